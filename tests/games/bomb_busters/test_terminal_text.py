"""Bomb Busters in words: a sentence for every event and action that can be, from the catalogue that the browser uses too."""

import random
import re
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest

from tavolata.core.game import CHANCE, Action, Event
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.core.text.phrase import Facts
from tavolata.games.bomb_busters.actions import (
    Accuse,
    Announce,
    Back,
    Begin,
    Captain,
    Change,
    Claim,
    Constrain,
    Cut,
    Deal,
    Deny,
    Done,
    Draw,
    End,
    Equip,
    Give,
    Insert,
    Keep,
    Label,
    Lay,
    LayCard,
    Mark,
    Next,
    Number,
    Partner,
    Point,
    Recharge,
    Remove,
    Reveal,
    Scan,
    Slip,
    Solo,
    Special,
    Take,
    TakeToken,
    Tick,
    Use,
)
from tavolata.games.bomb_busters.content import COLOURED_WIRES, MISSIONS, Wire, colour_of, number_of, printed_on
from tavolata.games.bomb_busters.events import (
    Accused,
    Announced,
    CaptainNamed,
    CardDiscarded,
    CardLaid,
    CardLost,
    CardOpened,
    CardReplaced,
    CardsTurned,
    CardTaken,
    CharacterTaken,
    Claimed,
    ConstraintDown,
    ConstraintLaid,
    ConstraintTaken,
    CueCame,
    Dealt,
    Denied,
    DialMoved,
    Drawn,
    Ended,
    Equipped,
    Given,
    HeldTold,
    HoldsAll,
    Hushed,
    Labelled,
    LinkBlocked,
    Marked,
    Named,
    NothingToMark,
    NumberDealt,
    NumberDrawn,
    Padlocked,
    PartnerChosen,
    PassedOn,
    PileShrank,
    Pointed,
    PutBack,
    Recharged,
    RedSpared,
    RedsRevealed,
    Removed,
    RolesDealt,
    Scanned,
    SequenceMoved,
    Slipped,
    SoloCut,
    Sorted,
    SpecialBegun,
    SpecialJudged,
    Taken,
    TokenBeside,
    TokenDrawn,
    TokenHanded,
    TokenReturned,
    TrialBegan,
    TrialEnded,
    TurnBegan,
    TurnedUp,
    TurnSkipped,
    Unlocked,
    Used,
    Validated,
    WireCut,
    YellowsTold,
)
from tavolata.games.bomb_busters.facts import (
    EqualFact,
    FoundFact,
    HoldsFact,
    IsRedFact,
    LacksFact,
    NotAllRedFact,
    NotValueFact,
    OrderedFact,
    ShownFact,
    UnequalFact,
)
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.state import Phase
from tavolata.games.bomb_busters.terminal_text import action_text, describe, event_text
from tavolata.i18n import catalogue, message_id, translate
from tests.cli.command import tavolata
from tests.games.bomb_busters.table import GAME, acted, new, play, table
from tests.games.bomb_busters.test_fuzz import play_game

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")

