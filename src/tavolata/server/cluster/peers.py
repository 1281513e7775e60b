"""Peers: the other processes that have loaded a table; reads the lines that they write and merges their states."""

import asyncio
import logging
import secrets
from math import inf
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakSet, ref

from tavolata.core.game import Seat
from tavolata.server.cluster.messages import PeerState, TableWritten, TransientMessage, decode, encode
from tavolata.server.cluster.pubsub import PubSub
from tavolata.server.store.base import Store
from tavolata.server.store.errors import StoreError
from tavolata.server.tables import replica
from tavolata.server.tables.alarm import Spawn
from tavolata.server.tables.live_match import now_ms

if TYPE_CHECKING:
    from tavolata.server.identity import Key
    from tavolata.server.tables.table import LiveTable

_log = logging.getLogger(__name__)

HEARTBEAT_MS = 2_000
"""The interval at which a process publishes the states of its tables."""
PEER_TIMEOUT_MS = 6_500
"""The silence after which a process and its clients count as disconnected."""


class _Peer(NamedTuple):
    """The last state of another process, and the time of its arrival."""

    state: PeerState
    received_at: int


class RemotePeers:
    """The other processes of one table; holds the table by a weak reference."""

    def __init__(self, table: "LiveTable", registry: "PeerRegistry", process: str) -> None:
        self._table = ref(table)
        self._topic = table.name
        self._registry = registry
        self._pubsub = registry.pubsub
        self._process = process
        self._peers: dict[str, _Peer] = {}
        self._has_left = False
        self.present: frozenset[Key] = frozenset()
        """The seated players who are connected to other processes."""
        self.spectator_count = 0
        """The number of spectators at other processes; a client at two processes counts twice."""
        self._pubsub.subscribe(self._topic, self)

    @property
    def lines_shown(self) -> int | None:
        """The lines that all seated clients of other processes have animated, of those that report it."""
        return min((peer.state.lines_shown for peer in self._peers.values() if peer.state.lines_shown is not None), default=None)

    async def read_new_lines(self) -> bool:
        """Apply new lines and revisions of other processes; returns whether there were any. The caller holds the table's lock."""
        table = self._table()
        assert table is not None
        saved = await self._registry.store.read_since(table.name, table.n)
        if saved is None or self._has_left or not (saved[1] or saved[0].revision > table.row.revision):
            return False
        try:
            replica.apply_remote(table, *saved)
        except Exception:  # noqa: BLE001 - after any fault the table is loaded again
            _log.exception("Table %s could not be gone on with as others wrote it, and is read anew.", table.name)
            table.evict()
        return True

    def announce_write(self, n: int, revision: int) -> None:
        """Publish that the table was written."""
        self._pubsub.publish(self._topic, encode(TableWritten(n, revision)))

    def publish_state(self, *, is_asking: bool = False) -> None:
        """Publish the state of the table in this process, beside its log."""
        table = self._table()
        if table is not None and not self._has_left:
            self._pubsub.publish(self._topic, encode(replica.peer_state(table, self._process, is_asking=is_asking)))

    def publish_transient(self, seat: Seat | None, message: bytes) -> None:
        """Publish a message for the clients of a seat, or for all clients."""
        self._pubsub.publish(self._topic, encode(TransientMessage(seat, message)))

    def remerge_states(self) -> None:
        """Merge all known states again, after lines were loaded that they refer to."""
        table = self._table()
        assert table is not None
        for peer in list(self._peers.values()):
            replica.merge_peer_state(table, peer.state)

    def leave(self) -> None:
        """Unsubscribe when this process unloads the table."""
        self._pubsub.unsubscribe(self._topic, self)
        self._has_left = True

    def on_subscribed(self) -> None:
        """Request the states of other processes, and read earlier writes, once the subscription is active."""
        self.publish_state(is_asking=True)
        self._poll()

    def on_message(self, data: bytes) -> None:
        """Handle a message of another process."""
        table = self._table()
        if table is None or self._has_left:
            return
        match decode(data):
            case TableWritten(n, revision):
                self._read_if_behind(table, n, revision)
            case TransientMessage(seat, message):
                replica.forward(table, seat, message)
            case PeerState() as state:
                self._merge(table, state)

    def heartbeat(self) -> None:
        """Publish the state and drop silent peers; after a silence or without pub/sub, read the store, as messages may be lost."""
        silent = [process for process, peer in self._peers.items() if now_ms() - peer.received_at > PEER_TIMEOUT_MS]
        for process in silent:
            del self._peers[process]
        table = self._table()
        if silent and table is not None:
            self._recount_presence(table)
        if self._pubsub.is_up:
            self.publish_state()
        if silent or not self._pubsub.is_up:
            self._poll()

    def _merge(self, table: "LiveTable", state: PeerState) -> None:
        before = self._peers.get(state.process)
        self._peers[state.process] = _Peer(state, now_ms())
        self._read_if_behind(table, state.n, state.revision)
        replica.merge_peer_state(table, state)
        if before is None or (before.state.present, before.state.spectator_count) != (state.present, state.spectator_count):
            self._recount_presence(table)
        elif before.state.lines_shown != state.lines_shown:
            table.schedule()
        if state.is_asking:
            self.publish_state()

    def _recount_presence(self, table: "LiveTable") -> None:
        """Recompute presence and spectators from the states of all peers."""
        states = [peer.state for peer in self._peers.values()]
        self.present = frozenset(key for state in states for key in state.present)
        self.spectator_count = sum(state.spectator_count for state in states)
        replica.on_presence_changed(table)

    def _read_if_behind(self, table: "LiveTable", n: int, revision: int) -> None:
        if _is_behind(table, n, revision):
            self._registry.spawn(self._read(table, n, revision))

    def _poll(self) -> None:
        """Read the store unconditionally."""
        table = self._table()
        if table is not None and not self._has_left:
            self._registry.spawn(self._read(table, inf, inf))

    async def _read(self, table: "LiveTable", n: float, revision: float) -> None:
        """Read new lines, unless they were read meanwhile; a store error is logged, and a later poll reads them."""
        async with table.lock:
            if _is_behind(table, n, revision):
                try:
                    await self.read_new_lines()
                except StoreError as error:
                    _log.warning("Table %s cannot be read on now: %s", table.name, error)


def _is_behind(table: "LiveTable", n: float, revision: float) -> bool:
    return n > table.n or revision > table.row.revision


class PeerRegistry:
    """The peers of all tables of this process, with one heartbeat for all."""

    def __init__(self, store: Store, pubsub: PubSub, spawn: Spawn) -> None:
        self.store = store
        self.pubsub = pubsub
        self.spawn = spawn
        self._process = secrets.token_hex(8)
        self._all: WeakSet[RemotePeers] = WeakSet()
        self._heartbeat: asyncio.Task[None] | None = None

    def join(self, table: "LiveTable") -> RemotePeers:
        """Subscribe to the other processes that have loaded a table."""
        self._all.add(peers := RemotePeers(table, self, self._process))
        if self._heartbeat is None:
            self._heartbeat = asyncio.get_running_loop().create_task(self._heartbeat_loop())
        return peers

    async def close(self) -> None:
        """Stop the heartbeat."""
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            await asyncio.wait([self._heartbeat])

    async def _heartbeat_loop(self) -> None:
        """Publish one table after the other; between two of them other tasks run."""
        while True:
            await asyncio.sleep(HEARTBEAT_MS / 1000)
            for peers in list(self._all):
                peers.heartbeat()
                await asyncio.sleep(0)
