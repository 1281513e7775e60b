"""A match goes on by the rules that it was begun on: the toy game in two versions."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolata import i18n
from tavolata.core import registry
from tavolata.core.chance import Randomness
from tavolata.core.errors import BadPlugin, UnknownVersion
from tavolata.core.game import Action, Options
from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tavolata.core.registry import rules_of_version
from tavolata.server.errors import Refusal
from tavolata.server.protocol.messages import OpenTable, Rematch
from tavolata.server.store.rows import TableRow
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables.registry import TableRegistry
from tests.core.toy_game import Grab, Race, RaceState, race_plugin
from tests.server.harness import FlightBot, as_stored, person
from tests.server.local_client import LocalClient


class TimedRace(Race):
    """The race of today, whose clock rings after a minute."""

    def delay_ms(self, state: RaceState, action: Action) -> int:
        return 60_000


class EarlierRace(TimedRace):
    """The race as it was: with three tiles of 3."""

    version = 2

    def setup(self, seats: int, options: Options) -> RaceState:
        return msgspec.structs.replace(super().setup(seats, options), bag=(3, 3, 3))


UPGRADED = replace(race_plugin(), game=TimedRace(), previous_versions={2: EarlierRace()})


@pytest.fixture(autouse=True)
def _upgraded() -> Iterator[None]:
    """A house whose plugin has come to version 3, and carries version 2."""
    registry.add(UPGRADED)
    yield
    i18n.clear_caches()
    registry._registry.cache_clear()
    registry.plugins()


def begun_before(store: SqliteStore, version: int = 2) -> TableRow:
    """A table at which the first tile was taken before the upgrade."""
    before = Match(EarlierRace(), 2, {"long": False, "mood": "calm"}, Randomness("secret", ["", ""]))
    before.resolve_chance()
    before.play(0, Grab(), 10)
    row, lines = as_stored(before, "secret", [person("Anna"), person("Ben")], "playing")
    row = msgspec.structs.replace(row, version=version)
    asyncio.run(store.write([row], lines))
    return row


def test_a_match_goes_on_by_the_rules_that_it_was_begun_on(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)
    row = begun_before(store)

    async def story() -> Match[Any, Any, Any]:
        table = await TableRegistry(store, 0, FlightBot).find(row.id)
        assert table.match.state.points == (3, 0)
        ben = await LocalClient.join(table, "Ben")
        for _ in range(2):
            await ben.act(table, Grab())
        await ben.ask(table, Rematch())
        assert table.row.next is not None
        following = await store.read(table.row.next)
        assert following is not None
        assert following[0].version == 3, "a new match is played by today's rules"
        return table.match

    ended = asyncio.run(story())
    store.close()
    assert (ended.game.version, ended.state.points) == (2, (3, 6))
    record = ended.save()
    assert '"version":2' in record
    assert verify_record(record) == ended
    assert Match.load(record) == ended


def test_a_new_table_is_one_of_todays_rules(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path)

    async def story() -> int:
        tables = TableRegistry(store, 0, FlightBot)
        return (await tables.find((await tables.open(OpenTable("race", 2))).table)).match.game.version

    assert asyncio.run(story()) == 3
    store.close()


def test_rules_that_nobody_carries_set_the_table_apart_and_lose_nothing(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    store = SqliteStore.open(tmp_path)
    row = begun_before(store, version=1)

    async def story() -> None:
        tables = TableRegistry(store, 0, FlightBot)
        for _ in range(3):
            with pytest.raises(Refusal, match="begun on version 1 of the rules"):
                await tables.find(row.id)
        saved = await store.read(row.id)
        assert saved is not None
        assert len(saved[1]) == 3

    asyncio.run(story())
    store.close()
    assert len(logged_errors()) == 1


def test_a_kit_cannot_carry_rules_under_another_version_than_theirs() -> None:
    with pytest.raises(BadPlugin, match=r"former rules of version 1 are 'race' of version 2\."):
        registry.add(replace(race_plugin(), previous_versions={1: EarlierRace()}))


def test_a_version_that_is_not_carried_is_told() -> None:
    with pytest.raises(UnknownVersion, match="begun on version 9 of race; this program plays version 3"):
        rules_of_version("race", 9)
