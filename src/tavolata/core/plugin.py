"""A plugin: all that a game brings, in one record. Whoever wants something of a game asks its plugin."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

import msgspec

from tavolata.core.game import Action, Game, Options, Seat
from tavolata.core.protocols.advisor import Advisor
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.core.text.columns import WIDEST
from tavolata.core.text.phrase import Phrase

if TYPE_CHECKING:
    from tavolata.core.observation import Observation
    from tavolata.core.protocols.campaign import CampaignRules
    from tavolata.core.protocols.encoding import GameEncoding
    from tavolata.core.protocols.race import RaceRules
    from tavolata.core.protocols.review import Reviewer
    from tavolata.core.protocols.workshop import Workshop


class Bot(Protocol):
    """Somebody who chooses among what is legal, knowing only what their seat sees."""

    def choose(self, observation: "Observation[Any, Any]") -> Action | None:
        """One of `sight.legal`, or None to leave it; of those who are awaited one has to choose."""
        ...


@runtime_checkable
class PacedBot(Protocol):
    """A bot that takes the time of a person where several act at once."""

    @property
    def pace(self) -> int:
        """Milliseconds for each of its actions."""
        ...


@runtime_checkable
class ExplainingBot(Protocol):
    """A bot that can say why: its choice follows from its seed and what it sees alone, so it can be asked at any time."""

    def why(self, observation: "Observation[Any, Any]") -> tuple[LocalizedText, ...]:
        """Why it chooses here what `choose` returns, in the figures by which it chose; of these sentences none says more."""
        ...


class GameText(Protocol):
    """A game in words, for the terminal and for the plain room of the browser."""

    COLOURED: Mapping[str, str]
    """What a terminal may show in colour: patterns, and the names of their colours; `<red>` in a pattern is the word in any language."""

    def describe(self, view: Any, names: Sequence[str], width: int = WIDEST) -> str:
        """The position as text; tables and pictures are no wider than this if they can, long sentences are folded by whoever shows them."""
        ...

    def event_text(self, event: Any, names: Sequence[str]) -> Phrase:
        """What happened, as a message's key and facts."""
        ...

    def action_text(self, action: Any, view: Any) -> Phrase:
        """What may be done, as a message's key and facts."""
        ...


class Convention(msgspec.Struct, frozen=True):
    """An agreement beyond the rules, which bots of some levels keep: they sit only where every seat keeps it."""

    levels: tuple[str, ...]
    rule: str
    """Where it begins in the rulebook."""


BotMaker: TypeAlias = Callable[[str, int], Bot]
"""A bot of a level, with a seed of its own."""

RANDOM = "random"
"""The level of the bot that plays any game by lot."""


def _same_options(_state: Any, options: Options) -> Options:
    return options


@dataclass(frozen=True, kw_only=True, eq=False)
class GamePlugin:
    """What a game brings. Parts that take long to load, as solvers do, are functions that load them when they are asked for."""

    game: Game[Any, Any, Any]
    folder: Traversable
    """Where RULES.md stands, and for each language words/<lang>/*.ftl and, where it is not English, words/<lang>/RULES.md."""
    text: Callable[[], GameText]
    levels: tuple[str, ...] = ()
    """The levels of the game's own bots, the weakest first; the bot that plays by lot is always there."""
    make_bot: BotMaker | None = None
    advisor: Callable[[], Advisor] | None = None
    review: "Callable[[], Reviewer] | None" = None
    workshop: "Callable[[], Workshop] | None" = None
    race: "Callable[[], RaceRules] | None" = None
    campaign: "Callable[[], CampaignRules] | None" = None
    encoding: "Callable[[], GameEncoding] | None" = None
    """How learners meet it: its choices as numbers, and its views as figures."""
    last_resort_actions: tuple[type[Action], ...] = ()
    """Kinds of action after which their actor has little or nothing to do: who plays by lot does not hurry to them."""
    preliminary_actions: tuple[type[Action], ...] = ()
    """Kinds of action that let nothing happen of which their actor does not know beforehand: others may follow them in one message."""
    convention: Convention | None = None
    next_options: Callable[[Any, Options], Options] = field(default=_same_options)
    """The options of the next match of the same group, from the last position and the options of this one."""
    resample: Callable[[Any, Seat | None, Random], Any] | None = None
    """An equally likely position that a seat, or a spectator, cannot tell from this one."""
    consequences: Callable[[Any, Seat, Sequence[Any]], Mapping[Action, Consequence]] | None = None
    """What some of a seat's choices lead to; asked in every position in which it may act, so it is quick, and tells nothing hidden."""
    skips_bot_delay: Callable[[Any], bool] | None = None
    """Where everybody is busy with their own and nobody has to follow: bots take no time for it once no person is awaited."""
    previous_versions: Mapping[int, Game[Any, Any, Any]] = field(default_factory=dict)
    """Earlier rules by their version: a match goes on by those that it was begun on. All that the plugin brings besides serves them too."""
    sort_order: int = 100
    """Where it stands on the shelf: those that are quickly learned come first."""
    has_client: bool = False
    """Whether the browser has a room for it; where it has none, it shows a plain one made of the text."""

    @property
    def name(self) -> str:
        """The name by which the game is asked for."""
        return self.game.name

    @property
    def slug(self) -> str:
        """The name of the game as its folders and the keys of its messages have it."""
        return self.game.name.replace("-", "_")

    @property
    def words(self) -> Traversable:
        """The folder of its words, one folder in it for each language."""
        return self.folder.joinpath("words")

    @property
    def bots(self) -> tuple[str, ...]:
        """All levels at which bots play it."""
        return (*self.levels, RANDOM)
