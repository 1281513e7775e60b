"""Tests of a site whose pub/sub loses messages: games are delayed, and nothing else goes wrong."""

import asyncio
from collections.abc import Iterator

import pytest

from tavolata.server.protocol import messages
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.server.harness import Moves
from tests.server.redis import Redis
from tests.server.site import Site

LINES = 60

_DEAF = """
import random
from tavolata.server.cluster.redis_pubsub import RedisPubSub

lot, publish, dispatch = random.Random(7), RedisPubSub.publish, RedisPubSub._dispatch

def publish_or_drop(self, topic, data):
    if lot.random() < 0.5:
        publish(self, topic, data)

def dispatch_or_drop(self, kind, topic, data):
    if kind != "message" or lot.random() < 0.5:
        dispatch(self, kind, topic, data)

RedisPubSub.publish, RedisPubSub._dispatch = publish_or_drop, dispatch_or_drop
"""
"""Code for a process that loses half of all messages in both directions."""


_HEARS_OF_NO_GAME = """
from tavolata.server.cluster.messages import decode
from tavolata.server.cluster.peers import RemotePeers

on_message = RemotePeers.on_message

def on_message_before_start(self, data):
    if not getattr(decode(data), "n", 0):
        on_message(self, data)

RemotePeers.on_message = on_message_before_start
"""
"""Code for a process that gets no messages of a table once its log has lines."""


@pytest.fixture
def site(database: str, redis: Redis) -> Iterator[Site]:
    """A site of two processes, the first of which loses half of all messages."""
    with Site(database, redis.url, count=2, first=_DEAF) as running:
        yield running


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters"])
def test_a_game_goes_on_where_half_of_all_news_is_lost(site: Site, game: str) -> None:
    """Bots play and players take moves back; what each client received must equal the log."""
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


def test_who_was_not_told_the_last_that_a_process_wrote_reads_it_when_that_one_falls_silent(database: str, redis: Redis) -> None:
    async def story(site: Site, table: str) -> tuple[int, int]:
        anna = await site.doors[0].sit(table, "Anna", 0)
        ben = await site.doors[1].sit(table, "Ben", 1)
        await anna.until(messages.Table, lambda known: all(info.holder == "person" for info in known.seats))
        await ben.send(messages.Begin())
        return (await ben.expect(Moves)).n, (await anna.until(Moves)).n

    with Site(database, redis.url, count=2, first=_HEARS_OF_NO_GAME) as running:
        written, read = running.tell(story(running, running.doors[1].open_table(seats=2)))
    assert read == written
