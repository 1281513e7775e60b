"""LL-M, LL-S, LL-T: tests of the material, the set-up and the turn."""

from collections import Counter

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tavolata.games.lucky_loop.content import COLOURS, NUMBERS, load_cards
from tavolata.games.lucky_loop.events import Discarded, Drew, Ended, Reshuffled, Started, TurnBegan
from tests.games.lucky_loop.table import ALL_FOUR, GAME, cards, legal, play, player, refusal_rule, table

CARDS = load_cards()


def test_ll_m1_there_are_64_cards_16_of_each_colour_from_3_to_12() -> None:
    every = [card for deck in CARDS.decks.values() for card in deck]
    assert len(every) == 64
    assert Counter(CARDS.faces[card].colour for card in every) == dict.fromkeys(COLOURS, 16)
    assert {face.difficulty for face in CARDS.faces.values()} == set(range(3, 13))


def test_ll_m2_the_values_meet_every_number_of_the_rulebooks() -> None:
    assert CARDS.faces["B12"].exact == 10
    assert CARDS.faces["R4"].exact == 2
    assert CARDS.faces["Y7"].exceeded == 2
    assert [CARDS.faces["R8"].exact, CARDS.faces["R8"].exceeded, CARDS.faces["R5"].exceeded] == [6, 2, 1]


def test_ll_m3_two_decks_by_back_each_with_its_own_discard_pile() -> None:
    assert {card[0] for card in CARDS.decks["red-blue"]} == {"R", "B"}
    assert {card[0] for card in CARDS.decks["yellow-green"]} == {"Y", "G"}
    match = table(player("R3 R7 B4 B12 G5 Y7 R8 G9 Y9"), player(), phase="discard", drawn=3, owed=3)
    play(match, "discard R3", "discard G5")
    assert match.state.discards == {"red-blue": ("R3",), "yellow-green": ("G5",)}


def test_ll_m4_six_black_dice_a_red_one_and_23_tokens() -> None:
    match = table()
    assert (NUMBERS.dice, match.state.supply) == (6, 23)
    play(match, "fly rubber-duck R7 B12 Y7")
    assert match.state.flight is not None
    assert (match.state.flight.pool, match.state.flight.bought) == (6, False)


def test_ll_m5_each_programme_leaves_out_another_colour() -> None:
    missing = {programme: (set(COLOURS) - set(colours)).pop() for programme, colours in NUMBERS.programmes.items()}
    assert missing == {"red-rooster": "yellow", "rubber-duck": "green", "diving-dove": "blue", "mighty-eagle": "red"}


def test_ll_m6_scales_begin_at_8_and_the_main_track_at_nothing() -> None:
    match = table()
    assert (NUMBERS.first_recorded, NUMBERS.closed_at) == (8, 20)
    assert [seen["points"] for seen in match.view(None, plain=True)["players"]] == [0, 0]
    assert [seen["results"] for seen in match.view(None, plain=True)["players"]] == [{}, {}]


def test_ll_m5_no_cards_lie_by_a_programme_before_it_is_flown() -> None:
    match = Match.new("lucky-loop", seats=2, seed=None)
    assert [programme["cards"] for programme in match.view(None, plain=True)["programmes"]] == [[], [], [], []]


def test_ll_s1_every_player_sees_their_own_hand() -> None:
    match = table(player("R3 R7 B4 B12 G5 Y7"), player("R4 R5 B6 B7 G8 Y9"))
    hands = [match.view(seat, plain=True)["hand"] for seat in (0, 1, None)]
    assert hands == [["R3", "R7", "B4", "B12", "G5", "Y7"], ["R4", "R5", "B6", "B7", "G8", "Y9"], []]


def test_ll_s1_six_cards_each_the_start_player_by_lot_then_clockwise() -> None:
    match = Match.new("lucky-loop", seats=3, seed=None)
    assert match.actors == [CHANCE]
    assert legal(match) == ["start 0", "start 1", "start 2"]
    assert play(match, "start 1") == [Started(1)]
    events = []
    while match.actors == [CHANCE]:
        events += play(match, legal(match)[0])
    dealt = [(event.seat, event.deck) for event in events if isinstance(event, Drew)]
    assert dealt == [(seat, deck) for seat in (1, 2, 0) for deck in ("red-blue", "yellow-green") for _ in range(3)]
    assert events[-1] == TurnBegan(1, 1, final=False)
    assert [len(seated.hand) for seated in match.state.players] == [6, 6, 6]
    assert refusal_rule(match, "draw red-blue", seat=2) == "LL-S1"


@pytest.mark.parametrize("seats", range(2, 7))
def test_ll_s1_a_deal_in_one_go_is_the_deal_card_by_card(seats: int) -> None:
    match = Match.new("lucky-loop", seats, seed=7)
    for n in range(len(match.log)):
        at_once, one_by_one, steps = match.at(n), match.at(n), []
        for entry in match.log[n:]:
            assert one_by_one.sample() == entry.action
            steps += one_by_one.extend([entry])
        assert at_once.resolve_chance() == steps
        assert at_once == one_by_one == match
        assert at_once.at(len(match.log) - 2).state == match.at(len(match.log) - 2).state


def test_ll_t1_a_turn_is_an_exchange_or_a_flight() -> None:
    match = table()
    assert {line.split()[0] for line in legal(match)} == {"fly", "draw"}
    play(match, "draw red-blue", "deal R9")
    assert refusal_rule(match, "fly rubber-duck R7 B12 Y7") == "LL-T2"
    assert refusal_rule(table(), "roll") == "LL-T1"


