"""The WebSocket messages: requests of clients and messages of the server; `make types` generates the client's types from them."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tavolata.core.game import Action, Event, OptionValue, Result, Seat, View
from tavolata.core.plugin import Convention
from tavolata.core.protocols.advisor import Answer, Question
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.i18n import ENGLISH, Fact

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 200
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
PlayerSeed: TypeAlias = Annotated[str, Meta(max_length=64)]
BotLevel: TypeAlias = Annotated[str, Meta(max_length=16)]
Chat: TypeAlias = Literal["off", "phrases", "free"]
Code: TypeAlias = Literal[
    "malformed",
    "oversized",
    "unauthorised",
    "stale",
    "illegal",
    "not-now",
    "unknown-table",
    "unknown-host",
    "too-many",
    "too-slow",
    "full",
]
"""The machine-readable reasons of a refusal."""
Stage: TypeAlias = Literal["open", "playing", "over", "given-up"]

_DAY = 24 * 60 * 60


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The thinking time of a person: a number of seconds for each move, or for the whole game with an increment for each turn."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=30 * _DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def gives_days(self) -> bool:
        """Whether a move may take days, so that players are not expected to stay connected."""
        return self.seconds >= _DAY


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base class of requests, which a client sends to the server."""


class Hello(Request, frozen=True, tag="hello"):
    """Request: identify the client, as the first request on a socket; `seen` is the last log line that it received (-1: none)."""

    secret: Secret
    seen: Annotated[int, Meta(ge=-1)] = -1
    lang: Annotated[str, Meta(max_length=35)] = ENGLISH
    """The language of texts that the server translates."""


class Sit(Request, frozen=True, tag="sit"):
    """Request: take an empty seat under a name, with the player's own seed for the randomness."""

    seat: Seat
    name: Name
    seed: PlayerSeed = ""


class StandUp(Request, frozen=True, tag="stand-up"):
    """Request: leave the client's seat before the game starts."""


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Request: put a bot on an empty seat, or change a bot's level."""

    seat: Seat
    level: BotLevel


class Unseat(Request, frozen=True, tag="unseat"):
    """Request: remove a bot, or a person who is away, from a seat before the game starts."""

    seat: Seat


class Agree(Request, frozen=True, tag="agree"):
    """Request: agree to play by the game's convention at this table, or withdraw the agreement."""

    agreed: bool


class Begin(Request, frozen=True, tag="begin"):
    """Request: start the game; every seat must be taken."""


class Act(Request, frozen=True, tag="act"):
    """Request: take one action, or several of one move, in the game's notation; `n` is the number of log lines that the client knows."""

    n: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=16)]


class TakeBack(Request, frozen=True, tag="take-back"):
    """Request: take the last move back. A move that revealed information stays in the record, so `on_record` must be true for it."""

    on_record: bool = False


class Withdraw(Request, frozen=True, tag="withdraw"):
    """Request: cancel the client's own take-back request."""


class Consent(Request, frozen=True, tag="consent"):
    """Request: accept or decline another player's take-back request."""

    agreed: bool


class Ask(Request, frozen=True, tag="ask"):
    """Request: ask the coach a question of the game; after the game also about an earlier position, as any seat saw it."""

    question: msgspec.Raw
    at: Annotated[int, Meta(ge=0)] | None = None
    """The number of log lines before the position in question; None for the current one."""
    eyes: Seat | None = None
    """The seat whose view of that position the coach uses."""


class Why(Request, frozen=True, tag="why"):
    """Request: ask for a bot's reasons for the action in line n of the log."""

    n: Annotated[int, Meta(ge=0)]


class Say(Request, frozen=True, tag="say"):
    """Request: send a chat message to the table: a phrase by its key or, if the chat is free, a text."""

    phrase: Annotated[str, Meta(max_length=60)] = ""
    words: Annotated[str, Meta(max_length=MAX_CHAT_LENGTH)] = ""


class Seen(Request, frozen=True, tag="seen"):
    """Request: report that the client has animated the first n lines of the log; bots wait for clients that report it."""

    n: Annotated[int, Meta(ge=0)]


class LookBack(Request, frozen=True, tag="look-back"):
    """Request: get the position after n lines as the client's seat saw it, or, after the game, as the seat `eyes` saw it."""

    n: Annotated[int, Meta(ge=0)]
    eyes: Seat | None = None


class Substitute(Request, frozen=True, tag="substitute"):
    """Request: let a bot play for a player who is away or out of time, or change the level of the bot that does."""

    seat: Seat
    level: BotLevel


class KeepWaiting(Request, frozen=True, tag="keep-waiting"):
    """Request: give a player who is away or out of time more time."""

    seat: Seat


class ReturnToSeat(Request, frozen=True, tag="resume"):
    """Request: take the client's own seat back from the bot that plays it."""


class Leave(Request, frozen=True, tag="leave"):
    """Request: leave the game, and let a bot play the seat; if no other person plays, the game is given up."""


class GiveUp(Request, frozen=True, tag="give-up"):
    """Request: vote for or against giving the game up; it ends when all present people agree."""

    agreed: bool = True


class Rematch(Request, frozen=True, tag="rematch"):
    """Request: open a new table with the same players after the game."""


