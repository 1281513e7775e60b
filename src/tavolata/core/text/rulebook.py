"""The rulebook of a game: its RULES.md as text, and parsed into sections and rules."""

import re
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from tavolata.core.errors import TavolataError
from tavolata.core.registry import get_plugin
from tavolata.i18n import ENGLISH, translate

BOOK = "RULES.md"
_COMMENT = re.compile(r"\s*<!--.*?-->", re.DOTALL)
"""Comments for the authors of the rules, removed for readers."""
_BLANK = re.compile(r"[ \t\n]+")
"""White space without no-break spaces, which are preserved."""
_THING = re.compile(r"\s*\[\[([^\]\s]+)\]\]")
_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Za-z]*[\d-]+)\*\* (.+?)(?=\n\n|\n- |\Z)", re.DOTALL | re.MULTILINE)


class NoRulebook(TavolataError):
    """A language without a rulebook of the game."""


class RuleText(msgspec.Struct, frozen=True):
    """A paragraph of a rulebook; in its text `*…*` marks emphasis."""

    id: str
    text: str
    things: tuple[str, ...] = ()
    """The ids of pictures beside the text, written `[[card:R7]]` in the file."""


class RulesSection(msgspec.Struct, frozen=True):
    """A section of a rulebook; GET /api/rules/{game} returns a list of them."""

    title: str
    rules: list[RuleText]


@cache
def rules_of(game: str, lang: str = ENGLISH) -> str:
    """The text of a game's rulebook in a language; raises NoRulebook."""
    return _THING.sub("", _book(game, lang))


def _book(game: str, lang: str) -> str:
    books = books_of(game)
    if lang not in books:
        raise NoRulebook(translate("house.no_rules", {"game": game, "lang": lang, "known": ", ".join(books)}))
    return _COMMENT.sub("", books[lang].read_text(encoding="utf-8"))


def books_of(game: str) -> dict[str, Traversable]:
    """The rulebook files of a game by language: English in the game's folder, others in `words/<lang>/`."""
    plugin = get_plugin(game)
    folders = sorted(plugin.words.iterdir(), key=str) if plugin.words.is_dir() else []
    others = {folder.name: folder.joinpath(BOOK) for folder in folders}
    return {ENGLISH: plugin.folder.joinpath(BOOK)} | {lang: book for lang, book in others.items() if book.is_file()}


@cache
def sections_of(game: str, lang: str = ENGLISH) -> list[RulesSection]:
    """The sections of a game's rulebook in a language."""
    return parse(_book(game, lang))


def rulebook_for_language(game: str, lang: str) -> str:
    """The language if the game has a rulebook in it, else English."""
    return lang if lang in books_of(game) else ENGLISH


def rule_of(game: str, name: str, lang: str = ENGLISH) -> RuleText | None:
    """The rule with this id, compared without case if there is no exact match."""
    rules = {rule.id: rule for section in sections_of(game, lang) for rule in section.rules}
    nearly = (rule for rule in rules.values() if rule.id.lower() == name.lower())
    return rules.get(name) or next(nearly, None)


def parse(text: str) -> list[RulesSection]:
    """Parses sections, which begin with `## Title`, and their rules, which begin with `- **ID**` and may span lines."""
    _preface, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return [_section(*part.split("\n", 1)) for part in parts]


def _section(title: str, body: str = "") -> RulesSection:
    return RulesSection(title.strip(), [_rule(name, text) for name, text in _RULE.findall(body)])


def _rule(name: str, text: str) -> RuleText:
    return RuleText(name, _BLANK.sub(" ", _THING.sub("", text)).strip(), tuple(_THING.findall(text)))
