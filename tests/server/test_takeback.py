"""Taking a move back: at once among bots, by the consent of other people, and durably."""

from pathlib import Path

import msgspec

from tavolata.core.match import Match, Step
from tavolata.core.record import verify_record
from tavolata.server import wire
from tavolata.server.takeback import Returns
from tests.server.house import Browser, House, Moves, play_out

NOTHING = "You have made no move that could be taken back; what is done while several act at once is done."


def lines_of(browser: Browser) -> list[int]:
    """The numbers of the lines that a browser has after all that it was told, folded as our client does."""
    lines: list[int] = []
    for moves in browser.told:
        first = moves.steps[0].n if moves.steps else moves.n
        lines = [*lines[:first], *(step.n for step in moves.steps)]
    return lines


async def first_move(people: list[Browser]) -> tuple[Browser, list[Browser], Moves]:
    """Somebody has made a move: who, the others, and the position before it."""
    (mover,) = [person for person in people if person.moves.legal]
    before = mover.moves
    await mover.send(wire.Act(before.n, before.legal[0].text))
    for person in people:
        await person.until(Moves, lambda moves: moves.n > before.n)
    return mover, [person for person in people if person is not mover], before


def test_among_bots_a_move_is_taken_back_at_once_with_all_that_followed(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> tuple[Browser, Moves]:
        (anna,) = await house.begin(table, "Anna", bots=1)
        if not anna.moves.legal:
            await anna.until(Moves, lambda moves: bool(moves.legal))
        before = anna.moves
        await anna.send(wire.Act(before.n, before.legal[0].text))
        await anna.until(Moves, lambda moves: moves.n > before.n)
        await anna.send(wire.TakeBack())
        await anna.until(Moves, lambda moves: moves.n == before.n)
        return anna, before

    anna, before = house.tell(story())
    assert (anna.moves.view, anna.moves.legal, anna.moves.steps, anna.moves.back) == (before.view, before.legal, [], before.back)
    assert lines_of(anna) == list(range(before.n))


def test_other_people_must_agree_and_see_what_is_wanted(house: House) -> None:
    table = house.open_table(seats=3)

    async def story() -> tuple[list[wire.Wish | None], Moves, Moves, int]:
        people = await house.begin(table, "Anna", "Ben", "Cleo")
        mover, others, before = await first_move(people)
        await mover.send(wire.TakeBack())
        wishes = [(await other.until(wire.Table, lambda known: known.wish is not None)).wish for other in others]
        await others[0].send(wire.Consent(agreed=True))
        wishes.append((await others[1].until(wire.Table)).wish)
        await others[1].send(wire.Consent(agreed=True))
        after = await others[0].until(Moves, lambda moves: moves.n == before.n)
        return wishes, before, after, before.view.seat or 0

    (first, second, third), before, after, seat = house.tell(story())
    others = [other for other in range(3) if other != seat]
    assert first == second == wire.Wish(seat, before.n, others)
    assert third == wire.Wish(seat, before.n, others[1:])
    assert after.n == before.n


def test_one_who_does_not_agree_is_enough(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> tuple[wire.Table, wire.Refused, Moves, Moves]:
        people = await house.begin(table, "Anna", "Ben")
        mover, (other,), _ = await first_move(people)
        after = mover.moves
        await mover.send(wire.TakeBack())
        await other.until(wire.Table, lambda known: known.wish is not None)
        known = await other.ask(wire.Consent(agreed=False), wire.Table)
        declined = await mover.until(wire.Refused)
        return known, declined, after, await (await house.visit(table, "somebody else")).until(Moves)

    known, declined, after, now = house.tell(story())
    assert known.wish is None
    assert declined.message.endswith("would rather not go back: the move stands.")
    assert now.n == after.n


def test_a_wish_is_gone_when_the_game_goes_on(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> wire.Refused:
        people = await house.begin(table, "Anna", "Ben")
        mover, (other,), _ = await first_move(people)
        await mover.send(wire.TakeBack())
        await other.until(wire.Table, lambda known: known.wish is not None)
        (next_one,) = [person for person in people if person.moves.legal]
        await next_one.send(wire.Act(next_one.moves.n, next_one.moves.legal[0].text))
        await other.until(wire.Table, lambda known: known.wish is None)
        return await other.ask(wire.Consent(agreed=True), wire.Refused)

    assert house.tell(story()).message == "Nobody waits for your consent."


def test_what_is_taken_back_stays_so_and_the_same_chance_follows(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.open_table(seats=2)

        async def begin() -> int:
            people = await house.begin(table, "Anna", "Ben")
            mover, (other,), before = await first_move(people)
            await mover.send(wire.TakeBack())
            await other.until(wire.Table, lambda known: known.wish is not None)
            await other.send(wire.Consent(agreed=True))
            await mover.until(Moves, lambda moves: moves.n == before.n)
            return before.n

        n = house.tell(begin())

    with House(tmp_path) as house:

        async def go_on() -> int:
            people = [await house.visit(table, name) for name in ("Anna", "Ben")]
            found = [(await person.until(Moves)).n for person in people]
            await play_out(people)
            return found[0]

        assert house.tell(go_on()) == n
        assert verify_record(house.get(f"/api/tables/{table}/record").content).result


def test_who_comes_back_after_lines_were_taken_back_gets_the_log_as_it_is(house: House) -> None:
    """The last line that they saw has the number of one that is there, but not its time."""
    table = house.open_table(seats=2)

    async def story() -> tuple[Moves, Moves]:
        people = await house.begin(table, "Anna", "Ben")
        seen, time = people[0].moves.n - 1, people[0].moves.steps[-1].time
        same = await house.connect(table)
        await same.send(wire.Hello("a secret of sixteen letters", seen, time))
        other = await house.connect(table)
        await other.send(wire.Hello("a secret of sixteen letters", seen, time + 5))
        return await same.until(Moves), await other.until(Moves)

    same, other = house.tell(story())
    assert same.steps == []
    assert len(other.steps) == other.n


def test_what_cannot_be_taken_back_is_refused(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> list[str]:
        anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        said = [(await anna.ask(wire.TakeBack(), wire.Refused)).message]
        await anna.ask(wire.Begin(), wire.Table)
        said.append((await anna.ask(wire.TakeBack(), wire.Refused)).message)
        await ben.until(Moves)
        await play_out([anna, ben])
        return [*said, (await anna.ask(wire.TakeBack(), wire.Refused)).message]

    assert house.tell(story()) == [
        "The game has not begun yet.",
        NOTHING,
        "The game is over: there is nothing to take back.",
    ]


def test_where_all_act_at_once_nothing_is_taken_back(house: House) -> None:
    table = house.open_table(seats=2, game="galaxy-trucker")

    async def story() -> str:
        anna, _ = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        await anna.send(wire.Begin())
        await anna.send(wire.Act(0, "take heap"))
        await anna.send(wire.TakeBack())
        while (message := msgspec.json.decode(await anna.listen()))["kind"] != "refused":
            pass
        return str(message["message"])

    assert house.tell(story()) == NOTHING


def test_two_lines_of_one_gesture_are_taken_back_together() -> None:
    """BB-D1: to point and to announce is one move, unless somebody thinks in between."""
    match = Match.new("bomb-busters", 2, 3, options={"captain": "0"})
    returns = Returns(match)

    def play(action: str, time: int) -> None:
        returns.follow(match, match.advance(match.awaited[0], action, time))

    play(match.write(match.legal(0)[0]), 1000)
    play(match.write(match.legal(1)[0]), 2000)
    n = len(match.log)
    play(next(text for text in map(match.write, match.legal(0)) if text.startswith("point")), 9000)
    play(match.write(match.legal(0)[0]), 9100)
    assert returns.to(0) == n
    before = match.at(n + 1)
    apart = Returns(before)
    apart.follow(before, [Step(before.log[n], ())])
    apart.follow(before, before.advance(0, before.legal(0)[0], 20_000))
    assert apart.to(0) == n + 1
