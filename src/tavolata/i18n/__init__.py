"""The message catalogues, in Project Fluent: every sentence for people, by key; the browser reads the same files.

Each language is a folder of its own, `<language>/*.ftl`. The house's own stand here, those of a game in its folder `words/`: whoever
loads a game adds them. A key is written with dots where code asks for it, and with hyphens in the files, as Fluent has it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tavolata.i18n.translator import Translator

ENGLISH = "en"
_REMEMBERED = 256
"""Of so many names of languages it is known which one is meant."""

_ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)

Fact: TypeAlias = str | int | float
Facts: TypeAlias = Mapping[str, Fact]

_folders: list[Traversable] = [files(__name__)]
_language: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


class MissingMessage(KeyError):
    """A message that stands in no catalogue, or that wants a fact which nobody told."""

    def __str__(self) -> str:
        return str(self.args[0])


def add(folder: Traversable) -> None:
    """Know the words of a folder that has one folder for each language."""
    if folder not in _folders:
        _folders.append(folder)
        clear_caches()


def clear_caches() -> None:
    """Read the files anew."""
    for kept in (languages, _match_language, catalogue, _translator):
        kept.cache_clear()


# Which language


@cache
def languages() -> tuple[str, ...]:
    """The languages of the house: English, and every other that has a folder."""
    others = {folder.name for folder in _folders[0].iterdir() if folder.is_dir() and folder.joinpath("house.ftl").is_file()}
    return ENGLISH, *sorted(others - {ENGLISH})


def negotiate(wanted: Iterable[str]) -> str:
    """The first language of those wanted that the house speaks, as in `it`, `fr-CA` or `it_IT.UTF-8`; English if it speaks none."""
    return next(filter(None, map(_match_language, wanted)), ENGLISH)


@lru_cache(_REMEMBERED)
def _match_language(tag: str) -> str | None:
    """The language of the house that is wanted by such a name."""
    name = re.split(r"[.@]", tag)[0].replace("_", "-").lower()
    spoken = {language.lower(): language for language in languages()}
    return spoken.get(name) or spoken.get(name.split("-")[0])


def parse_accept_language(header: str) -> str:
    """The language for a browser that says what it accepts, as in `it-IT,it;q=0.9,en;q=0.8`."""

    def wish(part: str) -> float:
        weight = re.search(r";\s*q=([\d.]+)", part)
        return float(weight[1]) if weight and weight[1].strip(".") else 1.0

    parts = sorted(header.split(","), key=wish, reverse=True)
    return negotiate(part.split(";")[0].strip() for part in parts)


def set_language(lang: str) -> None:
    """Say everything in this language from now on, in this thread or task, where no other is asked for."""
    _language.set(lang)


@contextmanager
def use_language(lang: str) -> Iterator[None]:
    """Say everything in this language for a while."""
    before = _language.set(lang)
    try:
        yield
    finally:
        _language.reset(before)


def current_language() -> str:
    """The language in which things are said where no other is asked for."""
    return _language.get()


# What is said


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """All messages of a language, and those that it lacks in English: their ids, and how Fluent writes them."""
    words: dict[str, str] = {}
    for folder in _folders:
        words = words_in(folder, lang) | words  # nobody can put other words in the mouth of those who were there before
    return words if lang == ENGLISH else {**catalogue(ENGLISH), **words}


def words_in(folder: Traversable, lang: str) -> dict[str, str]:
    """The messages of one folder in a language, as Fluent writes them; none where it does not speak it."""
    return {source.split("=", 1)[0].strip(): source for page in pages_in(folder, lang) for source in entries(page)}


def pages_in(folder: Traversable, lang: str) -> list[str]:
    """The files of words of one folder in a language."""
    there = folder.joinpath(lang)
    pages = sorted(there.iterdir(), key=str) if there.is_dir() else []
    return [page.read_text(encoding="utf-8") for page in pages if page.name.endswith(".ftl")]


def entries(page: str) -> Iterator[str]:
    """The messages of a file one by one. To read them all at once takes a second; few of them are ever said."""
    return (source for source in _ENTRY.split(_COMMENT.sub("", page)) if source.strip())


def id_of(key: str) -> str:
    """The id of the message of a key."""
    return key.replace(".", "-")


def has(key: str) -> bool:
    """Whether there is a message for a key."""
    return id_of(key) in catalogue(ENGLISH)


def translate(key: str, facts: Facts | None = None, lang: str | None = None) -> str:
    """A sentence with its facts."""
    return _translator(lang or current_language()).translate(id_of(key), facts or {})


def format_list(names: Iterable[str], lang: str | None = None) -> str:
    """Names one after the other, as one says them."""
    return _translator(lang or current_language()).format_list(list(names))


@cache
def _translator(lang: str) -> "Translator":
    from tavolata.i18n.translator import Translator  # Fluent and its tables are loaded when the first sentence is said

    return Translator(lang, catalogue(lang))
