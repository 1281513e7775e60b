"""How a learner meets Galaxy Trucker: cells by one grid for all levels, tiles by their numbers, seats from one's own on clockwise."""

from tavolata.core.protocols.encoding import GameEncoding
from tavolata.games.galaxy_trucker.encoding.choices import CHOICES
from tavolata.games.galaxy_trucker.encoding.parts import PARTS

LEARNING = GameEncoding(version=1, parts=PARTS, choices=CHOICES)
"""What the numbers mean, in this order for ever."""
