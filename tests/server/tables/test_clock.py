"""The clock acts by itself when its time has come, and bots take theirs: at tables of Galaxy Trucker, and by the toy game."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolata.bots import PacedBot, bot_for
from tavolata.core.chance import Randomness
from tavolata.core.game import CLOCK, Action
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.actions import Finish, Place, RunOut, Take, TimeUp
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.server.protocol import messages
from tavolata.server.tables import live_match
from tavolata.server.tables.live_match import GameClock, LiveMatch, TurnOrder
from tests.core.toy_game import Grab, Race, RaceState, RaceView, Reveal, Ring
from tests.server.harness import Browser, LiveServer, as_stored, person

_RUN = 60_000
_TILES = 6
"""How many tiles a mason's ship has, the cabin among them."""


# Over a real socket


class _Line(msgspec.Struct):
    """A line of the log, as far as it matters here."""

    actor: int
    time: int


class _Heard(msgspec.Struct):
    """What these tests read of a message."""

    kind: str
    n: int = 0
    steps: list[_Line] = []
    view: dict[str, Any] = {}
    legal: list[dict[str, Any]] = []
    alarm: int | None = None


class Builder:
    """A person at a table of Galaxy Trucker."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.moves = _Heard("nothing")

    async def until(self, holds: Callable[[_Heard], bool] = lambda _: True) -> _Heard:
        """The next position that fits."""
        while True:
            heard = msgspec.json.decode(await self._browser.listen(), type=_Heard)
            assert heard.kind != "refused"
            if heard.kind == "moves":
                self.moves = heard
                if holds(heard):
                    return heard

    async def act(self, action: str) -> _Heard:
        """Do something, and see it happen."""
        await self._browser.send(messages.Act(self.moves.n, [action]))
        return await self.until()

    async def fidget(self) -> _Heard:
        """Take a tile, from the heap as long as it has any, and put it back."""
        await self.act(next(choice["text"] for choice in self.moves.legal if choice["text"].startswith("take ")))
        return await self.act("return")

    def may(self, action: str) -> bool:
        """Whether this is offered."""
        return any(choice["text"] == action for choice in self.moves.legal)


def is_of_clock(moves: _Heard) -> bool:
    return any(line.actor == CLOCK for line in moves.steps)


def open_table(live_server: LiveServer, seconds: int, seats: int = 2) -> str:
    return live_server.open_table(seats, game="galaxy-trucker", options={"level": "II", "seconds": str(seconds)})


async def begin(live_server: LiveServer, table: str, *names: str, bots: Sequence[str] = ()) -> Builder:
    """The first of some people who build; the others only look on. The levels are those of the bots on the seats after them."""
    people = [await live_server.sit(table, name, seat) for seat, name in enumerate(names)]
    for seat, level in enumerate(bots, start=len(names)):
        await people[0].send(messages.SeatBot(seat, level))
    await people[0].send(messages.Begin())
    anna = Builder(people[0])
    await anna.until()
    return anna


def test_where_all_act_at_once_a_late_action_is_judged_by_legality(live_server: LiveServer) -> None:
    table = open_table(live_server, seconds=600)

    async def story() -> bool:
        anna = await begin(live_server, table, "Anna", "Ben")
        ben = Builder(await live_server.visit(table, "Ben"))
        await ben.until()
        await anna.act("take heap")
        await ben.act("take heap")  # he has not heard of her tile yet
        await ben.until(lambda moves: any(line.actor == 1 for line in moves.steps))
        return ben.may("return")

    assert live_server.run(story())


def test_an_action_is_in_time_though_the_last_of_the_others_finished_meanwhile(live_server: LiveServer) -> None:
    table = live_server.open_table(2, game="galaxy-trucker", options={"level": "test"})

    async def story() -> bool:
        anna = await begin(live_server, table, "Anna", "Ben")
        ben = Builder(await live_server.visit(table, "Ben"))
        await ben.until()
        await anna.act(next(choice["text"] for choice in anna.moves.legal if choice["text"].startswith("finish")))
        await ben.act("take heap")  # when he saw the table last, both might act
        await ben.until(lambda moves: any(line.actor == 1 for line in moves.steps))
        return ben.may("return")

    assert live_server.run(story())


def test_who_has_acted_since_is_refused_what_they_wanted_before(live_server: LiveServer) -> None:
    table = open_table(live_server, seconds=600)

    async def story() -> str:
        await begin(live_server, table, "Anna", "Ben")
        anna = await live_server.visit(table, "Anna")
        await anna.send(messages.Act(0, ["take heap"]))
        await anna.send(messages.Act(0, ["take heap"]))
        while (heard := msgspec.json.decode(await anna.listen())).get("kind") != "refused":
            pass
        return str(heard["code"])

    assert live_server.run(story()) == "stale"


def test_the_sand_runs_out_by_itself_whether_or_not_anybody_builds(live_server: LiveServer) -> None:
    table = open_table(live_server, seconds=1)

    async def story() -> list[tuple[str, int]]:
        anna = await begin(live_server, table, "Anna", "Ben")
        assert anna.moves.n == 0
        assert anna.moves.alarm is not None
        assert 0 < anna.moves.alarm <= 1000
        first = await anna.until(is_of_clock)
        assert first.steps[0].time >= 1000
        assert first.alarm is None
        turned = await anna.act("turn-glass")
        second = await anna.until(is_of_clock)
        assert second.steps[0].time >= turned.steps[0].time + 1000
        assert not anna.may("turn-glass"), "the last turn is for who has finished"
        stored = live_server.run_on_server(live_server.store.read(table))
        assert stored is not None
        assert [line.time for line in stored[1] if line.actor == CLOCK] == [moves.steps[0].time for moves in (first, second)]
        return [(line.action, line.actor) for line in stored[1]]

    assert live_server.run(story()) == [("run-out", CLOCK), ("turn-glass", 0), ("run-out", CLOCK)]


def test_the_last_sand_ends_the_building(live_server: LiveServer) -> None:
    table = open_table(live_server, seconds=1)

    async def story() -> str:
        anna = await begin(live_server, table, "Anna", "Ben")
        await anna.until(is_of_clock)
        await anna.act("turn-glass")
        await anna.until(is_of_clock)
        await anna.act("finish 1")
        await anna.act("turn-glass")
        return str((await anna.until(is_of_clock)).view["phase"])

    assert live_server.run(story()) != "building"


def test_what_builders_do_does_not_stop_the_sand(live_server: LiveServer) -> None:
    table = open_table(live_server, seconds=_RUN // 1000)

    async def story() -> list[int | None]:
        anna = await begin(live_server, table, "Anna", "Ben")
        alarms = [anna.moves.alarm]
        while (alarms[-1] or 0) > (alarms[0] or 0) - 100:
            alarms.append((await anna.fidget()).alarm)
        return alarms

    alarms = live_server.run(story())
    assert alarms == sorted((alarm for alarm in alarms if alarm is not None), reverse=True)


def test_a_table_that_was_woken_keeps_its_sand(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as live_server:
        table = open_table(live_server, seconds=_RUN // 1000)

        async def build_for_a_while() -> int:
            anna = await begin(live_server, table, "Anna", "Ben")
            while anna.moves.alarm is None or anna.moves.alarm > _RUN - 500:
                await anna.fidget()
            return _RUN - anna.moves.steps[-1].time

        left = live_server.run(build_for_a_while())

    with LiveServer(tmp_path) as live_server:

        async def come_back() -> tuple[int, int]:
            anna = Builder(await live_server.visit(table, "Anna"))
            found = (await anna.until()).alarm
            line = (await anna.fidget()).steps[0]
            assert found is not None
            assert anna.moves.alarm is not None
            return found, line.time + anna.moves.alarm

        found, end = live_server.run(come_back())
    assert found <= left
    assert end <= _RUN, "the run ends when it would have ended, counted from the beginning of the match"


class Mason:
    """A bot that takes from the heap, places what it took, and is content with a small ship."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        pass

    def choose(self, sight: Observation[Any, Any]) -> Action:
        view = sight.view
        assert isinstance(view, GalaxyTruckerView)
        assert view.seat is not None
        wanted = Finish if len(view.players[view.seat].ship) == _TILES else Take | Place
        return next(action for action in sight.legal if isinstance(action, wanted))


