"""Tests of `tavolata mcp`: a client of the protocol takes a seat, reads and plays at a real server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import COMMAND, ENVIRONMENT
from tests.server.harness import LiveServer

mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")

TOOLS = {"games", "rules", "open_table", "sit", "fill_and_begin", "look", "act", "wait", "hint"}
MOST = 200


@pytest.fixture
def live_server(tmp_path: Path) -> Iterator[LiveServer]:
    """Start a server."""
    with LiveServer(tmp_path / "data") as running:
        yield running


async def result_text(client: Any, tool: str, **given: Any) -> str:
    """Return the text of a tool's result."""
    return str((await client.call_tool(tool, given)).content[0].text)


def settings(*words: str, home: Path | None = None) -> Any:
    """Return the parameters that start the command as an MCP server."""
    program, *module = COMMAND
    env = ENVIRONMENT | ({"XDG_DATA_HOME": str(home)} if home else {})
    return mcp.StdioServerParameters(command=program, args=[*module, "mcp", *words], env=env)


def test_an_assistant_plays_a_game_to_its_end(live_server: LiveServer, tmp_path: Path) -> None:
    async def story() -> None:
        async with mcp.Client(settings(home=tmp_path)) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert '"name":"bomb-busters"' in await result_text(client, "games")
            assert (await result_text(client, "rules", game="bomb-busters", about="bb-d1")).startswith("BB-D1: Dual cut")
            assert "Only those who sit at the table may do this" in await result_text(client, "look")
            link = await result_text(
                client, "open_table", server=f"http://{live_server.host}", game="bomb-busters", seats=2, options={"mission": "1"}
            )
            assert await result_text(client, "sit", link=link, name="Ada") == "Ada\nSeat 2"
            begun = await result_text(client, "fill_and_begin", level="random")
            assert "Mission 1" in begun
            assert "1  " in begun
            assert "[mark " in await result_text(client, "hint")
            assert "First everybody puts a number token" in await result_text(client, "act", choice="point 0.0")
            for _ in range(MOST):
                if "Final scores" in await result_text(client, "act", choice="1"):
                    return
            raise AssertionError("the game did not end")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("lang", "sit", "look", "rules", "option"),
    [
        (
            "it",
            "Prendi posto al tavolo di un link",
            "Questo può farlo solo chi siede al tavolo",
            "Un gioco di Karsten Hartwig",
            "Scambiare carte",
        ),
        ("fr", "Prendre place à la table", "C'est réservé aux personnes assises", "Un jeu de Karsten Hartwig", "Échange de cartes"),
    ],
)
def test_tool_results_are_in_the_language_of_the_assistant(lang: str, sit: str, look: str, rules: str, option: str) -> None:
    async def story() -> None:
        async with mcp.Client(settings("--lang", lang)) as client:
            helps = {tool.name: tool.description for tool in (await client.list_tools()).tools}
            assert helps["sit"].startswith(sit)
            assert (await result_text(client, "look")).startswith(look)
            assert (await client.call_tool("look", {})).is_error
            assert rules in await result_text(client, "rules", game="lucky-loop")
            assert option in await result_text(client, "games")

    asyncio.run(story())
