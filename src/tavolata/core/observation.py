"""The one filter: whatever leaves a match for a seat, a spectator or a bot leaves through here."""

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from tavolata.core.errors import BadCall
from tavolata.core.game import Action, Event, Seat, View
from tavolata.core.match import Match
from tavolata.core.match_arguments import Seed
from tavolata.core.protocols.advisor import Answer, Question
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.registry import get_plugin

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


class Position(NamedTuple):
    """A position as somebody sees it, what they may do in it, and what some of that leads to."""

    view: View
    legal: Sequence[Action]
    consequences: Mapping[Action, Consequence] = {}


class Observation(Generic[A, V]):
    """What one seat, or a spectator, may know of a match now."""

    _view: V | None = None
    _legal: list[A] | None = None
    _consequences: Mapping[Action, Consequence] | None = None
    """What was asked for is kept; nobody else uses the same sight, so no lock is needed."""
    _game: str | None = None

    def __init__(self, match: Match[Any, A, V], seat: Seat | None) -> None:
        self._match = match
        self.seat = seat
        self.is_awaited = match.waits_for(seat)
        """Whether the game waits for this seat; the other actors may act, and need not."""

    def __getstate__(self) -> dict[str, Any]:
        """What goes along where a bot thinks in another process: all that its seat may know, and nothing of the match."""
        fields = {"_game": self.game, "_view": self.view, "_legal": self.legal, "_consequences": self.consequences}
        return {"seat": self.seat, "is_awaited": self.is_awaited, **fields}

    @classmethod
    def from_message(
        cls, game: str, seat: Seat | None, is_awaited: bool, view: V, legal: Sequence[A], consequences: Mapping[Action, Consequence]
    ) -> Self:
        """What somebody was told of a match that is elsewhere."""
        observation = cls.__new__(cls)
        observation.seat, observation.is_awaited = seat, is_awaited
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
        """What this seat may do; a spectator may do nothing."""
        if self._legal is None:
            self._legal = [] if self.seat is None else self._match.legal(self.seat)
        return self._legal

    @property
    def consequences(self) -> Mapping[Action, Consequence]:
        """What some of that leads to, as the game's plugin foresees it."""
        if self._consequences is None:
            legal, find_consequences = self.legal, get_plugin(self._match.game.name).consequences
            self._consequences = (
                find_consequences(self._match.state, self.seat, legal) if find_consequences and self.seat is not None and legal else {}
            )
        return self._consequences

    def ask(self, question: Question) -> Answer | None:
        """What the game's coach says, who knows no more than this seat; None where there is none, or nothing to say."""
        advisor = get_plugin(self.game).advisor
        if advisor is None or (question.timing == "to-act" and not self.legal):
            return None
        return advisor().answer(self, question)

    def resample(self, seed: Seed | EllipsisType = ...) -> Match[Any, A, V]:
        """A world to try things in, as likely as any that this seat cannot tell from the true one; how it came about is not in it."""
        if "_match" not in vars(self):
            raise BadCall("Worlds are imagined where the match is: in your own program, in the arena, or at a table of your own server.")
        return self._match.resample(self.seat, seed).without_history()


def visible_events(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Events as a seat may know them."""
    return [event.seen_by(seat) for event in events]
