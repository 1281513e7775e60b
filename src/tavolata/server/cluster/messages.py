"""The messages between processes that have loaded the same table, and the merging of their states."""

from typing import TypeAlias

import msgspec

from tavolata.core.game import Seat
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import TakeBackRequest
from tavolata.server.tables.inactivity import Votes
from tavolata.server.tables.takeback import TakebackState


class TableWritten(msgspec.Struct, frozen=True, array_like=True, tag="news"):
    """Peer message: a table was written and now has n lines and this revision."""

    n: int
    revision: int


class TransientMessage(msgspec.Struct, frozen=True, array_like=True, tag="aside"):
    """Peer message: an encoded message for the clients of a seat, or for all clients, which is not stored."""

    seat: Seat | None
    message: bytes


class PeerState(msgspec.Struct, frozen=True, array_like=True, tag="notes"):
    """Peer message: the state of a table in one process beside its log, sent at every change and heartbeat."""

    process: str
    n: int
    revision: int
    time: int | None
    """The time of the match, once it has begun."""
    present: list[Key]
    """The seated players who are connected to this process."""
    spectator_count: int
    lines_shown: int | None
    """The lines that all seated clients of this process have animated, of those that report it."""
    takeback: TakebackState
    votes: Votes
    grace_periods: dict[Seat, int]
    """The milliseconds for which the others wait for a seat."""
    is_asking: bool = False
    """Whether the other processes must send their states."""


AnyPeerMessage: TypeAlias = TableWritten | TransientMessage | PeerState

_decoder: msgspec.msgpack.Decoder[AnyPeerMessage] = msgspec.msgpack.Decoder(AnyPeerMessage)
_encode = msgspec.msgpack.Encoder().encode


def encode(message: AnyPeerMessage) -> bytes:
    """Encode a peer message."""
    return _encode(message)


def decode(data: bytes) -> AnyPeerMessage | None:
    """Decode a peer message; None for a message of another version of the program."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError:
        return None


def merge(mine: PeerState, other: PeerState) -> PeerState:
    """Merge the state of another process into the own state; the order of merges does not matter.

    - The log is never merged; a state with more lines only causes a read of the store.
    - Of two times of the match the later one wins.
    - Of two take-back requests the one with more changes wins, if both processes have the same log; consents add up.
    - Of two votes the one with more earlier votes wins; agreements add up.
    - Of two grace periods of a seat the longer one wins.
    """
    has_same_log = mine.n == other.n
    return msgspec.structs.replace(
        mine,
        time=None if mine.time is None else max(mine.time, other.time or 0),
        takeback=merge_takebacks(mine.takeback, other.takeback) if has_same_log else mine.takeback,
        votes=merge_votes(mine.votes, other.votes),
        grace_periods=_longest(mine.grace_periods, other.grace_periods),
    )


def _longest(mine: dict[Seat, int], other: dict[Seat, int]) -> dict[Seat, int]:
    return {seat: max(mine.get(seat, 0), other.get(seat, 0)) for seat in mine | other}


def merge_takebacks(mine: TakebackState, other: TakebackState) -> TakebackState:
    """The newer of two take-back states; of equal age the one of the earlier request, with the consents of both."""
    if mine.count != other.count:
        return max(mine, other, key=lambda state: state.count)
    one, two = mine.request, other.request
    if one is None or two is None:
        return mine if one is None else other
    if (one.seat, one.n) != (two.seat, two.n):
        return mine if (one.seat, one.n) < (two.seat, two.n) else other
    return TakebackState(mine.count, TakeBackRequest(one.seat, one.n, [seat for seat in one.awaited if seat in two.awaited]))


def merge_votes(mine: Votes, other: Votes) -> Votes:
    """The newer of two votes; of equal age the agreements of both."""
    if mine.count != other.count:
        return max(mine, other, key=lambda votes: votes.count)
    return Votes(mine.count, mine.seats | other.seats)
