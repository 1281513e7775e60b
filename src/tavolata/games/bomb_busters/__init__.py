"""Bomb Busters: cut the wires together, and never a red one (Hisashi Hayashi, 2024)."""
