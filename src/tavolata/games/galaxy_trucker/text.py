"""Galaxy Trucker in words and small pictures, for the terminal.

An event or an action becomes a message by the mapping of `core.phrase`, and besides:
- The key is lengthened by `outcome` and `source` as `.<value>`, by an empty list as `.no-<field>`, by spaces below 0 as `.back`,
  and never by `cells` and `ledger`.
- `order` is told by names; `cell`, or `column` and `row`, as `place`; `dice` by their `sum`; lists of goods and crew in words;
  `tiles`, `spaces` (without its sign) and `credits` as the fact `count`; of a `ledger` its fields.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

import msgspec

from tavolata.core.game import Action, Event, Seat
from tavolata.core.phrase import Facts, Phrase, Teller, phrase, variant
from tavolata.games.galaxy_trucker.actions import Place, Take
from tavolata.games.galaxy_trucker.content import Card, Cell, Face, Good, Kind, Line, Tile
from tavolata.games.galaxy_trucker.rules.ship import CANNONS, ENGINES
from tavolata.games.galaxy_trucker.state import Ledger
from tavolata.games.galaxy_trucker.view import DecisionView, FlightView, GalaxyTruckerView, PileView, PlayerView, TileView
from tavolata.words import say

COLOURED: Mapping[str, str] = {rf"\b{colour}\b": colour for colour in ("red", "yellow", "green", "blue")}
"""What a terminal may show in colour."""

_WIDEST = 80
_NOTHING = "-"
_TILES_IN_A_ROW = 6
_TURNS = range(4)

_LETTERS: Mapping[Kind, str] = {
    "starting-cabin": "C",
    "cabin": "c",
    "battery": "b",
    "hold": "h",
    "red-hold": "r",
    "structure": "m",
    "engine": "e",
    "double-engine": "E",
    "cannon": "g",
    "double-cannon": "G",
    "purple-life-support": "p",
    "brown-life-support": "n",
    "shield": "s",
}
_ARROWS = "^>v<"
_SMOOTH = "-|-|"
_SHIELDED = (" +", "   +", "  +", "+")
"""By turn: a shield's mark in one of the four corners, between the two sides that it covers."""
_CREW = {"human": "h", "purple": "p", "brown": "n"}
_HOLDING: frozenset[Kind] = frozenset({"battery", "hold", "red-hold"})

_COUNTED = {field: field for field in ("firepower", "crew_lost", "crew_needed", "goods_lost", "credits", "days", "tries")} | {
    "lose_days": "days",
    "lose_crew": "crew_lost",
    "lose_goods": "goods_lost",
}
"""The numbers of a card, and under which key they are told."""


def tell(event: Event, names: Sequence[str]) -> Phrase:
    """What happened, as a message."""
    return phrase("galaxy_trucker.event", event, names, _variant, _TELLERS)


def offer(action: Action, view: GalaxyTruckerView) -> Phrase:
    """What may be done, as a message; a tile that it concerns is named."""
    key, facts = phrase("galaxy_trucker.action", action, (), _variant, _TELLERS)
    if isinstance(action, Take) and action.source == "table":
        face = view.faces[action.tile]
        return "galaxy_trucker.text.take", {"what": say(key, facts), "tile": _tile_name(face), "sides": _sides(face)}
    cell: Cell = getattr(action, "column", 0), getattr(action, "row", 0)
    if isinstance(action, Place):
        return key, facts | {"place": _place(cell)}
    on = _tile_at(view, cell)
    return (key, facts) if on is None else ("galaxy_trucker.text.on", {"what": say(key, facts), "tile": on, "cell": _cell(cell)})


def _tile_at(view: GalaxyTruckerView, cell: Cell) -> str | None:
    """What lies on a cell of this seat's ship."""
    ship = () if view.seat is None else view.players[view.seat].ship
    return next((_tile_name(view.faces[tile.tile]) for tile in ship if (tile.column, tile.row) == cell), None)


def _variant(field: str, value: Any) -> str:
    if field in ("cells", "ledger"):
        return ""
    if field in ("outcome", "source"):
        return f".{value}"
    if field == "spaces" and value < 0:
        return ".back"
    return variant(field, None if value == () else value)


def _ledger(ledger: Ledger, _: Sequence[str]) -> Facts:
    return {**msgspec.structs.asdict(ledger), "arrived": ledger.arrived or 0}


_TELLERS: Mapping[str, Teller] = {
    "order": lambda seats, names: {"order": ", ".join(names[seat] for seat in seats)},
    "cell": lambda cell, _: {"place": _place(cell)},
    "dice": lambda dice, _: {"sum": sum(dice)},
    "goods": lambda goods, _: {"goods": _goods_words(goods)},
    "lacking": lambda goods, _: {"lacking": _goods_words(goods)},
    "crew": lambda crew, _: {"crew": crew if isinstance(crew, str) else _crew_words(crew)},
    "power": lambda power, _: {"power": _power(power)},
    "tiles": lambda tiles, _: {"count": len(tiles)},
    "spaces": lambda spaces, _: {"count": abs(spaces)},
    "credits": lambda amount, _: {"count": amount},
    "ledger": _ledger,
}


