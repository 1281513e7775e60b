"""The boxes of the campaign, and what stars are given for."""

import tomllib

import msgspec

from tavolata.games.bomb_busters.content.files import text_of


class Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-B1, BB-B3: content data of the campaign's boxes: first and last mission of each, and the steps of the dial that a star allows."""

    boxes: tuple[tuple[int, int], ...]
    lost_at_most: tuple[int, ...]


BOXES = msgspec.convert(tomllib.loads(text_of("campaign.toml")), Boxes)
