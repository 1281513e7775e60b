"""The format of state texts: lines of words and lists in brackets, and the words of structs, fields and values.

The format is described in docs/developers/states.md.
"""

import builtins
import json
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from tavolata.core.errors import BadNotation, short_repr

Item: TypeAlias = "str | list[Item]"
"""A word, or a list in brackets."""

_TOKEN = re.compile(r'\s*(?:(?P<item>[\[\]]|"(?:[^"\\]|\\.)*"|[^\s\[\]"]+)|(?P<stray>\S))')
_PLAIN = re.compile(r'[^\s\[\]",]+')
NONE = "-"
_BOOLS = {"yes": True, "no": False}
MISSING: Any = object()
"""The base of a value that the setup does not have."""


class ItemErrors(Exception):
    """The errors of an item."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults


READ_ERRORS = (ItemErrors, ValueError, BadNotation)


class Line(NamedTuple):
    """A line of a text: its number, its first word and the items after it."""

    number: int
    word: str
    items: list[Item]


def parse_lines(text: str) -> tuple[list[Line], list[tuple[int, str]]]:
    """Returns the lines of a text, without empty ones and comments, and the errors of the unreadable ones."""
    lines, faults = [], []
    for number, written in enumerate(text.splitlines(), start=1):
        try:
            items = _parse(written) if not written.lstrip().startswith("#") else []
        except ValueError as error:
            faults.append((number, str(error)))
            continue
        if items and isinstance(items[0], str):
            lines.append(Line(number, items[0], items[1:]))
        elif items:
            faults.append((number, "it begins with a list, not with a word."))
    return lines, faults


def _parse(written: str) -> list[Item]:
    lists: list[list[Item]] = [[]]
    for found in _TOKEN.finditer(written.rstrip()):
        token = found["item"]
        if token is None:
            raise ValueError(f"{short_repr(found['stray'])} cannot be read here.")
        if token == "[":  # noqa: S105 - a bracket
            lists.append([])
        elif token != "]":  # noqa: S105 - a bracket
            lists[-1].append(token)
        elif len(lists) == 1:
            raise ValueError("a bracket is closed that was not opened.")
        else:
            lists[-2].append(lists.pop())
    if len(lists) > 1:
        raise ValueError("a bracket is not closed.")
    return lists[0]


def by_number(lines: list[Line], first: int, faults: list[tuple[int, str]]) -> dict[int, Line]:
    """Returns numbered lines by number; `first` elements exist in the setup and need no line."""
    found: dict[int, Line] = {}
    for line in lines:
        number = line.items[0] if line.items else None
        if not isinstance(number, str) or not number.isdecimal():
            faults.append((line.number, f"{line.word} is followed by its number, counted from 0."))
        elif first and int(number) >= first:
            faults.append((line.number, f"there is no {line.word} {number}; the last one is {first - 1}."))
        elif int(number) in found:
            faults.append((line.number, f"{line.word} {number} is written twice."))
        else:
            found[int(number)] = line
    lacking = [number for number in range(first, max(found, default=-1)) if number not in found]
    faults += [(lines[0].number, f"{lines[0].word} {number} is missing.") for number in lacking]
    return dict(sorted(found.items()))


class _Namespace(dict[str, Any]):
    """The names of a module for type hints; a name imported only for type checking becomes Any."""

    def __missing__(self, name: str) -> Any:
        return getattr(builtins, name, Any)


@cache
def field_types(cls: type) -> dict[str, Any]:
    """Returns the types of a struct's fields by name."""
    known = _Namespace({name: value for each in reversed(cls.__mro__) for name, value in vars(sys.modules[each.__module__]).items()})
    hints = get_type_hints(cls, localns=known)
    return {field: hints[field] for field in cast(Any, cls).__struct_fields__}


@cache
def struct_types(kind: Any) -> dict[str, type]:
    """Returns the struct classes of a type by name: a struct, its subclasses, or a union of structs; empty for other types."""
    args = [arg for arg in get_args(kind) if arg is not type(None)] if get_origin(kind) in (Union, types.UnionType) else [kind]
    if not all(isinstance(arg, type) and issubclass(arg, msgspec.Struct) for arg in args):
        return {}
    return {struct_name(cls): cls for arg in args for cls in (arg, *_subclasses(arg))}


