"""BB-M, BB-S: the material and the set-up."""

from collections import Counter
from fractions import Fraction

import pytest

from tavolata.core.chance import BITS
from tavolata.core.errors import BadOptions
from tavolata.core.game import CHANCE, Options, Result
from tavolata.core.match import Match
from tavolata.core.observation import visible_events
from tavolata.games.bomb_busters.content import AS_RED, CARDS, MISSIONS, NUMBERS, RANK_OF, VALUE_OF
from tavolata.games.bomb_busters.events import CaptainNamed, Dealt, Drawn, Equipped, Marked, NothingToMark, Removed, Sorted, TurnBegan
from tavolata.games.bomb_busters.facts import LacksFact
from tavolata.games.bomb_busters.plugin import PLUGIN
from tavolata.games.bomb_busters.rules.opening import dealing_order
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.state import Marker, State
from tests.games.bomb_busters.table import GAME, dealt, facts, legal, new, play, refused, stands, table


def test_bb_m1_wires_are_48_blue_11_yellow_and_11_red_wires_sorted_by_their_decimals() -> None:
    kinds = [wire for wire in VALUE_OF if wire not in AS_RED.values()]
    assert [sum(VALUE_OF[wire] == value for wire in kinds) for value in ("Y", "R")] == [11, 11]
    assert [wire for wire in kinds if wire.isdigit()] == [str(number) for number in range(1, 13)]
    assert NUMBERS.copies * 12 == 48
    assert kinds[:4] == ["1", "Y1", "R1", "2"]
    assert [kinds[-1], kinds[-2]] == ["12", "R11"]
    assert RANK_OF["4"] < RANK_OF["Y4"] < RANK_OF["R4"] < RANK_OF["5"]


def test_bb_m2_two_tokens_of_each_value_and_twelve_cards() -> None:
    assert NUMBERS.tokens_of_a_value * len({*map(str, range(1, 13)), "Y"}) == 26
    assert [card.number for card in CARDS.values()] == [*range(1, 13), None]


@pytest.mark.parametrize(
    ("seats", "captain", "owners"),
    [
        (2, "1", (0, 0, 1, 1)),
        (3, "0", (0, 0, 1, 2)),
        (3, "1", (0, 1, 1, 2)),
        (4, "2", (0, 1, 2, 3)),
        (5, "4", (0, 1, 2, 3, 4)),
    ],
)
def test_bb_s1_stands_by_number_of_players(seats: int, captain: str, owners: tuple[int, ...]) -> None:
    match = new(seats, captain=captain)
    dealt(match)
    assert match.state.owners == owners
    assert [tuple(seated["stands"]) for seated in match.view(None, plain=True)["players"]] == [
        tuple(stand for stand, owner in enumerate(owners) if owner == seat) for seat in range(seats)
    ]


def test_bb_s1_two_stands_are_one_hand_each_sorted_by_itself() -> None:
    match = table("?5 ?5", "?5 ?5", "?1 ?2", owners=(0, 0, 1))
    assert "solo 5" in legal(match)
    match = new(2)
    dealt(match)
    ranks = [[RANK_OF[slot.wire] for slot in stand] for stand in match.state.stands]
    assert all(line == sorted(line) for line in ranks)


def test_bb_s2_yellow_and_red_are_drawn_and_marked_for_everybody() -> None:
    match = new(4)
    assert legal(match) == [f"draw Y{number}" for number in range(1, 12)]
    assert play(match, "draw Y7") == [Drawn("Y7")]
    assert "draw Y7" not in legal(match)
    play(match, "draw Y2", "draw R5")
    assert (match.state.yellow, match.state.red) == (Marker((2, 7), 2), Marker((5,), 1))
    assert match.view(None, plain=True)["yellow"] == {"values": [2, 7], "drawn": 2, "in_play": 2, "open": False}
    dealt(match)
    held = Counter(slot.wire for stand in match.state.stands for slot in stand)
    assert held == {**dict.fromkeys(map(str, range(1, 13)), 4), "Y2": 1, "Y7": 1, "R5": 1}


def test_bb_s2_of_x_of_y_wires_the_rest_leave_unseen() -> None:
    match = new(4, mission="8")
    play(match, "draw Y1", "draw Y2", "draw Y3", "draw R1", "draw R2")
    assert legal(match) == ["remove Y1", "remove Y2", "remove Y3"]
    events = play(match, "remove Y2")
    assert events == [Removed("yellow", "Y2")]
    assert all(visible_events(events, seat) == [Removed("yellow", None)] for seat in (None, 0, 1, 2, 3))
    assert legal(match) == ["remove R1", "remove R2"]
    play(match, "remove R1")
    assert match.view(0, plain=True)["removed"] == []
    assert match.view(0, plain=True)["yellow"] == {"values": [1, 2, 3], "drawn": 3, "in_play": 2, "open": True}
    dealt(match)
    assert {slot.wire for stand in match.state.stands for slot in stand if not slot.wire.isdigit()} == {"Y1", "Y3", "R2"}


