"""Building reviewed by a hard builder's prices: what each tile taken, put back or laid brought, against the best that there was then."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolata.core.game import Seat
from tavolata.core.protocols.review import KeyMoment
from tavolata.games.galaxy_trucker.actions import NOTATION, Finish, GalaxyTruckerAction, Keep, PickUp, Place, Return, Take
from tavolata.games.galaxy_trucker.bot import adviser
from tavolata.games.galaxy_trucker.bot.builder import FAULT, LEAST, Builder
from tavolata.games.galaxy_trucker.bot.decision import in_words
from tavolata.games.galaxy_trucker.bot.placement import BestPlaces
from tavolata.games.galaxy_trucker.explain.review import sentences
from tavolata.games.galaxy_trucker.explain.review.steps import Line, own
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.legal import legal
from tavolata.games.galaxy_trucker.state import Loose
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView, view


class Priced(NamedTuple):
    """What a move of building is worth, and what would have been best, in credits."""

    worth: float
    best: float
    better: GalaxyTruckerAction


def decisions(lines: Sequence[Line], seats: int) -> Iterator[KeyMoment]:
    """GT-B1 to GT-C4: what every seat decided before the launch, seat by seat."""
    before = [line for line in lines if not line.is_in_flight]
    for seat in range(seats):
        mine = own(before, seat)
        for line, then in zip(mine, [*mine[1:], None], strict=True):
            if not (isinstance(line.action, Place) and then and isinstance(then.action, Place | PickUp)):
                yield from _decided(line, seat)


def _decided(line: Line, seat: Seat) -> Iterator[KeyMoment]:
    """A decision, if it is one: a tile that is laid and moved again is not laid yet."""
    seen = view(line.before, seat)
    if line.before.phase != "building":
        yield _mended(line, seen)
    elif isinstance(line.action, Finish):
        yield _moment(line, seen, None)
    elif priced := _priced(line, adviser(seen.level).builder(seen)):
        yield _moment(line, seen, priced)


def _priced(line: Line, builder: Builder) -> Priced | None:
    """What a hard builder makes of a move; None where it has no prices for it."""
    match line.action:
        case Take("table" | "heap"):
            return _taken(line.action, builder)
        case Return():
            return _returned(builder)
        case Place():
            return _laid(line, builder)
        case _:
            return None


def _taken(take: Take, builder: Builder) -> Priced | None:
    """GT-B1: one that lies face up for what it would bring, one of the heap for what a builder would wait for."""
    if not builder.places.hopeful:
        return None
    (gain, tile), unknown = builder.best_face_up, builder.par if builder.view.heap else 0.0
    if not builder.view.heap and gain < LEAST:
        return None  # there was nothing better to take
    better = Take("table", tile) if tile and gain >= max(unknown, LEAST) else Take("heap")
    worth = unknown if take.source == "heap" else builder.places.best(take.tile)[0]
    return Priced(worth, max(gain, unknown) if tile else unknown, better)


def _returned(builder: Builder) -> Priced | None:
    """GT-B2: the next one is worth what a builder would wait for; this one could have been laid."""
    hand = builder.me.hand
    assert hand is not None
    assert hand.tile is not None
    gain, place = builder.places.best(hand.tile)
    return Priced(builder.par, max(gain, builder.par), place) if place else None


def _laid(line: Line, builder: Builder) -> Priced:
    """GT-B2, GT-B3: where it lies in the end, against the best place that there was, or the next tile."""
    loose = line.after.players[line.actor].loose
    assert loose is not None
    places = BestPlaces(loose.before, builder.wants)
    gain, place = places.best(loose.placed.tile)
    if place is None or (gain < builder.par and not loose.reserved):
        return Priced(_gain(places, loose), builder.par, Return())
    return Priced(_gain(places, loose), gain, place)


def _gain(places: BestPlaces, loose: Loose) -> float:
    """What a tile brings where it lies; a fault costs."""
    return places.gain(loose.placed, loose.cell) if ships.fits(loose.before, loose.cell, loose.placed) else -FAULT


def _moment(line: Line, seen: GalaxyTruckerView, priced: Priced | None) -> KeyMoment:
    """A move of building in words; what is within a rounding error is no fault."""
    says, worth = [sentences.did(line.actor, line.action, seen)], round(min(0.0, priced.worth - priced.best), 2) if priced else 0.0
    if priced is None or not worth:
        return KeyMoment(line.n, line.actor, "decision", 0.0, tuple(says), NOTATION.write(line.action))
    says += [sentences.better(priced.better, seen), sentences.figures(_key(priced), priced.worth, priced.best)]
    return KeyMoment(line.n, line.actor, "decision", worth, tuple(says), NOTATION.write(line.action), NOTATION.write(priced.better))


def _key(priced: Priced) -> str:
    """How the figures are told: of a fault, of a tile that one would wait for, or of two that can be compared."""
    if priced.worth == -FAULT:
        return "priced.fault"
    return "priced.wait" if priced.better in (Return(), Take("heap")) else "priced"


def _mended(line: Line, seen: GalaxyTruckerView) -> KeyMoment:
    """GT-C3, GT-C4: what a hard builder would have done; less than that by the edge of its choice at least."""
    weighing = adviser(seen.level).weigh(seen, legal(line.before, line.actor))
    says, chosen = [sentences.did(line.actor, line.action, seen)], NOTATION.write(line.action)
    if line.action == weighing.action or weighing.action is None:
        edge = 0.0 if isinstance(line.action, Keep) else round(weighing.edge, 2)  # which piece to keep is plain to everybody
        return KeyMoment(line.n, line.actor, "decision", 0.0, (*says, *in_words(weighing, seen)), chosen, edge=edge)
    says += [sentences.better(weighing.action, seen), *in_words(weighing, seen)]
    worth = round(-weighing.edge, 2) if weighing.edge > 0 else 0.0
    return KeyMoment(line.n, line.actor, "decision", worth, tuple(says), chosen, NOTATION.write(weighing.action) if worth else None)
