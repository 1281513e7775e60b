"""The advisor of Galaxy Trucker: hints, weak points, and the analysis of a ship."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from tavolata.core.protocols.advisor import Advisor, Answer, Hint, HintMessage, Question, QuestionTiming
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.explain.hints import hint
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.simulation import simulate
from tavolata.games.galaxy_trucker.solver.ship_input import read_ship_input
from tavolata.games.galaxy_trucker.solver.weak_points import WeakPoints, weak_points
from tavolata.games.galaxy_trucker.state import Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, ship_of


class AskWeakPoints(Question, frozen=True, tag="weak"):
    """A question: where is my ship weak?"""

    timing: ClassVar[QuestionTiming] = "to-act"


class WeakPointsAnswer(Answer, frozen=True, tag="weak"):
    """The answer to `AskWeakPoints`."""

    points: WeakPoints


class GalaxyTruckerAdvisor(Advisor):
    """Answers questions at a table and analyses ships."""

    questions = Hint | AskWeakPoints
    answers = HintMessage | WeakPointsAnswer

    def answer(self, sight: GalaxyTruckerSight, question: Hint | AskWeakPoints) -> HintMessage | WeakPointsAnswer | None:
        """Returns a hint from the hard bot, or the weak points of the player's ship."""
        if isinstance(question, Hint):
            return hint(sight)
        seen = sight.view
        return None if seen.seat is None else WeakPointsAnswer(weak_points(ship_of(seen.level, seen.players[seen.seat].ship)))

    def analyse(self, position: object) -> dict[str, Any]:
        """GT-C1, GT-E1, GT-F4, GT-F5: returns the legality and stats of a ship without aliens, and its simulated flights.

        `flown` is present if `flights` was given, and null for a ship with faults. The ship flies alone with a hard bot and its choice
        of aliens; a ship that arrives receives the rewards of the first place and of the prettiest ship.
        """
        ship, flights, seed = read_ship_input(position)
        found = _ship_stats(ship)
        return found | {"flown": _flight_stats(ship, flights, seed)} if flights else found

    def explain(self, found: Mapping[str, Any]) -> list[LocalizedText]:
        """Returns the faults, the stats and the flight statistics as sentences."""
        flown = [sentence("judge.faulty")] if found.get("flown", ...) is None else _flights_answer(found.get("flown"))
        return [*_ship_answer(found), *flown]


def _ship_stats(ship: Ship) -> dict[str, Any]:
    """The stats of a ship without a simulation."""
    return {
        "legal": ships.is_ship_legal(ship),
        "faults": [{"kind": fault.kind, "cells": [list(cell) for cell in fault.cells]} for fault in ships.faults(ship)],
        "exposed": ships.exposed(ship),
        "firepower": {"without": _half_number(ships.half_firepower(ship)), "with": _half_number(ships.half_firepower_powered(ship))},
        "engines": {"without": ships.engine_power(ship), "with": ships.engine_power_powered(ship)},
        "batteries": ships.capacity(ship, "battery"),
        "crew": ships.capacity(ship, "starting-cabin", "cabin"),
        "cargo": {"red": ships.capacity(ship, "red-hold"), "white": ships.capacity(ship, "hold")},
        "pieces": len(ships.pieces(ship)),
    }


def _half_number(halves: int) -> int | float:
    """GT-F4: returns half of the number, as an integer if it is whole."""
    return halves / 2 if halves % 2 else halves // 2


def _flight_stats(ship: Ship, flights: int, seed: int) -> dict[str, Any] | None:
    """The statistics of this number of flights; None for a ship with faults."""
    if not ships.is_ship_legal(ship):
        return None
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(simulate(ship, flights, seed)))
    return found


def _ship_answer(found: Mapping[str, Any]) -> Iterator[LocalizedText]:
    yield sentence("analysis.sound" if found["legal"] else "analysis.faulty")
    for fault in found["faults"]:
        cells = ", ".join(f"{column}/{row}" for column, row in fault["cells"])
        yield sentence("text.fault", fault=fault["kind"], cells=cells)
    for name in ("firepower", "engines"):
        yield sentence(f"analysis.{name}", plain=found[name]["without"], powered=found[name]["with"])
    yield from (sentence(f"analysis.{name}", count=found[name]) for name in ("exposed", "batteries", "crew"))
    yield sentence("analysis.cargo", plain=found["cargo"]["white"], red=found["cargo"]["red"])
    yield sentence("analysis.pieces", count=found["pieces"])


def _flights_answer(flown: Mapping[str, Any] | None) -> Iterator[LocalizedText]:
    """The flight statistics as sentences; none if no flights were requested."""
    if flown is None:
        return
    earned = flown["credits"]
    yield sentence("judge.flights", count=flown["flights"])
    yield sentence("analysis.arrived", percent=percent(flown["arrived"]))
    yield sentence("analysis.credits", mean=earned["mean"])
    yield sentence("judge.spread", low=earned["p10"], middle=earned["p50"], high=earned["p90"])
    yield sentence("analysis.lost", mean=flown["lost"]["mean"])
    yield from (sentence("analysis.out", why=why, percent=percent(share)) for why, share in flown["out"].items())
    for weak in flown["weak"]:
        yield sentence("analysis.weak", cell="{}/{}".format(*weak["cell"]), percent=percent(weak["share"]))
