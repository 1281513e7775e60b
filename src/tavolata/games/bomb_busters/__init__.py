"""Bomb Busters: cut the wires together, and never a red one (Hisashi Hayashi, 2024)."""

from tavolata.games.bomb_busters.rules import BombBusters

__all__ = ["BombBusters"]
