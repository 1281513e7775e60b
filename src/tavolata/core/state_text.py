"""States as text: one line for each field that differs from the setup, of words and lists in brackets.

A game declares a `StateText` with its own spellings for what players write by hand, such as a wire or a tile. All other fields follow
from their types. The format is described in docs/developers/states.md.
"""

import builtins
import json
import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from tavolata.core.errors import BadCall, BadNotation, BadStateText, short_repr

S = TypeVar("S")

Item: TypeAlias = "str | list[Item]"
"""A word, or a list in brackets."""

_TOKEN = re.compile(r'\s*(?:(?P<item>[\[\]]|"(?:[^"\\]|\\.)*"|[^\s\[\]"]+)|(?P<stray>\S))')
_PLAIN = re.compile(r'[^\s\[\]",]+')
_NONE = "-"
_BOOLS = {"yes": True, "no": False}
_MISSING: Any = object()


class Form(NamedTuple):
    """How a value is written as a word or a list, and read; `read` raises ValueError with a sentence."""

    write: Callable[[Any], Item]
    read: Callable[[Item], Any]


class Numbered(NamedTuple):
    """A tuple with one line for each element: `player 0 points 12`."""

    word: str


class Repeated(NamedTuple):
    """A tuple with one line for each element, in their order: `fact holds tiles [3 4] value 5`."""

    word: str


class Lines(NamedTuple):
    """A tuple with one numbered line for each element, which a game writes and reads as a whole."""

    word: str
    write: Callable[[Any], Sequence[list[Item]]]
    read: Callable[[Sequence[list[Item]]], Any]


