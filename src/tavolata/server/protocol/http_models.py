"""The HTTP bodies of reviews, lessons, the workshop, races and campaigns."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavolata.core.game import OptionValue, View
from tavolata.core.protocols.race import GhostStep
from tavolata.core.protocols.review import Review
from tavolata.server.protocol.messages import Choice, GameOffer, Moves, Name, Refused, SeatInfo


class ReviewProgress(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the response to GET /api/tables/{table}/review: the progress from 0 to 1, and in the last line the review or a refusal."""

    done: float
    review: Review | None = None
    refused: Refused | None = None


class LessonOffer(msgspec.Struct, frozen=True):
    """A lesson, or an example of a rule, as GET /api/lessons/{game} lists it."""

    name: str
    steps: int
    rule: str | None


class LessonScene(msgspec.Struct, frozen=True):
    """A step of a lesson: the key of its text, the element that it points at, the expected actions, and the position."""

    say: str
    point: str
    do: tuple[str, ...]
    back: bool
    moves: Moves


class LessonContent(msgspec.Struct, frozen=True):
    """A lesson with all its steps: the response to GET /api/lessons/{game}/{name}."""

    name: str
    game: GameOffer
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    rule: str | None
    scenes: list[LessonScene]


class DraftState(msgspec.Struct, frozen=True):
    """A design in the workshop of a game: the response to GET /api/shipyard/{game}."""

    code: str
    link: str
    """The code of the design without the part in hand."""
    options: dict[str, OptionValue] | None
    """The options of a table that uses the design; None if the design cannot be used."""
    view: View
    legal: list[Choice]
    more: Any
    """Further data of the game."""


class SavedDesign(msgspec.Struct, frozen=True):
    """One of the best designs of finished matches; GET /api/shipyard/{game}/best returns a list of them."""

    kind: str
    score: int
    name: str
    """The name of the player who made it."""
    code: str
    view: View


class RankedEntry(msgspec.Struct, frozen=True):
    """A player's first attempt at a race, with its rank among attempts with the same number of seats."""

    place: int
    name: str
    score: int
    seats: int
    here: bool
    """Whether it was made at the table of the query."""


class Race(msgspec.Struct, frozen=True):
    """A race with its ranking: the response to GET /api/races/{game} (the race of the day) and GET /api/races/{game}/{race}."""

    code: str
    options: dict[str, OptionValue]
    """The options of its tables."""
    seats: tuple[int, ...]
    """The allowed numbers of seats."""
    today: str
    yesterday: str
    """The codes of the races of these two days."""
    another: str
    """The code of a new race."""
    ranking: list[RankedEntry]
    """The best attempts, those with the fewest seats first."""
    tries: int
    """The number of finished attempts."""


class Ghost(msgspec.Struct, frozen=True):
    """An earlier run that a player races against, with its steps so far."""

    name: str
    score: int
    laps: list[GhostStep]


class Ghosts(msgspec.Struct, frozen=True):
    """The ghosts of a table: the response to GET /api/tables/{table}/ghosts, with the steps since the last query."""

    time: int | None
    """Milliseconds since the player's run began; None before that."""
    ghosts: list[Ghost]


class CreateCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/campaigns: create a campaign with a name."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    all_open: bool = False


class Unlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/campaigns/{game}/{campaign}: open all chapters, or only those whose previous chapter is won."""

    all_open: bool


class PlayStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/campaigns/{game}/{campaign}/tables: open a table for a stage, with the same players."""

    stage: Annotated[str, Meta(max_length=16)]
    again: Annotated[str, Meta(max_length=40)] | None = None
    """A finished table whose deal and players are repeated."""
    seats: int | None = None
    """The number of seats for another group."""


class Attempt(msgspec.Struct, frozen=True):
    """A finished table of a campaign, with its outcome."""

    table: str
    ended: int
    seats: int
    outcome: Literal["won", "lost", "given-up"]
    stars: int
    taken_back: int
    again: str | None
    """The table whose deal it repeated."""
    counts: bool
    """Whether it counts for the campaign: the deal was new, and no move was taken back."""
    figures: dict[str, int]


class CampaignStage(msgspec.Struct, frozen=True):
    """A stage of a campaign, with the team's attempts, the earliest first."""

    name: str
    status: Literal["won", "open", "locked", "missing"]
    seats: tuple[int, ...]
    """The allowed numbers of seats."""
    stars: int
    tries: int
    """The number of attempts that count."""
    tried: list[Attempt]


class CampaignChapter(msgspec.Struct, frozen=True):
    """A chapter of a campaign, with its stages."""

    name: str
    open: bool
    done: bool
    """Whether its last available stage is won, which opens the next chapter."""
    stages: list[CampaignStage]


class Campaign(msgspec.Struct, frozen=True):
    """A team's campaign: the response to GET /api/campaigns/{game}/{campaign}."""

    id: str
    game: str
    name: str
    created: int
    all_open: bool
    most_stars: int
    """The most stars of a stage."""
    chapters: list[CampaignChapter]
    next: str | None
    """The first stage that may be played and is not won."""
    options: dict[str, OptionValue]
    """The options of the next table."""
    group: list[SeatInfo]
    """The players of the latest table."""
    table: str | None
    """The latest table whose game has not ended."""
    playing: str | None
    """The stage of that table."""
