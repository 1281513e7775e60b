"""Consequences of flight actions, and what happens."""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from tavolata.core.game import CHANCE, Action, Event, Seat
from tavolata.core.protocols.consequences import Consequence
from tavolata.games.galaxy_trucker.actions import Claim, Declare, FlyOn, GiveUp, Keep, Land, LoseCube, LoseMember, Power, TakeHit
from tavolata.games.galaxy_trucker.bot.cargo_choice import Hold, room_for
from tavolata.games.galaxy_trucker.content import CARDS, LEVEL_NAMES, AbandonedStation, LevelName, Planets, Smugglers
from tavolata.games.galaxy_trucker.events import CrewLost, Earned, Fought, GaveUp, GoodsLost, Lowest, Moved
from tavolata.games.galaxy_trucker.explain.consequences import consequences
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.flight.cargo import available_in_bank
from tavolata.games.galaxy_trucker.rules.flight.flight_context import route_order
from tavolata.games.galaxy_trucker.rules.flight.losses import crew_size
from tavolata.games.galaxy_trucker.rules.flight.route import has_human
from tavolata.games.galaxy_trucker.rules.flight.scoring import price_of
from tavolata.games.galaxy_trucker.state import Player, State
from tavolata.games.galaxy_trucker.steps import Decision
from tavolata.i18n import translate
from tests.games.galaxy_trucker.in_flight import BARE, CHAIN, DOUBLES, HOLDS, TRUCK, TUG, events_of, match_in_flight, turn_card
from tests.games.galaxy_trucker.random_ships import random_fleet
from tests.games.galaxy_trucker.table import GAME, GalaxyTruckerMatch, play, with_changes
from tests.games.galaxy_trucker.test_flight_fuzz import choose

FLIGHTS = 6
MINUS = "\N{MINUS SIGN}"
OPEN_SPACE, ABANDONED_SHIP, STATION_OF_RED, TWO_PLANETS = "I-05", "I-17", "I-20", "I-14"
SLAVERS, SMUGGLERS, PIRATES, COMBAT_ZONE, BIG_FRONT, SMALL_ALL_ROUND = "I-01", "I-02", "I-03", "I-16", "I-11", "I-10"


def consequence_text(match: GalaxyTruckerMatch, action: Action, seat: Seat = 0) -> tuple[str, str]:
    """Return the sentences of a consequence as text, and its weight."""
    ahead = consequences(match.state, seat, match.legal(seat))[action]
    sentences = (translate(one.key, {"name": f"Player {one.facts.get('seat', 0)}", **one.facts}) for one in ahead.says)
    return " ".join(sentences).replace(MINUS, "-"), ahead.weight


# Sentences


def test_gt_a6_a_battery_tells_what_it_would_win() -> None:
    match = with_changes(match_in_flight(DOUBLES, TUG), 0, crew={(7, 7): ("human", "human"), (7, 8): ("purple",)})
    turn_card(match, SMUGGLERS)
    assert consequence_text(match, Declare()) == ("0 against 4: you are beaten. -2 cubes, or batteries if you run out of them.", "plain")
    assert consequence_text(match, Power(6, 6)) == (
        "With this one 4 against 4: equal, nothing happens. With all of them 5 against 4: you win.",
        "plain",
    )
    play(match, "0 power 6 6", "0 battery 6 7")
    assert consequence_text(match, Power(8, 6)) == ("With this one 5 against 4: you win.", "plain")


def test_gt_a6_a_battery_that_changes_nothing_is_idle() -> None:
    match = match_in_flight(DOUBLES, TUG)
    turn_card(match, SLAVERS)
    assert consequence_text(match, Power(6, 6)) == ("Even 3 with all batteries is too little.", "idle")
    match = with_changes(match_in_flight(DOUBLES, TUG), 0, crew={(7, 7): ("human",)})
    turn_card(match, SLAVERS)
    assert consequence_text(match, Declare()) == (
        "0 against 6: you are beaten. -1 crew. That is all your crew: you are out of the race.",
        "ruins",
    )


def test_gt_a1_engines_tell_how_far_they_push() -> None:
    match = match_in_flight(TUG, DOUBLES, days=(20, 19))
    turn_card(match, OPEN_SPACE)
    assert consequence_text(match, Declare(), 1) == ("No engine power: you are out of the race.", "ruins")
    assert consequence_text(match, Power(6, 8), 1) == (
        "With this one 2 spaces ahead: place 1. With all of them 4 spaces ahead: place 1.",
        "plain",
    )


def test_gt_a9_a_combat_zone_tells_who_is_worse_off() -> None:
    match = match_in_flight(TUG, DOUBLES, days=(30, 17))
    turn_card(match, COMBAT_ZONE)
    assert consequence_text(match, Declare(), 1) == ("0: the least of all, you suffer. -2 crew.", "plain")
    assert consequence_text(match, Power(6, 8), 1) == ("With this one 2: safe. With all of them 4: safe.", "plain")
    play(match, "1 power 6 8", "1 battery 6 7")
    assert consequence_text(match, Power(8, 8), 1) == ("Not needed: you are safe without it.", "idle")


