"""Samples complete states that a seat cannot tell apart: the cards in other hands and in the decks vary."""

from random import Random

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.games.lucky_loop.actions import Card, Deck, in_order
from tavolata.games.lucky_loop.content import NUMBERS, deck_of
from tavolata.games.lucky_loop.state import State


def resample(state: State, seat: Seat | None, random: Random) -> State:
    """Return a state that a seat or a spectator cannot tell from this one, with all unseen cards dealt again.

    The backs show the deck of each card (LL-M3), and a shuffled deck has every order alike. Each unseen card of a deck is therefore
    equally likely in each place, in a hand or in the deck. The choices of other players are not used as evidence.
    """
    for deck in NUMBERS.decks:
        state = _redeal(state, seat, deck, random)
    return state


def _redeal(state: State, seat: Seat | None, deck: Deck, random: Random) -> State:
    """Return the state with the unseen cards of one deck dealt again to the same places."""
    hidden = [(other, card) for other, card in _held_cards(state, deck) if other != seat]
    unseen = [*state.decks[deck], *(card for _, card in hidden)]
    chosen = random.sample(range(len(unseen)), len(hidden))
    dealt = [(other, unseen[place]) for (other, _), place in zip(hidden, chosen, strict=True)]
    left = tuple(card for place, card in enumerate(unseen) if place not in set(chosen))
    return replace(_with_hands(state, seat, deck, dealt), decks={**state.decks, deck: left})


def _held_cards(state: State, deck: Deck) -> list[tuple[Seat, Card]]:
    """Return the cards of a deck that are in hands, with their seats."""
    return [(seat, card) for seat, player in enumerate(state.players) for card in player.hand if deck_of(card) == deck]


def _with_hands(state: State, seat: Seat | None, deck: Deck, dealt: list[tuple[Seat, Card]]) -> State:
    """Return the state with these cards of a deck in the hands of all but one seat."""
    players = list(state.players)
    for other, player in enumerate(players):
        if other != seat:
            kept = [card for card in player.hand if deck_of(card) != deck]
            players[other] = replace(player, hand=in_order((*kept, *(card for holder, card in dealt if holder == other))))
    return replace(state, players=tuple(players))