TOLD: list[tuple[Event, str, Facts]] = [
    (CaptainNamed(0), "captain-named", {"name": "Ada"}),
    (Drawn("Y4"), "drawn", {"wire": "yellow 4.1"}),
    (Removed("red", None), "removed.no-wire", {"colour": "red"}),
    (Removed("red", "R4"), "removed", {"colour": "red", "wire": "red 4.5"}),
    (Equipped("post-it"), "equipped", {"card": "post-it"}),
    (Dealt(0, 1, "5"), "dealt", {"name": "Ada", "wire": "blue 5"}),
    (Dealt(0, 1, None), "dealt.no-wire", {"name": "Ada"}),
    (Sorted((6, 6)), "sorted", {}),
    (Marked(0, 1, 2, "5", "first", "token"), "marked.first.token", {"name": "Ada", "place": "B3", "value": "5"}),
    (Marked(0, 1, 2, "5", "missed", "token"), "marked.missed.token", {"place": "B3", "value": "5"}),
    (Marked(0, 1, 2, "5", "missed", "shown"), "marked.missed.shown", {"place": "B3", "value": "5"}),
    (Marked(0, 1, 2, "5", "missed", "known"), "marked.missed.known", {"place": "B3", "value": "5"}),
    (Marked(0, 1, 2, "5", "post-it", "token"), "marked.post-it.token", {"name": "Ada", "place": "B3", "value": "5"}),
    (Marked(0, 1, 2, "5", "post-it", "shown"), "marked.post-it.shown", {"name": "Ada", "place": "B3", "value": "5"}),
    (NothingToMark(0), "nothing-to-mark", {"name": "Ada"}),
    (TurnBegan(1, 3), "turn", {"name": "Bo", "turn": 3}),
    (TurnSkipped(1), "turn-skipped", {"name": "Bo"}),
    (Pointed(0, 1, 11), "pointed", {"name": "Ada", "place": "B12"}),
    (Pointed(0, 1, None), "pointed.no-slot", {"name": "Ada", "place": "B"}),
    (Announced(0, ("5", "Y"), right=True), "announced.right", {"name": "Ada", "values": "5 or yellow"}),
    (Announced(0, ("5",), right=False), "announced", {"name": "Ada", "values": "5"}),
    (WireCut(0, 4, 0, "R11"), "wire-cut", {"place": "E1", "wire": "red 11.5"}),
    (WireCut(0, 4, 0, "R11", revealed=True), "wire-cut.revealed", {"place": "E1", "wire": "red 11.5"}),
    (SoloCut(0, "5", 4), "solo-cut", {"name": "Ada", "value": "5", "count": 4}),
    (RedsRevealed(0, 2), "reds-revealed", {"name": "Ada"}),
    (DialMoved(2, "missed"), "dial-moved.missed", {"left": 2}),
    (DialMoved(3, "rewinder"), "dial-moved.rewinder", {"left": 3}),
    (RedSpared(0, (3, 7)), "red-spared", {"name": "Ada", "count": 2}),
    (Validated("5"), "validated", {"value": "5"}),
    (Unlocked("ray"), "unlocked", {"card": "ray"}),
    (Used(0, "ray"), "used", {"name": "Ada", "card": "ray"}),
    (PutBack(0, "ray"), "put-back", {"name": "Ada", "card": "ray"}),
    (Labelled(0, 0, 3, "label-equal"), "labelled.label-equal", {"name": "Ada", "place": "A4"}),
    (Labelled(0, 0, 3, "label-unequal"), "labelled.label-unequal", {"name": "Ada", "place": "A4"}),
    (PartnerChosen(0, 1), "partner-chosen", {"name": "Ada", "partner": "Bo"}),
    (Given(0, 0, 3), "given", {"name": "Ada", "place": "A4"}),
    (Taken(0, 1, 0, 3, "5"), "taken", {"name": "Ada", "giver": "Bo", "place": "A4", "wire": "blue 5"}),
    (Taken(0, 1, 0, 3, None), "taken.no-wire", {"name": "Ada", "giver": "Bo", "place": "A4"}),
    (Recharged(1), "recharged", {"name": "Bo"}),
    (CharacterTaken(1, "personal-ray"), "character-taken", {"name": "Bo", "card": "personal-ray"}),
    (ConstraintTaken(1, "A"), "constraint-taken", {"name": "Bo", "letter": "A"}),
    (ConstraintDown(1, "A"), "constraint-down", {"name": "Bo", "letter": "A"}),
    (ConstraintLaid("A"), "constraint-laid", {"letter": "A"}),
    (ConstraintLaid(None), "constraint-laid.no-letter", {}),
    (SpecialBegun(1), "special-begun", {"name": "Bo"}),
    (SpecialJudged(1, "5", right=True), "special-judged.right", {"value": "5"}),
    (SpecialJudged(1, "5", right=False), "special-judged", {"value": "5"}),
    (PileShrank(6), "pile-shrank", {"left": 6}),
    (TokenDrawn("5"), "token-drawn", {"value": "5"}),
    (TokenHanded(0, 1, "5"), "token-handed", {"name": "Ada", "chosen": "Bo", "value": "5"}),
    (TokenBeside(1, "5"), "token-beside", {"name": "Bo", "value": "5"}),
    (TokenReturned(1, "5"), "token-returned", {"name": "Bo", "value": "5"}),
    (HoldsAll(1), "holds-all", {"name": "Bo"}),
    (NumberDealt(1, "5"), "number-dealt", {"name": "Bo", "value": "5"}),
    (NumberDealt(1, None), "number-dealt.no-value", {"name": "Bo"}),
    (CardLaid(0, 1, "5"), "card-laid", {"name": "Ada", "chosen": "Bo", "value": "5"}),
    (CardLaid(0, 1, None), "card-laid.no-value", {"name": "Ada", "chosen": "Bo"}),
    (CardOpened(0, "5", hit=True), "card-opened.hit", {"name": "Ada", "value": "5"}),
    (CardOpened(0, "5", hit=False), "card-opened", {"name": "Ada", "value": "5"}),
    (CardTaken(0), "card-taken", {"name": "Ada"}),
    (CardDiscarded("5"), "card-discarded", {"value": "5"}),
    (RolesDealt(), "roles-dealt", {}),
    (LinkBlocked(1), "link-blocked", {"name": "Bo"}),
    (Accused(0, 1, "A", right=True), "accused.right", {"name": "Ada", "chosen": "Bo", "letter": "A"}),
    (Accused(0, 1, "A", right=False), "accused", {"name": "Ada", "chosen": "Bo", "letter": "A"}),
    (TrialBegan(0, "nothing", (), 20), "trial-began.nothing", {"number": 0, "why": "nothing", "values": "", "seconds": 20}),
    (TrialBegan(0, "nothing", (), None), "trial-began.nothing.no-seconds", {"number": 0, "why": "nothing", "values": ""}),
    (TrialBegan(1, "number", ("7",), 20), "trial-began.number", {"number": 1, "why": "number", "values": "7", "seconds": 20}),
    (TrialBegan(1, "number", ("7",), None), "trial-began.number.no-seconds", {"number": 1, "why": "number", "values": "7"}),
    (TrialBegan(8, "values", ("7", "8"), 20), "trial-began.values", {"number": 8, "why": "values", "values": "7 or 8", "seconds": 20}),
    (TrialBegan(8, "values", ("7", "8"), None), "trial-began.values.no-seconds", {"number": 8, "why": "values", "values": "7 or 8"}),
    (TrialBegan(9, "yellows", (), 20), "trial-began.yellows", {"number": 9, "why": "yellows", "values": "", "seconds": 20}),
    (TrialBegan(9, "yellows", (), None), "trial-began.yellows.no-seconds", {"number": 9, "why": "yellows", "values": ""}),
    (TrialEnded(1, "won"), "trial-ended.won", {"number": 1, "why": "won"}),
    (TrialEnded(1, "lost"), "trial-ended.lost", {"number": 1, "why": "lost"}),
    (CardLost("post-it"), "card-lost", {"card": "post-it"}),
    (Hushed(0), "hushed", {"name": "Ada"}),
    (Slipped(0), "slipped", {"name": "Ada"}),
    (YellowsTold(0, 2), "yellows-told", {"name": "Ada", "count": 2}),
    (HeldTold(0, "7", held=True), "held-told.held", {"name": "Ada", "value": "7"}),
    (HeldTold(0, "7", held=False), "held-told", {"name": "Ada", "value": "7"}),
    (DialMoved(3, "trial"), "dial-moved.trial", {"left": 3, "why": "trial"}),
    (DialMoved(3, "slip"), "dial-moved.slip", {"left": 3, "why": "slip"}),
    (DialMoved(2, "blocked"), "dial-moved.blocked", {"left": 2}),
    (DialMoved(2, "accused"), "dial-moved.accused", {"left": 2}),
    (DialMoved(2, "guessed"), "dial-moved.guessed", {"left": 2}),
    (Marked(0, 1, 2, "5", "handed", "token"), "marked.handed.token", {"name": "Ada", "place": "B3", "value": "5"}),
    (Ended((0, 0), (), "special"), "ended.special", {}),
    (Scanned(0, "5", (True, False, True)), "scanned", {"name": "Ada", "value": "5", "found": "A, C"}),
    (Scanned(0, "5", (False, False)), "scanned", {"found": "none"}),
    (PassedOn(0, 1), "passed-on", {"name": "Ada", "chosen": "Bo"}),
    (NumberDrawn("7"), "number-drawn", {"value": "7"}),
    (SequenceMoved("7"), "sequence-moved", {"value": "7"}),
    (SequenceMoved(None), "sequence-moved.no-value", {}),
    (Padlocked("ray", "7"), "padlocked", {"card": "ray", "value": "7"}),
    (CardsTurned(("7",), "down"), "cards-turned.down", {"values": "7"}),
    (CardsTurned(("7", "8"), "up"), "cards-turned.up", {}),
    (TurnedUp("ray"), "turned-up", {"card": "ray"}),
    (Named(0, 1), "named", {"name": "Ada", "chosen": "Bo"}),
    (CardReplaced("ray"), "card-replaced", {"card": "ray"}),
    (Denied(0, 1, 2, "5", "first", "token"), "denied.first.token", {"name": "Ada", "place": "B3", "value": "5"}),
    (Denied(0, 1, 2, "5", "missed", "token"), "denied.missed.token", {"place": "B3", "value": "5"}),
    (Denied(0, 1, 2, "5", "missed", "shown"), "denied.missed.shown", {"place": "B3", "value": "5"}),
    (Denied(0, 1, 2, "5", "missed", "known"), "denied.missed.known", {"place": "B3", "value": "5"}),
    (Ended((1, 1), (0, 1), "defused"), "ended.defused", {}),
    (Ended((0, 0), (), "red"), "ended.red", {}),
    (Ended((0, 0), (), "dial"), "ended.dial", {}),
    (Ended((0, 0), (), "stuck"), "ended.stuck", {}),
    (Ended((0, 0), (), "missed"), "ended.missed", {}),
]

