"""The message catalogues: every sentence for people, by key; the browser imports the same files.

The house's own stand here, those of a game in its folder `words/`: whoever loads a game adds them.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

ENGLISH = "en"
_PLACE = re.compile(r"\{(\w+)(?::([\w.]+))?\}")


_folders: list[Traversable] = [files(__name__)]


class NoWords(KeyError):
    """A message that stands in no catalogue, or that wants a fact which nobody told."""

    def __str__(self) -> str:
        return str(self.args[0])


def add(folder: Traversable) -> None:
    """Know the words of a folder that has one folder for each language."""
    if folder not in _folders:
        _folders.append(folder)
        catalogue.cache_clear()


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """All messages of a language, and those that it lacks in English."""
    words: dict[str, str] = {}
    for folder in _folders:
        words = words_in(folder, lang) | words  # nobody can put other words in the mouth of those who were there before
    return words if lang == ENGLISH else {**catalogue(ENGLISH), **words}


def words_in(folder: Traversable, lang: str) -> dict[str, str]:
    """The messages of one folder in a language; none where it does not speak it."""
    spoken = folder.joinpath(lang)
    pages = sorted(spoken.iterdir(), key=str) if spoken.is_dir() else []
    return {key: text for page in pages for key, text in json.loads(page.read_text(encoding="utf-8")).items()}


def say(key: str, facts: Mapping[str, str | int] | None = None, lang: str = "en") -> str:
    """A sentence with its facts: `{fact}` is put in as it is, `{fact:prefix}` as the message `prefix.<fact>`."""
    known = facts or {}

    def fill(place: re.Match[str]) -> str:
        if place[1] not in known:
            raise NoWords(f"The message {key!r} wants the fact {place[1]!r}; it was told {', '.join(known) or 'none'}.")
        fact, prefix = str(known[place[1]]), place[2]
        return say(f"{prefix}.{fact}", None, lang) if prefix else fact

    form = _counted(key, known.get("count"), lang)
    if form not in catalogue(lang):
        raise NoWords(f"There is no message {form!r}: add it to a file of words/{ENGLISH}/, the house's or the game's.")
    return _PLACE.sub(fill, catalogue(lang)[form])


def _counted(key: str, count: str | int | None, lang: str) -> str:
    """The plural form of a message that has one."""
    if count is None or f"{key}_one" not in catalogue(lang):
        return key
    single = count in (0, 1) if lang == "fr" else count == 1
    return f"{key}_one" if single else f"{key}_other"
