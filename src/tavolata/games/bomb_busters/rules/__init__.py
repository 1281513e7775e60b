"""The rules of Bomb Busters: what may be done (legal), what follows (opening, turn, cut, equipment), and why not (refusal)."""

from tavolata.games.bomb_busters.rules.game import BombBusters

__all__ = ["BombBusters"]
