"""The one filter: whatever leaves a match for a seat, a spectator or a bot leaves through here."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from tavolata.core.foresight import Foresight
from tavolata.core.game import Action, Event, Seat, View
from tavolata.core.library import kit_of
from tavolata.core.match import Match

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


class Sight(Generic[A, V]):
    """What one seat, or a spectator, may know of a match now."""

    _view: V | None = None
    _legal: list[A] | None = None
    _ahead: Mapping[Action, Foresight] | None = None
    """What was asked for is kept; nobody else uses the same sight, so no lock is needed."""

    def __init__(self, match: Match[Any, A, V], seat: Seat | None) -> None:
        self._match = match
        self.seat = seat
        self.is_awaited = match.waits_for(seat)
        """Whether the game waits for this seat; the other actors may act, and need not."""

    def __getstate__(self) -> dict[str, Any]:
        """What goes along where a bot thinks in another process: all that its seat may know, and nothing of the match."""
        return {"seat": self.seat, "is_awaited": self.is_awaited, "_view": self.view, "_legal": self.legal, "_ahead": self.ahead}

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
    def ahead(self) -> Mapping[Action, Foresight]:
        """What some of that leads to, as the game's kit foresees it."""
        if self._ahead is None:
            foresee = kit_of(self._match.game.name).foresee
            self._ahead = foresee(self._match.state, self.seat, self.legal) if foresee and self.seat is not None and self.legal else {}
        return self._ahead


def seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Events as a seat may know them."""
    return [event.seen_by(seat) for event in events]
