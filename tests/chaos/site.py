"""A chaos run on a site: three servers on one database and one Redis, behind a proxy, each killed, paused and disconnected."""

import asyncio
import signal
from contextlib import nullcontext
from pathlib import Path

from tests.chaos.run import ChaosPlan, ChaosRun, Outcome
from tests.chaos.server import Server, free_port
from tests.server.postgres import Postgres, query
from tests.server.proxy import Proxy
from tests.server.redis import Redis

SERVERS = 3
_PAUSE = 7.0
"""The longest pause of a server in seconds, in which its leases expire."""
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tavolata' AND random() < 0.5"


class SiteChaosRun(ChaosRun):
    """A run on a whole site."""

    def __init__(self, plan: ChaosPlan, folder: Path, postgres: Postgres) -> None:
        super().__init__(plan, folder)
        self._postgres = postgres
        self._database = postgres.new_database()
        self._redis = Redis()
        self._notices_silence = False
        settings = ("--database", self._database, "--bus", self._redis.url)
        self._servers = [Server(folder / f"server-{number}", free_port(), *settings) for number in range(SERVERS)]

    async def run(self) -> Outcome:
        """Play, inject faults and verify; returns the outcome."""
        ticking = asyncio.create_task(self._clock.run())
        try:
            for server in self._servers:
                await self._start(server)
            with Proxy([server.port for server in self._servers]) as proxy:
                await self._play_with_faults(proxy)
        finally:
            ticking.cancel()
            for server in self._servers:
                await server.stop(signal.SIGTERM)
            self._redis.kill()
        self._report_outages()
        await asyncio.to_thread(self._compare, self._database)
        return self.outcome

    def _report_outages(self) -> None:
        """Report the longest outages of clients; two of the three servers can always accept them."""
        longest = max((player.watch.longest for player in self._players), default=0.0)
        self.outcome.done["longest outage in milliseconds, without those of the whole site"] = round(longest * 1000)
        of_all = max((player.watch.longest_wall_clock for player in self._players), default=0.0)
        self.outcome.done["longest outage in milliseconds"] = round(of_all * 1000)
        if self._plan.within is not None:
            late = [player.history for player in self._players if player.watch.longest > self._plan.within]
            self.outcome.faults += [f"{one.table}: seat {one.seat} was not back within {self._plan.within} seconds" for one in late]

    async def _play_with_faults(self, proxy: Proxy) -> None:
        self._port, self._notices_silence = proxy.port, proxy.notices_silence
        self.outcome.done[f"proxies ({proxy.name})"] = 1
        players = [asyncio.create_task(self._play_tables()) for _ in range(min(self._plan.at_once, self._plan.tables))]
        for _ in range(self._plan.kills):
            await asyncio.sleep(self._random.uniform(0, self._plan.life))
            await self._inject_fault()
        await self._end(players)

    async def _inject_fault(self) -> None:
        """Inject one random fault."""
        often = (self._kill, self._pause)
        seldom = (
            self._stop,
            self._kill_redis,
            self._pause_redis,
            self._stop_postgres,
            self._cut_postgres_connections,
            self._cut_redis_connections,
        )
        how = await self._random.choice((*often, *often, *seldom))()
        self.outcome.done[how] += 1

    async def _kill(self) -> str:
        server = self._random.choice(self._servers)
        await server.stop(signal.SIGKILL)
        await asyncio.sleep(self._random.uniform(0, self._plan.life))
        await self._start(server)
        return "servers killed"

    async def _stop(self) -> str:
        server = self._random.choice(self._servers)
        if status := await server.stop(signal.SIGTERM):
            self.outcome.faults.append(f"a server ended with status {status}, see complaints.txt")
        await self._start(server)
        return "servers stopped in good order"

    async def _pause(self) -> str:
        server = self._random.choice(self._servers)
        with nullcontext() if self._notices_silence else self._clock.excused():
            server.send(signal.SIGSTOP)
            await asyncio.sleep(self._random.uniform(0.1, _PAUSE))
            server.send(signal.SIGCONT)
        return "servers paused"

    async def _kill_redis(self) -> str:
        self._redis.kill()
        await asyncio.sleep(self._random.uniform(0, self._plan.life))
        await asyncio.to_thread(self._redis.start)
        return "Redis killed"

    async def _pause_redis(self) -> str:
        self._redis.signal(signal.SIGSTOP)
        await asyncio.sleep(self._random.uniform(0, _PAUSE))
        self._redis.signal(signal.SIGCONT)
        return "Redis paused"

    async def _stop_postgres(self) -> str:
        with self._clock.excused():
            await asyncio.to_thread(self._postgres.stop)
            await asyncio.sleep(self._random.uniform(0, self._plan.life))
            await asyncio.to_thread(self._postgres.start)
        return "PostgreSQL stopped as by a loss of power"

    async def _cut_postgres_connections(self) -> str:
        await asyncio.to_thread(query, self._database, _CUT)
        return "connections to PostgreSQL cut"

    async def _cut_redis_connections(self) -> str:
        await asyncio.to_thread(self._redis.cut_lines)
        return "connections to Redis cut"

    async def _start(self, server: Server) -> None:
        await server.start()
        if not await server.ready():
            self.outcome.faults.append("a server did not start, see complaints.txt")

    async def _end(self, players: list["asyncio.Task[None]"]) -> None:
        """Finish all games."""
        await asyncio.wait(players, timeout=900)
        if waiting := [task for task in players if not task.done()]:
            self.outcome.faults.append(f"{len(waiting)} tables did not finish")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
