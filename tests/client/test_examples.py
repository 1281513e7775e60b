"""Tests of the client examples, each run against a real server."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import LiveServer
from tools import node

EXAMPLES = Path(__file__).parents[2] / "examples" / "clients"
SOURCE = Path(__file__).parents[2] / "src"
SECONDS = 60


def node_command() -> list[str]:
    """Return the command that runs Node; before version 22 it needs a flag for WebSockets."""
    (program, *_), _ = node.npm()
    found = str(Path(program).with_name("node"))
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    return [found] if int(version.strip("v\n").split(".")[0]) >= 22 else [found, "--experimental-websocket"]


@pytest.mark.parametrize("name", [path.name for path in sorted(EXAMPLES.iterdir()) if path.suffix != ".md"])
def test_an_example_is_short_and_plays_a_game_to_its_end(live_server: LiveServer, name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 50
    command = [sys.executable] if name.endswith(".py") else node_command()
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "NO_PROXY": "127.0.0.1"}
    done = subprocess.run(
        [*command, str(EXAMPLES / name), f"http://{live_server.host}", "bomb-busters"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "It is over:" in done.stdout
    assert "scores" in done.stdout
