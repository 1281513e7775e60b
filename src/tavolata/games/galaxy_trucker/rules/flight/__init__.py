"""The flight: `resolve` runs the steps of each card, the other modules implement them."""
