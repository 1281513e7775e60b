"""The analysis of a ship document."""

from typing import Any

import pytest

from tavolata.core.observation import Observation
from tavolata.games.galaxy_trucker.explain.advisor import AskWeakPoints, GalaxyTruckerAdvisor, WeakPointsAnswer
from tavolata.games.galaxy_trucker.simulation import simulate
from tavolata.games.galaxy_trucker.solver.ship_input import BadShip
from tavolata.games.galaxy_trucker.solver.weak_points import weak_points
from tavolata.games.galaxy_trucker.state import Ship
from tavolata.i18n import translate
from tests.games.galaxy_trucker.in_flight import TRUCK
from tests.games.galaxy_trucker.ship_pictures import ship
from tests.games.galaxy_trucker.table import new_match

analyse = GalaxyTruckerAdvisor().analyse


def position(built: Ship) -> dict[str, Any]:
    tiles = [{"tile": placed.tile, "column": cell[0], "row": cell[1], "turn": placed.turn} for cell, placed in built.cells.items()]
    return {"level": built.level, "ship": tiles}


def faults(given: object) -> tuple[str, ...]:
    with pytest.raises(BadShip) as caught:
        analyse(given)
    faults = tuple(map(str, caught.value.faults))
    assert str(caught.value) == " ".join(faults)
    return faults


def lines(given: object) -> list[str]:
    """Returns the analysis of a ship as text lines."""
    return [translate(sentence.key, sentence.facts) for sentence in GalaxyTruckerAdvisor().explain(analyse(given))]


def one(**parts: Any) -> dict[str, Any]:
    """Returns the document of a ship with one starting cabin, with some fields replaced."""
    return {"level": "II", "ship": [{"tile": 33, "column": 7, "row": 7, "turn": 0} | parts]}


def test_a_sound_ship() -> None:
    built = ship("""
       6   7   8
       ^   ^   -
 6    |g1 1G1 1g>
       -   2   -
       -   3   -
 7    |b3 3C3 1c3
       -   3   -
       -   3
 8    |h2 2E|
       -   v
    """)
    assert analyse(position(built)) == {
        "legal": True,
        "faults": [],
        "exposed": 1,
        "firepower": {"without": 1.5, "with": 3.5},
        "engines": {"without": 0, "with": 2},
        "batteries": 2,
        "crew": 4,
        "cargo": {"red": 0, "white": 3},
        "pieces": 1,
    }


def test_the_ship_of_the_documentation() -> None:
    given = {"level": "II", "ship": [{"tile": 33, "column": 7, "row": 7, "turn": 0}, {"tile": 101, "column": 7, "row": 6, "turn": 0}]}
    found = analyse(given)
    assert (found["legal"], found["exposed"], found["firepower"], found["pieces"]) == (True, 3, {"without": 1, "with": 1}, 1)


def test_faults_are_told_with_their_cells() -> None:
    built = ship("""
       7   8   9
       3   -   -
 7    3C3 1g> 3h|
       3   -   -
    """)
    found = analyse(position(built))
    assert not found["legal"]
    assert found["pieces"] == 2
    assert found["faults"] == [
        {"kind": "smooth-against-connector", "cells": [[8, 7], [9, 7]]},
        {"kind": "muzzle-blocked", "cells": [[8, 7], [9, 7]]},
        {"kind": "not-one-piece", "cells": [[9, 7]]},
    ]


def test_the_level_decides_the_outline() -> None:
    kinds = {
        level: [fault["kind"] for fault in analyse(one(column=4) | {"level": level})["faults"]] for level in ("test", "I", "II", "III")
    }
    assert kinds == {"test": ["outside-outline"], "I": ["outside-outline"], "II": [], "III": []}


def test_what_is_no_ship_is_refused_in_a_sentence() -> None:
    assert faults(one(tile=157)) == ("Entry 1: there is no tile 157; tiles are numbered 1 to 156.",)
    assert faults(one(turn=7)) == ("Entry 1: a tile is turned by 0 to 3 quarters, not 7.",)
    assert faults(one(turn=True)) == ('Entry 1: "turn" must be a whole number, not true.',)
    assert faults([]) == ("A ship is an object with level, ship.",)
    assert faults({"level": "IV", "ship": []}) == (
        '"level" must be one of test, I, II, III, not "IV".',
        '"ship" must be a list of tiles, at least one.',
    )
    assert faults({"ship": [3], "crew": 2}) == (
        '"level" is missing.',
        '"crew" is not known here.',
        'Entry 1 of "ship" must be an object with tile, column, row, turn.',
    )


