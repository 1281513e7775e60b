"""The Transgalactic Trek: titles and their scores, what a flight leads to, and the flight that follows it."""
