"""The encoding for learning agents: one cell grid for all levels, tiles by number, seats clockwise from the observer."""

from tavolata.core.protocols.encoding import GameEncoding
from tavolata.games.galaxy_trucker.encoding.choices import CHOICES
from tavolata.games.galaxy_trucker.encoding.parts import PARTS

LEARNING = GameEncoding(version=1, parts=PARTS, choices=CHOICES)
"""The numbers of observations and actions; their order never changes."""
