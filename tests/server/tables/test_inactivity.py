"""Nobody waits for nobody: people who are away or out of time, bots that play on for them, and games that are given up."""

import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolata.core.errors import BadRecord
from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.record import verify_record
from tavolata.server.protocol import messages
from tests.server.harness import Browser, House, KeenBot, Moves, PastPosition, keen, play_out, secret_of, sentence

MINUTE = messages.Clock("move", 60)
SECOND = messages.Clock("move", 1)
DAYS = messages.Clock("move", 2 * 24 * 60 * 60)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which who is not there is away for long."""
    with House(tmp_path_factory.mktemp("data"), away=1) as running:
        yield running


async def begin(house: House, *, seats: int = 2, clock: messages.Clock | None = None) -> tuple[str, list[Browser]]:
    """A game between Anna and Ben, and bots where there are more seats; first whom it waits for."""
    table = house.open_table(seats, clock=msgspec.to_builtins(clock))
    people = await house.begin(table, "Anna", "Ben", bots=seats - 2)
    while not any(person.moves.legal for person in people):
        for person in people:
            await person.until(Moves)
    return table, sorted(people, key=lambda person: not person.moves.legal)


def name_of(person: Browser) -> str:
    return "Ben" if person.moves.view.seat else "Anna"


def is_overdue(seat: int | None) -> Callable[[messages.Table], bool]:
    return lambda table: seat in [overdue.seat for overdue in table.overdue]


def stands_in(seat: int, level: str | None) -> Callable[[messages.Table], bool]:
    return lambda table: table.seats[seat].stand_in == level


async def leave_for_long(left: Browser, other: Browser) -> int:
    """One closes the page while the game waits for them, until the other is asked; their seat."""
    seat = left.moves.view.seat
    assert seat is not None
    await left.close()
    await other.until(messages.Table, is_overdue(seat))
    return seat


def test_who_is_awaited_and_away_is_overdue_and_who_is_not_awaited_is_not(house: House) -> None:
    async def story() -> tuple[list[messages.OverdueSeat], list[messages.OverdueSeat]]:
        _, (awaited, other) = await begin(house)
        _, (there, gone) = await begin(house)
        await awaited.close()
        seat = gone.moves.view.seat or 0
        await gone.close()
        overdue = await other.until(messages.Table, lambda table: bool(table.overdue))
        not_overdue = await there.until(messages.Table, lambda table: table.seats[seat].gone)
        return overdue.overdue, not_overdue.overdue

    overdue, not_overdue = house.tell(story())
    assert [one.reason for one in overdue] == ["away"]
    assert not_overdue == []


def test_who_was_away_already_when_their_turn_came_is_overdue_at_once(house: House) -> None:
    async def story() -> int:
        _, (there, gone) = await begin(house)
        seat = gone.moves.view.seat
        await gone.close()
        await there.until(messages.Table, lambda table: table.seats[seat or 0].gone)
        while there.moves.awaited != [seat]:
            await there.act(keen([choice.text for choice in there.moves.legal], random.Random(there.moves.n)))
        return len((await there.until(messages.Table, is_overdue(seat))).overdue)

    assert house.tell(story()) == 1


def test_a_bot_plays_on_under_the_name_of_its_person(house: House) -> None:
    async def story() -> tuple[messages.SeatInfo, int, int]:
        _, (left, other) = await begin(house)
        seat = await leave_for_long(left, other)
        before = other.moves.n
        await other.send(messages.Substitute(seat, "random"))
        table = await other.until(messages.Table, stands_in(seat, "random"))
        await other.until(Moves)
        await play_out([other])
        return table.seats[seat], before, len([step for moves in other.told for step in moves.steps if step.actor == seat])

    seat, before, lines = house.tell(story())
    assert (seat.holder, seat.level, seat.connected, seat.gone) == ("person", None, False, True)
    assert seat.name in ("Anna", "Ben")
    assert lines > before


def test_the_level_of_a_stand_in_is_one_that_there_is_and_can_be_changed(house: House) -> None:
    async def story() -> tuple[str, str | None, list[str]]:
        _, (left, other) = await begin(house)
        seat = await leave_for_long(left, other)
        refused = await other.ask(messages.Substitute(seat, "genius"), messages.Refused)
        await other.send(messages.Substitute(seat, "easy"))
        await other.send(messages.Substitute(seat, "hard"))
        table = await other.until(messages.Table, stands_in(seat, "hard"))
        return sentence(refused), table.seats[seat].stand_in, table.stand_ins

    refused, level, levels = house.tell(story())
    assert refused == "There is no bot of the level genius; there is easy, normal, hard, random."
    assert level == "hard"
    assert levels == ["easy", "normal", "hard", "random"]


def test_who_comes_back_has_the_seat_again_at_once(tmp_path: Path) -> None:
    """Bots that never come to a decision: so the game stays where it was."""
    with House(tmp_path, away=1, make_bot=Ponderer) as house:

        async def story() -> tuple[Moves, Moves]:
            table, (left, other) = await begin(house)
            seat = await leave_for_long(left, other)
            await other.send(messages.Substitute(seat, "random"))
            await other.until(messages.Table, stands_in(seat, "random"))
            back = await house.visit(table, name_of(left))
            await back.until(messages.Table, stands_in(seat, None))
            await back.until(Moves, lambda moves: bool(moves.legal))
            Ponderer.decide.set()
            before = back.moves
            return before, await back.act(before.legal[-1].text)

        before, after = house.tell(story())
        assert after.n > before.n
        assert {step.actor for step in after.steps if step.actor >= 0} == {before.view.seat}


class Ponderer(KeenBot):
    """A bot that thinks until it is told to decide."""

    decide = threading.Event()

    def choose(self, sight: Observation[Any, Any]) -> Action:
        assert self.decide.wait(20)
        return super().choose(sight)


def test_nobody_comes_back_on_the_seat_of_another(house: House) -> None:
    async def story() -> messages.Table:
        table, (left, other) = await begin(house, clock=MINUTE)
        seat = await leave_for_long(left, other)
        await other.send(messages.Substitute(seat, "random"))
        await other.until(messages.Table, stands_in(seat, "random"))
        stranger = await house.visit(table, "somebody else")
        refused = await stranger.ask(messages.ReturnToSeat(), messages.Refused)
        assert refused.code == "unauthorised"
        await other.send(messages.GiveUp())
        return await other.until(messages.Table, lambda known: known.stage == "given-up")

    assert [seat.stand_in for seat in house.tell(story()).seats].count("random") == 1


def test_a_stand_in_plays_on_after_the_server_was_started_anew(tmp_path: Path) -> None:
    with House(tmp_path, away=1) as house:

        async def leave() -> tuple[str, int, str]:
            table, (left, other) = await begin(house)
            seat = await leave_for_long(left, other)
            await other.send(messages.Substitute(seat, "random"))
            await other.until(messages.Table, stands_in(seat, "random"))
            return table, seat, name_of(other)

        table, seat, name = house.tell(leave())

    with House(tmp_path, away=1) as house:

        async def go_on() -> tuple[str | None, list[int]]:
            other = await house.visit(table, name)
            known = await other.until(messages.Table)
            await other.until(Moves)
            await play_out([other])
            return known.seats[seat].stand_in, [step.actor for moves in other.told[1:] for step in moves.steps]

        level, actors = house.tell(go_on())
    assert level == "random"
    assert seat in actors


def test_who_said_that_we_wait_is_asked_no_more_for_a_while(house: House) -> None:
    """As long as a move may take, where there is a clock for it."""

    async def story() -> list[messages.OverdueSeat]:
        _, (left, other) = await begin(house, clock=MINUTE)
        seat = await leave_for_long(left, other)
        await other.send(messages.KeepWaiting(seat))
        return (await other.until(messages.Table, lambda table: not table.overdue)).overdue

    assert house.tell(story()) == []


def test_who_is_still_away_after_that_is_asked_about_again(tmp_path: Path) -> None:
    """The grace period is long enough for a table message to be sent within it."""

    async def story(house: House) -> tuple[int, list[int]]:
        _, (left, other) = await begin(house)
        seat = await leave_for_long(left, other)
        await other.send(messages.KeepWaiting(seat))
        await other.until(messages.Table, lambda table: not table.overdue)
        again = await other.until(messages.Table, is_overdue(seat))
        return seat, [overdue.seat for overdue in again.overdue]

    with House(tmp_path, away=200) as house:
        seat, asked = house.tell(story(house))
    assert asked == [seat]


def test_who_lets_their_time_run_out_is_replaced_though_they_are_there_and_may_come_back(house: House) -> None:
    async def story() -> tuple[str, str, Moves]:
        _, (slow, other) = await begin(house, clock=SECOND)
        seat = slow.moves.view.seat or 0
        table = await other.until(messages.Table, is_overdue(seat))
        await other.send(messages.Substitute(seat, "random"))
        idle = await slow.until(Moves, lambda moves: not moves.legal)
        refused = await slow.ask(messages.Act(idle.n, ["roll"]), messages.Refused)
        await slow.send(messages.ReturnToSeat())
        await slow.until(messages.Table, stands_in(seat, None))
        return table.overdue[0].reason, sentence(refused), idle

    reason, refused, idle = house.tell(story())
    assert reason == "time"
    assert refused == "A bot is playing for you: take your seat back first."
    assert idle.back is None


def test_who_has_days_for_a_move_may_be_away(house: House) -> None:
    async def story() -> tuple[messages.Table, messages.Refused]:
        _, (left, other) = await begin(house, clock=DAYS)
        await left.close()
        known = await other.until(messages.Table, lambda known: not all(seat.connected for seat in known.seats))
        return known, await other.ask(messages.Substitute(left.moves.view.seat or 0, "random"), messages.Refused)

    known, refused = house.tell(story())
    assert known.clock == DAYS
    assert not any(seat.gone for seat in known.seats)
    assert sentence(refused).endswith("has not kept you waiting for long: give them a little more time.")


def test_every_seat_is_told_how_much_time_is_left(house: House) -> None:
    async def story() -> tuple[Moves, Moves]:
        _, (awaited, _) = await begin(house, clock=MINUTE)
        return awaited.moves, await awaited.act(awaited.moves.legal[-1].text)

    before, after = house.tell(story())
    assert before.times is not None
    assert after.times is not None
    assert all(0 < time <= 60_000 for time in (*before.times, *after.times))


def test_the_game_ends_when_all_who_are_there_want_it(house: House) -> None:
    async def story() -> tuple[messages.Table, messages.Table, messages.Table]:
        _, (one, other) = await begin(house, seats=3)
        await one.send(messages.GiveUp())
        asked = await other.until(messages.Table, lambda table: table.ending is not None)
        await other.send(messages.GiveUp(agreed=False))
        declined = await one.until(messages.Table, lambda table: table.ending is None)
        await one.send(messages.GiveUp())
        await other.send(messages.GiveUp())
        return asked, declined, await one.until(messages.Table, lambda table: table.stage != "playing")

    asked, declined, ended = house.tell(story())
    assert asked.ending is not None
    assert sorted([*asked.ending.agreed, *asked.ending.awaited]) == [0, 1]
    assert declined.stage == "playing"
    assert (ended.stage, ended.ending) == ("given-up", None)


def test_who_is_away_for_long_has_no_say_in_it(house: House) -> None:
    async def story() -> str:
        _, (left, other) = await begin(house)
        await leave_for_long(left, other)
        await other.send(messages.GiveUp())
        return (await other.until(messages.Table, lambda table: table.stage != "playing")).stage

    assert house.tell(story()) == "given-up"


def test_a_game_that_was_given_up_lays_its_secret_open_and_is_verified(house: House) -> None:
    async def story() -> tuple[str, Browser, Browser]:
        table, (one, other) = await begin(house, seats=3)
        assert house.get(f"/api/tables/{table}/record").status_code == 409
        for person in (one, other):
            await person.send(messages.GiveUp())
        await one.until(messages.Table, lambda known: known.stage == "given-up")
        ended = await one.until(Moves)
        assert (ended.legal, ended.awaited, ended.result) == ([], [], None)
        refused = [
            await one.ask(request, messages.Refused) for request in (messages.Act(ended.n, ["roll"]), messages.TakeBack(), messages.Leave())
        ]
        assert {answer.code for answer in refused} == {"not-now"}
        await one.ask(messages.LookBack(ended.n, eyes=other.moves.view.seat), PastPosition)
        return table, one, other

    table, *people = house.tell(story())
    record = house.get(f"/api/tables/{table}/record").text
    match = verify_record(record)
    assert match.result is None
    assert match.randomness is not None
    assert not any(match.randomness.secret in text for person in people for text in person.heard)
    with pytest.raises(BadRecord, match="the match is not finished"):
        verify_record(record.rsplit("\n", 2)[0])


def test_a_table_that_was_given_up_stays_so_and_has_a_next_one(tmp_path: Path) -> None:
    with House(tmp_path, away=1) as house:

        async def give_up() -> str:
            table, people = await begin(house, clock=MINUTE)
            for person in people:
                await person.send(messages.GiveUp())
            await people[0].until(messages.Table, lambda known: known.stage == "given-up")
            return table

        table = house.tell(give_up())

    with House(tmp_path, away=1) as house:

        async def again() -> tuple[messages.Table, messages.Table]:
            anna = await house.visit(table, "Anna")
            known = await anna.until(messages.Table)
            await anna.send(messages.Rematch())
            after = await anna.until(messages.Table, lambda told: told.next_table is not None)
            following = await (await house.visit(after.next_table or "", "Anna")).until(messages.Table)
            return known, following

        known, following = house.tell(again())
    assert (known.stage, known.next_options) == ("given-up", known.options)
    assert (following.stage, following.clock) == ("open", MINUTE)


def test_who_leaves_is_played_for_and_the_last_one_gives_the_game_up(house: House) -> None:
    async def story() -> tuple[str | None, str]:
        _, (one, other) = await begin(house, seats=3)
        await one.send(messages.Leave())
        seat = one.moves.view.seat or 0
        known = await other.until(messages.Table, lambda table: table.seats[seat].stand_in is not None)
        await other.send(messages.Leave())
        return known.seats[seat].stand_in, (await other.until(messages.Table, lambda table: table.stage != "playing")).stage

    assert house.tell(story()) == ("normal", "given-up")


def test_the_next_table_is_that_of_the_people_again(house: House) -> None:
    async def story() -> list[str | None]:
        table, (left, other) = await begin(house)
        seat = await leave_for_long(left, other)
        await other.send(messages.Substitute(seat, "random"))
        await other.until(messages.Table, stands_in(seat, "random"))
        await play_out([other])
        over = await (await house.visit(table, name_of(other))).ask(messages.Rematch(), messages.Table)
        while over.next_table is None:
            over = await other.until(messages.Table)
        following = await (await house.visit(over.next_table, name_of(other))).until(messages.Table)
        return [one.stand_in for one in following.seats]

    assert house.tell(story()) == [None, None]


def test_the_seat_of_somebody_who_is_gone_can_be_freed_before_the_game(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[messages.Refused, messages.Table]:
        anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        refused = await anna.ask(messages.Unseat(1), messages.Refused)
        await ben.close()
        await anna.until(messages.Table, lambda known: known.seats[1].gone)
        await anna.send(messages.Unseat(1))
        return refused, await anna.until(messages.Table, lambda known: known.seats[1].holder == "nobody")

    refused, known = house.tell(story())
    assert sentence(refused) == "Seat 2 cannot be freed: nobody sits there, or its person was here a moment ago."
    assert known.seats[0].mine


def test_somebody_who_has_just_left_keeps_the_seat(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.open_table()

        async def story() -> messages.Refused:
            anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
            await ben.close()
            await anna.until(messages.Table, lambda known: not known.seats[1].connected and known.seats[1].holder == "person")
            return await anna.ask(messages.Unseat(1), messages.Refused)

        assert house.tell(story()).code == "not-now"


@pytest.mark.parametrize(
    "clock", [{"per": "hour", "seconds": 1}, {"per": "move", "seconds": 0}, {"per": "move", "seconds": 10**9}, {"per": "game"}, "fast"]
)
def test_a_clock_that_is_none_opens_no_table(house: House, clock: Any) -> None:
    assert house.post({"game": "lucky-loop", "seats": 2, "clock": clock}).status_code == 400


def test_absent_people_and_bots_of_a_convention(house: House) -> None:
    """Bomb Busters, BB-x: who keeps the convention counts on all others to keep it, so its bots stand in for each other alone."""
    table = house.open_table(3, game="bomb-busters")

    async def story() -> list[list[str]]:
        people = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        for person in people:
            await person.send(messages.Agree(True))
        await people[0].until(messages.Table, lambda known: known.seats[0].agreed and known.seats[1].agreed)
        await people[0].send(messages.SeatBot(2, "expert"))
        await people[0].send(messages.Begin())
        heard: list[list[str]] = []
        while not heard:
            message = msgspec.json.decode(await people[0].listen())
            if message["kind"] == "table" and message["stage"] == "playing":
                heard.append(message["stand_ins"])
        return heard

    assert house.tell(story()) == [["expert"]]


def test_many_who_come_and_go_leave_a_game_that_can_be_played_to_its_end(house: House) -> None:
    """Each of the two leaves and comes back again and again; a bot plays on for whoever is away."""
    dice = random.Random(5)

    async def story() -> int:
        table, people = await begin(house)
        there = {name_of(person): person for person in people}
        for _ in range(12):
            name = dice.choice(["Anna", "Ben"])
            await there[name].send(messages.Leave())
            other = there["Ben" if name == "Anna" else "Anna"]
            await other.until(messages.Table, lambda known: any(seat.stand_in for seat in known.seats))
            there[name] = await house.visit(table, name)
            await there[name].until(messages.Table, lambda known: not any(seat.stand_in for seat in known.seats))
        fresh = [await house.visit(table, name) for name in ("Anna", "Ben")]
        for person in fresh:
            await person.until(Moves)
        await play_out(fresh)
        return fresh[0].moves.n

    assert house.tell(story()) > 0


def test_the_secret_of_a_person_is_told_to_nobody(house: House) -> None:
    async def story() -> list[str]:
        _, (left, other) = await begin(house)
        seat = await leave_for_long(left, other)
        await other.send(messages.Substitute(seat, "random"))
        await other.until(messages.Table, stands_in(seat, "random"))
        return [*left.heard, *other.heard]

    heard = "".join(house.tell(story()))
    assert not any(secret_of(name) in heard for name in ("Anna", "Ben"))
