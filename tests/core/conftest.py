"""The toy game is known to the kernel in the tests that ask for it."""

import pytest

from tavolata.core import library
from tests.core.toy import Race


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Race:
    game = Race()
    monkeypatch.setitem(library._GAMES, game.name, game)
    return game
