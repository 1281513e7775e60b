"""States as text: one line for each field that differs from the setup.

A game declares a `StateText` with its own forms for what players write by hand, such as a wire or a tile. All other fields follow
from their types. The format is described in docs/developers/states.md.
"""

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, Union, cast, get_args, get_origin

import msgspec

from tavolata.core.errors import BadCall, BadStateText, short_repr
from tavolata.core.state_text_format import (
    MISSING,
    NONE,
    READ_ERRORS,
    Item,
    ItemErrors,
    Line,
    as_items,
    by_number,
    default_of,
    error_messages,
    field_types,
    field_word,
    is_instance,
    is_same,
    item_list,
    join_items,
    join_pair,
    only_item,
    parse_lines,
    read_word,
    show_item,
    struct_name,
    struct_types,
    write_text,
)

__all__ = ["Form", "Item", "Lines", "Numbered", "Repeated", "StateText", "write_text"]

S = TypeVar("S")


class Form(NamedTuple):
    """The codec of a type: writes a value as a word or a list, and reads it; `read` raises ValueError."""

    write: Callable[[Any], Item]
    read: Callable[[Item], Any]


class Numbered(NamedTuple):
    """The layout of a tuple with one numbered line for each element: `player 0 points 12`."""

    word: str


class Repeated(NamedTuple):
    """The layout of a tuple with one line for each element, in order: `fact holds tiles [3 4] value 5`."""

    word: str


class Lines(NamedTuple):
    """The layout of a tuple with numbered lines that a game writes and reads with its own functions."""

    word: str
    write: Callable[[Any], Sequence[list[Item]]]
    read: Callable[[Sequence[list[Item]]], Any]


