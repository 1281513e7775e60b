"""The position as text: stats, ships, the building area, and the flight."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.core.text.columns import WIDEST, align, side_by_side
from tavolata.games.galaxy_trucker.content import Card, Tile, TileFace, ZoneLine, kind_of
from tavolata.games.galaxy_trucker.rules.ship import PLACED
from tavolata.games.galaxy_trucker.rules.ship_stats import PowerRange
from tavolata.games.galaxy_trucker.state import Ledger
from tavolata.games.galaxy_trucker.terminal_text.pictures import ship_picture, sides_text, tile_letter, tile_picture
from tavolata.games.galaxy_trucker.terminal_text.trek_text import between_flights_text, trek_lines
from tavolata.games.galaxy_trucker.terminal_text.wording import cell_text, goods_text, number_text, place_text, text_of, tile_name, wrapped
from tavolata.games.galaxy_trucker.view import CardPileView, DecisionView, FlightView, GalaxyTruckerView, PlayerView
from tavolata.i18n import format_list, translate

_NOTHING = "-"
_TILES_IN_A_ROW = 6
_TURNS = range(4)

_COUNT_MESSAGES = {field: field for field in ("firepower", "crew_lost", "crew_needed", "goods_lost", "credits", "days", "tries")} | {
    "lose_days": "days",
    "lose_crew": "crew_lost",
    "lose_goods": "goods_lost",
}
"""The message key of each number on a card."""


def describe(view: GalaxyTruckerView, names: Sequence[str], width: int = WIDEST) -> str:
    """Return the position as paragraphs: stats, ships, and the parts of the current phase."""
    shown = [seat for seat in range(len(names)) if view.phase != "building" or view.seat in (seat, None)]
    paragraphs = [
        [_status(view, names)],
        list(trek_lines(view, names, width)),
        _stats_table(view, names, width),
        *(_ship_lines(view, names, seat, width) for seat in sorted(shown, key=lambda seat: seat != view.seat)),
        *(_building_blocks(view, names, width) if view.phase == "building" else ()),
        *(_flight_blocks(view, view.flight, names, width) if view.flight else ()),
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


def _status(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    """Return the sentences about the flight and the current task."""
    return text_of("status", level=translate(f"galaxy_trucker.option.level.{view.level}"), status=_current_task(view, names))


def _current_task(view: GalaxyTruckerView, names: Sequence[str]) -> str:
    if view.result:
        winners = view.result.winners
        return translate("galaxy_trucker.status.over", {"count": len(winners), "winners": format_list(names[seat] for seat in winners)})
    if (text := between_flights_text(view, names)) is not None:
        return text
    decision = view.flight.decision if view.flight else None
    if decision:
        whose = "mine" if decision.seat == view.seat else "status"
        facts = {"measure": decision.measure or "", "name": names[decision.seat]}
        return translate(f"galaxy_trucker.{whose}.{decision.kind}", facts)
    my_task = _my_task(view, view.players[view.seat]) if view.seat is not None else None
    if my_task:
        return translate(f"galaxy_trucker.mine.{my_task}")
    card = view.flight.card if view.flight else None
    return translate("galaxy_trucker.status.card", {"what": kind_of(card)}) if card else translate(f"galaxy_trucker.status.{view.phase}")


def _my_task(view: GalaxyTruckerView, me: PlayerView) -> str | None:
    """Return the player's own task while all players act at once."""
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


def _stats_table(view: GalaxyTruckerView, names: Sequence[str], width: int) -> list[str]:
    """Return a table with a row for each stat and a column for each player."""
    players = view.players
    rows: dict[str, list[str | int]] = {
        "crew": [player.figures.crew for player in players],
        "engines": [_strength_text(player.figures.engines) for player in players],
        "firepower": [_strength_text(player.figures.firepower) for player in players],
        "exposed": [player.figures.exposed for player in players],
        "batteries": [player.figures.batteries for player in players],
        "goods": [player.figures.goods for player in players],
        "lost": [len(player.lost) for player in players],
        "credits": [player.credits for player in players],
    }
    heads = ["", "", *(translate(f"galaxy_trucker.figures.{name}") for name in rows)]
    doing = [_activity(view, seat) for seat in range(len(players))]
    return _text_table(heads, [[name[:14] for name in names], doing, *rows.values()], _Widths(12, 16), width)


def _text_table(row_titles: Sequence[str], rows: Sequence[Sequence[str | int]], usual: "_Widths", width: int) -> list[str]:
    """Return a table with its usual column widths, or with minimum widths on a narrow page."""
    head, cell = usual if usual.head + usual.cell * len(rows[0]) <= width else _Widths(max(map(len, row_titles)), 0)
    columns = [align(column, cell) for column in zip(*rows, strict=True)]
    return list(side_by_side([f"{title:<{head}}" for title in row_titles], columns, width))


