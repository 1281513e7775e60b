"""Tests of the texts: a sentence for every event and action, from the catalogue that the browser shares."""

import pytest

from tavolata.core.game import Action, Event
from tavolata.core.observation import visible_events
from tavolata.core.testing.conformance import play_random_game
from tavolata.games.lucky_loop.actions import Make
from tavolata.games.lucky_loop.events import (
    Declared,
    Discarded,
    Drew,
    Ended,
    Failed,
    FreeLaid,
    FreeRejected,
    Highlighted,
    Made,
    PointsLost,
    Raised,
    Reshuffled,
    Scored,
    Started,
    Stopped,
    Thrown,
    TokenPaid,
    TokenWon,
    TurnBegan,
)
from tavolata.games.lucky_loop.terminal_text import action_text, describe, event_text
from tavolata.i18n import catalogue, message_id, translate
from tests.games.lucky_loop.table import ALL_FOUR, GAME, player, table

NAMES = ("Ada", "Bo")
TOLD: list[tuple[Event, str]] = [
    (Started(1), "The lot falls on Bo, who starts."),
    (TurnBegan(0, 3, final=False), "Round 3: it is the turn of Ada."),
    (TurnBegan(0, 3, final=True), "Round 3: it is the turn of Ada, in the final phase."),
    (Drew(0, "red-blue", "R7"), "Ada draws R7."),
    (Drew(0, "red-blue", None), "Ada draws a card from the red and blue deck."),
    (Discarded(0, ("R7", "G3")), "Ada discards R7 G3."),
    (Reshuffled("red-blue", 1), "The discard pile of 1 card is shuffled and becomes the red and blue deck."),
    (Reshuffled("yellow-green", 9), "The discard pile of 9 cards is shuffled and becomes the yellow and green deck."),
    (Declared(0, "red-rooster", ("R7", "B12", "G4")), "Ada lays R7 B12 G4 and flies Red Rooster."),
    (
        Declared(0, "red-rooster", ("R7", "B12", "G4"), cleared=("R3", "B3", "G3")),
        "Ada clears away R3 B3 G3, lays R7 B12 G4 and flies Red Rooster.",
    ),
    (Raised(0, "rubber-duck", "R9", "R7"), "Ada replaces R7 by R9 and flies Rubber Duck."),
    (FreeLaid(0, ("R9", "B9", "G8")), "Ada lays the free programme R9 B9 G8."),
    (FreeRejected(0, ("R3", "B3", "G3")), "Ada lays R3 B3 G3, which is no free programme."),
    (Highlighted(0, "R9"), "Ada puts the highlight on R9."),
    (TokenPaid(0, "seventh"), "Ada pays a token for the red die."),
    (TokenPaid(0, "reroll", (1, 2)), "Ada pays a token to throw 1 2 again."),
    (Thrown(0, (1, 2, 6), 0, (1, 2, 6)), "Ada throws 1 2 6."),
    (Thrown(0, (1, 2, 6), 2, (2,)), "Ada throws 1 6 and the red 2."),
    (Thrown(0, (5,), 5, (5,)), "Ada throws the red 5."),
    (Made(0, "R7", (3, 5), exact=False, points=2, highlight=False), "Ada makes R7 with 3 5, over: +2."),
    (Made(0, "R7", (3, 4), exact=True, points=5, highlight=False), "Ada makes R7 exactly with 3 4: +5."),
    (Made(0, "R7", (3, 4), exact=True, points=10, highlight=True), "Ada makes the highlight R7 exactly with 3 4, doubled: +10."),
    (Stopped(0), "Ada stops after two cards."),
    (Failed(0, 1, out_of_dice=False), "Ada can make no card with these dice: the flight fails."),
    (Failed(0, 2, out_of_dice=True), "Ada has no dice left: the flight fails."),
    (
        Scored(0, "diving-dove", 13, 1, 9, recorded=True, gained=5),
        "Ada scores 13 and 1 for spare dice in Diving Dove, 5 more than 9 before.",
    ),
    (
        Scored(0, "diving-dove", 13, 1, None, recorded=True, gained=14),
        "Ada scores 13 and 1 for spare dice and accomplishes Diving Dove with 14.",
    ),
    (
        Scored(0, "mighty-eagle", 8, 1, 9, recorded=False, gained=0),
        "Ada scores 8 and 1 for spare dice in Mighty Eagle; the 9 before stands.",
    ),
    (
        Scored(0, "mighty-eagle", 6, 1, None, recorded=False, gained=0),
        "Ada scores 6 and 1 for spare dice in Mighty Eagle: under 8, not recorded.",
    ),
    (
        Scored(0, None, 21, 0, 9, recorded=True, gained=12),
        "The free programme of Ada succeeds: 21 and 0 for spare dice take the place of 9.",
    ),
    (
        Scored(0, None, 7, 0, 9, recorded=False, gained=0),
        "The free programme of Ada succeeds: 7 and 0 for spare dice; the worst programme with 9 stands.",
    ),
    (TokenWon(0, "two-cards"), "Ada earns a token for two cards made."),
    (TokenWon(0, "first-twelve"), "Ada earns a token for the first 12 in this programme."),
    (TokenWon(0, "record"), "Ada earns a token for a record."),
    (TokenWon(0, "twenty"), "Ada earns a token for 20 points or more."),
    (TokenWon(0, "last-card"), "Ada earns a token for failing on the last card only."),
    (PointsLost(0, 1, "exchange"), "Exchanging costs Ada 1 point."),
    (PointsLost(0, 3, "illegal"), "The illegal free programme costs Ada 3 points."),
    (PointsLost(0, 2, "failed"), "The failed free programme costs Ada 2 points."),
    (Ended((20, 30), (1,)), "The game is over: Bo wins."),
    (Ended((30, 30), (0, 1)), "The game is over: Ada, Bo share the victory."),
]


