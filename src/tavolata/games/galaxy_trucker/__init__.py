"""Galaxy Trucker: build a ship against the hourglass, and fly it (Vlaada Chvátil, 2021 edition)."""
