"""The messages between browser and server; the client's types are generated from them (`server/protocol/typescript.py`, `make types`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tavolata.core.game import Action, Event, OptionValue, Result, Seat, View
from tavolata.core.plugin import Convention
from tavolata.core.protocols.advisor import Answer, Question
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.i18n import ENGLISH, Fact

MOST_LETTERS = 24
MOST_SAID = 200
"""So many letters can be said at once."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
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
"""Why something is refused, for programs."""
Stage: TypeAlias = Literal["open", "playing", "over", "given-up"]

_DAY = 24 * 60 * 60


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the game waits for a person: so many seconds for each move, or for the whole game and some more with each turn."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=30 * _DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def gives_days(self) -> bool:
        """Whether nobody is expected to stay at the table."""
        return self.seconds >= _DAY


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a browser sends."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message on a socket: who I am, and the last line of the log that I saw (-1: none)."""

    secret: Secret
    seen: Annotated[int, Meta(ge=-1)] = -1
    lang: Annotated[str, Meta(max_length=35)] = ENGLISH
    """The language in which I read what the server itself puts into words."""


class Sit(Request, frozen=True, tag="sit"):
    """Take an empty seat under a name, with a seed of my own for the dice."""

    seat: Seat
    name: Name
    seed: PlayerSeed = ""


class StandUp(Request, frozen=True, tag="stand-up"):
    """Give my seat back before the game starts."""


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Put a bot on an empty seat, or change a bot's level."""

    seat: Seat
    level: BotLevel


class Unseat(Request, frozen=True, tag="unseat"):
    """Take a bot off its seat, or somebody who has been away for long."""

    seat: Seat


class Agree(Request, frozen=True, tag="agree"):
    """I keep the game's convention at this table, or do so no more."""

    agreed: bool


class Begin(Request, frozen=True, tag="begin"):
    """Start the game; every seat is taken."""


class Act(Request, frozen=True, tag="act"):
    """Do one action, or several that belong together, in the game's notation; `n` is how many lines of the log I have seen."""

    n: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=16)]


class TakeBack(Request, frozen=True, tag="take-back"):
    """I want my last move back: at once if nobody learned anything from it, otherwise only if it may stay on record for good."""

    on_record: bool = False


class Withdraw(Request, frozen=True, tag="withdraw"):
    """I no longer want my move back."""


class Consent(Request, frozen=True, tag="consent"):
    """My answer to somebody who wants a move back."""

    agreed: bool


class Ask(Request, frozen=True, tag="ask"):
    """Ask the coach something, in the game's own vocabulary; once the game has ended also about an earlier position, with any eyes."""

    question: msgspec.Raw
    at: Annotated[int, Meta(ge=0)] | None = None
    """How many lines led to the position that is asked about; None for the one now."""
    eyes: Seat | None = None


class Why(Request, frozen=True, tag="why"):
    """Why did a bot do what line n of the log tells?"""

    n: Annotated[int, Meta(ge=0)]


class Say(Request, frozen=True, tag="say"):
    """Say something to the table: one of its phrases by its key, or, where the chat is free, in my own words."""

    phrase: Annotated[str, Meta(max_length=60)] = ""
    words: Annotated[str, Meta(max_length=MOST_SAID)] = ""


class Seen(Request, frozen=True, tag="seen"):
    """I have been shown what happened up to where the log has n lines: bots wait for those who say so."""

    n: Annotated[int, Meta(ge=0)]


class LookBack(Request, frozen=True, tag="look-back"):
    """Show me the position after so many lines, as I saw it, or, once the game is over, as any seat saw it."""

    n: Annotated[int, Meta(ge=0)]
    eyes: Seat | None = None


class Substitute(Request, frozen=True, tag="substitute"):
    """Let a bot play on for somebody who keeps us waiting, or change the level of the one that does."""

    seat: Seat
    level: BotLevel


class KeepWaiting(Request, frozen=True, tag="keep-waiting"):
    """We go on waiting for somebody."""

    seat: Seat


class ReturnToSeat(Request, frozen=True, tag="resume"):
    """Play my seat myself again, instead of the bot."""


class Leave(Request, frozen=True, tag="leave"):
    """I leave, and a bot plays on for me; if nobody else plays, the game is given up."""


class GiveUp(Request, frozen=True, tag="give-up"):
    """I want to end the game before its end, or do not; it ends when all people who are there want it."""

    agreed: bool = True


class Rematch(Request, frozen=True, tag="rematch"):
    """The same group at a new table, once this game is over."""


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
    """Body of POST /api/tables: what is played, whether an advisor may be asked, how people may talk, and how much time they have."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, OptionValue] = {}
    advisor: bool = True
    chat: Chat = "phrases"
    clock: Clock | None = None


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/what-if: let me play on from the position after n lines, on this seat, among bots."""

    n: Annotated[int, Meta(ge=0)]
    seat: Seat
    name: Name
    secret: Secret


