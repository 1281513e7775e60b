"""The terminal text has a message for every event, action and state, from the catalogue shared with the browser."""

import random
from pathlib import Path
from typing import Any, get_args

import pytest

from tavolata.core.game import CHANCE, Action, Event
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.core.text.phrase import Facts
from tavolata.games.galaxy_trucker.actions import (
    Battery,
    Board,
    Claim,
    Deal,
    Declare,
    DrawTile,
    Finish,
    FlyOn,
    GalaxyTruckerAction,
    GiveUp,
    Keep,
    Land,
    Load,
    LoadDone,
    Look,
    LookDone,
    LoseCube,
    LoseMember,
    Pass,
    PickUp,
    Place,
    Power,
    Remove,
    Reserve,
    Return,
    Roll,
    RunOut,
    Take,
    TakeHit,
    TimeUp,
    TurnGlass,
    Unload,
)
from tavolata.games.galaxy_trucker.content import CARDS, TREK_NAMES, TrekName
from tavolata.games.galaxy_trucker.events import (
    BatteriesSpent,
    Boarded,
    CardSkipped,
    CardTurned,
    Checked,
    Claimed,
    CrewLost,
    Declared,
    Earned,
    Ended,
    Finished,
    Fought,
    GalaxyTruckerEvent,
    GaveUp,
    GlassEmpty,
    GlassTurned,
    GoodsLeft,
    GoodsLost,
    GoodsOffered,
    Landed,
    Launched,
    Loaded,
    Looked,
    Looks,
    Lowest,
    Moved,
    MovedBehind,
    MovedUp,
    OutOfTime,
    Passed,
    PickedUp,
    Reserved,
    Returned,
    Rolled,
    SabotageFailed,
    SabotageRolled,
    Settled,
    Struck,
    TilePlaced,
    TilesLost,
    TooFew,
    Took,
    Unloaded,
)
from tavolata.games.galaxy_trucker.state import Ledger, Phase, Ship
from tavolata.games.galaxy_trucker.steps import DecisionKind
from tavolata.games.galaxy_trucker.terminal_text import action_text, describe, event_text
from tavolata.i18n import catalogue, message_id, translate
from tests.cli.command import tavolata
from tests.games.galaxy_trucker import test_flight_fuzz, test_fuzz
from tests.games.galaxy_trucker.in_flight import ALIENS, CHAIN, DOUBLES, GUNS, HOLDS, SIDEWAYS, TRUCK, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.random_ships import random_fleet
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import GAME, GalaxyTruckerMatch, checked_match, play, with_ships
from tests.games.galaxy_trucker.trek_event_text import OFFERED_ON_TREK, TOLD_ON_TREK

NAMES = ("Ada", "Bo", "Cy", "Di")
AT = (7, 6)
WHERE = "column 7, row 6"
LYING: dict[str, str | int] = {"part": "engine", "side": "rear", "beside": "cabin", "turn": 1}
LEDGER = Ledger(None, earned=4, reward=0, prettiest=2, titles=0, goods=3, losses=5, total=4)

