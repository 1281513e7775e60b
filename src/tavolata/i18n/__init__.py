"""The message catalogues in Project Fluent: all texts for people by key; the browser reads the same files.

Each language has a folder `<language>/*.ftl`. The messages of the application are here, those of a game in its folder `words/`, added
when the game loads. A key has dots in code and hyphens in the files.
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
_CACHE_SIZE = 256
"""The number of language tags with a cached match."""

_ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)

Fact: TypeAlias = str | int | float
Facts: TypeAlias = Mapping[str, Fact]

_folders: list[Traversable] = [files(__name__)]
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


class MissingMessage(KeyError):
    """Exception: a message that no catalogue has, or one without a fact that it needs."""

    def __str__(self) -> str:
        return str(self.args[0])


def add_folder(folder: Traversable) -> None:
    """Add the message files of a folder that has one folder for each language."""
    if folder not in _folders:
        _folders.append(folder)
        clear_caches()


def clear_caches() -> None:
    """Clear all caches, so that the files are read again."""
    for cached in (languages, _match_language, catalogue, _translator):
        cached.cache_clear()


# Languages


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of the application: English, and each other one that has a folder."""
    others = {folder.name for folder in _folders[0].iterdir() if folder.is_dir() and folder.joinpath("house.ftl").is_file()}
    return ENGLISH, *sorted(others - {ENGLISH})


def negotiate(wanted: Iterable[str]) -> str:
    """Return the first available language of those wanted, as in `it`, `fr-CA` or `it_IT.UTF-8`; else English."""
    return next(filter(None, map(_match_language, wanted)), ENGLISH)


@lru_cache(_CACHE_SIZE)
def _match_language(tag: str) -> str | None:
    """Return the available language that matches a language tag, or None."""
    name = re.split(r"[.@]", tag)[0].replace("_", "-").lower()
    available = {language.lower(): language for language in languages()}
    return available.get(name) or available.get(name.split("-")[0])


def parse_accept_language(header: str) -> str:
    """Return the available language that an Accept-Language header prefers, as in `it-IT,it;q=0.9,en;q=0.8`."""

    def quality(part: str) -> float:
        weight = re.search(r";\s*q=([\d.]+)", part)
        return float(weight[1]) if weight and weight[1].strip(".") else 1.0

    parts = sorted(header.split(","), key=quality, reverse=True)
    return negotiate(part.split(";")[0].strip() for part in parts)


def set_language(lang: str) -> None:
    """Set the default language of texts."""
    _language.set(lang)


@contextmanager
def use_language(lang: str) -> Iterator[None]:
    """Context manager: sets the language of texts within it."""
    before = _language.set(lang)
    try:
        yield
    finally:
        _language.reset(before)


def current_language() -> str:
    """Return the language in effect here, which translates texts without an explicit one."""
    return _language.get()


# Messages


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """Return all messages of a language by id as Fluent source; English ones replace missing ones."""
    words: dict[str, str] = {}
    for folder in _folders:
        words = messages_in(folder, lang) | words  # later folders cannot replace messages
    return words if lang == ENGLISH else {**catalogue(ENGLISH), **words}


def messages_in(folder: Traversable, lang: str) -> dict[str, str]:
    """Return the messages of one folder in a language by id; empty where it has none."""
    return {source.split("=", 1)[0].strip(): source for page in files_in(folder, lang) for source in split_messages(page)}


def files_in(folder: Traversable, lang: str) -> list[str]:
    """Return the contents of the Fluent files of one folder in a language."""
    there = folder.joinpath(lang)
    pages = sorted(there.iterdir(), key=str) if there.is_dir() else []
    return [page.read_text(encoding="utf-8") for page in pages if page.name.endswith(".ftl")]


def split_messages(page: str) -> Iterator[str]:
    """Yield the Fluent source of each message of a file; parsing all at once would take a second."""
    return (source for source in _ENTRY.split(_COMMENT.sub("", page)) if source.strip())


def message_id(key: str) -> str:
    """Return the Fluent id of a message key."""
    return key.replace(".", "-")


def has_message(key: str) -> bool:
    """Return whether there is a message for a key."""
    return message_id(key) in catalogue(ENGLISH)


def translate(key: str, facts: Facts | None = None, lang: str | None = None) -> str:
    """Return the text of a message key with these facts."""
    return _translator(lang or current_language()).translate(message_id(key), facts or {})


def format_list(names: Iterable[str], lang: str | None = None) -> str:
    """Return names as a list in a sentence."""
    return _translator(lang or current_language()).format_list(list(names))


@cache
def _translator(lang: str) -> "Translator":
    from tavolata.i18n.translator import Translator  # Fluent loads when the first message is formatted

    return Translator(lang, catalogue(lang))