def _place(cell: Cell) -> str:
    return say("galaxy_trucker.place", {"column": cell[0], "row": cell[1]})


def _goods_words(goods: Iterable[Good]) -> str:
    return say("galaxy_trucker.and").join(say(f"galaxy_trucker.good.{good}") for good in goods)


def _crew_words(crew: Iterable[str]) -> str:
    return say("galaxy_trucker.and").join(say(f"galaxy_trucker.crew.{member}") for member in crew)


def _power(power: float) -> str:
    """Halves are exact, and whole numbers have no fraction."""
    return f"{power:g}"


def _cell(cell: Cell) -> str:
    return f"{cell[0]}/{cell[1]}"


def describe(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    """The position as text, in paragraphs: everybody's figures, ships, and what belongs to the phase."""
    shown = [seat for seat in range(len(names)) if view.phase != "building" or view.seat in (seat, None)]
    paragraphs = [
        [_status(view, names)],
        _figures(view, names),
        *(_ship(view, names, seat) for seat in sorted(shown, key=lambda seat: seat != view.seat)),
        *(_yard(view, names) if view.phase == "building" else ()),
        *(_flight(view, view.flight, names) if view.flight else ()),
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


def _status(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    """The flight, and what there is to do now."""
    return _say("status", level=say(f"galaxy_trucker.option.level.{view.level}"), status=_now(view, names))


def _now(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    if view.result:
        winners = view.result.winners
        return say("galaxy_trucker.status.over", {"count": len(winners), "winners": ", ".join(names[seat] for seat in winners)})
    decision = view.flight.decision if view.flight else None
    if decision:
        whose = "mine" if decision.seat == view.seat else "status"
        facts: Facts = {"measure": decision.measure or "", "name": names[decision.seat]}
        return say(f"galaxy_trucker.{whose}.{decision.kind}", facts)
    mine = _mine(view, view.players[view.seat]) if view.seat is not None else None
    return say(f"galaxy_trucker.mine.{mine}" if mine else f"galaxy_trucker.status.{view.phase}")


def _mine(view: GalaxyTruckerView, me: PlayerView) -> str | None:
    """What I am at while everybody acts at once."""
    if view.phase == "mending":
        return "mending" if me.faults else None
    if view.phase != "building":
        return None
    if me.status == "finished":
        return "finished"
    if me.looking is not None:
        return "looking"
    return "holding" if me.hand else "building"


def _figures(view: GalaxyTruckerView, names: Sequence[str]) -> list[str]:
    """A row for each figure, a column for each player."""
    players = view.players
    rows: dict[str, list[str | int]] = {
        "crew": [sum(len(tile.crew) for tile in player.ship) for player in players],
        "engines": [_range(*player.figures.engines) for player in players],
        "firepower": [_range(*player.figures.firepower) for player in players],
        "exposed": [player.figures.exposed for player in players],
        "batteries": [sum(tile.batteries for tile in player.ship) for player in players],
        "goods": [sum(len(tile.goods) for tile in player.ship) for player in players],
        "lost": [len(player.lost) for player in players],
        "credits": [player.credits for player in players],
    }
    lines = [_row("", [name[:14] for name in names]), _row("", [_doing(view, seat) for seat in range(len(players))])]
    return [*lines, *(_row(say(f"galaxy_trucker.figures.{name}"), cells) for name, cells in rows.items())]


def _row(title: str, cells: Sequence[str | int]) -> str:
    return f"{title:<12}" + "".join(f"{cell:>16}" for cell in cells)


def _range(least: float, most: float) -> str:
    """Power without batteries, and with all of them."""
    if least == most:
        return _power(least)
    return say("galaxy_trucker.figures.with", {"without": _power(least), "with": _power(most)})


def _doing(view: GalaxyTruckerView, seat: Seat) -> str:
    player = view.players[seat]
    if player.status == "building" and player.looking is not None:
        return say("galaxy_trucker.other.looking", {"pile": player.looking})
    if player.status == "building" and player.hand:
        return say("galaxy_trucker.other.holding")
    place = view.flight.route.index(seat) + 1 if view.flight and seat in view.flight.route else 0
    return say(f"galaxy_trucker.other.{player.status}", {"start": player.start or 0, "place": place})


def _ship(view: GalaxyTruckerView, names: Sequence[str], seat: Seat) -> list[str]:
    """A ship as a picture, with its faults and its pieces."""
    player = view.players[seat]
    title = say("galaxy_trucker.ship.mine") if seat == view.seat else say("galaxy_trucker.ship.of", {"name": names[seat]})
    faults = [_say("fault", fault=fault.kind, cells=" ".join(map(_cell, fault.cells))) for fault in player.faults]
    pieces = [_say("piece", piece=number, cells=" ".join(map(_cell, piece))) for number, piece in enumerate(player.pieces, start=1)]
    return [title, *_picture(view, player.ship), *(line for text in (*faults, *pieces) for line in _folded(text))]


def _picture(view: GalaxyTruckerView, ship: Sequence[TileView]) -> Iterator[str]:
    """Columns across, rows down; a tile is three lines of three characters, an empty cell of the outline a dot."""
    drawn = {(tile.column, tile.row): _drawn(view.faces[tile.tile], tile.turn, _load(view, tile)) for tile in ship}
    blocks = dict.fromkeys(view.outline, ("   ", " . ", "   ")) | drawn
    columns = range(min(column for column, _ in blocks), max(column for column, _ in blocks) + 1)
    yield ("     " + "".join(f" {column:<3}" for column in columns)).rstrip()
    for row in sorted({row for _, row in blocks}):
        for number, title in enumerate(("", row, "")):
            line = " ".join(blocks.get((column, row), ("   ",) * 3)[number] for column in columns)
            if title or line.strip():
                yield f"{title:>3}  {line}".rstrip()


def _drawn(face: Face, turn: int, load: str = "") -> tuple[str, str, str]:
    """A tile with its letter in the middle, its sides around it, and what it carries in the corners."""
    up, right, down, left = (_side(face, turn, side) for side in range(4))
    corners = f"{_SHIELDED[turn] if face.kind == 'shield' else load:<4}"
    return corners[0] + up + corners[1], left + _LETTERS[face.kind] + right, corners[2] + down + corners[3]


def _side(face: Face, turn: int, side: int) -> str:
    """A connector, a smooth side, or an arrow where a cannon or an engine opens."""
    if (face.kind in CANNONS and side == turn) or (face.kind in ENGINES and side == (turn + 2) % 4):
        return _ARROWS[side]
    connector = face.sides[(side - turn) % 4]
    return str(connector) if connector else _SMOOTH[side]


def _load(view: GalaxyTruckerView, tile: TileView) -> str:
    """What is on a tile, a letter each, and `o` for what has room for more."""
    face = view.faces[tile.tile]
    full = "".join(_CREW[member] for member in tile.crew) + "*" * tile.batteries + "".join(good[0].upper() for good in tile.goods)
    return f"{full:o<{face.capacity}}" if face.kind in _HOLDING else full


def _sides(face: Face) -> str:
    """The four sides of a tile as it comes, clockwise from the front."""
    return "".join(_side(face, 0, side) for side in range(4))


def _tile_name(face: Face) -> str:
    if face.kind in _HOLDING:
        return say("galaxy_trucker.holds", {"component": face.kind, "capacity": face.capacity})
    return say(f"galaxy_trucker.component.{face.kind}")


def _yard(view: GalaxyTruckerView, names: Sequence[str]) -> Iterator[list[str]]:
    """While building: the tile in hand, those to be had, the piles, and the hourglass."""
    me = view.players[view.seat] if view.seat is not None else None
    if me and me.hand and me.hand.tile:
        yield _hand(me.hand.tile, view.faces[me.hand.tile])
    if me and me.reserve:
        yield [say("galaxy_trucker.reserve.label") + ":", *_tiles(view, me.reserve)]
    lying = [say("galaxy_trucker.open.label") + ":", *_tiles(view, view.face_up)] if view.face_up else []
    yield [say("galaxy_trucker.heap.left", {"count": view.heap}), *lying]
    yield [line for number, pile in enumerate(view.piles, start=1) for line in _pile(pile, number, names)]
    if view.glass:
        glass = "run" if view.glass.running else "empty"
        yield [say(f"galaxy_trucker.glass.{glass}", {"space": view.glass.space, "runs": view.runs})]


def _hand(tile: Tile, face: Face) -> list[str]:
    """The tile in hand, turned in each of the four ways."""
    drawn = [_drawn(face, turn) for turn in _TURNS]
    titles = "".join(f"  {_say('turned', turn=turn):<10}" for turn in _TURNS)
    pictures = ("".join(f"     {block[number]:<7}" for block in drawn) for number in range(3))
    return [_say("hand", tile=tile, name=_tile_name(face)), *(line.rstrip() for line in (titles, *pictures))]


def _tiles(view: GalaxyTruckerView, tiles: Sequence[Tile]) -> Iterator[str]:
    """Tiles in rows: number, letter, how much it holds, and the four sides."""
    cells = [f"{tile:>4} {_LETTERS[face.kind]}{face.capacity or ' '} {_sides(face)}" for tile in tiles for face in [view.faces[tile]]]
    for start in range(0, len(cells), _TILES_IN_A_ROW):
        yield " ".join(cells[start : start + _TILES_IN_A_ROW])


def _pile(pile: PileView, number: int, names: Sequence[str]) -> Iterator[str]:
    """A pile that somebody holds, and the cards of one that this seat knows."""
    if pile.held_by is not None:
        yield say("galaxy_trucker.pile.held", {"pile": number, "name": names[pile.held_by]})
    elif pile.cards:
        yield say("galaxy_trucker.pile.rests", {"pile": number})
    for card in pile.cards or ():
        yield from _card(card)


def _card(card: Card) -> list[str]:
    """A card's name, and what is printed on it."""
    kind = str(card.__struct_config__.tag)
    printed = "; ".join(_printed(card)) or say(f"galaxy_trucker.card.words.{kind}")
    return [say("galaxy_trucker.card.label", {"name": card.name, "kind": kind}), *_folded(printed)]


def _printed(card: Card | Line) -> Iterator[str]:
    """What is printed on a card, or in a line of it, part by part."""
    for field in card.__struct_fields__:
        value = getattr(card, field)
        if field in _COUNTED and value:
            yield say(f"galaxy_trucker.card.{_COUNTED[field]}", {"count": value})
        elif field == "goods":
            yield say("galaxy_trucker.card.goods", {"goods": _goods_words(value)})
        elif field == "planets":
            for planet, goods in enumerate(value, start=1):
                yield say("galaxy_trucker.card.planet", {"planet": planet, "goods": _goods_words(goods)})
        elif field in ("meteors", "shots"):
            yield from (say("galaxy_trucker.card.coming", {"size": one.size, "side": one.side}) for one in value)
        elif field == "lines":
            yield from map(_line, value)


def _line(line: Line) -> str:
    lowest = say("galaxy_trucker.card.lowest", {"measure": line.lowest})
    return _say("line", lowest=lowest, penalty=say("galaxy_trucker.and").join(_printed(line)))


def _flight(view: GalaxyTruckerView, flight: FlightView, names: Sequence[str]) -> Iterator[list[str]]:
    """The route, the card that lies open with what came of it so far, and the decision."""
    if flight.ledgers:
        yield [say("galaxy_trucker.ledger.label"), *_ledgers(flight.ledgers)]
        return
    yield [*_route(view, flight, names), say("galaxy_trucker.cards.left", {"count": view.cards_left})]
    if flight.card:
        yield [*_card(flight.card), *_so_far(flight, names)]
    if flight.decision:
        yield list(_decision(flight.decision))


def _route(view: GalaxyTruckerView, flight: FlightView, names: Sequence[str]) -> Iterator[str]:
    for place, seat in enumerate(flight.route, start=1):
        yield say("galaxy_trucker.route.rocket", {"name": names[seat], "place": place, "days": view.players[seat].days})


def _so_far(flight: FlightView, names: Sequence[str]) -> Iterator[str]:
    if flight.dice:
        yield _say("dice", low=flight.dice[0], high=flight.dice[1])
    for name, planet, power in zip(names, flight.landed, flight.declared, strict=True):
        if planet is not None:
            yield say("galaxy_trucker.card.landed", {"planet": planet, "name": name})
        if power is not None:
            yield _say("declared", name=name, power=_power(power))


def _decision(decision: DecisionView) -> Iterator[str]:
    """What there is to know about a decision, besides whose it is."""
    match decision.kind:
        case "power":
            assert decision.power is not None
            yield _say("decision.power", power=_power(decision.power))
        case "defend":
            assert decision.cell is not None
            coming = say("galaxy_trucker.card.coming", {"size": decision.size or "", "side": decision.side or ""})
            yield _say("decision.defend", coming=coming, place=_place(decision.cell))
        case "lose-crew" | "lose-goods":
            yield _say(f"decision.{decision.kind}", count=decision.count)
        case "load":
            yield _say("decision.load", goods=_goods_words(decision.pool) or _NOTHING)
        case _:
            return


def _ledgers(ledgers: Sequence[Ledger]) -> Iterator[str]:
    """A row for each line of the ledger, a column for each player."""
    for field in Ledger.__struct_fields__:
        amounts = [getattr(ledger, field) for ledger in ledgers]
        cells = [say("galaxy_trucker.ledger.gave_up") if amount is None else str(amount) for amount in amounts]
        yield f"{say(f'galaxy_trucker.ledger.{field}'):<18}" + "".join(f"{cell:>14}" for cell in cells)


def _folded(text: str) -> list[str]:
    return wrap(text, _WIDEST, initial_indent="  ", subsequent_indent="    ")


def _say(key: str, **facts: str | int) -> str:
    return say(f"galaxy_trucker.text.{key}", facts)
