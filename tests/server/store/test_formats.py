"""Tests of older store formats: files of every format, written by their original statements, open and continue."""

import asyncio
import json
import sqlite3
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolata.core.match import Match
from tavolata.core.record import write_action
from tavolata.server.store.errors import Corrupt
from tavolata.server.store.rows import LogRow
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.store.sqlite_file import FILE, FORMAT
from tavolata.server.store.verify import check
from tavolata.server.tables.registry import TableRegistry
from tests.server.harness import KeenBot, as_stored, keen_action, person

_TABLES = """
CREATE TABLE tables (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL,
seats INTEGER NOT NULL, options TEXT NOT NULL, advisor INTEGER NOT NULL, {chat} secret TEXT NOT NULL, created INTEGER NOT NULL,
holders TEXT NOT NULL, stage TEXT NOT NULL, began INTEGER, next TEXT {more}) STRICT
"""
_LOG = """
CREATE TABLE log ("table" TEXT NOT NULL, n INTEGER NOT NULL, actor INTEGER NOT NULL, action TEXT NOT NULL, time INTEGER NOT NULL,
PRIMARY KEY ("table", n)) STRICT, WITHOUT ROWID
"""
_CHAT = "chat TEXT NOT NULL,"
_MADE = """
CREATE TABLE made (game TEXT NOT NULL, kind TEXT NOT NULL, code TEXT NOT NULL, score INTEGER NOT NULL, name TEXT NOT NULL,
PRIMARY KEY (game, kind, code)) STRICT, WITHOUT ROWID
"""
_INDEX = "CREATE INDEX what_ifs ON tables (what_if) WHERE what_if IS NOT NULL"

_SUMMED = "ALTER TABLE log ADD COLUMN sum INTEGER"
_COLUMNS = "id, revision, game, version, seats, options, advisor, chat, secret, created, holders, stage, began, next, clock, what_if"
"""The columns of a table of format 5, in the order of its checksum."""

FORMATS: dict[str, tuple[int, list[str]]] = {
    "1, before there was talk": (1, [_TABLES.format(chat="", more=""), _LOG]),
    "1": (1, [_TABLES.format(chat=_CHAT, more=""), _LOG]),
    "2": (2, [_TABLES.format(chat=_CHAT, more=""), _LOG]),
    "3": (3, [_TABLES.format(chat=_CHAT, more=", clock TEXT"), _LOG]),
    "4": (4, [_TABLES.format(chat=_CHAT, more=", clock TEXT, what_if TEXT"), _LOG]),
    "4, with a workshop": (4, [_TABLES.format(chat=_CHAT, more=", clock TEXT, what_if TEXT"), _LOG, _MADE, _INDEX]),
    "5, with sums": (5, [_TABLES.format(chat=_CHAT, more=", clock TEXT, what_if TEXT, sum INTEGER"), _LOG, _MADE, _INDEX, _SUMMED]),
}
_ID = "b" * 12
_HOLDERS = [{"holder": "person", "name": "Anna", "key": "k", "seed": "s"}, {"holder": "bot", "name": "Bice", "level": "easy"}]


def played() -> Match[Any, Any, Any]:
    """A match of a few lines, with the seeds of the seat holders."""
    match = Match.new("lucky-loop", 2, "secret", player_seeds=["s", ""])
    while len(match.log) < 30:
        match.play(match.awaited[0], keen_action(match, match.awaited[0]), len(match.log))
    return match


def crc(values: tuple[Any, ...]) -> int:
    """The checksum of a row in format 5."""
    return zlib.crc32(json.dumps(values, separators=(",", ":"), ensure_ascii=False).encode())


def write_old(file: Path, version: int, schema: list[str], match: Match[Any, Any, Any]) -> None:
    """Write a store of a format, with one table."""
    db = sqlite3.connect(file)
    for statement in schema:
        db.execute(statement)
    row = {"id": _ID, "revision": 0, "game": "lucky-loop", "version": 1, "seats": 2, "options": json.dumps(dict(match.options))}
    row |= {"advisor": 1, "secret": "secret", "created": 1, "holders": json.dumps(_HOLDERS), "stage": "playing", "began": 2}
    row |= {"chat": "off"} if _CHAT in schema[0] else {}
    db.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))  # noqa: S608
    lines = [(_ID, n, actor, write_action(match, action), time) for n, actor, action, time in match.log]
    db.executemany('INSERT INTO log ("table", n, actor, action, time) VALUES (?, ?, ?, ?, ?)', lines)
    if _SUMMED in schema:
        db.execute("UPDATE tables SET sum = ?", (crc(db.execute(f"SELECT {_COLUMNS} FROM tables").fetchone()),))  # noqa: S608 - our own names
        db.executemany("UPDATE log SET sum = ? WHERE n = ?", [(crc(line), line[1]) for line in lines])
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()


@pytest.mark.parametrize(("version", "schema"), FORMATS.values(), ids=FORMATS.keys())
def test_a_store_of_every_format_goes_on(tmp_path: Path, version: int, schema: list[str]) -> None:
    match = played()
    write_old(tmp_path / FILE, version, schema, match)

    async def go_on(store: SqliteStore) -> None:
        table = await TableRegistry(store, 0, KeenBot).find(_ID)
        assert table.match == match
        assert table.row.chat == ("off" if _CHAT in schema[0] else "phrases")
        steps = match.advance(match.awaited[0], keen_action(match, match.awaited[0]), len(match.log))
        await store.write(lines=[LogRow(_ID, n, actor, write_action(match, action), time) for (n, actor, action, time), _ in steps])
        assert (await TableRegistry(store, 0, KeenBot).find(_ID)).match == match

    for work in (go_on, None):
        store = SqliteStore.open(tmp_path)
        if work:
            asyncio.run(work(store))
        store.close()
    assert [finding.fault for finding in check(tmp_path)] == [None]
    db = sqlite3.connect(tmp_path / FILE)
    assert db.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    db.close()


def test_a_table_of_old_that_was_meddled_with_is_known_by_its_sum(tmp_path: Path) -> None:
    write_old(tmp_path / FILE, *FORMATS["5, with sums"], played())
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE tables SET secret = 'another'")
    db.commit()
    db.close()
    assert [finding.fault is None for finding in check(tmp_path)] == [False]


def test_a_table_of_a_campaign_is_known_by_its_sum_too(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)
    row, lines = as_stored(played(), "secret", [person("Anna"), person("Ben")], "playing")
    asyncio.run(store.write([msgspec.structs.replace(row, campaign="c" * 12)], lines))
    store.close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE tables SET campaign = NULL")
    db.commit()
    db.close()
    store = SqliteStore.open(tmp_path)
    with pytest.raises(Corrupt):
        asyncio.run(store.read(row.id))
    store.close()


def test_checking_a_store_of_old_leaves_it_as_it_is(tmp_path: Path) -> None:
    write_old(tmp_path / FILE, *FORMATS["1"], played())
    before = (tmp_path / FILE).read_bytes()
    assert [finding.fault for finding in check(tmp_path)] == [None]
    assert (tmp_path / FILE).read_bytes() == before
