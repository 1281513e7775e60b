"""The convention of expert tables: what experts do, and that their conclusions are true for every deal."""

from collections import Counter
from random import Random

import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.testing.conformance import choose_by_kind
from tavolata.games.bomb_busters.actions import Back, Lay, Mark, Point, Use
from tavolata.games.bomb_busters.bot.convention import agreement
from tavolata.games.bomb_busters.content import BLUE_VALUES, MISSIONS, RANK_OF
from tavolata.games.bomb_busters.events import Marked
from tavolata.games.bomb_busters.facts import ShownFact
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.rules.turn import replace
from tavolata.games.bomb_busters.state import Slot, State
from tests.games.bomb_busters.table import GAME, play, stands, table
from tests.games.bomb_busters.test_bot import choice, opened, whole
from tests.games.bomb_busters.test_fuzz import right, slots_of


def read(match: BombBustersMatch) -> tuple[ShownFact, ...]:
    """Return the conclusions from the tokens on the table."""
    return agreement(GAME.view(match.state, None))


def place_tokens(match: BombBustersMatch) -> None:
    """Let experts place the first tokens."""
    while match.state.phase == "token":
        match.play(match.actors[0], choice(match, "expert"))


def test_an_expert_marks_the_left_wire_of_a_pair_and_the_others_read_it() -> None:
    match = opened(4, "4", "expert")
    for stand in match.state.stands:
        left = next(place for place, slot in enumerate(stand) if slot.token)
        assert stand[left].wire == stand[left + 1].wire
    assert {fact.tile for fact in read(match)} == {
        stand[place + 1].tile for stand in match.state.stands for place, slot in enumerate(stand) if slot.token
    }


@pytest.mark.parametrize(
    ("hand", "at"),
    [
        ("?1 ?3 ?5", 2),
        ("?1 ?2 ?3 ?5 ?6 ?7 ?8 ?9 ?10 ?11 ?Y11", 9),
        ("?1 ?2 ?2 ?3 ?7 ?8 ?11 ?11 ?Y11", 1),
        ("?1 ?3 ?11 ?11 ?Y11", 2),
    ],
    ids=["the last", "the last that is blue", "a pair that can be read", "a pair that cannot"],
)
def test_which_wire_an_expert_marks(hand: str, at: int) -> None:
    assert choice(table(hand, "?1 ?4 ?6", phase="token"), "expert") == Mark(0, at)


def test_without_a_token_for_the_last_wire_an_expert_marks_the_one_before() -> None:
    match = table("?1 i6", "?2 i6", "?1 ?3 ?6", mission="1", phase="token", acting=2)
    place_tokens(match)
    assert stands(match)[2] == "?1 i3 ?6"
    assert read(match) == ()


def test_tokens_are_read_as_pairs_only_while_all_were_placed_by_choice() -> None:
    lines = ("?1 ?2", "i3 ?3 ?5")
    assert read(table(*lines, mission="1")) == (ShownFact(3, "3"),)
    assert read(table(*lines, mission="1", dial=1)) == ()


@pytest.mark.parametrize(
    ("stand", "others", "is_read"),
    [
        ("i9 ?9 ?9", "?Y9 ?R8", True),
        ("i9 ?9 ?9", "?Y9 ?R9", False),
        ("i9 ?9", "?Y9 ?R8", False),
        ("i9 ?9 12", "?Y9 ?R9", True),
        ("i9 ?9 Y9", "?R9", False),
        ("i9 ?9 ?9", "12 12", False),
        ("i9 ?9 12", "12 12", False),
        ("i9 ?9 ?9 ?9", "12 i12", True),
        ("i9 ?9 ?9", "8 8", True),
        ("i9 ?9 ?9", "?12 12", True),
    ],
)
def test_a_token_is_read_where_it_cannot_be_the_last_that_could_be_placed(stand: str, others: str, is_read: bool) -> None:
    """Some wire at its right must be blue, of a number whose two tokens cannot both be on other stands."""
    assert read(table(stand, others)) == ((ShownFact(1, "9"),) if is_read else ())


def test_a_broken_agreement_is_forgotten() -> None:
    match = table("?1 ?3 ?3 ?3 ?5 ?6", "i3 ?4 ?4 ?5 ?5 ?6", "?1 ?1 ?2 ?2 ?4 ?6", "?1 ?2 ?2 ?4 ?5 ?6", mission="1")
    assert read(match) == (ShownFact(7, "3"),)
    assert choice(match, "expert") == Point(1, 0)


