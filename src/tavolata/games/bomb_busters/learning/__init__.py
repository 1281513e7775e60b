"""How a learner meets Bomb Busters: stands and seats are counted from one's own on, clockwise."""

from tavolata.core.learning import Learning
from tavolata.games.bomb_busters.learning.choices import CHOICES
from tavolata.games.bomb_busters.learning.missions import MISSION_PARTS
from tavolata.games.bomb_busters.learning.parts import PARTS

LEARNING = Learning(version=1, parts=(*PARTS, *MISSION_PARTS), choices=CHOICES)
"""What the numbers mean, in this order for ever."""
