"""What choices are worth: told as a hint before they are made, and in the review of a match that is over."""
