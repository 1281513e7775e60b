"""Tests of the workshop: drafts and their codes, simulations, and the best ships of finished matches."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from tavolata.core.errors import BadOptions
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin
from tavolata.games.galaxy_trucker.rules import shipcode
from tavolata.games.galaxy_trucker.workshop import GalaxyTruckerWorkshop
from tavolata.server.errors import Refusal
from tavolata.server.features import workshop
from tavolata.server.store.rows import DesignRow, SeatHolder, TableRow
from tavolata.server.store.sqlite import SqliteStore
from tests.server.harness import House

GAME = "galaxy-trucker"
SOUND = "II-8A06E16I20M36w42258I66U78U82C92kb2Ec7ed7Ze2Kf9lg4Mh1Li2Rj4ok52l5mm5yn"
"""The code of a legal ship of level II."""


def drafted(code: str, *moves: str, at: str = "") -> Any:
    return workshop.draft_state(GAME, code, moves, at)


def texts(draft: Any) -> list[str]:
    encoded = [get_plugin(GAME).game.write(action) for action in GalaxyTruckerWorkshop().draft(draft.code).actions]
    assert len(encoded) == len(draft.legal)
    return encoded


# Building


def test_a_new_ship_is_a_cabin_with_the_whole_heap_beside_it() -> None:
    draft = drafted("")
    assert (draft.code, draft.link, draft.options) == ("II-", "II-", {"level": "II", "ship": "II-"})
    assert len(draft.view.players[0].ship) == 1
    assert len(draft.view.face_up) == 152


def test_a_tile_is_taken_and_placed_by_the_rules_and_the_code_says_so() -> None:
    held = drafted("II-", "take 1")
    assert (held.code, held.link) == ("II-+1", "II-")
    assert {text.split()[0] for text in texts(held)} == {"place", "return"}
    placed = drafted(held.code, "place 7 6 turn 0")
    assert [(tile.tile, tile.column, tile.row) for tile in placed.view.players[0].ship][1:] == [(1, 7, 6)]
    assert drafted(placed.link).view == placed.view


def test_any_tile_can_be_lifted_and_the_one_in_hand_is_put_back() -> None:
    lifted = drafted(f"{SOUND}", "remove 7 6")
    assert lifted.view.players[0].hand is not None
    assert len(lifted.view.players[0].ship) == len(drafted(SOUND).view.players[0].ship) - 1
    other = drafted(lifted.code, "remove 8 5")
    assert lifted.view.players[0].hand.tile in other.view.face_up


def test_the_starting_cabin_stays_and_what_the_rules_refuse_is_refused() -> None:
    for move, key in (("remove 7 7", "nothing-to-lift"), ("place 7 6 turn 0", "nothing-to-place"), ("remove 4 5", "nothing-to-lift")):
        with pytest.raises(Refusal) as refused:
            drafted("II-", move)
        assert refused.value.key == f"galaxy_trucker.refusal.{key}"


def test_a_free_cell_tells_what_fits_there() -> None:
    more = drafted("II-", at="7-6").more
    assert more.fitting
    for tile, turns in list(more.fitting.items())[:20]:
        assert drafted("II-", f"take {tile}", f"place 7 6 turn {turns[0]}").view.players[0].faults == ()
    assert drafted("II-", at="7-7").more.fitting == drafted("II-", at="nowhere").more.fitting == {}


def test_a_faulty_ship_is_shown_with_its_faults_and_cannot_be_flown() -> None:
    faulty = drafted("II-", "take 71", "place 7 6 turn 1")
    assert faulty.view.players[0].faults
    assert faulty.options is None
    assert GalaxyTruckerWorkshop().simulate_code(faulty.link, 10) is None


# The code


@pytest.mark.parametrize("code", ["x", "IV-", "II-abc", "II-zzz", "II-04", f"{SOUND}8A0", "II-044045", "II-+999", "II-04a", "II- "])
def test_a_code_that_tells_of_no_ship_is_refused_in_one_sentence(code: str) -> None:
    with pytest.raises(Refusal) as refused:
        drafted(code)
    assert refused.value.key == "galaxy_trucker.refusal.ship-code"
    assert refused.value.as_message.more == []


def test_a_code_is_read_as_it_was_written() -> None:
    assert shipcode.write_ship(shipcode.read_ship(SOUND)) == SOUND


# A ship in a match


def flown(code: str, level: str = "II") -> Any:
    return Match.new(GAME, 2, seed=1, options={"level": level, "ship": code})


def test_the_first_seat_has_the_ship_and_its_tiles_left_the_heap() -> None:
    state = flown(SOUND).state
    mine, other = state.players
    assert mine.ship == shipcode.read_ship(SOUND)
    assert len(other.ship.cells) == 1
    assert not {placed.tile for placed in mine.ship.cells.values()} & set(state.heap)
    assert len(state.heap) == 152 - (len(mine.ship.cells) - 1)
    assert "finish 1" in [get_plugin(GAME).game.write(action) for action in flown(SOUND).legal(0)]


def test_a_ship_that_cannot_fly_there_opens_no_table_and_every_reason_is_told() -> None:
    faulty = drafted("II-", "take 71", "place 7 6 turn 1", "take 72", "place 7 8 turn 0").link
    for code, level, keys in (
        ("nonsense", "II", ["ship-code"]),
        (SOUND, "III", ["ship-level"]),
        (faulty, "II", ["ship-fault"] * 3),
    ):
        with pytest.raises(BadOptions) as refused:
            flown(code, level)
        assert [fault.key.rpartition(".")[2] for fault in refused.value.faults] == keys


# Simulations over HTTP


def test_the_judge_answers_by_http_and_counts_no_further_than_the_house_lets_it(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        path = f"/api/shipyard/{GAME}/judged?"
        found = house.get(path + urlencode({"code": SOUND, "tries": 20})).json()
        assert (found["flights"], found["credits"]["mean"] > 0) == (20, True)
        assert house.get(path + urlencode({"code": SOUND, "tries": "many"})).json()["flights"] == 1


TRIAL = workshop.SimulationJob(GAME, SOUND, 5)


async def _is_here() -> bool:
    return False


def test_one_flight_is_compared_with_many_by_http(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        found = house.get(f"/api/shipyard/{GAME}/compared?" + urlencode({"code": SOUND, "tries": 20, "score": -5})).json()
        assert found == msgspec.json.decode(msgspec.json.encode(GalaxyTruckerWorkshop().compare(SOUND, -5, 20)))
        odd = house.get(f"/api/shipyard/{GAME}/compared?" + urlencode({"code": SOUND, "tries": "1e3", "score": "much"})).json()
        assert odd["says"][0]["facts"] == {"credits": 0, "percent": 0, "count": 1}


async def _is_gone() -> bool:
    return True


def test_a_ship_is_judged_once_and_not_for_those_who_have_gone() -> None:
    async def story() -> None:
        judges = workshop.SimulationPool()
        assert await judges.run(TRIAL, _is_gone) is None
        first = await judges.run(TRIAL, _is_here)
        assert await judges.run(TRIAL, _is_gone) is first

    asyncio.run(story())


def test_only_so_many_judgements_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "_MAX_CACHED", 1)

    async def story() -> None:
        judges = workshop.SimulationPool()
        await judges.run(TRIAL, _is_here)
        other = await judges.run(TRIAL._replace(tries=TRIAL.tries + 1), _is_here)
        assert await judges.run(TRIAL, _is_gone) is None
        assert await judges.run(TRIAL._replace(tries=TRIAL.tries + 1), _is_gone) is other

    asyncio.run(story())


@pytest.mark.parametrize(("code", "said"), [("no ship", "malformed"), ("I" * (workshop.MAX_CODE_LENGTH + 1), "oversized")])
def test_what_is_no_ship_is_not_judged(code: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(workshop.SimulationPool().run(workshop.SimulationJob(GAME, code, 1), _is_here))
    assert refused.value.code == said


# The best ships


def played(**options: Any) -> Any:
    match = Match.new(GAME, 2, seed=3, options={"level": "test", **options})
    bots = [get_plugin(GAME).make_bot("normal", seat) for seat in range(2)]  # type: ignore[misc]
    while match.result is None:
        for seat in [actor for actor in match.actors if actor >= 0]:
            if seat in match.actors and (action := bots[seat].choose(Observation(match, seat))):
                match.play(seat, action)
    return match


def row(match: Any, **changes: Any) -> TableRow:
    holders = (SeatHolder("person", "Anna", key="a"), SeatHolder("bot", "bot.name.1", "normal"))
    fields = {"id": "t", "revision": 0, "game": GAME, "version": 1, "seats": 2, "options": dict(match.options), "advisor": True}
    return TableRow(**{**fields, "chat": "off", "secret": "s", "created": 0, "holders": holders, **changes})


def test_what_people_built_is_kept_as_it_took_off_and_shown(tmp_path: Path) -> None:
    match = played()

    async def story() -> None:
        store = SqliteStore.open(tmp_path)
        await workshop.record_best(store, row(match), match)
        shown: Any
        [shown] = await workshop.best(store, GAME)
        assert (shown.kind, shown.name, shown.score) == ("test", "Anna", match.result.scores[0])
        assert len(shown.view.players[0].ship) >= len(match.state.players[0].ship.cells)
        for other in (row(match, what_if="u"), row(match, holders=(SeatHolder("bot", "b", "hard"),) * 2)):
            await workshop.record_best(store, other, match)
        assert len(await workshop.best(store, GAME)) == 1
        store.close()

    asyncio.run(story())


def test_a_ship_that_was_brought_along_counts_nowhere() -> None:
    assert GalaxyTruckerWorkshop().designs_in(played()) != []
    sound = GalaxyTruckerWorkshop().draft("test-", ["take 1", "place 7 6 turn 0"]).link
    assert GalaxyTruckerWorkshop().designs_in(played(ship=sound)) == []


@pytest.mark.parametrize("options", [{"level": "trek"}, {"roads": "1"}])
def test_ships_of_a_trek_and_of_rough_roads_are_compared_with_none(options: dict[str, str]) -> None:
    assert GalaxyTruckerWorkshop().designs_in(played(**options)) == []


def test_only_the_best_of_a_kind_stay_each_ship_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore.open(tmp_path)
        for score in (5, 1, 9, 7):
            await store.designs.save([DesignRow(GAME, "II", f"II-{score}", score, "Anna"), DesignRow(GAME, "I", "I-", score, "Ben")], 2)
        assert [(made.kind, made.score) for made in await store.designs.best(GAME)] == [("I", 9), ("II", 9), ("II", 7)]
        store.close()

    asyncio.run(story())


def test_what_an_earlier_version_made_and_this_one_cannot_read_is_left_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore.open(tmp_path)
        await store.designs.save([DesignRow(GAME, "II", "of old", 9, "Anna"), DesignRow(GAME, "II", SOUND, 7, "Ben")], 2)
        assert [shown.name for shown in await workshop.best(store, GAME)] == ["Ben"]
        store.close()

    asyncio.run(story())


def test_a_game_without_a_workshop_says_so() -> None:
    with pytest.raises(Refusal) as refused:
        workshop.draft_state("lucky-loop", "", [], "")
    assert refused.value.key == "server.refusal.no-workshop"
