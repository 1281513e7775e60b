"""How many messages a site of a million players hands on, and which part breaks first: `python -m bench.fanout [--players 1000000]`.

A site is drawn by lot, table by table, and counted; what each message, read and lease costs is measured here on a real PostgreSQL and a
real Redis, and what a move costs a server and the database is taken from what `python -m bench site` found.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple

from redis import asyncio as asyncio_redis

from bench import results
from bench.houses import House
from tavolata.server.cluster import database_leases, peers
from tavolata.server.store.base import Holder, LogRow, TableRow
from tavolata.server.store.postgres import PostgresStore
from tests.server.postgres import Postgres, query
from tests.server.redis import Redis

PLAYERS = (1_000, 10_000, 100_000, 1_000_000)
DRAWN = 100_000
"""So many players at most are drawn by lot; larger sites are as many times as large."""
PACE_SECONDS = 8.0
"""A table writes a line so often: people think, and bots take their time."""
DRIVEN = 0.5
"""So many of the tables have bots or a clock."""
WATCHED, MOST_WATCHERS = 0.1, 5_000
"""So many have people who watch, few of them many."""
CORE = 0.6
"""A core is full at this load: beyond it those who wait wait too long."""
SEATS = (2, 4)
TABLES_A_PROCESS = 1_000
"""So many tables one process is given."""
WAYS = ("one process", "all processes")
MEASURED, TIMES = 2_000, 5
AT_ONCE = 50
"""So much waits together under load."""
EARS = 6
NEWS_BYTES = 80


class Rates(NamedTuple):
    """What happens in a second, all over the site."""

    lines: float
    told: float
    """Messages to people."""
    news: float
    """Messages that Redis takes,"""
    heard: float
    """and those that it hands on."""
    reads: float
    """Lines that a process reads because another one wrote them."""
    leases: float
    """Leases that are made longer."""

    def times(self, factor: float) -> "Rates":
        """A site that is so many times as large."""
        return Rates(*(rate * factor for rate in self))


class Costs(NamedTuple):
    """Microseconds of processor: of a server for a move and for one that it reads, of the database for a line, a read and a lease, of the
    bus for a message that it takes and hands on to one process, in play and by itself, and for each further process that hears it.

    And the bytes that a line takes on the disk, with its index.
    """

    server: float
    follow: float
    line: float
    read: float
    lease: float
    news: float
    news_alone: float
    heard: float
    line_bytes: float


def drawn(players: int, processes: int, lot: Random) -> Rates:
    """The rates of a site, drawn table by table; those of a table come to any of so many processes."""
    few, found, seated = min(players, DRAWN), Rates(0, 0, 0, 0, 0, 0), 0
    while seated < few:
        seats = lot.randint(*SEATS)
        found = Rates(*map(sum, zip(found, _of_table(seats, processes, lot), strict=True)))
        seated += seats
    return found.times(players / few)


def _of_table(seats: int, processes: int, lot: Random) -> Rates:
    """The rates of one table whose people come to any of so many processes."""
    watchers = min(int(lot.paretovariate(0.9)), MOST_WATCHERS) if lot.random() < WATCHED else 0
    people = seats + watchers
    places = len({lot.randrange(processes) for _ in range(people)})
    lines = 1 / PACE_SECONDS
    is_driven = lot.random() < DRIVEN
    shown = lines * seats if is_driven else 0  # who was shown a line says so where bots wait for it
    news = lines + places * 1000 / peers.BEAT + shown
    lease = 1000 / (database_leases.TERM - database_leases.RENEWED) if is_driven else 0
    return Rates(lines, lines * people, news, news * places, lines * (places - 1), lease)


async def _spent(house: House, times: int, work: Awaitable[None]) -> float:
    """The microseconds of processor that something takes which is done so many times."""
    before = house.processor()
    await work
    return (house.processor() - before) / times * 1e6


def measured() -> Costs:
    """What each thing costs, on parts that are started for it."""
    server, line, news = (_known("PostgreSQL and Redis, one process", part) for part in ("server_us", "database_us", "bus_us"))
    apart, together = (_known(f"2 of a quarter core, a table at {way}", "server_us") for way in WAYS)
    postgres, redis = Postgres(), Redis()
    try:
        database = postgres.new_database()
        read, lease = asyncio.run(_database_costs(PostgresStore.open(database), House(postgres.pid, 0)))
        ((line_bytes,),) = query(database, "SELECT pg_total_relation_size('log')::float / count(*) FROM log")
        alone, heard = asyncio.run(_bus_costs(redis.url, House(redis.pid, 0)))
    finally:
        redis.kill()
        postgres.close()
    return Costs(server, together - apart, line, read, lease, news, alone, heard, line_bytes)


def _known(case: str, part: str) -> float:
    """What a move cost a part of a site that was measured."""
    found = results.kept().get("site", {}).get(case)
    if found is None:
        raise SystemExit("What a move costs is not known yet: run 'python -m bench site' first.")
    return float(found[part]["median"])


async def _database_costs(store: PostgresStore, house: House) -> tuple[float, float]:
    """A read of one line, and a lease, each as a server asks for it under load: many at once where it does so."""
    names = [f"table-{number}" for number in range(MEASURED)]
    for name in names:
        await store.write([_row(name)], [LogRow(name, 0, 0, "roll", 0)])
    await store.take_leases("bench", names, database_leases.TERM)

    async def read() -> None:
        for _ in range(TIMES):
            await _by_batches(names, lambda name: store.read_since(name, 0))

    async def renew() -> None:
        for _ in range(TIMES):
            await store.take_leases("bench", names, database_leases.TERM)

    costs = await _spent(house, TIMES * MEASURED, read()), await _spent(house, TIMES * MEASURED, renew())
    await store.leave()
    return costs


async def _by_batches(names: list[str], ask: Callable[[str], Awaitable[Any]]) -> None:
    for first in range(0, len(names), AT_ONCE):
        await asyncio.gather(*(ask(name) for name in names[first : first + AT_ONCE]))


def _row(name: str) -> TableRow:
    return TableRow(name, 0, "lucky-loop", 1, 2, {}, True, "phrases", "", 0, (Holder(), Holder()))


async def _bus_costs(url: str, house: House) -> tuple[float, float]:
    """What Redis takes for a message by itself that one process hears, and, where many come together, for each further process."""
    one, many = [await _bus_cost(url, house, ears, AT_ONCE) for ears in (1, EARS)]
    return await _bus_cost(url, house, 1, 1), (many - one) / (EARS - 1)


async def _bus_cost(url: str, house: House, ears: int, at_once: int) -> float:
    client = asyncio_redis.from_url(url)
    hearing = [client.pubsub() for _ in range(ears)]
    for ear in hearing:
        await ear.subscribe("bench")
        await ear.get_message(timeout=10)  # that it hears from now on

    async def publish() -> None:
        for _ in range(MEASURED):
            pipeline = client.pipeline(transaction=False)
            for _ in range(at_once):
                pipeline.publish("bench", b"." * NEWS_BYTES)
            await pipeline.execute()

    spent = await _spent(house, MEASURED * at_once, publish())
    for ear in hearing:
        await ear.aclose()  # type: ignore[no-untyped-call]
    await client.aclose()
    return spent


def cores(rates: Rates, costs: Costs) -> dict[str, float]:
    """How many cores each part keeps busy."""
    spent = {
        "servers": rates.lines * costs.server + rates.reads * costs.follow,
        "PostgreSQL": rates.lines * costs.line + rates.reads * costs.read + rates.leases * costs.lease,
        "Redis": rates.news * costs.news + (rates.heard - rates.news) * costs.heard,
        "Redis, each message by itself": rates.news * costs.news_alone + (rates.heard - rates.news) * costs.heard,
    }
    return {part: microseconds / 1e6 / CORE for part, microseconds in spent.items()}


def main(players: int | None = None) -> None:
    """Measure, draw sites of each size, and tell what they need."""
    costs = measured()
    results.keep("fanout", "costs", costs._asdict())
    print("microseconds of processor, and bytes: " + ", ".join(f"{name} {value:.0f}" for name, value in costs._asdict().items()))
    for count in [players] if players else PLAYERS:
        for way, scattered in zip(WAYS, (False, True), strict=True):
            processes = max(1, count // (TABLES_A_PROCESS * sum(SEATS) // 2)) if scattered else 1
            rates = drawn(count, processes, Random(1))  # noqa: S311 - these dice are no secret
            needed = cores(rates, costs)
            results.keep("fanout", f"{count} players, a table at {way}", {"rates": rates._asdict(), "cores": needed})
            told = ", ".join(f"{name} {value:,.0f}" for name, value in rates._asdict().items())
            print(f"{count:,} players, a table at {way}: a second {told}; cores {', '.join(f'{p} {n:,.1f}' for p, n in needed.items())}")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.fanout", description=__doc__)
    parser.add_argument("--players", type=int)
    main(**vars(parser.parse_args()))