class _Faults(Exception):
    """The faults of an item."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults


_READ_ERRORS = (_Faults, ValueError, BadNotation)


class Line(NamedTuple):
    """A line of a text: its number, its first word and the items after it."""

    number: int
    word: str
    items: list[Item]


class StateText(Generic[S]):
    """The text form of one game's states."""

    def __init__(
        self,
        kind: Any,
        lines: Mapping[str, Numbered | Repeated | Lines] | None = None,
        forms: Mapping[Any, Form] | None = None,
        words: Mapping[tuple[type, str], Sequence[Any]] | None = None,
        fixed: Sequence[str] = (),
    ) -> None:
        """`lines` are by field of the state, `forms` by type, `words` are the allowed words or numbers in a field of a class.

        The `fixed` fields never differ from the setup.
        """
        self._kind = kind
        self._lines = lines or {}
        self._forms = dict(forms or {})
        self._allowed = {key: frozenset(allowed) for key, allowed in (words or {}).items()}
        unknown = {*self._lines, *fixed} - _hints(kind).keys()
        assert not unknown, f"{kind.__name__} has no field {unknown}"
        self._fields = {self._word_of(field): field for field in _hints(kind) if field not in fixed}

    def write(self, state: S, setup: S) -> str:
        """The lines in which a state differs from the setup."""
        lines = [line for field in self._fields.values() for line in self._write_field(field, getattr(state, field), getattr(setup, field))]
        return "".join(f"{line}\n" for line in lines)

    def read(self, text: str, setup: S) -> S:
        """The state that the lines make of the setup; all faults are raised together."""
        lines, faults = parse_lines(text)
        read: dict[str, Any] = {}
        for word in dict.fromkeys(line.word for line in lines):
            same = [line for line in lines if line.word == word]
            if word not in self._fields:
                faults += [(line.number, f"{short_repr(word)} is no field; there are {', '.join(self._fields)}.") for line in same]
                continue
            field = self._fields[word]
            try:
                read[field] = self._read_field(field, same, getattr(setup, field), faults)
            except _READ_ERRORS as error:
                faults += [(same[0].number, fault) for fault in _sentences(error)]
        if faults:
            raise BadStateText(faults)
        return cast(S, msgspec.structs.replace(cast(Any, setup), **read))

    def _word_of(self, field: str) -> str:
        return self._lines[field].word if field in self._lines else _spell(field)

    def _write_field(self, field: str, value: Any, base: Any) -> Iterator[str]:
        kind, word, how = _hints(self._kind)[field], self._word_of(field), self._lines.get(field)
        if _same(value, base):
            return
        if how is None:
            item = self._write(kind, value, base)
            yield _join([word, *(item if _is_list(self._forms, kind) and isinstance(item, list) else [item])])
            return
        if isinstance(how, Lines):
            written = how.write(value)
        else:
            of = get_args(kind)[0]
            bases = base if isinstance(how, Numbered) and len(base) == len(value) else [_MISSING] * len(value)
            written = [_as_list(self._write(of, each, before)) for each, before in zip(value, bases, strict=True)]
        if isinstance(how, Numbered) and len(value) < len(base):
            raise BadCall(f"{word}: the setup has {len(base)}, so a text cannot hold {len(value)}.")
        if not written:
            yield f"{word} none"
        for number, items in enumerate(written):
            yield _join([word, *([] if isinstance(how, Repeated) else [str(number)]), *items])

    def _read_field(self, field: str, lines: list[Line], base: Any, faults: list[tuple[int, str]]) -> Any:
        kind, how = _hints(self._kind)[field], self._lines.get(field)
        if how is None:
            faults += [(line.number, f"{line.word} is written twice.") for line in lines[1:]]
            items = lines[0].items
            return self._read(kind, items if _is_list(self._forms, kind) and items != [_NONE] else _only(items), base, (self._kind, field))
        if [line.items for line in lines] == [["none"]]:
            return ()
        if isinstance(how, Repeated):
            return tuple(self._collect(line, kind, line.items, _MISSING, faults) for line in lines)
        numbered = _numbered(lines, len(base), faults)
        if isinstance(how, Lines):
            return how.read([line.items[1:] for line in numbered.values()])
        read = dict(enumerate(base))
        for number, line in numbered.items():
            read[number] = self._collect(line, kind, line.items[1:], base[number] if number < len(base) else _MISSING, faults)
        return tuple(read.values())

    def _collect(self, line: Line, kind: Any, items: list[Item], base: Any, faults: list[tuple[int, str]]) -> Any:
        try:
            of = get_args(kind)[0]
            return None if items == [_NONE] and type(None) in get_args(of) else self._read(of, items, base, None)
        except _READ_ERRORS as error:
            faults += [(line.number, fault) for fault in _sentences(error)]
            return None

    def _write(self, kind: Any, value: Any, base: Any = _MISSING) -> Item:
        if value is None:
            return _NONE
        if kind in self._forms:
            spelled: Item = self._forms[kind].write(value)
            return spelled
        of, args = get_origin(kind), get_args(kind)
        if isinstance(value, msgspec.Struct):
            return self._write_struct(kind, value, base)
        if of in (Union, types.UnionType):
            kinds = [arg for arg in args if arg is not type(None)]
            return self._write(next(arg for arg in kinds if len(kinds) == 1 or _is_of(arg, value)), value)
        if isinstance(value, tuple):
            each = args[:1] * len(value) if args[-1] is ... else args
            items = [self._write(kind, one) for kind, one in zip(each, value, strict=True)]
            return items if args[-1] is ... else _pair(items)
        if isinstance(value, dict):
            return [item for key, one in value.items() for item in (self._write(args[0], key), self._write(args[1], one))]
        return write_text(value)

    def _write_struct(self, kind: Any, value: msgspec.Struct, base: Any) -> list[Item]:
        cls = type(value)
        written: list[Item] = [_name(cls)] if len(_kinds(kind)) > 1 else []
        for info in msgspec.structs.fields(cls):
            one, before = getattr(value, info.name), _default(info) if type(base) is not cls else getattr(base, info.name)
            if not _same(one, before):
                written += [_spell(info.name), self._write(_hints(cls)[info.name], one)]
        return written

    def _read(self, kind: Any, item: Item, base: Any, place: tuple[type, str] | None) -> Any:
        of, args = get_origin(kind), get_args(kind)
        if of in (Union, types.UnionType) and type(None) in args and item == _NONE:
            return None
        if kind in self._forms:
            return self._forms[kind].read(item)
        if kinds := _kinds(kind):
            return self._read_struct(kinds, item, base)
        if of in (Union, types.UnionType):
            return self._read_any([arg for arg in args if arg is not type(None)], item, place)
        if of is tuple and args[-1] is ...:
            return tuple(self._each(_list(item), lambda one: self._read(args[0], one, _MISSING, place)))
        if of is tuple:
            parts: Sequence[Item] = item.split(",") if isinstance(item, str) else item
            if len(parts) != len(args):
                raise ValueError(f"{_show(item)} has {len(parts)} parts, not {len(args)}.")
            return tuple(self._read(arg, part, _MISSING, place) for arg, part in zip(args, parts, strict=True))
        if of is dict:
            return self._read_dict(args, _list(item), place)
        return self._check(place, _read_word(kind, item))

    def _read_any(self, kinds: list[Any], item: Item, place: tuple[type, str] | None) -> Any:
        for kind in kinds[:-1]:
            try:
                return self._read(kind, item, _MISSING, place)
            except (ValueError, _Faults):
                continue
        return self._read(kinds[-1], item, _MISSING, place)

    def _read_dict(self, args: tuple[Any, ...], items: list[Item], place: tuple[type, str] | None) -> dict[Any, Any]:
        if len(items) % 2:
            raise ValueError(f"{_show(items[-1])} stands alone; names and values alternate.")
        keys = self._each(items[::2], lambda one: self._read(args[0], one, _MISSING, None))
        return dict(zip(keys, self._each(items[1::2], lambda one: self._read(args[1], one, _MISSING, place)), strict=True))

    def _read_struct(self, kinds: Mapping[str, type], item: Item, base: Any) -> Any:
        items = _list(item)
        name, *rest = items if len(kinds) > 1 and items else [next(iter(kinds)), *items]
        if not isinstance(name, str) or name not in kinds:
            raise ValueError(f"{_show(name)} is none of {', '.join(kinds)}.")
        cls, faults, read = cast(Any, kinds[name]), list[str](), dict[str, Any]()
        fields = {_spell(info.name): info for info in msgspec.structs.fields(cls)}
        if len(rest) % 2:
            raise ValueError(f"{_show(rest[-1])} stands alone; names and values alternate.")
        for word, given in zip(rest[::2], rest[1::2], strict=True):
            if not isinstance(word, str) or word not in fields:
                faults.append(f"{_show(word)} is no field; there are {', '.join(fields)}.")
                continue
            info = fields[word]
            try:
                read[info.name] = self._read(_hints(cls)[info.name], given, _MISSING, (cls, info.name))
            except _READ_ERRORS as error:
                faults += [f"{word}: {fault}" for fault in _sentences(error)]
        if type(base) is not cls:
            named = [_spell(info.name) for info in fields.values() if info.required and info.name not in read]
            faults += [f"{word} is missing." for word in named if word not in rest[::2]]
        if faults:
            raise _Faults(*faults)
        return msgspec.structs.replace(base, **read) if type(base) is cls else cls(**read)

    def _each(self, items: Sequence[Item], read: Callable[[Item], Any]) -> list[Any]:
        values, faults = [], list[str]()
        for item in items:
            try:
                values.append(read(item))
            except _READ_ERRORS as error:
                faults += _sentences(error)
        if faults:
            raise _Faults(*faults)
        return values

    def _check(self, place: tuple[type, str] | None, value: Any) -> Any:
        allowed = self._allowed.get(place) if place else None
        if allowed is not None and value not in allowed:
            raise ValueError(f"{short_repr(value)} is not possible here.")
        return value


