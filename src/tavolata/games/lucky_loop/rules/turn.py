"""The turn: applies deals, draws and discards, refills hands, and passes the turn on."""

from collections.abc import Callable
from functools import cache

import msgspec

from tavolata.core.game import Actor, Event, Result, Seat
from tavolata.games.lucky_loop.actions import CARDS, Card, Deal, Deck, Discard, Draw, Start, in_order, taken_up
from tavolata.games.lucky_loop.content import NUMBERS, deck_of
from tavolata.games.lucky_loop.events import Discarded, Drew, Ended, Loss, PointsLost, Reshuffled, Started, TurnBegan
from tavolata.games.lucky_loop.rules.legal import draws_left
from tavolata.games.lucky_loop.rules.scoring import exchange_cost
from tavolata.games.lucky_loop.rules.statistics import recorded
from tavolata.games.lucky_loop.state import Outcome, Player, State, without

replace = msgspec.structs.replace

DEALS = {card: Deal(card) for card in CARDS}
"""The deal action of each card."""


def players_with(state: State, player: Player) -> tuple[Player, ...]:
    """Return all players with the current one replaced."""
    players = list(state.players)
    players[state.turn] = player
    return tuple(players)


def with_player(state: State, player: Player) -> State:
    """Return the state with the current player replaced."""
    return replace(state, players=players_with(state, player))


def lose_points(state: State, points: int, why: Loss) -> Outcome:
    """LL-K2, LL-K4, LL-K7: return the state with the current player's points lowered, and the event."""
    player = state.player
    lower = recorded(player, "points_lost", points, points=player.points - points)
    return with_player(state, lower), (PointsLost(state.turn, points, why),)


def apply_start(state: State, _actor: Actor, action: Start) -> Outcome:
    """LL-S1: apply the lot: set the start player and begin the deal."""
    return replace(state, phase="deal", start=action.seat, turn=action.seat, drawing_from="red-blue"), (Started(action.seat),)


def apply_deal(state: State, _actor: Actor, action: Deal) -> Outcome:
    """LL-S1, LL-T2, LL-T4: apply a dealt card: move it from its deck to the current player's hand."""
    deck = state.drawing_from
    assert deck is not None
    player = state.players[state.turn]
    players = players_with(state, replace(player, hand=taken_up(player.hand, action.card)))
    drawn = replace(state, players=players, decks={**state.decks, deck: without(state.decks[deck], (action.card,))}, drawing_from=None)
    after, events = _after_deal(drawn)
    return after, (Drew(state.turn, deck, action.card), *events)


def _after_deal(state: State) -> Outcome:
    """Continue the deal, the exchange or the refill after a drawn card."""
    if state.phase == "deal":
        return _deal_on(state)
    if state.drawn:
        return replace(state, phase="exchange" if draws_left("exchange", 0, state.drawn) else "discard", owed=state.drawn), ()
    return refill(state)


def _deal_on(state: State) -> Outcome:
    """LL-S1: choose the seat and deck of the next dealt card, or begin the first turn when all hands are full."""
    held = len(state.player.hand)
    if held == NUMBERS.hand and (state.turn + 1) % len(state.players) == state.start:
        return begin_turn(state, state.start)
    if held == NUMBERS.hand:
        return replace(state, turn=(state.turn + 1) % len(state.players), drawing_from="red-blue"), ()
    return replace(state, drawing_from="red-blue" if held < NUMBERS.dealt_from_each_deck else "yellow-green"), ()


def deal_all(state: State, choose_index: Callable[[int], int]) -> tuple[State, list[Deal]]:
    """LL-S1: deal all cards but the last at once, with the same result as one by one."""
    if state.phase != "deal":
        return state, []
    *order, (last, from_deck) = _still_dealt(state)
    decks = {deck: [*cards] for deck, cards in state.decks.items()}
    drawn = [(seat, decks[deck].pop(choose_index(len(decks[deck])))) for seat, deck in order]
    hands = [in_order((*player.hand, *(card for to, card in drawn if to == seat))) for seat, player in enumerate(state.players)]
    players = tuple(replace(player, hand=hand) for player, hand in zip(state.players, hands, strict=True))
    left = {deck: tuple(cards) for deck, cards in decks.items()}
    return replace(state, players=players, decks=left, turn=last, drawing_from=from_deck), [DEALS[card] for _, card in drawn]


