"""A bus that loses much of what is told: the log is the truth, so that nothing is harmed but the pace."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.redis import Redis
from tests.server.site import Site
from tests.torture.history import History, disagreements
from tests.torture.player import Player

LINES = 60

_DEAF = """
import random
from tavolata.server.redis_bus import RedisBus

lot, tell, hear = random.Random(7), RedisBus.tell, RedisBus._hear

def tell_or_not(self, topic, news):
    if lot.random() < 0.5:
        tell(self, topic, news)

def hear_or_not(self, kind, topic, news):
    if kind != "message" or lot.random() < 0.5:
        hear(self, kind, topic, news)

RedisBus.tell, RedisBus._hear = tell_or_not, hear_or_not
"""
"""A process of which half of all it tells is never heard, and which hears half of what the others tell."""


@pytest.fixture
def site(database: str, redis: Redis) -> Iterator[Site]:
    """The first of its two processes is half deaf."""
    with Site(database, redis.url, count=2, first=_DEAF) as running:
        yield running


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters"])
def test_a_game_goes_on_where_half_of_all_news_is_lost(site: Site, game: str) -> None:
    """With bots, and moves wanted back, of which not all hear; what each of them was told agrees with the log, line by line."""
    table = site.doors[1].open_table(seats=3, game=game)
    people = [History(table, seat) for seat in range(2)]
    ports = [int(door.host.rpartition(":")[2]) for door in site.doors]
    players = [Player(ports[person.seat], person, seats=3, people=2, lines=LINES) for person in people]

    async def story() -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play() for player in players))

    site.tell(story())
    saved = site.saved(table)
    assert list(disagreements(*saved, people)) == []
    assert saved[0].stage == "over" or len(saved[1]) >= LINES
