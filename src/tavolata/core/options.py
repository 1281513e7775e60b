"""Options of a table: completed with their defaults, and refused with every reason at once."""

from collections.abc import Mapping
from typing import Any

from tavolata.core.errors import BadOptions, shown
from tavolata.core.game import Game, Option, Options, OptionValue

_TYPES: Mapping[str, type] = {"switch": bool, "choice": str, "text": str}


def complete(game: Game[Any, Any], seats: int, given: Mapping[str, OptionValue]) -> Options:
    """The options with which a table opens, every one of them set."""
    if not isinstance(given, Mapping):
        raise BadOptions([f"Options are given by their names, not as {shown(given)}."])
    faults = [*_seat_faults(game, seats), *_unknown(game, given)]
    for option in game.options:
        faults += _faults(option, given.get(option.name, option.default))
    if faults:
        raise BadOptions(faults)
    return {option.name: given.get(option.name, option.default) for option in game.options}


def parse(game: Game[Any, Any], texts: Mapping[str, str]) -> dict[str, OptionValue]:
    """Options from the words of a command line: switches by yes/no, the rest as they are."""
    switches = {option.name for option in game.options if option.kind == "switch"}
    words: Mapping[str, OptionValue] = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    return {name: words.get(text.lower(), text) if name in switches else text for name, text in texts.items()}


def _seat_faults(game: Game[Any, Any], seats: int) -> list[str]:
    if type(seats) is int and seats in game.seats:
        return []
    return [f"{game.name} is played with {game.seats[0]} to {game.seats[-1]} seats, not {shown(seats)}."]


def _unknown(game: Game[Any, Any], given: Mapping[str, OptionValue]) -> list[str]:
    known = [option.name for option in game.options]
    return [f"{game.name} has no option {shown(name)}; it has {', '.join(known)}." for name in given if name not in known]


def _faults(option: Option, value: OptionValue) -> list[str]:
    if not isinstance(value, _TYPES[option.kind]):
        return [f"Option {option.name!r} takes {_wanted(option)}, not {shown(value)}."]
    if option.choices and value not in option.choices:
        return [f"Option {option.name!r} takes {_wanted(option)}, not {shown(value)}."]
    return []


def _wanted(option: Option) -> str:
    if option.choices:
        return " or ".join(repr(choice) for choice in option.choices)
    return "true or false" if option.kind == "switch" else "a text"
