"""Tests of the gallery scenes: each shows the event that it is named after."""

import pytest

from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import plugins
from tools.gallery_scenes import kinds_of, scenes_of

GAMES = 14
"""The number of games searched; the gallery itself searches more."""


@pytest.mark.parametrize("plugin", [plugin for plugin in plugins() if plugin.has_client], ids=lambda plugin: plugin.name)
def test_a_scene_shows_what_it_is_named_after(plugin: GamePlugin) -> None:
    scenes = scenes_of(plugin, GAMES)
    assert scenes.keys() <= kinds_of(plugin)
    assert len(scenes) > len(kinds_of(plugin)) / 2
    for kind, scene in scenes.items():
        assert kind in {event.__struct_config__.tag for step in scene.moves.steps for event in step.events}
        assert scene.before != scene.moves.view