def test_gt_a2_a_planet_tells_what_there_is_room_for() -> None:
    match = match_in_flight(TUG, HOLDS)
    turn_card(match, TWO_PLANETS)
    assert consequence_text(match, Land(1)) == ("You have no hold: nothing to load. -3 days: place 2.", "idle")
    play(match, "0 pass")
    assert consequence_text(match, Land(2), 1) == ("+6 credits of cargo. -3 days: place 2.", "plain")


def test_gt_a4_red_cubes_want_a_red_hold() -> None:
    white = ships.without(HOLDS, [(7, 6), (8, 7)])
    match = with_changes(match_in_flight(white, TUG), 0, crew=dict.fromkeys(((7, 7),), ("human",) * 6))
    turn_card(match, STATION_OF_RED)
    assert consequence_text(match, Claim()) == ("You have no hold for red: nothing to load. -1 day: place 1.", "idle")


def test_gt_a3_sending_all_the_crew_ruins() -> None:
    match = match_in_flight(TUG, TRUCK)
    turn_card(match, ABANDONED_SHIP)
    text = "+3 credits. -1 day: place 1. -2 crew. That is all your crew: you are out of the race."
    assert consequence_text(match, Claim()) == (text, "ruins")


def test_gt_f2_who_would_be_lapped_is_told_so() -> None:
    match = match_in_flight(TUG, TRUCK, days=(40, 17))
    turn_card(match, ABANDONED_SHIP, "0 pass")
    text = "+3 credits. -1 day: place 2. The leader laps you: you are out of the race. -2 crew."
    assert consequence_text(match, Claim(), 1) == (text, "ruins")


def test_gt_f2_who_is_nearly_lapped_is_warned_and_giving_up_asks_once_more() -> None:
    match = with_changes(match_in_flight(TUG, BARE, days=(39, 19)), 1, goods={}, credits=3)
    turn_card(match, ABANDONED_SHIP, "0 pass", "1 pass", "0 fly-on")
    text, weight = consequence_text(match, FlyOn(), 1)
    assert "You are in place 2. Careful: if the leader gains more than 4 spaces on you" in text
    assert weight == "plain"
    assert consequence_text(match, GiveUp(), 1) == ("Out of the race with 3 credits. Arriving as things stand: 13 credits.", "ruins")


def test_gt_f11_a_hit_tells_what_goes_with_the_tile() -> None:
    match = match_in_flight(CHAIN, TUG)
    shielded = ships.with_tile(CHAIN, (7, 6), ships.PLACED[151][0])
    match = with_changes(match, 0, ship=shielded)
    turn_card(match, SMALL_ALL_ROUND, "chance roll 4 4")
    text, weight = consequence_text(match, TakeHit())
    assert (text, weight) == ("You lose the girder. -1 credit for a lost part. The ship breaks into 2 pieces.", "plain")
    assert consequence_text(match, Power(7, 6)) == ("A battery stops it; 1 is left.", "plain")


# Sentences match the events

Check = Callable[[State, Seat, Consequence, list[Event], State], None]


def facts(ahead: Consequence, *keys: str) -> Mapping[str, Any] | None:
    """Return the arguments of the first sentence with one of these keys."""
    return next((one.facts for one in ahead.says if one.key.removeprefix("galaxy_trucker.ahead.") in keys), None)


def own(kind: type[Any], events: Iterable[Event], seat: Seat) -> list[Any]:
    return [event for event in events_of(kind, events) if event.seat == seat]


def check_declared(_before: State, seat: Seat, ahead: Consequence, events: list[Event], after: State) -> None:
    """GT-A1, GT-A6, GT-A9: check spaces, outcomes of fights and penalties."""
    if flies := facts(ahead, "flies"):
        assert own(Moved, events, seat)[0].spaces == flies["count"]
    for end in ("won", "tied", "lost"):
        if facts(ahead, f"fight.{end}"):
            assert own(Fought, events, seat)[0].outcome == end
    judged = events_of(Lowest, events)[:1]
    if facts(ahead, "zone.suffers"):
        assert [event.seat for event in judged] == [seat]
    if facts(ahead, "zone.safe"):
        assert all(event.seat != seat for event in judged)
    if facts(ahead, "no-engines"):
        assert seat in (after.flying.powerless if after.flying else ()) or own(GaveUp, events, seat)


