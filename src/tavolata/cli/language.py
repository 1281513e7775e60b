"""Chooses the language of the command: the one given by `--lang`, else that of the environment."""

from collections.abc import Iterator, Mapping, Sequence

from tavolata.cli.game_args import BadCommand
from tavolata.i18n import ENGLISH, format_list, languages, negotiate, translate

LANG_OPTION = "--lang"
_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
_PLAIN = ("C", "POSIX")


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of a command line; the last `--lang` counts, before or after the command."""
    asked, usual = [*_requested(words)], negotiate(_from_environment(environment))
    return _validate(asked[-1], usual) if asked else usual


def _requested(words: Sequence[str]) -> Iterator[str]:
    for word, following in zip(words, (*words[1:], None), strict=True):
        if word == LANG_OPTION and following is not None:
            yield following
        elif word.startswith(f"{LANG_OPTION}="):
            yield word.removeprefix(f"{LANG_OPTION}=")


def _validate(asked: str, usual: str) -> str:
    """Return the language if it is available; else raise an error in the language of the environment."""
    found = negotiate([asked])
    if found == ENGLISH and asked.lower().replace("_", "-").split("-")[0] != ENGLISH:
        raise BadCommand(translate("cli.no_language", {"lang": asked, "known": format_list(languages(), usual)}, usual))
    return found


def _from_environment(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that the environment asks for: its first setting, then those of LANGUAGE."""
    set_to = next((environment[name] for name in _SETTINGS if environment.get(name)), "")
    if set_to.split(".")[0] in _PLAIN:
        return [ENGLISH]
    return [set_to, *environment.get("LANGUAGE", "").split(":")]
