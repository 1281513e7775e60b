"""The encoding of Bomb Busters for learning agents; stands and seats are counted clockwise from the agent's own."""

from tavolata.core.protocols.encoding import GameEncoding
from tavolata.games.bomb_busters.encoding.choices import CHOICES
from tavolata.games.bomb_busters.encoding.missions import MISSION_PARTS
from tavolata.games.bomb_busters.encoding.parts import PARTS

ENCODING = GameEncoding(version=1, parts=(*PARTS, *MISSION_PARTS), choices=CHOICES)
"""What the numbers mean, in this order for ever."""
