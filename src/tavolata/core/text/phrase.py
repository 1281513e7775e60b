"""An event or an action as a message, by one mapping that the browser applies to the same data.

- The key is the area and the kind. Then the fields in their order lengthen it: `why` by `.<value>`; what is true by `.<field>`;
  what is null by `.no-<field>`.
- The facts are the fields: a list is joined by spaces; `seat` is told as the fact `name`; `winners` are told by their names,
  joined by commas, and counted in the fact `count`. What lengthened the key by being true or null is no fact.

A game may lengthen keys in its own way, and have tellers for fields that it tells in other words.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from tavolata.core.game import Action, Event
from tavolata.i18n import Fact

Facts: TypeAlias = dict[str, Fact]
Phrase: TypeAlias = tuple[str, Facts]
"""The key of a message, and its facts."""

KeySuffixes: TypeAlias = Callable[[str, Any], str]
"""By what a field of some value lengthens the key."""

EventText: TypeAlias = Callable[[Any, Sequence[str]], Facts]
"""The facts that a field's value makes, given the names of the seats."""


def message_variant(field: str, value: Any) -> str:
    """By what a field lengthens the key in every game."""
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
    """What happened, or may be done, as a message."""
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
