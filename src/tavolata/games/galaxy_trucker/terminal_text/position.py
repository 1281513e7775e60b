"""The position of Galaxy Trucker as text: everybody's figures, the ships, the yard, and the flight."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.core.text.columns import WIDEST, align, side_by_side
from tavolata.games.galaxy_trucker.content import Card, Face, Line, Tile, kind_of
from tavolata.games.galaxy_trucker.rules.ship import PLACED
from tavolata.games.galaxy_trucker.rules.ship_stats import Strength
from tavolata.games.galaxy_trucker.state import Ledger
from tavolata.games.galaxy_trucker.terminal_text.pictures import drawn, letter, picture, sides_mark
from tavolata.games.galaxy_trucker.terminal_text.trek_text import between, course_lines
from tavolata.games.galaxy_trucker.terminal_text.wording import cell_mark, figure, goods_words, place_words, tile_name
from tavolata.games.galaxy_trucker.view import DecisionView, FlightView, GalaxyTruckerView, PileView, PlayerView
from tavolata.i18n import Fact, format_list, translate

_NOTHING = "-"
_TILES_IN_A_ROW = 6
_TURNS = range(4)

_COUNTED = {field: field for field in ("firepower", "crew_lost", "crew_needed", "goods_lost", "credits", "days", "tries")} | {
    "lose_days": "days",
    "lose_crew": "crew_lost",
    "lose_goods": "goods_lost",
}
"""The numbers of a card, and under which key they are told."""


def describe(view: GalaxyTruckerView, names: Sequence[str], width: int = WIDEST) -> str:
    """The position as text, in paragraphs: everybody's figures, ships, and what belongs to the phase."""
    shown = [seat for seat in range(len(names)) if view.phase != "building" or view.seat in (seat, None)]
    paragraphs = [
        [_status(view, names)],
        list(course_lines(view, names, width)),
        _figures(view, names, width),
        *(_ship(view, names, seat, width) for seat in sorted(shown, key=lambda seat: seat != view.seat)),
        *(_yard(view, names, width) if view.phase == "building" else ()),
        *(_flight(view, view.flight, names, width) if view.flight else ()),
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


def _status(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    """The flight, and what there is to do now."""
    return _say("status", level=translate(f"galaxy_trucker.option.level.{view.level}"), status=_now(view, names))


def _now(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    if view.result:
        winners = view.result.winners
        return translate("galaxy_trucker.status.over", {"count": len(winners), "winners": format_list(names[seat] for seat in winners)})
    if (told := between(view, names)) is not None:
        return told
    decision = view.flight.decision if view.flight else None
    if decision:
        whose = "mine" if decision.seat == view.seat else "status"
        facts = {"measure": decision.measure or "", "name": names[decision.seat]}
        return translate(f"galaxy_trucker.{whose}.{decision.kind}", facts)
    mine = _mine(view, view.players[view.seat]) if view.seat is not None else None
    if mine:
        return translate(f"galaxy_trucker.mine.{mine}")
    card = view.flight.card if view.flight else None
    return translate("galaxy_trucker.status.card", {"what": kind_of(card)}) if card else translate(f"galaxy_trucker.status.{view.phase}")


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
    if not me.hand:
        return "building"
    return "holding" if view.reserve else "holding.no-reserve"


def _figures(view: GalaxyTruckerView, names: Sequence[str], width: int) -> list[str]:
    """A row for each figure, a column for each player."""
    players = view.players
    rows: dict[str, list[str | int]] = {
        "crew": [player.figures.crew for player in players],
        "engines": [_range(player.figures.engines) for player in players],
        "firepower": [_range(player.figures.firepower) for player in players],
        "exposed": [player.figures.exposed for player in players],
        "batteries": [player.figures.batteries for player in players],
        "goods": [player.figures.goods for player in players],
        "lost": [len(player.lost) for player in players],
        "credits": [player.credits for player in players],
    }
    heads = ["", "", *(translate(f"galaxy_trucker.figures.{name}") for name in rows)]
    doing = [_doing(view, seat) for seat in range(len(players))]
    return _table(heads, [[name[:14] for name in names], doing, *rows.values()], _Widths(12, 16), width)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str | int]], usual: "_Widths", width: int) -> list[str]:
    """A table in its usual widths, or where the page is narrow in such as its words need."""
    head, cell = usual if usual.head + usual.cell * len(rows[0]) <= width else _Widths(max(map(len, heads)), 0)
    columns = [align(column, cell) for column in zip(*rows, strict=True)]
    return list(side_by_side([f"{title:<{head}}" for title in heads], columns, width))


