"""Tests of a site of three server processes on one database and one Redis, whose clients notice no difference from one server."""

import asyncio
from collections.abc import Iterator

import pytest

from tavolata.core.record import verify_record
from tavolata.server.protocol import messages
from tavolata.server.tables.chat import phrases
from tests.chaos.history import History, disagreements
from tests.chaos.player import Player
from tests.server.features.test_campaigns import found, open_stage
from tests.server.harness import Browser, Moves, PastPosition, play_out
from tests.server.postgres import Postgres
from tests.server.redis import Redis
from tests.server.site import Site
from tests.server.tables.test_takeback import ON_RECORD, first_move, until_back


@pytest.fixture(scope="module")
def site(postgres: Postgres, redis: Redis) -> Iterator[Site]:
    """A site for all tests that do not damage it."""
    with Site(postgres.new_database(), redis.url) as running:
        yield running


def test_a_whole_game_is_played_at_different_processes_and_each_has_the_same_record(site: Site) -> None:
    table = site.doors[0].open_table(seats=3)

    async def story() -> list[int]:
        people = await site.begin(table, "Anna", "Ben", "Cleo")
        await play_out(people)
        return [person.moves.n for person in people]

    lengths = site.tell(story())
    records = [door.get(f"/api/tables/{table}/record").content for door in site.doors]
    assert len(set(lengths)) == 1
    assert len(set(records)) == 1
    assert verify_record(records[0]).result is not None


@pytest.mark.parametrize(
    ("game", "options", "lines"), [("lucky-loop", {}, 60), ("bomb-busters", {}, 1000), ("galaxy-trucker", {"seconds": "2"}, 1000)]
)
def test_games_of_every_kind_with_bots_and_clock_go_on_for_people_at_different_processes(
    site: Site, game: str, options: dict[str, str], lines: int
) -> None:
    """Play to the end, or a number of lines with slow bots; what each client received must equal the log."""
    table = site.doors[1].open_table(seats=3, game=game, options=options)
    people = [History(table, seat) for seat in range(2)]
    ports = [int(door.host.rpartition(":")[2]) for door in site.doors]
    players = [Player(ports[person.seat], person, seats=3, people=2, lines=lines) for person in people]

    async def story() -> None:
        async with asyncio.timeout(90):
            await asyncio.gather(*(player.play() for player in players))

    site.tell(story())
    saved = site.saved(table)
    assert list(disagreements(*saved, people)) == []
    assert saved[0].stage == "over" or len(saved[1]) >= lines


def test_a_phrase_is_heard_at_every_process(site: Site) -> None:
    table, phrase = site.doors[0].open_table(), phrases("lucky-loop")[0]

    async def story() -> list[messages.ChatMessage]:
        anna = await site.doors[0].sit(table, "Anna", 0)
        others = [await door.visit(table, "Ben") for door in site.doors[1:]]
        await anna.until(messages.Table, lambda known: known.watching == 2)
        await anna.send(messages.Say(phrase=phrase))
        return [await person.until(messages.ChatMessage) for person in (anna, *others)]

    assert site.tell(story()) == [messages.ChatMessage(0, phrase, "")] * 3


def test_who_comes_sits_and_goes_is_seen_at_every_process(site: Site) -> None:
    table = site.doors[0].open_table(seats=2)

    async def story() -> None:
        anna, ben = await site.doors[0].sit(table, "Anna", 0), await site.doors[1].sit(table, "Ben", 1)
        cleo = await site.doors[2].visit(table, "Cleo")
        for person in (anna, ben, cleo):
            there = await person.until(messages.Table, lambda known: known.watching == 1 and all(seat.connected for seat in known.seats))
            assert [seat.name for seat in there.seats] == ["Anna", "Ben"]
        await ben.close()
        for person in (anna, cleo):
            left = await person.until(messages.Table, lambda known: not known.seats[1].connected)
            assert left.seats[0].connected

    site.tell(story())


def test_two_who_sit_down_at_the_same_moment_both_sit(site: Site) -> None:
    """The slower process retries the request on the current table, instead of refusing it."""

    async def story() -> None:
        for _ in range(10):
            table = await asyncio.to_thread(site.doors[0].open_table, 3)
            people = [await door.visit(table, f"Person {seat}") for seat, door in enumerate(site.doors)]
            await asyncio.gather(*(person.send(messages.Sit(seat, f"Person {seat}")) for seat, person in enumerate(people)))
            for person in people:
                full = await person.until(messages.Table, lambda known: all(info.holder == "person" for info in known.seats))
                assert [info.name for info in full.seats] == ["Person 0", "Person 1", "Person 2"]

    site.tell(story())


