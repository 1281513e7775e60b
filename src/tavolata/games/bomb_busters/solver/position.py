"""A position as people write it down to have it analysed."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count, pairwise
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from tavolata.core.errors import short_json
from tavolata.core.protocols.advisor import InvalidPosition, PositionFault
from tavolata.games.bomb_busters.content import AS_RED, COUNT, NUMBERS, RANK_OF, RED, VALUES, YELLOW, Colour, Value, Wire, copies_in_play
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS, Letter
from tavolata.games.bomb_busters.facts import CountedFact, Fact, FoundFact, LacksFact, NotValueFact, Tile, Tiles, fact_from_token
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, Tally, able_to_act
from tavolata.games.bomb_busters.solver.wire_notation import Place, mine, of_others
from tavolata.games.bomb_busters.state import Marker

Spoken: TypeAlias = Annotated[int, Meta(ge=1, le=NUMBERS.blue_highest)] | str
"""A value as people write it: a number, or Y or R."""
Hand: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0)], ...], Meta(min_length=1)]
"""Stands, counted from 0."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of the objects in a written position."""


class Coloured(_Part, frozen=True):
    """BB-S2: part of a written position: the marked yellow or red wires, and how many of them are in play."""

    values: tuple[Annotated[int, Meta(ge=1, le=NUMBERS.coloured_highest)], ...]
    in_play: Annotated[int, Meta(ge=0)]


class Observation(_Part, frozen=True):
    """BB-Q4-8, BB-m18, BB-m22: part of a written position: the uncut wires of these stands have some values, and lack others."""

    stands: Hand
    has: tuple[Spoken, ...] = ()
    lacks: tuple[Spoken, ...] = ()


class Turn(_Part, frozen=True):
    """BB-N2: part of a written position: the stands of the hand on turn, and the values or the constraint card that limit it."""

    stands: Hand
    locked: tuple[Spoken, ...] = ()
    card: Letter | None = None


class WrittenPosition(msgspec.Struct, frozen=True):
    """A written position with typed parts; all but the first two may be left out."""

    me: list[Annotated[int, Meta(ge=0)]]
    stands: Annotated[list[list[str]], Meta(min_length=1, max_length=NUMBERS.stands_in_box)]
    yellow: Coloured = Coloured((), 0)
    red: Coloured = Coloured((), 0)
    blue: Annotated[int, Meta(ge=1, le=NUMBERS.blue_highest)] = NUMBERS.blue_highest
    as_red: Annotated[int, Meta(ge=1, le=NUMBERS.blue_highest)] | None = None
    x_blue: bool = False
    told: tuple[Observation, ...] = ()
    turn: Turn | None = None


ASKED = {field.name: field for field in msgspec.structs.fields(WrittenPosition)}


class FaultyPosition(InvalidPosition):
    """Exception: a position that cannot be analysed, with every reason."""


def read_position(position: object) -> tuple[Knowledge, list[Tiles]]:
    """Return the knowledge of a written position, and the tiles of each stand; raise an error that lists all faults."""
    written = _written(position)
    stands = _places(written)
    _refuse(
        *_spoken_faults(written),
        *_colour_faults("yellow", written.yellow),
        *_colour_faults("red", written.red),
        *_order_faults(stands),
        *_supply_faults(stands, written),
    )
    reading = _Reading(written, stands)
    return reading.knowledge, [tuple(tile for tile, _ in stand) for stand in reading.stands]