def parse_lines(text: str) -> tuple[list[Line], list[tuple[int, str]]]:
    """The lines of a text that are neither empty nor comments, and the faults of those that cannot be read."""
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


def _numbered(lines: list[Line], first: int, faults: list[tuple[int, str]]) -> dict[int, Line]:
    """Lines by their number; the numbers that the setup has may be left out."""
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


class _Names(dict[str, Any]):
    """The names of modules; a name that only type checkers import means any type."""

    def __missing__(self, name: str) -> Any:
        return getattr(builtins, name, Any)


@cache
def _hints(cls: type) -> dict[str, Any]:
    known = _Names({name: value for each in reversed(cls.__mro__) for name, value in vars(sys.modules[each.__module__]).items()})
    hints = get_type_hints(cls, localns=known)
    return {field: hints[field] for field in cast(Any, cls).__struct_fields__}


@cache
def _kinds(kind: Any) -> dict[str, type]:
    """The structs of a type by name: a struct, the subclasses of one, or a union of structs."""
    args = [arg for arg in get_args(kind) if arg is not type(None)] if get_origin(kind) in (Union, types.UnionType) else [kind]
    if not all(isinstance(arg, type) and issubclass(arg, msgspec.Struct) for arg in args):
        return {}
    return {_name(cls): cls for arg in args for cls in (arg, *_subclasses(arg))}