class _Widths(NamedTuple):
    """How wide the heads and the cells of a table are."""

    head: int
    cell: int


def _range(power: Strength) -> str:
    """Power without batteries, and the most that they allow."""
    if power.least == power.most:
        return figure(power.least)
    return translate("galaxy_trucker.figures.with", {"without": power.least, "with": power.most})


def _doing(view: GalaxyTruckerView, seat: Seat) -> str:
    player = view.players[seat]
    if player.status == "building" and player.looking is not None:
        return translate("galaxy_trucker.other.looking", {"pile": player.looking})
    if player.status == "building" and player.hand:
        return translate("galaxy_trucker.other.holding")
    place = view.flight.route.index(seat) + 1 if view.flight and seat in view.flight.route else 0
    return translate(f"galaxy_trucker.other.{player.status}", {"start": player.start or 0, "place": place})


def _ship(view: GalaxyTruckerView, names: Sequence[str], seat: Seat, width: int) -> list[str]:
    """A ship as a picture, with its faults and its pieces."""
    player = view.players[seat]
    title = translate("galaxy_trucker.ship.mine") if seat == view.seat else translate("galaxy_trucker.ship.of", {"name": names[seat]})
    faults = [_say("fault", fault=fault.kind, cells=" ".join(map(cell_mark, fault.cells))) for fault in player.faults]
    pieces = [_say("piece", piece=number, cells=" ".join(map(cell_mark, piece))) for number, piece in enumerate(player.pieces, start=1)]
    told = [line for text in (*faults, *pieces) for line in _folded(text, width)]
    return [title, *picture(view, player.ship), *told, *_in_hand(view, player, width)]


def _in_hand(view: GalaxyTruckerView, player: PlayerView, width: int) -> list[str]:
    """The tile in hand belongs to the ship on which it is to be placed: whoever is shown the one sees the other."""
    return _hand(player.hand.tile, view.faces[player.hand.tile], width) if player.hand and player.hand.tile else []


def _yard(view: GalaxyTruckerView, names: Sequence[str], width: int) -> Iterator[list[str]]:
    """While building: the tiles to be had, the piles, and the hourglass."""
    me = view.players[view.seat] if view.seat is not None else None
    if me and me.reserve:
        yield [_say("kept"), *_tiles(view, me.reserve, width)]
    lying = [_say("open"), *_tiles(view, view.face_up, width)] if view.face_up else []
    yield [translate("galaxy_trucker.heap.left", {"count": view.heap}), *lying]
    yield [line for number, pile in enumerate(view.piles, start=1) for line in _pile(pile, number, names, width)]
    if view.glass:
        glass = "run" if view.glass.running else "empty"
        yield [translate(f"galaxy_trucker.glass.{glass}", {"space": view.glass.space, "runs": view.runs})]


def _hand(tile: Tile, face: Face, width: int) -> list[str]:
    """The tile in hand, turned in each of the four ways."""
    titles = (_say("turned", turn=turn) for turn in _TURNS)
    columns = [
        [f"  {title:<10}", *(f"     {line:<7}" for line in drawn(placed))] for title, placed in zip(titles, PLACED[tile], strict=True)
    ]
    return [_say("hand", tile=tile, name=tile_name(face)), *side_by_side([""] * 4, columns, width)]


def _tiles(view: GalaxyTruckerView, tiles: Sequence[Tile], width: int) -> Iterator[str]:
    """Tiles in rows: number, letter, how much it holds, and the four sides."""
    cells = [[f"{tile:>4} {letter(tile)}{view.faces[tile].capacity or ' '} {sides_mark(tile)} "] for tile in tiles]
    for start in range(0, len(cells), _TILES_IN_A_ROW):
        yield from side_by_side([""], cells[start : start + _TILES_IN_A_ROW], width)


def _pile(pile: PileView, number: int, names: Sequence[str], width: int) -> Iterator[str]:
    """A pile that somebody holds, and the cards of one that this seat knows."""
    if pile.held_by is not None:
        yield translate("galaxy_trucker.pile.held", {"pile": number, "name": names[pile.held_by]})
    elif pile.cards:
        yield translate("galaxy_trucker.pile.rests", {"pile": number})
    for card in pile.cards or ():
        yield from _card(card, width)


