"""A request that changes nothing, and why."""

from typing import Literal, TypeVar

import msgspec

from tavolata.core.errors import TavolataError
from tavolata.server.wire import Refused
from tavolata.words import say

Code = Literal["malformed", "oversized", "unauthorised", "stale", "illegal", "not-now", "unknown-table"]

T = TypeVar("T")


class Refusal(TavolataError):
    """Raised wherever a request turns out to be one that cannot be granted."""

    def __init__(self, code: Code, sentence: str, rule: str | None = None) -> None:
        self.code = code
        self.rule = rule
        super().__init__(sentence)

    @property
    def message(self) -> Refused:
        """The refusal as it is sent."""
        return Refused(self.code, str(self), self.rule)


def refusal(code: Code, reason: str, **facts: str | int) -> Refusal:
    """A refusal with a sentence of the catalogue."""
    return Refusal(code, say(f"server.refusal.{reason}", facts))


def read(text: str | bytes, decoder: "msgspec.json.Decoder[T]") -> T:
    """What somebody sent, if it is what it has to be."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, ValueError) as error:
        raise refusal("malformed", "malformed", why=str(error)) from error
    except RecursionError as error:
        raise refusal("malformed", "nested") from error
