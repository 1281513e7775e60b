"""Tests of races: equal randomness, rankings of first attempts, ghosts in real time, and the secret, which is disclosed after the end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tavolata.core.registry import get_plugin
from tavolata.server.features import races
from tavolata.server.protocol import messages
from tavolata.server.store.sqlite import SqliteStore
from tests.server.harness import Browser, LiveServer, as_stored, person, secret_of

GAME = "galaxy-trucker"
RACE = "test-anna"
"""The code of a race of the test flight, which has no clock and few cards."""


@pytest.fixture
def live_server(tmp_path: Path) -> Any:
    with LiveServer(tmp_path) as live_server:
        yield live_server


def race(live_server: LiveServer, code: str = RACE, **asked: str) -> Any:
    answer = live_server.get(f"/api/races/{GAME}/{code}" + "".join(f"?{name}={value}" for name, value in asked.items()))
    assert answer.status_code == 200, answer.text
    return answer.json()


def open_race(live_server: LiveServer, seats: int = 1, code: str = RACE) -> str:
    return live_server.open_table(seats, game=GAME, options=race(live_server, code)["options"])


class Racer:
    """A client alone at a table of Galaxy Trucker, which stores only the last `moves` message."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.moves: Any = None
        self.heard: list[str] = []

    async def begin(self, name: str) -> None:
        await self.browser.send(messages.Hello(secret_of(name)))
        await self.browser.send(messages.Sit(0, name, f"seed of {name}"))
        await self.browser.send(messages.Begin())
        await self.receive_moves()

    async def receive_moves(self) -> Any:
        while True:
            text = await self.browser.listen()
            self.heard.append(text)
            message = json.loads(text)
            assert message["kind"] != "refused", message
            if message["kind"] == "moves":
                self.moves = message
                return message

    async def do(self, action: str) -> Any:
        await self.browser.send(messages.Act(self.moves["n"], [action]))
        return await self.receive_moves()

    async def draw_tiles(self, count: int) -> list[int]:
        """Draw tiles from the heap and put them back; returns them."""
        tiles = []
        for _ in range(count):
            await self.do("take heap")
            tiles.append(self.moves["view"]["players"][0]["hand"]["tile"])
            await self.do("return")
        return tiles

    async def fly(self) -> int:
        """Finish building, and fly to the end; returns the credits."""
        await self.do("finish 1")
        while self.moves["result"] is None:
            texts = [choice["text"] for choice in self.moves["legal"]]
            await self.do(next((text for text in texts if text != "give-up" and not text.startswith("unload")), texts[0]))
        return int(self.moves["result"]["scores"][0])


async def sit_alone(live_server: LiveServer, table: str, name: str) -> Racer:
    racer = Racer(await live_server.connect(table))
    await racer.begin(name)
    return racer


def test_two_tables_of_a_race_have_the_same_randomness(live_server: LiveServer) -> None:
    async def story() -> None:
        anna, ben = (
            await sit_alone(live_server, open_race(live_server), "Anna"),
            await sit_alone(live_server, open_race(live_server), "Ben"),
        )
        other = await sit_alone(live_server, open_race(live_server, code="test-ben"), "Ben")
        tiles = await anna.draw_tiles(5)
        assert await ben.draw_tiles(5) == tiles
        assert await other.draw_tiles(5) != tiles

    live_server.run(story())


def test_the_secret_of_a_race_is_disclosed_only_after_the_end_of_the_table(live_server: LiveServer) -> None:
    async def story() -> str:
        table = open_race(live_server)
        anna = await sit_alone(live_server, table, "Anna")
        await anna.draw_tiles(2)
        assert live_server.get(f"/api/tables/{table}/record").status_code == 409
        row, _ = live_server.run_on_server(live_server.store.read(table))  # type: ignore[misc]
        assert not any(row.secret in text for text in anna.heard)
        assert row.secret not in json.dumps(race(live_server, table=table))
        assert live_server.run_on_server(live_server.store.races.secret()) not in row.secret
        await anna.fly()
        return table

    table = live_server.run(story())
    assert verify_record(live_server.get(f"/api/tables/{table}/record").text).result is not None


def test_only_first_attempts_are_ranked(live_server: LiveServer) -> None:
    async def story() -> tuple[str, int]:
        table = open_race(live_server)
        score = await (await sit_alone(live_server, table, "Anna")).fly()
        again = await sit_alone(live_server, open_race(live_server), "Anna")
        await again.do("take heap")
        await again.do("return")
        await again.fly()
        left = await sit_alone(live_server, open_race(live_server), "Ben")
        await left.do("take heap")
        await (await sit_alone(live_server, open_race(live_server), "Ben")).fly()
        return table, score

    table, score = live_server.run(story())
    found = race(live_server, table=table)
    assert found["ranking"] == [{"place": 1, "name": "Anna", "score": score, "seats": 1, "here": True}]
    assert found["tries"] == 1
    assert not race(live_server)["ranking"][0]["here"]