def _card(card: Card, width: int) -> list[str]:
    """A card's name, and what is printed on it."""
    kind = kind_of(card)
    printed = _say("printed_and").join(_printed(card)) or translate(f"galaxy_trucker.card.words.{kind}")
    return [translate("galaxy_trucker.card.label", {"name": card.name, "kind": kind}), *_folded(printed, width)]


def _printed(card: Card | Line) -> Iterator[str]:
    """What is printed on a card, or in a line of it, part by part."""
    for field in card.__struct_fields__:
        value = getattr(card, field)
        if field in _COUNTED and value:
            yield translate(f"galaxy_trucker.card.{_COUNTED[field]}", {"count": value})
        elif field == "goods":
            yield translate("galaxy_trucker.card.goods", {"goods": goods_words(value)})
        elif field == "planets":
            for planet, goods in enumerate(value, start=1):
                yield translate("galaxy_trucker.card.planet", {"planet": planet, "goods": goods_words(goods)})
        elif field in ("meteors", "shots"):
            yield from (translate("galaxy_trucker.card.coming", {"size": one.size, "side": one.side}) for one in value)
        elif field == "lines":
            yield from map(_line, value)


def _line(line: Line) -> str:
    lowest = translate("galaxy_trucker.card.lowest", {"measure": line.lowest})
    return _say("line", lowest=lowest, penalty=translate("galaxy_trucker.and").join(_printed(line)))


def _flight(view: GalaxyTruckerView, flight: FlightView, names: Sequence[str], width: int) -> Iterator[list[str]]:
    """The route, the card that lies open with what came of it so far, and the decision."""
    if flight.ledgers:
        yield [translate("galaxy_trucker.ledger.label"), *_ledgers(view, flight, width)]
        return
    yield [*_route(view, flight, names), _cards_left(view.cards_left)]
    if flight.card:
        yield [*_card(flight.card, width), *_so_far(flight, names)]
    if flight.decision:
        yield list(_decision(flight.decision))


def _cards_left(count: int) -> str:
    return translate("galaxy_trucker.cards.left", {"count": count}) if count else translate("galaxy_trucker.cards.last")


def _route(view: GalaxyTruckerView, flight: FlightView, names: Sequence[str]) -> Iterator[str]:
    for place, seat in enumerate(flight.route, start=1):
        yield translate("galaxy_trucker.route.rocket", {"name": names[seat], "place": place, "days": view.players[seat].days})


def _so_far(flight: FlightView, names: Sequence[str]) -> Iterator[str]:
    if flight.dice:
        yield _say("dice", low=flight.dice[0], high=flight.dice[1])
    for name, planet, power in zip(names, flight.landed, flight.declared, strict=True):
        if planet is not None:
            yield translate("galaxy_trucker.card.landed", {"planet": planet, "name": name})
        if power is not None:
            yield _say("declared", name=name, power=power)


def _decision(decision: DecisionView) -> Iterator[str]:
    """What there is to know about a decision, besides whose it is."""
    match decision.kind:
        case "power":
            assert decision.power is not None
            yield _say("decision.power", power=decision.power)
        case "defend":
            assert decision.cell is not None
            coming = translate("galaxy_trucker.card.coming", {"size": decision.size or "", "side": decision.side or ""})
            yield _say("decision.defend", coming=coming, place=place_words(decision.cell))
        case "lose-crew" | "lose-goods":
            yield _say(f"decision.{decision.kind}", count=decision.count)
        case "load":
            yield _say("decision.load", goods=goods_words(decision.pool) or _NOTHING)
        case _:
            return


def _ledgers(view: GalaxyTruckerView, flight: FlightView, width: int) -> list[str]:
    """A row for each line of the ledger, a column for each player; GT-K1: on a Trek for titles instead of the prettiest ship."""
    unasked = "prettiest" if view.course.titles else "titles"
    fields = [field for field in Ledger.__struct_fields__ if field != unasked]
    heads = [translate(f"galaxy_trucker.ledger.{field}") for field in fields]
    return _table(heads, [_amounts(flight, field) for field in fields], _Widths(18, 14), width)


def _amounts(flight: FlightView, field: str) -> list[str]:
    amounts = [getattr(ledger, field) for ledger in flight.ledgers]
    return [
        translate(f"galaxy_trucker.ledger.out.{why}") if amount is None else figure(amount)
        for amount, why in zip(amounts, flight.out, strict=True)
    ]


def _folded(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent="  ", subsequent_indent="    ")


def _say(key: str, **facts: Fact) -> str:
    return translate(f"galaxy_trucker.text.{key}", facts)