class _Widths(NamedTuple):
    """The widths of row titles and cells in a table."""

    head: int
    cell: int


def _strength_text(power: PowerRange) -> str:
    """Return the power without batteries, and the highest possible power, as text."""
    if power.least == power.most:
        return number_text(power.least)
    return translate("galaxy_trucker.figures.with", {"without": power.least, "with": power.most})


def _activity(view: GalaxyTruckerView, seat: Seat) -> str:
    player = view.players[seat]
    if player.status == "building" and player.looking is not None:
        return translate("galaxy_trucker.other.looking", {"pile": player.looking})
    if player.status == "building" and player.hand:
        return translate("galaxy_trucker.other.holding")
    place = view.flight.route.index(seat) + 1 if view.flight and seat in view.flight.route else 0
    return translate(f"galaxy_trucker.other.{player.status}", {"start": player.start or 0, "place": place})


def _ship_lines(view: GalaxyTruckerView, names: Sequence[str], seat: Seat, width: int) -> list[str]:
    """Return the picture of a ship with its faults and pieces."""
    player = view.players[seat]
    title = translate("galaxy_trucker.ship.mine") if seat == view.seat else translate("galaxy_trucker.ship.of", {"name": names[seat]})
    faults = [text_of("fault", fault=fault.kind, cells=" ".join(map(cell_text, fault.cells))) for fault in player.faults]
    pieces = [text_of("piece", piece=number, cells=" ".join(map(cell_text, piece))) for number, piece in enumerate(player.pieces, start=1)]
    notes = [line for text in (*faults, *pieces) for line in wrapped(text, width)]
    return [title, *ship_picture(view, player.ship), *notes, *_hand_lines(view, player, width)]


def _hand_lines(view: GalaxyTruckerView, player: PlayerView, width: int) -> list[str]:
    """Return the picture of the tile in hand, shown below the ship that it belongs to."""
    return _turned_tiles(player.hand.tile, view.faces[player.hand.tile], width) if player.hand and player.hand.tile else []


def _building_blocks(view: GalaxyTruckerView, names: Sequence[str], width: int) -> Iterator[list[str]]:
    """Yield the blocks of the building area: available tiles, piles, and the hourglass."""
    me = view.players[view.seat] if view.seat is not None else None
    if me and me.reserve:
        yield [text_of("kept"), *_tile_lines(view, me.reserve, width)]
    face_up = [text_of("open"), *_tile_lines(view, view.face_up, width)] if view.face_up else []
    yield [translate("galaxy_trucker.heap.left", {"count": view.heap}), *face_up]
    yield [line for number, pile in enumerate(view.piles, start=1) for line in _pile_lines(pile, number, names, width)]
    if view.glass:
        glass = "run" if view.glass.running else "empty"
        yield [translate(f"galaxy_trucker.glass.{glass}", {"space": view.glass.space, "runs": view.runs})]


def _turned_tiles(tile: Tile, face: TileFace, width: int) -> list[str]:
    """Return the pictures of the tile in hand in each of the four turns."""
    titles = (text_of("turned", turn=turn) for turn in _TURNS)
    columns = [
        [f"  {title:<10}", *(f"     {line:<7}" for line in tile_picture(placed))]
        for title, placed in zip(titles, PLACED[tile], strict=True)
    ]
    return [text_of("hand", tile=tile, name=tile_name(face)), *side_by_side([""] * 4, columns, width)]


def _tile_lines(view: GalaxyTruckerView, tiles: Sequence[Tile], width: int) -> Iterator[str]:
    """Yield rows of tiles: number, letter, capacity, and the four sides."""
    cells = [[f"{tile:>4} {tile_letter(tile)}{view.faces[tile].capacity or ' '} {sides_text(tile)} "] for tile in tiles]
    for start in range(0, len(cells), _TILES_IN_A_ROW):
        yield from side_by_side([""], cells[start : start + _TILES_IN_A_ROW], width)


def _pile_lines(pile: CardPileView, number: int, names: Sequence[str], width: int) -> Iterator[str]:
    """Yield the holder of a pile, and its cards if this seat knows them."""
    if pile.held_by is not None:
        yield translate("galaxy_trucker.pile.held", {"pile": number, "name": names[pile.held_by]})
    elif pile.cards:
        yield translate("galaxy_trucker.pile.rests", {"pile": number})
    for card in pile.cards or ():
        yield from _card_lines(card, width)


