"""An asynchronous client of one seat: it yields the observation of each turn, and plays actions."""

import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

from tavolata.client.connection import Connection, Incoming, Moves
from tavolata.client.errors import error_text
from tavolata.client.link import NotJoined, link_of, secret_for
from tavolata.core.errors import TavolataError
from tavolata.core.game import Action, Event, Result
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate
from tavolata.server.identity import token_of
from tavolata.server.protocol import messages


class NotPlayed(TavolataError):
    """Exception: a refused action, with the code for programs, the rule if there is one, and the sentence."""

    def __init__(self, refused: messages.Refused) -> None:
        self.code, self.rule = refused.code, refused.rule
        super().__init__(error_text(refused))


class AsyncSeat:
    """An asynchronous client of one seat: takes it when the context is entered; the same token gets the same seat back."""

    def __init__(self, link: str, name: str = "Bot", *, seat: int | None = None, token: str | None = None) -> None:
        """Without a number take the first free seat; without a token use one of this user for this server and name."""
        self._link = link_of(link)
        self._connection = Connection(self._link, token or token_of(secret_for(self._link, name)))
        self._name = name[: messages.MAX_NAME_LENGTH]
        self._wanted = seat
        self._incoming: AsyncIterator[Incoming] = self._connection.incoming()
        self._moves: Moves | None = None
        self._is_new = False
        """Whether the last moves have not been observed yet."""
        self._events: list[Event] = []
        self.table: messages.Table | None = None

    async def __aenter__(self) -> Self:
        """Take the seat."""
        while self.seat is None:
            await self._receive()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        """Close the connection; the seat stays taken."""
        self._connection.close()

    @property
    def seat(self) -> int | None:
        """The number of the taken seat, counted from 0; None before it is taken."""
        holders = self.table.seats if self.table else []
        return next((seat for seat, holder in enumerate(holders) if holder.mine), None)

    @property
    def game(self) -> str:
        """The name of the table's game."""
        assert self.table is not None
        return self.table.game.name

    @property
    def result(self) -> Result | None:
        """The result of the game; None before its end."""
        return self._moves.result if self._moves else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was given up."""
        return self.result is not None or (self.table is not None and self.table.stage == "given-up")

    async def fill(self, level: str) -> None:
        """Add bots of this level on all empty seats."""
        assert self.table is not None
        for seat, holder in enumerate(self.table.seats):
            if holder.holder == "nobody":
                await self._connection.send(messages.SeatBot(seat, level))

    async def begin(self) -> None:
        """Request the start of the game, which needs all seats taken."""
        await self._connection.send(messages.Begin())

    async def observations(self) -> AsyncIterator[Observation[Any, Any]]:
        """Yield the observation of each turn until the game is over."""
        while (sight := await self.next_observation()) is not None:
            yield sight

    async def next_observation(self) -> Observation[Any, Any] | None:
        """Return the observation of the next turn; None when the game is over."""
        while not self.is_over:
            if self._is_new and self._moves and self._moves.position.legal:
                self._is_new = False
                return self.observation
            await self._receive()
        return None

    @property
    def observation(self) -> Observation[Any, Any] | None:
        """The current observation; None before the game has started."""
        if self._moves is None or self.table is None:
            return None
        spot, seat, seats = self._moves.position, self.seat, len(self.table.seats)
        return Observation.from_message(self.game, seat, seats, seat in self._moves.awaited, spot.view, spot.legal, spot.consequences)

    def take_events(self) -> list[Event]:
        """Return and clear the events since the last call."""
        news, self._events = self._events, []
        return news

    async def play(self, action: Action | str | None) -> None:
        """Play an action, given as data or as text, and wait for its effect.

        None plays nothing. After a stale action the next observation is new.
        """
        if action is None or self._moves is None:
            return
        text = action if isinstance(action, str) else get_plugin(self.game).game.write(action)
        before = self._moves.n
        await self._connection.send(messages.Act(before, [text]))
        while self._moves.n == before and not self._is_new and not self.is_over:
            await self._receive()

    async def _receive(self) -> None:
        """Wait for the next message, and update the table, the position and the events."""
        heard = await anext(self._incoming)
        if isinstance(heard, messages.Table):
            await self._on_table(heard)
        elif isinstance(heard, Moves):
            self._moves, self._is_new = heard, True
            self._events += heard.events
            await self._connection.send(messages.Seen(heard.n))
        elif isinstance(heard, messages.Refused) and heard.code != "stale":
            raise NotJoined(error_text(heard)) if self.seat is None else NotPlayed(heard)

    async def _on_table(self, table: messages.Table) -> None:
        is_new, self.table = self.table is None, table
        if self.seat is not None or not is_new:
            return
        free = [seat for seat, holder in enumerate(table.seats) if holder.holder == "nobody" and self._wanted in (None, seat)]
        if not free or table.stage != "open":
            raise NotJoined(translate("client.no_seat", {"link": self._link.page}))
        await self._connection.send(messages.Sit(free[0], self._name, secrets.token_hex(8)))
