"""The workshop of a game: builds a design, such as a ship, outside a match."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from tavolata.core.errors import LocalizedError
from tavolata.core.game import Action, Options, Seat
from tavolata.core.protocols.consequences import LocalizedText

if TYPE_CHECKING:
    from tavolata.core.match import Match


class BadDraft(LocalizedError):
    """An invalid draft, or an illegal move on one."""


class Draft(NamedTuple):
    """An unfinished design; `code` encodes all of it."""

    code: str
    link: str
    """The code of the design without the piece in hand."""
    options: Options | None
    """The options of a table that uses the design; None if it is not usable."""
    state: Any
    """The state of the game in which it is built."""
    seat: Seat
    actions: Sequence[Action]
    """The legal actions on the draft."""
    more: Any
    """Further information, of the type `Workshop.info_type`."""


class Design(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat built in a match, with its score."""

    seat: Seat
    kind: str
    """The class of comparable designs."""
    code: str
    score: int
    says: tuple[LocalizedText, ...] = ()
    """Sentences about conditions of the match that the simulation lacks."""


class Compared(msgspec.Struct, frozen=True):
    """The score of a design in a match compared with simulations; the response of GET /api/shipyard/{game}/compared."""

    better: float
    """The share of the simulations with a lower score."""
    says: tuple[LocalizedText, ...]
    judged: Any
    """The statistics of the simulations, of the type `Workshop.simulation_type`."""


class Workshop(Protocol):
    """A stateless service for designs, which are identified by their codes."""

    info_type: Any
    simulation_type: Any
    """The type that `simulate_code` returns; `info_type` is the type of `Draft.more`."""

    def draft(self, code: str, moves: Sequence[str] = (), at: str = "") -> Draft:
        """Returns a draft after moves in the game's notation; an empty code is a new draft. Raises `BadDraft`.

        `at` is the board position that `more` describes.
        """
        ...

    def simulate_code(self, code: str, tries: int) -> Any | None:
        """Returns the statistics of a number of simulations; None for an unusable design."""
        ...

    def compare(self, code: str, score: int, tries: int) -> Compared | None:
        """Compares a score with those of a number of simulations; None for an unusable design."""
        ...

    def gallery_entry(self, code: str) -> Any:
        """Returns a state in which seat 0 has the design and nothing else is visible."""
        ...

    def designs_in(self, match: "Match[Any, Any, Any]") -> Sequence[Design]:
        """Returns the comparable designs of a finished match."""
        ...
