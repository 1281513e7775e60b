"""Which language the command speaks: the one asked for with `--lang`, else that of the machine."""

from collections.abc import Iterator, Mapping, Sequence

from tavolata.cli.game_args import BadCommand
from tavolata.i18n import ENGLISH, format_list, languages, negotiate, translate

ASKED = "--lang"
_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
_PLAIN = ("C", "POSIX")


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for a command line: it may stand before the command or after it, and the last one counts."""
    asked, usual = [*_asked(words)], negotiate(_of_machine(environment))
    return _known(asked[-1], usual) if asked else usual


def _asked(words: Sequence[str]) -> Iterator[str]:
    for word, following in zip(words, (*words[1:], None), strict=True):
        if word == ASKED and following is not None:
            yield following
        elif word.startswith(f"{ASKED}="):
            yield word.removeprefix(f"{ASKED}=")


def _known(asked: str, usual: str) -> str:
    """A language that the house speaks; who asks for another wants to know which there are, in the language of the machine."""
    found = negotiate([asked])
    if found == ENGLISH and asked.lower().replace("_", "-").split("-")[0] != ENGLISH:
        raise BadCommand(translate("cli.no_language", {"lang": asked, "known": format_list(languages(), usual)}, usual))
    return found


def _of_machine(environment: Mapping[str, str]) -> list[str]:
    """The first setting that says something, as everywhere, and then those that LANGUAGE would rather have than English."""
    set_to = next((environment[name] for name in _SETTINGS if environment.get(name)), "")
    if set_to.split(".")[0] in _PLAIN:
        return [ENGLISH]
    return [set_to, *environment.get("LANGUAGE", "").split(":")]