class SlowMason(Mason):
    """A mason who needs an hour for each move."""

    pace = 3_600_000


def mason(game: str, level: str, seed: int) -> Mason:
    """The easy ones are slow."""
    return (SlowMason if level == "easy" else Mason)(game, level, seed)


def statuses(moves: _Heard) -> list[str]:
    return [player["status"] for player in moves.view["players"]]


def sizes(moves: _Heard) -> list[int]:
    """How many tiles each ship has."""
    return [len(player["ship"]) for player in moves.view["players"]]


def test_all_bots_build_at_the_same_time(tmp_path: Path) -> None:
    """Nobody waits for another's ship: when the first of them is ready, the others lack no more than their last tile."""
    with LiveServer(tmp_path, make_bot=Mason) as live_server:

        async def story() -> list[int]:
            anna = await begin(live_server, open_table(live_server, seconds=600, seats=4), "Anna", bots=["random"] * 3)
            return sizes(await anna.until(lambda moves: "finished" in statuses(moves)))

        mine, *others = live_server.run(story())
    assert mine == 1
    assert min(others) >= _TILES - 1


def test_each_bot_builds_at_a_pace_of_its_own(tmp_path: Path) -> None:
    with LiveServer(tmp_path, make_bot=mason, pace=1) as live_server:

        async def story() -> list[int]:
            anna = await begin(live_server, open_table(live_server, seconds=600, seats=3), "Anna", bots=["easy", "random"])
            return sizes(await anna.until(lambda moves: statuses(moves)[2] == "finished"))

        assert live_server.run(story()) == [1, 1, _TILES]