def _subclasses(cls: type) -> Iterator[type]:
    each: type
    for each in cls.__subclasses__():
        yield each
        yield from _subclasses(each)


def struct_name(cls: Any) -> str:
    """Returns the word of a struct class: its tag, or its name in kebab case."""
    tag = cls.__struct_config__.tag
    return tag if isinstance(tag, str) else re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


def field_word(field: str) -> str:
    """Returns the word of a field."""
    return field.replace("_", "-")


def default_of(info: Any) -> Any:
    """Returns the default value of a field, or MISSING."""
    if info.default_factory is not msgspec.NODEFAULT:
        return info.default_factory()
    return MISSING if info.default is msgspec.NODEFAULT else info.default


def is_same(value: Any, base: Any) -> bool:
    """True if two values are equal, including the order of a dict."""
    return type(value) is type(base) and bool(value == base) and (not isinstance(value, dict) or list(value) == list(base))


def is_instance(kind: Any, value: Any) -> bool:
    """True if a value has this type; supports Literal and generic types."""
    return value in get_args(kind) if get_origin(kind) is Literal else isinstance(value, get_origin(kind) or kind)


def write_text(value: Any) -> str:
    """Returns a value as one word, quoted if necessary."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    plain = not isinstance(value, str) or (_PLAIN.fullmatch(text) and text != NONE and not text.startswith("#"))
    return text if plain else json.dumps(text)


def read_text(word: str) -> str:
    """Returns the text of a word, without its quotes."""
    try:
        return str(json.loads(word)) if word.startswith('"') else word
    except ValueError:
        raise ValueError(f"{word} is no text in quotes.") from None


def read_word(kind: Any, item: Item) -> Any:
    """Returns the value of a word of this type; raises ValueError."""
    if not isinstance(item, str):
        raise ValueError(f"{show_item(item)} is a list, not a word.")  # noqa: TRY004 - a fault of the text
    if kind is bool:
        known: Mapping[str, Any] = _BOOLS
    elif get_origin(kind) is Literal:
        known = {str(value): value for value in get_args(kind)}
    elif kind is int:
        if not re.fullmatch(r"-?[0-9]{1,18}", item):
            raise ValueError(f"{short_repr(item)} is no number.")
        return int(item)
    else:
        return read_text(item)
    if item not in known:
        raise ValueError(f"{short_repr(item)} is none of {', '.join(known)}.")
    return known[item]


def join_pair(items: list[Item]) -> Item:
    """Joins plain words with commas; other items stay a list."""
    words = [item for item in items if isinstance(item, str) and not item.startswith('"')]
    return ",".join(words) if len(words) == len(items) else items


def only_item(items: list[Item]) -> Item:
    """Returns the only item; raises ValueError for another number of items."""
    if len(items) != 1:
        raise ValueError(f"one value is due, not {len(items)}.")
    return items[0]


def as_items(item: Item) -> list[Item]:
    """Returns a list item; raises ValueError for a word."""
    if isinstance(item, str):
        raise ValueError(f"{short_repr(item)} is a word, not a list in brackets.")  # noqa: TRY004 - a fault of the text
    return item


def item_list(item: Item) -> list[Item]:
    """Returns a list item as it is, and a word as a list of one."""
    return item if isinstance(item, list) else [item]


def join_items(items: Sequence[Item]) -> str:
    """Returns items as text, with lists in brackets."""
    return " ".join(item if isinstance(item, str) else f"[{join_items(item)}]" for item in items)


def show_item(item: Item) -> str:
    """Returns an item for an error message."""
    return short_repr(item if isinstance(item, str) else f"[{join_items(item)}]")


def error_messages(error: Exception) -> list[str]:
    """Returns the messages of an error while reading an item."""
    return list(error.faults) if isinstance(error, ItemErrors) else [str(error)]
