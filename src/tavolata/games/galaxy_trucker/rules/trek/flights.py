"""GT-K1, GT-X2: from flight to flight: what is drawn before one is built for, and that between two the table waits for all."""

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import Actor, Event, Seat
from tavolata.games.galaxy_trucker.actions import DrawRoad, DrawTitle, Ready
from tavolata.games.galaxy_trucker.content import NUMBERS, ROAD_NAMES, TILES, TITLE_NAMES, Colour
from tavolata.games.galaxy_trucker.events import FlightBegins, IsReady, RoadDrawn, TitleDrawn
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.handicaps import burdens_of
from tavolata.games.galaxy_trucker.state import Course, Glass, Outcome, Placed, Player, Ship, State, TitleState, Variants


def first(variants: Variants, course: Course) -> State:
    """GT-K1: the table of the first flight; on a Trek titles are drawn first, and before any flight roads (GT-X2)."""
    table = _table(variants, course)
    return replace(table, phase="titles") if course.is_trek else _to_roads(table)[0]


def _to_roads(state: State) -> Outcome:
    """GT-X2: as many roads as the table wants are drawn; then ships are built, which is told on a Trek."""
    if len(state.course.roads) < state.variants.roads:
        return replace(state, phase="roads"), ()
    told: tuple[Event, ...] = (FlightBegins(state.variants.level),) if state.course.is_trek else ()
    return replace(state, phase="building"), told


def _table(variants: Variants, course: Course) -> State:
    """GT-M1 to GT-M7: cabins, a heap face down, full bags of cards, the glass running; GT-K1: credits are kept; GT-R2: a race deals."""
    level = NUMBERS.levels[variants.level]
    colours = NUMBERS.colours[: len(course.carried)]
    return State(
        variants=variants,
        players=tuple(_player(variants, course, seat, colour) for seat, colour in enumerate(colours)),
        heap=TILES.heap,
        face_up=(),
        piles=(None,) * NUMBERS.piles if level.pile else (),
        deck=deck.full_deck(variants.level),
        glass=Glass() if variants.clock == "hourglass" else None,
        bank={good: cubes.cubes for good, cubes in NUMBERS.goods.items()},
        course=course,
        dealing=1 if variants.race and level.pile else None,
    )


def _player(variants: Variants, course: Course, seat: Seat, colour: Colour) -> Player:
    ship = Ship(variants.level, {NUMBERS.start: Placed(TILES.cabins[colour], 0)})
    return Player(ship, credits=course.carried[seat], burdens=burdens_of(course, seat))


def odds_of_title(state: State) -> Odds[DrawTitle]:
    """GT-K1: each of those that were not drawn is as likely."""
    drawn = {each.title for each in state.course.titles}
    left = [DrawTitle(title) for title in TITLE_NAMES if title not in drawn]
    return Odds(left)


def apply_draw_title(state: State, _chance: Actor, action: DrawTitle) -> Outcome:
    """GT-K1: as many titles as players; then the first ships are built."""
    course = replace(state.course, titles=(*state.course.titles, TitleState(action.title)))
    drawn, told = replace(state, course=course), TitleDrawn(action.title)
    if len(course.titles) < len(state.players):
        return drawn, (told,)
    after, events = _to_roads(drawn)
    return after, (told, *events)


def odds_of_road(state: State) -> Odds[DrawRoad]:
    """GT-X2: each of those that were not drawn for this flight is as likely."""
    left = [DrawRoad(road) for road in ROAD_NAMES if road not in state.course.roads]
    return Odds(left)


def apply_draw_road(state: State, _chance: Actor, action: DrawRoad) -> Outcome:
    """GT-X2: the road burdens everybody."""
    course = replace(state.course, roads=(*state.course.roads, action.road))
    players = tuple(replace(player, burdens=burdens_of(course, seat)) for seat, player in enumerate(state.players))
    after, events = _to_roads(replace(state, course=course, players=players))
    return after, (RoadDrawn(action.road), *events)


def apply_ready(state: State, seat: Seat, _action: Ready) -> Outcome:
    """GT-K1: when all are ready the next flight is set up."""
    ready = (*state.course.ready, seat)
    if len(ready) < len(state.players):
        return replace(state, course=replace(state.course, ready=ready)), (IsReady(seat),)
    after, events = _to_roads(_next(state))
    return after, (IsReady(seat), *events)


def _next(state: State) -> State:
    """GT-K1: everything is set up anew but credits and titles; GT-X2: roads are drawn anew."""
    flight = state.course.flight + 1
    carried = tuple(player.credits for player in state.players)
    course = replace(state.course, flight=flight, carried=carried, roads=(), kept=(), ready=())
    return _table(replace(state.variants, level=course.flights[flight]), course)
