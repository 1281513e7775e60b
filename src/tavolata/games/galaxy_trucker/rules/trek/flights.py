"""GT-K1, GT-X2: the sequence of flights: draws before a flight, and readiness between flights."""

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import DrawRoad, DrawTitle, Ready
from tavolata.games.galaxy_trucker.content import NUMBERS, ROAD_NAMES, TILES, TITLE_NAMES, Colour
from tavolata.games.galaxy_trucker.events import FlightBegins, IsReady, RoadDrawn, TitleDrawn
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.handicaps import handicaps_of
from tavolata.games.galaxy_trucker.state import Hourglass, Outcome, PlacedTile, Player, Ship, State, TitleState, Trek, Variants


def first_state(variants: Variants, trek: Trek) -> State:
    """GT-K1: return the state of the first flight; a Trek draws titles first, and any flight draws roads (GT-X2)."""
    table = _table_for_flight(variants, trek)
    return replace(table, phase="titles") if trek.is_trek else _begin_roads(table)[0]


def _begin_roads(state: State) -> Outcome:
    """GT-X2: begin drawing roads, or building if there are none to draw."""
    if len(state.trek.roads) < state.variants.roads:
        return replace(state, phase="roads"), ()
    begins: tuple[Event, ...] = (FlightBegins(state.variants.level),) if state.trek.is_trek else ()
    return replace(state, phase="building"), begins


def _table_for_flight(variants: Variants, trek: Trek) -> State:
    """GT-M1 to GT-M7: return the initial table of a flight; GT-K1: credits carry over; GT-R2: a race deals the piles."""
    level = NUMBERS.levels[variants.level]
    colours = NUMBERS.colours[: len(trek.carried)]
    return State(
        variants=variants,
        players=tuple(_initial_player(variants, trek, seat, colour) for seat, colour in enumerate(colours)),
        heap=TILES.heap,
        face_up=(),
        piles=(None,) * NUMBERS.piles if level.pile else (),
        deck=deck.full_deck(variants.level),
        glass=Hourglass() if variants.clock == "hourglass" else None,
        bank={good: cubes.cubes for good, cubes in NUMBERS.goods.items()},
        trek=trek,
        dealing=1 if variants.race and level.pile else None,
    )


def _initial_player(variants: Variants, trek: Trek, seat: Seat, colour: Colour) -> Player:
    ship = Ship(variants.level, {NUMBERS.start: PlacedTile(TILES.cabins[colour], 0)})
    return Player(ship, credits=trek.carried[seat], handicaps=handicaps_of(trek, seat))


def odds_of_title(state: State) -> Odds[DrawTitle]:
    """GT-K1: return equal odds for each remaining title."""
    drawn = {each.title for each in state.trek.titles}
    left = [DrawTitle(title) for title in TITLE_NAMES if title not in drawn]
    return Odds(left)


def apply_draw_title(state: State, _chance: Actor, action: DrawTitle) -> Outcome:
    """GT-K1: apply the drawn title; the first flight begins when each player has one."""
    trek = replace(state.trek, titles=(*state.trek.titles, TitleState(action.title)))
    drawn, event = replace(state, trek=trek), TitleDrawn(action.title)
    if len(trek.titles) < len(state.players):
        return drawn, (event,)
    after, events = _begin_roads(drawn)
    return after, (event, *events)


def odds_of_road(state: State) -> Odds[DrawRoad]:
    """GT-X2: return equal odds for each remaining road."""
    left = [DrawRoad(road) for road in ROAD_NAMES if road not in state.trek.roads]
    return Odds(left)


def apply_draw_road(state: State, _chance: Actor, action: DrawRoad) -> Outcome:
    """GT-X2: apply the drawn road, which concerns all players."""
    trek = replace(state.trek, roads=(*state.trek.roads, action.road))
    players = tuple(replace(player, handicaps=handicaps_of(trek, seat)) for seat, player in enumerate(state.players))
    after, events = _begin_roads(replace(state, trek=trek, players=players))
    return after, (RoadDrawn(action.road), *events)


def apply_ready(state: State, seat: Seat, _action: Ready) -> Outcome:
    """GT-K1: apply being ready; the next flight begins when all players are."""
    ready = (*state.trek.ready, seat)
    if len(ready) < len(state.players):
        return replace(state, trek=replace(state.trek, ready=ready)), (IsReady(seat),)
    after, events = _begin_roads(_next_flight_state(state))
    return after, (IsReady(seat), *events)


def _next_flight_state(state: State) -> State:
    """GT-K1: return the next flight, with only credits and titles carried over; GT-X2: new roads are drawn."""
    flight = state.trek.flight + 1
    carried = tuple(player.credits for player in state.players)
    trek = replace(state.trek, flight=flight, carried=carried, roads=(), kept=(), ready=())
    return _table_for_flight(replace(state.variants, level=trek.flights[flight]), trek)
