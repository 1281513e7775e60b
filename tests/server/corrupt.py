"""Changes and corrupts the data of a store from outside."""

import sqlite3
from pathlib import Path

from tavolata.server.store.location import StoreLocation
from tavolata.server.store.sqlite_file import FILE
from tests.server.postgres import execute


def meddle(place: StoreLocation, statement: str, *facts: str) -> None:
    """Execute an SQL statement on a store."""
    if isinstance(place, str):
        execute(place, statement.replace("?", "$1"), *facts)
        return
    db = sqlite3.connect(place / FILE)
    db.execute(statement, facts)
    db.commit()
    db.close()


def spoil_a_page(file: Path, word: bytes = b"make") -> bytes:
    """Overwrite the head of the page that contains a word most often; returns the page's former bytes."""
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18]) or 65536
    pages = [range(start, start + size) for start in range(size, len(data), size)]
    page = max(pages, key=lambda page: data[page.start : page.stop].count(word))
    held = bytes(data[page.start : page.stop])
    data[page.start : page.start + 64] = b"\xff" * 64
    file.write_bytes(data)
    return held