TOLD: list[tuple[Event, str, Facts]] = [
    (Took(0, "heap", 33), "took.heap", {"name": "Ada"}),
    (Took(0, "heap", None), "took.heap.no-tile", {"name": "Ada"}),
    (Took(0, "table", 33), "took.table", {"name": "Ada", "tile": 33}),
    (Took(0, "reserve", 33), "took.reserve", {"name": "Ada", "tile": 33}),
    (TilePlaced(0, 33, AT, 1, False, "engine", "rear", "cabin"), "placed", {"name": "Ada", "place": WHERE, **LYING}),
    (TilePlaced(0, 33, AT, 1, True, "engine", "rear", "cabin"), "placed.moved", {"name": "Ada", "place": WHERE, **LYING}),
    (PickedUp(0, 33, AT, "engine"), "picked-up", {"name": "Ada", "part": "engine"}),
    (Reserved(0, 33, "engine"), "reserved", {"name": "Ada", "part": "engine"}),
    (Returned(0, 33, "engine"), "returned", {"name": "Ada", "part": "engine"}),
    (Looks(0, 2, ("II-03",)), "looks", {"name": "Ada", "pile": 2}),
    (Looks(0, 2, None), "looks.no-cards", {"name": "Ada", "pile": 2}),
    (Looked(0, 2), "looked", {"name": "Ada", "pile": 2}),
    (GlassTurned(0, 2), "glass-turned", {"name": "Ada", "space": 2}),
    (GlassEmpty(2, last=False), "glass-empty", {"space": 2}),
    (GlassEmpty(3, last=True), "glass-empty.last", {}),
    (OutOfTime(0), "out-of-time", {"name": "Ada"}),
    (Finished(0, 1, caught=False), "finished", {"name": "Ada", "start": 1}),
    (Finished(0, 1, caught=True), "finished.caught", {"name": "Ada", "start": 1}),
    (Checked(0, 2, 3), "checked", {"name": "Ada", "count": 2, "pieces": 3}),
    (Checked(0, 0, 1), "checked.sound", {"name": "Ada", "count": 0, "pieces": 1}),
    (TilesLost(0, (33,), (AT,), "mended", ("cabin",)), "tiles-lost.mended", {"name": "Ada", "parts": "cabin"}),
    (TilesLost(0, (33, 34), (AT, AT), "flown-off", ("cabin", "structure")), "tiles-lost.flown-off", {"parts": "cabin, girder"}),
    (TilesLost(0, (33,), (), "reserve", ("cabin",)), "tiles-lost.reserve", {"name": "Ada", "parts": "cabin"}),
    (TilesLost(0, (33,), (AT,), "destroyed", ("cabin",)), "tiles-lost.destroyed", {"name": "Ada", "parts": "cabin"}),
    (MovedBehind(0, 3), "moved-behind", {"name": "Ada", "start": 3}),
    (MovedUp(1, 1), "moved-up", {"name": "Bo", "start": 1}),
    (Boarded(0, AT, "humans"), "boarded", {"name": "Ada", "crew": "humans"}),
    (Launched((1, 0)), "launched", {"order": "Bo and Ada"}),
    (CardTurned(0, "II-03", "planets"), "card-turned", {"name": "Ada", "card": "II-03", "what": "planets"}),
    (CardSkipped("II-03"), "card-skipped", {}),
    (TooFew(0, 3, 4), "too-few", {"name": "Ada", "has": 3, "needed": 4}),
    (Rolled((3, 4), "column", "small", "front", 2, (1, 2)), "rolled", {"sum": 7, "axis": "column", "size": "small", "misses": "Bo and Cy"}),
    (Rolled((3, 4), "row", "heavy", "left", 1, ()), "rolled.no-misses", {"sum": 7, "axis": "row", "side": "left"}),
    (SabotageRolled(0, (3, 4), "row"), "sabotage-rolled", {"name": "Ada", "sum": 7, "axis": "row"}),
    (Declared(0, "firepower", 3.5, "fight"), "declared.fight", {"name": "Ada", "measure": "firepower", "power": 3.5}),
    (Declared(0, "engines", 4.0, "race"), "declared.race", {"power": 4}),
    (Declared(0, "engines", 4.0, "zone"), "declared.zone", {"power": 4}),
    (Moved(0, 1, 12, "engines", 12), "moved.engines", {"name": "Ada", "count": 1}),
    (Moved(0, -2, 9, "days", 9), "moved.back.days", {"name": "Ada", "count": 2}),
    (Moved(0, -2, 9, "pipes", 9), "moved.back.pipes", {"name": "Ada", "count": 2}),
    (BatteriesSpent(0, AT, 1, "power"), "batteries-spent.power", {"name": "Ada"}),
    (BatteriesSpent(0, AT, 1, "taken"), "batteries-spent.taken", {"name": "Ada", "count": 1}),
    (BatteriesSpent(0, AT, 2, "destroyed"), "batteries-spent.destroyed", {"name": "Ada", "count": 2}),
    (CrewLost(0, AT, ("human", "human"), "sent"), "crew-lost.sent", {"name": "Ada", "crew": "2 humans"}),
    (CrewLost(0, AT, ("purple",), "life-support"), "crew-lost.life-support", {"crew": "purple alien"}),
    (CrewLost(0, AT, ("human",), "epidemic"), "crew-lost.epidemic", {"crew": "1 human"}),
    (CrewLost(0, AT, ("brown",), "destroyed"), "crew-lost.destroyed", {"crew": "brown alien"}),
    (GoodsLost(0, AT, ("red",), "taken"), "goods-lost.taken", {"name": "Ada", "goods": "red"}),
    (GoodsLost(0, AT, ("red", "blue"), "destroyed"), "goods-lost.destroyed", {"goods": "red, blue"}),
    (GoodsOffered(0, ("red",), ("blue",)), "goods-offered", {"name": "Ada", "goods": "red", "lacking": "blue"}),
    (GoodsOffered(0, ("red",), ()), "goods-offered.no-lacking", {"goods": "red"}),
    (GoodsOffered(0, (), ("blue",)), "goods-offered.no-goods", {"lacking": "blue"}),
    (GoodsOffered(0, (), ()), "goods-offered.no-goods.no-lacking", {"name": "Ada"}),
    (Loaded(0, "red", AT), "loaded", {"name": "Ada", "good": "red"}),
    (Unloaded(0, "red", AT), "unloaded", {"name": "Ada", "good": "red"}),
    (GoodsLeft(0, ("red",)), "goods-left", {"name": "Ada", "goods": "red"}),
    (GoodsLeft(0, ()), "goods-left.no-goods", {"name": "Ada"}),
    (Landed(0, 2), "landed", {"name": "Ada", "planet": 2}),
    (Passed(0), "passed.choice", {"name": "Ada"}),
    (Passed(0, "taken"), "passed.taken", {"name": "Ada"}),
    (Claimed(0), "claimed", {"name": "Ada"}),
    (Earned(0, 1), "earned", {"name": "Ada", "count": 1}),
    (Fought(0, "won", "pirates", 5.0, 4), "fought.won", {"name": "Ada", "enemy": "pirates", "power": 5, "firepower": 4}),
    (Fought(0, "tied", "pirates", 4.0, 4), "fought.tied", {"name": "Ada"}),
    (Fought(0, "lost", "pirates", 3.5, 4), "fought.lost", {"name": "Ada"}),
    (
        Lowest(0, "crew", "least", 2.0, ((1, 3.0), (2, 3.5)), "GT-A9"),
        "lowest.least",
        {"name": "Ada", "measure": "crew", "power": 2, "others": "Bo 3, Cy 3.5"},
    ),
    (Lowest(0, "crew", "ahead", 2.0, ((1, 2.0),), "GT-A12"), "lowest.ahead", {"name": "Ada", "rule": "GT-A12"}),
    (Struck(0, "small", "front", 7, AT, "bounced", "smooth"), "struck.bounced.smooth", {"name": "Ada", "size": "small"}),
    (Struck(0, "big", "front", 7, AT, "shot", "cannon"), "struck.shot.cannon", {"name": "Ada", "size": "big"}),
    (Struck(0, "big", "front", 7, AT, "shot", "battery"), "struck.shot.battery", {"name": "Ada"}),
    (Struck(0, "light", "front", 7, AT, "shielded", "battery"), "struck.shielded.battery", {"name": "Ada", "size": "light"}),
    (Struck(0, "big", "front", 7, AT, "hit", "no-cannon"), "struck.hit.no-cannon", {"name": "Ada", "size": "big"}),
    (Struck(0, "light", "rear", 7, AT, "hit", "no-shield"), "struck.hit.no-shield", {"name": "Ada", "side": "rear"}),
    (Struck(0, "small", "rear", 7, AT, "hit", "pipe"), "struck.hit.pipe", {"name": "Ada", "side": "rear"}),
    (Struck(0, "light", "rear", 7, AT, "hit", "no-battery"), "struck.hit.no-battery", {"name": "Ada", "size": "light"}),
    (Struck(0, "heavy", "front", 7, AT, "hit", "heavy"), "struck.hit.heavy", {"name": "Ada", "size": "heavy", "place": WHERE}),
    (Struck(0, "light", "front", 7, AT, "hit", "chosen"), "struck.hit.chosen", {"name": "Ada", "size": "light"}),
    (SabotageFailed(0, AT, 2), "sabotage-failed", {"name": "Ada", "place": WHERE}),
    (GaveUp(0, "engines"), "gave-up.engines", {"name": "Ada"}),
    (GaveUp(0, "humans"), "gave-up.humans", {"name": "Ada"}),
    (GaveUp(0, "lapped"), "gave-up.lapped", {"name": "Ada"}),
    (GaveUp(0, "choice"), "gave-up.choice", {"name": "Ada"}),
    (Settled(0, LEDGER, 4, trek=False), "settled", {"name": "Ada", "total": 4, "losses": 5, "arrived": 0}),
    (Settled(0, LEDGER, 30, trek=True), "settled.trek", {"name": "Ada", "total": 4, "count": 30}),
    (Ended((4, 7), (1,), trek=False), "ended", {"winners": "Bo", "count": 1}),
    (Ended((4, 7), (1,), trek=True), "ended.trek", {"winners": "Bo", "count": 1}),
    *TOLD_ON_TREK,
]

