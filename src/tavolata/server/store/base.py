"""The log: what is written here happened. What every store promises, and the rows that it keeps."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from tavolata.core.errors import TavolataError
from tavolata.core.game import OptionValue
from tavolata.server.protocol.messages import Chat, Clock, Stage

BOT_NAME = "bot.name."
"""The keys under which the names of bots stand in the catalogue."""


class StoreError(TavolataError):
    """The log cannot be read or written."""


class Damaged(StoreError):
    """What stands in the file is not what was written."""


class Fork(StoreError):
    """Somebody else wrote this line, or changed this table, first."""


class Fenced(Fork):
    """The table was changed by another process, or has its lease: what was to be written is not what it was meant for."""


class Unsure(StoreError):
    """The line to the store broke before it said whether something was written, and it could not be asked since."""


class Restored(StoreError):
    """Another file was put in the place of the one that was read: whatever stands in memory is not of it."""


class Spell(msgspec.Struct, frozen=True, array_like=True):
    """A bot of a level acts on a seat from one line of the log on, and before another one if it does so no more."""

    level: str
    since: int
    until: int | None = None


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: a person has a key and a seed, perhaps a bot that stands in; a bot has a level; either may keep a convention."""

    holder: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    level: str | None = None
    key: str = ""
    seed: str = ""
    agreed: bool = False
    stand_in: str | None = None
    spells: tuple[Spell, ...] = ()
    """When bots acted here, where it was not one bot from the beginning."""

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays here, on its own seat or for a person."""
        return self.level or self.stand_in

    def level_at(self, n: int) -> str | None:
        """The level of the bot that acts here on a line of the log; None where it is a person's."""
        spells = (spell.level for spell in self.spells if spell.since <= n and (spell.until is None or n < spell.until))
        return next(spells, None) if self.spells else self.level

    @property
    def is_named_by_key(self) -> bool:
        """Whether the name is the key of a message, as a bot's is; in stores of old it is a bot's name itself."""
        return self.holder == "bot" and self.name.startswith(BOT_NAME)


_ENDED = ("over", "given-up")


class TableRow(msgspec.Struct, frozen=True, dict=True):
    """Everything about a table but its log; each change of it counts its revision up, from 0 when it is made."""

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
    holders: tuple[Holder, ...]
    stage: Stage = "open"
    began: int | None = None
    next: str | None = None
    clock: Clock | None = None
    what_if: str | None = None
    """The table from which it plays on otherwise."""
    campaign: str | None = None
    """The campaign of which it plays a stage."""

    @property
    def has_ended(self) -> bool:
        """Whether its game is over, or was given up."""
        return self.stage in _ENDED

    @cached_property
    def has_bots(self) -> bool:
        """Whether any bot plays at it."""
        return any(holder.bot_level is not None for holder in self.holders)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays at it, among bots."""
        return [holder.holder for holder in self.holders].count("person") == 1 and self.has_bots


class LogRow(NamedTuple):
    """A line of a table's log, its action in the game's notation."""

    table: str
    n: int
    actor: int
    action: str
    time: int


class Guard(NamedTuple):
    """What must hold of a table after its own change when lines of it are written, where others may write it too."""

    revision: int
    fence: int | None = None
    """The number of the lease under which they are written, if it is one."""


class MadeRow(NamedTuple):
    """Something that a person made in a match, by its code, and the score that it brought."""

    game: str
    kind: str
    code: str
    score: int
    name: str


class RacedRow(NamedTuple):
    """Somebody's first try at a race, at a table; it has a score once it has come to its end, if it counts."""

    game: str
    race: str
    key: str
    table: str
    seat: int
    seats: int
    name: str
    score: int | None = None
    course: bytes = b""
    """What they did and when, for others to race against; no longer where many were better."""


class CampaignRow(NamedTuple):
    """A campaign of a team: whoever knows its id may play in it."""

    id: str
    game: str
    name: str
    created: int
    all_open: bool = False
    """Whether every chapter is open from the beginning."""


class CampaignTable(NamedTuple):
    """A table of a campaign, and how far it is."""

    id: str
    stage: Stage
    what_if: str | None
    is_booked: bool
    """Whether it is noted what became of it."""

    @property
    def has_ended(self) -> bool:
        """Whether its game is over, or was given up."""
        return self.stage in _ENDED


class TriedRow(NamedTuple):
    """What became of a table of a campaign."""

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
    """The table whose deal it played once more."""
    figures: str
    """What is worth counting in it, as JSON."""

    @property
    def counts(self) -> bool:
        """Whether it is a try of the campaign: nobody knew the deal, and no move was taken back."""
        return not self.taken_back and self.again is None


class Store(Protocol):
    """Where tables and their logs are kept; lines are only ever added."""

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), guard: Guard | None = None) -> None:
        """Write all of it or nothing; it is durable on return, and `Fork` is raised when somebody was faster.

        Guarded lines, which are all of one table, are refused once it has another revision, or a lease with a higher fence.
        """
        ...

    async def read(self, table: str) -> tuple[TableRow, list[LogRow]] | None:
        """A table with its whole log, or None if there is no such table."""
        ...

    async def read_since(self, table: str, n: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table with the lines of its log from the one of this number on."""
        ...

    async def count_what_ifs(self, table: str) -> int:
        """How many tables play on from this one."""
        ...

    async def exhibit(self, made: Sequence[MadeRow], most: int) -> None:
        """Keep these if they are among so many best of their kind, and no others."""
        ...

    async def best(self, game: str) -> list[MadeRow]:
        """The best that was made in matches of a game, of each kind the best first."""
        ...

    async def race_secret(self) -> str:
        """What the house keeps to itself, and from which the secrets of all races follow."""
        ...

    async def enter(self, rows: Sequence[RacedRow]) -> None:
        """These begin a race; who has entered it before is entered already."""
        ...

    async def finish(self, rows: Sequence[RacedRow], most: int) -> None:
        """These have come to the end of their first try; only so many courses of a race are kept."""
        ...

    async def ranked(self, game: str, race: str) -> list[RacedRow]:
        """All who count in a race, the best first."""
        ...

    async def found(self, campaign: CampaignRow) -> None:
        """Keep a campaign, or what has changed of it."""
        ...

    async def campaign(self, campaign: str) -> CampaignRow | None:
        """The campaign of this id."""
        ...

    async def book(self, tried: TriedRow) -> None:
        """Note what became of a table, once."""
        ...

    async def tried(self, campaign: str) -> list[TriedRow]:
        """What became of the tables of a campaign, the earliest first."""
        ...

    async def tables_of(self, campaign: str) -> list[CampaignTable]:
        """The tables of a campaign, the latest first."""
        ...

    async def leave(self) -> None:
        """Finish what waits, and let go of what belongs to this loop, which ends."""
        ...

    def on_restored(self, call: Callable[[], None]) -> None:
        """Call this on the loop when all was restored from elsewhere, before anything else is written."""
        ...


def answer(waiting: asyncio.Future[Any], outcome: Any) -> None:
    """Let whoever waits for a change go on, unless they were cancelled."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)


def nothing() -> None:
    """Nobody wants to know of it."""