OFFERED: list[tuple[Action, str, Facts]] = [
    (Captain(1), "captain", {"name": "Stand B"}),
    (Draw("Y4"), "draw", {"wire": "yellow 4.1"}),
    (Remove("Y4"), "remove", {"wire": "yellow 4.1"}),
    (Equip("post-it"), "equip", {"card": "post-it"}),
    (Deal("5"), "deal", {"wire": "blue 5"}),
    (Take("personal-ray"), "take", {"card": "personal-ray"}),
    (Constrain("A"), "constrain", {"letter": "A"}),
    (Keep(), "keep", {}),
    (Change(), "change", {}),
    (Special(), "special", {}),
    (TakeToken("5"), "token", {"value": "5"}),
    (LayCard("5"), "lay-card", {"value": "5"}),
    (Accuse(1, "A"), "accuse", {"name": "Stand B", "letter": "A"}),
    (Slip(), "slip", {}),
    (Begin(), "begin", {}),
    (Mark(0, 3), "mark", {"place": "A4"}),
    (Point(1, 3), "point", {"place": "B4"}),
    (Point(1), "point.no-slot", {"place": "B"}),
    (Announce(("5", "6")), "announce", {"values": "5 or 6"}),
    (Cut(1, 3), "cut", {"place": "B4"}),
    (Lay(0, 3), "lay", {"place": "A4"}),
    (Solo("Y"), "solo", {"value": "Y"}),
    (Reveal(), "reveal", {}),
    (Use("ray"), "use", {"card": "ray"}),
    (Label(0, 3), "label", {"place": "A4"}),
    (Partner(1), "partner", {"name": "Stand B"}),
    (Give(0, 3), "give", {"place": "A4"}),
    (Insert(0, 3), "insert", {"place": "A4"}),
    (Recharge(0), "recharge", {"name": "Stand A C"}),
    (Scan("5"), "scan", {"value": "5"}),
    (Next(1), "next", {"name": "Stand B"}),
    (Done(), "done", {}),
    (Back(), "back", {}),
    (Number("7"), "number", {"value": "7"}),
    (End("left"), "end", {"side": "left"}),
    (Deny("7"), "deny", {"value": "7"}),
]