OFFERED: list[tuple[Action, str]] = [
    (Take("heap"), "Take a tile from the heap"),
    (Take("reserve", 18), "Take tile 18 from your reserve"),
    (Take("table", 18), "Take tile 18: hold for 2 213|"),
    (Place(7, 6, 1), "Place it at column 7, row 6, turned 1"),
    (PickUp(), "Pick it up again"),
    (Reserve(), "Keep for later"),
    (Return(), "Put it back"),
    (Look(2), "Look at pile 2"),
    (LookDone(), "Lay the pile down"),
    (TurnGlass(), "Turn the hourglass"),
    (Finish(2), "Finish on start 2"),
    (Remove(6, 6), "Take it off: double cannon at 6/6"),
    (Keep(2), "Fly on with piece 2"),
    (Board(5, 7, "humans"), "Two humans: cabin at 5/7"),
    (FlyOn(), "Fly on"),
    (GiveUp(), "Give up"),
    (Power(8, 6), "Power it: shield at 8/6"),
    (Battery(6, 7), "Use a battery: battery compartment for 2 at 6/7"),
    (Declare(), "No more batteries"),
    (TakeHit(), "Take the hit"),
    (LoseMember(7, 7), "One goes: starting cabin at 7/7"),
    (LoseCube(9, 8), "Give up a cube: reinforced hold for 2 at 9/8"),
    (Land(2), "Land on planet 2"),
    (Pass(), "Pass"),
    (Claim(), "Take it"),
    (Load("red", 9, 8), "Load red: reinforced hold for 2 at 9/8"),
    (Unload("blue", 5, 8), "Take out blue: hold for 3 at 5/8"),
    (LoadDone(), "Done loading"),
    (DrawTile(33), "Draw tile 33"),
    (Deal("II-03"), "Deal card II-03"),
    (Roll(1, 2), "Roll 1 and 2"),
    (RunOut(), "The sand runs out"),
    *OFFERED_ON_TREK,
]


