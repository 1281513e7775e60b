"""`tavolata mcp`: the tools through which an assistant sits down at a table, reads its view as text, asks the rules and acts."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator
from functools import wraps
from typing import Any, TypeAlias

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

from tavolata.cli.game_args import BadCommand, tell
from tavolata.client import AsyncSeat
from tavolata.client import open_table as opened
from tavolata.core.errors import TavolataError
from tavolata.core.observation import Observation
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.core.registry import catalogue, get_plugin
from tavolata.core.text.rulebook import rulebook_for_language, rules_of, sections_of
from tavolata.i18n import current_language, has, translate
from tavolata.server.protocol import messages

Tool: TypeAlias = Callable[..., Awaitable[str]]

PATIENCE = 20.0
"""Seconds for which an assistant is kept waiting for the others; then it is told that they still think."""


def mcp(_arguments: Namespace) -> int:
    """Serve an assistant on the standard input and output until it leaves."""
    server_for(Assistant()).run()
    return 0


def server_for(assistant: "Assistant") -> Any:
    """The tools as a server of the Model Context Protocol."""

    def in_words(tool: Tool) -> Tool:
        """A tool that says what is wrong in our words: an error that is raised is kept from assistants, or put behind English ones."""

        @wraps(tool)
        async def told(*given: Any, **named: Any) -> Any:
            try:
                return await tool(*given, **named)
            except TavolataError as error:
                return CallToolResult(content=[TextContent(type="text", text=str(error))], is_error=True)

        return told

    server: Any = MCPServer("tavolata", instructions=translate("assistant.help"), log_level="ERROR")
    for tool in (
        assistant.games,
        assistant.rules,
        assistant.open_table,
        assistant.sit,
        assistant.fill_and_begin,
        assistant.look,
        assistant.act,
        assistant.wait,
        assistant.hint,
    ):
        server.tool(description=translate(f"assistant.help.{tool.__name__}"), structured_output=False)(in_words(tool))
    return server


class Assistant:
    """Play tabletop games at a Tavolata server: sit at a table by its link, look, and act by the number or the notation of a choice."""

    def __init__(self) -> None:
        self._seat: AsyncSeat | None = None
        self._coming: asyncio.Task[Observation[Any, Any] | None] | None = None
        """What the seat will see when it may act next."""

    async def games(self) -> str:
        """The games that can be played, with their seats, their bots and their options, as JSON."""
        return msgspec.json.encode(catalogue(current_language())).decode()

    async def rules(self, game: str, about: str = "") -> str:
        """The rulebook of a game, or those of its rules that have this id or speak of these words."""
        if not about:
            return rules_of(game, rulebook_for_language(game, current_language()))
        rules = [rule for section in sections_of(game, rulebook_for_language(game, current_language())) for rule in section.rules]
        wanted = [rule for rule in rules if about.lower() in (rule.id.lower(), *rule.text.lower().split())]
        wanted = wanted or [rule for rule in rules if about.lower() in rule.text.lower()]
        return "\n".join(f"{rule.id}: {rule.text}" for rule in wanted) or translate("rules.none", {"words": about})

    async def open_table(self, server: str, game: str, seats: int, options: dict[str, str] | None = None) -> str:
        """Open a table on a server, as http://localhost:8000; gives the link, for yourself and for others."""
        return await asyncio.to_thread(opened, server, game, seats, options)

    async def sit(self, link: str, name: str = "") -> str:
        """Sit down at the table of a link; you are shown there as a program."""
        self._seat = await AsyncSeat(link, name or translate("assistant.name")).__aenter__()
        self._coming = None
        return await self.look()

    async def fill_and_begin(self, level: str = "normal") -> str:
        """Put bots of a level on the empty seats, begin the game, and look."""
        seat = self._seated()
        await seat.fill(level)
        await seat.begin()
        return await self.wait()

    async def look(self) -> str:
        """The position as your seat sees it, and your choices, each with its number and its notation in brackets."""
        seat = self._seated()
        if seat.sight is None:
            return "\n".join(self._names())
        return "\n".join(self._told(get_plugin(seat.game), seat.sight))

    async def act(self, choice: str) -> str:
        """Do a choice, given by its number or in its notation, and wait until you may act again; tells what happened and the position."""
        seat = self._seated()
        sight = seat.sight
        if sight is None or not sight.legal or (self._coming is not None and not self._coming.done()):
            return translate("server.refusal.not-your-turn")
        numbered = dict(enumerate(sight.legal, start=1))
        self._coming = None
        await seat.play(numbered.get(int(choice), choice) if choice.isdecimal() else choice)
        return await self.wait()

    async def wait(self) -> str:
        """Wait until you may act or the game is over, at most some seconds; tells what happened and the position."""
        seat = self._seated()
        self._coming = self._coming or asyncio.ensure_future(seat.next_sight())
        await asyncio.wait({self._coming}, timeout=PATIENCE)
        if not self._coming.done():
            return translate("table.thinking")
        self._coming.result()
        self._coming = None
        plugin, news = get_plugin(seat.game), seat.take_news()
        return "\n".join([*(tell(plugin, event, self._names()) for event in news), "", await self.look()])

    async def hint(self) -> str:
        """What the game's coach would do in your place, and why; where the table has an advisor."""
        seat = self._seated()
        if seat.table is None or not seat.table.advisor:
            return translate("server.refusal.no-advisor")
        answer = seat.sight.ask(Hint()) if seat.sight else None
        if not isinstance(answer, HintMessage):
            return translate("server.refusal.not-told")
        words = [translate(sentence.key, sentence.facts) for sentence in (answer.look, answer.consider, answer.do)]
        return "\n".join([*words, " ".join(f"[{action}]" for action in answer.actions)])

    def _seated(self) -> AsyncSeat:
        if self._seat is None:
            raise BadCommand(translate("server.refusal.not-seated"))
        return self._seat

    def _names(self) -> list[str]:
        table = self._seated().table
        return [_name(seat, holder) for seat, holder in enumerate(table.seats)] if table else []

    def _told(self, plugin: GamePlugin, sight: Observation[Any, Any]) -> Iterator[str]:
        text, result = plugin.text(), self._seated().result
        yield text.describe(sight.view, self._names())
        for number, action in enumerate(sight.legal, start=1):
            yield f"{number}  {translate(*text.offer(action, sight.view))}  [{plugin.game.write(action)}]"
        if result:
            yield translate("cli.replay.scores", {"scores": ", ".join(map(str, result.scores))})


def _name(seat: int, holder: messages.SeatInfo) -> str:
    """Whoever sits there, by their own words or by a bot's name."""
    if holder.key and has(holder.key):
        return translate(holder.key)
    return holder.name or translate("lobby.seat", {"seat": seat + 1})