def test_bb_s3_one_wire_to_each_stand_in_turn_the_second_stands_last() -> None:
    match = new(3, mission="1", captain="1")
    assert dealing_order(match.state.owners, match.state.captain) == (1, 3, 0, 2)
    events = dealt(match)
    given = [event for event in events if isinstance(event, Dealt)]
    assert [event.stand for event in given[:5]] == [1, 3, 0, 2, 1]
    assert len(given) == 24
    assert [event for event in events if isinstance(event, Sorted)] == [Sorted((6, 6, 6, 6))]
    match = new(4, captain="2")
    dealt(match)
    assert [len(stand) for stand in match.state.stands] == [13, 12, 13, 13]


deals = pytest.mark.parametrize(("mission", "seats"), [("1", 2), ("4", 3), ("8", 4), ("8", 5), ("20", 4)])


@deals
def test_bb_s3_a_deal_in_one_go_is_the_deal_wire_by_wire(mission: str, seats: int) -> None:
    match = Match.new(GAME.name, seats, seed=7, options={"mission": mission})
    match.advance_fast(match.actors[0], match.legal(match.actors[0])[0])
    randomness, state = match.randomness, match.at(0).state
    assert randomness is not None
    for n, entry in enumerate(match.log):
        if entry.actor == CHANCE:
            assert entry == (n, CHANCE, GAME.odds(state).pick(randomness.number(n), BITS), 0)
        state, _ = GAME.apply(state, entry.actor, entry.action)
    assert state == match.state


@deals
def test_bb_s3_of_a_deal_in_one_go_the_same_is_told_as_wire_by_wire(mission: str, seats: int) -> None:
    match = Match.new(GAME.name, seats, seed=7, options={"mission": mission}).at(0)
    one_by_one, steps = match.copy(), match.resolve_chance(5)
    assert steps == one_by_one.extend(step.entry for step in steps)
    assert match == one_by_one
    assert match.at(len(steps) - 3).state == one_by_one.at(len(steps) - 3).state
    assert match.advance(match.actors[0], match.legal(match.actors[0])[0]) == one_by_one.advance(
        one_by_one.actors[0], one_by_one.legal(one_by_one.actors[0])[0]
    )


def test_bb_s3_a_wire_is_seen_by_its_owner_only() -> None:
    match = new(4, mission="1")
    events = play(match, "deal 5")
    assert events == [Dealt(0, 0, "5")]
    assert visible_events(events, 0) == events
    assert visible_events(events, 1) == visible_events(events, None) == [Dealt(0, 0, None)]
    dealt(match)
    view = match.view(1, plain=True)
    assert [[slot["wire"] is None for slot in stand] for stand in view["stands"]] == [[True] * 6, [False] * 6, [True] * 6, [True] * 6]
    assert [slot["tile"] for stand in view["stands"] for slot in stand] == list(range(24))


@pytest.mark.parametrize("seats", GAME.seats)
def test_bb_s4_the_dial_starts_at_the_number_of_players(seats: int) -> None:
    assert new(seats).view(None, plain=True)["dial"] == {"left": seats, "start": seats}


def test_bb_s5_as_many_cards_as_players_locked() -> None:
    match = new(3, mission="7")
    play(match, "draw R1", "draw R2", "remove R1")
    assert legal(match) == [f"equip {card}" for card in CARDS if card != "false-bottom"]
    assert play(match, "equip post-it") == [Equipped("post-it")]
    play(match, "equip rewinder", "equip label-unequal")
    assert match.state.phase == "deal"
    assert [(card["id"], card["status"]) for card in match.view(None, plain=True)["cards"]] == [
        ("label-unequal", "locked"),
        ("post-it", "locked"),
        ("rewinder", "locked"),
    ]


