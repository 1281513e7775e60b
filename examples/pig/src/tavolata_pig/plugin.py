"""The plugin of Pig; the package finds the game through it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random

from tavolata.core.game import Event, Seat
from tavolata.core.observation import Observation
from tavolata.core.plugin import Bot, GamePlugin, GameText
from tavolata.core.text.phrase import Phrase, phrase
from tavolata.i18n import translate
from tavolata_pig.rules import Hold, Pig, PigAction, PigView, State, Throw


class PigText:
    """The texts of Pig."""

    COLOURED: Mapping[str, str] = {}

    def describe(self, view: PigView, names: Sequence[str], width: int = 80) -> str:
        """Return the scores, and the current player."""
        scores = [translate("pig.text.score", {"name": name, "points": points}) for name, points in zip(names, view.points, strict=True)]
        return "\n".join([*scores, "", translate("pig.text.turn", {"name": names[view.turn], "turn": view.brought, "goal": view.goal})])

    def event_text(self, event: Event, names: Sequence[str]) -> Phrase:
        """Return the message of an event."""
        return phrase("pig.event", event, names)

    def action_text(self, action: PigAction, view: PigView) -> Phrase:
        """Return the message of an action."""
        return phrase("pig.action", action, ())


class Bold:
    """Holds at twenty, the best simple rule."""

    def choose(self, sight: Observation[PigAction, PigView]) -> PigAction:
        """Throw until the turn has enough points."""
        view = sight.view
        is_enough = view.brought >= min(20, view.goal - view.points[view.turn])
        return Hold() if is_enough and view.brought else Throw()


def _make_bot(_level: str, _seed: int) -> Bot:
    return Bold()


def _text() -> GameText:
    return PigText()


def _resample(state: State, _seat: Seat | None, _random: Random) -> State:
    """Return the same state; nothing is hidden."""
    return state


PLUGIN = GamePlugin(game=Pig(), folder=files(__package__), text=_text, levels=("bold",), make_bot=_make_bot, resample=_resample)