def check_loss(_before: State, seat: Seat, ahead: Consequence, events: list[Event], _after: State) -> None:
    """GT-F3, GT-F7: check the crew and cargo lost with tiles."""
    crew = [event for event in own(CrewLost, events, seat) if event.why in ("destroyed", "life-support")]
    goods = [event for event in own(GoodsLost, events, seat) if event.why == "destroyed"]
    assert (facts(ahead, "crew") or {"count": 0})["count"] == sum(len(event.crew) for event in crew)
    assert (facts(ahead, "cargo") or {"count": 0})["count"] == price_of(good for event in goods for good in event.goods)


def check_member(before: State, seat: Seat, ahead: Consequence, events: list[Event], _after: State) -> None:
    gone = own(CrewLost, events, seat)[0]
    assert facts(ahead, f"goes.{gone.crew[0]}") == {"left": crew_size(before.players[seat]) - 1}


def check_cube(_before: State, seat: Seat, ahead: Consequence, events: list[Event], _after: State) -> None:
    gone = own(GoodsLost, events, seat)[0]
    assert (facts(ahead, "cube") or {})["good"] == gone.goods[0]


def check_claim(before: State, seat: Seat, ahead: Consequence, events: list[Event], after: State) -> None:
    """GT-A3, GT-A6: check credits, days and place; goods are stowed as the bots do."""
    if credit := facts(ahead, "credits"):
        if earned := own(Earned, events, seat):
            assert earned[0].credits == credit["count"]
            days = facts(ahead, "days-to") or {}
            assert own(Moved, events, seat)[0].spaces == -days["count"]
            if not events_of(GaveUp, events):
                assert route_order(after.players).index(seat) + 1 == days["place"]
        return
    card = CARDS[(before.flying and before.flying.card) or ""]
    assert isinstance(card, AbandonedStation | Smugglers)
    assert gain(ahead) == stowed(before, seat, card.goods)


def check_landing(before: State, seat: Seat, ahead: Consequence, _events: list[Event], after: State) -> None:
    card = CARDS[(before.flying and before.flying.card) or ""]
    assert isinstance(card, Planets)
    assert after.flying is not None
    assert gain(ahead) == stowed(before, seat, card.planets[after.flying.landed.get(seat, 1) - 1]) or seat not in after.flying.landed


def check_leaving(_before: State, seat: Seat, ahead: Consequence, _events: list[Event], after: State) -> None:
    """GT-E2: check the ledger of a player after all players have given up."""
    while after.phase == "flight" and GiveUp() in GAME.legal(after, GAME.actors(after)[0]):
        after = GAME.apply(after, GAME.actors(after)[0], GiveUp())[0]
    assert after.flying is not None
    if after.flying.ledgers:
        assert after.flying.ledgers[seat].total == (facts(ahead, "give-up") or {})["count"]


def gain(ahead: Consequence) -> int:
    return int((facts(ahead, "load") or {"count": 0})["count"])


def stowed(state: State, seat: Seat, goods: Iterable[Any]) -> int:
    return room_for(holds_of(state.players[seat]), available_in_bank(state.bank, goods))


def holds_of(player: Player) -> list[Hold]:
    cells = ships.cells_of(player.ship, "hold", "red-hold")
    return [
        Hold(cell, ships.kind_at(player.ship, cell), ships.capacity_at(player.ship, cell), player.goods.get(cell, ())) for cell in cells
    ]


CHECKS: dict[type[Any], Check] = {
    Declare: check_declared,
    TakeHit: check_loss,
    Keep: check_loss,
    LoseMember: check_member,
    LoseCube: check_cube,
    Claim: check_claim,
    Land: check_landing,
    GiveUp: check_leaving,
}


def check_all(state: State, seat: Seat) -> None:
    """Check the consequences of every choice of a seat."""
    for action, ahead in consequences(state, seat, GAME.legal(state, seat)).items():
        after, events = GAME.apply(state, seat, action)  # type: ignore[arg-type]
        if type(action) in CHECKS:
            CHECKS[type(action)](state, seat, ahead, list(events), after)
        if facts(ahead, "out-humans") and ahead.weight == "ruins":
            assert not has_human(after.players[seat])


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_what_is_said_of_a_choice_comes_true(level: LevelName) -> None:
    rng = random.Random(level)
    seen: set[type] = set()
    for _ in range(FLIGHTS):
        match = random_fleet(level, 3, rng)
        while match.actors:
            actor = match.actors[0]
            flying = match.state.flying
            if actor != CHANCE and flying:
                assert isinstance(flying.steps[-1], Decision)
                check_all(match.state, actor)
                assert consequences(match.state, (actor + 1) % 3, match.legal((actor + 1) % 3)) == {}
                seen |= {type(action) for action in consequences(match.state, actor, match.legal(actor))}
            action = GAME.odds(match.state).pick(rng.getrandbits(64), 64) if actor == CHANCE else choose(match.legal(actor), rng)
            match.play(actor, action)
    assert {Declare, GiveUp, Land} <= seen
