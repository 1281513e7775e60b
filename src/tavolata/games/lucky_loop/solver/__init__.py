"""Exact answers: what a flight and each choice in it is worth (flight), for whatever goal (goal), and what a seat cannot tell (worlds)."""
