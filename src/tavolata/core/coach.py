"""The coach of a game: what a player may ask about it, and what is answered, in the game's own vocabulary."""

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.errors import TavolataError

if TYPE_CHECKING:
    from tavolata.core.match import Match
    from tavolata.core.sight import Sight

Asked: TypeAlias = Literal["to-act", "any-time", "over"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that a player may ask."""

    asked: ClassVar[Asked] = "any-time"
    """By a seat that may act, about its choices; at any time, about the position; or once it is over, about the whole match."""


class Answer(msgspec.Struct, frozen=True, tag_field="kind"):
    """What the coach says to a question."""


class BadPosition(TavolataError):
    """A position that somebody wrote down, and that cannot be."""


class Coach(Protocol):
    """The methods that have a body are for games whose coach knows more."""

    questions: Any = None
    """The union of the questions that may be asked at a table; None where there are none."""
    answers: Any = None

    def answer(self, sight: "Sight[Any, Any]", question: Any) -> Answer | None:
        """What one seat, or a spectator, may be told about the position; None where their table does not tell it."""
        raise AssertionError(f"nobody may ask {question!r} of a position")

    def look_back(self, match: "Match[Any, Any, Any]", question: Any) -> Answer:
        """What is to be said of a match that is over."""
        raise AssertionError(f"nobody may ask {question!r} of a match")

    def analyse(self, position: object) -> dict[str, Any]:
        """What the solver knows of a position that was written down as JSON-able data; `BadPosition` where it cannot be."""
        ...
