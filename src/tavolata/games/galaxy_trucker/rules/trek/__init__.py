"""The Transgalactic Trek: titles, scores, and the sequence of flights."""
