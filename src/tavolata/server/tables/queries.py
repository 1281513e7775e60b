"""Requests that change nothing: advice, past positions and the reasons of bots."""

import asyncio
from typing import Any

import msgspec

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import RANDOM, ExplainingBot
from tavolata.core.protocols.advisor import Advisor, Question
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import get_plugin
from tavolata.server.errors import decode_request, refusal
from tavolata.server.protocol.messages import Ask, CoachAnswer, LookBack, PastPosition, Reasons, Why
from tavolata.server.store.rows import TableRow
from tavolata.server.tables import messages, seats
from tavolata.server.tables.bots import BotMaker, seed_of
from tavolata.server.tables.live_match import TableState

RANDOM_MOVE = LocalizedText("review.why.lot", {})
"""The reason of a bot that moves at random."""


class TableQueries:
    """Answers queries in threads, from the state of a table at the moment of the query."""

    def __init__(self, make_bot: BotMaker, explain_semaphore: asyncio.Semaphore) -> None:
        self._make_bot = make_bot
        self._explain_semaphore = explain_semaphore

    async def answer(self, state: TableState, seat: Seat | None, request: Ask | LookBack | Why) -> CoachAnswer | PastPosition | Reasons:
        """The answer for a seat or a spectator."""
        seats.require_started(state.row)
        match request:
            case LookBack():
                return await _past_position(state, seat, request)
            case Why():
                return await self._explain(state, seat, request.n)
            case Ask():
                return await _ask(state, seat, request)

    async def _explain(self, state: TableState, seat: Seat | None, n: int) -> Reasons:
        """The reasons of a bot; one query at a time in the whole process, so that playing bots keep their threads."""
        row, match = state.row, state.live.match
        acting_bot(row, match, n)
        if not may_see_reasons(row, seat):
            raise refusal("not-now", "why.later")
        async with self._explain_semaphore:
            return await asyncio.to_thread(explain_bot_move, row, match, n, self._make_bot)


async def _past_position(state: TableState, seat: Seat | None, request: LookBack) -> PastPosition:
    match = _match_at(state, request.n)
    if request.eyes is not None and request.eyes != seat:
        seats.require_ended(state.row)
        seat = seats.validate_seat(state.row, request.eyes)
    return await asyncio.to_thread(messages.past_message, match, seat, seats.names_of(state.row), state.row.has_ended)


def _match_at(state: TableState, n: int) -> Match[Any, Any, Any]:
    """The match after n lines."""
    match = state.live.match
    if n > len(match.log):
        raise refusal("not-now", "no-line", count=len(match.log))
    return match.at(n)


async def _ask(state: TableState, seat: Seat | None, request: Ask) -> CoachAnswer:
    coach = _coach(state.row)
    question: Question = decode_request(bytes(request.question), msgspec.json.Decoder(coach.questions))
    is_past = request.at is not None
    match, eyes = _ask_past(state, seat, request.at, request.eyes) if request.at is not None else _ask_current(state, seat, question)
    if question.timing == "to-act" and eyes not in match.actors:
        raise refusal("not-now", "not-their-turn" if is_past else "not-your-turn")
    answer = await asyncio.to_thread(messages.coach_answer, coach, match, eyes, question)
    if answer is None:
        raise refusal("not-now", "not-told")
    return CoachAnswer(len(match.log), question, answer, request.eyes if is_past else None)


def _ask_current(state: TableState, seat: Seat | None, question: Question) -> tuple[Match[Any, Any, Any], Seat | None]:
    """The current match; only seated players ask about their choices, where the table has an advisor."""
    if question.timing == "to-act" and seat is None:
        raise refusal("unauthorised", "not-seated")
    if question.timing == "to-act" and not state.row.advisor:
        raise refusal("not-now", "no-advisor")
    return state.live.match, seat


def _ask_past(state: TableState, seat: Seat | None, n: int, eyes: Seat | None) -> tuple[Match[Any, Any, Any], Seat | None]:
    """An earlier position of a match that has ended, as any seat saw it."""
    seats.require_ended(state.row)
    return _match_at(state, n), seat if eyes is None else seats.validate_seat(state.row, eyes)


def _coach(row: TableRow) -> Advisor:
    plugin = get_plugin(row.game)
    coach = plugin.advisor() if plugin.advisor else None
    if coach is None or coach.questions is None:
        raise refusal("not-now", "no-coach")
    return coach


def acting_bot(row: TableRow, match: Match[Any, Any, Any], n: int) -> tuple[Seat, str]:
    """The seat that wrote a line, and the level of the bot that played it."""
    if n >= len(match.log):
        raise refusal("not-now", "no-line", count=len(match.log))
    seat = match.log[n].actor
    level = row.holders[seat].level_at(n) if seat >= 0 else None
    if level is None:
        raise refusal("not-now", "why.no-bot")
    return seat, level


def may_see_reasons(row: TableRow, seat: Seat | None) -> bool:
    """Whether reasons, which may name hidden facts, are shown: after the match, or to a player who practises among bots."""
    return row.has_ended or (seat is not None and row.is_practice)


def explain_bot_move(row: TableRow, match: Match[Any, Any, Any], n: int, make_bot: BotMaker) -> Reasons:
    """The reasons of the bot that wrote a line: a bot with the same seed chooses again, and must choose the same."""
    seat, level = acting_bot(row, match, n)
    if level == RANDOM and RANDOM not in get_plugin(row.game).levels:
        return Reasons(n, seat, (RANDOM_MOVE,))
    bot, observation = make_bot(row.game, level, seed_of(row, seat)), Observation(match.at(n), seat)
    if not isinstance(bot, ExplainingBot) or bot.choose(observation) != match.log[n].action:
        raise refusal("not-now", "why.forgotten")
    return Reasons(n, seat, bot.why(observation))
