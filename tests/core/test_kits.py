"""Kits: every game is found through its own alone, whoever brings it, and one that does not hold keeps no other from being played."""

import logging
from dataclasses import replace
from importlib.metadata import EntryPoint, distribution, entry_points
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata import words
from tavolata.core import conformance, library
from tavolata.core.errors import BadKit, UnknownGame
from tavolata.core.kit import Kit
from tests.core.toy import race_kit

OURS = [kit.name for kit in library.kits() if kit.name in {entry.name for entry in distribution("tavolata").entry_points}]
"""The games of the house, in the order of the shelf."""
ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
GOOD = race_kit()
WRONG = replace(GOOD, folder=Path(__file__).parent)
"""A kit without words."""


class FromOutside(EntryPoint):
    """What some package says it brings."""

    thing: Any

    def load(self) -> Any:
        """The thing, or the fault of the package."""
        if isinstance(self.thing, Exception):
            raise self.thing
        return self.thing


def brought(monkeypatch: pytest.MonkeyPatch, **things: Any) -> None:
    """Let a package bring these, beside what is installed."""
    entries = list(entry_points(group=library.GROUP))
    for name, thing in things.items():
        entry = FromOutside(name, "somewhere:KIT", library.GROUP)
        vars(entry)["thing"] = thing
        entries.append(entry)
    monkeypatch.setattr(library, "entry_points", lambda **_: entries)
    library._shelf.cache_clear()


@pytest.fixture(autouse=True)
def _shelf_as_it_was() -> Any:
    """Other tests find the shelf as it is."""
    yield
    library._shelf.cache_clear()
    library.kits()


def test_a_package_brings_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, race=GOOD)
    assert {info.name for info in tavolata.catalogue()} == {*OURS, "race"}
    assert next(info.title for info in tavolata.catalogue() if info.name == "race") == "Race"
    assert tavolata.Match.new("race", 2, seed=1).actors
    conformance.check_kit(GOOD)


@pytest.mark.parametrize(
    ("thing", "why"),
    [
        (ImportError("no module named dice"), "ImportError: no module named dice"),
        (GOOD.game, "which is no Kit"),
        (WRONG, "its words/en/*.json lack 'race.name'. its words/en/*.json lack 'race.option.long'."),
    ],
)
def test_a_game_that_does_not_hold_is_told_and_keeps_no_other_from_being_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, thing: Any, why: str
) -> None:
    with caplog.at_level(logging.ERROR):
        brought(monkeypatch, race=thing)
        assert [info.name for info in tavolata.catalogue()] == OURS
    assert why in caplog.text
    with pytest.raises(BadKit, match="The game 'race' cannot be played: "):
        tavolata.Match.new("race", 2)
    with pytest.raises(UnknownGame, match=f"there is {', '.join(OURS)}"):
        tavolata.Match.new("chess", 2)


def test_nobody_takes_the_name_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, **{"lucky-loop": GOOD})
    assert library.kit_of("lucky-loop").game.name == "lucky-loop"
    assert "its game is called 'race'. there is another game of this name." in str(library._shelf().faults["lucky-loop"])


@pytest.mark.parametrize("name", OURS)
def test_our_kits_are_whole(name: str) -> None:
    kit = library.kit_of(name)
    assert kit.folder.joinpath("RULES.md").is_file()
    assert words.words_in(kit.words, "en").keys() >= {f"{kit.area}.name", f"{kit.area}.tagline", f"{kit.area}.about"}
    assert kit.resample is not None
    assert kit.room == (ROOMS / kit.area / "index.ts").is_file()


@pytest.mark.parametrize("name", OURS)
def test_our_kits_conform(name: str) -> None:
    conformance.check_kit(library.kit_of(name), seeds=[1])


def test_type_checkers_know_every_game_of_the_house() -> None:
    """typed.pyi is the one place beside the games that names them."""
    stub = Path(tavolata.__file__).with_name("typed.pyi").read_text(encoding="utf-8")
    assert [name for name in OURS if f'name: Literal["{name}"]' not in stub] == [], "add an overload of Match.new to typed.pyi"
    assert isinstance(GOOD, Kit)
