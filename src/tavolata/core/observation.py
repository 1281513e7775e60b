"""The observation of a match by one seat or a spectator: the only data that bots and clients receive."""

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from tavolata.core.errors import BadCall
from tavolata.core.game import Action, Event, Seat, View
from tavolata.core.match import Match
from tavolata.core.match_arguments import Seed
from tavolata.core.match_text import describe_view
from tavolata.core.protocols.advisor import Answer, Question
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.registry import get_plugin

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


class Position(NamedTuple):
    """A view with the legal actions of its seat and their consequences."""

    view: View
    legal: Sequence[Action]
    consequences: Mapping[Action, Consequence] = {}


class Observation(Generic[A, V]):
    """What one seat, or a spectator, knows of a match: its view, its legal actions and their consequences."""

    _view: V | None = None
    _legal: list[A] | None = None
    _consequences: Mapping[Action, Consequence] | None = None
    """A cache, as are `_view` and `_legal`; an observation has one user, so no lock is needed."""
    _game: str | None = None

    def __init__(self, match: Match[Any, A, V], seat: Seat | None) -> None:
        self._match = match
        self.seat = seat
        self.seats = match.seats
        """The number of seats of the match."""
        self.is_awaited = match.waits_for(seat)
        """True if the match waits for this seat; other actors may act but need not."""

    def __getstate__(self) -> dict[str, Any]:
        """The pickled state, for bots in another process: what the seat knows, without the match."""
        fields = {"_game": self.game, "_view": self.view, "_legal": self.legal, "_consequences": self.consequences}
        return {"seat": self.seat, "seats": self.seats, "is_awaited": self.is_awaited, **fields}

    @classmethod
    def from_message(
        cls,
        game: str,
        seat: Seat | None,
        seats: int,
        is_awaited: bool,
        view: V,
        legal: Sequence[A],
        consequences: Mapping[Action, Consequence],
    ) -> Self:
        """An observation of a match in another process, from the data of a message."""
        observation = cls.__new__(cls)
        observation.seat, observation.seats, observation.is_awaited = seat, seats, is_awaited
        observation._game, observation._view, observation._legal, observation._consequences = game, view, list(legal), consequences
        return observation

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game or self._match.game.name

    @property
    def view(self) -> V:
        """The position as this seat sees it."""
        if self._view is None:
            self._view = self._match.game.view(self._match.state, self.seat)
        return self._view

    @property
    def legal(self) -> list[A]:
        """The legal actions of this seat; empty for a spectator."""
        if self._legal is None:
            self._legal = [] if self.seat is None else self._match.legal(self.seat)
        return self._legal

    @property
    def consequences(self) -> Mapping[Action, Consequence]:
        """The consequences of some legal actions, from the game's plugin."""
        if self._consequences is None:
            legal, find_consequences = self.legal, get_plugin(self._match.game.name).consequences
            self._consequences = (
                find_consequences(self._match.state, self.seat, legal) if find_consequences and self.seat is not None and legal else {}
            )
        return self._consequences

    def ask(self, question: Question) -> Answer | None:
        """The advisor's answer from what this seat knows; None without an advisor or an answer."""
        advisor = get_plugin(self.game).advisor
        if advisor is None or (question.timing == "to-act" and not self.legal):
            return None
        return advisor().answer(self, question)

    def __str__(self) -> str:
        """The position as this seat sees it, described in the current language."""
        return describe_view(self.game, self.view, self.seats)

    def resample(self, seed: Seed | EllipsisType = ...) -> Match[Any, A, V]:
        """A match at a random state that this seat cannot distinguish from the real one, without its log."""
        if "_match" not in vars(self):
            raise BadCall("Worlds are imagined where the match is: in your own program, in the arena, or at a table of your own server.")
        return self._match.resample(self.seat, seed).without_history()


def visible_events(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Returns the events without what is hidden from a seat."""
    return [event.seen_by(seat) for event in events]
