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
from tests.server.harness import Browser, House, as_stored, person, secret_of

GAME = "galaxy-trucker"
RACE = "test-anna"
"""The code of a race of the test flight, which has no clock and few cards."""


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with House(tmp_path) as house:
        yield house


def race(house: House, code: str = RACE, **asked: str) -> Any:
    answer = house.get(f"/api/races/{GAME}/{code}" + "".join(f"?{name}={value}" for name, value in asked.items()))
    assert answer.status_code == 200, answer.text
    return answer.json()


def open_race(house: House, seats: int = 1, code: str = RACE) -> str:
    return house.open_table(seats, game=GAME, options=race(house, code)["options"])


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
        await self.told()

    async def told(self) -> Any:
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
        return await self.told()

    async def drawn(self, count: int) -> list[int]:
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


async def sit_alone(house: House, table: str, name: str) -> Racer:
    racer = Racer(await house.connect(table))
    await racer.begin(name)
    return racer


def test_two_tables_of_a_race_meet_the_same_luck(house: House) -> None:
    async def story() -> None:
        anna, ben = await sit_alone(house, open_race(house), "Anna"), await sit_alone(house, open_race(house), "Ben")
        other = await sit_alone(house, open_race(house, code="test-ben"), "Ben")
        tiles = await anna.drawn(5)
        assert await ben.drawn(5) == tiles
        assert await other.drawn(5) != tiles

    house.tell(story())


def test_a_record_shows_the_secret_of_the_race_only_when_its_table_has_ended(house: House) -> None:
    async def story() -> str:
        table = open_race(house)
        anna = await sit_alone(house, table, "Anna")
        await anna.drawn(2)
        assert house.get(f"/api/tables/{table}/record").status_code == 409
        row, _ = house.stored(house.store.read(table))  # type: ignore[misc]
        assert not any(row.secret in text for text in anna.heard)
        assert row.secret not in json.dumps(race(house, table=table))
        assert house.stored(house.store.races.secret()) not in row.secret
        await anna.fly()
        return table

    table = house.tell(story())
    assert verify_record(house.get(f"/api/tables/{table}/record").text).result is not None


def test_first_tries_are_ranked_and_no_others(house: House) -> None:
    async def story() -> tuple[str, int]:
        table = open_race(house)
        score = await (await sit_alone(house, table, "Anna")).fly()
        again = await sit_alone(house, open_race(house), "Anna")
        await again.do("take heap")
        await again.do("return")
        await again.fly()
        left = await sit_alone(house, open_race(house), "Ben")
        await left.do("take heap")
        await (await sit_alone(house, open_race(house), "Ben")).fly()
        return table, score

    table, score = house.tell(story())
    found = race(house, table=table)
    assert found["ranking"] == [{"place": 1, "name": "Anna", "score": score, "seats": 1, "here": True}]
    assert found["tries"] == 1
    assert not race(house)["ranking"][0]["here"]


def test_a_match_with_moves_taken_back_counts_nowhere(house: House) -> None:
    async def story() -> None:
        anna = await sit_alone(house, open_race(house), "Anna")
        await anna.do("take heap")
        await anna.browser.send(messages.TakeBack(on_record=True))
        await anna.told()
        await anna.fly()

    house.tell(story())
    assert race(house)["ranking"] == []


def test_a_table_with_other_options_is_no_table_of_the_race(house: House) -> None:
    async def story() -> None:
        usual = race(house)["options"]
        other = house.open_table(1, game=GAME, options={**usual, "warnings": True})
        mine, theirs = await sit_alone(house, open_race(house), "Anna"), await sit_alone(house, other, "Ben")
        assert await mine.drawn(5) != await theirs.drawn(5)
        await theirs.fly()

    house.tell(story())
    assert race(house)["ranking"] == []


def test_ghosts_build_at_their_true_pace_and_nothing_is_told_beforehand(house: House) -> None:
    async def story() -> None:
        anna = await sit_alone(house, open_race(house), "Anna")
        await anna.do("take heap")
        await anna.do("place 7 6 turn 0")
        await asyncio.sleep(1.2)
        await anna.do("take heap")
        await anna.do("place 7 8 turn 0")
        await anna.fly()
        table = open_race(house)
        ben = await sit_alone(house, table, "Ben")
        assert [(ghost["name"], ghost["laps"]) for ghost in ghosts(house, table)["ghosts"]] == [("Anna", [])]
        await ben.do("take heap")
        early = ghosts(house, table)
        assert [lap["did"]["cell"] for lap in early["ghosts"][0]["laps"]][:1] == [[7, 7]]
        assert [7, 8] not in [lap["did"]["cell"] for lap in early["ghosts"][0]["laps"]]
        await asyncio.sleep(1.5)
        later = ghosts(house, table, early["time"])
        assert [lap["did"]["cell"] for lap in later["ghosts"][0]["laps"]][-1] == [7, 8]
        assert [7, 7] not in [lap["did"]["cell"] for lap in later["ghosts"][0]["laps"]]

    house.tell(story())


def ghosts(house: House, table: str, since: int = -1) -> Any:
    return house.get(f"/api/tables/{table}/ghosts?since={since}").json()


def test_who_plays_with_others_or_for_nothing_has_no_ghosts(house: House) -> None:
    table = house.open_table(2, game=GAME)
    assert house.get(f"/api/tables/{table}/ghosts").status_code == 409


def test_the_race_of_the_day_is_one_for_all_and_yesterdays_another(house: House) -> None:
    today = house.get(f"/api/races/{GAME}").json()
    assert today["code"] == today["today"] != today["yesterday"]
    assert today["options"] == {"level": "II", "clock": "own-clock", "race": today["today"]}
    assert today["seats"] == [1, 2, 3, 4]


@pytest.mark.parametrize(("path", "key"), [(f"{GAME}/nonsense", "no-race"), ("lucky-loop", "no-races")])
def test_what_is_no_race_is_refused_in_a_sentence(house: House, path: str, key: str) -> None:
    answer = house.get(f"/api/races/{path}")
    assert answer.status_code == 400
    assert answer.json()["key"] == f"server.refusal.{key}"


def test_only_the_best_courses_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
