"""The cards, programmes and numbers of Lucky Loop: data files, and what reads them."""

from tavolata.games.lucky_loop.content.cards import EASIER, HARDER, CardFace, Cards, Faces, load_cards
from tavolata.games.lucky_loop.content.numbers import COLOURS, NUMBERS, Colour, deck_of

__all__ = ["COLOURS", "EASIER", "HARDER", "NUMBERS", "CardFace", "Cards", "Colour", "Faces", "deck_of", "load_cards"]
