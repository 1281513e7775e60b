"""The row types of a store, and the encoding and checksums of table and log rows."""

import zlib
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple

import msgspec

from tavolata.core.game import OptionValue
from tavolata.i18n import translate
from tavolata.server.protocol.messages import Chat, Clock, Stage
from tavolata.server.store.errors import Corrupt

BOT_NAME = "bot.name."
"""The prefix of the message keys of bot names."""


class BotStint(msgspec.Struct, frozen=True, array_like=True):
    """A period in which a bot of a level acts for a seat: from line `since` to the line before `until`."""

    level: str
    since: int
    until: int | None = None


class SeatHolder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat: a person with a key and a seed, a bot with a level, or no one."""

    holder: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    level: str | None = None
    key: str = ""
    seed: str = ""
    agreed: bool = False
    """Whether the player consented to the table's convention."""
    stand_in: str | None = None
    """The level of the bot that plays for an absent person."""
    spells: tuple[BotStint, ...] = ()
    """The periods in which bots act for this seat; empty if one bot always does."""

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays now, on its own seat or for a person."""
        return self.level or self.stand_in

    def level_at(self, n: int) -> str | None:
        """The level of the bot that acts on line n of the log; None for a person."""
        levels = (stint.level for stint in self.spells if stint.since <= n and (stint.until is None or n < stint.until))
        return next(levels, None) if self.spells else self.level

    @property
    def is_named_by_key(self) -> bool:
        """Whether the name is a message key, as a bot's is; old stores have the bot's name itself."""
        return self.holder == "bot" and self.name.startswith(BOT_NAME)


_ENDED = ("over", "given-up")


class TableRow(msgspec.Struct, frozen=True, dict=True):
    """A stored table without its log; the revision starts at 0 and counts changes."""

    id: str
    revision: int
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    advisor: bool
    chat: Chat
    secret: str
    created: int
    holders: tuple[SeatHolder, ...]
    stage: Stage = "open"
    began: int | None = None
    next: str | None = None
    clock: Clock | None = None
    what_if: str | None = None
    """The table that this one continues from an earlier position."""
    campaign: str | None = None
    """The campaign of which this table plays a stage."""

    @property
    def has_started(self) -> bool:
        """Whether the match has begun; before that players choose their seats."""
        return self.stage != "open"

    @property
    def is_running(self) -> bool:
        """Whether the match has begun and has not ended: bots, clocks, take-backs and inactivity count."""
        return self.stage == "playing"

    def may_act(self, seat: int) -> bool:
        """Whether the match runs and the player of a seat plays it themselves."""
        return self.stage == "playing" and self.holders[seat].stand_in is None

    @property
    def has_ended(self) -> bool:
        """Whether the game is over or was given up."""
        return self.stage in _ENDED

    @cached_property
    def has_bots(self) -> bool:
        """Whether a bot plays at this table."""
        return any(holder.bot_level is not None for holder in self.holders)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays with bots."""
        return [holder.holder for holder in self.holders].count("person") == 1 and self.has_bots


class LogRow(NamedTuple):
    """A line of a table's log, with its action in the game's notation."""

    table: str
    n: int
    actor: int
    action: str
    time: int


class Precondition(NamedTuple):
    """A condition for writing lines of a table that other processes may write too."""

    revision: int
    """The expected revision of the table, after the change in the same write."""
    fence: int | None = None
    """The fence of the writer's lease, if it needs one."""


class DesignRow(NamedTuple):
    """A stored design of a finished match, with its code and score."""

    game: str
    kind: str
    code: str
    score: int
    name: str


class RaceEntryRow(NamedTuple):
    """A player's first attempt at a race; it has a score once it is finished and counts."""

    game: str
    race: str
    key: str
    table: str
    seat: int
    seats: int
    name: str
    score: int | None = None
    course: bytes = b""
    """The ghost track; empty if many entries are better."""


class CampaignRow(NamedTuple):
    """A team's campaign; its id is the permission to play in it."""

    id: str
    game: str
    name: str
    created: int
    all_open: bool = False
    """Whether all chapters are open from the beginning."""


class CampaignTable(NamedTuple):
    """A table of a campaign and its stage."""

    id: str
    stage: Stage
    what_if: str | None
    is_recorded: bool
    """Whether its attempt is stored."""

    @property
    def has_ended(self) -> bool:
        """Whether the game is over or was given up."""
        return self.stage in _ENDED


