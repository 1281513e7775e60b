"""States of Lucky Loop as text, as docs/developers/states.md describes them."""

import re

from tavolata.core.state_text import Form, Item, Numbered, StateText, write_text
from tavolata.games.lucky_loop.actions import Dice
from tavolata.games.lucky_loop.state import Box, State

_BOX = re.compile(r"(?P<card>[^*:@=]+)(?P<star>\*)?(?::(?P<dice>[1-6]+))?(?:@(?P<red>[1-6]))?(?:=(?P<points>\d+))?")


def _write_box(box: Box) -> Item:
    """Return a card in flight as text: `R7*:34@4=12` is highlighted, made with 3 and 4, the 4 being red, for 12 points."""
    star, dice, red, points = "*" * box.highlight, _write_dice(box.dice), f"@{box.red}" * bool(box.red), f"={box.points}" * bool(box.points)
    return write_text(f"{box.card}{star}{f':{dice}' if dice else ''}{red}{points}")


def _read_box(item: Item) -> Box:
    found = _BOX.fullmatch(item) if isinstance(item, str) else None
    if found is None:
        raise ValueError("a flown card is written like R7, R7* or R7:34@4=12.")
    dice = tuple(map(int, found["dice"] or ""))
    return Box(found["card"], found["star"] is not None, dice, int(found["red"] or 0), int(found["points"] or 0))


def _write_dice(dice: Dice) -> str:
    return "".join(map(str, dice))


STATE_TEXT: StateText[State] = StateText(
    State,
    lines={"players": Numbered("player")},
    forms={Box: Form(_write_box, _read_box)},
    fixed=("cards",),
)
"""The text form of states; fields that a text omits are those of the setup."""
