"""A program on a seat: it is told a sight whenever it may act, and says what it does."""

import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

from tavolata.client.connection import Heard, Line, Moves
from tavolata.client.errors import in_words
from tavolata.client.link import NotJoined, link_of, secret_for
from tavolata.core.errors import TavolataError
from tavolata.core.game import Action, Event, Result
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate
from tavolata.server.identity import token_of
from tavolata.server.protocol import messages


class NotPlayed(TavolataError):
    """What a table refused: the code for programs, the rule if there is one, and the sentence."""

    def __init__(self, refused: messages.Refused) -> None:
        self.code, self.rule = refused.code, refused.rule
        super().__init__(in_words(refused))


class AsyncSeat:
    """A seat at the table of a link, taken when it is entered; whoever comes again with the same token has it again."""

    def __init__(self, link: str, name: str = "Bot", *, seat: int | None = None, token: str | None = None) -> None:
        """Without a number the first seat that is free; without a token one of this machine's user, made for this server and this name."""
        self._link = link_of(link)
        self._line = Line(self._link, token or token_of(secret_for(self._link, name)))
        self._name = name[: messages.MOST_LETTERS]
        self._wanted = seat
        self._heard: AsyncIterator[Heard] = self._line.heard()
        self._moves: Moves | None = None
        self._is_new = False
        """Whether the moves that came last are still to be told."""
        self._news: list[Event] = []
        self.table: messages.Table | None = None

    async def __aenter__(self) -> Self:
        """Sit down."""
        while self.seat is None:
            await self._hear()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        """Leave the line; the seat stays taken."""
        self._line.hang_up()

    @property
    def seat(self) -> int | None:
        """The number of the seat, counted from 0."""
        holders = self.table.seats if self.table else []
        return next((seat for seat, holder in enumerate(holders) if holder.mine), None)

    @property
    def game(self) -> str:
        """The name of the game that is played there."""
        assert self.table is not None
        return self.table.game.name

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self._moves.result if self._moves else None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to do here."""
        return self.result is not None or (self.table is not None and self.table.stage == "given-up")

    async def fill(self, level: str) -> None:
        """Put bots of the house on all seats that are empty."""
        assert self.table is not None
        for seat, holder in enumerate(self.table.seats):
            if holder.holder == "nobody":
                await self._line.send(messages.SeatBot(seat, level))

    async def begin(self) -> None:
        """Begin the game, once every seat is taken."""
        await self._line.send(messages.Begin())

    async def sights(self) -> AsyncIterator[Observation[Any, Any]]:
        """What the seat sees, each time it may act, until the game is over."""
        while (sight := await self.next_sight()) is not None:
            yield sight

    async def next_sight(self) -> Observation[Any, Any] | None:
        """What the seat sees when it may act next; None when the game is over."""
        while not self.is_over:
            if self._is_new and self._moves and self._moves.spot.legal:
                self._is_new = False
                return self.sight
            await self._hear()
        return None

    @property
    def sight(self) -> Observation[Any, Any] | None:
        """What the seat sees now; None before the game has begun."""
        if self._moves is None:
            return None
        spot, seat = self._moves.spot, self.seat
        return Observation.from_message(self.game, seat, seat in self._moves.awaited, spot.view, spot.legal, spot.consequences)

    def take_news(self) -> list[Event]:
        """What happened since this was asked last."""
        news, self._news = self._news, []
        return news

    async def play(self, action: Action | str | None) -> None:
        """Do an action, given as data or as text, and wait until it is done; None leaves it. Whoever was too slow is told a sight again."""
        if action is None or self._moves is None:
            return
        text = action if isinstance(action, str) else get_plugin(self.game).game.write(action)
        before = self._moves.n
        await self._line.send(messages.Act(before, [text]))
        while self._moves.n == before and not self._is_new and not self.is_over:
            await self._hear()

    async def _hear(self) -> None:
        """Take note of what is told next."""
        heard = await anext(self._heard)
        if isinstance(heard, messages.Table):
            await self._look_at(heard)
        elif isinstance(heard, Moves):
            self._moves, self._is_new = heard, True
            self._news += heard.events
            await self._line.send(messages.Seen(heard.n))
        elif isinstance(heard, messages.Refused) and heard.code != "stale":
            raise NotJoined(in_words(heard)) if self.seat is None else NotPlayed(heard)

    async def _look_at(self, table: messages.Table) -> None:
        is_new, self.table = self.table is None, table
        if self.seat is not None or not is_new:
            return
        free = [seat for seat, holder in enumerate(table.seats) if holder.holder == "nobody" and self._wanted in (None, seat)]
        if not free or table.stage != "open":
            raise NotJoined(translate("client.no_seat", {"link": self._link.page}))
        await self._line.send(messages.Sit(free[0], self._name, secrets.token_hex(8)))