class _Reading:
    """Parser of a written position, which collects its faults."""

    def __init__(self, written: WrittenPosition, stands: Sequence[Sequence[Place]]) -> None:
        self.written = written
        self.as_red = str(written.as_red) if written.as_red else None
        tiles = count()
        self.stands = [[(next(tiles), place) for place in stand] for stand in stands]
        self.placed = [pair for stand in self.stands for pair in stand]

    @property
    def knowledge(self) -> Knowledge:
        """Return the knowledge of the whole position."""
        written = self.written
        return Knowledge(
            stands=tuple(tuple(tile for tile, place in stand if not place.x) for stand in self.stands),
            known={tile: self._wire(place.wire) for tile, place in self.placed if place.wire},
            blue=tuple(number for number in range(1, written.blue + 1) if number != written.as_red),
            yellow=Marker(written.yellow.values, written.yellow.in_play),
            red=Marker(written.red.values, written.red.in_play),
            facts=(*self._facts_of_tokens(), *self._facts_told()),
            loose=tuple(tile for tile, place in self.placed if place.x),
            loose_are_blue=written.x_blue,
            as_red=self.as_red,
            tallies=tuple(self._tallies()),
        )

    def _wire(self, wire: Wire) -> Wire:
        """BB-m11: return a wire with the value that counts as red applied."""
        return AS_RED[wire] if wire == self.as_red else wire

    def _value(self, spoken: Spoken) -> Value:
        """BB-m11: return a value with the one that counts as red applied."""
        return RED if str(spoken) == self.as_red else str(spoken)

    def _facts_of_tokens(self) -> Iterator[Fact]:
        """BB-D4, BB-m17, BB-m21, BB-m24: yield the facts of the tokens before the wires."""
        for stand in self.stands:
            for tile, place in stand:
                yield from (NotValueFact(tile, self._value(value)) for value in place.nots)
                if place.token and place.token in COUNT:
                    yield CountedFact(tile, tuple(other for other, _ in stand), COUNT[place.token])
                elif place.token and (fact := fact_from_token(tile, self._value(place.token))):
                    yield fact

    def _facts_told(self) -> Iterator[Fact]:
        """BB-Q4-8, BB-m22: yield the facts about whole hands."""
        for told in self.written.told:
            tiles = tuple(tile for tile, _ in self._uncut(told.stands))
            yield from (LacksFact(tiles, self._value(value)) for value in told.lacks)
            if told.has:
                yield FoundFact(tiles, tuple(map(self._value, told.has)))

    def _tallies(self) -> Iterator[Tally]:
        """BB-N2, BB-L1, BB-L3: yield the tallies that the seat on turn has a legal action."""
        turn = self.written.turn
        if turn is None:
            return
        card = CONSTRAINTS[turn.card] if turn.card else None
        hand = self._uncut(turn.stands)
        barred = {value for value in VALUES if card and value not in card.values}
        serving = [tile for tile, place in hand if card is None or card.tokens or not place.token]
        reds = self.written.red.in_play + (NUMBERS.copies if self.as_red else 0)
        yield able_to_act(serving, {*map(self._value, turn.locked), *barred}, len(hand), reds)

    def _uncut(self, stands: Sequence[int]) -> list[tuple[Tile, Place]]:
        return [pair for stand in stands for pair in self.stands[stand] if not pair[1].is_cut]


# What cannot be


def _refuse(*faults: PositionFault) -> None:
    if faults:
        raise FaultyPosition(faults)


def fault(name: str, **facts: str | int) -> PositionFault:
    """Return a fault of the position, by the end of its message key."""
    return PositionFault(f"bomb_busters.position.{name}", **facts)


def _written(position: object) -> WrittenPosition:
    """Return the fields of a written position, each of its type."""
    names = ", ".join(ASKED)
    if not isinstance(position, dict):
        raise FaultyPosition([fault("object", names=names, given=short_json(position))])
    faults = [fault("unknown", part=short_json(key), names=names) for key in position if key not in ASKED]
    faults += [fault("missing", part=name) for name, field in ASKED.items() if field.required and name not in position]
    parts = {}
    for name in [name for name in ASKED if name in position]:
        try:
            parts[name] = msgspec.convert(position[name], ASKED[name].type)
        except msgspec.ValidationError:
            faults.append(fault("wrong", part=name, given=short_json(position[name])))
    _refuse(*faults)
    return WrittenPosition(**parts)


