"""A position as people write it down to have it analysed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, pairwise
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from tavolata.core.coach import BadPosition
from tavolata.core.errors import shown_json
from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS, RANK_OF, RED, VALUE_OF, YELLOW, Colour, Value, Wire, copies_in_play
from tavolata.games.bomb_busters.facts import Shown
from tavolata.games.bomb_busters.solver.knowledge import Knowledge
from tavolata.games.bomb_busters.state import Marker


class Coloured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BB-S2: the yellow or red wires that are marked, and how many of them are in play."""

    values: tuple[Annotated[int, Meta(ge=1, le=NUMBERS.coloured_highest)], ...]
    in_play: Annotated[int, Meta(ge=0)]


ASKED: Mapping[str, tuple[Any, str]] = {
    "me": (list[Annotated[int, Meta(ge=0)]], "the list of the stands that are mine, counted from 0"),
    "stands": (
        Annotated[list[list[str]], Meta(min_length=1, max_length=NUMBERS.stands_in_box)],
        f"a list of 1 to {NUMBERS.stands_in_box} stands, each a list of texts",
    ),
    "yellow": (Coloured, f'an object like {{"values": [4, 7], "in_play": 2}} with numbers from 1 to {NUMBERS.coloured_highest}'),
    "red": (Coloured, f'an object like {{"values": [4], "in_play": 1}} with numbers from 1 to {NUMBERS.coloured_highest}'),
    "blue": (Annotated[int, Meta(ge=1, le=NUMBERS.blue_highest)], f"the highest blue value in play, from 1 to {NUMBERS.blue_highest}"),
}
"""What an analysis asks for, and what may stand there; the colours and `blue` may be left out."""


