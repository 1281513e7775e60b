"""What happened can be shown line by line: the positions between lines are sent, and bots wait until people were shown."""

import asyncio
import random
from pathlib import Path

import pytest

from tavolata.server.protocol import messages
from tests.server.harness import Browser, House, Moves, PastPosition, keen, play_out

PACE = 1
"""Milliseconds: bots that take their time at all wait for people; those of most tests do not."""
QUIET = 0.3
"""Seconds in which a bot of that pace would have acted many times."""


async def is_quiet(person: Browser) -> bool:
    """Whether nobody is told anything for a while."""
    try:
        async with asyncio.timeout(QUIET):
            await person.socket.recv()
    except TimeoutError:
        return True
    return False


async def at_the_bots_turn(house: House, shown: bool) -> Browser:
    """Anna has played her turn, and a bot is about to act; she may have said what she was shown."""
    anna = await house.sit(house.open_table(), "Anna", 0)
    if shown:
        await anna.send(messages.Seen(0))
    await anna.send(messages.SeatBot(1, "random"))
    await anna.send(messages.Begin())
    await anna.expect(Moves)
    while anna.moves.awaited != [1]:
        await play_out([anna], lines=anna.moves.n + 1)
    return anna


def obstinate(choices: list[str], dice: random.Random) -> str:
    """Throw again with every token there is: paying and throwing are two lines of one message, each seen by itself."""
    again = [choice for choice in choices if choice.startswith("reroll")]
    return dice.choice(again) if again else keen([choice for choice in choices if choice != "seventh"], dice)


async def pairs_of_lines(house: House) -> list[tuple[Moves, Browser]]:
    """Messages of several lines, of a whole game of two people."""
    anna, _ = people = await house.begin(house.open_table(), "Anna", "Ben")
    await play_out(people, lines=500, choose=obstinate)
    return [(moves, anna) for moves in anna.told[1:] if len(moves.steps) > 1]


def test_the_position_between_two_lines_is_the_one_that_a_look_back_shows(tmp_path: Path) -> None:
    async def story(house: House) -> int:
        looked = 0
        for moves, anna in await pairs_of_lines(house):
            for step in moves.steps[:-1]:
                if step.view is not None:
                    assert step.view == (await anna.ask(messages.LookBack(step.n + 1), PastPosition)).view
                    looked += 1
            assert moves.steps[-1].view is None, "the last line led to the position of the message"
        return looked

    with House(tmp_path) as house:
        assert house.tell(story(house)) > 0


def test_who_catches_up_is_sent_no_positions_between(tmp_path: Path) -> None:
    async def story(house: House) -> Moves:
        table = house.open_table()
        anna, ben = await house.begin(table, "Anna", "Ben")
        await play_out([anna, ben], lines=60)
        return await (await house.visit(table, "Anna")).expect(Moves)

    with House(tmp_path) as house:
        caught_up = house.tell(story(house))
    assert len(caught_up.steps) >= 60
    assert all(step.view is None for step in caught_up.steps)


def test_bots_wait_until_who_says_so_was_shown_what_happened(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await at_the_bots_turn(house, shown=True)
        assert await is_quiet(anna)
        await anna.send(messages.Seen(anna.moves.n))
        acted = await anna.until(Moves)
        assert acted.steps[0].actor == 1
        assert await is_quiet(anna), "one move has been made, and not been shown yet"

    with House(tmp_path, pace=PACE) as house:
        house.tell(story(house))


def test_nobody_is_waited_for_who_does_not_say_what_they_were_shown(tmp_path: Path) -> None:
    async def story(house: House) -> Moves:
        return await (await at_the_bots_turn(house, shown=False)).until(Moves)

    with House(tmp_path, pace=PACE) as house:
        assert house.tell(story(house)).steps[0].actor == 1


def test_bots_do_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.tables.bots.MAX_ANIMATION_WAIT_MS", 50)

    async def story(house: House) -> Moves:
        return await (await at_the_bots_turn(house, shown=True)).until(Moves)

    with House(tmp_path, pace=PACE) as house:
        assert house.tell(story(house)).steps[0].actor == 1
