"""The coach of Galaxy Trucker: hints at the table; a ship from outside is judged by its faults and by what it can do."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from tavolata.core.protocols.advisor import Advisor, Answer, Asked, Hint, HintMessage, Question
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.galaxy_trucker.explain.hints import hinted
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.simulation import fly
from tavolata.games.galaxy_trucker.solver.ship_input import read
from tavolata.games.galaxy_trucker.solver.weak_points import WeakPoints, weak_points
from tavolata.games.galaxy_trucker.state import Ship
from tavolata.games.galaxy_trucker.view import GalaxyTruckerSight, ship_of
from tavolata.i18n import Fact


class AskWeak(Question, frozen=True, tag="weak"):
    """Where is my ship weak?"""

    asked: ClassVar[Asked] = "to-act"


class WeakTold(Answer, frozen=True, tag="weak"):
    """Where a ship is weak as it stands."""

    points: WeakPoints


class GalaxyTruckerCoach(Advisor):
    """Gives hints, shows weak points, and judges ships."""

    questions = Hint | AskWeak
    answers = HintMessage | WeakTold

    def answer(self, sight: GalaxyTruckerSight, question: Hint | AskWeak) -> HintMessage | WeakTold | None:
        """What a hard bot would do in one's place, and why; or where one's ship is weak."""
        if isinstance(question, Hint):
            return hinted(sight)
        seen = sight.view
        return None if seen.seat is None else WeakTold(weak_points(ship_of(seen.level, seen.players[seen.seat].ship)))

    def analyse(self, position: object) -> dict[str, Any]:
        """GT-C1, GT-E1, GT-F4, GT-F5: whether a ship is legal, and its figures, aliens left out; flown as often as was asked for.

        `flown` is there if `flights` was asked for, and null for a ship with faults, which does not fly. The ship flies alone, with the
        pilot of a hard bot and the aliens that it would take aboard; so who arrives is the first and the prettiest, and is paid for both.
        """
        ship, flights, seed = read(position)
        found = _figures(ship)
        return found | {"flown": _flown(ship, flights, seed)} if flights else found

    def told(self, found: Mapping[str, Any]) -> list[LocalizedText]:
        """Whether the ship is sound, its figures, and what became of its flights."""
        flown = [LocalizedText("galaxy_trucker.judge.faulty", {})] if found.get("flown", ...) is None else _told_flights(found.get("flown"))
        return [*_told_ship(found), *flown]


def _figures(ship: Ship) -> dict[str, Any]:
    """What can be said of a ship without flying it."""
    return {
        "legal": ships.is_ship_legal(ship),
        "faults": [{"kind": fault.kind, "cells": [list(cell) for cell in fault.cells]} for fault in ships.faults(ship)],
        "exposed": ships.exposed(ship),
        "firepower": {"without": _halved(ships.half_firepower(ship)), "with": _halved(ships.half_firepower_powered(ship))},
        "engines": {"without": ships.engine_power(ship), "with": ships.engine_power_powered(ship)},
        "batteries": ships.capacity(ship, "battery"),
        "crew": ships.capacity(ship, "starting-cabin", "cabin"),
        "cargo": {"red": ships.capacity(ship, "red-hold"), "white": ships.capacity(ship, "hold")},
        "pieces": len(ships.pieces(ship)),
    }


def _halved(halves: int) -> int | float:
    """GT-F4: halves are exact, and whole numbers are written as such."""
    return halves / 2 if halves % 2 else halves // 2


def _flown(ship: Ship, flights: int, seed: int) -> dict[str, Any] | None:
    """What becomes of so many flights; a ship with faults does not fly."""
    if not ships.is_ship_legal(ship):
        return None
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(fly(ship, flights, seed)))
    return found


def _told(name: str, **facts: Fact) -> LocalizedText:
    return LocalizedText(f"galaxy_trucker.analysis.{name}", facts)


def _told_ship(found: Mapping[str, Any]) -> Iterator[LocalizedText]:
    yield _told("sound" if found["legal"] else "faulty")
    for fault in found["faults"]:
        cells = ", ".join(f"{column}/{row}" for column, row in fault["cells"])
        yield LocalizedText("galaxy_trucker.text.fault", {"fault": fault["kind"], "cells": cells})
    for name in ("firepower", "engines"):
        yield _told(name, plain=found[name]["without"], powered=found[name]["with"])
    yield from (_told(name, count=found[name]) for name in ("exposed", "batteries", "crew"))
    yield _told("cargo", plain=found["cargo"]["white"], red=found["cargo"]["red"])
    yield _told("pieces", count=found["pieces"])


def _told_flights(flown: Mapping[str, Any] | None) -> Iterator[LocalizedText]:
    """What became of the flights, if any were asked for."""
    if flown is None:
        return
    purse = flown["credits"]
    yield LocalizedText("galaxy_trucker.judge.flights", {"count": flown["flights"]})
    yield _told("arrived", percent=percent(flown["arrived"]))
    yield _told("credits", mean=purse["mean"])
    yield LocalizedText("galaxy_trucker.judge.spread", {"low": purse["p10"], "middle": purse["p50"], "high": purse["p90"]})
    yield _told("lost", mean=flown["lost"]["mean"])
    yield from (_told("out", why=why, percent=percent(share)) for why, share in flown["out"].items())
    for weak in flown["weak"]:
        yield _told("weak", cell="{}/{}".format(*weak["cell"]), percent=percent(weak["share"]))
