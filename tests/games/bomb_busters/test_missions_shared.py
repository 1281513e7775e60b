"""BB-N: what all missions share, tested with a rule of its own where no mission shows it alone."""

from collections.abc import Callable, Sequence

import msgspec
import pytest

from tavolata.core.game import Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, End
from tavolata.games.bomb_busters.content import MISSIONS, Value
from tavolata.games.bomb_busters.content.mission_rules import Spec
from tavolata.games.bomb_busters.events import DialMoved, Ended, Equipped, SequenceMoved, TurnBegan, TurnSkipped, Unlocked, Used, Validated
from tavolata.games.bomb_busters.facts import LacksFact, NotAllRedFact
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.missions.sequence import SequenceState
from tavolata.games.bomb_busters.rules.turn import advance_dial, resolve
from tavolata.games.bomb_busters.state import Outcome, RuleState, State, TurnAction
from tests.games.bomb_busters.table import acted, facts, legal, play, refused, table


class Odd(Spec, frozen=True, tag="odd-only"):
    """Mission rule for tests: only odd numbers and yellow may be cut."""


@implements(Odd)
class OddOnly(MissionRule[Odd, RuleState]):
    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        return ("BB-N2", "not-in-order") if value.isdigit() and int(value) % 2 == 0 else None


class Toll(Spec, frozen=True, tag="toll"):
    """Mission rule for tests: every announcement of a 5 costs a step, and there is a further action."""


@implements(Toll)
class Tolled(MissionRule[Toll, RuleState]):
    def after_announcement(self, state: State, values: tuple[Value, ...]) -> Outcome:
        return advance_dial(state, 1, "missed") if "5" in values else (state, ())

    def actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        return [End("left")]

    def apply_action(self, state: State, seat: Seat, action: BombBustersAction) -> Outcome:
        return resolve(state, TurnAction("special"))


class Captaincy(Spec, frozen=True, tag="captaincy"):
    """Mission rule for tests: the captain chooses something before each turn."""


class Answered(RuleState, frozen=True):
    """State of a mission rule for tests: the turn before which the captain answered last."""

    turn: Seat | None = None


@implements(Captaincy)
class AsksCaptain(MissionRule[Captaincy, Answered]):
    initial = Answered()

    def pending_actor(self, state: State) -> Actor | None:
        return state.captain if state.stage == "turn" and self.data(state).turn != state.turn else None

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        return [End("left"), End("right")]

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        return self.update(state, turn=state.turn), ()


@pytest.fixture
def bend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check: mission 4 with the rule of the test."""
    monkeypatch.setitem(MISSIONS, "4", msgspec.structs.replace(MISSIONS["4"], rules=(request.param(),)))


def bent(spec: type[Spec]) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Return a test in whose mission 4 this bends the rules."""

    def marked(test: Callable[[], None]) -> Callable[[], None]:
        return pytest.mark.usefixtures("bend")(pytest.mark.parametrize("bend", [spec], indirect=True)(test))

    return marked


@bent(Odd)
def test_bb_n2_who_is_skipped_told_what_is_not_in_that_hand() -> None:
    match = table("?1 ?3", "?2 ?4", "?1 ?4")
    events = play(match, "point 2.0", "announce 1", "lay 0.0")
    assert events[-3:-1] == [TurnSkipped(1), TurnSkipped(2)]
    lacking = [fact for fact in facts(match) if isinstance(fact, LacksFact)]
    assert LacksFact((2, 3), "1") in lacking
    assert LacksFact((2, 3), "Y") in lacking
    assert not [fact for fact in lacking if fact.value == "2"], "that was not free"
    assert NotAllRedFact((2, 3)) in facts(match)


@bent(Odd)
def test_bb_n2_a_wrong_announcement_is_an_action_too() -> None:
    match = table("?1 ?3", "?2 ?7", "?1 ?4")
    assert play(match, "point 2.0", "announce 1", "lay 0.0")[-1] == TurnBegan(1, 1)
    assert "announce 7" in legal(acted(match, "point 0.1"))


@bent(Odd)
def test_bb_n3_a_round_of_skips_is_one_in_which_nobody_acted() -> None:
    match = table("?1 ?1 ?3 ?4", "?2 ?4", "?1 ?4", "?1 ?3 ?4")
    play(match, "point 2.0", "announce 1", "lay 0.0")
    assert (match.state.turn, match.state.skipped) == (3, 0)
    match = table("?1 ?2", "?2 ?4", "?1 ?4")
    assert play(match, "point 2.0", "announce 1", "lay 0.0")[-1] == Ended((0, 0, 0), (), "stuck")