TOLD += [
    (Claimed(0), "claimed", {"name": "Ada"}),
    (CueCame("start", 15, 0), "cue.start", {"minutes": 15, "seconds": 0}),
    (CueCame("left", 0, 30), "cue.left", {"minutes": 0, "seconds": 30}),
    (CueCame("cut-down", 5, 0), "cue.cut-down", {"minutes": 5}),
    (CueCame("over", 0, 0), "cue.over", {}),
    (Ended((0, 0), (), "time"), "ended.time", {}),
]
OFFERED += [(Claim(), "claim", {}), (Tick(1), "tick", {})]


def keys(area: str) -> set[str]:
    """Return the options: the messages of an area."""
    return {name for name in catalogue("en") if name.startswith(f"bomb_busters-{area}-")}


def three_stands(**parts: Any) -> BombBustersMatch:
    """Return a match of two, the first with two stands."""
    return table("?1 ?5 i7 Y8", "?2 5 ?R6 ?7", "?1 ?1 ?12", owners=(0, 1, 0), **parts)


@pytest.mark.parametrize(("event", "key", "facts"), TOLD)
def test_an_event_is_told(event: Event, key: str, facts: Facts) -> None:
    found, told = event_text(event, NAMES)
    assert found == f"bomb_busters.event.{key}"
    assert facts.items() <= told.items()
    assert "{" not in translate(found, told)


