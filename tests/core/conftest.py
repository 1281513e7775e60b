"""The fixture `race`, which registers the toy game for a test."""

import pytest

from tavolata import i18n
from tavolata.core import registry
from tests.core.toy_game import Race, race_plugin


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Race:
    plugin = race_plugin()
    monkeypatch.setitem(registry._registry().plugins, plugin.name, plugin)
    i18n.add_folder(plugin.words)
    assert isinstance(plugin.game, Race)
    return plugin.game
