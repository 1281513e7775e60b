"""Kits: every game is found through its own alone, whoever brings it, and one that does not hold keeps no other from being played."""

import logging
from dataclasses import replace
from importlib.metadata import EntryPoint, distribution, entry_points
from pathlib import Path
from typing import Any, Literal

import pytest

import tavolata
from tavolata import i18n
from tavolata.core import registry
from tavolata.core.errors import BadPlugin, UnknownGame
from tavolata.core.plugin import Convention, GamePlugin
from tavolata.core.registry import GameInfo, OptionInfo
from tavolata.core.testing import conformance
from tests.core.toy_game import Race, race_plugin

OURS = [plugin.name for plugin in registry.plugins() if plugin.name in {entry.name for entry in distribution("tavolata").entry_points}]
"""The games of the house, in the order of the shelf."""
ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
GOOD = race_plugin()
WRONG = replace(GOOD, folder=Path(__file__).parent)
"""A plugin without words."""


class Impostor(Race):
    """A race that calls itself Lucky Loop."""

    name = "lucky-loop"


class FromOutside(EntryPoint):
    """What some package says it brings."""

    thing: Any

    def load(self) -> Any:
        """The thing, or the fault of the package."""
        if isinstance(self.thing, Exception):
            raise self.thing
        return self.thing


def brought(monkeypatch: pytest.MonkeyPatch, where: Literal["last", "first", "alone"] = "last", /, **things: Any) -> None:
    """Let a package bring these, beside what is installed, or alone, or found before it."""
    entries = [] if where == "alone" else list(entry_points(group=registry.GROUP))
    for name, thing in things.items():
        entry = FromOutside(name, "somewhere:PLUGIN", registry.GROUP)
        vars(entry)["thing"] = thing
        entries.insert(0 if where == "first" else len(entries), entry)
    monkeypatch.setattr(registry, "entry_points", lambda **_: entries)
    registry._registry.cache_clear()


