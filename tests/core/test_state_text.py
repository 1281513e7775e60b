"""States as text: read as they were written, in every game, mission and level; all faults are found together."""

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tavolata.core.errors import BadCall, BadStateText
from tavolata.core.match import Match
from tavolata.core.perft import perft
from tavolata.core.testing.conformance import check_state_text, choose_by_kind
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.galaxy_trucker.content import TREK_NAMES

ROOT = Path(__file__).parents[2]

TABLES = [
    *[("lucky-loop", seats, {}) for seats in range(2, 7)],
    ("lucky-loop", 3, {"exchange": "up-to-three", "record": "from-first-result", "illegal-free-programme": "penalty"}),
    *[("bomb-busters", seats, {"mission": mission}) for mission in MISSIONS for seats in MISSIONS[mission].seats],
    *[("galaxy-trucker", seats, {"level": level}) for level in TREK_NAMES for seats in (2, 4)],
    ("galaxy-trucker", 3, {"level": "II", "roads": "2", "clock": "own-clock"}),
    ("galaxy-trucker", 3, {"level": "trek", "roads": "1"}),
]
LINES = 250


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda part: part if isinstance(part, str) else None)
def test_a_state_text_reads_back_as_the_same_state(name: str, seats: int, options: dict[str, str]) -> None:
    match, rng = Match.new(name, seats, seats, options), Random(seats)
    check_state_text(match)
    while match.result is None and len(match.log) < LINES:
        actor = rng.choice(match.actors)
        match.play(actor, choose_by_kind(match.legal(actor), rng))
        check_state_text(match)


@pytest.mark.parametrize("name", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_a_state_with_pending_chance_has_a_text(name: str) -> None:
    match = Match.new(name, 3, 1)
    actor = match.actors[0]
    match.play(actor, match.legal(actor)[0])
    for n in range(len(match.log) + 1):
        check_state_text(match.at(n))


@pytest.mark.usefixtures("race")
def test_a_state_text_of_the_toy_game_reads_back_as_the_same_state() -> None:
    match = Match.new("race", 2, 1, {"long": True, "mood": "wild"})
    while match.result is None:
        check_state_text(match)
        match.play(0, "grab")
    check_state_text(match)


def test_a_match_begins_at_a_text_written_by_hand() -> None:
    match = Match.from_text(
        "lucky-loop",
        """
        # Seat 0 is about to fly.
        seats 2
        phase turn
        player 0 hand [R3 R7 B4 B12 G5 Y7] points 12
        """,
    )
    assert match.actors == [0]
    assert match.state.players[0].points == 12
    assert match.state.players[1].points == 0
    assert match.play(0, "draw red-blue") == []
    assert [entry.n for entry in match.log] == [0]
    assert match.at(0).state.phase == "turn"


def test_with_a_seed_chance_is_resolved_as_in_any_match() -> None:
    match = Match.from_text("lucky-loop", "phase turn\nplayer 0 hand [R3 R7 B4 B12 G5 Y7]\n", seed=1)
    match.play(0, "draw red-blue")
    assert match.actors == [0]
    assert match == match.copy()


def test_a_match_that_began_at_a_state_has_no_record() -> None:
    match = Match.from_text("lucky-loop", "phase turn", seed=1)
    assert match.verifiable_randomness is None
    with pytest.raises(BadCall, match="began at a given state"):
        match.save()


def test_only_a_state_of_the_game_begins_a_match() -> None:
    with pytest.raises(BadCall, match="no state of lucky-loop"):
        Match.from_state("lucky-loop", Match.new("bomb-busters", 3, 1).state, 3)


def test_all_errors_are_reported_with_their_lines() -> None:
    text = """game bomb-busters
seats 2
option colour blue
phases turn
phase noon
turn 0
turn 1
player 0 hand R3 points x
player 5
supply [1
decks red-blue
[R3] 4
"""
    with pytest.raises(BadStateText) as caught:
        Match.from_text("lucky-loop", text)
    assert {line for line, _ in caught.value.faults} >= {1}
    with pytest.raises(BadStateText) as caught:
        Match.from_text("lucky-loop", text.replace("bomb-busters", "lucky-loop").replace("option colour blue", ""))
    assert [line for line, _ in caught.value.faults] == [4, 5, 7, 8, 8, 9, 10, 11, 12]
    assert "line 7: turn is written twice." in str(caught.value)


@pytest.mark.parametrize(
    ("name", "line", "fault"),
    [
        ("bomb-busters", "stand 0 ?5 five", "five is no wire"),
        ("bomb-busters", "fact holds tiles [1 2]", "value is missing"),
        ("bomb-busters", "fact knows tile 1", "'knows' is none of not-value, "),
        ("bomb-busters", "rule-state nothing", "'nothing' is none of "),
        ("galaxy-trucker", "heap 1 2 900", "900 is not possible here"),
        ("galaxy-trucker", "player 0 ship [level II cells [7,7 33r9]]", "33 or 33r1"),
        ("galaxy-trucker", "flying choices [[go nowhere]]", "go nowhere"),
        ("galaxy-trucker", "bank red 1 blue", "stands alone"),
        ("lucky-loop", "flight boxes [R7*:7] pool 3", "a flown card is written like"),
        ("lucky-loop", "turn", "one value is due, not 0"),
        ("lucky-loop", "turn ]", "a bracket is closed"),
        ("lucky-loop", 'drawing-from "red', "cannot be read here"),
    ],
)
def test_each_error_has_its_message(name: str, line: str, fault: str) -> None:
    with pytest.raises(BadStateText) as caught:
        Match.from_text(name, line)
    assert fault in str(caught.value)


DOCUMENT = (ROOT / "docs/developers/states.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```text\n(game (.*?)\n.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("text", "name"), EXAMPLES)
def test_the_examples_of_the_document_can_be_played(text: str, name: str) -> None:
    match = Match.from_text(name, text)
    check_state_text(match)
    actor = match.actors[0]
    match.play(actor, match.legal(actor)[0])


@pytest.mark.parametrize(
    ("example", "counts"),
    [(0, [14, 64, 1038]), (1, [2, 57, 689, 7918]), (2, [7, 35, 140, 588]), (3, [24, 643])],
)
def test_perft_counts_lines_of_play(example: int, counts: list[int]) -> None:
    text, name = EXAMPLES[example]
    match = Match.from_text(name, text)
    assert [sum(count.lines for count in perft(match, depth)) for depth in range(1, len(counts) + 1)] == counts


def test_perft_ignores_lines_that_end_early() -> None:
    match = Match.from_text("lucky-loop", EXAMPLES[0][0])
    over = Match.from_state(match.game, replace(match.state, phase="over"), 2)
    assert list(perft(over, 1)) == []


def test_a_game_without_a_state_text_raises_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    from tavolata.core.game import Game
    from tavolata.games.lucky_loop.rules.game import LuckyLoop

    monkeypatch.setattr(LuckyLoop, "write_state", Game.write_state)
    with pytest.raises(BadCall, match="does not write its states"):
        _ = Match.new("lucky-loop", 2, 1).state_text


@pytest.mark.parametrize("name", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_str_of_a_match_is_the_spectator_description(name: str) -> None:
    match = Match.new(name, 3, 1)
    assert "Seat 1" in str(match)
    assert str(match.resample(None, seed=2)) == str(match)
    assert match._repr_html_().startswith("<pre>")
    assert "<" not in match._repr_html_()[5:-6]
