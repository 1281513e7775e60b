"""The toy game is known to the kernel in the tests that ask for it."""

import pytest

from tavolata import words
from tavolata.core import library
from tests.core.toy import Race, race_kit


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Race:
    kit = race_kit()
    monkeypatch.setitem(library._shelf().kits, kit.name, kit)
    words.add(kit.words)
    assert isinstance(kit.game, Race)
    return kit.game
