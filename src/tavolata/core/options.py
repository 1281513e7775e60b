"""Validates the options of a table and adds the defaults; all errors are raised together."""

from collections.abc import Mapping
from typing import Any

from tavolata.core.errors import BadOption, BadOptions, short_repr
from tavolata.core.game import Game, Option, Options, OptionValue

_SWITCHES: Mapping[str, bool] = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def complete(game: Game[Any, Any, Any], seats: int, given: Mapping[str, OptionValue]) -> Options:
    """Returns all options of a table, converted to their types, with defaults for missing ones; raises BadOptions."""
    if not isinstance(given, Mapping):
        raise BadOptions([BadOption("options.not-named", given=short_repr(given))])
    converted = {option.name: _coerce(option, given.get(option.name, option.default)) for option in game.options}
    chosen = {name: value for name, value in converted.items() if value is not None}
    faults = [*_seat_faults(game, seats, chosen), *_unknown(game, given)]
    faults += [_fault(option, given[option.name]) for option in game.options if option.name not in chosen]
    if faults:
        raise BadOptions(faults)
    return chosen


def _coerce(option: Option, value: object) -> OptionValue | None:
    """Converts a value to an option's type: an int to text, and 1 and 0 to a switch; returns None for an invalid value."""
    if option.kind == "switch":
        return value if type(value) is bool else bool(value) if type(value) is int and value in (0, 1) else _switch(value)
    text = str(value) if type(value) is int else value
    if type(text) is not str or (option.choices and text not in option.choices):
        return None
    return text


def _switch(value: object) -> bool | None:
    return _SWITCHES.get(value.lower()) if isinstance(value, str) else None


def _seat_faults(game: Game[Any, Any, Any], seats: int, options: Options) -> list[BadOption]:
    allowed = game.seats_for({option.name: option.default for option in game.options} | dict(options))
    if type(seats) is int and seats in allowed:
        return []
    return [BadOption("options.seats", game=game.name, fewest=allowed[0], most=allowed[-1], given=short_repr(seats))]


def _unknown(game: Game[Any, Any, Any], given: Mapping[str, OptionValue]) -> list[BadOption]:
    names = [option.name for option in game.options]
    unknown = [short_repr(name) for name in given if name not in names]
    return [BadOption("options.unknown", game=game.name, given=name, known=", ".join(names)) for name in unknown]


def _fault(option: Option, value: object) -> BadOption:
    if option.choices:
        return BadOption("options.choice", name=option.name, choices=", ".join(option.choices), given=short_repr(value))
    return BadOption(f"options.{option.kind}", name=option.name, given=short_repr(value))