def test_the_copy_laid_open_leaves_the_token_that_tells_the_rest() -> None:
    match = whole("?1 i3 ?3 ?6", "?2 i3 ?5", "?1 ?2 ?3 ?4")
    play(match, "point 1.1", "announce 3")
    assert choice(match, "expert") == Lay(0, 2)


def test_without_a_pair_to_tell_of_an_expert_puts_the_post_it_back() -> None:
    """BB-x3: a former player of the seat may have used the card."""
    match = whole("?1 ?2 ?3 4", "?1 ?2 ?5 4", mission="4", options={"equipment": "post-it,rewinder,ray"})
    play(match, "use post-it")
    assert [type(action) for action in match.legal(0)] == [Mark, Mark, Mark, Back]
    assert choice(match, "expert") == Back()
    play(match, "back")
    assert choice(match, "expert") != Use("post-it")


# Whatever is dealt: from the first token to the end nothing that keepers read is false.


def check_truth(match: BombBustersMatch) -> None:
    """Check: all conclusions are true."""
    values = {slot.tile: slot.value for slot in slots_of(match.state)}
    assert all(values[fact.tile] == fact.value for fact in read(match))


def with_few_pairs(state: State, rng: Random) -> State:
    """Return the wires dealt at random, mostly to stands without the number."""
    hands: list[list[str]] = [[] for _ in state.stands]
    evenly = rng.choice([0.5, 0.9, 1.0])
    for wire in rng.sample(wires := [slot.wire for slot in slots_of(state)], len(wires)):
        room = [hand for hand, stand in zip(hands, state.stands, strict=True) if len(hand) < len(stand)]
        without = [hand for hand in room if wire not in hand]
        rng.choice(without if without and rng.random() < evenly else room).append(wire)
    ordered = [sorted(hand, key=RANK_OF.__getitem__) for hand in hands]
    tiles = iter(range(len(wires)))
    return replace(state, stands=tuple(tuple(Slot(next(tiles), wire) for wire in hand) for hand in ordered))


def where(state: State, marked: Marked) -> str:
    """Return the reason by convention for the place of a first token."""
    token, *after = state.stands[marked.stand][marked.slot :]
    if not after:
        return "the last"
    if after[0].wire == token.wire:
        return "a pair"
    return "numbers out of tokens" if any(slot.wire in BLUE_VALUES for slot in after) else "colours"


def test_nothing_that_keepers_read_is_false_even_with_the_rarest_hands() -> None:
    met = Counter[str]()
    for seed in range(300):
        rng, seats, mission = Random(seed), 2 + seed % 4, str(3 + seed // 4 % 6)
        cards = rng.sample([card for card in MISSIONS[mission].cards if card != "post-it"], seats)
        match = Match.new("bomb-busters", seats, seed, {"mission": mission, "equipment": ",".join(cards)})
        match = Match.from_state(match.game, with_few_pairs(match.state, rng), seats, match.options, seed)
        while match.state.phase == "token":
            events = match.play(match.actors[0], choice(match, "expert"))
            met.update(where(match.state, event) for event in events if isinstance(event, Marked))
        while match.result is None:
            check_truth(match)
            met["read"] += len(read(match))
            actor = rng.choice(match.actors)
            match.play(actor, choose_by_kind(right(match.state, match.legal(actor)), rng))
    assert set(met) == {"a pair", "the last", "colours", "numbers out of tokens", "read"}


def test_nothing_that_experts_read_while_they_play_is_false() -> None:
    posted = 0
    for seed in range(8):
        seats = 2 + seed % 4
        cards = ["post-it", "label-equal", "rewinder", "ray", "coffee-mug"][:seats]
        match = play_game("bomb-busters", seats, ["expert"], seed, {"mission": "8", "equipment": ",".join(cards)})
        so_far: BombBustersMatch = match.at(0)
        for entry in match.log:
            posted += sum(isinstance(event, Marked) and event.why == "post-it" for event in so_far.extend([entry])[0].events)
            check_truth(so_far)
    assert posted


def test_by_bb_x1_a_yellow_token_tells_of_no_pair() -> None:
    """BB-m27: it may lie there though nothing has gone wrong."""
    match = table("?1 ?1", "?1 iY7 ?8 ?9", "?2 ?3", mission="4")
    assert read(match) == ()