class AttemptRow(NamedTuple):
    """The outcome of a finished table of a campaign."""

    table: str
    campaign: str
    stage: str
    seats: int
    ended: int
    """The time of day in milliseconds."""
    outcome: Literal["won", "lost", "given-up"]
    stars: int
    taken_back: int
    again: str | None
    """The table whose deal it repeated."""
    figures: str
    """Statistics of the match, as JSON."""

    @property
    def counts(self) -> bool:
        """Whether it counts for the campaign: the deal was new, and no move was taken back."""
        return not self.taken_back and self.again is None


# Encoding

COLUMNS = TableRow.__struct_fields__

_FORMAT_5 = COLUMNS[: COLUMNS.index("what_if") + 1]
_FORMAT_6 = (*_FORMAT_5, "campaign")
ROW_FORMATS: dict[int, tuple[str, ...]] = {5: _FORMAT_5, 6: _FORMAT_6}
"""The columns that the checksum of a table's row covers, by row format. A new column needs a new format; no format ever changes."""

_LAST_UNTAGGED = 6
"""Rows up to this format have a plain CRC-32; later ones have their format in the bits above it."""
_CRC_BITS = 32
_MAX_FORMAT = 255

_JSON_COLUMNS = ("options", "holders", "clock")

_encode = msgspec.json.Encoder().encode


def encode_row(table: TableRow) -> list[Any]:
    """Encode a table as the values of its columns."""
    values = msgspec.structs.asdict(table) | {"advisor": int(table.advisor)}
    for name in _JSON_COLUMNS:
        if values[name] is not None:
            values[name] = _encode(values[name]).decode()
    return [*values.values()]


def row_checksum(columns: Sequence[Any]) -> int:
    """The checksum of a table's row, in the oldest format that covers every value, so that earlier programs can check it."""
    values = dict(zip(COLUMNS, columns, strict=True))
    return _checksum_in(_oldest_format(values, ROW_FORMATS), values)


def decode_table(*row: Any) -> TableRow:
    """Decode the row of a table, whose last value is its checksum; raises `Corrupt` if that does not match."""
    *columns, stored = row
    values = dict(zip(COLUMNS, columns, strict=True))
    if stored is not None and not _matches(stored, values):
        raise Corrupt(translate("store.damaged.row"))
    try:
        values |= {name: msgspec.json.decode(values[name]) for name in _JSON_COLUMNS if values[name] is not None}
        return msgspec.convert({**values, "advisor": bool(values["advisor"])}, TableRow)
    except msgspec.MsgspecError as error:
        raise Corrupt(translate("store.damaged.row")) from error


def decode_line(n: int, *row: Any) -> LogRow:
    """Decode the row of a log line, whose last value is its checksum; raises `Corrupt` unless it is the unchanged line n."""
    *columns, stored = row
    line = LogRow(*columns)
    if line.n != n or (stored is not None and stored != checksum(line)):
        raise Corrupt(translate("store.damaged.line", {"n": n}))
    return line


def checksum(values: Sequence[Any]) -> int:
    """The CRC-32 of some values as JSON."""
    return zlib.crc32(_encode(values))


def _matches(stored: int, values: Mapping[str, Any]) -> bool:
    """Whether a stored checksum is that of the values. The checksum of a later format covers columns that this program does not read."""
    row_format = stored >> _CRC_BITS or _oldest_format(values, _untagged())
    if row_format in ROW_FORMATS:
        return stored == _checksum_in(row_format, values)
    return max(ROW_FORMATS) < row_format <= _MAX_FORMAT


def _untagged() -> list[int]:
    return [row_format for row_format in ROW_FORMATS if row_format <= _LAST_UNTAGGED]


def _oldest_format(values: Mapping[str, Any], formats: Collection[int]) -> int:
    """The oldest of these formats that covers every value but None; the newest if none does."""
    present = {name for name, value in values.items() if value is not None}
    return next((each for each in sorted(formats) if present <= set(ROW_FORMATS[each])), max(formats))


def _checksum_in(row_format: int, values: Mapping[str, Any]) -> int:
    crc = checksum([values[name] for name in ROW_FORMATS[row_format]])
    return crc if row_format <= _LAST_UNTAGGED else row_format << _CRC_BITS | crc
