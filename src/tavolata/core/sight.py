"""The one filter: whatever leaves a match for a seat, a spectator or a bot leaves through here."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from tavolata.core.foresight import Foresight
from tavolata.core.game import Action, Event, Seat, View
from tavolata.core.library import kit_of
from tavolata.core.match import Match

A = TypeVar("A", bound=Action)
R = TypeVar("R")
V = TypeVar("V", bound=View)


class _Once(Generic[R]):
    """A fact that is found when it is asked for first, and kept; nobody else uses the same sight, so no lock is needed."""

    def __init__(self, find: Callable[[Any], R]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, sight: Any, kind: type | None = None) -> R:
        found = sight.__dict__[self._name] = self._find(sight)
        return found


class Sight(Generic[A, V]):
    """What one seat, or a spectator, may know of a match now."""

    def __init__(self, match: Match[Any, A, V], seat: Seat | None) -> None:
        self._match = match
        self.seat = seat
        self.is_awaited = match.waits_for(seat)
        """Whether the game waits for this seat; the other actors may act, and need not."""

    def __getstate__(self) -> dict[str, Any]:
        """What goes along where a bot thinks in another process: all that its seat may know, and nothing of the match."""
        return {"seat": self.seat, "is_awaited": self.is_awaited, "view": self.view, "legal": self.legal, "ahead": self.ahead}

    @_Once
    def view(self) -> V:
        """The position as this seat sees it."""
        return self._match.game.view(self._match.state, self.seat)

    @_Once
    def legal(self) -> list[A]:
        """What this seat may do; a spectator may do nothing."""
        return [] if self.seat is None else self._match.legal(self.seat)

    @_Once
    def ahead(self) -> Mapping[Action, Foresight]:
        """What some of that leads to, as the game's kit foresees it."""
        foresee = kit_of(self._match.game.name).foresee
        return foresee(self._match.state, self.seat) if foresee and self.seat is not None and self.legal else {}


def seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Events as a seat may know them."""
    return [event.seen_by(seat) for event in events]
