"""Lucky Loop: four programmes, a free one, and dice (Karsten Hartwig and Wolfgang Panning, 2003)."""

from tavolata.games.lucky_loop.rules import LuckyLoop

__all__ = ["LuckyLoop"]