def _subclasses(cls: type) -> Iterator[type]:
    each: type
    for each in cls.__subclasses__():
        yield each
        yield from _subclasses(each)


def _name(cls: Any) -> str:
    tag = cls.__struct_config__.tag
    return tag if isinstance(tag, str) else re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


def _spell(field: str) -> str:
    return field.replace("_", "-")


def _default(info: Any) -> Any:
    if info.default_factory is not msgspec.NODEFAULT:
        return info.default_factory()
    return _MISSING if info.default is msgspec.NODEFAULT else info.default


def _same(value: Any, base: Any) -> bool:
    """Whether two values are equal, the order of a dict included."""
    return type(value) is type(base) and bool(value == base) and (not isinstance(value, dict) or list(value) == list(base))


def _is_list(forms: Mapping[Any, Form], kind: Any) -> bool:
    """Whether values of a type are lists, which a line has without brackets."""
    args = [arg for arg in get_args(kind) if arg is not type(None)]
    if get_origin(kind) in (Union, types.UnionType) and len(args) == 1:
        kind, args = args[0], list(get_args(args[0]))
    return kind not in forms and (bool(_kinds(kind)) or get_origin(kind) is dict or (get_origin(kind) is tuple and args[-1] is ...))


def _is_of(kind: Any, value: Any) -> bool:
    return value in get_args(kind) if get_origin(kind) is Literal else isinstance(value, get_origin(kind) or kind)


def write_text(value: Any) -> str:
    """A value as one word, in quotes where it needs them."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    plain = not isinstance(value, str) or (_PLAIN.fullmatch(text) and text != _NONE and not text.startswith("#"))
    return text if plain else json.dumps(text)


def read_text(word: str) -> str:
    """The text of a word, which may stand in quotes."""
    try:
        return str(json.loads(word)) if word.startswith('"') else word
    except ValueError:
        raise ValueError(f"{word} is no text in quotes.") from None


def _read_word(kind: Any, item: Item) -> Any:
    if not isinstance(item, str):
        raise ValueError(f"{_show(item)} is a list, not a word.")  # noqa: TRY004 - a fault of the text
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


def _pair(items: list[Item]) -> Item:
    words = [item for item in items if isinstance(item, str) and not item.startswith('"')]
    return ",".join(words) if len(words) == len(items) else items


def _only(items: list[Item]) -> Item:
    if len(items) != 1:
        raise ValueError(f"one value is due, not {len(items)}.")
    return items[0]


def _list(item: Item) -> list[Item]:
    if isinstance(item, str):
        raise ValueError(f"{short_repr(item)} is a word, not a list in brackets.")  # noqa: TRY004 - a fault of the text
    return item


def _as_list(item: Item) -> list[Item]:
    return item if isinstance(item, list) else [item]


def _join(items: Sequence[Item]) -> str:
    return " ".join(item if isinstance(item, str) else f"[{_join(item)}]" for item in items)


def _show(item: Item) -> str:
    return short_repr(item if isinstance(item, str) else f"[{_join(item)}]")


def _sentences(error: Exception) -> list[str]:
    return list(error.faults) if isinstance(error, _Faults) else [str(error)]
