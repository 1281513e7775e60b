# ruff: noqa: N802 (Fluent names the methods of its visitors after its nodes)
"""The messages of every language, taken apart: which facts they want, which words they put in, what is written in them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tavolata.core.registry import plugins
from tavolata.i18n import ENGLISH, catalogue, words_in

HOUSE = files("tavolata.i18n")
NUMBERS = {"worth", "gained", "points", "percent", "count"}
"""Facts that are numbers also where nothing is chosen by them."""
KITS = plugins()
"""Loaded, so that the words of our games are known."""


@dataclass
class Message(Visitor):
    """A message taken apart."""

    id: str
    facts: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    """The facts by which it chooses among variants."""
    words: dict[str, str] = field(default_factory=dict)
    """Under which ids the words for a fact stand."""
    functions: set[str] = field(default_factory=set)
    text: str = ""
    """All that is written, with an x for what is put in."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A fact."""
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """A choice among variants."""
        if isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """A word that is put in, or another function."""
        self.functions.add(node.id.name)
        if node.id.name == "WORD":
            [fact] = node.arguments.positional
            assert isinstance(fact, ast.VariableReference)
            self.words[fact.id.name] = next(named.value.value for named in node.arguments.named if named.name.name == "of")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """What is written."""
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        """What is put in."""
        if not isinstance(node.expression, ast.SelectExpression):
            self.text += "x"
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:
        """Variants stand apart."""
        self.text += "\n"
        self.generic_visit(node)


@cache
def entry_of(source: str) -> ast.Message:
    """One message as Fluent reads it."""
    [entry] = [entry for entry in parse(source).body if not isinstance(entry, ast.BaseComment)]
    assert isinstance(entry, ast.Message), source
    return entry


@cache
def message_of(lang: str, name: str) -> Message:
    """A message of a language, taken apart."""
    message = Message(name)
    message.visit(entry_of(catalogue(lang)[name]))
    return message


def spoken_in(lang: str) -> dict[str, str]:
    """What the files of a language have, without what English lends it."""
    folders = [*(plugin.words for plugin in KITS), HOUSE]
    return {name: source for folder in folders for name, source in words_in(folder, lang).items()}


def samples(message: Message, ids: Mapping[str, Any]) -> Iterator[dict[str, str | int]]:
    """Facts with which a message can be said, for each plural: words that are there, numbers, names that begin with a vowel."""
    for count in (0, 1, 2, 1.5):
        yield {fact: _sample(message, fact, ids, count) for fact in message.facts}


def _sample(message: Message, fact: str, ids: Mapping[str, Any], count: float) -> Any:
    if fact in message.words:
        prefix = f"{message.words[fact]}-"
        words = (name for name in ids if name.startswith(prefix) and not message_of(ENGLISH, name).facts)
        return next(words).removeprefix(prefix)
    return count if fact in message.counted or fact in NUMBERS else "Otto"
