"""The coach of a game: what a player may ask about it, and what is answered, in the game's own vocabulary."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.errors import LocalizedError, TavolataError
from tavolata.core.protocols.consequences import LocalizedText

if TYPE_CHECKING:
    from tavolata.core.observation import Observation

QuestionTiming: TypeAlias = Literal["to-act", "any-time"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that a player may ask."""

    timing: ClassVar[QuestionTiming] = "any-time"
    """By a seat that may act, about its choices; or at any time, about the position."""


class Answer(msgspec.Struct, frozen=True, tag_field="kind"):
    """What the coach says to a question."""


class Hint(Question, frozen=True, tag="hint"):
    """What should I do? A game whose coach has an answer names this among its questions, and `Hinted` among its answers."""

    timing: ClassVar[QuestionTiming] = "to-act"


class HintMessage(Answer, frozen=True, tag="hinted"):
    """A hint in three grades, to be read one after the other: where to look, what to consider, what to do and why, in figures."""

    thing: str
    """What to look at, as the table names it."""
    look: LocalizedText
    consider: LocalizedText
    do: LocalizedText
    actions: tuple[str, ...]
    """What is advised, in the game's notation, as one move."""


class BadPosition(TavolataError):
    """A position that somebody wrote down, and that cannot be."""


class PositionFault(LocalizedError):
    """One reason why a position cannot be."""


class InvalidPosition(BadPosition):
    """A position that cannot be, with every reason."""

    def __init__(self, faults: Sequence[PositionFault]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.message for fault in faults))


class Advisor(Protocol):
    """The methods that have a body are for games whose coach knows more."""

    questions: Any = None
    """The union of the questions that may be asked at a table; None where there are none."""
    answers: Any = None

    def answer(self, observation: "Observation[Any, Any]", question: Any) -> Answer | None:
        """What one seat, or a spectator, may be told about the position; None where their table does not tell it."""
        raise AssertionError(f"nobody may ask {question!r} of a position")

    def analyse(self, position: object) -> dict[str, Any]:
        """What the solver knows of a position that was written down as JSON-able data; `BadPosition` where it cannot be."""
        ...

    def explain(self, result: Mapping[str, Any]) -> Sequence[LocalizedText]:
        """What was found, in sentences for people; none where they have to read the figures as they are."""
        return ()