class FaultyPosition(BadPosition):
    """A position that cannot be analysed, with every reason."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(faults))


class Place(NamedTuple):
    """What is written for a place on a stand: which wire it is, or only its value, or nothing."""

    wire: Wire | None = None
    token: Value | None = None


def read_position(position: object) -> Knowledge:
    """What a position tells, if it has no fault."""
    asked = _asked(position)
    stands = _places(asked["stands"], asked["me"])
    yellow, red = (asked.get(colour, Coloured((), 0)) for colour in ("yellow", "red"))
    blue = asked.get("blue", NUMBERS.blue_highest)
    faults = [*_colour_faults("yellow", yellow), *_colour_faults("red", red), *_order_faults(stands)]
    _refuse([*faults, *_supply_faults(stands, blue, yellow, red)])
    tiles = count()
    numbered = [[(next(tiles), place) for place in stand] for stand in stands]
    placed = [pair for stand in numbered for pair in stand]
    return Knowledge(
        stands=tuple(tuple(tile for tile, _ in stand) for stand in numbered),
        known={tile: place.wire for tile, place in placed if place.wire},
        blue=tuple(range(1, blue + 1)),
        yellow=Marker(yellow.values, yellow.in_play),
        red=Marker(red.values, red.in_play),
        facts=tuple(Shown(tile, place.token) for tile, place in placed if place.token),
    )


def _refuse(faults: Sequence[str]) -> None:
    if faults:
        raise FaultyPosition(faults)


def _asked(position: object) -> dict[str, Any]:
    """What stands under each key, each of its type."""
    if not isinstance(position, dict):
        raise FaultyPosition([f"A position is an object with {', '.join(ASKED)}, not {shown_json(position)}."])
    faults = [f"{shown_json(key)} is not known; a position has {', '.join(ASKED)}." for key in position if key not in ASKED]
    faults += [f'"{key}" is missing; it must be {ASKED[key][1]}.' for key in ("me", "stands") if key not in position]
    asked = {}
    for key, (kind, wanted) in ASKED.items():
        if key in position:
            try:
                asked[key] = msgspec.convert(position[key], kind)
            except msgspec.ValidationError:
                faults.append(f'"{key}" must be {wanted}, not {shown_json(position[key])}.')
    _refuse(faults)
    return asked


def _places(stands: Sequence[Sequence[str]], me: Sequence[int]) -> list[list[Place]]:
    """Every place read, if all can be."""
    _refuse([f'"me" names stand {stand}, but the stands go from 0 to {len(stands) - 1}.' for stand in me if stand >= len(stands)])
    read = [[_mine(word) if stand in me else _of_others(word) for word in words] for stand, words in enumerate(stands)]
    _refuse(
        [
            f"Stand {stand}, place {place}: {shown_json(word)} cannot be; {_wanted(word, is_mine=stand in me)}."
            for stand, words in enumerate(stands)
            for place, word in enumerate(words)
            if read[stand][place] is None
        ]
    )
    return [[place for place in places if place] for places in read]


def _wanted(word: str, is_mine: bool) -> str:
    """What could stand in the place of a word that cannot be read."""
    if not is_mine:
        return 'the stand is not mine, so a wire is written like "5", "?" or "i5"'
    if word.lstrip("?i") in (YELLOW, RED):
        return 'of a yellow or red wire of mine the number is asked for too, as in "Y4", "?Y4" or "iY4"'
    return 'the stand is mine, so a wire is written like "5", "?5" or "i5"'


def _mine(word: str) -> Place | None:
    """`5` is cut, `?5` not yet, and `i5` has a token, which no red wire has; of a yellow or red wire the number is asked for too."""
    wire = word[1:] if word[:1] in ("?", "i") else word
    return Place(wire) if wire in VALUE_OF and (word[0] != "i" or VALUE_OF[wire] != RED) else None


def _of_others(word: str) -> Place | None:
    """`5` is cut, `?` unknown, `i5` and `iY` have tokens."""
    if word == "?":
        return Place()
    if word[:1] == "i" and word[1:] in (*BLUE_VALUES, YELLOW):
        return Place(token=word[1:])
    return Place(word) if word in VALUE_OF else None


def _colour_faults(colour: Colour, coloured: Coloured) -> Iterator[str]:
    """BB-S2: each value is marked once, and of those so many are in play."""
    if len(set(coloured.values)) < len(coloured.values):
        yield f'"{colour}" names a value twice; there is one wire of each.'
    if coloured.in_play > len(coloured.values):
        yield f'"{colour}" has {coloured.in_play} wires in play, but only {len(coloured.values)} values.'


def _told(places: Iterable[Place]) -> list[Wire]:
    """The wires that are named; which yellow wire a token is before is not known."""
    return [wire for place in places if (wire := place.wire or place.token) and wire in RANK_OF]


def _order_faults(stands: Sequence[Sequence[Place]]) -> Iterator[str]:
    """BB-S3: a stand ascends."""
    for stand, places in enumerate(stands):
        for left, right in pairwise(_told(places)):
            if RANK_OF[left] > RANK_OF[right]:
                yield f"Stand {stand} is not sorted: {left} stands left of {right}."


def _supply_faults(stands: Sequence[Sequence[Place]], blue: int, yellow: Coloured, red: Coloured) -> Iterator[str]:
    """BB-S2: there are as many wires as are in play, and no more of a kind than there can be."""
    copies = copies_in_play(map(str, range(1, blue + 1)), yellow.values, red.values)
    told = Counter(wire for stand in stands for wire in _told(stand))
    for wire in [wire for wire in told if told[wire] > copies.get(wire, 0)]:
        yield f"The stands have {told[wire]} of the wire {wire}, but {copies.get(wire, 0)} can be in play."
    there, in_play = sum(map(len, stands)), NUMBERS.copies * blue + yellow.in_play + red.in_play
    if there != in_play:
        yield (
            f"The stands have {there} wires, but {in_play} are in play: "
            f"{NUMBERS.copies * blue} blue, {yellow.in_play} yellow and {red.in_play} red."
        )
