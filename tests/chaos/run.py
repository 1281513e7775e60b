"""A chaos run: tables of all games under load, a server that is killed and starved, and a final check."""

import asyncio
import random
import shutil
import signal
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx

from tavolata.server.store.location import StoreLocation
from tavolata.server.store.rows import LogRow, TableRow
from tavolata.server.store.sqlite_file import FILE
from tavolata.server.store.verify import check
from tests.chaos.corruption import check_corruption
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.chaos.server import Server, free_port
from tests.chaos.timeouts import OutageClock
from tests.server.stores import AnyStore, in_store

GAMES = ("lucky-loop", "bomb-busters", "galaxy-trucker")

_HALF_REQUESTS = (b"", b"GET /ws/x HTTP/1.1\r\nUpgr", b"POST /api/tables HTTP/1.1\r\nContent-Length: 900\r\n\r\n{")


@dataclass(frozen=True)
class ChaosPlan:
    """The parameters of a chaos run, and its seed."""

    seed: int
    kills: int
    tables: int
    at_once: int = 60
    lines: int = 120
    """The length of the log at which a table stops."""
    life: float = 3
    """The longest life of a server, in seconds."""
    within: float | None = None
    """The longest outage of a client, in seconds; None where the machine may be busy."""
    flips: int = 20
    pages: int = 5
    """The number of flipped bits and corrupted pages at the end, each in a copy."""


@dataclass
class Outcome:
    """Counts of what was done, and the faults."""

    done: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class ChaosRun:
    """A run with one server on a folder."""

    def __init__(self, plan: ChaosPlan, folder: Path) -> None:
        self._plan = plan
        self._random = random.Random(plan.seed)
        self._server = Server(folder / "data", free_port())
        self._port = self._server.port
        """The port at which the clients connect."""
        self._histories: dict[str, list[History]] = {}
        self._players: list[Player] = []
        self._clock = OutageClock()
        self.outcome = Outcome()

    async def run(self) -> Outcome:
        """Play, inject faults and verify; returns the outcome."""
        players = [asyncio.create_task(self._play_tables()) for _ in range(min(self._plan.at_once, self._plan.tables))]
        half_requests = [asyncio.create_task(self._send_half_requests()) for _ in range(5)]
        for kill in range(self._plan.kills):
            await self._run_once(kill)
        await self._finish_games(players)
        for task in (*players, *half_requests):
            task.cancel()
        await asyncio.gather(*players, *half_requests, return_exceptions=True)
        await asyncio.to_thread(self._verify)
        self.outcome.faults += await check_corruption(self._server.folder, self._random, self._plan.flips, self._plan.pages)
        self.outcome.done.update({"bits flipped": self._plan.flips, "pages damaged": self._plan.pages})
        return self.outcome

    # Load

    async def _play_tables(self) -> None:
        """Play table after table."""
        while len(self._histories) < self._plan.tables:
            if (table := await self._open()) is not None:
                await asyncio.gather(*(player.play() for player in table))

    async def _open(self) -> list[Player] | None:
        """Open a table with people and perhaps bots; None if the server died."""
        game = self._random.choice(GAMES)
        seats = self._random.randint(2, 4)
        people = self._random.randint(1, seats)
        options = {"seconds": "3"} if game == "galaxy-trucker" else {}
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=10) as client:
                address = f"http://127.0.0.1:{self._port}/api/tables"
                answer = await client.post(address, json={"game": game, "seats": seats, "options": options})
            table = str(answer.json()["table"])
        except (httpx.HTTPError, ValueError, KeyError):
            await asyncio.sleep(0.1)
            return None
        self._histories[table] = [History(table, seat) for seat in range(people)]
        players = [Player(self._port, history, seats, people, self._plan.lines, self._clock) for history in self._histories[table]]
        self._players += players
        return players

    async def _send_half_requests(self) -> None:
        """Open connections, send half a request over some of them, and abort them."""
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                try:
                    writer.write(self._random.choice(_HALF_REQUESTS))
                    await asyncio.sleep(self._random.uniform(0, 1))
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.1)

    # Faults

    async def _run_once(self, kill: int) -> None:
        """Start a server and kill it after a while; some die while they start, some have a full disk or a clock that jumps."""
        lot, how = self._random, self._random.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM])
        is_full = lot.random() < 0.1 and (self._server.folder / FILE).exists()
        skew = f"{self._plan.seed} {kill}" if lot.random() < 0.5 else None
        await self._server.start(skew=skew, most_bytes=self._size_limit() if is_full else None)
        if lot.random() < 0.25:
            await asyncio.sleep(lot.uniform(0, self._plan.life))
            await self._server.stop(how)
            self.outcome.done[f"{how.name} while it starts"] += 1
            return
        is_ready = await self._server.ready()
        await asyncio.sleep(lot.uniform(0.05, self._plan.life) + is_full)  # until the disk is full
        status = await self._server.stop(how)
        self.outcome.done[f"{how.name} under load" + (", disk full" if is_full else "") + (", clock set" if skew else "")] += 1
        if (is_ready and how == signal.SIGTERM and status != 0) or not (is_ready or is_full):
            self.outcome.faults.append(f"life {kill} ended with status {status}, see complaints.txt")

    def _size_limit(self) -> int:
        """A file size that the next writes exceed, but not the opening of the store."""
        wal = self._server.folder / f"{FILE}-wal"
        return max(wal.stat().st_size if wal.exists() else 0, 33_000) + self._random.randint(0, 8_000)

    async def _finish_games(self, players: list["asyncio.Task[None]"]) -> None:
        """Finish all games on a last server, and stop it gracefully."""
        await self._server.start()
        if not await self._server.ready():
            self.outcome.faults.append("the last server did not start, see complaints.txt")
        await asyncio.wait(players, timeout=900)
        waiting = sum(not task.done() for task in players)
        if waiting:
            self.outcome.faults.append(f"{waiting} tables did not finish")
        if status := await self._server.stop(signal.SIGTERM):
            self.outcome.faults.append(f"the last server ended with status {status}")

    # Check

    def _verify(self) -> None:
        """Check that the main file alone has every line that a client received, and replays."""
        alone = self._server.folder.parent / "alone"
        alone.mkdir()
        shutil.copy(self._server.folder / FILE, alone / FILE)
        self._compare(alone)
        self.outcome.done["writes refused on a full disk"] = self._server.complaints.count("could not be saved")

    def _compare(self, location: StoreLocation) -> None:
        """Compare a store with the histories of all clients."""
        findings = list(check(location))
        self.outcome.faults += [f"{finding.table}: {finding.fault}" for finding in findings if finding.fault]
        for table, people in self._histories.items():
            saved = in_store(location, partial(_read, table))
            found = disagreements(*saved, people) if saved else iter(["it is not in the store"])
            self.outcome.faults += [f"{table}: {fault}" for fault in found]
            self._count(people)
        self.outcome.done["tables"] = len(self._histories)
        self.outcome.done["lines in the logs"] = sum(finding.lines for finding in findings)

    def _count(self, people: list[History]) -> None:
        done = self.outcome.done
        for person in people:
            done["connections"] += person.connections
            done["actions acknowledged"] += sum(sent.line is not None for sent in person.sent)
            done["actions whose answer was lost"] += sum(sent.is_lost for sent in person.sent)
            done["lines received"] += person.n
            done["moves taken back"] += sum(event["kind"] == "taken-back" for line in person.received.values() for event in line["events"])


async def _read(table: str, store: AnyStore) -> tuple[TableRow, list[LogRow]] | None:
    return await store.read(table)