def keys(area: str) -> set[str]:
    """Return the message keys of an area, with plural forms under one key."""
    return {name for name in catalogue("en") if name.startswith(f"lucky_loop-{area}-")}


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert translate(*event_text(event, NAMES)) == sentence


def test_every_message_about_events_is_in_the_list_above() -> None:
    assert {message_id(event_text(event, NAMES)[0]) for event, _ in TOLD} == keys("event")


@pytest.mark.parametrize(
    "options", [{}, {"exchange": "up-to-three", "illegal-free-programme": "penalty", "lower-free-programme": "dropped"}]
)
def test_whatever_happens_in_random_games_has_words(options: dict[str, str]) -> None:
    match = play_random_game("lucky-loop", 3, 1, dict(options))
    names, offered = ("Ada", "Bo", "Cy"), set[str]()
    so_far = match.at(0)
    for entry in match.log:
        if entry.actor >= 0:
            offers = [action_text(action, GAME.view(so_far.state, entry.actor)) for action in so_far.legal(entry.actor)]
            assert len({translate(*words) for words in offers}) == len(offers)
            offered |= {key for key, _ in offers}
        for step in so_far.extend([entry]):
            for seat in (None, 0, 1, 2):
                assert all(translate(*event_text(event, names)) for event in visible_events(step.events, seat))
    assert set(map(message_id, offered)) == keys("action")


def test_a_card_made_exactly_is_offered_as_such() -> None:
    view = GAME.view(table().state, 0)
    exact, over, highlight = Make("R7", (3, 4)), Make("R7", (4, 4)), Make("R7", (3, 4), highlight=True)
    offers: list[Action] = [exact, over, highlight]
    assert [translate(*action_text(action, view)) for action in offers] == [
        "Make R7 exactly with 3 4",
        "Make R7 with 4 4, over",
        "Make the highlight R7 exactly with 3 4",
    ]


def test_a_position_is_described() -> None:
    match = table(player("R7 B12 G4 Y7", tokens=2, points=14, results={"rubber-duck": 14}), player(), records={"rubber-duck": 14})
    match.play(0, "fly red-rooster R7 B12 G4")
    match.play(0, "seventh")
    match.play(0, "roll")
    match.play(-1, "throw 3 4 r5")
    match.play(0, "make R7 with 3 4")
    match.play(0, "roll")
    match.play(-1, "throw 1 2 r6")
    assert describe(GAME.view(match.state, 0), NAMES) == (
        "Round 2, turn of Ada\n"
        "                           record    Ada     Bo\n"
        "Red Rooster    R7  B12 G4       -      -      -\n"
        "Rubber Duck    R-  B-  Y-      14     14      -\n"
        "Diving Dove    R-  G-  Y-       -      -      -\n"
        "Mighty Eagle   B-  G-  Y-       -      -      -\n"
        "Free programme                         -      -\n"
        "Points                                14      0\n"
        "Tokens                                 1      0\n"
        "Cards in hand                        0+1    4+2\n"
        "\n"
        "Red and blue deck: 32 left, discarded on top: -\n"
        "Yellow and green deck: 32 left, discarded on top: -\n"
        "\n"
        "Your hand:\n"
        "  Y7 5/2\n"
        "\n"
        "Red Rooster in flight, dice left: 5, the red one among them\n"
        "  R7 5/2     made with 3 4: 5\n"
        "  B12 10/4   open\n"
        "  G4 2/1     open\n"
        "  Thrown: 1 2 6, the red one 6"
    )


def test_a_free_programme_is_described() -> None:
    match = table(player("R9 B9 G8 Y3", results=ALL_FOUR), player(results=ALL_FOUR))
    match.play(0, "free R9 B9 G8")
    assert "Free programme                      open   open" in describe(GAME.view(match.state, 1), NAMES)
    assert "Free programme of Ada: R9 B9 G8" in describe(GAME.view(match.state, None), NAMES)
    match.play(0, "highlight B9")
    assert "Free programme in flight, dice left: 6\n  R9 7/3     open\n  B9 7/3*    open" in describe(GAME.view(match.state, 1), NAMES)
