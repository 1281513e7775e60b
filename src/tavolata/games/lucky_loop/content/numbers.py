"""Loads and validates the numbers of the rulebook from a data file."""

import tomllib
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from tavolata.games.lucky_loop.actions import Card, Deck, Programme

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class FreeNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content: LL-K2 to LL-K7, the numbers of the free programme."""

    cards_least: int
    cards_most: int
    difficulty_least: int
    exchange_costs: int
    failure_costs: int
    illegal_costs: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content: the numbers of the rulebook."""

    dice: int
    dice_in_a_throw: int
    tokens: int
    cards: int
    hand: int
    dealt_from_each_deck: int
    exchanged: int
    first_recorded: int
    first_record: int
    closed_at: int
    single_card_from_round: int
    free: FreeNumbers
    decks: dict[Deck, tuple[Colour, Colour]]
    programmes: dict[Programme, tuple[Colour, Colour, Colour]]


def resource(name: str) -> str:
    """Return the text of a data file of this folder."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


NUMBERS = msgspec.convert(tomllib.loads(resource("numbers.toml")), Numbers)


def letter_of(colour: Colour) -> str:
    """Return the letter with which the names of a colour's cards begin."""
    return colour[0].upper()


_DECKS = {letter_of(colour): deck for deck, colours in NUMBERS.decks.items() for colour in colours}


def deck_of(card: Card) -> Deck:
    """LL-M3: return the deck of a card, which its back shows."""
    return _DECKS[card[0]]
