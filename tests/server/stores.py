"""Opens stores for the tests, in a folder or in a database."""

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
    """Open the store at a location."""
    return SqliteStore.open(place) if isinstance(place, Path) else PostgresStore.open(place)


def close_store(store: AnyStore) -> None:
    """Close a store after its event loop has ended."""
    if isinstance(store, SqliteStore):
        store.close()


def in_store(place: StoreLocation, story: Callable[[AnyStore], Coroutine[Any, Any, R]]) -> R:
    """Open a store, run a coroutine with it, and close it; returns the result."""
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
