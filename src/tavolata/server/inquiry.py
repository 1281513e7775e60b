"""What one may ask at a table, and change nothing: the coach, and how it was."""

import asyncio
from typing import Any, Protocol

import msgspec

from tavolata.core.coach import Answer, Coach, Question
from tavolata.core.game import Seat
from tavolata.core.library import kit_of
from tavolata.core.match import Match
from tavolata.server import seating, telling
from tavolata.server.refusal import read, refusal
from tavolata.server.store import TableRow
from tavolata.server.wire import Answered, Ask, LookBack, Past

_MOST_KEPT = 16
"""So many answers about a whole match are kept; more different questions than that are asked by nobody in earnest."""


class AskedTable(Protocol):
    """What an inquiry asks of the table."""

    row: TableRow

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match as it stands."""
        ...

    def check_begun(self) -> None:
        """Whether there is a game to speak of."""
        ...

    def check_ended(self) -> None:
        """Whether there is nothing left to give away."""
        ...

    def check_over(self) -> None:
        """Whether the game came to its end."""
        ...


class Inquiry:
    """Answers beside the game: they are worked out in threads, on the match as it stood when they were asked."""

    def __init__(self, table: AskedTable) -> None:
        self._table = table
        self._looked_back: dict[Question, Answer] = {}
        """What was said of the whole match, once it is over: it will not be said otherwise."""

    async def answer(self, seat: Seat | None, request: Ask | LookBack) -> Answered | Past:
        """The answer for a seat, or for somebody who watches."""
        self._table.check_begun()
        return await (self._look_back(seat, request) if isinstance(request, LookBack) else self._ask(seat, request))

    async def _look_back(self, seat: Seat | None, request: LookBack) -> Past:
        match = self._table.match
        if request.n > len(match.log):
            raise refusal("not-now", "no-line", count=len(match.log))
        if request.eyes is not None and request.eyes != seat:
            self._table.check_ended()
            seat = seating.checked_seat(self._table.row, request.eyes)
        return await asyncio.to_thread(telling.past_for, match, request.n, seat, telling.names_of(self._table.row))

    async def _ask(self, seat: Seat | None, request: Ask) -> Answered:
        coach, match = self._coach(), self._table.match
        question: Question = read(bytes(request.question), msgspec.json.Decoder(coach.questions))
        self._check_may_ask(seat, question)
        answer = self._looked_back.get(question) or await asyncio.to_thread(telling.answer_for, coach, match, seat, question)
        if answer is None:
            raise refusal("not-now", "not-told")
        if question.asked == "over" and len(self._looked_back) < _MOST_KEPT:
            self._looked_back[question] = answer
        return Answered(len(match.log), question, answer)

    def _coach(self) -> Coach:
        kit = kit_of(self._table.row.game)
        coach = kit.coach() if kit.coach else None
        if coach is None or coach.questions is None:
            raise refusal("not-now", "no-coach")
        return coach

    def _check_may_ask(self, seat: Seat | None, question: Question) -> None:
        """Of their choices those may ask who have them, where the table has an advisor; of the whole match anybody, once it is over."""
        if question.asked == "over":
            self._table.check_over()
        if question.asked == "to-act":
            if seat is None:
                raise refusal("unauthorised", "not-seated")
            if not self._table.row.advisor:
                raise refusal("not-now", "no-advisor")
            if seat not in self._table.match.actors:
                raise refusal("not-now", "not-your-turn")
