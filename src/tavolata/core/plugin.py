"""The plugin of a game: one record with its rules, texts, bots and optional features."""

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
    """A player program: chooses a legal action from the observation of its seat."""

    def choose(self, observation: "Observation[Any, Any]") -> Action | None:
        """Returns one of `observation.legal`, or None to pass; one of the awaited seats must choose."""
        ...


@runtime_checkable
class PacedBot(Protocol):
    """A bot that takes as long as a human for an action when several seats act at once."""

    @property
    def pace(self) -> int:
        """The milliseconds for each action."""
        ...


@runtime_checkable
class ExplainingBot(Protocol):
    """A bot that explains its choice, which depends only on its seed and the observation."""

    def why(self, observation: "Observation[Any, Any]") -> tuple[LocalizedText, ...]:
        """Returns the reasons for the action that `choose` returns, with the values it compared."""
        ...


class GameText(Protocol):
    """The descriptions of a game's positions, events and actions, for the terminal and the text-only client."""

    COLOURED: Mapping[str, str]
    """The terminal colour of each text pattern; `<red>` in a pattern stands for the translated word."""

    def describe(self, view: Any, names: Sequence[str], width: int = WIDEST) -> str:
        """The position as text; tables fit into `width` if possible, and the caller wraps long sentences."""
        ...

    def event_text(self, event: Any, names: Sequence[str]) -> Phrase:
        """The message key and arguments of an event."""
        ...

    def action_text(self, action: Any, view: Any) -> Phrase:
        """The message key and arguments of an action."""
        ...


class Convention(msgspec.Struct, frozen=True):
    """A playing convention beyond the rules; bots of these levels join only tables where all seats follow it."""

    levels: tuple[str, ...]
    rule: str
    """The id of its first paragraph in the rulebook."""


BotMaker: TypeAlias = Callable[[str, int], Bot]
"""Creates a bot from a level and a seed."""

RANDOM = "random"
"""The level of the bot that plays random legal actions in any game."""


def _same_options(_state: Any, options: Options) -> Options:
    return options


@dataclass(frozen=True, kw_only=True, eq=False)
class GamePlugin:
    """The parts of a game. Parts that are slow to import are functions that import them on the first call."""

    game: Game[Any, Any, Any]
    folder: Traversable
    """The folder with RULES.md, words/<lang>/*.ftl, and words/<lang>/RULES.md for languages other than English."""
    text: Callable[[], GameText]
    levels: tuple[str, ...] = ()
    """The levels of the game's own bots, the weakest first; the random bot always exists."""
    make_bot: BotMaker | None = None
    advisor: Callable[[], Advisor] | None = None
    review: "Callable[[], Reviewer] | None" = None
    workshop: "Callable[[], Workshop] | None" = None
    race: "Callable[[], RaceRules] | None" = None
    campaign: "Callable[[], CampaignRules] | None" = None
    encoding: "Callable[[], GameEncoding] | None" = None
    """The encoding of actions and views as numbers for learning agents."""
    last_resort_actions: tuple[type[Action], ...] = ()
    """Action classes after which the actor has little left to do; the random bot avoids them."""
    preliminary_actions: tuple[type[Action], ...] = ()
    """Action classes that reveal nothing to their actor; a message may contain further actions after them."""
    convention: Convention | None = None
    next_options: Callable[[Any, Options], Options] = field(default=_same_options)
    """Returns the options of the next match at the table, from the final state and the options of this one."""
    resample: Callable[[Any, Seat | None, Random], Any] | None = None
    """Returns a random state that a seat, or a spectator, cannot distinguish from this one."""
    consequences: Callable[[Any, Seat, Sequence[Any]], Mapping[Action, Consequence]] | None = None
    """Returns the consequences of some legal actions of a seat. It must be fast and reveal nothing hidden."""
    skips_bot_delay: Callable[[Any], bool] | None = None
    """True for states in which bots skip their delay when no human has to act."""
    previous_versions: Mapping[int, Game[Any, Any, Any]] = field(default_factory=dict)
    """Earlier rules by version; a match keeps the version it was opened with. The other parts of the plugin must support them."""
    sort_order: int = 100
    """The position in the list of games; games that are quick to learn come first."""
    has_client: bool = False
    """True if the browser client has components for this game; otherwise it shows the text of the position."""

    @property
    def name(self) -> str:
        """The name of the game, as in `Match.new`."""
        return self.game.name

    @property
    def slug(self) -> str:
        """The name with underscores, as in folders and message keys."""
        return self.game.name.replace("-", "_")

    @property
    def words(self) -> Traversable:
        """The folder of its Fluent messages, with one folder for each language."""
        return self.folder.joinpath("words")

    @property
    def bots(self) -> tuple[str, ...]:
        """All levels of bots, the random bot included."""
        return (*self.levels, RANDOM)