def test_two_tiles_on_a_cell_and_a_tile_used_twice_are_refused() -> None:
    cabin = one()["ship"][0]
    assert faults({"level": "II", "ship": [cabin, cabin | {"tile": 101}]}) == ("2 tiles lie on column 7, row 7; one may.",)
    assert faults({"level": "II", "ship": [cabin, cabin | {"row": 6}]}) == ("Tile 33 is used 2 times; there is one.",)


def test_all_faults_are_told_together() -> None:
    cabin = one()["ship"][0]
    given = {"level": ["II"], "ship": [{"tile": 0, "column": 7.5, "row": 7, "colour": "red"}, cabin, cabin | {"turn": -1}]}
    assert faults(given) == (
        '"level" must be one of test, I, II, III, not ["II"].',
        'Entry 1: "colour" is not known here.',
        'Entry 1: "column" must be a whole number, not 7.5.',
        'Entry 1: "turn" is missing.',
        "Entry 1: there is no tile 0; tiles are numbered 1 to 156.",
        "Entry 3: a tile is turned by 0 to 3 quarters, not -1.",
        "2 tiles lie on column 7, row 7; one may.",
        "Tile 33 is used 2 times; there is one.",
    )


def test_a_ship_is_flown_as_often_as_asked_for() -> None:
    plain = analyse(position(TRUCK))
    found = analyse(position(TRUCK) | {"flights": 20, "seed": 5})
    flown = found.pop("flown")
    assert found == plain
    assert list(flown) == ["flights", "arrived", "credits", "lost", "out", "weak"]
    assert (flown["flights"], list(flown["credits"]), list(flown["lost"])) == (20, ["mean", "p10", "p50", "p90"], ["mean"])
    assert flown["credits"]["mean"] == simulate(TRUCK, 20, 5).credits.mean
    assert [type(weak["cell"]) for weak in flown["weak"]] == [list] * len(flown["weak"])


def test_without_a_seed_it_is_seed_0() -> None:
    asked = position(TRUCK) | {"flights": 5}
    assert analyse(asked) == analyse(asked) == analyse(asked | {"seed": 0})


def test_a_ship_with_faults_does_not_fly() -> None:
    found = analyse(one(column=4) | {"level": "I", "flights": 10})
    assert (found["legal"], found["flown"]) == (False, None)


def test_what_is_asked_of_flights_is_judged_with_all_the_rest() -> None:
    assert faults(one(turn=9) | {"flights": 0, "seed": "x", "pilot": "me"}) == (
        '"pilot" is not known here.',
        "Entry 1: a tile is turned by 0 to 3 quarters, not 9.",
        '"flights" must be a whole number from 1 to 100,000, not 0.',
        '"seed" must be a whole number, not "x".',
    )
    for given in (100_001, -1, 2.5, True, None, "10"):
        assert [fault.split(", not")[0] for fault in faults(one() | {"flights": given})] == [
            '"flights" must be a whole number from 1 to 100,000'
        ]
    assert faults(one() | {"flights": 3, "seed": True}) == ('"seed" must be a whole number, not true.',)


def test_what_was_found_is_told_in_sentences() -> None:
    sound = lines(position(TRUCK) | {"flights": 20, "seed": 5})
    assert sound[:2] == ["The ship is sound.", "Firepower: 1, with batteries 3"]
    assert "20 flights alone, with the pilot of a hard bot" in sound
    assert sum(line.startswith("Lost at ") for line in sound) == len(analyse(position(TRUCK) | {"flights": 20, "seed": 5})["flown"]["weak"])
    faulty = lines(one(column=4) | {"level": "I", "flights": 10})
    assert faulty[:2] == ["The ship has faults.", "Fault: outside the plan, 4/7"]
    assert faulty[-1] == "A ship with faults does not fly. Once it is sound, the judge takes off."
    assert lines(one())[-1] == "Pieces: 1"


def test_a_builder_is_told_where_the_own_ship_is_weak_and_who_watches_is_not() -> None:
    match, coach = new_match(2, "I"), GalaxyTruckerAdvisor()
    assert coach.answer(Observation(match, 1), AskWeakPoints()) == WeakPointsAnswer(weak_points(match.state.players[1].ship))
    assert coach.answer(Observation(match, None), AskWeakPoints()) is None
