"""The messages between browser and server; the client's types are generated from here (`make types`)."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tavolata.core.game import Action, Event, Game, OptionValue, Result, Seat, View
from tavolata.core.library import GameInfo, area_of
from tavolata.core.rulebook import RulesSection
from tavolata.games import ALL_GAMES

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
PlayerSeed: TypeAlias = Annotated[str, Meta(max_length=64)]
BotLevel: TypeAlias = Annotated[str, Meta(max_length=16)]
Eyes: TypeAlias = Literal["mine", "all"]
Chat: TypeAlias = Literal["off", "phrases", "free"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a browser sends."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message on a socket: who I am, and the last line of the log that I saw (-1: none).

    By its time the server knows whether it is still the same line, or was taken back since.
    """

    secret: Secret
    seen: Annotated[int, Meta(ge=-1)] = -1
    time: int | None = None


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
    """Take a bot off its seat."""

    seat: Seat


class Agree(Request, frozen=True, tag="agree"):
    """I keep the game's convention at this table, or do so no more."""

    agreed: bool


class Begin(Request, frozen=True, tag="begin"):
    """Start the game; every seat is taken."""


class Act(Request, frozen=True, tag="act"):
    """Do an action, in the game's notation; `n` is how many lines of the log I have seen."""

    n: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=200)]


class TakeBack(Request, frozen=True, tag="take-back"):
    """I want my last move back; the other people at the table must agree."""


class Consent(Request, frozen=True, tag="consent"):
    """My answer to somebody who wants a move back."""

    agreed: bool


class Ask(Request, frozen=True, tag="ask"):
    """Ask the advisor what each of my choices is worth."""


class Wonder(Request, frozen=True, tag="wonder"):
    """Ask what the hidden things could be, as I know it or as everybody knows it in common."""

    eyes: Eyes


class Say(Request, frozen=True, tag="say"):
    """Say something to the table: one of its phrases by its key, or, where the chat is free, in my own words."""

    phrase: Annotated[str, Meta(max_length=60)] = ""
    words: Annotated[str, Meta(max_length=200)] = ""


class LookBack(Request, frozen=True, tag="look-back"):
    """Show me the position after so many lines, as I saw it, or, once the game is over, as any seat saw it."""

    n: Annotated[int, Meta(ge=0)]
    eyes: Seat | None = None


class Review(Request, frozen=True, tag="review"):
    """Once the game is over: tell what was staked on each risky move, by what the one who made it knew."""


class Rematch(Request, frozen=True, tag="rematch"):
    """The same group at a new table, once this game is over."""


AnyRequest: TypeAlias = (
    Hello | Sit | StandUp | SeatBot | Unseat | Agree | Begin | Act | TakeBack | Consent | Ask | Wonder | Say | LookBack | Review | Rematch
)


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables: what is played, whether an advisor may be asked, and how people may talk."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, OptionValue] = {}
    advisor: bool = True
    chat: Chat = "phrases"


class TableOpened(msgspec.Struct, frozen=True):
    """Answer to POST /api/tables: where the table is, and the hash that binds its dice."""

    table: str
    promise: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    holder: Literal["nobody", "person", "bot"]
    name: str
    level: str | None
    connected: bool
    mine: bool
    agreed: bool
    """Whether they keep the game's convention."""


class Wish(msgspec.Struct, frozen=True):
    """Somebody wants to go back to where the log had n lines, and waits for the consent of these seats."""

    seat: Seat
    n: int
    awaited: list[Seat]


class Choice(msgspec.Struct, frozen=True):
    """Something that I may do: as data for showing it, as text for doing it."""

    action: Action
    text: str


class StepSeen(msgspec.Struct, frozen=True):
    """A line of the log as I may know it."""

    n: int
    actor: int
    time: int
    events: list[Event]


class Message(msgspec.Struct, frozen=True, tag_field="kind"):
    """What the server sends."""


class Table(Message, frozen=True, tag="table"):
    """Everything about the table but its moves; sent on arrival and whenever any of it changes."""

    table: str
    game: GameInfo
    options: dict[str, OptionValue]
    advisor: bool
    chat: Chat
    promise: str
    stage: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    watching: int
    wish: Wish | None
    next_table: str | None


