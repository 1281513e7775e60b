"""Refusals: the exceptions for requests that the server rejects, and their messages."""

from typing import Self, TypeVar

import msgspec

from tavolata.core.errors import BadOptions, IllegalAction, LocalizedError
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.i18n import Fact
from tavolata.server.protocol.messages import Code, Refused

T = TypeVar("T")


class Refusal(LocalizedError):
    """Raised for a rejected request, which has changed nothing."""

    code: Code
    rule: str | None = None
    more: tuple[LocalizedError, ...] = ()

    @classmethod
    def of(cls, code: Code, *faults: LocalizedError) -> Self:
        """A refusal for one or more reasons."""
        first, *others = faults
        refused = cls(first.key, **first.facts)
        refused.code, refused.more = code, tuple(others)
        refused.rule = first.rule if isinstance(first, IllegalAction) else None
        return refused

    @property
    def as_message(self) -> Refused:
        """The message for the client, which translates its key."""
        more = [LocalizedText(fault.key, dict(fault.facts)) for fault in self.more]
        return Refused(self.code, self.key, dict(self.facts), self.rule, more)


class WrongProcess(Refusal):
    """Raised for a request that only another process of the site can serve; a proxy or the client retries there."""


def refusal(code: Code, reason: str, **facts: Fact) -> Refusal:
    """A refusal with a message of the server."""
    return Refusal.of(code, LocalizedError(f"server.refusal.{reason}", **facts))


def invalid_options(error: BadOptions) -> Refusal:
    """The refusal of a table with invalid options."""
    return Refusal.of("malformed", *error.faults)


UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
"""The exceptions of decoders for malformed data."""


def unreadable(error: Exception) -> Refusal:
    """The refusal of data that could not be decoded."""
    if isinstance(error, RecursionError):
        return refusal("malformed", "nested")
    return refusal("malformed", "malformed", why=str(error))


def decode_request(text: str | bytes, decoder: "msgspec.json.Decoder[T]") -> T:
    """Decode a request; raises a refusal if it is malformed."""
    try:
        return decoder.decode(text)
    except UNREADABLE as error:
        raise unreadable(error) from error
