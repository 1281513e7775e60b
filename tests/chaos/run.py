"""A run: tables of all games under load, a server that is killed and starved, and at the end the proof."""

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
from tests.chaos.corruption import damages
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.chaos.server import Server, free_port
from tests.chaos.timeouts import Clock
from tests.server.stores import AnyStore, in_store

GAMES = ("lucky-loop", "bomb-busters", "galaxy-trucker")

_HALF_REQUESTS = (b"", b"GET /ws/x HTTP/1.1\r\nUpgr", b"POST /api/tables HTTP/1.1\r\nContent-Length: 900\r\n\r\n{")


@dataclass(frozen=True)
class Plan:
    """How much is done in a run, and the seed that it is repeated by."""

    seed: int
    kills: int
    tables: int
    at_once: int = 60
    lines: int = 120
    """A table is played until its log has so many lines, or its game is over."""
    life: float = 3
    """For so many seconds at most a server lives."""
    within: float | None = None
    """So many seconds at most anybody may be without a line; not asked where the machine may be busy with other things."""
    flips: int = 20
    pages: int = 5
    """How many bits are flipped and pages damaged in the end, each in a copy."""


@dataclass
class Outcome:
    """What was done, and whatever is wrong."""

    done: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Torture:
    """A run in a folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan = plan
        self._lot = random.Random(plan.seed)
        self._server = Server(folder / "data", free_port())
        self._port = self._server.port
        """Where people come to."""
        self._histories: dict[str, list[History]] = {}
        self._players: list[Player] = []
        self._clock = Clock()
        self.outcome = Outcome()

    async def run(self) -> Outcome:
        """All of it."""
        players = [asyncio.create_task(self._keep_playing()) for _ in range(min(self._plan.at_once, self._plan.tables))]
        loiterers = [asyncio.create_task(self._loiter()) for _ in range(5)]
        for kill in range(self._plan.kills):
            await self._one_life(kill)
        await self._last_life(players)
        for task in (*players, *loiterers):
            task.cancel()
        await asyncio.gather(*players, *loiterers, return_exceptions=True)
        await asyncio.to_thread(self._prove)
        self.outcome.faults += await damages(self._server.folder, self._lot, self._plan.flips, self._plan.pages)
        self.outcome.done.update({"bits flipped": self._plan.flips, "pages damaged": self._plan.pages})
        return self.outcome

    # Load

    async def _keep_playing(self) -> None:
        """Play one table after the other."""
        while len(self._histories) < self._plan.tables:
            if (table := await self._open()) is not None:
                await asyncio.gather(*(player.play() for player in table))

    async def _open(self) -> list[Player] | None:
        """A new table with people and perhaps bots; None if the server died over it."""
        game = self._lot.choice(GAMES)
        seats = self._lot.randint(2, 4)
        people = self._lot.randint(1, seats)
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

    async def _loiter(self) -> None:
        """Connections that are opened, half a request sent over some of them, and then forgotten or cut."""
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                try:
                    writer.write(self._lot.choice(_HALF_REQUESTS))
                    await asyncio.sleep(self._lot.uniform(0, 1))
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.1)

    # Death

    async def _one_life(self, kill: int) -> None:
        """Start, live for a while, and die; some die while they start, some have no room to write, some a clock that jumps."""
        lot, how = self._lot, self._lot.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM])
        is_full = lot.random() < 0.1 and (self._server.folder / FILE).exists()
        skew = f"{self._plan.seed} {kill}" if lot.random() < 0.5 else None
        await self._server.start(skew=skew, most_bytes=self._room() if is_full else None)
        if lot.random() < 0.25:
            await asyncio.sleep(lot.uniform(0, self._plan.life))
            await self._server.stop(how)
            self.outcome.done[f"{how.name} while it starts"] += 1
            return
        is_there = await self._server.ready()
        await asyncio.sleep(lot.uniform(0.05, self._plan.life) + is_full)  # until the little room is used up
        status = await self._server.stop(how)
        self.outcome.done[f"{how.name} under load" + (", disk full" if is_full else "") + (", clock set" if skew else "")] += 1
        if (is_there and how == signal.SIGTERM and status != 0) or not (is_there or is_full):
            self.outcome.faults.append(f"life {kill} ended with status {status}, see complaints.txt")

    def _room(self) -> int:
        """So few bytes that what is written last soon finds no room; less than the first of these and nothing can be opened."""
        beside = self._server.folder / f"{FILE}-wal"
        return max(beside.stat().st_size if beside.exists() else 0, 33_000) + self._lot.randint(0, 8_000)

    async def _last_life(self, players: list["asyncio.Task[None]"]) -> None:
        """Everybody comes back, and all that is left is played to its end; then the server stops in good order."""
        await self._server.start()
        if not await self._server.ready():
            self.outcome.faults.append("the last server did not start, see complaints.txt")
        await asyncio.wait(players, timeout=900)
        waiting = sum(not task.done() for task in players)
        if waiting:
            self.outcome.faults.append(f"{waiting} tables did not go on in the end")
        if status := await self._server.stop(signal.SIGTERM):
            self.outcome.faults.append(f"the last server ended with status {status}")

    # Proof

    def _prove(self) -> None:
        """The main file alone has all that anybody was told, and all of it replays."""
        alone = self._server.folder.parent / "alone"
        alone.mkdir()
        shutil.copy(self._server.folder / FILE, alone / FILE)
        self._compare(alone)
        self.outcome.done["writes refused for want of room"] = self._server.complaints.count("could not be saved")

    def _compare(self, place: StoreLocation) -> None:
        """What is kept in a place with what everybody was told."""
        findings = list(check(place))
        self.outcome.faults += [f"{finding.table}: {finding.fault}" for finding in findings if finding.fault]
        for table, people in self._histories.items():
            saved = in_store(place, partial(_read, table))
            found = disagreements(*saved, people) if saved else iter(["it is not in the store"])
            self.outcome.faults += [f"{table}: {fault}" for fault in found]
            self._count(people)
        self.outcome.done["tables"] = len(self._histories)
        self.outcome.done["lines in the logs"] = sum(finding.lines for finding in findings)

    def _count(self, people: list[History]) -> None:
        done = self.outcome.done
        for person in people:
            done["connections"] += person.resumed
            done["actions acknowledged"] += sum(sent.line is not None for sent in person.sent)
            done["actions whose answer was lost"] += sum(sent.is_lost for sent in person.sent)
            done["lines told"] += person.n
            done["moves taken back"] += sum(event["kind"] == "taken-back" for line in person.told.values() for event in line["events"])


async def _read(table: str, store: AnyStore) -> tuple[TableRow, list[LogRow]] | None:
    return await store.read(table)