def message_keys(area: str) -> set[str]:
    """Return the message keys of an area, with plural forms under one key."""
    return {name for name in catalogue("en") if name.startswith(f"galaxy_trucker-{area}-")}


@pytest.mark.parametrize(("event", "key", "facts"), TOLD)
def test_an_event_is_told(event: Event, key: str, facts: Facts) -> None:
    found, arguments = event_text(event, NAMES)
    assert found == f"galaxy_trucker.event.{key}"
    assert facts.items() <= arguments.items()
    assert "{" not in translate(found, arguments)


def test_every_message_about_events_is_in_the_list_above() -> None:
    assert {message_id(f"galaxy_trucker.event.{key}") for _, key, _ in TOLD} == message_keys("event")
    assert {type(event) for event, _, _ in TOLD} == {*get_args(GalaxyTruckerEvent)}


def test_every_action_but_that_of_a_builders_clock_is_in_the_list_above() -> None:
    assert {type(action) for action, _ in OFFERED} == {*get_args(GalaxyTruckerAction)} - {TimeUp}


@pytest.mark.parametrize(("action", "sentence"), OFFERED)
def test_an_action_is_offered(action: Action, sentence: str) -> None:
    match = with_ships(TRUCK)
    play(match, "1 take heap", "chance draw 18", "1 return")
    assert translate(*action_text(action, GAME.view(match.state, 0))) == sentence


