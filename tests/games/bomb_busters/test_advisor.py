"""The advisor: what it answers about hidden wires and about the risk of a cut, to which seat, and that it adds up."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tavolata.core.observation import Observation
from tavolata.core.protocols.advisor import Hint
from tavolata.games.bomb_busters.explain.advisor import ADVISOR, Cuts, Hidden, Staked, Wires
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.view import for_everybody
from tests.games.bomb_busters.table import GAME, acted, new, play, table
from tests.games.bomb_busters.test_fuzz import play_game
from tests.games.bomb_busters.test_odds import Brute, assert_exact, small, value

MINE, ALL = Hidden("mine"), Hidden("all")
ODDS = {"insight": "odds"}


def position(**parts: Any) -> BombBustersMatch:
    """Return a position whose deals can be listed by hand."""
    stands = ("?1 ?1 ?3 3 ?4 5", "1 ?2 ?4 5 ?6 6", "?2 i3 ?3 ?4 ?5 6", "1 2 2 4 5 6")
    return table(*stands, mission="1", options=ODDS, **parts)


def told(match: BombBustersMatch, seat: int | None, question: Hidden) -> Wires:
    answer = ADVISOR.answer(Observation(match, seat), question)
    assert isinstance(answer, Wires)
    return answer


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("lines", [(), ("point 2.1",), ("use double-detector", "point 2.2"), ("point 1.1", "announce 3")], ids=" ".join)
def test_what_hidden_wires_could_be_is_exact(seat: int | None, lines: tuple[str, ...]) -> None:
    match = acted(position(dial=2), *lines)
    for question, eyes in ((MINE, seat), (ALL, None)):
        brute = Brute(knowledge_of(GAME.view(match.state, eyes)))
        answer = told(match, seat, question)
        hidden = [slot.tile for stand in GAME.view(match.state, eyes).stands for slot in stand if slot.wire is None]
        assert answer.eyes == question.eyes
        assert answer.hidden == {str(tile): pytest.approx(brute.distribution(tile), abs=1e-9) for tile in hidden}
        assert all(sum(chances.values()) == pytest.approx(1, abs=1e-9) for chances in answer.hidden.values())


def test_a_table_may_tell_only_what_is_certain_or_nothing() -> None:
    stands, blue = ("?1 ?2 2", "i1 ?2 ?2", "1 ?1"), 2
    odds, certain, off = (small(*stands, blue=blue, mission="1", options={"insight": allowed}) for allowed in ("odds", "certain", "off"))
    sure = {tile: chances for tile, chances in told(odds, 0, ALL).hidden.items() if len(chances) == 1}
    assert sure == {"3": {"1": 1.0}}
    assert told(certain, 0, ALL).hidden == sure
    assert ADVISOR.answer(Observation(off, 0), ALL) is None


@pytest.mark.parametrize(("allowed", "hidden"), [("off", None), ("certain", Wires("mine", {})), ("odds", Wires("mine", {}))])
def test_before_the_deal_there_is_nothing_to_conclude(allowed: str, hidden: object) -> None:
    assert ADVISOR.answer(Observation(new(3, insight=allowed), 0), MINE) == hidden


def test_what_everybody_sees_is_what_a_spectator_sees() -> None:
    met = Counter[str]()

    def watch(match: BombBustersMatch) -> None:
        met[match.state.phase] += 1
        for seat in (None, *range(match.seats)):
            assert for_everybody(match.view(seat)) == match.view(None)

    for seed in range(12):
        cards = "walkie-talkies,label-equal,triple-detector"
        play_game(3, seed, {"mission": "8", "equipment": cards}, watch)
    assert {"turn", "insert", "give", "over"} <= met.keys()


def test_who_points_holds_something_to_announce() -> None:
    """BB-R1: a seat with only reds cannot point; so pointing shows that it has others."""
    match = small("1 ?2", "1 1 ?1 ?R1", "2 2 ?2", blue=2, mission="3", options=ODDS)
    assert "R" in told(match, None, MINE).hidden["1"]
    assert "R" not in told(acted(match, "point 2.2"), None, MINE).hidden["1"]
    exact(match)


def test_with_a_detector_it_is_a_number() -> None:
    """BB-Q3: a hand of yellows and reds cannot use one."""
    match = small("1 ?2", "1 1 ?1 ?Y1", "2 2 ?2", blue=2, mission="4", options=ODDS)
    assert "Y" in told(acted(match.copy(), "point 1.2"), None, MINE).hidden["1"]
    assert "Y" not in told(acted(match, "use double-detector"), None, MINE).hidden["1"]
    exact(match)


def test_who_is_to_place_a_first_token_has_a_wire_for_it() -> None:
    """BB-S7: a seat without a blue wire places no token."""
    match = small("?2 i2", "?1 i2", "?1 ?2", "?1 ?1", blue=2, mission="1", options=ODDS, phase="token", acting=2)
    assert told(match, 3, MINE).hidden["4"] == {"1": 1.0}
    assert "2" in told(acted(match.copy(), "mark 2.0"), 0, MINE).hidden["2"]
    exact(match)


def exact(match: BombBustersMatch) -> None:
    """Check that every answer agrees with the list of all deals."""
    for seat in (None, *range(match.seats)):
        assert_exact(knowledge_of(match.view(seat)))


# What a cut would stake.


def stakes_of(match: BombBustersMatch, seat: int | None, *tiles: int) -> Staked:
    answer = ADVISOR.answer(Observation(match, seat), Cuts(tiles))
    assert isinstance(answer, Staked)
    return answer


def reds(allowed: str, *lines: str) -> BombBustersMatch:
    """Return a position whose deals can be listed by hand, with a red among the hidden wires."""
    stands = ("1 ?2 ?3", "1 ?R1 ?2 3", "?1 ?2 ?3 3", "?1 2")
    return acted(small(*stands, blue=3, mission="4", options={"insight": allowed}, cards=("ray",), cuts=CUT), *lines)


CUT = {"1": 2, "2": 1, "3": 2, "9": 2, "10": 2}


@pytest.mark.parametrize(
    ("lines", "tiles"),
    [
        ((), (4,)),
        ((), (5,)),
        (("point 1.1",), (4,)),
        (("use double-detector", "point 1.1", "point 1.2"), (4, 5)),
        (("use ray", "point 2.1"), (8,)),
        (("use double-detector", "use ray", "point 2.1", "point 2.2"), (8, 9)),
    ],
    ids=str,
)
def test_what_a_cut_stakes_is_what_all_deals_tell(lines: tuple[str, ...], tiles: tuple[int, ...]) -> None:
    """BB-D1, BB-Q3, BB-Q4-10: of one wire or several, of one value or two; red wherever it can be."""
    match = reds("odds", *lines)
    brute = Brute(knowledge_of(match.view(0)))
    answer = stakes_of(match, 0, *tiles)
    assert answer.explodes == pytest.approx(brute.chance(lambda layout: all(layout[tile][0] == "R" for tile in tiles)), abs=1e-9)
    assert answer.said
    for said in answer.said:
        right = brute.chance(lambda layout: any(value(layout[tile]) in said.values for tile in tiles))  # noqa: B023 asked at once
        assert said.right == pytest.approx(right, abs=1e-9)


def test_where_only_what_is_certain_is_told_a_cut_is_told_so_too() -> None:
    odds, certain = (stakes_of(reds(allowed), 0, 4) for allowed in ("odds", "certain"))
    assert odds.explodes is not None
    assert 0 < odds.explodes < 1
    assert certain.explodes is None
    assert [said.right for said in certain.said] == [said.right if said.right in (0, 1) else None for said in odds.said]
    assert ADVISOR.answer(Observation(reds("off"), 0), Cuts((4,))) is None


def test_under_the_stabilizer_a_cut_does_not_stake_the_bomb() -> None:
    """BB-Q4-9."""
    stands = ("1 ?2 ?3", "1 ?R1 ?2 3", "?1 ?2 ?3 3", "?1 2")
    match = small(*stands, blue=3, mission="4", options=ODDS, cards=("stabilizer",), cuts=CUT)
    assert stakes_of(acted(match, "use stabilizer"), 0, 4).explodes == 0


@pytest.mark.parametrize("tiles", [(), (1,), (3,), (99,)], ids=str)
def test_of_no_wire_of_a_seen_one_and_of_none_there_is_nothing_is_staked(tiles: tuple[int, ...]) -> None:
    assert stakes_of(reds("odds"), 0, *tiles) == Staked(tiles, None, ())


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_who_may_announce_nothing_stakes_nothing(seat: int | None) -> None:
    assert stakes_of(reds("odds"), seat, 4).said == ()


# With the eyes of another player.


def test_another_player_surely_knows_what_everybody_does_and_what_the_two_have_swapped() -> None:
    """BB-Q4-2: the two partners of a swap know both wires, other seats do not."""
    match = small("1 ?1 ?2", "?1 ?2 2", "1 ?2", blue=2, mission="1", options=ODDS, cards=("walkie-talkies",), cuts={"1": 2, "2": 2})
    play(match, "use walkie-talkies", "partner 1", "give 0.1", "give 1.1", "insert 0.1", "insert 1.0")
    common, mate, third = (told(match, 0, Hidden(eyes)).hidden for eyes in ("all", 1, 2))
    assert common == third
    assert {"1", "4"} & common.keys()
    assert not {"1", "4"} & mate.keys()


def test_of_another_player_it_is_told_which_wires_that_one_has_seen() -> None:
    """BB-S3: the own ones, and no more."""
    match = position()
    answer = told(match, 0, Hidden(1))
    assert answer.knows == tuple(slot.tile for slot in match.state.stands[1] if not slot.cut)
    assert answer.hidden == told(match, 0, ALL).hidden
    assert ADVISOR.answer(Observation(match, 0), Hidden(9)) is None


# Questions and answers travel.


@pytest.mark.parametrize(
    "text",
    [
        '{"kind":"hidden","eyes":"mine"}',
        '{"kind":"hidden","eyes":"all"}',
        '{"kind":"hidden","eyes":2}',
        '{"kind":"cuts","tiles":[4]}',
        '{"kind":"hint"}',
    ],
)
def test_questions_are_read_as_they_are_written(text: str) -> None:
    assert msgspec.json.encode(msgspec.json.decode(text, type=ADVISOR.questions)).decode() == text


def test_answers_are_data() -> None:
    answers = [told(position(), 1, ALL), stakes_of(position(), 0, 7), ADVISOR.answer(Observation(position(), 0), Hint())]
    for answer in answers:
        assert msgspec.json.decode(msgspec.json.encode(answer), type=ADVISOR.answers) == answer


@pytest.mark.parametrize(("allowed", "explodes"), [("certain", (0.0, None)), ("odds", (0.0, pytest.approx(1 / 2)))])
def test_bb_d3_whether_a_wire_is_red_is_told_as_far_as_the_table_allows(allowed: str, explodes: tuple[object, ...]) -> None:
    """The client asks about a wire that cannot be red and one that may be; a table without insight gets no answer."""
    stands = ("?1 ?2", "?1 ?2 ?R2", "1 1 2 ?2")
    match, silent = (small(*stands, blue=2, mission="3", options={"insight": level}) for level in (allowed, "off"))
    answers = [ADVISOR.answer(Observation(match, 0), Cuts((match.state.stands[1][slot].tile,))) for slot in (0, 2)]
    assert tuple(answer.explodes for answer in answers if isinstance(answer, Staked)) == explodes
    assert ADVISOR.answer(Observation(silent, 0), Cuts((2,))) is None
