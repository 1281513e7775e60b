"""`tavolata join`: a seat, from a terminal, at a table of a running server."""

import asyncio
import secrets
from argparse import Namespace
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import TypeAlias

from tavolata.bots import bot_for
from tavolata.bots.external import short_name
from tavolata.cli.game_args import INTERRUPTED, BadCommand
from tavolata.cli.remote_table import Visit
from tavolata.cli.stdin_lines import lines
from tavolata.cli.terminal import folded
from tavolata.client import Seat
from tavolata.client.connection import Heard, Line
from tavolata.client.link import Link, link_of, secret_for
from tavolata.core.errors import TavolataError
from tavolata.i18n import MissingMessage, translate

LEAVING = "q"

Happened: TypeAlias = Heard | str | TavolataError | None
"""Something that was told, a line that was typed, a fault, or the end of the input."""


def join(arguments: Namespace) -> int:
    """Sit down at a table and play there to the end of the game; whoever leaves earlier keeps the seat."""
    if arguments.bot:
        return _let_play(arguments)
    link = link_of(arguments.link)
    line = Line(link, secret_for(link))
    visit = Visit(line, arguments.name, arguments.seat)
    try:
        if not asyncio.run(_spend(line, visit)):
            print(_farewell(visit, link))
    except MissingMessage as error:
        raise BadCommand(translate("terminal.strange")) from error
    except KeyboardInterrupt:
        print(f"\n{_farewell(visit, link)}")
        return INTERRUPTED
    return 0


def _let_play(arguments: Namespace) -> int:
    """Let a bot sit there instead, shown as a program to all."""
    wanted = None if arguments.seat is None else arguments.seat - 1
    with Seat(arguments.link, arguments.name or short_name(arguments.bot), seat=wanted) as seat:
        bot = bot_for(seat.game, arguments.bot, secrets.randbits(32))
        print(folded(translate("client.seated", {"seat": (seat.seat or 0) + 1})), flush=True)
        for sight in seat:
            seat.play(bot.choose(sight))
        if seat.result:
            print(translate("cli.replay.scores", {"scores": ", ".join(map(str, seat.result.scores))}))
    return 0


def _farewell(visit: Visit, link: Link) -> str:
    """A seat is kept for whoever had one."""
    return folded(translate("terminal.left", {"link": link.page}) if visit.seat is not None else translate("cli.play.left"))


async def _spend(line: Line, visit: Visit) -> bool:
    """Follow what is told and what is typed, in the order in which it comes; whether the game came to its end.

    Where the input has ended nobody can answer: so whoever is asked leaves, and whoever only watches stays.
    """
    has_input = True
    async with aclosing(_happenings(line)) as happenings:
        async for happened in happenings:
            if isinstance(happened, TavolataError):
                raise happened
            if happened is None:
                has_input = False
            elif happened == LEAVING:
                break
            elif isinstance(happened, str):
                await visit.hear(happened)
            else:
                await visit.follow(happened)
            if visit.is_over or (visit.is_asked and not has_input):
                break
    return visit.is_over


async def _happenings(line: Line) -> AsyncGenerator[Happened, None]:
    inbox: asyncio.Queue[Happened] = asyncio.Queue()
    tasks = [asyncio.create_task(_pour(line.heard(), inbox)), asyncio.create_task(_pour(lines(), inbox))]
    try:
        while True:
            yield await inbox.get()
    finally:
        for task in tasks:
            task.cancel()
        line.hang_up()


async def _pour(source: "AsyncIterator[Heard] | AsyncIterator[str]", inbox: "asyncio.Queue[Happened]") -> None:
    try:
        async for happened in source:
            inbox.put_nowait(happened)
        inbox.put_nowait(None)
    except TavolataError as error:
        inbox.put_nowait(error)
    except Exception:  # noqa: BLE001 - a server can send anything, and whoever waits at the inbox would wait for ever
        inbox.put_nowait(BadCommand(translate("terminal.strange")))
