"""The record of a match as text: a header line, one line for each log line, and a footer with the result.

The header contains a SHA-256 checksum, the field `seal`. Lines with a valid checksum are replayed without checking that they are legal;
all others are checked line by line. The checksum does not prove authenticity, so `verify_record` ignores it.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from tavolata.core.chance import Randomness
from tavolata.core.errors import BadNotation, BadRecord, TavolataError, short_repr
from tavolata.core.game import CHANCE, CLOCK, TABLE, Action, Actor, Game, OptionValue, Result
from tavolata.core.log import Entry, Undo
from tavolata.core.match import Match
from tavolata.core.match_arguments import actor_name
from tavolata.core.options import complete
from tavolata.core.registry import rules_of_version
from tavolata.core.takeback import may_be_free

T = TypeVar("T")

FORMAT = 2
"""The version of the format; version 1 has no undo lines."""

_ACTORS = {actor_name(actor): actor for actor in (CHANCE, CLOCK, TABLE)}
_UNDO = re.compile(r"back (0|[1-9][0-9]{0,8})( free)?")
_NEVER_UNDO = (CHANCE, CLOCK)
"""The actors that write no undo lines."""

_encoder = msgspec.json.Encoder()


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record."""

    tavolata: int
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    promise: str | None
    secret: str | None
    player_seeds: tuple[str, ...]
    seal: str | None = None