@pytest.mark.parametrize(("action", "key", "facts"), OFFERED)
def test_an_action_is_offered(action: Action, key: str, facts: Facts) -> None:
    found, told = action_text(action, GAME.view(three_stands().state, 0))
    assert (found, told) == (f"bomb_busters.action.{key}", facts | told)
    assert "{" not in translate(found, told)


def test_every_message_about_events_and_actions_is_in_the_lists_above() -> None:
    assert {message_id(f"bomb_busters.event.{key}") for _, key, _ in TOLD} == keys("event")
    assert {message_id(f"bomb_busters.action.{key}") for _, key, _ in OFFERED} == keys("action")
    assert {type(event) for event, _, _ in TOLD} == set(get_args(GAME.vocabulary.event))
    assert {type(action) for action, _, _ in OFFERED} == set(get_args(GAME.vocabulary.action))


def check_words(match: BombBustersMatch) -> None:
    """Check: every position fits a terminal, in paragraphs that are not empty, and no two choices read alike."""
    for seat in (None, *range(match.seats)):
        text = describe(GAME.view(match.state, seat), NAMES[: match.seats])
        assert max(map(len, text.splitlines())) <= 80
        assert all(paragraph.strip() for paragraph in text.split("\n\n"))
    for seat in set(match.actors) - {CHANCE}:
        offers = [translate(*action_text(action, GAME.view(match.state, seat))) for action in match.legal(seat)]
        assert len(set(offers)) == len(offers)
        assert max(map(len, offers)) <= 48


def test_whatever_happens_in_random_games_has_words() -> None:
    phases, wanted = set[str](), set(get_args(Phase))
    for seed in count():
        seats, rng = 2 + seed % 4, random.Random(seed)
        missions = [mission for mission in list(MISSIONS)[3:] if seats in MISSIONS[mission].seats]
        match = play_game(seats, seed, {"mission": rng.choice(missions)}, check_words)
        so_far: BombBustersMatch = match.at(0)
        for entry in match.log:
            phases.add(so_far.state.phase)
            for event in so_far.extend([entry])[0].events:
                assert all(translate(*event_text(told, NAMES)) for seat in (None, *range(seats)) for told in visible_events([event], seat))
        if phases | {"over"} == wanted:
            break
        assert seed < 200, f"never seen: {wanted - phases}"


def test_the_opening_is_described_too() -> None:
    match = new(3, "8", captain="lot")
    phases = []
    while match.actors == [CHANCE]:
        phases.append(match.state.phase)
        check_words(match)
        match.play(CHANCE, match.legal(CHANCE)[0])
    assert list(dict.fromkeys(phases)) == ["captain", "markers", "removal", "equipment", "deal"]


