"""Where the tests keep games: in a folder, or in a database; whatever a store promises holds in both."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from tavolata.server.store.location import StoreLocation
from tavolata.server.store.postgres import PostgresStore
from tavolata.server.store.sqlite import SqliteStore

R = TypeVar("R")

AnyStore: TypeAlias = SqliteStore | PostgresStore


def open_store(place: StoreLocation) -> AnyStore:
    """The store in a place."""
    return SqliteStore.open(place) if isinstance(place, Path) else PostgresStore.open(place)


def close_store(store: AnyStore) -> None:
    """Close it, if there is anything to close when its loop has ended."""
    if isinstance(store, SqliteStore):
        store.close()


def in_store(place: StoreLocation, story: Callable[[AnyStore], Coroutine[Any, Any, R]]) -> R:
    """Open a store, let a story happen with it, and close it."""
    store = open_store(place)

    async def whole() -> R:
        try:
            return await story(store)
        finally:
            await store.detach()

    try:
        return asyncio.run(whole())
    finally:
        close_store(store)