def test_a_match_with_take_backs_is_not_ranked(live_server: LiveServer) -> None:
    async def story() -> None:
        anna = await sit_alone(live_server, open_race(live_server), "Anna")
        await anna.do("take heap")
        await anna.browser.send(messages.TakeBack(on_record=True))
        await anna.receive_moves()
        await anna.fly()

    live_server.run(story())
    assert race(live_server)["ranking"] == []


def test_a_table_with_other_options_is_not_part_of_the_race(live_server: LiveServer) -> None:
    async def story() -> None:
        usual = race(live_server)["options"]
        other = live_server.open_table(1, game=GAME, options={**usual, "warnings": True})
        mine, theirs = await sit_alone(live_server, open_race(live_server), "Anna"), await sit_alone(live_server, other, "Ben")
        assert await mine.draw_tiles(5) != await theirs.draw_tiles(5)
        await theirs.fly()

    live_server.run(story())
    assert race(live_server)["ranking"] == []


def test_ghosts_build_in_real_time_and_disclose_nothing_early(live_server: LiveServer) -> None:
    async def story() -> None:
        anna = await sit_alone(live_server, open_race(live_server), "Anna")
        await anna.do("take heap")
        await anna.do("place 7 6 turn 0")
        await asyncio.sleep(1.2)
        await anna.do("take heap")
        await anna.do("place 7 8 turn 0")
        await anna.fly()
        table = open_race(live_server)
        ben = await sit_alone(live_server, table, "Ben")
        assert [(ghost["name"], ghost["laps"]) for ghost in ghosts(live_server, table)["ghosts"]] == [("Anna", [])]
        await ben.do("take heap")
        early = ghosts(live_server, table)
        assert [lap["did"]["cell"] for lap in early["ghosts"][0]["laps"]][:1] == [[7, 7]]
        assert [7, 8] not in [lap["did"]["cell"] for lap in early["ghosts"][0]["laps"]]
        await asyncio.sleep(1.5)
        later = ghosts(live_server, table, early["time"])
        assert [lap["did"]["cell"] for lap in later["ghosts"][0]["laps"]][-1] == [7, 8]
        assert [7, 7] not in [lap["did"]["cell"] for lap in later["ghosts"][0]["laps"]]

    live_server.run(story())


def ghosts(live_server: LiveServer, table: str, since: int = -1) -> Any:
    return live_server.get(f"/api/tables/{table}/ghosts?since={since}").json()


def test_only_solo_runs_of_a_race_have_ghosts(live_server: LiveServer) -> None:
    table = live_server.open_table(2, game=GAME)
    assert live_server.get(f"/api/tables/{table}/ghosts").status_code == 409


def test_the_race_of_the_day_is_the_same_for_all_and_changes_daily(live_server: LiveServer) -> None:
    today = live_server.get(f"/api/races/{GAME}").json()
    assert today["code"] == today["today"] != today["yesterday"]
    assert today["options"] == {"level": "II", "clock": "own-clock", "race": today["today"]}
    assert today["seats"] == [1, 2, 3, 4]


@pytest.mark.parametrize(("path", "key"), [(f"{GAME}/nonsense", "no-race"), ("lucky-loop", "no-races")])
def test_an_invalid_race_is_refused_with_a_sentence(live_server: LiveServer, path: str, key: str) -> None:
    answer = live_server.get(f"/api/races/{path}")
    assert answer.status_code == 400
    assert answer.json()["key"] == f"server.refusal.{key}"


def test_only_the_best_ghost_tracks_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(races, "MAX_RANKED", 2)
    store = SqliteStore.open(tmp_path)

    async def story() -> list[Any]:
        game = get_plugin(GAME)
        for place, name in enumerate(("Anna", "Ben", "Cleo")):
            match = finished(place)
            row, _ = as_stored(match, "secret", [person(name)], "over")
            await races.enter(store, row)
            await races.finish(store, row, match)
        return await store.races.ranking(game.name, "test-anna")

    rows = asyncio.run(story())
    store.close()
    assert len(rows) == 3
    assert [bool(row.course) for row in rows] == [True, True, False]


def finished(seed: int) -> Any:
    """Play a solo race with a number of steps that depends on the seed; returns its rows."""
    match = Match.new(GAME, 1, "secret", {"level": "test", "clock": "own-clock", "race": RACE})
    for _ in range(seed):
        match.play(0, "take heap")
        match.play(0, "return")
    match.play(0, "finish 1")
    while match.result is None:
        match.play(0, match.legal(0)[0])
    return match
