"""Corrupts copies of a store: `check` must find it, and a server must refuse the broken tables and serve the others."""

import asyncio
import json
import random
import shutil
import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tavolata.server.store.errors import StoreError
from tavolata.server.store.sqlite_file import FILE
from tavolata.server.store.verify import check
from tests.chaos.server import Server, free_port


async def check_corruption(folder: Path, lot: random.Random, flips: int, pages: int) -> list[str]:
    """Corrupt copies of a valid store; returns the faults: unnoticed corruption, and effects on other tables."""
    faults: list[str] = []
    copy = folder.parent / "corrupt"
    for _ in range(flips):
        faults += await asyncio.to_thread(_check_flipped_bit, _fresh_copy(folder, copy), lot)
    for _ in range(pages):
        _corrupt_page(_fresh_copy(folder, copy), lot)
        faults += await _check_serving(copy)
    return faults


def _fresh_copy(folder: Path, copy: Path) -> Path:
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    shutil.copy(folder / FILE, copy / FILE)
    return copy


def _check_flipped_bit(folder: Path, lot: random.Random) -> list[str]:
    """Flip a bit in one line; `check` must name its table and no other."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        (count,) = db.execute("SELECT count(*) FROM log").fetchone()
        pick = lot.randrange(count)
        table, n, action = db.execute('SELECT "table", n, action FROM log LIMIT 1 OFFSET ?', (pick,)).fetchone()
        place, bit = lot.randrange(len(action)), 1 << lot.randrange(6)
        flipped = action[:place] + chr(ord(action[place]) ^ bit) + action[place + 1 :]
        db.execute('UPDATE log SET action = ? WHERE "table" = ? AND n = ?', (flipped, table, n))
        db.commit()
    found = [finding.table for finding in check(folder) if finding.fault]
    return [] if found == [table] else [f"a bit was flipped in line {n} of {table}, and the check names {found}"]


def _corrupt_page(folder: Path, lot: random.Random) -> None:
    data = bytearray((folder / FILE).read_bytes())
    size = int.from_bytes(data[16:18]) or 65536
    start = size * lot.randrange(2, len(data) // size)
    data[start : start + size // 2] = lot.randbytes(size // 2)
    (folder / FILE).write_bytes(data)


async def _check_serving(folder: Path) -> list[str]:
    """Start a server on a corrupt store; it must serve every valid table."""
    try:
        findings = await asyncio.to_thread(lambda: list(check(folder)))
    except StoreError:
        return []  # the list of tables is unreadable, which is reported
    broken = {finding.table for finding in findings if finding.fault}
    server = Server(folder, free_port())
    await server.start()
    if not await server.ready():
        await server.stop(signal.SIGTERM)
        return [] if broken else ["a server did not start on a valid store"]
    refused = {finding.table for finding in findings if finding.table != "-" and await _is_refused(server.port, finding.table)}
    await server.stop(signal.SIGTERM)
    return [f"{table} is valid, and was refused" for table in refused - broken]


async def _is_refused(port: int, table: str) -> bool:
    """Whether the server refuses a table with a message."""
    async with connect(f"ws://127.0.0.1:{port}/ws/{table}", proxy=None, max_size=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"kind": "hello", "secret": "a secret of sixteen letters", "seen": -1}))
        return bool(json.loads(await socket.recv())["kind"] == "refused")
