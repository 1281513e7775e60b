"""The review of building: the value of each tile taken, returned or placed, compared with the best action."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.core.protocols.review import KeyMoment
from tavolata.games.galaxy_trucker.actions import NOTATION, Finish, GalaxyTruckerAction, Keep, PickUp, Place, Return, Take
from tavolata.games.galaxy_trucker.bot import advising_bot
from tavolata.games.galaxy_trucker.bot.builder import FAULT_COST, MIN_GAIN, Builder
from tavolata.games.galaxy_trucker.bot.placement import BestPlaces
from tavolata.games.galaxy_trucker.bot.sentences import reason_sentences
from tavolata.games.galaxy_trucker.explain.review import sentences
from tavolata.games.galaxy_trucker.explain.review.steps import ReplayedStep, own_steps
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.legal import legal
from tavolata.games.galaxy_trucker.state import LastPlacedTile
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, view


class ValuedMove(NamedTuple):
    """The value of a building action and of the best action, in credits."""

    value: float
    best: float
    better: GalaxyTruckerAction


def decisions(steps: Sequence[ReplayedStep], seats: int) -> Iterator[KeyMoment]:
    """GT-B1 to GT-C4: yield the decisions of every seat before the launch, seat by seat."""
    before = [step for step in steps if not step.is_in_flight]
    for seat in range(seats):
        my_steps = own_steps(before, seat)
        for step, then in zip(my_steps, [*my_steps[1:], None], strict=True):
            if not (isinstance(step.action, Place) and then and isinstance(then.action, Place | PickUp)):
                yield from _key_moments(step, seat)


def _key_moments(step: ReplayedStep, seat: Seat) -> Iterator[KeyMoment]:
    """Yield the key moment of a step; a tile that is placed and moved again counts only once."""
    seen = view(step.before, seat)
    if step.before.phase != "building":
        yield _non_building_moment(step, seen)
    elif isinstance(step.action, Finish):
        yield _key_moment(step, seen, None)
    elif valued := _valued(step, advising_bot(seen.level).builder(seen)):
        yield _key_moment(step, seen, valued)


def _valued(step: ReplayedStep, builder: Builder) -> ValuedMove | None:
    """Return the value of a building action by the hard bot; None if the bot does not value it."""
    match step.action:
        case Take("table" | "heap"):
            return _value_take(step.action, builder)
        case Return():
            return _value_return(builder)
        case Place():
            return _value_place(step, builder)
        case _:
            return None


def _value_take(take: Take, builder: Builder) -> ValuedMove | None:
    """GT-B1: return the value of taking: the gain of a face-up tile, or the required gain for a heap tile."""
    if not builder.places.hopeful:
        return None
    (gain, tile), unknown = builder.best_face_up, builder.target_value if builder.view.heap else 0.0
    if not builder.view.heap and gain < MIN_GAIN:
        return None  # no better tile was available
    better = Take("table", tile) if tile and gain >= max(unknown, MIN_GAIN) else Take("heap")
    value = unknown if take.source == "heap" else builder.places.best(take.tile)[0]
    return ValuedMove(value, max(gain, unknown) if tile else unknown, better)


def _value_return(builder: Builder) -> ValuedMove | None:
    """GT-B2: return the value of returning: the required gain, compared with placing the tile."""
    hand = builder.my_player.hand
    assert hand is not None
    assert hand.tile is not None
    gain, place = builder.places.best(hand.tile)
    return ValuedMove(builder.target_value, max(gain, builder.target_value), place) if place else None


def _value_place(step: ReplayedStep, builder: Builder) -> ValuedMove:
    """GT-B2, GT-B3: return the value of the final place, compared with the best place or with the next tile."""
    loose = step.after.players[step.actor].loose
    assert loose is not None
    places = BestPlaces(loose.before, builder.goals)
    gain, place = places.best(loose.placed.tile)
    if place is None or (gain < builder.target_value and not loose.reserved):
        return ValuedMove(_placed_gain(places, loose), builder.target_value, Return())
    return ValuedMove(_placed_gain(places, loose), gain, place)


def _placed_gain(places: BestPlaces, loose: LastPlacedTile) -> float:
    """Return the gain of a placed tile; negative for a fault."""
    return places.gain(loose.placed, loose.cell) if ships.fits(loose.before, loose.cell, loose.placed) else -FAULT_COST


def _key_moment(step: ReplayedStep, seen: GalaxyTruckerView, valued: ValuedMove | None) -> KeyMoment:
    """Return the key moment of a building action."""
    says, value = [sentences.did(step.actor, step.action, seen)], round(min(0.0, valued.value - valued.best), 2) if valued else 0.0
    if valued is None or not value:
        return KeyMoment(step.log_index, step.actor, "decision", 0.0, tuple(says), NOTATION.write(step.action))
    says += [sentences.better(valued.better, seen), sentences.figures(_comparison_key(valued), valued.value, valued.best)]
    return KeyMoment(step.log_index, step.actor, "decision", value, tuple(says), NOTATION.write(step.action), NOTATION.write(valued.better))


def _comparison_key(valued: ValuedMove) -> str:
    """Return the message key of the comparison: a fault, a choice to wait, or two comparable values."""
    if valued.value == -FAULT_COST:
        return "priced.fault"
    return "priced.wait" if valued.better in (Return(), Take("heap")) else "priced"


def _non_building_moment(step: ReplayedStep, seen: GalaxyTruckerView) -> KeyMoment:
    """GT-C3, GT-C4: return the key moment of a repair or boarding decision compared with the hard bot; its edge is the minimum loss."""
    bot_decision = advising_bot(seen.level).decide(seen, legal(step.before, step.actor))
    says, chosen = [sentences.did(step.actor, step.action, seen)], NOTATION.write(step.action)
    if step.action == bot_decision.action or bot_decision.action is None:
        edge = 0.0 if isinstance(step.action, Keep) else round(bot_decision.edge, 2)  # the choice of a piece is obvious
        return KeyMoment(step.log_index, step.actor, "decision", 0.0, (*says, *reason_sentences(bot_decision, seen)), chosen, edge=edge)
    says += [sentences.better(bot_decision.action, seen), *reason_sentences(bot_decision, seen)]
    value = round(-bot_decision.edge, 2) if bot_decision.edge > 0 else 0.0
    return KeyMoment(
        step.log_index, step.actor, "decision", value, tuple(says), chosen, NOTATION.write(bot_decision.action) if value else None
    )