@pytest.fixture(autouse=True)
def _registry_as_it_was(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Other tests find the games that are installed."""
    yield
    monkeypatch.undo()
    i18n.clear_caches()
    registry._registry.cache_clear()
    registry.plugins()


def test_a_package_can_provide_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, race=GOOD)
    assert {info.name for info in tavolata.catalogue()} == {*OURS, "race"}
    assert next(info.title for info in tavolata.catalogue() if info.name == "race") == "Race"
    assert tavolata.Match.new("race", 2, seed=1).actors
    conformance.check_plugin(GOOD)


@pytest.mark.parametrize(
    ("thing", "why"),
    [
        (ImportError("no module named dice"), "ImportError: no module named dice"),
        (GOOD.game, "which is no GamePlugin"),
        (WRONG, "its words/en/*.ftl lack 'race-name'. its words/en/*.ftl lack 'race-option-long'."),
    ],
)
def test_an_invalid_plugin_is_logged_and_other_games_stay_available(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, thing: Any, why: str
) -> None:
    with caplog.at_level(logging.ERROR):
        brought(monkeypatch, race=thing)
        assert [info.name for info in tavolata.catalogue()] == OURS
    assert why in caplog.text
    with pytest.raises(BadPlugin, match="The game 'race' cannot be played: "):
        tavolata.Match.new("race", 2)
    with pytest.raises(UnknownGame, match=f"there is {', '.join(OURS)}"):
        tavolata.Match.new("chess", 2)


def test_a_plugin_cannot_take_the_name_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, **{"lucky-loop": GOOD})
    assert registry.get_plugin("lucky-loop").game.name == "lucky-loop"
    assert "its game is called 'race'. there is another game of this name." in str(registry._registry().faults["lucky-loop"])


def test_the_catalogue_lists_seats_options_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    convention = Convention(("expert",), "RA-1")
    brought(monkeypatch, race=replace(GOOD, levels=("novice", "expert"), convention=convention))
    assert tavolata.catalogue()[-1] == GameInfo(
        name="race",
        title="Race",
        version=3,
        seats=(2,),
        options=(
            OptionInfo("long", "switch", False, "A long race", {}),
            OptionInfo("mood", "choice", "calm", "Mood", {"calm": "Calm", "wild": "Wild"}),
        ),
        bots=("novice", "expert", "random"),
        cooperative=False,
        convention=convention,
    )


def with_words(folder: Path, **languages: dict[str, str]) -> GamePlugin:
    """The race, with these words."""
    for language, said in languages.items():
        (folder / "words" / language).mkdir(parents=True)
        (folder / "words" / language / "race.ftl").write_text("".join(said.values()), encoding="utf-8")
    return replace(GOOD, folder=folder)


SAID = i18n.messages_in(GOOD.words, "en")


def test_the_catalogue_is_translated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plugin = with_words(tmp_path, en=SAID, it={name: f"{source.rstrip()} (it)\n" for name, source in SAID.items()})
    monkeypatch.setattr(i18n, "_folders", [])
    i18n.clear_caches()
    brought(monkeypatch, "alone", race=plugin)
    (info,) = tavolata.catalogue("it")
    assert info.title == "Race (it)"
    assert [option.description for option in info.options] == ["A long race (it)", "Mood (it)"]
    assert info.options[1].choices == {"calm": "Calm (it)", "wild": "Wild (it)"}


def test_a_plugin_can_be_registered_at_run_time() -> None:
    registry.add(GOOD)
    assert [plugin.name for plugin in registry.plugins()] == [*OURS, "race"]
    assert i18n.translate("race.name") == "Race"
    registry.add(GOOD)
    assert registry.get_plugin("race") is GOOD
    with pytest.raises(BadPlugin, match=r"its words/en/\*\.ftl lack 'race-name'"):
        registry.add(WRONG)
    with pytest.raises(BadPlugin, match=r"The game 'race' cannot be played: .*its words/en/\*\.ftl lack 'race-option-mood-wild'"):
        registry.add(WRONG)


def test_message_ids_of_a_game_begin_with_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    brought(monkeypatch, race=with_words(tmp_path, en=SAID | {"racer-name": "racer-name = Racer\n", "house-name": "house-name = Mine\n"}))
    with pytest.raises(BadPlugin) as told:
        registry.get_plugin("race")
    assert told.value.faults == (
        "its words have 'racer-name', which does not begin with 'race-'.",
        "its words have 'house-name', which does not begin with 'race-'.",
    )


def test_an_entry_point_that_is_not_a_plugin_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, race=5, other=OSError("no disk"))
    with pytest.raises(BadPlugin, match=r"The game 'race' cannot be played: its entry point gives 5, which is no GamePlugin\."):
        registry.get_plugin("race")
    with pytest.raises(BadPlugin, match=r"The game 'other' cannot be played: OSError: no disk\."):
        registry.get_plugin("other")


def test_games_are_sorted_by_order_and_name(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, race=replace(GOOD, sort_order=0))
    assert [plugin.name for plugin in registry.plugins()] == ["race", *OURS]


def test_built_in_games_load_first(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, "first", **{"lucky-loop": replace(GOOD, game=Impostor())})
    assert type(registry.game_named("lucky-loop")) is not Impostor
    assert "there is another game of this name." in registry._registry().faults["lucky-loop"].faults


def test_a_plugin_error_is_logged_as_its_message(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        brought(monkeypatch, race=OSError("100% full"))
        registry.plugins()
    assert [record.getMessage() for record in caplog.records] == ["The game 'race' cannot be played: OSError: 100% full."]


@pytest.mark.parametrize("name", OURS)
def test_built_in_plugins_are_complete(name: str) -> None:
    plugin = registry.get_plugin(name)
    assert plugin.folder.joinpath("RULES.md").is_file()
    assert i18n.messages_in(plugin.words, "en").keys() >= {f"{plugin.slug}-{what}" for what in ("name", "tagline", "about")}
    assert plugin.resample is not None
    assert plugin.has_client == (ROOMS / plugin.slug / "index.ts").is_file()


@pytest.mark.parametrize("name", OURS)
def test_our_plugins_conform(name: str) -> None:
    conformance.check_plugin(registry.get_plugin(name), seeds=[1])


def test_every_built_in_game_has_typed_overloads() -> None:
    """typed.pyi is the one place beside the games that names them."""
    stub = Path(tavolata.__file__).with_name("typed.pyi").read_text(encoding="utf-8")
    assert [name for name in OURS if f'name: Literal["{name}"]' not in stub] == [], "add an overload of Match.new to typed.pyi"
    assert isinstance(GOOD, GamePlugin)
