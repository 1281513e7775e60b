"""The command `tavolata perft`."""

from pathlib import Path

from tests.cli.command import refusal, tavolata


def test_perft_prints_each_first_action_and_the_total(tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text("game pig-no\n", encoding="utf-8")
    assert "line 1" in refusal("perft", "lucky-loop", "--depth", "1", "--from", str(position))
    position.write_text("game lucky-loop\nphase turn\nplayer 0 hand [R3 R7 B4 B12 G5 Y7]\n", encoding="utf-8")
    printed = tavolata("perft", "lucky-loop", "--depth", "2", "--from", str(position)).stdout
    assert "0 draw red-blue: 20\n" in printed
    assert printed.endswith("\ntotal: 52\n")


def test_perft_counts_chance_from_the_start_of_a_game() -> None:
    printed = tavolata("perft", "lucky-loop", "--depth", "2", "--seats", "3").stdout
    assert printed.startswith("chance start 0: ")
    assert "chance start 2: " in printed
