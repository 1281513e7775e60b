"""Tests of moving a store with games, races, the gallery, campaigns and seats, also those of programs."""

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tavolata.server.protocol import messages
from tavolata.server.store.sqlite_file import FILE, TABLES
from tests.cli.command import tavolata
from tests.server.cooperative_bot import AllSeeingBot
from tests.server.features.test_campaigns import create_campaign, open_stage, started_client
from tests.server.features.test_gallery import fly
from tests.server.features.test_races import open_race, sit_alone
from tests.server.harness import Browser, LiveServer, Moves, Visitors, play_out, secret_of
from tests.server.postgres import query

_RUNTIME = {"format", "lease"}
"""Tables of a database that are not data: the format number and the leases."""


class Known(NamedTuple):
    """The data that players have of a server: links, and the token of a program."""

    over: str
    playing: str
    raced: str
    what_if: str
    campaign: str
    token: str


def _fill(live_server: LiveServer) -> Known:
    """Use every feature of a server once, and return the links and the token."""
    token = httpx.post(f"http://{live_server.host}/api/bots").json()["token"]
    over, playing = [live_server.open_table() for _ in range(2)]
    raced, campaign = open_race(live_server), create_campaign(live_server, all_open=True)
    flown = live_server.open_table(2, game="galaxy-trucker", options={"level": "test", "clock": "untimed"})

    async def story() -> str:
        await play_out(await live_server.begin(over, "Anna", "Ben"))
        people = [await live_server.sit(playing, "Anna", 0), await _program(live_server, playing, token)]
        await people[0].expect(Moves)
        await play_out(people, lines=30)
        await (await sit_alone(live_server, raced, "Anna")).fly()
        await _fly(live_server, flown)
        anna = await started_client(live_server, open_stage(live_server, campaign, "1", seats=2))
        await anna.play()
        body = {"n": 20, "seat": 0, "name": "Anna", "secret": secret_of("Anna")}
        answer = await asyncio.to_thread(httpx.post, f"http://{live_server.host}/api/tables/{over}/what-if", json=body)
        return str(answer.json()["table"])

    return Known(over, playing, raced, live_server.run(story()), campaign, token)


async def _fly(live_server: LiveServer, table: str) -> None:
    """Play a flight of two players, whose best ships enter the gallery."""
    anna, ben = [await live_server.sit(table, name, seat) for seat, name in enumerate(("Anna", "Ben"))]
    await anna.send(messages.Begin())
    await asyncio.gather(fly(anna), fly(ben))


async def _program(live_server: LiveServer, table: str, token: str) -> Browser:
    """Take the second seat as a program, and start the game."""
    program = await live_server.connect(table)
    await program.send(messages.Hello(token))
    await program.send(messages.Sit(1, "Crunch", seed="a seed"))
    await program.send(messages.Begin())
    await program.expect(Moves)
    return program


def _server_answers(live_server: Visitors, known: Known) -> list[Any]:
    """Return all answers of a server about its data."""
    pages = [
        f"/api/tables/{known.over}/record",
        f"/api/tables/{known.raced}/record",
        f"/api/tables/{known.raced}/ghosts",
        "/api/shipyard/galaxy-trucker/best",
        f"/api/campaigns/bomb-busters/{known.campaign}",
    ]
    answers = [live_server.get(page) for page in pages]
    assert [answer.status_code for answer in answers] == [200] * len(pages)
    ranking = live_server.get("/api/races/galaxy-trucker/test-anna").json()["ranking"]
    assert [ranked["name"] for ranked in ranking] == ["Anna"]
    return [*(answer.content for answer in answers), ranking, live_server.run(_player_views(live_server, known))]


async def _player_views(live_server: Visitors, known: Known) -> list[Any]:
    """Return the views of players at their tables, recognized by secrets and tokens."""
    visits = [(known.playing, secret_of("Anna")), (known.playing, known.token), (known.what_if, secret_of("Anna"))]
    seen = []
    for table, secret in visits:
        visitor = await live_server.connect(table)
        await visitor.send(messages.Hello(secret))
        seats = (await visitor.expect(messages.Table)).seats
        moves = await visitor.expect(Moves)
        seen.append([[(seat.name, seat.mine, seat.program) for seat in seats], moves.n, moves.view, moves.legal])
        await visitor.close()
    return seen


@pytest.fixture
def origin(tmp_path: Path) -> tuple[Path, Known]:
    """Return a store in a folder, restored from a backup, with the data that players have of it."""
    with LiveServer(tmp_path / "first", make_bot=AllSeeingBot) as live_server:
        known = _fill(live_server)
    assert tavolata("backup", tmp_path / "file", "--data", tmp_path / "first").returncode == 0
    assert tavolata("restore", tmp_path / "file", "--data", tmp_path / "origin").returncode == 0
    return tmp_path / "origin", known


def test_everything_moves_to_a_database_and_back(origin: tuple[Path, Known], database: str, tmp_path: Path) -> None:
    folder, known = origin
    kept = _rows(folder)
    assert tavolata("move", "--from", folder, "--to", database).returncode == 0
    assert tavolata("move", "--from", database, "--to", tmp_path / "back").returncode == 0
    assert _rows(tmp_path / "back") == kept
    assert {table for table, rows in kept.items() if rows} == set(TABLES), "there was something of everything to move"
    told = []
    for place in (folder, database, tmp_path / "back"):
        with LiveServer(place) as live_server:
            told.append(_server_answers(live_server, known))
    for page in zip(*told, strict=True):
        assert page[0] == page[1] == page[2]
    assert [seat for seat in told[0][-1][1][0] if seat[1]] == [("Crunch", True, True)]


def test_every_table_of_the_database_is_moved(origin: tuple[Path, Known], database: str) -> None:
    """This test fails for a new database table that moving leaves out."""
    assert set(_rows(origin[0])) == set(TABLES)
    assert tavolata("move", "--from", origin[0], "--to", database).returncode == 0
    there = {name for (name,) in query(database, "SELECT tablename::text FROM pg_tables WHERE schemaname = 'tavolata'")}
    assert there - _RUNTIME == set(TABLES)


def _rows(folder: Path) -> dict[str, list[str]]:
    """Return the rows of each table of a file."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        inserted = [line for line in db.iterdump() if line.startswith("INSERT")]
    return {name: sorted(line for line in inserted if re.match(f'INSERT INTO "{name}"', line)) for name in names}
