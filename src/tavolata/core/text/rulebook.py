"""The rulebook of a game: its RULES.md as it stands, and cut into sections and rules."""

import re
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from tavolata.core.errors import TavolataError
from tavolata.core.registry import get_plugin
from tavolata.i18n import ENGLISH, translate

BOOK = "RULES.md"
_COMMENT = re.compile(r"\s*<!--.*?-->", re.DOTALL)
"""What is for those who write the rules, and not for those who read them."""
_BLANK = re.compile(r"[ \t\n]+")
"""No-break spaces stay where they are."""
_THING = re.compile(r"\s*\[\[([^\]\s]+)\]\]")
_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Za-z]*[\d-]+)\*\* (.+?)(?=\n\n|\n- |\Z)", re.DOTALL | re.MULTILINE)


class NoRulebook(TavolataError):
    """A language in which a game's rules are not told."""


class RuleText(msgspec.Struct, frozen=True):
    """A paragraph of a rulebook; in its text `*…*` marks emphasis."""

    id: str
    text: str
    things: tuple[str, ...] = ()
    """What is drawn beside it: things as a room names them, in the book the marks `[[card:R7]]` after the text."""


class RulesSection(msgspec.Struct, frozen=True):
    """A section of a rulebook; GET /api/rules/{game} answers with a list of them."""

    title: str
    rules: list[RuleText]


@cache
def rules_of(game: str, lang: str = ENGLISH) -> str:
    """The rulebook of a game in a language, to be read as text."""
    return _THING.sub("", _book(game, lang))


def _book(game: str, lang: str) -> str:
    books = books_of(game)
    if lang not in books:
        raise NoRulebook(translate("house.no_rules", {"game": game, "lang": lang, "known": ", ".join(books)}))
    return _COMMENT.sub("", books[lang].read_text(encoding="utf-8"))


def books_of(game: str) -> dict[str, Traversable]:
    """The English book stands in the game's folder, every other among the words of its language."""
    plugin = get_plugin(game)
    folders = sorted(plugin.words.iterdir(), key=str) if plugin.words.is_dir() else []
    others = {folder.name: folder.joinpath(BOOK) for folder in folders}
    return {ENGLISH: plugin.folder.joinpath(BOOK)} | {lang: book for lang, book in others.items() if book.is_file()}


@cache
def sections_of(game: str, lang: str = ENGLISH) -> list[RulesSection]:
    """The sections of a game's rules."""
    return parse(_book(game, lang))


def rulebook_for_language(game: str, lang: str) -> str:
    """The language itself where the rules are told in it, else English."""
    return lang if lang in books_of(game) else ENGLISH


def rule_of(game: str, name: str, lang: str = ENGLISH) -> RuleText | None:
    """The rule that has this id, or has it but for large and small letters."""
    rules = {rule.id: rule for section in sections_of(game, lang) for rule in section.rules}
    nearly = (rule for rule in rules.values() if rule.id.lower() == name.lower())
    return rules.get(name) or next(nearly, None)


def parse(text: str) -> list[RulesSection]:
    """A section begins with `## Title`, a rule with `- **ID**`; a rule may run over several lines."""
    _preface, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return [_section(*part.split("\n", 1)) for part in parts]


def _section(title: str, body: str = "") -> RulesSection:
    return RulesSection(title.strip(), [_rule(name, text) for name, text in _RULE.findall(body)])


def _rule(name: str, text: str) -> RuleText:
    return RuleText(name, _BLANK.sub(" ", _THING.sub("", text)).strip(), tuple(_THING.findall(text)))