def check_words(match: GalaxyTruckerMatch, events: list[Event]) -> None:
    """Check that states fit the width, actions have distinct texts, and events have messages."""
    names = NAMES[: match.seats]
    for seat in (None, *range(match.seats)):
        text = describe(GAME.view(match.state, seat), names)
        assert max(map(len, text.splitlines())) <= 80
        assert all(paragraph.strip() for paragraph in text.split("\n\n"))
        assert all(translate(*event_text(event, names)) for event in visible_events(events, seat))
    for seat in [actor for actor in match.actors if actor >= 0]:
        offers = [translate(*action_text(action, GAME.view(match.state, seat))) for action in match.legal(seat)]
        assert len(set(offers)) == len(offers)
        assert max(map(len, offers)) <= 48


@pytest.mark.parametrize("level", TREK_NAMES)
def test_whatever_happens_before_a_flight_has_words(level: TrekName) -> None:
    rng, phases = random.Random(level), set[Phase]()
    for seed, seats in enumerate((2, 4)):
        match: Match[Any, Any, Any] = Match.new("galaxy-trucker", seats, seed, {"level": level, "warnings": bool(seed)})
        while match.result is None:
            actor = rng.choice(match.actors)
            phases.add(match.state.phase)
            events = match.play(actor, test_fuzz.choose(match, actor, rng))
            if rng.random() < 0.1:
                check_words(match, events)
    assert phases >= {"building", "mending"}


def test_whatever_happens_in_flight_has_words() -> None:
    rng, missing, phases = random.Random(0), set(get_args(DecisionKind)), set[Phase]()
    for _ in range(60):
        match = random_fleet("III", 3, rng)
        while match.actors:
            actor = match.actors[0]
            legal = match.legal(actor)
            events = match.play(actor, rng.choice(legal) if actor == CHANCE else test_flight_fuzz.choose(legal, rng))
            if rng.random() < 0.3:
                check_words(match, events)
            phases.add(match.state.phase)
            view = GAME.view(match.state, 0)
            missing -= {view.flight.decision.kind} if view.flight and view.flight.decision else set()
        if not missing and phases >= {"boarding", "flight", "over"}:
            break
    assert not missing
    assert phases >= {"boarding", "flight", "over"}


@pytest.mark.parametrize("built", [TRUCK, TUG, ALIENS, CHAIN, SIDEWAYS, DOUBLES, HOLDS, GUNS])
def test_a_ship_is_drawn_as_it_is(built: Ship) -> None:
    text = describe(GAME.view(with_ships(built).state, 0), NAMES[:2])
    picture = text[text.index("Your ship\n") + len("Your ship\n") :].split("\n\n")[0].translate({ord("."): " ", ord("o"): " "})
    lines = [line for line in picture.splitlines() if len(line.rstrip()) > 3]
    assert ship("\n".join(lines)) == built


def test_a_position_of_building_is_described() -> None:
    match = with_ships(TUG)
    play(match, "0 take heap", "chance draw 18", "0 return", "0 take heap", "chance draw 60", "0 reserve", "0 take reserve 60")
    assert describe(GAME.view(match.state, 0), NAMES[:2]) == (
        "Level II. Build! Place it, keep it or put it back.\n"
        "\n"
        "                         Ada              Bo\n"
        "                tile in hand        building\n"
        "Crew                       2               2\n"
        "Engines                    1               0\n"
        "Firepower                  0               0\n"
        "Open pipes                 5               4\n"
        "Batteries                  0               0\n"
        "Cubes                      0               0\n"
        "Lost                       0               0\n"
        "Credits                    0               0\n"
        "\n"
        "Your ship\n"
        "      4   5   6   7   8   9   10\n"
        "  5           .       .\n"
        "  6       .   .   .   .   .\n"
        "                  3\n"
        "  7   .   .   .  3C3  .   .   .\n"
        "                  3\n"
        "                  2\n"
        "  8   .   .   .  1e1  .   .   .\n"
        "                  v\n"
        "  9   .   .   .       .   .   .\n"
        "In your hand: girder, tile 60\n"
        "  turned 0    turned 1    turned 2    turned 3\n"
        "      3           3           2           2\n"
        "     3m2         2m3         2m3         3m2\n"
        "      2           2           3           3\n"
        "\n"
        "149 tiles face down\n"
        "Tiles lying face up:\n"
        "  18 h2 213|\n"
        "\n"
        "Run 1 of 3"
    )


