"""The face-down adventure cards, as bags from which chance draws a card when it is first seen."""

from functools import cache
from math import prod

from msgspec.structs import replace

from tavolata.core.chance import DrawWithoutReplacement, Odds
from tavolata.games.galaxy_trucker.actions import Deal
from tavolata.games.galaxy_trucker.content import CARD_LEVELS, CARDS, CardLevel, CardName
from tavolata.games.galaxy_trucker.state import Deck, State

DEALS = {card: Deal(card) for card in CARDS}


@cache
def full_deck(level: str) -> Deck:
    """GT-M2, GT-M4: return the eight cards of the test flight, or a bag for each level."""
    if level == "test":
        return Deck(known=tuple(card.name for card in CARDS.values() if card.test))
    return Deck(bags={each: tuple(card.name for card in CARDS.values() if card.level == each) for each in CARD_LEVELS})


def odds_of_pile(state: State) -> Odds[Deal]:
    """GT-B5: return the odds of the next card of a pile that is dealt."""
    assert state.dealing is not None
    dealt = state.piles[state.dealing - 1] or ()
    return DrawWithoutReplacement(state.deck.bags[state.level.pile[len(dealt)]], DEALS)


def deal_to_pile(state: State, card: CardName) -> State:
    """GT-B5: move a card from its bag to the pile."""
    pile = state.dealing
    assert pile is not None
    dealt = (*(state.piles[pile - 1] or ()), card)
    piles = (*state.piles[: pile - 1], dealt, *state.piles[pile:])
    return replace(state, piles=piles, deck=replace(state.deck, bags=_without(state.deck, card)))


def shuffled(state: State) -> Deck:
    """GT-C5: return the deck of all piles; piles that no player saw count as unknown cards of their levels."""
    seen = tuple(card for pile in state.piles if pile is not None for card in pile)
    unseen = [level for pile in state.piles if pile is None for level in state.level.pile]
    unknown = {level: unseen.count(level) for level in CARD_LEVELS if level in unseen}
    return replace(state.deck, known=(*state.deck.known, *seen), unknown=unknown, piles=state.piles)


def odds_of_top(state: State) -> Odds[Deal]:
    """GT-C5, GT-F1: return the odds of the next card; the first card has the level of the flight."""
    deck, level = state.deck, state.variants.level
    first = level != "test" and deck.size == state.level.cards
    known = [card for card in deck.known if not first or CARDS[card].level == level]
    unknown = [each for each, count in deck.unknown.items() if count and (not first or each == level)]
    # A card of a bag represents each unknown card of its level equally, so weights are multiples of all bag sizes.
    whole = prod(len(deck.bags[each]) for each in unknown)
    weights = [whole] * len(known)
    for each in unknown:
        known += deck.bags[each]
        weights += [deck.unknown[each] * whole // len(deck.bags[each])] * len(deck.bags[each])
    return Odds([DEALS[card] for card in known], weights)


def turn_top(state: State, card: CardName) -> State:
    """GT-F1: remove this card from the deck."""
    deck = state.deck
    if card in deck.known:
        return replace(state, deck=replace(deck, known=tuple(other for other in deck.known if other != card)))
    level = CARDS[card].level
    unknown = {**deck.unknown, level: deck.unknown[level] - 1}
    return replace(state, deck=replace(deck, unknown=unknown, bags=_without(deck, card)))


def _without(deck: Deck, card: CardName) -> dict[CardLevel, tuple[CardName, ...]]:
    bag = deck.bags[CARDS[card].level]
    place = bag.index(card)
    return {**deck.bags, CARDS[card].level: bag[:place] + bag[place + 1 :]}


def cards_left(state: State) -> int:
    """GT-M4, GT-F1: return the number of cards still to be turned; before the launch, of all cards."""
    return state.level.cards if state.piles else state.deck.size