def _card_lines(card: Card, width: int) -> list[str]:
    """Return the name and the printed parts of a card."""
    kind = kind_of(card)
    printed = text_of("printed_and").join(_card_parts(card)) or translate(f"galaxy_trucker.card.words.{kind}")
    return [translate("galaxy_trucker.card.label", {"name": card.name, "kind": kind}), *wrapped(printed, width)]


def _card_parts(card: Card | ZoneLine) -> Iterator[str]:
    """Yield the printed parts of a card or of a combat zone line."""
    for field in card.__struct_fields__:
        value = getattr(card, field)
        if field in _COUNT_MESSAGES and value:
            yield translate(f"galaxy_trucker.card.{_COUNT_MESSAGES[field]}", {"count": value})
        elif field == "goods":
            yield translate("galaxy_trucker.card.goods", {"goods": goods_text(value)})
        elif field == "planets":
            for planet, goods in enumerate(value, start=1):
                yield translate("galaxy_trucker.card.planet", {"planet": planet, "goods": goods_text(goods)})
        elif field in ("meteors", "shots"):
            yield from (translate("galaxy_trucker.card.coming", {"size": one.size, "side": one.side}) for one in value)
        elif field == "lines":
            yield from map(_zone_line_text, value)


def _zone_line_text(line: ZoneLine) -> str:
    lowest = translate("galaxy_trucker.card.lowest", {"measure": line.lowest})
    return text_of("line", lowest=lowest, penalty=translate("galaxy_trucker.and").join(_card_parts(line)))


def _flight_blocks(view: GalaxyTruckerView, flight: FlightView, names: Sequence[str], width: int) -> Iterator[list[str]]:
    """Yield the blocks of a flight: the route, the current card with its progress, and the decision."""
    if flight.ledgers:
        yield [translate("galaxy_trucker.ledger.label"), *_ledger_table(view, flight, width)]
        return
    yield [*_route_lines(view, flight, names), _cards_left_text(view.cards_left)]
    if flight.card:
        yield [*_card_lines(flight.card, width), *_card_progress(flight, names)]
    if flight.decision:
        yield list(_decision_lines(flight.decision))


def _cards_left_text(count: int) -> str:
    return translate("galaxy_trucker.cards.left", {"count": count}) if count else translate("galaxy_trucker.cards.last")


def _route_lines(view: GalaxyTruckerView, flight: FlightView, names: Sequence[str]) -> Iterator[str]:
    for place, seat in enumerate(flight.route, start=1):
        yield translate("galaxy_trucker.route.rocket", {"name": names[seat], "place": place, "days": view.players[seat].days})


def _card_progress(flight: FlightView, names: Sequence[str]) -> Iterator[str]:
    if flight.dice:
        yield text_of("dice", low=flight.dice[0], high=flight.dice[1])
    for name, planet, power in zip(names, flight.landed, flight.declared, strict=True):
        if planet is not None:
            yield translate("galaxy_trucker.card.landed", {"planet": planet, "name": name})
        if power is not None:
            yield text_of("declared", name=name, power=power)


def _decision_lines(decision: DecisionView) -> Iterator[str]:
    """Yield the details of a decision."""
    match decision.kind:
        case "power":
            assert decision.power is not None
            yield text_of("decision.power", power=decision.power)
        case "defend":
            assert decision.cell is not None
            coming = translate("galaxy_trucker.card.coming", {"size": decision.size or "", "side": decision.side or ""})
            yield text_of("decision.defend", coming=coming, place=place_text(decision.cell))
        case "lose-crew" | "lose-goods":
            yield text_of(f"decision.{decision.kind}", count=decision.count)
        case "load":
            yield text_of("decision.load", goods=goods_text(decision.pool) or _NOTHING)
        case _:
            return


def _ledger_table(view: GalaxyTruckerView, flight: FlightView, width: int) -> list[str]:
    """Return a table of the ledgers: a row for each line, a column for each player; GT-K1: a Trek has titles but no prettiest ship."""
    unasked = "prettiest" if view.course.titles else "titles"
    fields = [field for field in Ledger.__struct_fields__ if field != unasked]
    heads = [translate(f"galaxy_trucker.ledger.{field}") for field in fields]
    return _text_table(heads, [_ledger_row(flight, field) for field in fields], _Widths(18, 14), width)


def _ledger_row(flight: FlightView, field: str) -> list[str]:
    amounts = [getattr(ledger, field) for ledger in flight.ledgers]
    return [
        translate(f"galaxy_trucker.ledger.out.{why}") if amount is None else number_text(amount)
        for amount, why in zip(amounts, flight.out, strict=True)
    ]
