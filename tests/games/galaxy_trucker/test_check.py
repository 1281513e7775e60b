"""GT-C3 to GT-C5: repairs, crew and the deck."""

from collections import Counter
from fractions import Fraction

import msgspec

from tavolata.games.galaxy_trucker.content import CARDS
from tavolata.games.galaxy_trucker.events import Boarded, Checked, Launched, MovedBehind, MovedUp, TilesLost
from tavolata.games.galaxy_trucker.rules import deck
from tavolata.games.galaxy_trucker.rules.ship import Fault
from tavolata.games.galaxy_trucker.state import Deck
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import checked_match, legal, new_match, play, player, refusal_key, with_changes

SOUND = """
       6   7
       -   3
 7    |b3 3C3
       -   3
"""
ENGINE_ASIDE = """
       6   7
       -   3
 7    <e1 3C3
       -   3
"""
WITH_LIFE_SUPPORT = """
       5   6   7   8   9
           -   3   -   -
 7        2c3 3C3 1c3 3p|
           2   3   -   -
           3
 8        |n|
           -
"""


def test_gt_c3_tiles_at_fault_are_taken_off_until_none_is_left() -> None:
    match = checked_match(ship(ENGINE_ASIDE))
    engine = player(match).ship.cells[6, 7].tile
    assert (match.state.phase, match.actors) == ("mending", [0])
    assert legal(match) == ["remove 6 7"]
    assert refusal_key(match, "0 remove 7 7") == "GT-C3"
    assert refusal_key(match, "0 keep 1") == "GT-C3"
    assert refusal_key(match, "1 remove 7 7") == "GT-C3"
    assert refusal_key(match, "0 take heap") == "GT-C3"
    assert TilesLost(0, (engine,), ((6, 7),), "mended", ("engine",)) in play(match, "0 remove 6 7")
    assert player(match).lost == (engine,)
    assert match.state.phase == "flight"


def test_gt_c3_all_with_faults_mend_at_once_before_the_eyes_of_all() -> None:
    match = checked_match(ship(ENGINE_ASIDE), ship(SOUND), ship(ENGINE_ASIDE))
    assert match.actors == [0, 2]
    assert match.view(1).players[2].faults == (Fault("engine-direction", ((6, 7),)),)
    play(match, "2 remove 6 7")
    assert match.actors == [0]
    assert refusal_key(match, "2 remove 7 7") == "GT-C3"


def test_gt_c3_pieces_that_come_loose_fly_off_and_the_owner_keeps_one() -> None:
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
    assert legal(match) == ["keep 1", "keep 2", "keep 3"]
    assert refusal_key(match, "0 remove 8 7") == "GT-C3"
    assert refusal_key(match, "0 keep 4") == "GT-C3"
    (lost,) = [event for event in play(match, "0 keep 1") if isinstance(event, TilesLost)]
    assert (lost.cells, lost.why) == (((9, 7), (8, 8)), "flown-off")
    assert legal(match) == ["remove 8 7"]
    play(match, "0 remove 8 7")
    assert player(match).ship.cells.keys() == {(6, 7), (7, 7)}
    assert len(player(match).lost) == 3


def test_gt_c3_even_the_starting_cabin_may_be_left_behind() -> None:
    match = checked_match(
        ship("""
       7   8   9
       3   -   -
 7    3C3 |h3 3r3
       3   -   -
    """)
    )
    play(match, "0 keep 2")
    assert player(match).ship.cells.keys() == {(8, 7), (9, 7)}
    assert player(match).crew == {}


def test_gt_c3_tiles_left_in_reserve_are_lost() -> None:
    match = with_changes(new_match(), reserve=(60, 59))
    play(match, "1 finish 1")
    assert TilesLost(0, (60, 59), (), "reserve", ("structure", "structure")) in play(match, "0 finish 2")
    assert (player(match).reserve, player(match).lost) == ((), (60, 59))


def test_gt_c3_in_the_test_flight_they_cost_nothing_but_the_place() -> None:
    match = checked_match(ship(ENGINE_ASIDE, "test"), ship(SOUND, "test"), ship(ENGINE_ASIDE, "test"), ship(SOUND, "test"))
    play(match, "2 remove 6 7")
    events = play(match, "0 remove 6 7")
    assert events[1:5] == [MovedUp(1, 1), MovedUp(3, 2), MovedBehind(0, 3), MovedBehind(2, 4)]
    assert [player(match, seat).start for seat in range(4)] == [3, 1, 4, 2]
    assert [player(match, seat).days for seat in range(4)] == [1, 4, 0, 2]
    assert [len(player(match, seat).scrap) for seat in range(4)] == [1, 0, 1, 0]
    assert player(match).lost == ()


def test_gt_c4_batteries_are_filled_and_humans_board() -> None:
    match = checked_match(ship(SOUND))
    assert player(match).batteries == {(6, 7): 2}
    assert player(match).crew == {(7, 7): ("human", "human")}


