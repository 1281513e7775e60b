"""Converts an event or an action to a message key and arguments; the browser client uses the same mapping.

- The key is the prefix and the tag, plus a suffix for some fields in order: `.<value>` for `why`, `.<field>` for a true field,
  `.no-<field>` for a null one.
- The arguments are the fields: a list is joined by spaces; `seat` becomes `name`; `winners` become their names, joined by commas,
  and their number `count`. A boolean or null field is not an argument.

A game may define other suffixes and other arguments for a field.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from tavolata.core.game import Action, Event
from tavolata.i18n import Fact

Facts: TypeAlias = dict[str, Fact]
Phrase: TypeAlias = tuple[str, Facts]
"""The key of a message, and its arguments."""

KeySuffixes: TypeAlias = Callable[[str, Any], str]
"""Returns the key suffix of a field and its value."""

EventText: TypeAlias = Callable[[Any, Sequence[str]], Facts]
"""Returns the arguments of a field's value, given the names of the seats."""


def message_variant(field: str, value: Any) -> str:
    """Returns the default key suffix of a field."""
    if field == "why":
        return f".{value}"
    if value is True:
        return f".{field}"
    return f".no-{field}" if value is None else ""


def phrase(
    area: str,
    said: Event | Action,
    names: Sequence[str],
    key_suffix: KeySuffixes = message_variant,
    field_facts: Mapping[str, EventText] | None = None,
) -> Phrase:
    """Returns the message key and arguments of an event or action."""
    key = f"{area}.{said.__struct_config__.tag}"
    facts: Facts = {}
    for field in said.__struct_fields__:
        value = getattr(said, field)
        key += key_suffix(field, value)
        if value is not None and not isinstance(value, bool):
            facts_of = (field_facts or {}).get(field)
            facts |= facts_of(value, names) if facts_of else _facts(field, value, names)
    return key, facts


def _facts(field: str, value: Any, names: Sequence[str]) -> Facts:
    if field == "seat":
        return {"name": names[value]}
    if field == "winners":
        return {"winners": ", ".join(names[seat] for seat in value), "count": len(value)}
    return {field: " ".join(map(str, value)) if isinstance(value, tuple) else value}
