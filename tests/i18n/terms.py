"""Loads the terms of the rulebooks in three languages from `terms.csv`, with the messages that use other words."""

import csv
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tavolata.i18n import ENGLISH
from tests.i18n.messages import message_of, own_messages

FILE = Path(__file__).with_name("terms.csv")
ANY = "*"
"""The English word has other meanings; it is not checked."""


class Term(NamedTuple):
    """A term of the rulebooks in three languages; `apart_…` names the messages that use other words."""

    game: str
    key: str
    en: str
    it: str
    fr: str
    it_gender: str
    fr_gender: str
    it_plural: str
    fr_plural: str
    note: str
    apart_it: str
    apart_fr: str


def _read() -> list[Term]:
    with FILE.open(encoding="utf-8", newline="") as file:
        return [Term(**row) for row in csv.DictReader(file)]


TERMS = _read()


def forms(term: Term, lang: str) -> list[str]:
    """Return the forms of a term in a language."""
    return [form.lower() for form in (getattr(term, lang), getattr(term, f"{lang}_plural")) if form]


@cache
def english(game: str) -> dict[str, str]:
    """Return the English messages of a game, or of the application."""
    area = "" if game == "all" else f"{game.replace('-', '_')}-"
    return {name: message_of(ENGLISH, name).text for name in own_messages(ENGLISH) if name.startswith(area)}


def known_exceptions(term: Term, lang: str) -> list[str]:
    """Return the known messages that use other words for a term."""
    known = getattr(term, f"apart_{lang}").split()
    return [] if ANY in known else [name for name in missing(term, lang) if name not in known]


def missing(term: Term, lang: str) -> list[str]:
    """Return the messages with a term in English and without it in a language."""
    term_alone = re.sub(r"\(.*?\)", "", term.en).strip()
    said = re.compile(rf"\b{re.escape(term_alone)}s?\b", re.IGNORECASE)
    there = (name for name, text in english(term.game).items() if said.search(text))
    return [name for name in there if not any(form in message_of(lang, name).text.lower() for form in forms(term, lang))]
