# ruff: noqa: N802 (Fluent names the methods of its visitors after its nodes)
"""Test helpers that parse the messages of every language: their facts, inserted words and text."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tavolata.core.registry import plugins
from tavolata.i18n import ENGLISH, catalogue, messages_in

HOUSE = files("tavolata.i18n")
NUMBERS = {"worth", "gained", "points", "percent", "count"}
"""Facts that are numbers even without a plural choice."""
KITS = plugins()
"""Loaded, so that the messages of all games are known."""


@dataclass
class Message(Visitor):
    """Visitor of a Fluent message that collects its facts, inserted words and text."""

    id: str
    facts: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    """The facts that choose among variants."""
    words: dict[str, str] = field(default_factory=dict)
    """The id prefixes of inserted words, by fact."""
    functions: set[str] = field(default_factory=set)
    text: str = ""
    """All literal text, with an x for each insertion."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Record a fact."""
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Record a choice among variants."""
        if isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Record an inserted word, or another function."""
        self.functions.add(node.id.name)
        if node.id.name == "WORD":
            [fact] = node.arguments.positional
            assert isinstance(fact, ast.VariableReference)
            self.words[fact.id.name] = next(named.value.value for named in node.arguments.named if named.name.name == "of")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Record literal text."""
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        """Record an insertion."""
        if not isinstance(node.expression, ast.SelectExpression):
            self.text += "x"
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:
        """Separate the variants."""
        self.text += "\n"
        self.generic_visit(node)


@cache
def entry_of(source: str) -> ast.Message:
    """Return the syntax tree of one message in Fluent source."""
    [entry] = [entry for entry in parse(source).body if not isinstance(entry, ast.BaseComment)]
    assert isinstance(entry, ast.Message), source
    return entry


@cache
def message_of(lang: str, name: str) -> Message:
    """Return the parsed message of a language by id."""
    message = Message(name)
    message.visit(entry_of(catalogue(lang)[name]))
    return message


def own_messages(lang: str) -> dict[str, str]:
    """Return a language's own messages, without the English substitutes."""
    folders = [*(plugin.words for plugin in KITS), HOUSE]
    return {name: source for folder in folders for name, source in messages_in(folder, lang).items()}


def samples(message: Message, ids: Mapping[str, Any]) -> Iterator[dict[str, str | int]]:
    """Yield sample facts for a message, for each plural."""
    for count in (0, 1, 2, 1.5):
        yield {fact: _sample(message, fact, ids, count) for fact in message.facts}


def _sample(message: Message, fact: str, ids: Mapping[str, Any], count: float) -> Any:
    if fact in message.words:
        prefix = f"{message.words[fact]}-"
        words = (name for name in ids if name.startswith(prefix) and not message_of(ENGLISH, name).facts)
        return next(words).removeprefix(prefix)
    return count if fact in message.counted or fact in NUMBERS else "Otto"
