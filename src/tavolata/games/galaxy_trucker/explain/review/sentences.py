"""The sentences of a review."""

from tavolata.core.game import Seat
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction, Take
from tavolata.games.galaxy_trucker.bot.sentences import action_facts, sentence
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView


def did(seat: Seat, action: GalaxyTruckerAction, view: GalaxyTruckerView) -> LocalizedText:
    """Return the sentence for an action of a seat."""
    return sentence(f"review.did.{_kind(action)}", seat=seat, **action_facts(action, view))


def better(action: GalaxyTruckerAction, view: GalaxyTruckerView) -> LocalizedText:
    """Return the sentence for a better action."""
    return sentence(f"review.better.{_kind(action)}", **action_facts(action, view))


def instead(action: GalaxyTruckerAction, view: GalaxyTruckerView) -> LocalizedText:
    """Return the sentence for a different action of the hard bot that was not better."""
    return sentence(f"review.instead.{_kind(action)}", **action_facts(action, view))


def figures(key: str, chosen: float, best: float) -> LocalizedText:
    """Return the sentence with the values of the action and of the best action."""
    return sentence(f"review.{key}", worth=tenths(chosen), best=tenths(best))


def _kind(action: GalaxyTruckerAction) -> str:
    """Return the kind of an action, with the source of a tile that is taken."""
    kind = str(type(action).__struct_config__.tag)
    return f"{kind}.{action.source}" if isinstance(action, Take) else kind