def test_gt_c4_an_alien_lives_beside_a_life_support_of_its_colour() -> None:
    match = checked_match(ship(WITH_LIFE_SUPPORT))
    assert legal(match) == ["crew 6 7 humans", "crew 6 7 brown", "crew 8 7 humans", "crew 8 7 purple"]
    assert refusal_key(match, "0 crew 7 7 purple") == "GT-C4"
    assert refusal_key(match, "0 crew 8 7 brown") == "GT-C4"
    assert refusal_key(match, "0 remove 7 7") == "GT-C4"
    events = play(match, "0 crew 8 7 purple", "0 crew 6 7 humans")
    assert events[:2] == [Boarded(0, (8, 7), "purple"), Boarded(0, (6, 7), "humans")]
    assert player(match).crew == {(7, 7): ("human", "human"), (8, 7): ("purple",), (6, 7): ("human", "human")}


def test_gt_c4_one_alien_of_each_colour_at_most() -> None:
    match = checked_match(
        ship("""
       7   8   9   10
       3   -   -   2
 7    3C3 1c3 3p1 1c|
       3   -   -   -
    """)
    )
    assert legal(match) == ["crew 8 7 humans", "crew 8 7 purple", "crew 10 7 humans", "crew 10 7 purple"]
    events = play(match, "0 crew 10 7 purple")
    assert events[:2] == [Boarded(0, (10, 7), "purple"), Boarded(0, (8, 7), "humans")]
    assert match.state.phase == "flight"


def test_gt_c4_in_route_order() -> None:
    match = checked_match(ship(WITH_LIFE_SUPPORT), ship(WITH_LIFE_SUPPORT))
    assert match.actors == [0]
    assert refusal_key(match, "1 crew 8 7 purple") == "GT-C4"
    play(match, "0 crew 6 7 brown", "0 crew 8 7 purple")
    assert match.actors == [1]
    assert Launched((0, 1)) in play(match, "1 crew 6 7 humans", "1 crew 8 7 humans")
    assert match.state.phase == "flight"


def test_gt_c4_route_order_is_that_of_the_start_spaces() -> None:
    match = with_changes(with_changes(new_match(seats=3), 0, ship=ship(WITH_LIFE_SUPPORT)), 1, ship=ship(WITH_LIFE_SUPPORT))
    play(match, "0 finish 3", "1 finish 2", "2 finish 1")
    assert match.actors == [1]
    play(match, "1 crew 6 7 humans", "1 crew 8 7 humans")
    assert match.actors == [0]
    assert Launched((2, 1, 0)) in play(match, "0 crew 6 7 humans", "0 crew 8 7 humans")


def test_gt_c1_everybody_is_told_what_the_check_found() -> None:
    match = with_changes(new_match(), 0, ship=ship(ENGINE_ASIDE))
    play(match, "0 finish 1")
    assert [event for event in play(match, "1 finish 2") if isinstance(event, Checked)] == [Checked(0, 1, 1), Checked(1, 0, 1)]
    assert match.view(None).glass is None
    assert match.view(None).cards_left == 12
    play(match, "0 remove 6 7")
    assert match.view(None).piles == ()
    assert match.view(None).cards_left == 12


def test_gt_c5_the_piles_become_one_deck_with_a_card_of_the_level_on_top() -> None:
    match = new_match(level="II")
    play(match, "1 finish 1", "0 finish 2")
    assert match.state.deck.size == 12
    assert match.state.deck.unknown == {"I": 4, "II": 8}
    odds = deck.odds_of_top(match.state)
    assert {CARDS[deal.card].level for deal, _ in odds} == {"II"}
    assert sum(share for _, share in odds) == 1


def test_gt_c5_cards_that_were_looked_at_are_in_the_deck_for_certain() -> None:
    match = new_match(level="II")
    seen = ("II-01", "II-02", "I-01")
    piles = (seen, None, None, None)
    bags = {level: tuple(card for card in cards if card not in seen) for level, cards in match.state.deck.bags.items()}
    looked = msgspec.structs.replace(match.state, piles=piles, deck=Deck(bags=bags))
    shuffled = msgspec.structs.replace(looked, deck=deck.shuffled(looked), piles=())
    shares = {deal.card: share for deal, share in deck.odds_of_top(shuffled)}
    assert shares["II-01"] == Fraction(1, 8)
    assert shares["II-03"] == Fraction(6, 8) / len(bags["II"])
    assert sum(shares.values()) == 1
    turned = deck.turn_top(shuffled, "II-03")
    later = {deal.card: share for deal, share in deck.odds_of_top(turned)}
    assert later["I-01"] == Fraction(1, 11)
    assert later["I-02"] == Fraction(3, 11) / len(bags["I"])
    assert later["II-04"] == Fraction(5, 11) / (len(bags["II"]) - 1)
    assert "II-03" not in later
    assert sum(later.values()) == 1


def test_gt_c5_the_test_flight_shuffles_its_eight_cards() -> None:
    match = new_match(level="test")
    play(match, "1 finish 1", "0 finish 2")
    assert Counter(match.state.deck.known) == Counter(name for name, card in CARDS.items() if card.test)
    shares = [share for _, share in deck.odds_of_top(match.state)]
    assert shares == [Fraction(1, 8)] * 8