def _still_dealt(state: State) -> tuple[tuple[Seat, Deck], ...]:
    """LL-S1: return the seat and deck of each remaining card of the deal."""
    return _dealing_order(state.start, len(state.players))[sum(len(player.hand) for player in state.players) :]


@cache
def _dealing_order(start: Seat, seats: int) -> tuple[tuple[Seat, Deck], ...]:
    """LL-S1: return the seat and deck of each dealt card: three of each deck, from the start player round."""
    each = [deck for deck in NUMBERS.decks for _ in range(NUMBERS.dealt_from_each_deck)]
    return tuple(((start + step) % seats, deck) for step in range(seats) for deck in each)


def apply_draw(state: State, _actor: Actor, action: Draw) -> Outcome:
    """LL-T2, LL-T4, LL-K2: apply the choice of a deck to draw from; exchanging costs points in the final phase."""
    if state.phase == "refill":
        return replace(state, phase="draw", drawing_from=action.deck), ()
    exchanging = replace(state, phase="draw", drawing_from=action.deck, drawn=state.drawn + 1)
    if not state.drawn:
        exchanging = with_player(exchanging, recorded(state.player, "exchanged"))
    cost = exchange_cost(state.player.in_final_phase, state.drawn, state.variants.final_exchange_per_card)
    return lose_points(exchanging, cost, "exchange") if cost else (exchanging, ())


def apply_discard(state: State, _actor: Actor, action: Discard) -> Outcome:
    """LL-T2: apply a discard of an exchange; the turn ends once each drawn card is replaced."""
    player = state.player
    left = replace(discarding(state, (action.card,)), phase="discard", owed=state.owed - 1)
    after = with_player(left, replace(player, hand=without(player.hand, (action.card,))))
    event = Discarded(state.turn, (action.card,))
    if after.owed:
        return after, (event,)
    passed, events = end_turn(replace(after, drawn=0))
    return passed, (event, *events)


def refill(state: State) -> Outcome:
    """LL-T4: begin the refill of a hand below six cards; end the turn of a full one."""
    if draws_left("refill", len(state.players[state.turn].hand), 0):
        return replace(state, phase="refill"), ()
    return end_turn(state)


def begin_turn(state: State, seat: Seat) -> Outcome:
    """LL-T1, LL-K7: begin a seat's turn; a laid free programme is flown again."""
    player = state.players[seat]
    began = replace(state, turn=seat, phase="highlight" if player.free else "turn")
    return began, (TurnBegan(seat, state.round, player.in_final_phase),)


def end_turn(state: State) -> Outcome:
    """LL-T3: end the turn: reshuffle empty decks, then pass the turn on."""
    filled, shuffled = reshuffle(state)
    after, events = _pass_on(filled)
    return after, (*shuffled, *events)


def _pass_on(state: State) -> Outcome:
    """LL-S1, LL-E1: begin the next seat's turn clockwise, or end the game after the last round."""
    following = (state.turn + 1) % len(state.players)
    if following != state.start:
        return begin_turn(state, following)
    if state.is_last_round:
        return _end(state)
    return begin_turn(replace(state, round=state.round + 1), following)


def _end(state: State) -> Outcome:
    """LL-E2: end the game; the most points win, and equal points share the victory."""
    scores = tuple(player.points for player in state.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return replace(state, phase="over", result=Result(scores, winners, "free-programme")), (Ended(scores, winners),)


def reshuffle(state: State) -> Outcome:
    """LL-T3: return the state with each empty deck replaced by its discard pile."""
    if all(state.decks.values()):
        return state, ()
    events: list[Event] = []
    for deck in NUMBERS.decks:
        if not state.decks[deck] and state.discards[deck]:
            cards = in_order(state.discards[deck])
            state = replace(state, decks={**state.decks, deck: cards}, discards={**state.discards, deck: ()})
            events.append(Reshuffled(deck, len(cards)))
    return state, tuple(events)


def discarding(state: State, cards: tuple[Card, ...]) -> State:
    """LL-M3: return the state with each card on the discard pile of its deck."""
    if not cards:
        return state
    discards: dict[Deck, tuple[Card, ...]] = dict(state.discards)
    for card in cards:
        discards[deck_of(card)] += (card,)
    return replace(state, discards=discards)
