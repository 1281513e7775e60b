"""The rules of Galaxy Trucker: the protocol (game), what may be done and why not, building, check, flight, and what a ship is."""
