"""Tests of the steps in CONTRIBUTING.md: adds a game, a mission and a card, and changes nothing else."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"
UNMADE = ignore_patterns("__pycache__")
CHECK = """
from tavolata.core.registry import get_plugin
from tavolata.core.testing import conformance
conformance.check_plugin(get_plugin({name!r}), seeds=[1])
"""


def run(*words: str, path: tuple[Path, ...]) -> subprocess.CompletedProcess[str]:
    """Runs Python with these folders on its path."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False, timeout=60)


def passed(*words: str, path: tuple[Path, ...]) -> str:
    """Returns the output of Python; asserts that it succeeds."""
    done = run(*words, path=path)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def edit(file: Path, *changes: tuple[str, str]) -> None:
    """Replaces texts in a file; asserts that each exists."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} does not stand in {file}"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package that a test can change."""
    return copytree(ROOT / "src", tmp_path / "src", ignore=UNMADE)


# Add a game


def hog(folder: Path, package: str) -> Path:
    """The example game under another name."""
    copytree(PIG / "src" / "tavolata_pig", folder, ignore=UNMADE)
    for file in [file for file in folder.rglob("*") if file.is_file()]:
        text = file.read_text(encoding="utf-8").replace("tavolata_pig", package)
        file.write_text(text.replace("pig", "hog").replace("Pig", "Hog").replace("PIG", "HOG"), encoding="utf-8")
    return folder


def bring(site: Path, project: str, *entries: str) -> None:
    """Writes the metadata of an installed package: its name and entry points."""
    about = site / f"{project}-0.1.0.dist-info"
    about.mkdir(parents=True)
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: 0.1.0\n", encoding="utf-8")
    about.joinpath("entry_points.txt").write_text("\n".join(["[tavolata.games]", *entries, ""]), encoding="utf-8")


def test_a_copy_of_the_example_is_a_game_from_outside(tmp_path: Path) -> None:
    hog(tmp_path / "tavolata_hog", "tavolata_hog")
    bring(tmp_path, "tavolata_hog", "hog = tavolata_hog.plugin:PLUGIN")
    path = (tmp_path, ROOT / "src")
    passed("-c", CHECK.format(name="hog"), path=path)
    assert "The goal is reached." in passed("-m", "tavolata", "simulate", "hog", "--bots", "bold,random", "--games", "2", path=path)


def test_a_copy_of_the_example_is_a_game_of_the_house(source: Path, tmp_path: Path) -> None:
    hog(source / "tavolata" / "games" / "hog", "tavolata.games.hog")
    bring(tmp_path, "tavolata", "hog = tavolata.games.hog.plugin:PLUGIN")
    path = (source, tmp_path)
    passed("-c", CHECK.format(name="hog"), path=path)
    assert "The goal is reached." in passed("-m", "tavolata", "simulate", "hog", "--bots", "bold,random", "--games", "2", path=path)


def test_a_game_that_nobody_brings_is_told_what_to_do(tmp_path: Path) -> None:
    hog(tmp_path / "tavolata_hog", "tavolata_hog")
    check = "from tavolata.core.testing import conformance; from tavolata_hog.plugin import PLUGIN; conformance.check_plugin(PLUGIN)"
    done = run("-c", check, path=(tmp_path, ROOT / "src"))
    assert "hog is not known: install the package whose entry point brings it, or call registry.add(plugin)" in done.stderr


def test_what_a_new_kind_of_action_lacks_is_named(tmp_path: Path) -> None:
    folder = hog(tmp_path / "tavolata_hog", "tavolata_hog")
    bring(tmp_path, "tavolata_hog", "hog = tavolata_hog.plugin:PLUGIN")
    edit(folder / "words" / "en" / "pig.ftl", ("hog-action-hold", "hog-action-keep"))
    assert "There is no message 'hog-action-hold'" in run("-c", CHECK.format(name="hog"), path=(tmp_path, ROOT / "src")).stderr
    edit(folder / "words" / "en" / "pig.ftl", ("hog-action-keep", "hog-action-hold"))
    edit(folder / "rules.py", ('return IllegalAction("HOG-1", "hog.refusal.chance")', "return {}[type(action)]"))
    done = run("-c", CHECK.format(name="hog"), path=(tmp_path, ROOT / "src"))
    assert "is not legal now, refusal() cannot say: KeyError" in done.stderr


# Add a mission of Bomb Busters

MISSION = """
[[missions]]
id = 66
blue = 9
yellow = { in_play = 3, drawn = 4, highest = 8 }
"""


def test_a_mission_needs_a_table_and_its_words(source: Path) -> None:
    game = source / "tavolata" / "games" / "bomb_busters"
    with (game / "content" / "missions.toml").open("a", encoding="utf-8") as missions:
        missions.write(MISSION)
    simulate = ("-m", "tavolata", "simulate", "bomb-busters", "--option", "mission=66", "--bots", "hard", "--games", "1")
    assert "its words/en/*.ftl lack 'bomb_busters-option-mission-66'." in run(*simulate, path=(source,)).stderr
    option, title, briefing = "option-mission-66 = 66: The cellar", "mission-66-title = The cellar", "mission-66-briefing = Nine numbers."
    with (game / "words" / "en" / "rules.ftl").open("a", encoding="utf-8") as words:
        words.write("".join(f"bomb_busters-{message}\n" for message in (option, title, briefing)))
    assert "1 game ended so:" in passed(*simulate, path=(source,))


# Add or change a card

CARD = """
[[cards]]
name = "II-21"
kind = "smugglers"
firepower = 0
goods_lost = 3
goods = ["red", "pink"]
day = 2
"""


def test_a_card_needs_its_row_and_all_its_faults_are_told_at_once(source: Path) -> None:
    cards = source / "tavolata" / "games" / "galaxy_trucker" / "content" / "cards.toml"
    with cards.open("a", encoding="utf-8") as rows:
        rows.write(CARD)
    simulate = ("-m", "tavolata", "simulate", "galaxy-trucker", "--option", "level=II", "--games", "1")
    told = run(*simulate, path=(source,)).stderr
    assert all(fault in told for fault in ("4 fault(s)", "'days' is missing", "'day' is not known", "'firepower'", "'goods'"))
    edit(cards, ("firepower = 0", "firepower = 9"), ('"pink"', '"blue"'), ("day = 2", "days = 2"))
    assert "II-21 is not among the cards that [set] counts" in run(*simulate, path=(source,)).stderr
    edit(cards, (" II = 20,", " II = 21,"))
    passed(*simulate, path=(source,))
