"""The workshop of a game: a place to make at leisure, outside any match, what the game is played with, as a ship."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from tavolata.core.errors import LocalizedError
from tavolata.core.game import Action, Options, Seat
from tavolata.core.protocols.consequences import LocalizedText

if TYPE_CHECKING:
    from tavolata.core.match import Match


class BadDraft(LocalizedError):
    """A draft that cannot be, or that cannot go on so."""


class Draft(NamedTuple):
    """Something that is being made: its code says all of it."""

    code: str
    link: str
    """The code of what is made so far, without what is still in hand."""
    options: Options | None
    """Those of a table at which it is used; None where it cannot be."""
    state: Any
    """A position of the game in which it is made."""
    seat: Seat
    actions: Sequence[Action]
    """What can be done to it."""
    more: Any
    """What else there is to know about it, of the type `Workshop.more`."""


class Design(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat made in a match, and what it brought."""

    seat: Seat
    kind: str
    """Only what is of one kind can be compared."""
    code: str
    score: int
    says: tuple[LocalizedText, ...] = ()
    """What was harder in the match than it is where it is tried out."""


class Compared(msgspec.Struct, frozen=True):
    """What something brought in a match, beside what it brings where it is tried out; GET /api/shipyard/{game}/compared answers with it."""

    better: float
    """The share of the tries that brought less."""
    says: tuple[LocalizedText, ...]
    judged: Any
    """What became of the tries, of the type `Workshop.judgement`."""


class Workshop(Protocol):
    """Drafts are told by their codes; nothing is kept."""

    info_type: Any
    simulation_type: Any
    """The type of what is said of a draft that was tried out."""

    def draft(self, code: str, moves: Sequence[str] = (), at: str = "") -> Draft:
        """A draft after some moves in the game's notation; `at` is a place that is asked about; `BadDraft` where it cannot be.

        No code is that of a new draft.
        """
        ...

    def simulate_code(self, code: str, tries: int) -> Any | None:
        """What becomes of a draft that is tried out so often; None where it cannot be."""
        ...

    def compare(self, code: str, score: int, tries: int) -> Compared | None:
        """How a score compares with those of so many tries; None where it cannot be tried out."""
        ...

    def gallery_entry(self, code: str) -> Any:
        """A position in which the first seat has what a code tells of, and nothing else is to be seen."""
        ...

    def designs_in(self, match: "Match[Any, Any, Any]") -> Sequence[Design]:
        """What the seats made in a match that is over, where that can be compared."""
        ...
