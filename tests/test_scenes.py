"""The scenes of the gallery: each shows the kind of event that it is named after, from before it to after it."""

import pytest

from tavolata.core.kit import Kit
from tavolata.core.library import kits
from tools.scenes import kinds_of, scenes_of

GAMES = 14
"""The gallery itself looks through many more."""


@pytest.mark.parametrize("kit", [kit for kit in kits() if kit.room], ids=lambda kit: kit.name)
def test_a_scene_shows_what_it_is_named_after(kit: Kit) -> None:
    scenes = scenes_of(kit, GAMES)
    assert scenes.keys() <= kinds_of(kit)
    assert len(scenes) > len(kinds_of(kit)) / 2
    for kind, scene in scenes.items():
        assert kind in {event.__struct_config__.tag for step in scene.moves.steps for event in step.events}
        assert scene.before != scene.moves.view