def test_when_nobody_but_bots_builds_they_do_not_dawdle(tmp_path: Path) -> None:
    with LiveServer(tmp_path, make_bot=bot_for, pace=60_000) as live_server:
        table = open_table(live_server, seconds=600, seats=2)

        async def story() -> list[int]:
            anna = await begin(live_server, table, "Anna", bots=["easy"])
            await anna.act("finish 1")
            await anna.until(lambda moves: moves.view["phase"] != "building")
            stored = live_server.run_on_server(live_server.store.read(table))
            assert stored is not None
            return [line.time for line in stored[1] if line.actor == 1][:40]

        times = live_server.run(story())
    easy = bot_for("galaxy-trucker", "easy", 1)
    assert isinstance(easy, PacedBot)
    assert (times[-1] - times[0]) / len(times) < easy.pace / 2


# The clock and the pace by themselves


class Timed(Race):
    """The toy game, whose clock rings after a minute."""

    def delay_ms(self, state: RaceState, action: Action) -> int:
        return _RUN


def race() -> Match[RaceState, Action, RaceView]:
    """The toy game before its first line."""
    return Match(Timed(), 2, {"long": True, "mood": "calm"}, Randomness("a secret"))


def test_the_clock_counts_from_the_moment_at_which_it_may_act() -> None:
    match = race()
    clock = GameClock(match)
    assert clock.next_action(match) is None
    clock.update(match, match.resolve_chance(700))
    assert clock.next_action(match) == (700 + _RUN, Ring())
    clock.update(match, match.advance(0, Grab(), 5000))
    assert clock.next_action(match) == (700 + _RUN, Ring())
    clock.update(match, match.advance(CLOCK, Ring(), 700 + _RUN))
    assert clock.next_action(match) is None


