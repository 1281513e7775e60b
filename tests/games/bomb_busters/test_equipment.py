"""BB-Q: detectors and equipment cards."""

from typing import Any

import pytest

from tavolata.core.game import CHANCE, CLOCK, Actor
from tavolata.core.observation import visible_events
from tavolata.games.bomb_busters.content import CARDS, CardId
from tavolata.games.bomb_busters.events import (
    Announced,
    DialMoved,
    Ended,
    Given,
    Labelled,
    Marked,
    PartnerChosen,
    PassedOn,
    PutBack,
    Recharged,
    RedSpared,
    Scanned,
    Taken,
    TurnBegan,
    Unlocked,
    Used,
    WireCut,
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
from tests.games.bomb_busters.table import acted, facts, legal, play, refused, stands, table


def ready(*cards: CardId) -> dict[str, Any]:
    """These cards lie on the table, unlocked."""
    return {"cards": cards, "cuts": {str(CARDS[card].number): 2 for card in cards}}


def uses(match: BombBustersMatch, seat: int | None = None) -> list[str]:
    return [line.removeprefix("use ") for line in legal(match, seat) if line.startswith("use ")]


def test_bb_q1_two_cut_wires_of_its_number_unlock_a_card() -> None:
    match = table("?4 ?5", "?4 ?5", cards=("post-it", "super-detector"))
    assert uses(match) == ["double-detector"]
    assert refused(match, "use post-it") == "BB-Q1"
    assert refused(match, "use stabilizer") == "BB-S5"
    events = play(match, "point 1.0", "announce 4", "lay 0.0")
    assert Unlocked("post-it") in events
    assert uses(match, 0) == ["post-it"]
    assert [card["status"] for card in match.view(0, plain=True)["cards"]] == ["ready", "locked"]
    assert [(card["cut"], card["needed"]) for card in match.view(0, plain=True)["cards"]] == [(2, 2), (0, 2)]


def test_bb_q1_a_solo_cut_unlocks_too() -> None:
    match = table("?4 ?4 ?4 ?4 ?5", "?5 ?6", cards=("post-it",))
    assert Unlocked("post-it") in play(match, "solo 4")


def test_bb_q1_each_card_once_and_any_number_in_a_turn() -> None:
    match = table("?1 ?5 ?5", "?1 ?6", dial=1, **ready("post-it", "rewinder"))
    play(match, "use rewinder", "use post-it", "mark 0.0")
    assert match.state.turn == 0
    assert refused(match, "use rewinder") == "BB-Q1"
    assert [card["status"] for card in match.view(0, plain=True)["cards"]] == ["used", "used"]


def test_bb_q2_everybody_has_a_double_detector_once_a_mission() -> None:
    match = table("?1 ?5 ?5", "?1 ?5 ?6")
    assert [player["detector"] for player in match.view(None, plain=True)["players"]] == [True, True]
    assert play(match, "use double-detector") == [Used(0, "double-detector")]
    play(match, "point 1.0", "point 1.1", "announce 5", "cut 1.1", "lay 0.1")
    assert [player["detector"] for player in match.view(None, plain=True)["players"]] == [False, True]
    play(match, "use double-detector", "point 0.0", "point 0.2", "announce 1", "cut 0.0", "lay 1.0")
    assert refused(match, "use double-detector") == "BB-Q2"
    assert refused(match, "use double-detector", seat=1) == "BB-Q1"


def test_bb_q3_one_right_or_both_the_owner_cuts_one_and_is_always_asked() -> None:
    match = table("?1 ?5", "?1 ?5 ?5", "?2 ?3")
    play(match, "use double-detector", "point 1.1")
    assert legal(match) == ["point 1.0", "point 1.2"]
    assert refused(match, "point 1.1") == "BB-Q3"
    assert refused(match, "point 2.0") == "BB-Q3"
    assert refused(match, "announce 5") == "BB-Q3"
    play(match, "point 1.2")
    assert play(match, "announce 5") == [Announced(0, ("5",), right=True)]
    assert facts(match) == [HoldsFact((0, 1), "5"), FoundFact((3, 4), ("5",))]
    assert match.actors == [1]
    assert legal(match) == ["cut 1.1", "cut 1.2"]
    assert refused(match, "cut 1.0") == "BB-Q3"
    assert refused(match, "lay 0.1") == "BB-Q3"
    assert play(match, "cut 1.2")[0] == WireCut(1, 1, 2, "5")
    assert facts(match) == [HoldsFact((0, 1), "5")]
    play(match, "lay 0.1")
    assert stands(match)[1] == "?1 ?5 5"
    assert facts(match) == []
    single = acted(table("?1 ?5", "?1 ?5 ?5"), "use double-detector", "point 1.0", "point 1.2", "announce 5")
    assert (single.actors, legal(single)) == ([1], ["cut 1.2"])


def test_bb_q3_none_the_dial_advances_and_the_owner_marks_one() -> None:
    match = table("?1 ?5", "?2 ?6 ?6", dial=2)
    play(match, "use double-detector", "point 1.0", "point 1.2")
    assert play(match, "announce 5") == [Announced(0, ("5",), right=False), DialMoved(1, "missed")]
    assert match.actors == [1]
    assert legal(match) == ["mark 1.0", "mark 1.2"]
    assert facts(match) == [HoldsFact((0, 1), "5"), NotValueFact(2, "5"), NotValueFact(4, "5"), NotAllRedFact((2, 4))]
    assert refused(match, "mark 1.1") == "BB-Q3"
    assert play(match, "mark 1.2")[0] == Marked(1, 1, 2, "6", "missed", "token")
    assert facts(match) == [HoldsFact((0, 1), "5"), NotValueFact(2, "5")]


def test_bb_q3_one_that_is_marked_already_may_be_chosen() -> None:
    match = acted(table("?1 ?5", "?2 i6"), "use double-detector", "point 1.0", "point 1.1", "announce 5")
    assert legal(match) == ["mark 1.0", "mark 1.1"]
    assert play(match, "mark 1.1")[0] == Marked(1, 1, 1, "6", "missed", "known")
    assert facts(match) == [HoldsFact((0, 1), "5"), NotValueFact(2, "5")]


def test_bb_q3_one_red_is_spared_silently_both_explode() -> None:
    match = acted(table("?1 ?5", "?2 ?R6 ?R7"), "use double-detector", "point 1.0", "point 1.1", "announce 5")
    assert (match.actors, legal(match)) == ([1], ["mark 1.0"])
    assert refused(match, "mark 1.1") == "BB-Q3"
    match = table("?1 ?5", "?2 ?R6 ?R7")
    assert play(match, "use double-detector", "point 1.1", "point 1.2", "announce 5")[-1] == Ended((0, 0), (), "red")
    match = acted(table("?1 ?5", "?5 ?R6"), "use double-detector", "point 1.0", "point 1.1", "announce 5")
    assert legal(match) == ["cut 1.0"]


def test_bb_q3_a_number_only_and_two_wires_at_least() -> None:
    match = acted(table("?1 ?Y5", "?1 ?Y6", "?2"), "use double-detector")
    assert legal(match) == ["point 1.0", "point 1.1"]
    assert refused(match, "point 2.0") == "BB-Q3"
    play(match, "point 1.0", "point 1.1")
    assert legal(match) == ["announce 1"]
    assert refused(match, "announce Y") == "BB-Q3"
    assert refused(table("?Y5", "?1 ?Y6"), "use double-detector") == "BB-Q3"
    assert refused(table("?1 ?2", "?1", "?2"), "use double-detector") == "BB-Q3"


def test_bb_q3_both_stands_are_one_hand_or_as_an_option_not() -> None:
    lines = ("?1 ?5", "?1 ?2", "?3 ?5")
    match = acted(table(*lines, owners=(0, 1, 1)), "use double-detector", "point 1.0")
    assert legal(match) == ["point 1.1", "point 2.0", "point 2.1"]
    match = acted(table(*lines, owners=(0, 1, 1), options={"detector": "stand"}), "use double-detector", "point 1.0")
    assert legal(match) == ["point 1.1"]
    assert refused(match, "point 2.0") == "BB-Q3"


def test_bb_q3_one_detector_in_a_cut() -> None:
    match = acted(table("?1 ?5", "?1 ?5", **ready("triple-detector")), "use triple-detector")
    assert refused(match, "use double-detector") == "BB-Q3"


def test_bb_q4_twelve_cards_each_at_its_moment() -> None:
    moments = {card: printed.when for card, printed in CARDS.items()}
    assert [card for card, when in moments.items() if when == "dual-cut"] == ["triple-detector", "super-detector", "ray"]
    assert (moments["stabilizer"], moments["coffee-mug"]) == ("turn-start", "instead")
    numbered = [card for card, printed in CARDS.items() if printed.number]
    match = table("?1 ?5", "?1 ?5 ?6", dial=1, spent=(0, 1), **ready(*numbered))
    assert uses(match) == numbered
    assert uses(match, 1) == [card for card, when in moments.items() if when == "any-time"]
    assert refused(match, "use ray", seat=1) == "BB-Q1"


def test_bb_q4_1_label_unequal_before_two_different_neighbours() -> None:
    match = acted(table("?1 ?1 2 3 ?Y3 ?Y4 ?R4", "?1 ?2", **ready("label-unequal")), "use label-unequal")
    assert legal(match) == ["label 0.1", "label 0.3", "label 0.5", "back"]
    assert refused(match, "label 0.4") == "BB-Q4-1"
    assert refused(match, "label 0.2") == "BB-Q4-1"
    assert refused(match, "point 1.0") == "BB-Q6"
    assert play(match, "label 0.3") == [Labelled(0, 0, 3, "label-unequal")]
    assert facts(match) == [UnequalFact(3, 4)]
    assert "point 1.0" in legal(match)


def test_bb_q4_1_it_gives_no_cut_and_stays_on_one_stand() -> None:
    match = acted(table("?1", "?2 ?3", "?1 ?2", owners=(0, 0, 1), **ready("label-unequal")), "use label-unequal")
    assert legal(match) == ["label 1.0", "back"]
    play(match, "label 1.0")
    assert stands(match) == ["?1", "?2 ?3", "?1 ?2"]


def test_bb_q4_2_walkie_talkies_swap_two_wires_unseen() -> None:
    match = table("?1 ?5 ?5 ?9", "?2 i3 ?R8", "?4 ?4", **ready("walkie-talkies"))
    assert play(match, "use walkie-talkies", "partner 1") == [Used(0, "walkie-talkies"), PartnerChosen(0, 1)]
    assert legal(match) == ["give 0.0", "give 0.1", "give 0.2", "give 0.3", "back"]
    assert refused(match, "give 1.0") == "BB-Q4-2"
    assert play(match, "give 0.1") == [Given(0, 0, 1)]
    assert match.actors == [1]
    assert match.view(1, plain=True)["swap"] == {"user": 0, "partner": 1, "tiles": [1], "wires": [None], "tokens": [None]}
    assert legal(match) == ["give 1.0", "give 1.1", "give 1.2"]
    assert refused(match, "back") == "BB-Q6"
    play(match, "give 1.1")
    assert match.view(0, plain=True)["swap"]["wires"] == match.view(1, plain=True)["swap"]["wires"] == ["5", "3"]
    assert (match.view(2, plain=True)["swap"]["wires"], match.view(2, plain=True)["swap"]["tokens"]) == ([None, None], [None, "3"])
    assert legal(match) == ["insert 0.1"]
    assert refused(match, "insert 0.2") == "BB-Q4-2"
    assert play(match, "insert 0.1") == [Taken(0, 1, 0, 1, "3")]
    events = play(match, "insert 1.1")
    assert events == [Taken(1, 0, 1, 1, "5")]
    assert visible_events(events, 0) == events
    assert visible_events(events, 2) == visible_events(events, None) == [Taken(1, 0, 1, 1, None)]
    assert stands(match) == ["?1 i3 ?5 ?9", "?2 ?5 ?R8", "?4 ?4"]
    assert (match.state.phase, match.actors) == ("turn", [0])


def test_bb_q4_2_both_know_what_they_gave_and_the_old_order_stays_known() -> None:
    match = table("?1 ?5", "?2 ?6", "?4 ?4", **ready("walkie-talkies"))
    play(match, "use walkie-talkies", "partner 1", "give 0.1", "give 1.0", "insert 0.1", "insert 1.0")
    assert stands(match) == ["?1 ?2", "?5 ?6", "?4 ?4"]
    tiles = [[slot["tile"] for slot in stand] for stand in match.view(2, plain=True)["stands"]]
    assert tiles == [[0, 2], [1, 3], [4, 5]]
    assert facts(match) == [OrderedFact((0, 1)), OrderedFact((2, 3))]
    assert [[slot["wire"] for slot in stand] for stand in match.view(0, plain=True)["stands"]] == [["1", "2"], ["5", None], [None, None]]
    assert [[slot["wire"] for slot in stand] for stand in match.view(1, plain=True)["stands"]] == [[None, "2"], ["5", "6"], [None, None]]
    assert all(slot["wire"] is None for stand in match.view(None, plain=True)["stands"] for slot in stand)


def test_bb_q4_2_beside_equals_the_side_is_a_choice_and_the_stand_is_the_old_one() -> None:
    match = table("?5 5", "?1 ?7", "?2 ?5", owners=(0, 0, 1), **ready("walkie-talkies"))
    assert play(match, "use walkie-talkies")[-1] == PartnerChosen(0, 1)
    play(match, "give 0.0", "give 2.1")
    assert legal(match) == ["insert 0.0", "insert 0.1"]
    play(match, "insert 0.1")
    assert legal(match) == ["insert 2.1"]
    play(match, "insert 2.1")
    assert [slot.tile for slot in match.state.stands[0]] == [1, 5]
    assert stands(match) == ["5 ?5", "?1 ?7", "?2 ?5"]


def test_bb_q4_2_somebody_must_have_a_wire_to_give() -> None:
    assert refused(table("?5 ?5", "1 1", **ready("walkie-talkies")), "use walkie-talkies") == "BB-Q4-2"
    match = acted(table("?5 ?6", "?5 ?6", "1 1", "?2 ?2", **ready("walkie-talkies")), "use walkie-talkies")
    assert legal(match) == ["partner 1", "partner 3", "back"]
    assert refused(match, "partner 2") == "BB-Q4-2"
    assert refused(match, "partner 0") == "BB-Q4-2"


def test_bb_q4_3_triple_detector_points_at_three() -> None:
    match = acted(table("?1 ?5", "?1 ?2 ?3 ?5", **ready("triple-detector")), "use triple-detector", "point 1.0", "point 1.2")
    assert legal(match) == ["point 1.1", "point 1.3"]
    play(match, "point 1.3", "announce 5", "cut 1.3", "lay 0.1")
    assert stands(match) == ["?1 5", "?1 ?2 ?3 5"]


def test_bb_q4_3_two_will_do_if_no_more_are_left_and_only_reds_explode() -> None:
    match = acted(table("?1 ?5", "?1 2 ?3", **ready("triple-detector")), "use triple-detector", "point 1.0", "point 1.2")
    assert legal(match) == ["announce 1", "announce 5"]
    match = acted(
        table("?1 ?5", "?R1 ?R2 ?3 ?R4", **ready("triple-detector")), "use triple-detector", "point 1.0", "point 1.1", "point 1.2"
    )
    play(match, "announce 5")
    assert legal(match) == ["mark 1.2"]
    match = acted(
        table("?1 ?5", "?R1 ?R2 ?3 ?R4", **ready("triple-detector")), "use triple-detector", "point 1.0", "point 1.1", "point 1.3"
    )
    assert play(match, "announce 5")[-1] == Ended((0, 0), (), "red")


def test_bb_q4_4_post_it_tells_an_own_blue_wire() -> None:
    match = acted(table("?1 i5 ?Y6 ?R7 8", "?1 ?5", **ready("post-it")), "use post-it")
    assert legal(match) == ["mark 0.0", "back"]
    assert refused(match, "mark 0.1") == "BB-Q4-4"
    assert refused(match, "mark 0.2") == "BB-Q4-4"
    assert refused(match, "mark 1.0") == "BB-Q4-4"
    assert play(match, "mark 0.0") == [Marked(0, 0, 0, "1", "post-it", "token")]
    assert stands(match)[0] == "i1 i5 ?Y6 ?R7 8"


def test_bb_q4_4_without_a_token_left_the_value_is_shown() -> None:
    match = acted(table("?1 ?2", "i1 i1", **ready("post-it")), "use post-it", "mark 0.0")
    assert facts(match) == [ShownFact(0, "1")]


def test_bb_q4_5_super_detector_points_at_a_stand() -> None:
    match = acted(table("?1 ?5", "?1 2 ?5 ?5", "3 ?5", "4 4", owners=(0, 1, 1, 2), **ready("super-detector")), "use super-detector")
    assert legal(match) == ["point 1", "point 2"]
    assert refused(match, "point 1.0") == "BB-Q4-5"
    assert refused(match, "point 3") == "BB-D1"
    play(match, "point 1", "announce 5")
    assert legal(match) == ["cut 1.2", "cut 1.3"]
    play(match, "cut 1.3", "lay 0.1")
    assert stands(match)[1] == "?1 2 ?5 5"


def test_bb_q4_5_a_miss_tells_of_every_wire_of_the_stand() -> None:
    match = acted(table("?1 ?5", "?2 ?3 ?R4", **ready("super-detector")), "use super-detector", "point 1", "announce 5")
    assert legal(match) == ["mark 1.0", "mark 1.1"]
    play(match, "mark 1.0")
    assert facts(match) == [HoldsFact((0, 1), "5"), NotValueFact(3, "5"), NotValueFact(4, "5")]


@pytest.mark.parametrize(("seats", "dial"), [(2, 2), (2, 4), (5, 4)])
def test_bb_q4_6_rewinder_turns_the_dial_back(seats: int, dial: int) -> None:
    match = table(*["?1 ?2"] * seats, dial=dial, **ready("rewinder"))
    assert play(match, "use rewinder") == [Used(0, "rewinder"), DialMoved(dial + 1, "rewinder")]
    assert (match.state.dial, match.state.phase) == (dial + 1, "turn")


def test_bb_q4_6_never_above_five_steps() -> None:
    assert refused(table("?1 ?2", "?1 ?2", dial=5, **ready("rewinder")), "use rewinder") == "BB-Q4-6"


def test_bb_q4_7_emergency_batteries_bring_one_or_two_detectors_back() -> None:
    lines = ("?1 ?5",) * 4
    match = acted(table(*lines, spent=(0, 2, 3), **ready("emergency-batteries")), "use emergency-batteries")
    assert legal(match) == ["recharge 0", "recharge 2", "recharge 3", "back"]
    assert refused(match, "recharge 1") == "BB-Q4-7"
    assert play(match, "recharge 2") == [Recharged(2)]
    assert legal(match) == ["recharge 0", "recharge 3", "done"]
    play(match, "recharge 0")
    assert (match.state.spent, match.state.phase) == ((3,), "turn")
    match = acted(table(*lines, spent=(0, 2), **ready("emergency-batteries")), "use emergency-batteries", "recharge 2", "done")
    assert (match.state.spent, match.state.phase) == ((0,), "turn")
    match = acted(table(*lines, spent=(2,), **ready("emergency-batteries")), "use emergency-batteries", "recharge 2")
    assert (match.state.spent, match.state.phase) == ((), "turn")
    assert refused(table(*lines, **ready("emergency-batteries")), "use emergency-batteries") == "BB-Q4-7"


def test_bb_q4_8_general_radar_asks_every_stand() -> None:
    match = acted(table("?1 ?7", "7 ?R7", "?7 ?Y7", "8 8", owners=(0, 1, 1, 2), **ready("general-radar")), "use general-radar")
    assert legal(match) == [*(f"scan {number}" for number in range(1, 13)), "back"]
    assert play(match, "scan 7") == [Scanned(0, "7", (True, False, True, False))]
    assert facts(match) == [HoldsFact((0, 1), "7"), LacksFact((3,), "7"), HoldsFact((4, 5), "7")]
    small = acted(table("?1 ?2", "?1 ?2", mission="3", **ready("general-radar")), "use general-radar")
    assert refused(small, "scan 11") == "BB-Q4-8"


def test_bb_q4_9_stabilizer_no_dial_no_explosion_but_the_token() -> None:
    match = acted(table("?1 ?5", "?1 ?6 ?R6", **ready("stabilizer")), "use stabilizer")
    assert all(line.startswith(("point", "use double")) for line in legal(match))
    events = play(match, "point 1.1", "announce 5")
    assert events[1:] == [Announced(0, ("5",), right=False), Marked(1, 1, 1, "6", "missed", "token"), TurnBegan(1, 1)]
    assert match.state.dial == 2
    match = acted(table("?1 ?5", "?1 ?6 ?R6", **ready("stabilizer")), "use stabilizer")
    events = play(match, "point 1.2", "announce 5")
    assert events[1:] == [Announced(0, ("5",), right=False), RedSpared(1, (4,)), TurnBegan(1, 1)]
    assert stands(match)[1] == "?1 ?6 ?R6"
    assert facts(match) == [HoldsFact((0, 1), "5"), IsRedFact(4)]


def test_bb_q4_9_at_the_start_of_a_turn_that_must_be_a_dual_cut() -> None:
    match = table("?1 ?5 ?5 ?5 ?5", "?1 ?6", **ready("stabilizer", "coffee-mug"))
    play(match, "use stabilizer")
    assert refused(match, "solo 5") == "BB-Q3"
    assert refused(match, "use coffee-mug") == "BB-Q4-11"
    match = acted(table("?1 ?5", "?1 ?6", **ready("stabilizer")), "use double-detector")
    assert refused(match, "use stabilizer") == "BB-Q4-9"
    assert refused(table("?5 ?5", "1 1", **ready("stabilizer")), "use stabilizer") == "BB-Q4-9"


def test_bb_q4_10_ray_announces_two_values_of_the_own_hand() -> None:
    match = acted(table("?1 ?5 ?Y5", "?1 ?5", **ready("ray")), "use ray", "point 1.1")
    assert legal(match) == ["announce 1 5", "announce 1 Y", "announce 5 Y"]
    assert refused(match, "announce 5") == "BB-Q4-10"
    assert refused(match, "announce 5 9") == "BB-D1"
    play(match, "announce 5 1")
    assert legal(match) == ["lay 0.1"]
    play(match, "lay 0.1")
    assert stands(match) == ["?1 5 ?Y5", "?1 5"]
    assert facts(match) == [HoldsFact((0, 1, 2), "1")]
    assert refused(table("?5 ?5", "?1 ?5", **ready("ray")), "use ray") == "BB-Q4-10"


def test_bb_q4_10_a_miss_tells_the_true_value_and_that_both_are_held() -> None:
    match = acted(table("?1 ?5", "?2 ?6", **ready("ray")), "use ray", "point 1.1", "announce 1 5")
    assert stands(match)[1] == "?2 i6"
    assert facts(match) == [HoldsFact((0, 1), "1"), HoldsFact((0, 1), "5")]


def test_bb_q4_11_coffee_mug_gives_the_turn_to_another() -> None:
    lines = ("?1 ?5", "?1 ?2", "4 4", "?5 ?2")
    match = acted(table(*lines, **ready("coffee-mug")), "use coffee-mug")
    assert legal(match) == ["next 1", "next 3"]
    assert refused(match, "next 2") == "BB-Q4-11"
    assert refused(match, "next 0") == "BB-Q4-11"
    assert play(match, "next 3") == [PassedOn(0, 3), TurnBegan(3, 1)]
    assert facts(match) == [NotAllRedFact((0, 1))]
    play(match, "point 0.1", "announce 5", "lay 3.0")
    assert match.state.turn == 0
    assert facts(match) == []


def test_bb_q4_11_with_one_other_there_is_nothing_to_choose() -> None:
    match = table("?1 ?R5", "?1 ?2", **ready("coffee-mug"))
    assert play(match, "use coffee-mug") == [Used(0, "coffee-mug"), PassedOn(0, 1), TurnBegan(1, 1)]
    assert refused(table("?5 ?5", "1 1", **ready("coffee-mug")), "use coffee-mug") == "BB-Q4-11"


def test_bb_q4_12_label_equal_before_two_equal_neighbours() -> None:
    match = acted(table("?1 1 ?2 ?Y3 ?Y4 ?R4 ?R5 6 6", "?1 ?2", **ready("label-equal")), "use label-equal")
    assert legal(match) == ["label 0.0", "label 0.3", "label 0.5", "back"]
    assert refused(match, "label 0.7") == "BB-Q4-12"
    assert play(match, "label 0.3") == [Labelled(0, 0, 3, "label-equal")]
    assert facts(match) == [EqualFact(3, 4)]


def test_bb_q5_detectors_combine_with_ray_and_stabilizer() -> None:
    match = table("?1 ?5 ?Y5", "?2 ?5 ?R6 ?R7", **ready("stabilizer", "ray", "triple-detector"))
    play(match, "use stabilizer", "use ray", "use triple-detector", "point 1.0", "point 1.1", "point 1.2")
    assert legal(match) == ["announce 1 5"]
    play(match, "announce 1 5", "cut 1.1", "lay 0.1")
    assert stands(match) == ["?1 5 ?Y5", "?2 5 ?R6 ?R7"]
    match = acted(table("?1 ?5", "?2 ?R6 ?R7", **ready("stabilizer")), "use stabilizer", "use double-detector", "point 1.1", "point 1.2")
    assert play(match, "announce 5")[1:] == [RedSpared(1, (3, 4)), TurnBegan(1, 1)]
    assert {IsRedFact(3), IsRedFact(4)} <= set(facts(match))
    assert NotAllRedFact((3, 4)) not in facts(match)
    match = acted(table("?1 ?5", "?2 ?R6 ?R7", **ready("stabilizer")), "use stabilizer", "use double-detector", "point 1.0", "point 1.2")
    play(match, "announce 5")
    assert NotAllRedFact((2, 4)) in facts(match)


def test_bb_q5_the_owner_may_cut_either_value_of_a_ray() -> None:
    match = table("?1 ?5", "?1 ?5 ?6", **ready("ray"))
    play(match, "use double-detector", "use ray", "point 1.0", "point 1.1", "announce 1 5")
    assert legal(match) == ["cut 1.0", "cut 1.1"]
    assert facts(match) == [HoldsFact((0, 1), "1"), HoldsFact((0, 1), "5"), FoundFact((2, 3), ("1", "5"))]
    play(match, "cut 1.0")
    assert legal(match) == ["lay 0.0"]
    play(match, "lay 0.0")
    assert facts(match) == [HoldsFact((0, 1), "5")]


def test_bb_q5_cards_come_before_the_first_wire_and_need_their_numbers() -> None:
    match = acted(table("?1 ?5", "?1 ?5 ?6", **ready("ray")), "use double-detector", "point 1.0")
    assert refused(match, "use ray") == "BB-Q5"
    assert refused(acted(table("?1 ?Y5", "?1 ?5", **ready("ray")), "use double-detector"), "use ray") == "BB-Q4-10"
    assert refused(acted(table("?1 ?Y5", "?1 ?5", **ready("ray")), "use ray"), "use double-detector") == "BB-Q3"


def test_bb_q6_others_may_use_any_time_cards_between_turns() -> None:
    match = table("?1 ?5", "?2 ?5", "4 4", dial=2, **ready("post-it", "rewinder"))
    assert match.actors == [0, 1, 2]
    assert uses(match, 2) == ["rewinder"]
    assert refused(match, "use post-it", seat=2) == "BB-Q6"
    match.play(1, "use post-it")
    assert match.actors == [1]
    assert refused(match, "point 1.0", seat=0) == "BB-T1"
    match.play(1, "mark 1.0")
    assert (match.actors, match.state.phase) == ([0, 1, 2], "turn")
    match.play(2, "use rewinder")
    assert match.actors == [0]


def test_bb_q6_never_in_the_middle_of_a_cut() -> None:
    match = acted(table("?1 ?5", "?2 ?5", dial=1, **ready("rewinder")), "point 1.0")
    assert match.actors == [0]
    assert refused(match, "use rewinder") == "BB-D1"
    assert refused(match, "use rewinder", seat=1) == "BB-T1"
    match = acted(table("?1 ?5", "?2 ?5", dial=1, **ready("rewinder")), "use double-detector")
    assert refused(match, "use rewinder") == "BB-Q6"
    assert refused(match, "use rewinder", seat=1) == "BB-Q6"


@pytest.mark.parametrize("actor", [CHANCE, CLOCK])
def test_bb_q6_a_card_is_used_by_players_only(actor: Actor) -> None:
    assert refused(table("?1 ?5", "?2 ?5", **ready("general-radar")), "use general-radar", seat=actor) == "BB-T1"


def test_bb_q6_who_may_use_a_card_gives_nothing_away() -> None:
    for hand in ("?2 ?5", "?5 ?5", "?R5 ?R6"):
        assert table("?1 ?5", hand, **ready("label-equal")).actors == [0, 1]


@pytest.mark.parametrize("card", ["label-unequal", "label-equal", "post-it", "walkie-talkies", "general-radar", "emergency-batteries"])
def test_bb_q6_a_card_can_be_put_back_until_something_was_done_with_it(card: CardId) -> None:
    match = table("?1 ?5", "?2 ?R5", "?3 ?4", spent=(0,), **ready(card))
    before = match.state
    match.play(1, f"use {card}")
    assert match.play(1, "back") == [PutBack(1, card)]
    assert match.state == before


def test_bb_q6_not_once_it_has_begun() -> None:
    match = acted(table("?1 ?5", "?2 ?5", spent=(0, 1), **ready("emergency-batteries")), "use emergency-batteries", "recharge 0")
    assert refused(match, "back") == "BB-Q6"
    assert refused(acted(table("?1 ?5", "?2 ?5", **ready("general-radar")), "use general-radar"), "done") == "BB-Q4-8"
