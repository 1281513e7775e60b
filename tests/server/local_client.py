"""A client of a table in the same process, without a connection."""

from collections.abc import Callable
from typing import cast

from tavolata.core.game import Action
from tavolata.server.protocol.messages import Act, AnyMessage, AnyRequest, Begin, Hello, Sit
from tavolata.server.tables.session import Session
from tavolata.server.tables.table import LiveTable
from tests.server.harness import secret_of


class LocalClient:
    """Sends requests to a table as a session does; a refusal is raised."""

    def __init__(self) -> None:
        self.sent: list[AnyMessage] = []
        self.was_closed = False

    @classmethod
    async def join(cls, table: LiveTable, name: str) -> "LocalClient":
        """A client of a person, after its hello."""
        client = cls()
        await client.ask(table, Hello(secret_of(name)))
        return client

    async def ask(self, table: LiveTable, *requests: AnyRequest) -> None:
        """Send requests, one after the other."""
        for request in requests:
            await table.handle(cast(Session, self), request)

    async def act(self, table: LiveTable, *actions: Action) -> None:
        """Do actions, knowing the whole log."""
        for action in actions:
            await self.ask(table, Act(table.n, [table.match.write(action)]))

    def send(self, message: AnyMessage) -> None:
        """Store a message."""
        self.sent.append(message)

    def send_frame(self, frame: bytes) -> None:
        """Ignore an encoded message."""

    def send_shared(self, frames: bytes) -> None:
        """Ignore encoded messages."""

    def set_spectator_queue(self, catch_up: Callable[[], None] | None) -> None:
        """Ignore the queue, as messages are ignored."""

    def close_for_reconnect(self) -> None:
        """Record that the client has to reconnect."""
        self.was_closed = True


async def seated(table: LiveTable, *names: str) -> list[LocalClient]:
    """Clients of people who have sat down in this order."""
    clients = [await LocalClient.join(table, name) for name in names]
    for seat, (client, name) in enumerate(zip(clients, names, strict=True)):
        await client.ask(table, Sit(seat, name))
    return clients


async def begun(table: LiveTable, *names: str) -> list[LocalClient]:
    """Clients of people at a table whose match has begun."""
    clients = await seated(table, *names)
    await clients[0].ask(table, Begin())
    return clients