def test_ll_t2_three_are_drawn_one_by_one_then_three_discarded() -> None:
    match = table()
    play(match, "draw red-blue", "deal R9")
    assert legal(match) == ["draw red-blue", "draw yellow-green"]
    assert refusal_rule(match, "discard R3") == "LL-T2"
    play(match, "draw yellow-green", "deal G8", "draw yellow-green", "deal Y3")
    assert legal(match) == [f"discard {card}" for card in cards("R3 R7 R9 B4 B12 G5 G8 Y3 Y7")]
    play(match, "discard Y3", "discard R3")
    events = play(match, "discard R9")
    assert events == [Discarded(0, ("R9",)), TurnBegan(1, 2, final=False)]
    assert match.state.players[0].hand == cards("R7 B4 B12 G5 G8 Y7")
    assert refusal_rule(table(phase="discard", owed=3, drawn=3), "discard B11") == "LL-T2"


def exchange(*drawn: str) -> list[str]:
    """Return the lines of notation of an exchange that discards the drawn cards."""
    deals = [line for card in drawn for line in ("draw red-blue", f"deal {card}")]
    return [*deals, *(f"discard {card}" for card in drawn)]


def test_ll_t2_the_next_exchange_draws_three_cards_again() -> None:
    match = table()
    play(match, *exchange("R9", "R10", "R11"))
    play(match, "draw red-blue", "deal B9", "draw red-blue", "deal B10")
    assert legal(match) == ["draw red-blue", "draw yellow-green"]
    play(match, "draw red-blue", "deal B11")
    assert all(line.startswith("discard") for line in legal(match))


def test_ll_s1_after_the_last_seat_a_new_round_begins() -> None:
    match = table(round=4)
    play(match, *exchange("R9", "R10", "R11"))
    assert play(match, *exchange("B9", "B10", "B11"))[-1] == TurnBegan(0, 5, final=False)


def test_ll_t4_between_two_cards_none_is_on_its_way() -> None:
    match = table()
    play(match, "draw red-blue")
    assert match.state.drawing_from == "red-blue"
    play(match, "deal R9")
    assert match.state.drawing_from is None


def test_ll_t2_as_an_option_one_to_three_may_be_exchanged() -> None:
    match = table(options={"exchange": "up-to-three"})
    play(match, "draw red-blue", "deal R9")
    assert "discard R3" in legal(match)
    assert "draw red-blue" in legal(match)
    play(match, "discard R3")
    assert match.state.turn == 1
    match = table(options={"exchange": "up-to-three"})
    play(match, "draw red-blue", "deal R9", "draw red-blue", "deal R8", "discard R3")
    assert all(line.startswith("discard") for line in legal(match))
    play(match, "discard R8")
    assert match.state.turn == 1


def test_ll_t3_an_empty_deck_takes_its_own_discard_pile_at_once() -> None:
    piles = {"red-blue": ("B3",), "yellow-green": ("Y3", "G3")}
    match = table(decks={"red-blue": ("R9",), "yellow-green": ("Y9",)}, discards=piles)
    events = play(match, "draw red-blue", "deal R9")
    assert events[-1] == Reshuffled("red-blue", 1)
    assert match.state.decks == {"red-blue": ("B3",), "yellow-green": ("Y9",)}
    assert match.state.discards == {"red-blue": (), "yellow-green": ("Y3", "G3")}


def test_ll_t3_the_deck_is_filled_before_the_turn_passes_on() -> None:
    decks, discards = {"red-blue": ("R9",), "yellow-green": ("Y9",)}, {"red-blue": ("B3",), "yellow-green": ()}
    match = table(player("R3 R7 B4 B12 G5"), player(), phase="refill", decks=decks, discards=discards)
    events = play(match, "draw red-blue", "deal R9")
    assert events == [Drew(0, "red-blue", "R9"), Reshuffled("red-blue", 1), TurnBegan(1, 2, final=False)]


def test_ll_t3_the_deck_is_filled_before_the_game_ends() -> None:
    done = player("", results=ALL_FOUR, free_result=20)
    decks = {"red-blue": (), "yellow-green": ("Y9",)}
    match = table(player("R3 R7 B4 B12 G5 G6 Y7"), done, phase="discard", drawn=1, owed=1, start=1, decks=decks)
    assert [type(event) for event in play(match, "discard R3")] == [Discarded, Reshuffled, Ended]


def test_ll_t3_with_both_empty_the_other_deck_is_drawn_from_until_a_card_is_discarded() -> None:
    match = table(decks={"red-blue": ("R9",), "yellow-green": cards("Y9 Y10 Y11")}, discards={"red-blue": (), "yellow-green": ()})
    play(match, "draw red-blue", "deal R9")
    assert legal(match) == ["draw yellow-green"]
    assert refusal_rule(match, "draw red-blue") == "LL-T3"
    play(match, "draw yellow-green", "deal Y9", "draw yellow-green", "deal Y10")
    events = play(match, "discard R3")
    assert Reshuffled("red-blue", 1) in events
    assert match.state.decks["red-blue"] == ("R3",)


def test_ll_t4_after_a_flight_the_hand_is_drawn_up_card_by_card() -> None:
    match = table()
    play(match, "fly rubber-duck R7 B12 Y7", "roll", "throw 1 1 1")
    assert legal(match) == ["draw red-blue", "draw yellow-green"]
    assert refusal_rule(match, "fly rubber-duck R3 B4 Y7") == "LL-T4"
    play(match, "draw red-blue", "deal R9", "draw yellow-green", "deal Y9", "draw red-blue")
    events = play(match, "deal B9")
    assert events == [Drew(0, "red-blue", "B9"), TurnBegan(1, 2, final=False)]
    assert len(match.state.players[0].hand) == 6


def test_the_setup_holds_nothing_secret() -> None:
    state = GAME.setup(4, {"cards": "", **{option.name: option.default for option in GAME.options}})
    assert all(not seated.hand for seated in state.players)