def test_bb_s5_a_table_may_name_its_cards() -> None:
    match = new(2, mission="3", equipment="rewinder, label-unequal")
    play(match, "draw R1")
    assert match.state.phase == "deal"
    assert match.state.cards == ("label-unequal", "rewinder")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"mission": "0"}, "'mission' takes one of these: 1, 2, "),
        ({"mission": "3", "equipment": "coffee-mug,rewinder"}, "coffee-mug is banned in mission 3; choose another one."),
        ({"mission": "1", "equipment": "rewinder,post-it"}, "Mission 1 is played without equipment cards"),
        ({"mission": "4", "equipment": "rewinder"}, "choose 2, not 1."),
        ({"mission": "4", "equipment": "rewinder,rewinder"}, "can be chosen once"),
        ({"mission": "4", "equipment": "rewinder,hammer"}, "There is no equipment card hammer; there is label-unequal,"),
        ({"mission": "4", "equipment": ""}, "^The option 'equipment' has an empty name; leave it at 'random', or name 2 of label-unequal,"),
        ({"mission": "4", "equipment": "rewinder,"}, "^The option 'equipment' has an empty name;"),
        ({"captain": "2"}, "There is no seat 2 to be captain; name one from 0 to 1"),
    ],
)
def test_bad_set_ups_are_refused_with_a_sentence(options: dict[str, str], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        Match.new("bomb-busters", 2, seed=1, options=options)


def test_every_fault_of_a_set_up_is_told_at_once() -> None:
    with pytest.raises(BadOptions, match="is played with 2 to 5 seats, not 7"):
        Match.new("bomb-busters", 7, seed=1)
    with pytest.raises(BadOptions) as bad:
        Match.new("bomb-busters", 2, seed=1, options={"mission": "3", "equipment": "coffee-mug,hammer,hammer", "captain": "4"})
    assert len(bad.value.faults) == 5


def test_bb_s6_the_captain_is_found_by_lot_or_named() -> None:
    match = new(3, captain="lot")
    assert legal(match) == ["captain 0", "captain 1", "captain 2"]
    assert {share for _, share in GAME.odds(match.state)} == {Fraction(1, 3)}
    assert play(match, "captain 2") == [CaptainNamed(2)]
    assert match.view(None, plain=True)["captain"] == 2
    assert new(3, captain="1").state.captain == 1


def ended(reason: str, mission: str) -> tuple[State, Options]:
    """Return a mission of three that is over, with its last seat as captain."""
    match = new(3, mission, captain="2")
    result = Result((0, 0, 0), (), reason)
    return replace(match.state, result=result), match.options


def test_bb_s6_the_captain_moves_on_clockwise_with_every_new_mission_and_after_every_failure() -> None:
    failed = PLUGIN.next_options(*ended("red", mission="4"))
    defused = PLUGIN.next_options(*ended("defused", mission="4"))
    assert (failed["captain"], failed["mission"]) == ("0", "4")
    assert (defused["captain"], defused["mission"]) == ("0", "5")
    last = list(MISSIONS)[-1]
    assert PLUGIN.next_options(*ended("defused", mission=last))["mission"] == last


def test_bb_s5_the_cards_lie_by_their_numbers() -> None:
    match = new(2, equipment="general-radar,rewinder")
    dealt(match)
    assert match.state.cards == ("rewinder", "general-radar")


def test_bb_s6_the_captain_is_asked_first_and_has_the_first_turn() -> None:
    match = new(3, captain="2")
    dealt(match)
    assert (match.actors, match.state.turn) == ([2], 2)


def test_bb_s7_from_the_captain_clockwise_a_number_token_before_an_own_blue_wire() -> None:
    match = table("?1 ?2 ?Y4", "?3 ?5 ?R6", "?4 ?5 ?5", phase="token", captain=1, acting=1, turn=1)
    assert legal(match) == ["mark 1.0", "mark 1.1"]
    assert refused(match, "mark 1.2") == "BB-S7"
    assert refused(match, "mark 2.0") == "BB-S7"
    assert refused(match, "point 2.0") == "BB-S7"
    assert refused(match, "mark 2.0", seat=2) == "BB-T1"
    assert play(match, "mark 1.1") == [Marked(1, 1, 1, "5", "first", "token")]
    play(match, "mark 2.2")
    assert legal(match) == ["mark 0.0", "mark 0.1"]
    events = play(match, "mark 0.1")
    assert events[-1] == TurnBegan(1, 1)
    assert stands(match) == ["?1 i2 ?Y4", "?3 i5 ?R6", "?4 ?5 i5"]


def test_bb_s7_one_token_even_with_two_stands() -> None:
    match = table("?1 ?2", "?3 ?4", "?5 ?5", owners=(0, 0, 1), phase="token")
    assert legal(match) == ["mark 0.0", "mark 0.1", "mark 1.0", "mark 1.1"]
    play(match, "mark 1.0")
    assert match.actors == [1]


def test_bb_s7_not_a_number_whose_two_tokens_lie() -> None:
    match = table("i1 ?2", "i1 ?3", "?1 ?2", phase="token", captain=0, acting=2)
    assert legal(match) == ["mark 2.1"]
    assert refused(match, "mark 2.0") == "BB-S7"


def test_bb_s7_whoever_can_place_none_places_none_and_so_tells_what_is_lacking() -> None:
    match = table("i1 ?2 ?2", "?1 ?2 ?3", "?1 ?1", mission="1", phase="token", captain=0, acting=1)
    events = play(match, "mark 1.0")
    assert events[1:] == [NothingToMark(2), TurnBegan(0, 1)]
    assert facts(match) == [LacksFact((6, 7), value) for value in "23456"]


def test_chance_cannot_be_played_by_a_seat() -> None:
    match = new(4)
    assert refused(match, "draw Y4", seat=0) == "BB-S2"
    assert refused(match, "point 1.1", seat=0) == "BB-S3"
    assert match.actors == [CHANCE]
    assert refused(table("?1 ?1", "?2 ?2"), "deal 5") == "BB-S3"


def test_all_missions_can_be_opened() -> None:
    assert next(option for option in GAME.options if option.name == "mission").choices == tuple(MISSIONS)
