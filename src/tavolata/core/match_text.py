"""A position as text: its description in words, and the readable format with all of the state (see docs/developers/states.md)."""

from typing import Any

from tavolata.core.errors import BadOptions, BadStateText, short_repr
from tavolata.core.game import Game, Options, OptionValue
from tavolata.core.options import complete
from tavolata.core.registry import get_plugin
from tavolata.core.state_text_format import Line, parse_lines, read_text, write_text
from tavolata.i18n import translate

_HEADER = ("game", "seats", "option")


def describe_view(game: str, view: Any, seats: int) -> str:
    """Returns the description of a view in the current language, with the seats named by their numbers."""
    names = [translate("cli.seat", {"seat": seat + 1}) for seat in range(seats)]
    return get_plugin(game).text().describe(view, names)


def write_position(game: Game[Any, Any, Any], state: Any, seats: int, options: Options) -> str:
    """The text of a position; options at their default are left out."""
    chosen = [option for option in game.options if options[option.name] != option.default]
    header = [f"game {game.name}", f"seats {seats}", *(f"option {option.name} {write_text(options[option.name])}" for option in chosen)]
    return "".join(f"{line}\n" for line in header) + game.write_state(state, game.setup(seats, options))


def read_position(game: Game[Any, Any, Any], text: str) -> tuple[Any, int, Options]:
    """The state, the number of seats and the options of a text; raises BadStateText with all faults."""
    lines, faults = parse_lines(text)
    header = [line for line in lines if line.word in _HEADER]
    seats, given = _read_header(game, header, faults)
    try:
        options = complete(game, seats, given)
        setup = game.setup(seats, options)
    except BadOptions as error:
        first = header[0].number if header else 1
        raise BadStateText([*faults, *((first, fault.message) for fault in error.faults)]) from error
    return _read_state(game, _without(text, header), setup, _header_faults(faults, header)), seats, options


def _read_state(game: Game[Any, Any, Any], text: str, setup: Any, faults: list[tuple[int, str]]) -> Any:
    try:
        state = game.read_state(text, setup)
    except BadStateText as error:
        raise BadStateText([*faults, *error.faults]) from error
    if faults:
        raise BadStateText(faults)
    return state


def _header_faults(faults: list[tuple[int, str]], header: list[Line]) -> list[tuple[int, str]]:
    """The errors in header lines; errors in other lines are found when the state is read."""
    numbers = [line.number for line in header]
    return [fault for fault in faults if fault[0] in numbers]


def _read_header(game: Game[Any, Any, Any], header: list[Line], faults: list[tuple[int, str]]) -> tuple[int, dict[str, OptionValue]]:
    seats, given = game.seats[0], dict[str, OptionValue]()
    for line in header:
        match line.items:
            case [str(name)] if line.word == "game":
                faults += [] if name == game.name else [(line.number, f"this is a position of {name}, not of {game.name}.")]
            case [str(number)] if line.word == "seats" and number.isdecimal():
                seats = int(number)
            case [str(name), str(value)] if line.word == "option":
                given[name] = read_text(value)
            case _:
                faults.append((line.number, f"{short_repr(line.word)} cannot be read so."))
    return seats, given


def _without(text: str, header: list[Line]) -> str:
    """The text with empty lines in place of its header, so that line numbers stay the same."""
    numbers = {line.number for line in header}
    return "\n".join("" if number in numbers else line for number, line in enumerate(text.splitlines(), start=1))
