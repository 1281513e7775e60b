"""What happens to a file by itself: a flipped bit in a line, a damaged page; told, refused in words, and no harm to other tables."""

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


async def damages(folder: Path, lot: random.Random, flips: int, pages: int) -> list[str]:
    """Damage copies of a store that holds; whatever is not told of, or harms others."""
    faults: list[str] = []
    copy = folder.parent / "damaged"
    for _ in range(flips):
        faults += await asyncio.to_thread(_flip_a_bit, _fresh(folder, copy), lot)
    for _ in range(pages):
        _spoil_a_page(_fresh(folder, copy), lot)
        faults += await _serve_the_rest(copy)
    return faults


def _fresh(folder: Path, copy: Path) -> Path:
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    shutil.copy(folder / FILE, copy / FILE)
    return copy


def _flip_a_bit(folder: Path, lot: random.Random) -> list[str]:
    """In one line of one log: that table is named by the check, and no other."""
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


def _spoil_a_page(folder: Path, lot: random.Random) -> None:
    data = bytearray((folder / FILE).read_bytes())
    size = int.from_bytes(data[16:18]) or 65536
    start = size * lot.randrange(2, len(data) // size)
    data[start : start + size // 2] = lot.randbytes(size // 2)
    (folder / FILE).write_bytes(data)


async def _serve_the_rest(folder: Path) -> list[str]:
    """A server starts on it, refuses in words what cannot be loaded, and serves all else; where it cannot start, it says so."""
    try:
        findings = await asyncio.to_thread(lambda: list(check(folder)))
    except StoreError:
        return []  # not even the list of tables can be read, which is told
    broken = {finding.table for finding in findings if finding.fault}
    server = Server(folder, free_port())
    await server.start()
    if not await server.ready():
        await server.stop(signal.SIGTERM)
        return [] if broken else ["a server did not start on a store in which nothing is wrong"]
    refused = {finding.table for finding in findings if finding.table != "-" and await _is_refused(server.port, finding.table)}
    await server.stop(signal.SIGTERM)
    return [f"{table} is whole, and was refused" for table in refused - broken]


async def _is_refused(port: int, table: str) -> bool:
    """Whether a table is refused, in words."""
    async with connect(f"ws://127.0.0.1:{port}/ws/{table}", proxy=None, max_size=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"kind": "hello", "secret": "a secret of sixteen letters", "seen": -1}))
        return bool(json.loads(await socket.recv())["kind"] == "refused")
