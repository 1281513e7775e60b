"""Tests of external bots: found by path, entry point and registered name; anything else is refused in one sentence."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tavolata.bots import bot_for, external, levels_of
from tavolata.bots.external import BadBot, name_of, register_bot
from tavolata.bots.monte_carlo import MonteCarlo
from tavolata.core.errors import UnknownLevel
from tavolata.tournaments.series import SeriesConfig, simulate
from tests.bots.external_bots import Anything, Pilot
from tests.tournaments.test_series import figures

HERE = "tests.bots.external_bots"


@pytest.fixture
def hosting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clear the registered names."""
    monkeypatch.setattr(external, "_registered", {})


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Install a package that has bots."""
    info = tmp_path / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    points = f"[tavolata.bots]\npilot = {HERE}:Pilot\nlost = nowhere:Bot\nhard = {HERE}:Pilot\n"
    (info / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    yield
    _forget()


def _forget() -> None:
    external._installed.cache_clear()
    external._load.cache_clear()


def test_a_bot_is_found_by_the_path_of_its_class() -> None:
    assert type(bot_for("lucky-loop", f"{HERE}:Anything", 1)) is Anything
    assert type(bot_for("lucky-loop", f"{HERE}:Anything.Inner", 1)) is Anything.Inner


def test_a_class_goes_by_the_path_by_which_it_is_found() -> None:
    assert name_of("hard") == "hard"
    assert type(bot_for("lucky-loop", name_of(Anything.Inner), 1)) is Anything.Inner

    class Local(Anything):
        """Bot class that other processes cannot import."""

    with pytest.raises(BadBot, match="Local cannot be loaded: AttributeError"):
        name_of(Local)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("nowhere:Bot", "The bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'."),
        (f"{HERE}:Nobody", f"The bot {HERE}:Nobody cannot be loaded: AttributeError: module '{HERE}' has no attribute 'Nobody'."),
        (f"{HERE}:Mute", f"{HERE}:Mute is no bot: called with a seed it has to give something that has a method choose(sight)."),
        (f"{HERE}:Broken", f"The bot {HERE}:Broken cannot be loaded: ValueError: no 1 today."),
        (f"{HERE}:Pilot", f"The bot {HERE}:Pilot does not play bomb-busters; it plays lucky-loop."),
        (":", "The bot : cannot be loaded: ValueError: Empty module name."),
    ],
)
def test_an_invalid_bot_is_refused_in_one_sentence(path: str, sentence: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot_for("bomb-busters", path, 1)
    assert str(refused.value) == sentence


@pytest.mark.usefixtures("installed")
def test_entry_points_register_bots_without_shadowing_levels() -> None:
    assert type(bot_for("lucky-loop", "pilot", 1)) is Pilot
    assert type(bot_for("lucky-loop", "hard", 1)) is not Pilot
    with pytest.raises(BadBot, match="The bot lost cannot be loaded: ModuleNotFoundError"):
        bot_for("lucky-loop", "lost", 1)
    with pytest.raises(UnknownLevel, match=r"there is easy, normal, hard, random, .*pilot"):
        bot_for("lucky-loop", "genius", 1)
    with pytest.raises(UnknownLevel) as refused:
        bot_for("bomb-busters", "genius", 1)
    assert "pilot" not in str(refused.value)


@pytest.mark.usefixtures("hosting", "installed")
def test_a_host_names_bots_that_may_be_seated() -> None:
    register_bot(f"mine={HERE}:Anything")
    register_bot("pilot")
    assert levels_of("lucky-loop") == ("easy", "normal", "hard", "random", "mine", "pilot")
    assert levels_of("bomb-busters") == ("easy", "normal", "hard", "expert", "random", "mine")
    assert type(bot_for("bomb-busters", "mine", 1)) is Anything


@pytest.mark.usefixtures("hosting")
@pytest.mark.parametrize(
    ("given", "part"),
    [
        (f"hard={HERE}:Anything", "not like a level of a game; not 'hard'"),
        (f"My Bot={HERE}:Anything", "not 'My Bot'"),
        (f"a-name-that-is-too-long={HERE}:Anything", "16 at most"),
        (f"{HERE}:Anything", f"not '{HERE}:Anything'"),
        ("mine=nowhere:Bot", "The bot nowhere:Bot cannot be loaded"),
        ("mine=genius", "There is no bot genius: name one by the path of its class, as mypkg:MyBot."),
        ("genius", "There is no bot genius"),
    ],
)
def test_a_name_that_a_host_cannot_give(given: str, part: str) -> None:
    with pytest.raises(BadBot) as refused:
        register_bot(given)
    assert part in str(refused.value)


def test_bots_from_outside_play_in_other_processes_as_they_do_here() -> None:
    bots = [f"{HERE}:Talker", "easy"]
    alone, spread = (simulate(SeriesConfig("bomb-busters", seed=1, jobs=jobs), bots, 12) for jobs in (1, 2))
    assert figures(alone) == figures(spread)


def test_every_bot_of_the_package_is_installed() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"][external.ENTRY_POINT_GROUP]
    found = {name: getattr(import_module(path.partition(":")[0]), path.partition(":")[2]) for name, path in points.items()}
    assert found == {"monte-carlo": MonteCarlo}
