"""What one may ask at a table, and change nothing: the coach, how it was, and why a bot did something."""

import asyncio
from typing import Any, Protocol

import msgspec

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.protocols.advisor import Advisor, Question
from tavolata.core.registry import get_plugin
from tavolata.server.errors import read, refusal
from tavolata.server.protocol.messages import Answered, Ask, LookBack, Past, Reasons, Why
from tavolata.server.store.rows import TableRow
from tavolata.server.tables import guards, move_messages, seats
from tavolata.server.tables.bot_reasons import bot_at, may_be_told, reasons
from tavolata.server.tables.bots import BotMaker


class AskedTable(Protocol):
    """What an inquiry asks of the table."""

    row: TableRow

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        ...


class Inquiry:
    """Answers beside the game: they are worked out in threads, on the match as it stood when they were asked."""

    def __init__(self, table: AskedTable, make_bot: BotMaker, reasoning: asyncio.Semaphore) -> None:
        self._table = table
        self._make_bot = make_bot
        self._reasoning = reasoning

    async def answer(self, seat: Seat | None, request: Ask | LookBack | Why) -> Answered | Past | Reasons:
        """The answer for a seat, or for somebody who watches."""
        guards.check_begun(self._table.row)
        match request:
            case LookBack():
                return await self._look_back(seat, request)
            case Why():
                return await self._reason(seat, request.n)
            case Ask():
                return await self._ask(seat, request)

    async def _look_back(self, seat: Seat | None, request: LookBack) -> Past:
        match = self._match_at(request.n)
        if request.eyes is not None and request.eyes != seat:
            guards.check_ended(self._table.row)
            seat = seats.checked_seat(self._table.row, request.eyes)
        names, has_ended = move_messages.names_of(self._table.row), self._table.row.stage in ("over", "given-up")
        return await asyncio.to_thread(move_messages.past_for, match, seat, names, has_ended)

    def _match_at(self, n: int) -> Match[Any, Any, Any]:
        """The match as it was after n lines."""
        match = self._table.match
        if n > len(match.log):
            raise refusal("not-now", "no-line", count=len(match.log))
        return match.at(n)

    async def _ask(self, seat: Seat | None, request: Ask) -> Answered:
        coach = self._coach()
        question: Question = read(bytes(request.question), msgspec.json.Decoder(coach.questions))
        match, eyes = self._asked_now(seat, question) if request.at is None else self._asked_of_the_past(seat, request.at, request.eyes)
        if question.asked == "to-act" and eyes not in match.actors:
            raise refusal("not-now", "not-your-turn" if request.at is None else "not-their-turn")
        answer = await asyncio.to_thread(move_messages.answer_for, coach, match, eyes, question)
        if answer is None:
            raise refusal("not-now", "not-told")
        return Answered(len(match.log), question, answer, None if request.at is None else request.eyes)

    def _asked_now(self, seat: Seat | None, question: Question) -> tuple[Match[Any, Any, Any], Seat | None]:
        """Of their choices those may ask who have them, where the table has an advisor."""
        if question.asked == "to-act" and seat is None:
            raise refusal("unauthorised", "not-seated")
        if question.asked == "to-act" and not self._table.row.advisor:
            raise refusal("not-now", "no-advisor")
        return self._table.match, seat

    def _asked_of_the_past(self, seat: Seat | None, n: int, eyes: Seat | None) -> tuple[Match[Any, Any, Any], Seat | None]:
        """Once it has ended anybody may know what anybody could: the odds as they were then."""
        guards.check_ended(self._table.row)
        return self._match_at(n), seat if eyes is None else seats.checked_seat(self._table.row, eyes)

    async def _reason(self, seat: Seat | None, n: int) -> Reasons:
        """Reasons are worked out one after the other, at whatever table: the bots that play have the other threads."""
        table, match = self._table.row, self._table.match
        bot_at(table, match, n)
        if not may_be_told(table, seat):
            raise refusal("not-now", "why.later")
        async with self._reasoning:
            return await asyncio.to_thread(reasons, table, match, n, self._make_bot)

    def _coach(self) -> Advisor:
        plugin = get_plugin(self._table.row.game)
        coach = plugin.advisor() if plugin.advisor else None
        if coach is None or coach.questions is None:
            raise refusal("not-now", "no-coach")
        return coach