def test_sand_that_runs_from_the_start_runs_since_the_start() -> None:
    match = Match.new(GalaxyTrucker.name, 2, options={"seconds": "90"})
    assert GameClock(match).next_action(match) == (90_000, RunOut())


def test_a_log_read_line_by_line_leaves_the_same_clock_as_the_game_did() -> None:
    """Chance draws in between, and nobody else may act then."""
    played, replayed = race(), race()
    played.resolve_chance(700)
    played.advance(1, Grab(), 5000)
    clock = GameClock(replayed)
    for entry in played.log:
        clock.update(replayed, replayed.extend([entry]))
    assert [type(entry.action) for entry in played.log] == [Reveal, Grab, Reveal]
    assert clock.next_action(replayed) == (700 + _RUN, Ring())


def test_a_clock_of_ones_own_counts_from_ones_first_tile_and_is_told_to_its_owner() -> None:
    match = Match.new(GalaxyTrucker.name, 3, 1, options={"clock": "own-clock", "level": "I", "seconds": "90"})
    clock = GameClock(match)
    for seat, moment in ((2, 1000), (0, 5000)):
        clock.update(match, match.advance(seat, "take heap", moment))
    whole = match.game.delay_ms(match.state, TimeUp(0))
    assert clock.next_action(match) == (1000 + whole, TimeUp(2))
    assert [clock.next_action(match, seat) for seat in range(3)] == [(5000 + whole, TimeUp(0)), None, (1000 + whole, TimeUp(2))]


def test_whoever_acted_comes_last() -> None:
    match = race()
    pace = TurnOrder(match)
    pace.update(match, match.resolve_chance())
    assert pace.order([0, 1]) == [0, 1]
    pace.update(match, match.advance(0, Grab()))
    assert pace.order([0, 1]) == [1, 0]
    pace.update(match, match.advance(1, Grab()))
    assert pace.order([0, 1]) == [0, 1]


def test_what_others_do_does_not_make_a_bot_wait_longer() -> None:
    match = race()
    pace = TurnOrder(match)
    pace.update(match, match.resolve_chance(100))
    assert pace.remaining_delay(1, 4000, now=1100) == 3000
    pace.update(match, match.advance(0, Grab(), 2100))
    assert pace.remaining_delay(1, 4000, now=2100) == 2000
    assert pace.remaining_delay(0, 4000, now=2100) == 4000
    assert pace.remaining_delay(1, 4000, now=9000) == 0


def test_setting_the_machines_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = live_match.now_ms()
    for moved in (-(10**18), 10**18):
        monkeypatch.setattr(time, "time_ns", lambda moved=moved: 2 * 10**18 + moved)
        assert 0 <= live_match.now_ms() - before < 60_000


def test_sand_stands_still_while_the_server_does_however_its_clock_was_set_meanwhile() -> None:
    """A table of Galaxy Trucker with 40 seconds left is read an hour later, a day earlier, or at once: 40 seconds are left."""
    match = Match.new(GalaxyTrucker.name, 2, "secret", options={"seconds": "60"})
    match.play(0, "take heap", 20_000)
    row, lines = as_stored(match, "secret", [person("Anna"), person("Ben")], "playing")
    for hours in (1, -24, 0):
        read = LiveMatch(row, lines)
        began = live_match.now_ms() - 20_000 - hours * 3_600_000
        read.restore_clock(began)
        left = read.ms_until_alarm(live_match.now_ms())
        assert left is not None
        assert 0 <= 40_000 - left < 5000


def test_days_for_a_move_pass_while_the_server_is_off_and_time_never_runs_back() -> None:
    match = Match.new("lucky-loop", 2, "secret")
    match.play(match.awaited[0], match.legal(match.awaited[0])[0], 1000)
    read = LiveMatch(*as_stored(match, "secret", [person("Anna"), person("Ben")], "playing"))
    now = live_match.now_ms()
    read.restore_clock(now - 86_400_000)
    assert read.clock_offset == 0
    read.restore_clock(now + 5000)
    assert 5000 < read.clock_offset <= 6000
