"""The message catalogues: every sentence for people, by key; the browser imports the same files."""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

_PLACE = re.compile(r"\{(\w+)(?::([\w.]+))?\}")


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """All messages of a language."""
    words: dict[str, str] = {}
    for path in sorted(files(__name__).joinpath(lang).iterdir(), key=str):
        words.update(json.loads(path.read_text(encoding="utf-8")))
    return words


def say(key: str, facts: Mapping[str, str | int] | None = None, lang: str = "en") -> str:
    """A sentence with its facts: `{fact}` is put in as it is, `{fact:prefix}` as the message `prefix.<fact>`."""
    known = facts or {}

    def fill(place: re.Match[str]) -> str:
        fact, prefix = str(known[place[1]]), place[2]
        return say(f"{prefix}.{fact}", None, lang) if prefix else fact

    return _PLACE.sub(fill, catalogue(lang)[_counted(key, known.get("count"), lang)])


def _counted(key: str, count: str | int | None, lang: str) -> str:
    """The plural form of a message that has one."""
    if count is None or f"{key}_one" not in catalogue(lang):
        return key
    single = count in (0, 1) if lang == "fr" else count == 1
    return f"{key}_one" if single else f"{key}_other"
