"""Determinization: samples states that a seat cannot distinguish, with the odds of the rules.

It draws no conclusions from the choices of other players.
"""

from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.content import CARD_LEVELS, CARDS, CardLevel, CardName, Tile
from tavolata.games.galaxy_trucker.state import Deck, Piles, Player, State

Slot: TypeAlias = tuple[int, int]
"""The position of a card: the pile and the index in it, both counted from 0."""


def resample(state: State, seat: Seat | None, random: Random) -> State:
    """Return a sample of the states that a seat, or a spectator, cannot distinguish from this one."""
    return _resample_cards(_resample_tiles(state, seat, random), seat, random)


def _resample_tiles(state: State, seat: Seat | None, random: Random) -> State:
    """GT-B1: return the state with tiles drawn face down by others replaced by random unseen tiles."""
    hidden = [other for other, player in enumerate(state.players) if other != seat and player.hand and player.hand.secret]
    unseen = sorted([*state.heap, *(_in_hand(state.players[other]) for other in hidden)])
    drawn = dict(zip(hidden, random.sample(unseen, len(hidden)), strict=True))
    players = (_with_tile_in_hand(player, drawn[other]) if other in drawn else player for other, player in enumerate(state.players))
    return replace(state, players=tuple(players), heap=tuple(tile for tile in unseen if tile not in drawn.values()))


def _in_hand(player: Player) -> Tile:
    assert player.hand is not None
    return player.hand.tile


def _with_tile_in_hand(player: Player, tile: Tile) -> Player:
    assert player.hand is not None
    return replace(player, hand=replace(player.hand, tile=tile))


def _resample_cards(state: State, seat: Seat | None, random: Random) -> State:
    """GT-B5, GT-C5: return the state with cards that this seat has not seen replaced by random unseen cards of their levels."""
    if not state.deck.bags:
        return state
    return _CardResampler(state, seat).resampled(random)


class _CardResampler:
    """Component that replaces the cards that one seat has not seen by random ones of the same level."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        self._state = state
        self._piles: Piles = state.deck.piles if state.flying else state.piles
        self._turned = set(state.flying.turned if state.flying else ())
        looked = () if seat is None else state.players[seat].looked
        self._mine = {pile - 1 for pile in looked}
        self._seen = {card for pile in self._mine for card in self._piles[pile] or ()}

    def resampled(self, random: Random) -> State:
        """Return the state with all unseen cards replaced."""
        dealt: dict[Slot, CardName] = {}
        for level in CARD_LEVELS:
            dealt |= self._deal(level, random)
        piles = tuple(
            None if pile is None else tuple(dealt.get((number, place), card) for place, card in enumerate(pile))
            for number, pile in enumerate(self._piles)
        )
        if not self._state.flying:
            return replace(self._state, piles=piles, deck=replace(self._state.deck, bags=self._bags(piles)))
        return replace(self._state, deck=self._deck(piles, dealt))

    def _deal(self, level: CardLevel, random: Random) -> dict[Slot, CardName]:
        """Return a random card of a level for each slot; turned cards stay among them."""
        slots = [slot for slot in self._hidden_slots() if self._state.level.pile[slot[1]] == level]
        unseen = [card.name for card in CARDS.values() if card.level == level and card.name not in self._seen]
        turned = [card for card in unseen if card in self._turned]
        others = [card for card in unseen if card not in self._turned]
        cards = [*turned, *random.sample(others, len(slots) - len(turned))]
        random.shuffle(cards)
        return dict(zip(slots, cards, strict=True))

    def _hidden_slots(self) -> list[Slot]:
        """Return the slots of piles, also of those shuffled into the deck, that this seat has not seen."""
        levels = len(self._state.level.pile) if self._state.flying else 0
        return [
            (number, place)
            for number, pile in enumerate(self._piles)
            if number not in self._mine
            for place in range(levels if pile is None else len(pile))
        ]

    def _bags(self, piles: Piles) -> dict[CardLevel, tuple[CardName, ...]]:
        """Return the cards that no player has seen, by level."""
        seen = {card for pile in piles for card in pile or ()} | self._turned
        bags = {level: [card.name for card in CARDS.values() if card.level == level] for level in self._state.deck.bags}
        return {level: tuple(card for card in bag if card not in seen) for level, bag in bags.items()}

    def _deck(self, piles: Piles, dealt: dict[Slot, CardName]) -> Deck:
        """GT-C5: return the remaining deck."""
        known = tuple(card for pile in piles for card in pile or () if card not in self._turned)
        unlooked = [card for (number, _), card in dealt.items() if piles[number] is None and card not in self._turned]
        unknown = {level: sum(CARDS[card].level == level for card in unlooked) for level in self._state.deck.unknown}
        return Deck(known, unknown, self._bags(piles), piles)