def test_a_position_is_described() -> None:
    match = three_stands(cards=("rewinder", "post-it"), facts=(NotValueFact(0, "7"), HoldsFact((4, 6, 7), "7")))
    play(match, "point 1.0")
    assert describe(GAME.view(match.state, 0), NAMES[:2]) == (
        "Mission 4: All the colours\n"
        "Dial: 2 of 2 steps left\n"
        "Value     1    2    3    4    5    6    7    8    9   10   11   12\n"
        "Cut       0    0    0    0    1    0    0    0    0    0    0    0\n"
        "Marked yellow: Y8; in play: 1, cut: 1\n"
        "Marked red: R6; in play: 1, cut: 0\n"
        "\n"
        "Stand A, Ada, captain: Double Detector ready\n"
        "    1    2    3    4\n"
        "    1    5    7   Y8\n"
        "             i7  cut\n"
        "\n"
        "Stand B, Bo: Double Detector ready\n"
        "    1    2    3    4\n"
        "    ?    5    ?    ?\n"
        "    ^  cut\n"
        "\n"
        "Stand C, Ada, captain: Double Detector ready\n"
        "    1    2    3\n"
        "    1    1   12\n"
        "\n"
        "What everybody knows:\n"
        "  A1 is not 7.\n"
        "  B1 B3-B4: at least one is 7.\n"
        "\n"
        "Rewinder: locked: 0 of 2 wires of value 6 cut\n"
        "Post-it: locked: 0 of 2 wires of value 4 cut\n"
        "\n"
        "Your cut: what is it?\n"
        "Pointed at: B1"
    )


def test_each_kind_of_knowledge_has_words() -> None:
    of_values = (ShownFact(0, "1"), IsRedFact(6), LacksFact((0, 1, 2), "9"), FoundFact((4, 6), ("1", "7")), NotAllRedFact((5, 6)))
    match = three_stands(facts=(*of_values, EqualFact(8, 9), UnequalFact(0, 1), OrderedFact((8, 99, 10))))
    assert (
        "What everybody knows:\n"
        "  A1 was shown: 1.\n"
        "  B3 is red.\n"
        "  A1-A3: none is 9.\n"
        "  B1 B3: at least one is 1 or 7.\n"
        "  B2-B3: at least one is not red.\n"
        "  C1-C2 are equal.\n"
        "  A1-A2 are different.\n"
        "  C1 C3 stood in this order before a swap.\n"
    ) in describe(GAME.view(match.state, None), NAMES[:2]) + "\n"


def test_a_swap_shows_a_wire_to_those_who_swap() -> None:
    match = table("?1 i5", "?2 ?7", "?3 ?9", cards=("walkie-talkies",), cuts={"2": 2})
    acted(match, "use walkie-talkies", "partner 1", "give 0.1")
    assert "Ada and Bo swap; on the table: a wire face down with token 5" in describe(GAME.view(match.state, 2), NAMES[:3])
    acted(match, "give 1.0")
    assert "on the table: blue 5, blue 2" in describe(GAME.view(match.state, 1), NAMES[:3])
    assert "on the table: a wire face down with token 5, a wire face down" in describe(GAME.view(match.state, 2), NAMES[:3])


def test_a_whole_game_is_played_told_and_verified_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match"
    words = ("play", "bomb-busters", "--option", "mission=1", "--bots", "random", "--seed", "5", "--save", file)
    done = tavolata(*words, stdin="1\n" * 500)
    assert (done.returncode, done.stderr) == (0, "")
    assert max(len(line) for line in done.stdout.splitlines() if str(file) not in line) <= 80
    assert re.search(r"\n +1  Point at [A-D]1 +point [0-3]\.0\n", done.stdout)
    result = Match.load(file.read_text(encoding="utf-8")).result
    assert result
    ending = translate(f"bomb_busters.event.ended.{result.reason}")
    assert ending in done.stdout
    assert ending in tavolata("replay", file).stdout
    assert "24 wires dealt" in tavolata("verify", file).stdout


@pytest.mark.parametrize("wire", COLOURED_WIRES)
def test_bb_m1_what_is_printed_on_a_wire_is_what_the_browser_says(wire: Wire) -> None:
    assert translate(f"bomb_busters.printed.{colour_of(wire)}", {"number": number_of(wire)}) == printed_on(wire)
