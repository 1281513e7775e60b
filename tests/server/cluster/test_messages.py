"""What processes tell each other of a table: in whatever order it is heard, all know the same in the end."""

from itertools import permutations

import pytest

from tavolata.server.cluster.messages import Aside, News, Notes, heard, told
from tavolata.server.identity import Key
from tavolata.server.protocol.messages import Wish
from tavolata.server.tables.inactivity import Votes
from tavolata.server.tables.takeback import Wished

NOTES = Notes("one", 3, 1, 700, [Key("k")], 2, None, Wished(1, Wish(0, 2, [1, 2])), Votes(1, frozenset({2})), {1: 500}, is_asking=True)


@pytest.mark.parametrize("gossip", [News(3, 1), Aside(None, b"{}"), Aside(1, b"{}"), NOTES])
def test_what_is_told_is_heard(gossip: News | Aside | Notes) -> None:
    assert heard(told(gossip)) == gossip


@pytest.mark.parametrize("news", [b"", b"\xff", b"\x93\xa5other\x01\x02"])
def test_what_another_version_says_is_passed_over(news: bytes) -> None:
    assert heard(news) is None


def test_who_agrees_at_the_same_moment_elsewhere_has_agreed() -> None:
    asked = Wished().now(Wish(0, 2, [1, 2]))
    here, there = asked.now(Wish(0, 2, [2])), asked.now(Wish(0, 2, [1]))
    assert here.with_that_of(there) == there.with_that_of(here) == Wished(1, Wish(0, 2, []))


def test_what_was_declined_is_not_wanted_again_by_who_has_not_heard_of_it() -> None:
    asked = Wished().now(Wish(0, 2, [1]))
    assert asked.now(None).with_that_of(asked) == asked.with_that_of(asked.now(None)) == Wished(2)


def test_nobody_wants_anything_and_that_does_not_change() -> None:
    assert Wished().now(None) == Wished()


def test_all_orders_lead_to_the_same() -> None:
    wishes = [Wished(2, Wish(0, 2, [1])), Wished(2, Wish(1, 4, [0])), Wished(1, Wish(0, 2, [])), Wished(2, Wish(0, 2, []))]
    votes = [Votes(1, frozenset({0})), Votes(1, frozenset({2})), Votes(0, frozenset({1, 2}))]
    assert len({_blended(order) for order in permutations(wishes)}) == 1
    assert {_counted(order) for order in permutations(votes)} == {Votes(1, frozenset({0, 2}))}


def _blended(order: tuple[Wished, ...]) -> str:
    known = Wished()
    for wished in order:
        known = known.with_that_of(wished)
    return repr(known)


def _counted(order: tuple[Votes, ...]) -> Votes:
    known = Votes()
    for votes in order:
        known = known.with_those_of(votes)
    return known
