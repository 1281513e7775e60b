"""What the processes that have one table in use tell each other about it."""

from typing import TypeAlias

import msgspec

from tavolata.core.game import Seat
from tavolata.server.identity import Key
from tavolata.server.tables.inactivity import Votes
from tavolata.server.tables.takeback import Wished


class News(msgspec.Struct, frozen=True, array_like=True, tag="news"):
    """The table was written: its log has n lines now, and this is its revision."""

    n: int
    revision: int


class Aside(msgspec.Struct, frozen=True, array_like=True, tag="aside"):
    """A message for everybody, or for who sits on a seat, that is not kept: as it goes over the wire."""

    seat: Seat | None
    message: bytes


class Notes(msgspec.Struct, frozen=True, array_like=True, tag="notes"):
    """All that one process knows of a table beside the log; it is told whenever it changes, and again and again."""

    process: str
    n: int
    revision: int
    time: int | None
    """The time of the match, once it has begun."""
    present: list[Key]
    """Who is there, of those on the seats,"""
    watching: int
    """and how many others."""
    shown: int | None
    """Up to which line all who sit there and say so have been shown what happened."""
    wished: Wished
    votes: Votes
    patience: dict[Seat, int]
    """For how many milliseconds nobody is asked about a seat."""
    is_asking: bool = False
    """Whether the others are to tell their notes in turn."""


AnyGossip: TypeAlias = News | Aside | Notes

_decoder: msgspec.msgpack.Decoder[AnyGossip] = msgspec.msgpack.Decoder(AnyGossip)
_encode = msgspec.msgpack.Encoder().encode


def told(gossip: AnyGossip) -> bytes:
    """Gossip as it goes over the bus."""
    return _encode(gossip)


def heard(news: bytes) -> AnyGossip | None:
    """Gossip as it came over the bus; None where another version of the program says what we have no word for."""
    try:
        return _decoder.decode(news)
    except msgspec.MsgspecError:
        return None
