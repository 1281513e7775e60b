"""Tests of peer messages: states that are merged in any order lead to the same result."""

from itertools import permutations

import msgspec
import pytest

from tavolata.server.cluster.messages import PeerState, TableWritten, TransientMessage, decode, encode, merge, merge_takebacks, merge_votes
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import TakeBackRequest as Asked
from tavolata.server.tables.inactivity import Votes
from tavolata.server.tables.takeback import TakebackState

STATE = PeerState(
    "one",
    3,
    1,
    700,
    [Key("k")],
    2,
    None,
    TakebackState(1, Asked(0, 2, [1, 2])),
    Votes(1, frozenset({2})),
    {1: 500},
    is_asking=True,
)


@pytest.mark.parametrize("gossip", [TableWritten(3, 1), TransientMessage(None, b"{}"), TransientMessage(1, b"{}"), STATE])
def test_what_is_told_is_heard(gossip: TableWritten | TransientMessage | PeerState) -> None:
    assert decode(encode(gossip)) == gossip


@pytest.mark.parametrize("news", [b"", b"\xff", b"\x93\xa5other\x01\x02"])
def test_what_another_version_says_is_passed_over(news: bytes) -> None:
    assert decode(news) is None


def test_who_agrees_at_the_same_moment_elsewhere_has_agreed() -> None:
    asked = TakebackState().with_request(Asked(0, 2, [1, 2]))
    here, there = asked.with_request(Asked(0, 2, [2])), asked.with_request(Asked(0, 2, [1]))
    assert merge_takebacks(here, there) == merge_takebacks(there, here) == TakebackState(1, Asked(0, 2, []))


def test_what_was_declined_is_not_wanted_again_by_who_has_not_heard_of_it() -> None:
    asked = TakebackState().with_request(Asked(0, 2, [1]))
    assert merge_takebacks(asked.with_request(None), asked) == merge_takebacks(asked, asked.with_request(None)) == TakebackState(2)


def test_nobody_wants_anything_and_that_does_not_change() -> None:
    assert TakebackState().with_request(None) == TakebackState()


def test_all_orders_lead_to_the_same() -> None:
    wishes = [
        TakebackState(2, Asked(0, 2, [1])),
        TakebackState(2, Asked(1, 4, [0])),
        TakebackState(1, Asked(0, 2, [])),
        TakebackState(2, Asked(0, 2, [])),
    ]
    votes = [Votes(1, frozenset({0})), Votes(1, frozenset({2})), Votes(0, frozenset({1, 2}))]
    assert len({_blended(order) for order in permutations(wishes)}) == 1
    assert {_counted(order) for order in permutations(votes)} == {Votes(1, frozenset({0, 2}))}


def _blended(order: tuple[TakebackState, ...]) -> str:
    known = TakebackState()
    for wished in order:
        known = merge_takebacks(known, wished)
    return repr(known)


def _counted(order: tuple[Votes, ...]) -> Votes:
    known = Votes()
    for votes in order:
        known = merge_votes(known, votes)
    return known


def test_of_another_process_only_what_is_newer_is_believed() -> None:
    other = PeerState("two", 3, 9, 900, [], 5, None, TakebackState(1, Asked(0, 2, [2])), Votes(1, frozenset({1})), {1: 200, 0: 50})
    merged = merge(STATE, other)
    assert (merged.process, merged.n, merged.revision) == ("one", 3, 1)
    assert (merged.time, merged.grace_periods) == (900, {0: 50, 1: 500})
    assert (merged.takeback, merged.votes) == (TakebackState(1, Asked(0, 2, [2])), Votes(1, frozenset({1, 2})))


def test_a_request_of_a_process_with_another_log_is_not_believed() -> None:
    other = msgspec.structs.replace(STATE, n=4, takeback=TakebackState(7, None))
    assert merge(STATE, other).takeback == STATE.takeback


def test_the_time_of_a_match_that_has_not_begun_here_is_not_believed() -> None:
    assert merge(msgspec.structs.replace(STATE, time=None), STATE).time is None