class Moves(Message, frozen=True, tag="moves"):
    """The lines of the log that I have not seen, the position after them, and what I may do in it; `n` lines in all."""

    n: int
    steps: list[StepSeen]
    view: View
    legal: list[Choice]
    awaited: list[Seat]
    alarm: int | None
    """Milliseconds until the clock acts by itself on all, or on me."""
    back: int | None
    """How many lines would be left if my last move were taken back; None where it cannot be."""
    result: Result | None


class Worth(msgspec.Struct, frozen=True):
    """What a choice is worth under best play: expected points, and the chance that the flight succeeds."""

    text: str
    points: float
    success: float


class Advice(Message, frozen=True, tag="advice"):
    """The advisor's answer for the position after n lines; choices that it cannot judge are not in it."""

    n: int
    choices: list[Worth]


class InsightSeen(Message, frozen=True, tag="insight"):
    """What the hidden things could be after n lines, by their names."""

    n: int
    eyes: Eyes
    hidden: dict[str, dict[str, float]]


class Said(Message, frozen=True, tag="said"):
    """Somebody at the table said a phrase, or words of their own; a spectator has no seat."""

    seat: Seat
    phrase: str
    words: str


class Risk(msgspec.Struct, frozen=True):
    """A risky move on line n of the log: how likely it was to succeed and to ruin all, and how it went."""

    n: int
    seat: Seat
    success: float
    ruin: float
    succeeded: bool


class Reviewed(Message, frozen=True, tag="reviewed"):
    """What was staked in the whole game, in its order."""

    risks: list[Risk]


class Past(Message, frozen=True, tag="past"):
    """The position after n lines."""

    n: int
    view: View


class Refused(Message, frozen=True, tag="refused"):
    """A message that changed nothing, and why: the code for programs, the sentence for people, the rule if there is one."""

    code: Literal["malformed", "oversized", "unauthorised", "stale", "illegal", "not-now", "unknown-table"]
    message: str
    rule: str | None = None


AnyMessage: TypeAlias = Table | Moves | Advice | InsightSeen | Said | Past | Reviewed | Refused


def schemas() -> dict[str, Any]:
    """The messages as JSON schemas: those of the house, and for each folder of a game those that speak of it in its own types."""
    house = _schema(
        [AnyRequest, AnyMessage, OpenTable, TableOpened, GameInfo, RulesSection, Result], Request=AnyRequest, Message=AnyMessage
    )
    house["$defs"] |= {"View": _tagged("game"), "Action": _tagged("kind"), "Event": _tagged("kind")}
    return {"lib": house} | {f"games/{area_of(game.name)}": _game_schema(game) for game in ALL_GAMES}


def _game_schema(game: Game[Any, Any, Any]) -> dict[str, Any]:
    view, action, event = game.vocabulary
    choice = _in_types_of(Choice, action=action)
    step = _in_types_of(StepSeen, events=list[event])  # type: ignore[valid-type]
    return _schema(
        [view, choice, step, SeatInfo, Advice],
        **{view.__name__.replace("View", "Action"): action, view.__name__.replace("View", "Event"): event},
    )


def _in_types_of(kind: type[msgspec.Struct], **types: Any) -> type[msgspec.Struct]:
    """A message with the types of a game in the place of the kernel's."""
    fields = [(field.name, types.get(field.name, field.type)) for field in msgspec.structs.fields(kind)]
    return msgspec.defstruct(kind.__name__, fields, frozen=True, namespace={"__doc__": kind.__doc__})


def _schema(kinds: Sequence[Any], **unions: Any) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named = {name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]} for name, union in unions.items()}
    return {"$defs": {**components, **named}}


def _tagged(field: str) -> dict[str, Any]:
    """Something of a game, of which the house knows the tag alone."""
    return {"type": "object", "properties": {field: {"type": "string"}}, "required": [field], "additionalProperties": True}


if __name__ == "__main__":
    print(json.dumps(schemas(), indent=2, sort_keys=True))
