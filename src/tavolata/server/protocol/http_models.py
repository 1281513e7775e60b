"""What is asked for and answered by HTTP beside the tables: reviews, lessons, the workshop, races and campaigns."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavolata.core.game import OptionValue, View
from tavolata.core.protocols.race import GhostStep
from tavolata.core.protocols.review import Review
from tavolata.server.protocol.messages import Choice, GameOffer, Moves, Name, Refused, SeatInfo


class Reviewing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the answer to GET /api/tables/{table}/review: how much is done, from 0 to 1; the last one brings the review, or why not."""

    done: float
    review: Review | None = None
    refused: Refused | None = None


class LessonOffer(msgspec.Struct, frozen=True):
    """A lesson that can be had, or an example of a rule; GET /api/lessons/{game} answers with a list of them."""

    name: str
    steps: int
    rule: str | None


class LessonScene(msgspec.Struct, frozen=True):
    """A step of a lesson: the message that is said, the thing that it points at, what is to be done, and the position."""

    say: str
    point: str
    do: tuple[str, ...]
    back: bool
    moves: Moves


class LessonTold(msgspec.Struct, frozen=True):
    """A whole lesson; GET /api/lessons/{game}/{name} answers with it."""

    name: str
    game: GameOffer
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    rule: str | None
    scenes: list[LessonScene]


class Drafted(msgspec.Struct, frozen=True):
    """What is being made in the workshop of a game; GET /api/shipyard/{game} answers with it."""

    code: str
    link: str
    """The code of what is made so far, without what is still in hand."""
    options: dict[str, OptionValue] | None
    """Those of a table at which it is used; none where it cannot be."""
    view: View
    legal: list[Choice]
    more: Any
    """What else the game tells of it."""


class Exhibit(msgspec.Struct, frozen=True):
    """Something that was made in a match here, among the best of its kind; GET /api/shipyard/{game}/best answers with a list of them."""

    kind: str
    score: int
    name: str
    """Of whoever made it."""
    code: str
    view: View


class Raced(msgspec.Struct, frozen=True):
    """Somebody's first try at a race, and its place among all with as many seats, equals included."""

    place: int
    name: str
    score: int
    seats: int
    here: bool
    """Whether it was at the table that is asked for."""


class Race(msgspec.Struct, frozen=True):
    """A race; GET /api/races/{game} answers with that of the day, GET /api/races/{game}/{race} with any."""

    code: str
    options: dict[str, OptionValue]
    """Those of its tables."""
    seats: tuple[int, ...]
    """How many may run it at a table."""
    today: str
    yesterday: str
    """The races of these days."""
    another: str
    """One that nobody has run yet."""
    ranking: list[Raced]
    """The best, those with the fewest seats first."""
    tries: int
    """How many count in it."""


class Ghost(msgspec.Struct, frozen=True):
    """Somebody to run against, and what they did meanwhile."""

    name: str
    score: int
    laps: list[GhostStep]


class Ghosts(msgspec.Struct, frozen=True):
    """Whom a table runs against; GET /api/tables/{table}/ghosts answers with what they did until now, and later than was known."""

    time: int | None
    """Milliseconds since I began; none where I have not yet."""
    ghosts: list[Ghost]


class FoundCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/campaigns: a team begins a campaign under a name."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    all_open: bool = False


class Unlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/campaigns/{game}/{campaign}: whether all chapters are open, or each once the one before it is won."""

    all_open: bool


class PlayStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/campaigns/{game}/{campaign}/tables: a table of the same group, which plays this stage."""

    stage: Annotated[str, Meta(max_length=16)]
    again: Annotated[str, Meta(max_length=40)] | None = None
    """The table whose deal is to be played once more, by those who sat there."""
    seats: int | None = None
    """So many seats for another group."""


class Try(msgspec.Struct, frozen=True):
    """What became of a table of a campaign."""

    table: str
    ended: int
    seats: int
    outcome: Literal["won", "lost", "given-up"]
    stars: int
    taken_back: int
    again: str | None
    """The table whose deal was played once more."""
    counts: bool
    """Whether it is a try of the campaign: nobody knew the deal, and no move was taken back."""
    figures: dict[str, int]


class CampaignStage(msgspec.Struct, frozen=True):
    """A stage of a campaign, with what the team did in it, the earliest first."""

    name: str
    status: Literal["won", "open", "locked", "missing"]
    seats: tuple[int, ...]
    """How many may play it."""
    stars: int
    tries: int
    """How many count."""
    tried: list[Try]


class CampaignChapter(msgspec.Struct, frozen=True):
    """A chapter of a campaign."""

    name: str
    open: bool
    done: bool
    """Whether its last stage is won, of those that are there: so the next one opens."""
    stages: list[CampaignStage]


class Campaign(msgspec.Struct, frozen=True):
    """A team's campaign; GET /api/campaigns/{game}/{campaign} answers with it."""

    id: str
    game: str
    name: str
    created: int
    all_open: bool
    most_stars: int
    """So many are there to be had in a stage."""
    chapters: list[CampaignChapter]
    next: str | None
    """The first stage that may be played and is not won."""
    options: dict[str, OptionValue]
    """Those of the next table."""
    group: list[SeatInfo]
    """Who played last."""
    table: str | None
    """The latest table whose game has not ended."""
    playing: str | None
    """The stage that is played there."""