class RecordFooter(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line of a record: the result of the match, or that it was abandoned."""

    result: Result | None
    given_up: bool = False


class RecordLine(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A line of the log in a record: its number, actor, action in the game's notation, and time."""

    n: int
    actor: int | str
    action: str
    time: int


_header_decoder, _line_decoder, _footer_decoder = (
    msgspec.json.Decoder(Header),
    msgspec.json.Decoder(RecordLine),
    msgspec.json.Decoder(RecordFooter),
)


def write_action(match: Match[Any, Any, Any], action: Action) -> str:
    """The text of a logged action: the game's notation, or `back n` for an undo, or `back n free` if it revealed nothing."""
    if isinstance(action, Undo):
        return f"back {action.to} free" if action.free else f"back {action.to}"
    return match.game.write(action)


def read_action(game: Game[Any, Any, Any], text: str) -> Action:
    """The action of a text in a log; raises BadNotation."""
    if text.startswith("back ") and (undo := _UNDO.fullmatch(text)):
        return Undo(int(undo[1]), undo[2] is not None)
    action: Action = game.read(text)
    return action


def write_record(match: Match[Any, Any, Any], *, given_up: bool = False) -> str:
    """The record of a match; `given_up` marks an abandoned match in the footer."""
    lines: list[msgspec.Struct] = [
        RecordLine(n, actor if actor >= 0 else actor_name(actor), write_action(match, action), time) for n, actor, action, time in match.log
    ]
    if match.result is not None or given_up:
        lines.append(RecordFooter(match.result, given_up))
    header, body = _header(match), _encoder.encode_lines(lines)
    sealed = msgspec.structs.replace(header, seal=_checksum(header, body))
    return (_encoder.encode(sealed) + b"\n" + body).decode()


def read_record(data: str | bytes) -> Match[Any, Any, Any]:
    """The match of a record; raises BadRecord."""
    match, entries, _ = _parse_record(data)
    if _has_valid_checksum(_bytes(data)) and (replayed := _try_replay(match.copy(), entries)):
        return replayed
    for _line_number, entry in _legal_entries(match, entries):
        match.extend([entry])
    return match


def _try_replay(match: Match[Any, Any, Any], lines: list[bytes]) -> Match[Any, Any, Any] | None:
    """The match after lines with a valid checksum, replayed without checks; None if they cannot be replayed."""
    try:
        entries = [_entry(match, line, number) for number, line in enumerate(_line_decoder.decode_lines(b"\n".join(lines)), start=2)]
        undos = [entry for entry in entries if isinstance(entry.action, Undo)]
        if any(entry.actor in _NEVER_UNDO or entry.action.to > entry.n for entry in undos) or not _is_monotonic(entries):
            return None
        match.replay(entries)
    except Exception:  # noqa: BLE001 - the check line by line finds the error and its line number
        return None
    return match


def _is_monotonic(entries: Sequence[Entry]) -> bool:
    return all(before.time <= after.time for before, after in pairwise(entries)) and all(entry.time >= 0 for entry in entries[:1])


def _checksum(header: Header, body: bytes) -> str:
    """The SHA-256 of a record whose header has no checksum."""
    return hashlib.sha256(_encoder.encode(msgspec.structs.replace(header, seal=None)) + b"\n" + body).hexdigest()


def _has_valid_checksum(data: bytes) -> bool:
    first, _, body = data.partition(b"\n")
    header = _decode(first, 1, _header_decoder)
    return header.seal is not None and header.seal == _checksum(header, body)


def verify_record(data: str | bytes) -> Match[Any, Any, Any]:
    """The finished match of a record, with all chance actions recomputed from the secret; raises BadRecord for the first wrong line."""
    match, entries, footers = _parse_record(data)
    if match.randomness is None:
        raise BadRecord(1, "the secret is not in this file, so its dice cannot be recomputed; a finished match reveals it.")
    for line, entry in _legal_entries(match, entries):
        if entry.actor == CHANCE and entry.action != match.sample():
            recorded, expected = match.write(entry.action), match.write(match.sample())
            raise BadRecord(line, f"the file says {recorded!r}, but the promised secret gives {expected!r}.")
        if isinstance(entry.action, Undo) and entry.action.free and not may_be_free(match, entry.action.to):
            raise BadRecord(line, "the file says that nobody had learned anything from what was taken back here, but somebody had.")
        match.extend([entry])
    _check_footer(match, footers, len(entries) + 2)
    return match


def _header(match: Match[Any, Any, Any]) -> Header:
    source = match.verifiable_randomness
    return Header(
        tavolata=FORMAT,
        game=match.game.name,
        version=match.game.version,
        seats=match.seats,
        options=_recorded_options(match),
        promise=source.commitment if source else None,
        secret=source.secret if source else None,
        player_seeds=source.player_seeds if source else (),
    )


def _recorded_options(match: Match[Any, Any, Any]) -> dict[str, OptionValue]:
    """The options of a match, without later-added options that are at their default."""
    omitted = {option.name: option.default for option in match.game.options if option.name in match.game.options_added_later}
    return {name: value for name, value in match.options.items() if omitted.get(name) != value}


def _parse_record(data: str | bytes) -> tuple[Match[Any, Any, Any], list[bytes], list[bytes]]:
    """The match before its first line, the log lines, and the footer if there is one."""
    lines = _bytes(data).splitlines()
    if not lines:
        raise BadRecord(1, "the file is empty.")
    header = _decode(lines[0], 1, _header_decoder)
    footers = [line for line in lines[-1:] if line.startswith(b"{") and len(lines) > 1]
    return _new_match(header), lines[1 : len(lines) - len(footers)], footers


def _bytes(data: str | bytes) -> bytes:
    if not isinstance(data, str | bytes):
        raise BadRecord(1, f"a record is a text, not {short_repr(data)}.")
    try:
        return data.encode() if isinstance(data, str) else data
    except UnicodeEncodeError as error:
        raise BadRecord(1, f"the text has a character that no file can have: {error.reason}.") from error


def _new_match(header: Header) -> Match[Any, Any, Any]:
    if not 1 <= header.tavolata <= FORMAT:
        raise BadRecord(1, f"the file is of format {header.tavolata}; this program reads formats up to {FORMAT}.")
    try:
        game = rules_of_version(header.game, header.version)
        randomness = Randomness(header.secret, header.player_seeds) if header.secret is not None else None
        match = Match(game, header.seats, complete(game, header.seats, header.options), randomness)
    except TavolataError as error:
        raise BadRecord(1, str(error)) from error
    if header.secret is not None and hashlib.sha256(header.secret.encode()).hexdigest() != header.promise:
        raise BadRecord(1, "the secret is not the one that was promised: its SHA-256 differs.")
    return match


def _legal_entries(match: Match[Any, Any, Any], lines: list[bytes]) -> Iterator[tuple[int, Entry]]:
    """Yields each entry with its line number in the file; raises BadRecord for an illegal one. The caller plays each entry."""
    for number, text in enumerate(lines, start=2):
        line = _decode(text, number, _line_decoder)
        entry = _entry(match, line, number)
        if not match.is_legal_entry(entry):
            raise BadRecord(number, f"{line.action!r} is not legal there: {_refusal(match, entry)}")
        if entry.time < 0:
            raise BadRecord(number, "its time lies before the match began.")
        yield number, entry


def _refusal(match: Match[Any, Any, Any], entry: Entry) -> str:
    if isinstance(entry.action, Undo):
        return f"a seat or the table goes back, to one of the {entry.n} lines before."
    return str(match.game.refusal(match.state, entry.actor, entry.action))


def _entry(match: Match[Any, Any, Any], line: RecordLine, number: int) -> Entry:
    if line.n != number - 2:
        raise BadRecord(number, f"it is numbered {line.n}, but {number - 2} is due; a line is missing or doubled.")
    actor = _actor(match, line.actor, number)
    try:
        return Entry(line.n, actor, read_action(match.game, line.action), line.time)
    except BadNotation as error:
        raise BadRecord(number, str(error)) from error


def _actor(match: Match[Any, Any, Any], name: int | str, number: int) -> Actor:
    if isinstance(name, int) and 0 <= name < match.seats:
        return name
    if isinstance(name, str) and name in _ACTORS:
        return _ACTORS[name]
    raise BadRecord(number, f"{name!r} is no seat of this match.")


def _check_footer(match: Match[Any, Any, Any], footers: list[bytes], number: int) -> None:
    footer = next((_decode(text, number, _footer_decoder) for text in footers), RecordFooter(match.result))
    if match.result is None and not footer.given_up:
        raise BadRecord(number, "the match is not finished.")
    if footer.result != match.result:
        raise BadRecord(number, "the result is not the one that the log gives.")


def _decode(text: bytes, number: int, decoder: "msgspec.json.Decoder[T]") -> T:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(number, f"it cannot be read: {error}.") from error
