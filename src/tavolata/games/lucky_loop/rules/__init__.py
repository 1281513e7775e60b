"""The rules of Lucky Loop: what may be done (legal), what follows (turn, flight), and why not (refusal)."""

from tavolata.games.lucky_loop.rules.game import LuckyLoop

__all__ = ["LuckyLoop"]
