"""A request that changes nothing, and why."""

from typing import Self, TypeVar

import msgspec

from tavolata.core.errors import BadOptions, IllegalAction, LocalizedError
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.i18n import Fact
from tavolata.server.protocol.messages import Code, Refused

T = TypeVar("T")


class Refusal(LocalizedError):
    """Raised wherever a request turns out to be one that cannot be granted."""

    code: Code
    rule: str | None = None
    more: tuple[LocalizedError, ...] = ()

    @classmethod
    def of(cls, code: Code, *faults: LocalizedError) -> Self:
        """A refusal for these reasons, one at least."""
        first, *others = faults
        refused = cls(first.key, **first.facts)
        refused.code, refused.more = code, tuple(others)
        refused.rule = first.rule if isinstance(first, IllegalAction) else None
        return refused

    @property
    def sent(self) -> Refused:
        """The refusal as it is sent: it is put into words where it is read."""
        more = [LocalizedText(fault.key, dict(fault.facts)) for fault in self.more]
        return Refused(self.code, self.key, dict(self.facts), self.rule, more)


class NotHere(Refusal):
    """A request that this process cannot grant, and another one of the site can: a proxy may ask that one, or whoever asked comes again."""


def refusal(code: Code, reason: str, **facts: Fact) -> Refusal:
    """A refusal with a sentence of the house."""
    return Refusal.of(code, LocalizedError(f"server.refusal.{reason}", **facts))


def unopenable(error: BadOptions) -> Refusal:
    """The refusal of a table that cannot be opened as asked."""
    return Refusal.of("malformed", *error.faults)


UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
"""What a decoder raises for data that are not what they have to be."""


def unreadable(error: Exception) -> Refusal:
    """The refusal of data that could not be decoded."""
    if isinstance(error, RecursionError):
        return refusal("malformed", "nested")
    return refusal("malformed", "malformed", why=str(error))


def read(text: str | bytes, decoder: "msgspec.json.Decoder[T]") -> T:
    """The decoded data; refused if they cannot be decoded."""
    try:
        return decoder.decode(text)
    except UNREADABLE as error:
        raise unreadable(error) from error
