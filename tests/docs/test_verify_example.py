"""Tests of the verification script in another language, written from docs/developers/randomness.md."""

import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.game import CHANCE
from tavolata.core.match import Match
from tools import node

SCRIPT = Path(__file__).parents[2] / "examples" / "verify" / "verify.mjs"
SEEDS = ["plain", "", 'quo"tes\\ and / slashes', "control \x00\x01\x1f\x7f\n\r\t\b\f", "Füße, 骰子 \u2028 🎲"]
TABLES: list[tuple[str, dict[str, str]]] = [
    ("lucky-loop", {}),
    *(("bomb-busters", {"mission": str(mission)}) for mission in range(1, 9)),
    *(("galaxy-trucker", {"level": level}) for level in ("test", "I", "II", "III")),
]


def verify(tmp_path: Path, record: str) -> "subprocess.CompletedProcess[str]":
    """Returns the output of the script for a record."""
    (tmp_path / "record.jsonl").write_text(record, encoding="utf-8")
    (program, *_), environment = node.npm()
    command = [str(Path(program).with_name("node")), str(SCRIPT), str(tmp_path / "record.jsonl")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def played(game: str, options: dict[str, str], seats: int = 3) -> Match[Any, Any, Any]:
    """Returns a match of random moves, some of which are undone."""
    lot = random.Random(f"{game} {options}")
    match = Match.new(game, seats, "a secret", options, player_seeds=lot.sample(SEEDS, seats))
    while match.result is None and len(match.log) < 3000:
        if match.log and lot.random() < 0.02:
            match.undo(lot.randrange(max(len(match.log) - 8, 0), len(match.log)))
            match.resolve_chance()
            continue
        actor = lot.choice(match.actors)
        match.play(actor, _rather_going_on(match, lot.sample(match.legal(actor), len(match.legal(actor)))))
    return match


def _rather_going_on(match: Match[Any, Any, Any], choices: list[Any]) -> Any:
    """Returns a random action that does not end the building phase, so that piles and cards are used."""
    return next((choice for choice in choices if not match.write(choice).startswith(("finish", "give-up", "time-up"))), choices[0])


@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda value: value if isinstance(value, str) else "-".join(value.values()))
def test_a_stranger_recomputes_every_draw(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    match = played(game, options)
    done = verify(tmp_path, match.save())
    draws = sum(entry.actor == CHANCE for entry in match.log)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"It holds: {draws} draws of chance in {len(match.log)} lines of {game}.\n"


def test_a_changed_die_is_found(tmp_path: Path) -> None:
    record = played("lucky-loop", {}).save()
    line = next(line for line in record.splitlines() if '"throw 1 ' in line)
    done = verify(tmp_path, record.replace(line, line.replace("throw 1", "throw 2")))
    assert done.returncode == 1
    assert done.stderr.startswith(f"Line {line[1:].split(',')[0]} says 'throw 2")


def test_another_secret_than_the_promised_one_is_found(tmp_path: Path) -> None:
    done = verify(tmp_path, played("bomb-busters", {}).save().replace('"a secret"', '"another secret"'))
    assert (done.returncode, done.stderr) == (1, "The secret is not the one that was promised.\n")


def test_what_the_script_does_not_know_it_says(tmp_path: Path) -> None:
    done = verify(tmp_path, Match.new("galaxy-trucker", 2, 1, {"level": "trek"}).save())
    assert done.returncode == 1
    assert "docs/developers/randomness.md" in done.stderr
