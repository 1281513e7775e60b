"""The advisor of a game: the questions that a player may ask about a position, and the answers."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias

import msgspec

from tavolata.core.errors import LocalizedError, TavolataError
from tavolata.core.protocols.consequences import LocalizedText

if TYPE_CHECKING:
    from tavolata.core.observation import Observation

QuestionTiming: TypeAlias = Literal["to-act", "any-time"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base class of questions to the advisor."""

    timing: ClassVar[QuestionTiming] = "any-time"
    """When it may be asked: only by a seat that may act (about its choices), or at any time (about the position)."""


class Answer(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base class of the advisor's answers."""


class Hint(Question, frozen=True, tag="hint"):
    """A question: which action is best? A game that answers it lists `HintMessage` among its answers."""

    timing: ClassVar[QuestionTiming] = "to-act"


class HintMessage(Answer, frozen=True, tag="hinted"):
    """An answer: a hint in three steps: where to look, what to consider, and what to do with the reason in numbers."""

    thing: str
    """The id of the element on the table to look at."""
    look: LocalizedText
    consider: LocalizedText
    do: LocalizedText
    actions: tuple[str, ...]
    """The advised actions of one move, in the game's notation."""


class BadPosition(TavolataError):
    """An impossible position given for analysis."""


class PositionFault(LocalizedError):
    """One error of a position given for analysis."""


class InvalidPosition(BadPosition):
    """An impossible position, with all errors."""

    def __init__(self, faults: Sequence[PositionFault]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.message for fault in faults))


class Advisor(Protocol):
    """Answers questions about positions; methods with a body are optional."""

    questions: Any = None
    """The union of the question classes; None without questions. `answers` is the union of the answer classes."""
    answers: Any = None

    def answer(self, observation: "Observation[Any, Any]", question: Any) -> Answer | None:
        """The answer from what one seat, or a spectator, knows; None if the options of the table forbid it."""
        raise AssertionError(f"nobody may ask {question!r} of a position")

    def analyse(self, position: object) -> dict[str, Any]:
        """The solver's analysis of a position given as JSON-able data; raises `BadPosition`."""
        ...

    def explain(self, result: Mapping[str, Any]) -> Sequence[LocalizedText]:
        """The result of `analyse` in sentences; empty if the game has none."""
        return ()
