"""The numbers of the rulebook."""

import tomllib

import msgspec

from tavolata.games.bomb_busters.content.equipment import CardId
from tavolata.games.bomb_busters.content.files import text_of


class Stands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-S1: content data: how many stands the captain and each other player have."""

    captain: int
    other: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content data: the numbers of the rulebook."""

    blue_highest: int
    stands_in_box: int
    cut_together: int
    copies: int
    coloured_highest: int
    tokens_of_a_value: int
    cut_to_unlock: int
    detector_least: int
    rewound_at_most: int
    recharged_at_most: int
    false_bottom_brings: int
    stands: dict[int, Stands]
    detectors: dict[CardId, int]


NUMBERS = msgspec.convert(tomllib.loads(text_of("numbers.toml")), Numbers, strict=False)