def test_a_move_is_taken_back_by_consent_of_people_at_other_processes(site: Site) -> None:
    table = site.doors[0].open_table(seats=3)

    async def story() -> None:
        mover, others, before = await first_move(await site.begin(table, "Anna", "Ben", "Cleo"))
        await mover.send(ON_RECORD)
        for other in others:
            await other.until(messages.Table, lambda known: known.wish is not None)
        await asyncio.gather(*(other.send(messages.Consent(agreed=True)) for other in others))  # concurrently, each at another process
        for person in (mover, *others):
            assert (await until_back(person, before)).n == before.n + 2 + len(mover.told[-2].steps) - 1

    site.tell(story())


def test_who_does_not_agree_is_named_at_the_process_of_who_asked(site: Site) -> None:
    table = site.doors[0].open_table(seats=2)

    async def story() -> tuple[messages.Refused, int]:
        mover, (other,), before = await first_move(await site.begin(table, "Anna", "Ben"))
        await mover.send(ON_RECORD)
        await other.until(messages.Table, lambda known: known.wish is not None)
        await other.send(messages.Consent(agreed=False))
        declined = await mover.expect(messages.Refused)
        return declined, before.view.seat or 0

    declined, seat = site.tell(story())
    assert declined.key == "server.refusal.take-back.declined"
    assert declined.facts == {"name": ["Anna", "Ben"][1 - seat]}


def test_a_game_is_given_up_when_all_agree_wherever_they_are(site: Site) -> None:
    table = site.doors[0].open_table(seats=3)

    async def story() -> None:
        people = await site.begin(table, "Anna", "Ben", "Cleo")
        await asyncio.gather(*(person.send(messages.GiveUp(agreed=True)) for person in people))
        ended = [await person.until(messages.Table, lambda known: known.stage == "given-up") for person in people]
        assert [sum(seat.mine for seat in known.seats) for known in ended] == [1, 1, 1]

    site.tell(story())


def test_a_stale_move_is_told_what_another_process_wrote(site: Site) -> None:
    """Two tabs of one player at two processes send the same action concurrently; it is applied once."""
    table = site.doors[0].open_table(seats=2)

    async def story() -> None:
        people = await site.begin(table, "Anna", "Ben")
        for _ in range(10):
            await _act_twice(site, table, people)
        lines = await site.lines(table)
        assert [line[0] for line in lines] == list(range(len(lines)))

    site.tell(story())


async def _act_twice(site: Site, table: str, people: list[Browser]) -> None:
    """Send the same action from both tabs of the awaited player; one of them is refused as stale."""
    (mover,) = [person for person in people if person.moves.legal]
    n, text = mover.moves.n, mover.moves.legal[0].text
    twin = await site.doors[2].visit(table, ("Anna", "Ben")[people.index(mover)])
    await twin.until(Moves, lambda moves: moves.n == n)
    await asyncio.gather(*(tab.send(messages.Act(n, [text])) for tab in (mover, twin)))
    assert sorted([await _answer(tab) for tab in (mover, twin)]) == ["", "stale"]
    for person in people:
        if person.moves.n == n:
            await person.until(Moves, lambda moves: moves.n > n)
    await twin.close()


async def _answer(tab: Browser) -> str:
    """The code of the refusal of the last request, or None if it was accepted."""
    await tab.send(messages.LookBack(0))
    refused = ""
    while not isinstance(message := await tab.receive(), PastPosition):
        refused = message.code if isinstance(message, messages.Refused) else refused
    return refused


def test_bots_act_once_whoever_lets_them(site: Site) -> None:
    """People at all processes play with bots: one process has the lease, and bots wait for the animations of all clients."""
    table = site.doors[0].open_table(seats=4)

    async def story() -> None:
        people = await site.begin(table, "Anna", "Ben", "Cleo", bots=1)
        await play_out(people, lines=30)
        assert await site.fence(table) == 1
        lines = await site.lines(table)
        assert [line[0] for line in lines] == list(range(len(lines)))

    site.tell(story())


def test_all_who_ask_for_a_mission_at_the_same_moment_come_to_one_table_wherever_they_ask(site: Site) -> None:
    """The database refuses the second table of the campaign, and its client gets the first one."""

    async def story() -> None:
        for number in range(10):
            campaign = found(site.doors[number % 3])
            tables = await asyncio.gather(*(asyncio.to_thread(open_stage, door, campaign, "3") for door in (*site.doors, *site.doors)))
            assert len(set(tables)) == 1
            others = await asyncio.gather(
                *(asyncio.to_thread(open_stage, door, campaign, str(stage)) for stage, door in enumerate(site.doors, 1))
            )
            assert len({*others, tables[0]}) == 3, "the third of them is there already"

    site.tell(story())