def test_a_ship_in_flight_shows_crew_batteries_and_room() -> None:
    text = describe(GAME.view(match_in_flight(TRUCK, TUG).state, 0), NAMES[:2])
    assert (
        "Your ship\n"
        "      4   5   6   7   8   9   10\n"
        "  5           .       .\n"
        "              ^   ^   -+\n"
        "  6       .  |G1 1g1 3s|  .\n"
        "              3   1   1\n"
        "         h1h *1* h3h *1* h3h\n"
        "  7   .  2c2 2b2 3C3 1b2 2c2  .\n"
        "          1   1   3  *-   -\n"
        "         o1o  1   3   -  o-o\n"
        "  8   .  |h| |e| |m3 3E3 1r|  .\n"
        "         o-   v   2   v   -\n"
        "  9   .   .   .       .   .   .\n"
    ) in text
    assert f"Ada: place 1, day 20\nBo: place 2, day 17\n{len(CARDS)} cards to come" in text


def test_a_decision_comes_with_what_there_is_to_know() -> None:
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, "II-06")
    assert "Card II-06: Open space\n  Everybody flies" in position_text(match)
    assert position_text(match).endswith("Power as it stands: 1")
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, "II-10", "chance roll 3 3")
    assert "\nDice: 3 and 3\n" in position_text(match)
    assert position_text(match).endswith("Coming in: big meteor from the front, at column 6, row 6")


def position_text(match: GalaxyTruckerMatch) -> str:
    """Return the position text of the first seat."""
    return describe(GAME.view(match.state, 0), NAMES[: match.seats])


def test_faults_and_pieces_are_listed_under_a_ship() -> None:
    match = checked_match(
        ship("""
       6   7   8   9
       -   3   -   -
 7    |b3 3C3 1e> |h3
       -   3   -   -
               3
 8            |b|
               -
    """)
    )
    assert position_text(match).startswith("Level II. Your ship has faults: mend it.")
    assert (
        "  Fault: pipe meets smooth side, 8/7 8/8\n"
        "  Fault: engine not to the rear, 8/7\n"
        "  Fault: exhaust blocked, 8/7 9/7\n"
        "  Fault: not joined to the ship, 9/7 8/8\n"
        "  Piece 1: 6/7 7/7 8/7\n"
        "  Piece 2: 9/7\n"
        "  Piece 3: 8/8\n"
    ) in position_text(match)


def test_cards_of_a_pile_are_told_to_who_looks() -> None:
    match = with_ships(TUG)
    play(match, "0 look 1", "chance deal II-01", "chance deal II-02", "chance deal I-01")
    assert (
        "Pile 1: in the hands of Ada\n"
        "Card II-01: Slavers\n"
        "  Firepower 7; Crew lost: 4; 8 credits; 2 days\n"
        "Card II-02: Smugglers\n"
        "  Firepower 8; Cubes lost: 3; Goods: red, yellow, yellow; 1 day\n"
        "Card I-01: Slavers\n"
    ) in position_text(match)
    assert "Pile 1: in the hands of Ada\n\n" in describe(GAME.view(match.state, 1), NAMES[:2])
    play(match, "0 look-done")
    assert "Pile 1\nCard II-01: Slavers\n" in position_text(match)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_words(card: str) -> None:
    match = match_in_flight(TRUCK, GUNS)
    turn_card(match, card)
    text = describe(GAME.view(match.state, None), NAMES[:2])
    assert f"Card {card}: " in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_test_flight_is_played_told_and_verified_at_the_terminal(tmp_path: Path) -> None:
    file, rng = tmp_path / "match", random.Random(1)
    building = ["take heap", "1"] * 9
    flying = rng.choices(["1", "2", "declare", "load-done", "fly-on"], k=2000)
    words = ("play", "galaxy-trucker", "--option", "level=test", "--bots", "easy", "--seed", "5", "--save", file)
    done = tavolata(*words, stdin="\n".join([*building, "finish 1", *flying]))
    assert (done.returncode, done.stderr) == (0, "")
    assert max(len(line) for line in done.stdout.splitlines() if str(file) not in line) <= 80
    assert "The flight is over. First" in done.stdout
    assert "The flight is over. First" in tavolata("replay", file).stdout
    assert "tiles drawn" in tavolata("verify", file).stdout