@bent(Odd)
def test_bb_n3_who_acts_after_a_card_was_used_before_the_last_skip_ends_the_round() -> None:
    match = table("?1 ?1 ?1 ?3", "?2 ?4 ?4", "?1 ?2 ?4 ?6", cards=("general-radar",), cuts={"8": 2})
    play(match, "point 2.0", "announce 1", "lay 0.0")
    assert (match.state.turn, match.state.skipped, match.state.is_between) == (0, 2, True)
    play(match, "use general-radar", "scan 5", "point 2.1", "announce 1")
    assert match.result is None
    assert match.state.turn == 0, "two are skipped again, which is no whole round"


def test_bb_n4_after_a_cut_comes_the_mission_then_cards_then_the_end() -> None:
    match = table(
        "?3 ?Y4", "?3 ?Y5", "?1 ?1", mission="9", cards=("false-bottom",), rule_states=(SequenceState(("3", "5", "7"), (), "left"),)
    )
    events = play(match, "point 1.1", "announce Y", "lay 0.1")
    assert [type(event) for event in events[-2:]] == [Unlocked, Used]
    events = play(match, "equip triple-detector", "equip ray")
    assert events[-1] == TurnBegan(1, 1)
    last = table("3 3 ?3", "?3", "1", mission="16", dial=1, rule_states=(SequenceState(("3",), (), "left"),))
    *_, validated, moved, ended = play(last, "point 1.0", "announce 3", "lay 0.2")
    assert (validated, moved) == (Validated("3"), SequenceMoved(None))
    assert ended == Ended((1, 1, 1), (0, 1, 2), "defused")


@bent(Toll)
def test_bb_n5_payments_go_by_what_is_announced_and_are_not_given_back() -> None:
    match = table("?1 ?5", "?1 ?5 ?6", "?6", dial=3)
    assert play(match, "point 1.2", "announce 5")[2:4] == [DialMoved(2, "missed"), DialMoved(1, "missed")]
    match = table("?1 ?5", "?1 ?5 ?6", "?6", dial=1)
    assert play(match, "point 1.1", "announce 5")[-1] == Ended((0, 0, 0), (), "dial")
    match = table("?5 ?5 5 5", "?1", "?1", dial=3)
    play(match, "solo 5")
    assert match.state.dial == 2


@bent(Toll)
def test_bb_n6_an_action_of_the_mission_stands_instead_of_a_cut_and_no_card_helps_it() -> None:
    match = table("?1 ?5", "?1 ?5 ?6", "?6")
    assert "end left" in legal(match)
    assert legal(match, 1) == []
    assert "end left" not in legal(acted(match, "use double-detector"))
    match = table("?1 ?5", "?1 ?5 ?6", "?6")
    assert play(match, "end left") == [TurnBegan(1, 1)]


@bent(Captaincy)
def test_bb_n7_the_captain_is_asked_also_without_wires() -> None:
    match = table("1", "?1 ?5", "?1 ?5", turn=1, acting=1)
    play(match, "point 2.0", "announce 1", "lay 1.0")
    assert (match.state.phase, match.state.acting, match.state.turn) == ("choose", 0, 2)
    assert play(match, "end left") == [TurnBegan(2, 1)]


def test_bb_q4_13_the_false_bottom_brings_two_cards_by_itself() -> None:
    match = table(
        "?1 ?Y4", "?1 ?Y5", "?9 9 9", mission="9", cards=("false-bottom", "ray"), rule_states=(SequenceState(("3", "5", "7"), (), "left"),)
    )
    assert refused(match, "use false-bottom") == "BB-Q4-13"
    events = play(match, "point 1.1", "announce Y", "lay 0.1")
    assert events[-2:] == [Unlocked("false-bottom"), Used(0, "false-bottom")]
    assert match.state.phase == "equipment"
    assert "equip ray" not in legal(match)
    assert "equip false-bottom" not in legal(match)
    assert play(match, "equip stabilizer") == [Equipped("stabilizer"), Unlocked("stabilizer")]
    assert play(match, "equip post-it") == [Equipped("post-it"), TurnBegan(1, 1)]
    assert match.state.cards == ("false-bottom", "post-it", "stabilizer", "ray")
    assert match.state.used == ("false-bottom",)


def test_bb_q4_13_fewer_cards_are_left() -> None:
    cards = tuple(card for card in MISSIONS["9"].cards if card != "ray")
    match = table("?1 ?Y4", "?1 ?Y5", "?9", mission="9", cards=cards, rule_states=(SequenceState(("3", "5", "7"), (), "left"),))
    play(match, "point 1.1", "announce Y", "lay 0.1")
    assert legal(match) == ["equip ray"]
    assert play(match, "equip ray")[-1] == TurnBegan(1, 1)


def test_bb_q4_13_it_lies_in_the_pile_where_the_mission_has_it() -> None:
    assert [number for number, mission in MISSIONS.items() if mission.false_bottom and not mission.yellow.drawn] == []
    assert "false-bottom" not in MISSIONS["8"].cards