def _places(written: WrittenPosition) -> list[list[Place]]:
    """Return every place read; raise an error that lists the faults of all others."""
    last = len(written.stands) - 1
    named = {"me": written.me, "told": [stand for told in written.told for stand in told.stands]}
    named["turn"] = list(written.turn.stands) if written.turn else []
    _refuse(*(fault("no-stand", part=part, stand=stand, last=last) for part, stands in named.items() for stand in stands if stand > last))
    read = [[_reader(written, stand)(word) for word in words] for stand, words in enumerate(written.stands)]
    _refuse(
        *(
            fault(wanted := _wanted(word, stand in written.me), stand=stand, place=place, given=short_json(word), shapes=SHAPES[wanted])
            for stand, words in enumerate(written.stands)
            for place, word in enumerate(words)
            if read[stand][place] is None
        )
    )
    return [[place for place in places if place] for places in read]


def _reader(written: WrittenPosition, stand: int) -> Callable[[str], Place | None]:
    return mine if stand in written.me else of_others


SHAPES = {"of-others": '"5", "?", "i5"', "of-mine": '"5", "?5", "i5"', "with-number": '"Y4", "?Y4", "iY4"'}
"""How a wire is written, by the sentences that say so."""


def _wanted(word: str, is_mine: bool) -> str:
    """Return the message key for what may stand in the place of a word that cannot be read."""
    if not is_mine:
        return "of-others"
    return "with-number" if word.lstrip("x?i") in (YELLOW, RED) else "of-mine"


def _spoken_faults(written: WrittenPosition) -> Iterator[PositionFault]:
    """Yield faults of values beside the stands: each must exist, and one that counts as red must be in play (BB-m11)."""
    spoken = [("told", value) for told in written.told for value in (*told.has, *told.lacks)]
    spoken += [("turn", value) for value in (written.turn.locked if written.turn else ())]
    yield from (fault("no-value", part=part, given=short_json(value)) for part, value in spoken if str(value) not in VALUES)
    if written.as_red and written.as_red > written.blue:
        yield fault("not-blue", part="as_red", value=written.as_red, most=written.blue)


def _colour_faults(colour: Colour, coloured: Coloured) -> Iterator[PositionFault]:
    """BB-S2: yield faults of the markers: each value is marked once, and `in_play` does not exceed them."""
    if len(set(coloured.values)) < len(coloured.values):
        yield fault("twice", part=colour)
    if coloured.in_play > len(coloured.values):
        yield fault("too-few-values", part=colour, in_play=coloured.in_play, count=len(coloured.values))


def _order_faults(stands: Sequence[Sequence[Place]]) -> Iterator[PositionFault]:
    """BB-S3: yield a fault for a stand that does not ascend; a wire with an X stands at its right (BB-m20)."""
    for stand, places in enumerate(stands):
        named = [wire for place in places if not place.x and (wire := place.named)]
        for left, right in pairwise(named):
            if RANK_OF[left] > RANK_OF[right]:
                yield fault("not-sorted", stand=stand, left=left, right=right)
        if any(place.x for place in places[:-1]):
            yield fault("x-not-last", stand=stand)


def _supply_faults(stands: Sequence[Sequence[Place]], written: WrittenPosition) -> Iterator[PositionFault]:
    """BB-S2: yield faults of the supply: the stands have as many wires as are in play, and no more of a kind than exist."""
    yellow, red = written.yellow, written.red
    copies = copies_in_play(map(str, range(1, written.blue + 1)), yellow.values, red.values)
    named = Counter(wire for stand in stands for place in stand if (wire := place.named))
    for wire in [wire for wire in named if named[wire] > copies.get(wire, 0)]:
        yield fault("too-many", wire=wire, there=named[wire], most=copies.get(wire, 0))
    there, blue = sum(map(len, stands)), NUMBERS.copies * written.blue
    if there != (in_play := blue + yellow.in_play + red.in_play):
        yield fault("wires", there=there, in_play=in_play, blue=blue, yellow=yellow.in_play, red=red.in_play)