AnyRequest: TypeAlias = (
    Hello
    | Sit
    | StandUp
    | SeatBot
    | Unseat
    | Agree
    | Begin
    | Act
    | TakeBack
    | Withdraw
    | Consent
    | Ask
    | Why
    | Say
    | Seen
    | LookBack
    | Substitute
    | KeepWaiting
    | ReturnToSeat
    | Leave
    | GiveUp
    | Rematch
)


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables: the game and its options, and whether the table has a coach, chat and a clock."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, OptionValue] = {}
    advisor: bool = True
    chat: Chat = "phrases"
    clock: Clock | None = None


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/what-if: continue a finished match after line n, on a seat among bots."""

    n: Annotated[int, Meta(ge=0)]
    seat: Seat
    name: Name
    secret: Secret


class TableOpened(msgspec.Struct, frozen=True):
    """Response to POST /api/tables: the id of the table, and the hash that commits the server to its randomness."""

    table: str
    promise: str


class Token(msgspec.Struct, frozen=True):
    """Response to POST /api/bots: a secret for the `hello` of a bot client; tables show its owner as a program."""

    token: str


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of a game with its allowed values; the client translates its name."""

    name: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...]


class GameOffer(msgspec.Struct, frozen=True):
    """A game as GET /api/games lists it: all that a client needs to open a table."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionOffer, ...]
    bots: tuple[str, ...]
    cooperative: bool
    convention: Convention | None
    room: bool
    """Whether the web client has a screen for the game; otherwise it shows positions and choices as text."""
    chance: bool
    """Whether the game has randomness."""
    reviewed: bool
    """Whether finished matches can be reviewed."""
    hints: bool
    """Whether the coach gives hints."""


class SeatInfo(msgspec.Struct, frozen=True):
    """The holder of a seat: a person with a name, a bot with the message key of its name, or no one."""

    holder: Literal["nobody", "person", "bot"]
    name: str
    key: str | None
    level: str | None
    connected: bool
    mine: bool
    agreed: bool
    """Whether the holder agreed to the game's convention."""
    stand_in: str | None = None
    """The level of the bot that plays for an absent person."""
    gone: bool = False
    """Whether the person counts as away."""
    program: bool = False
    """Whether the holder is a bot client, which has a token."""


class TakeBackRequest(msgspec.Struct, frozen=True):
    """A pending take-back request: the seat that made it, the line to return to, and the seats that have not agreed yet."""

    seat: Seat
    n: int
    awaited: list[Seat]


class OverdueSeat(msgspec.Struct, frozen=True):
    """A seat for which the others need not wait, because its player is away or out of time."""

    seat: Seat
    reason: Literal["away", "time"]


class EndVote(msgspec.Struct, frozen=True):
    """An open vote to give the game up: the seats that agree, and the seats that have not agreed yet."""

    agreed: list[Seat]
    awaited: list[Seat]


class TakeBackOffer(msgspec.Struct, frozen=True):
    """The take-back that the client may request: it returns to line n, and is free if the move revealed nothing."""

    n: int
    free: bool


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal choice: the action as data, and its notation for an `act` request."""

    action: Action
    text: str
    ahead: Consequence | None = None
    """The consequence, if the rules determine it beforehand."""


class StepSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log with the events that the client's seat may see."""

    n: int
    actor: int
    time: int
    events: list[Event]
    view: View | None = None
    """The position after the line, if further new lines follow in the same message."""


class Message(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base class of messages, which the server sends to clients."""


class Table(Message, frozen=True, tag="table"):
    """Message: the table without its moves; sent after `hello` and at every change."""

    table: str
    game: GameOffer
    options: dict[str, OptionValue]
    advisor: bool
    chat: Chat
    promise: str
    stage: Stage
    seats: list[SeatInfo]
    watching: int
    wish: TakeBackRequest | None
    next_table: str | None
    clock: Clock | None
    practice: bool
    """Whether one person plays with bots."""
    next_options: dict[str, OptionValue] | None = None
    """The options of the next table of this group, once the game has ended."""
    overdue: list[OverdueSeat] = []
    ending: EndVote | None = None
    stand_ins: list[str] = []
    """The levels of bots that may play for an absent person."""
    what_if: str | None = None
    """The finished table that this one continues as a what-if."""
    campaign: str | None = None
    """The campaign to which this table belongs."""


class Moves(Message, frozen=True, tag="moves"):
    """Message: the log lines that the client does not have, the position after them, and the legal choices; the log has `n` lines."""

    n: int
    steps: list[StepSeen]
    view: View
    legal: list[Choice]
    awaited: list[Seat]
    alarm: int | None
    """Milliseconds until the next timeout of all players or of the client's seat."""
    back: TakeBackOffer | None
    """None if the client has no move to take back."""
    result: Result | None
    text: str | None = None
    """The position as text, for games without a screen in the web client."""
    times: list[int] | None = None
    """The remaining milliseconds of each seat if there is a clock; they run for the awaited seats."""


class CoachAnswer(Message, frozen=True, tag="answered"):
    """Message: the coach's answer to a question about the position after n lines, as the client's seat or the seat `eyes` saw it."""

    n: int
    question: Question
    answer: Answer
    eyes: Seat | None = None


class Reasons(Message, frozen=True, tag="reasons"):
    """Message: the reasons of a bot for the action in line n of the log."""

    n: int
    seat: Seat
    says: tuple[LocalizedText, ...]


class ChatMessage(Message, frozen=True, tag="said"):
    """Message: a chat message from a seat: the key of a phrase, or a text."""

    seat: Seat
    phrase: str
    words: str


class PastPosition(Message, frozen=True, tag="past"):
    """Message: the earlier position after n lines, as the client requested it."""

    n: int
    view: View
    legal: list[Choice] = []
    """The choices that were legal there; sent after the game."""
    text: str | None = None
    """The position as text, as in `Moves`."""


class Refused(Message, frozen=True, tag="refused"):
    """Message: the refusal of a request: its code, the key and facts of its sentence, and the id of the rule if there is one."""

    code: Code
    key: str
    facts: dict[str, Fact]
    rule: str | None = None
    more: list[LocalizedText] = []
    """Further reasons."""


AnyMessage: TypeAlias = Table | Moves | CoachAnswer | Reasons | ChatMessage | PastPosition | Refused
