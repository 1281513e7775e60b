"""Tests of durability: an acknowledged move survives the death of the server and write errors."""

import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx

from tavolata.core.record import verify_record
from tavolata.server.protocol import messages
from tavolata.server.store.errors import StoreError
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.rows import LogRow, Precondition, TableRow
from tests.server.harness import House, Moves, Visitors, play_out
from tests.server.process import Process
from tests.server.stores import AnyStore


def test_a_move_that_was_acknowledged_outlives_the_servers_death(place: StoreLocation) -> None:
    with Process(place) as server:
        server.ready()
        people = Visitors(server.host)
        table = people.open_table()

        async def until_death() -> list[Moves]:
            anna, ben = await people.begin(table, "Anna", "Ben")
            await play_out([anna, ben], lines=40)
            actor, other = (anna, ben) if anna.moves.legal else (ben, anna)
            await actor.act(actor.moves.legal[0].text)
            server.stop(signal.SIGKILL)
            return [person.moves for person in (actor, other)]

        acknowledged, _ = people.tell(until_death())

    with Process(place) as server:
        server.ready()
        people = Visitors(server.host)

        async def afterwards() -> Moves:
            anna, ben = await people.visit(table, "Anna"), await people.visit(table, "Ben")
            seen = [await person.until(Moves) for person in (anna, ben)]
            await play_out([anna, ben])
            return next(moves for moves in seen if moves.view.seat == acknowledged.view.seat)

        found = people.tell(afterwards())
        record = people.get(f"/api/tables/{table}/record").content
    assert (found.n, found.view, found.legal) == (acknowledged.n, acknowledged.view, acknowledged.legal)
    assert found.steps[-len(acknowledged.steps) :] == acknowledged.steps
    assert verify_record(record).result is not None


def test_a_bots_turn_goes_on_after_a_restart(place: StoreLocation) -> None:
    """The server dies before a bot acts; the bot acts as soon as a client returns."""
    with Process(place) as server:
        server.ready()
        people = Visitors(server.host)
        table = people.open_table()

        async def until_the_bots_turn() -> int:
            (anna,) = await people.begin(table, "Anna", bots=1)
            while anna.moves.legal:
                await play_out([anna], lines=anna.moves.n + 1)
            server.stop(signal.SIGKILL)
            return anna.moves.n

        left = people.tell(until_the_bots_turn())

    with House(place) as house:

        async def come_back() -> Moves:
            anna = await house.visit(table, "Anna")
            return await anna.until(Moves, lambda moves: bool(moves.legal))

        assert house.tell(come_back()).n > left


class FlakyStore:
    """A store whose writes fail on demand."""

    def __init__(self, store: AnyStore) -> None:
        self._store = store
        self.broken = False
        self.read, self.read_since = store.read, store.read_since
        self.count_what_ifs = store.count_what_ifs
        self.designs, self.races, self.campaigns = store.designs, store.races, store.campaigns
        self.on_restored, self.detach = store.on_restored, store.detach

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), precondition: Precondition | None = None) -> None:
        """Write, or fail."""
        if self.broken and lines:
            raise StoreError("The disk is full.")
        await self._store.write(tables, lines, precondition)


class FullStore(FlakyStore):
    """A store whose writes always fail, as on a full disk."""

    async def write(self, tables: Sequence[TableRow] = (), lines: Sequence[LogRow] = (), precondition: Precondition | None = None) -> None:
        """Fail."""
        raise StoreError("The disk is full.")


def test_a_table_that_cannot_be_saved_is_not_opened_and_that_is_said(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    with House(tmp_path, wrap=FullStore) as house:
        answer = httpx.post(f"http://{house.host}/api/tables", json={"game": "lucky-loop", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-now")
        assert house.get("/api/games").status_code == 200
    assert logged_errors() == ["A request failed: The disk is full."]


def test_a_move_that_cannot_be_saved_did_not_happen(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    """The sender gets a refusal, all clients are disconnected, and find the previous position when they reconnect."""
    disks: list[FlakyStore] = []

    def flaky(store: AnyStore) -> FlakyStore:
        disks.append(FlakyStore(store))
        return disks[0]

    with House(tmp_path, wrap=flaky) as house:
        table = house.open_table()

        async def story() -> None:
            people = await house.begin(table, "Anna", "Ben")
            actor, other = people if people[0].moves.legal else reversed(people)
            before = actor.moves
            late = await house.connect(table)
            disks[0].broken = True
            await actor.send(messages.Act(before.n, [before.legal[0].text]))
            assert (await actor.expect(messages.Refused)).code == "not-now"
            for person in people:
                await person.socket.wait_closed()
            assert other.moves.n == before.n
            await late.send(messages.Hello("a secret of sixteen letters"))
            await late.socket.wait_closed()
            assert late.socket.close_code == 1012, "who comes to a table that was given up is sent to the one in the store"
            disks[0].broken = False
            again = await house.visit(table, "Anna" if actor is people[0] else "Ben", seen=before.n - 1)
            found = await again.until(Moves)
            assert (found.n, found.view, found.steps) == (before.n, before.view, [])
            assert (await again.act(before.legal[0].text)).n > before.n

        house.tell(story())
    assert logged_errors() == [f"Table {table} could not be saved: The disk is full."]


def test_another_writer_of_the_same_log_is_noticed_and_followed(place: StoreLocation, logged_errors: Callable[[], list[str]]) -> None:
    """Two servers on one store have the same table: the store refuses the slower one, which reloads the log and continues."""
    with House(place) as one, House(place) as other:
        table = one.open_table()

        async def story() -> None:
            anna, ben = await one.begin(table, "Anna", "Ben")
            actor, name = (anna, "Anna") if anna.moves.legal else (ben, "Ben")
            elsewhere = await other.visit(table, name)
            await elsewhere.until(Moves)
            await actor.act(actor.moves.legal[0].text)
            await elsewhere.send(messages.Act(elsewhere.moves.n, [elsewhere.moves.legal[-1].text]))
            assert (await elsewhere.expect(messages.Refused)).code == "not-now"
            await elsewhere.socket.wait_closed()
            back = await other.visit(table, name)
            found = await back.until(Moves)
            assert (found.n, found.view) == (actor.moves.n, actor.moves.view)
            await back.close()

        one.tell(story())
    assert logged_errors() == [f"Table {table} could not be saved: Somebody else went on with this table first."]
