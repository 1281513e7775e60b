"""`tavolata mcp`: tools through which an assistant joins a table, reads its view as text, looks up rules and acts."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator
from functools import wraps
from typing import Any, TypeAlias

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

from tavolata.cli.game_args import BadCommand, event_text
from tavolata.client import AsyncSeat, open_table
from tavolata.core.errors import TavolataError
from tavolata.core.observation import Observation
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.core.registry import catalogue, get_plugin
from tavolata.core.text.rulebook import rulebook_language, rulebook_text, sections_of
from tavolata.i18n import current_language, has_message, translate
from tavolata.server.protocol import messages

Tool: TypeAlias = Callable[..., Awaitable[str]]

WAIT_SECONDS = 20.0
"""Seconds that a tool waits for other players."""


def mcp(_arguments: Namespace) -> int:
    """Run `tavolata mcp`: serve an assistant on standard input and output until it disconnects."""
    server_for(TableTools()).run()
    return 0


def server_for(assistant: "TableTools") -> Any:
    """Return a server of the Model Context Protocol with these tools."""

    def with_error_text(tool: Tool) -> Tool:
        """Return the tool with errors as results in the user's language; the library would hide or prefix them."""

        @wraps(tool)
        async def call(*given: Any, **named: Any) -> Any:
            try:
                return await tool(*given, **named)
            except TavolataError as error:
                return CallToolResult(content=[TextContent(type="text", text=str(error))], is_error=True)

        return call

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
        server.tool(description=translate(f"assistant.help.{tool.__name__}"), structured_output=False)(with_error_text(tool))
    return server


class TableTools:
    """The tools of an assistant: it takes a seat by a table's link, and acts by the number or notation of a choice."""

    def __init__(self) -> None:
        self._seat: AsyncSeat | None = None
        self._next_observation: asyncio.Task[Observation[Any, Any] | None] | None = None
        """The observation of the seat's next turn."""

    async def games(self) -> str:
        """Return the playable games with their seats, bots and options, as JSON."""
        return msgspec.json.encode(catalogue(current_language())).decode()

    async def rules(self, game: str, about: str = "") -> str:
        """Return the rulebook of a game, or its rules with this id or these words."""
        if not about:
            return rulebook_text(game, rulebook_language(game, current_language()))
        rules = [rule for section in sections_of(game, rulebook_language(game, current_language())) for rule in section.rules]
        wanted = [rule for rule in rules if about.lower() in (rule.id.lower(), *rule.text.lower().split())]
        wanted = wanted or [rule for rule in rules if about.lower() in rule.text.lower()]
        return "\n".join(f"{rule.id}: {rule.text}" for rule in wanted) or translate("rules.none", {"words": about})

    async def open_table(self, server: str, game: str, seats: int, options: dict[str, str] | None = None) -> str:
        """Open a table on a server, as http://localhost:8000, and return its link."""
        return await asyncio.to_thread(open_table, server, game, seats, options)

    async def sit(self, link: str, name: str = "") -> str:
        """Take a seat at the table of a link, marked as a program."""
        self._seat = await AsyncSeat(link, name or translate("assistant.name")).__aenter__()
        self._next_observation = None
        return await self.look()

    async def fill_and_begin(self, level: str = "normal") -> str:
        """Add bots of a level on the empty seats, start the game, and return the position."""
        seat = self._require_seat()
        await seat.fill(level)
        await seat.begin()
        return await self.wait()

    async def look(self) -> str:
        """Return the position as this seat sees it, and its choices with number and notation."""
        seat = self._require_seat()
        if seat.observation is None:
            return "\n".join(self._names())
        return "\n".join(self._position_text(get_plugin(seat.game), seat.observation))

    async def act(self, choice: str) -> str:
        """Play a choice, given by number or notation, wait for the next turn, and return the events and the position."""
        seat = self._require_seat()
        sight = seat.observation
        if sight is None or not sight.legal or (self._next_observation is not None and not self._next_observation.done()):
            return translate("server.refusal.not-your-turn")
        numbered = dict(enumerate(sight.legal, start=1))
        self._next_observation = None
        await seat.play(numbered.get(int(choice), choice) if choice.isdecimal() else choice)
        return await self.wait()

    async def wait(self) -> str:
        """Wait for the next turn or the end of the game, at most some seconds, and return the events and the position."""
        seat = self._require_seat()
        self._next_observation = self._next_observation or asyncio.ensure_future(seat.next_observation())
        await asyncio.wait({self._next_observation}, timeout=WAIT_SECONDS)
        if not self._next_observation.done():
            return translate("table.thinking")
        self._next_observation.result()
        self._next_observation = None
        plugin, events = get_plugin(seat.game), seat.take_events()
        return "\n".join([*(event_text(plugin, event, self._names()) for event in events), "", await self.look()])

    async def hint(self) -> str:
        """Return the advisor's hint for this seat, where the table has an advisor."""
        seat = self._require_seat()
        if seat.table is None or not seat.table.advisor:
            return translate("server.refusal.no-advisor")
        answer = seat.observation.ask(Hint()) if seat.observation else None
        if not isinstance(answer, HintMessage):
            return translate("server.refusal.not-told")
        words = [translate(sentence.key, sentence.facts) for sentence in (answer.look, answer.consider, answer.do)]
        return "\n".join([*words, " ".join(f"[{action}]" for action in answer.actions)])

    def _require_seat(self) -> AsyncSeat:
        if self._seat is None:
            raise BadCommand(translate("server.refusal.not-seated"))
        return self._seat

    def _names(self) -> list[str]:
        table = self._require_seat().table
        return [_name(seat, holder) for seat, holder in enumerate(table.seats)] if table else []

    def _position_text(self, plugin: GamePlugin, sight: Observation[Any, Any]) -> Iterator[str]:
        text, result = plugin.text(), self._require_seat().result
        yield text.describe(sight.view, self._names())
        for number, action in enumerate(sight.legal, start=1):
            yield f"{number}  {translate(*text.action_text(action, sight.view))}  [{plugin.game.write(action)}]"
        if result:
            yield translate("cli.replay.scores", {"scores": ", ".join(map(str, result.scores))})


def _name(seat: int, holder: messages.SeatInfo) -> str:
    """Return the name of a seat's person or bot."""
    if holder.key and has_message(holder.key):
        return translate(holder.key)
    return holder.name or translate("lobby.seat", {"seat": seat + 1})