class StateText(Generic[S]):
    """The text codec of a game's states."""

    def __init__(
        self,
        kind: Any,
        lines: Mapping[str, Numbered | Repeated | Lines] | None = None,
        forms: Mapping[Any, Form] | None = None,
        words: Mapping[tuple[type, str], Sequence[Any]] | None = None,
        fixed: Sequence[str] = (),
    ) -> None:
        """`lines` maps state fields to layouts, `forms` maps types to codecs, `words` maps class fields to their allowed values.

        The `fixed` fields never differ from the setup and are not written.
        """
        self._kind = kind
        self._lines = lines or {}
        self._forms = dict(forms or {})
        self._allowed = {key: frozenset(allowed) for key, allowed in (words or {}).items()}
        unknown = {*self._lines, *fixed} - field_types(kind).keys()
        assert not unknown, f"{kind.__name__} has no field {unknown}"
        self._fields = {self._word_of(field): field for field in field_types(kind) if field not in fixed}

    def write(self, state: S, setup: S) -> str:
        """Returns the lines of the fields that differ from the setup."""
        lines = [line for field in self._fields.values() for line in self._write_field(field, getattr(state, field), getattr(setup, field))]
        return "".join(f"{line}\n" for line in lines)

    def read(self, text: str, setup: S) -> S:
        """Returns the setup changed by the lines of a text; raises BadStateText with all errors."""
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
            except READ_ERRORS as error:
                faults += [(same[0].number, fault) for fault in error_messages(error)]
        if faults:
            raise BadStateText(faults)
        return cast(S, msgspec.structs.replace(cast(Any, setup), **read))

    def _word_of(self, field: str) -> str:
        return self._lines[field].word if field in self._lines else field_word(field)

    def _write_field(self, field: str, value: Any, base: Any) -> Iterator[str]:
        kind, word, layout = field_types(self._kind)[field], self._word_of(field), self._lines.get(field)
        if is_same(value, base):
            return
        if layout is None:
            item = self._write(kind, value, base)
            yield join_items([word, *(item if _is_list(self._forms, kind) and isinstance(item, list) else [item])])
            return
        if isinstance(layout, Lines):
            written = layout.write(value)
        else:
            item_type = get_args(kind)[0]
            bases = base if isinstance(layout, Numbered) and len(base) == len(value) else [MISSING] * len(value)
            written = [item_list(self._write(item_type, each, base_value)) for each, base_value in zip(value, bases, strict=True)]
        if isinstance(layout, Numbered) and len(value) < len(base):
            raise BadCall(f"{word}: the setup has {len(base)}, so a text cannot hold {len(value)}.")
        if not written:
            yield f"{word} none"
        for number, items in enumerate(written):
            yield join_items([word, *([] if isinstance(layout, Repeated) else [str(number)]), *items])

    def _read_field(self, field: str, lines: list[Line], base: Any, faults: list[tuple[int, str]]) -> Any:
        kind, layout = field_types(self._kind)[field], self._lines.get(field)
        if layout is None:
            faults += [(line.number, f"{line.word} is written twice.") for line in lines[1:]]
            items = lines[0].items
            item = items if _is_list(self._forms, kind) and items != [NONE] else only_item(items)
            return self._read(kind, item, base, (self._kind, field))
        if [line.items for line in lines] == [["none"]]:
            return ()
        if isinstance(layout, Repeated):
            return tuple(self._read_line(line, kind, line.items, MISSING, faults) for line in lines)
        numbered = by_number(lines, len(base), faults)
        if isinstance(layout, Lines):
            return layout.read([line.items[1:] for line in numbered.values()])
        read = dict(enumerate(base))
        for number, line in numbered.items():
            read[number] = self._read_line(line, kind, line.items[1:], base[number] if number < len(base) else MISSING, faults)
        return tuple(read.values())

    def _read_line(self, line: Line, kind: Any, items: list[Item], base: Any, faults: list[tuple[int, str]]) -> Any:
        try:
            item_type = get_args(kind)[0]
            return None if items == [NONE] and type(None) in get_args(item_type) else self._read(item_type, items, base, None)
        except READ_ERRORS as error:
            faults += [(line.number, fault) for fault in error_messages(error)]
            return None

    def _write(self, kind: Any, value: Any, base: Any = MISSING) -> Item:
        if value is None:
            return NONE
        if kind in self._forms:
            spelled: Item = self._forms[kind].write(value)
            return spelled
        origin, args = get_origin(kind), get_args(kind)
        if isinstance(value, msgspec.Struct):
            return self._write_struct(kind, value, base)
        if origin in (Union, types.UnionType):
            kinds = [arg for arg in args if arg is not type(None)]
            return self._write(next(arg for arg in kinds if len(kinds) == 1 or is_instance(arg, value)), value)
        if isinstance(value, tuple):
            each = args[:1] * len(value) if args[-1] is ... else args
            items = [self._write(kind, one) for kind, one in zip(each, value, strict=True)]
            return items if args[-1] is ... else join_pair(items)
        if isinstance(value, dict):
            return [item for key, one in value.items() for item in (self._write(args[0], key), self._write(args[1], one))]
        return write_text(value)

    def _write_struct(self, kind: Any, value: msgspec.Struct, base: Any) -> list[Item]:
        cls = type(value)
        written: list[Item] = [struct_name(cls)] if len(struct_types(kind)) > 1 else []
        for info in msgspec.structs.fields(cls):
            one, base_value = getattr(value, info.name), default_of(info) if type(base) is not cls else getattr(base, info.name)
            if not is_same(one, base_value):
                written += [field_word(info.name), self._write(field_types(cls)[info.name], one)]
        return written

    def _read(self, kind: Any, item: Item, base: Any, owner: tuple[type, str] | None) -> Any:
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType) and type(None) in args and item == NONE:
            return None
        if kind in self._forms:
            return self._forms[kind].read(item)
        if kinds := struct_types(kind):
            return self._read_struct(kinds, item, base)
        if origin in (Union, types.UnionType):
            return self._read_any([arg for arg in args if arg is not type(None)], item, owner)
        if origin is tuple and args[-1] is ...:
            return tuple(self._read_items(as_items(item), lambda one: self._read(args[0], one, MISSING, owner)))
        if origin is tuple:
            parts: Sequence[Item] = item.split(",") if isinstance(item, str) else item
            if len(parts) != len(args):
                raise ValueError(f"{show_item(item)} has {len(parts)} parts, not {len(args)}.")
            return tuple(self._read(arg, part, MISSING, owner) for arg, part in zip(args, parts, strict=True))
        if origin is dict:
            return self._read_dict(args, as_items(item), owner)
        return self._check_allowed(owner, read_word(kind, item))

    def _read_any(self, kinds: list[Any], item: Item, owner: tuple[type, str] | None) -> Any:
        for kind in kinds[:-1]:
            try:
                return self._read(kind, item, MISSING, owner)
            except (ValueError, ItemErrors):
                continue
        return self._read(kinds[-1], item, MISSING, owner)

    def _read_dict(self, args: tuple[Any, ...], items: list[Item], owner: tuple[type, str] | None) -> dict[Any, Any]:
        if len(items) % 2:
            raise ValueError(f"{show_item(items[-1])} stands alone; names and values alternate.")
        keys = self._read_items(items[::2], lambda one: self._read(args[0], one, MISSING, None))
        return dict(zip(keys, self._read_items(items[1::2], lambda one: self._read(args[1], one, MISSING, owner)), strict=True))

    def _read_struct(self, kinds: Mapping[str, type], item: Item, base: Any) -> Any:
        items = as_items(item)
        name, *rest = items if len(kinds) > 1 and items else [next(iter(kinds)), *items]
        if not isinstance(name, str) or name not in kinds:
            raise ValueError(f"{show_item(name)} is none of {', '.join(kinds)}.")
        cls, faults, read = cast(Any, kinds[name]), list[str](), dict[str, Any]()
        fields = {field_word(info.name): info for info in msgspec.structs.fields(cls)}
        if len(rest) % 2:
            raise ValueError(f"{show_item(rest[-1])} stands alone; names and values alternate.")
        for word, given in zip(rest[::2], rest[1::2], strict=True):
            if not isinstance(word, str) or word not in fields:
                faults.append(f"{show_item(word)} is no field; there are {', '.join(fields)}.")
                continue
            info = fields[word]
            try:
                read[info.name] = self._read(field_types(cls)[info.name], given, MISSING, (cls, info.name))
            except READ_ERRORS as error:
                faults += [f"{word}: {fault}" for fault in error_messages(error)]
        if type(base) is not cls:
            missing = [field_word(info.name) for info in fields.values() if info.required and info.name not in read]
            faults += [f"{word} is missing." for word in missing if word not in rest[::2]]
        if faults:
            raise ItemErrors(*faults)
        return msgspec.structs.replace(base, **read) if type(base) is cls else cls(**read)

    def _read_items(self, items: Sequence[Item], read: Callable[[Item], Any]) -> list[Any]:
        values, faults = [], list[str]()
        for item in items:
            try:
                values.append(read(item))
            except READ_ERRORS as error:
                faults += error_messages(error)
        if faults:
            raise ItemErrors(*faults)
        return values

    def _check_allowed(self, owner: tuple[type, str] | None, value: Any) -> Any:
        allowed = self._allowed.get(owner) if owner else None
        if allowed is not None and value not in allowed:
            raise ValueError(f"{short_repr(value)} is not possible here.")
        return value


def _is_list(forms: Mapping[Any, Form], kind: Any) -> bool:
    """True if values of a type are lists, which a line contains without brackets."""
    args = [arg for arg in get_args(kind) if arg is not type(None)]
    if get_origin(kind) in (Union, types.UnionType) and len(args) == 1:
        kind, args = args[0], list(get_args(args[0]))
    return kind not in forms and (bool(struct_types(kind)) or get_origin(kind) is dict or (get_origin(kind) is tuple and args[-1] is ...))