class TableOpened(msgspec.Struct, frozen=True):
    """Answer to POST /api/tables: where the table is, and the hash that binds its dice."""

    table: str
    promise: str


class Token(msgspec.Struct, frozen=True):
    """Answer to POST /api/bots: the secret with which a program says hello, and by which it is shown as one at every table."""

    token: str


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of a game; its words are the browser's."""

    name: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...]


class GameOffer(msgspec.Struct, frozen=True):
    """What one needs to know to open a table; GET /api/games answers with a list of them."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionOffer, ...]
    bots: tuple[str, ...]
    cooperative: bool
    convention: Convention | None
    room: bool
    """Whether the browser has a room for it; where it has none, it shows the text of the moves."""
    chance: bool
    """Whether anything in it is left to chance."""
    reviewed: bool
    """Whether its matches can be reviewed."""
    hints: bool
    """Whether its coach gives hints."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person goes by their own words, a bot by the message of a key."""

    holder: Literal["nobody", "person", "bot"]
    name: str
    key: str | None
    level: str | None
    connected: bool
    mine: bool
    agreed: bool
    """Whether they keep the game's convention."""
    stand_in: str | None = None
    """The level of the bot that plays on for a person."""
    gone: bool = False
    """Whether a person has been away for long."""
    program: bool = False
    """Whether it is a program that sits there like a person, by a token."""


class TakeBackRequest(msgspec.Struct, frozen=True):
    """An open request to return to the position after n lines, and the seats that have not agreed yet."""

    seat: Seat
    n: int
    awaited: list[Seat]


class Overdue(msgspec.Struct, frozen=True):
    """A person for whom the others need not wait any longer, and why."""

    seat: Seat
    reason: Literal["away", "time"]


class Ending(msgspec.Struct, frozen=True):
    """Some want to end the game before its end; it ends when these seats agree."""

    agreed: list[Seat]
    awaited: list[Seat]


class Return(msgspec.Struct, frozen=True):
    """Where taking my last move back leads: to where the log had n lines, and as far as can be told at once, freely."""

    n: int
    free: bool


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that I may do: as data for showing it, as text for doing it."""

    action: Action
    text: str
    ahead: Consequence | None = None
    """What it leads to, where the rules tell that beforehand."""


class StepSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log as I may know it."""

    n: int
    actor: int
    time: int
    events: list[Event]
    view: View | None = None
    """The position after it, where it was just written and another line follows in the same message: so each is seen by itself."""


class Message(msgspec.Struct, frozen=True, tag_field="kind"):
    """What the server sends."""


class Table(Message, frozen=True, tag="table"):
    """Everything about the table but its moves; sent on arrival and whenever any of it changes."""

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
    """Whether one person plays here, among bots."""
    next_options: dict[str, OptionValue] | None = None
    """The options of the next table of this group, once the game has ended."""
    overdue: list[Overdue] = []
    ending: Ending | None = None
    stand_ins: list[str] = []
    """The levels of bots that may play on for a person."""
    what_if: str | None = None
    """The table from which this one plays on otherwise."""
    campaign: str | None = None
    """The campaign of which a stage is played here."""


class Moves(Message, frozen=True, tag="moves"):
    """The lines of the log that I have not seen, the position after them, and what I may do in it; `n` lines in all."""

    n: int
    steps: list[StepSeen]
    view: View
    legal: list[Choice]
    awaited: list[Seat]
    alarm: int | None
    """Milliseconds until the clock acts by itself on all, or on me."""
    back: Return | None
    """None where I have no move that can be taken back."""
    result: Result | None
    text: str | None = None
    """The position in words, for a game of which the browser has no room."""
    times: list[int] | None = None
    """The milliseconds that each seat has left, where there is a clock; those of the awaited are running."""


class Answered(Message, frozen=True, tag="answered"):
    """The coach's answer to a question, about the position after n lines, with my eyes or those that I asked for."""

    n: int
    question: Question
    answer: Answer
    eyes: Seat | None = None


class Reasons(Message, frozen=True, tag="reasons"):
    """Why a bot did what line n of the log tells, in the figures by which it chose."""

    n: int
    seat: Seat
    says: tuple[LocalizedText, ...]


class Said(Message, frozen=True, tag="said"):
    """Somebody at the table said a phrase, or words of their own; a spectator has no seat."""

    seat: Seat
    phrase: str
    words: str


class Past(Message, frozen=True, tag="past"):
    """The position after n lines."""

    n: int
    view: View
    legal: list[Choice] = []
    """What could be done there, once the game has ended."""
    text: str | None = None
    """The position in words, as with the moves."""


class Refused(Message, frozen=True, tag="refused"):
    """A message that changed nothing, and why: the code for programs, the sentence for people, the rule if there is one."""

    code: Code
    key: str
    facts: dict[str, Fact]
    rule: str | None = None
    more: list[LocalizedText] = []
    """Further reasons, where there are several."""


AnyMessage: TypeAlias = Table | Moves | Answered | Reasons | Said | Past | Refused
