"""Three servers on one database and one bus behind a proxy: each part is killed, paused and cut off in turn, and nothing is lost."""

import asyncio
import signal
from contextlib import nullcontext
from pathlib import Path

from tests.chaos.run import Outcome, Plan, Torture
from tests.chaos.server import Server, free_port
from tests.server.postgres import Postgres, query
from tests.server.proxy import Proxy
from tests.server.redis import Redis

SERVERS = 3
_PAUSE = 7.0
"""For so many seconds at most a server stands still: its leases end meanwhile."""
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tavolata' AND random() < 0.5"


class SiteTorture(Torture):
    """A run on a whole site."""

    def __init__(self, plan: Plan, folder: Path, postgres: Postgres) -> None:
        super().__init__(plan, folder)
        self._postgres = postgres
        self._database = postgres.new_database()
        self._redis = Redis()
        self._notices_silence = False
        settings = ("--database", self._database, "--bus", self._redis.url)
        self._servers = [Server(folder / f"server-{number}", free_port(), *settings) for number in range(SERVERS)]

    async def run(self) -> Outcome:
        """All of it."""
        ticking = asyncio.create_task(self._clock.run())
        try:
            for server in self._servers:
                await self._start(server)
            with Proxy([server.port for server in self._servers]) as proxy:
                await self._play_under_harm(proxy)
        finally:
            ticking.cancel()
            for server in self._servers:
                await server.stop(signal.SIGTERM)
            self._redis.kill()
        self._take_time()
        await asyncio.to_thread(self._compare, self._database)
        return self.outcome

    def _take_time(self) -> None:
        """For how long people were without a line; the two others of the three are there to take them, whatever happens to one."""
        longest = max((player.watch.longest for player in self._players), default=0.0)
        self.outcome.done["milliseconds until the slowest was back, by the clock of the site"] = round(longest * 1000)
        of_all = max((player.watch.longest_of_all for player in self._players), default=0.0)
        self.outcome.done["milliseconds until the slowest was back, whatever stood in the way"] = round(of_all * 1000)
        if self._plan.within is not None:
            late = [player.history for player in self._players if player.watch.longest > self._plan.within]
            self.outcome.faults += [f"{one.table}: seat {one.seat} was not back within {self._plan.within} seconds" for one in late]

    async def _play_under_harm(self, proxy: Proxy) -> None:
        self._port, self._notices_silence = proxy.port, proxy.notices_silence
        self.outcome.done[f"proxies ({proxy.name})"] = 1
        players = [asyncio.create_task(self._keep_playing()) for _ in range(min(self._plan.at_once, self._plan.tables))]
        for _ in range(self._plan.kills):
            await asyncio.sleep(self._lot.uniform(0, self._plan.life))
            await self._do_harm()
        await self._end(players)

    async def _do_harm(self) -> None:
        """One of all the things that happen to a site."""
        often = (self._kill, self._pause)
        seldom = (self._stop, self._lose_bus, self._hold_up_bus, self._lose_database, self._cut_lines, self._cut_lines_to_bus)
        how = await self._lot.choice((*often, *often, *seldom))()
        self.outcome.done[how] += 1

    async def _kill(self) -> str:
        server = self._lot.choice(self._servers)
        await server.stop(signal.SIGKILL)
        await asyncio.sleep(self._lot.uniform(0, self._plan.life))
        await self._start(server)
        return "servers killed"

    async def _stop(self) -> str:
        server = self._lot.choice(self._servers)
        if status := await server.stop(signal.SIGTERM):
            self.outcome.faults.append(f"a server ended with status {status}, see complaints.txt")
        await self._start(server)
        return "servers stopped in good order"

    async def _pause(self) -> str:
        server = self._lot.choice(self._servers)
        with nullcontext() if self._notices_silence else self._clock.excused():
            server.send(signal.SIGSTOP)
            await asyncio.sleep(self._lot.uniform(0.1, _PAUSE))
            server.send(signal.SIGCONT)
        return "servers paused"

    async def _lose_bus(self) -> str:
        self._redis.kill()
        await asyncio.sleep(self._lot.uniform(0, self._plan.life))
        await asyncio.to_thread(self._redis.start)
        return "Redis killed"

    async def _hold_up_bus(self) -> str:
        self._redis.signal(signal.SIGSTOP)
        await asyncio.sleep(self._lot.uniform(0, _PAUSE))
        self._redis.signal(signal.SIGCONT)
        return "Redis paused"

    async def _lose_database(self) -> str:
        with self._clock.excused():
            await asyncio.to_thread(self._postgres.stop)
            await asyncio.sleep(self._lot.uniform(0, self._plan.life))
            await asyncio.to_thread(self._postgres.start)
        return "PostgreSQL stopped as by a loss of power"

    async def _cut_lines(self) -> str:
        await asyncio.to_thread(query, self._database, _CUT)
        return "lines to PostgreSQL cut"

    async def _cut_lines_to_bus(self) -> str:
        await asyncio.to_thread(self._redis.cut_lines)
        return "lines to Redis cut"

    async def _start(self, server: Server) -> None:
        await server.start()
        if not await server.ready():
            self.outcome.faults.append("a server did not start, see complaints.txt")

    async def _end(self, players: list["asyncio.Task[None]"]) -> None:
        """All that is left is played to its end."""
        await asyncio.wait(players, timeout=900)
        if waiting := [task for task in players if not task.done()]:
            self.outcome.faults.append(f"{len(waiting)} tables did not go on in the end")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
