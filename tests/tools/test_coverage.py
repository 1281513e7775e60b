"""The figures of coverage: by package, from what coverage says of files."""

from pathlib import Path
from typing import Any

import pytest

from tools import coverage
from tools.coverage import Count, counted, is_aimed_at, package_of, table


@pytest.mark.parametrize(
    ("file", "package"),
    [
        ("src/tavolata/__init__.py", "tavolata"),
        ("src/tavolata/core/match.py", "core"),
        ("src/tavolata/server/tables/table.py", "server"),
        ("src/tavolata/games/lucky_loop/rules/flight.py", "games.lucky_loop.rules"),
        ("src/tavolata/games/lucky_loop/solver/flight.py", "games.lucky_loop"),
        ("src/tavolata/games/lucky_loop/plugin.py", "games.lucky_loop"),
        ("src/tavolata/games/__init__.py", "games"),
    ],
)
def test_a_file_counts_to_its_package(file: str, package: str) -> None:
    assert package_of(file) == package


def test_what_is_no_file_of_ours_is_told() -> None:
    with pytest.raises(ValueError, match=r"tools/step\.py is no file of the package"):
        package_of("tools/progress.py")


def summary(lines: int, run: int, branches: int, taken: int) -> dict[str, dict[str, int]]:
    said = {"num_statements": lines, "covered_lines": run, "num_branches": branches, "covered_branches": taken}
    return {"summary": said}


def test_lines_and_branches_of_a_package_are_added_up() -> None:
    found = counted(
        {
            "src/tavolata/core/match.py": summary(10, 9, 4, 2),
            "src/tavolata/core/log.py": summary(6, 6, 0, 0),
            "src/tavolata/tournaments/arena.py": summary(5, 0, 5, 0),
            "src/tavolata/games/__init__.py": summary(0, 0, 0, 0),
        }
    )
    assert found == {"bots": Count(5, 0, 5, 0), "core": Count(16, 15, 4, 2)}
    assert found["core"].share == 85
    assert list(table(found))[2:] == [
        "| bots | 5 | 0 | 5 | 0 | 0.0 % | 0.0 % |",
        "| core (aim) | 16 | 15 | 4 | 2 | 50.0 % | 85.0 % |",
        "| all | 21 | 15 | 9 | 2 | 22.2 % | 56.7 % |",
    ]


def test_a_whole_run_writes_the_page_and_fails_under_the_aim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "PAGE", tmp_path / "coverage.md")
    coverage.PAGE.write_text("Before.\n<!-- table -->\nof old\n<!-- end -->\nAfter.\n", encoding="utf-8")
    assert coverage.judged({"core": Count(100, 95, 0, 0), "cli": Count(10, 1, 0, 0)}) == 0
    assert coverage.judged({"server": Count(1000, 1000, 100, 94)}) == 1, "branches are counted by themselves too"
    assert "Under the aim of 95 %: server" in capsys.readouterr().out
    assert coverage.judged({"core": Count(100, 94, 0, 0)}) == 1
    assert "Under the aim of 95 %: core" in capsys.readouterr().out
    page = coverage.PAGE.read_text(encoding="utf-8").splitlines()
    assert (page[0], page[4], page[-1]) == ("Before.", "| core (aim) | 100 | 94 | 0 | 0 | 100.0 % | 94.0 % |", "After.")
    assert "of old" not in page


@pytest.mark.parametrize(("said", "is_kept"), [(("tests/core",), False), (("--add", "tests/core"), True)])
def test_tests_are_added_to_those_before_where_that_is_said(
    said: tuple[str, ...], is_kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[Any] = []

    def run(command: Any) -> int:
        ran.append(command)
        return 0

    monkeypatch.setattr(coverage, "REPORTS", tmp_path / "reports")
    monkeypatch.setattr(coverage, "_run", run)
    coverage.REPORTS.mkdir()
    (coverage.REPORTS / "data").touch()
    assert coverage.measure(said) == 0
    assert (coverage.REPORTS / "data").exists() == is_kept
    assert ran[0][-2:] == ["auto", "tests/core"]


def test_the_aim_is_for_rules_core_and_server() -> None:
    assert [name for name in ("core", "server", "games.galaxy_trucker.rules", "games.galaxy_trucker", "cli") if is_aimed_at(name)] == [
        "core",
        "server",
        "games.galaxy_trucker.rules",
    ]
