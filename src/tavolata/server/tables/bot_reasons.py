"""Why a bot did what a line tells: it is made anew, with the seed it had, and asked about what it saw then."""

from typing import Any

from tavolata.core.game import Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import RANDOM, ExplainingBot
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import get_plugin
from tavolata.server.errors import refusal
from tavolata.server.protocol.messages import Reasons
from tavolata.server.store.rows import TableRow
from tavolata.server.tables.bots import BotMaker, seed_of

BY_LOT = LocalizedText("review.why.lot", {})


def bot_at(table: TableRow, match: Match[Any, Any, Any], n: int) -> tuple[Seat, str]:
    """The seat that acted on a line, and the level of the bot that did so."""
    if n >= len(match.log):
        raise refusal("not-now", "no-line", count=len(match.log))
    seat = match.log[n].actor
    level = table.holders[seat].level_at(n) if seat >= 0 else None
    if level is None:
        raise refusal("not-now", "why.no-bot")
    return seat, level


def may_be_told(table: TableRow, seat: Seat | None) -> bool:
    """Whether somebody is told reasons already. They may speak of what the bot saw and others cannot: who plays alone among bots asked for
    that as a lesson; everybody else waits until the game has ended.
    """
    return table.stage in ("over", "given-up") or (seat is not None and table.is_practice)


def reasons(table: TableRow, match: Match[Any, Any, Any], n: int, make_bot: BotMaker) -> Reasons:
    """What the bot that acted on a line has to say for it: only if it chooses there again what it chose then."""
    seat, level = bot_at(table, match, n)
    if level == RANDOM and RANDOM not in get_plugin(table.game).levels:
        return Reasons(n, seat, (BY_LOT,))
    bot, sight = make_bot(table.game, level, seed_of(table, seat)), Observation(match.at(n), seat)
    if not isinstance(bot, ExplainingBot) or bot.choose(sight) != match.log[n].action:
        raise refusal("not-now", "why.forgotten")
    return Reasons(n, seat, bot.why(sight))
