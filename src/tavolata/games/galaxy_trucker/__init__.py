"""The Galaxy Trucker plugin: ship building against the hourglass, then flights (Vlaada Chvátil, 2021 edition)."""
