"""'Why?' on a bot's move: at practice tables at once, among people once it is over, and always in the bot's own words."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.server.protocol import messages
from tavolata.server.tables.bots import seed_of
from tests.server.features.test_reviews import decision_of, match_of, play_on
from tests.server.harness import Browser, LiveServer, Moves, play_out, secret_of


class FirstBot:
    """Takes the first choice, and can say so; its seed is among its reasons."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        self._seed = seed

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """The first of the legal actions."""
        action: Action = sight.legal[0]
        return action

    def why(self, sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """The figures by which it chose."""
        return (LocalizedText("review.why.lot", {"seed": str(self._seed), "of": len(sight.legal)}),)


class MoodyBot(FirstBot):
    """Does something else each time."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        super().__init__(game, level, seed)
        self._asked = 0

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """Another of the legal actions each time."""
        self._asked += 1
        action: Action = sight.legal[self._asked % len(sight.legal)]
        return action


async def among_bots(live_server: LiveServer, level: str, people: int = 1) -> tuple[str, list[Browser]]:
    """A table with a bot on its last seat, at which something was done by it."""
    table = live_server.open_table(people + 1)
    guests = [await live_server.sit(table, f"guest {seat}", seat) for seat in range(people)]
    await guests[0].send(messages.SeatBot(people, level))
    await guests[0].send(messages.Begin())
    for guest in guests:
        await guest.expect(Moves)
    return table, guests


async def until_bot_acted(guests: list[Browser], seat: int) -> int:
    """Play until the bot has acted; the line on which it first did."""
    await play_out(guests, lines=60)
    steps = [step for moves in guests[0].received_moves for step in moves.steps]
    return next(step.n for step in steps if step.actor == seat and step.events)


def test_at_a_practice_table_a_bot_says_at_once_why(tmp_path: Path) -> None:
    with LiveServer(tmp_path, make_bot=FirstBot) as live_server:

        async def story() -> tuple[str, messages.Reasons, int]:
            table, guests = await among_bots(live_server, "normal")
            n = await until_bot_acted(guests, 1)
            return table, await guests[0].ask(messages.Why(n), messages.Reasons), n

        table, told, n = live_server.run(story())
        row, _ = live_server.run_on_server(live_server.store.read(table)) or pytest.fail("no table")
        assert (told.n, told.seat) == (n, 1)
        assert told.says[0].facts["seed"] == str(seed_of(row, 1)), "it was asked by the seed that it had"


def test_among_people_bots_keep_their_reasons_until_the_end(tmp_path: Path) -> None:
    with LiveServer(tmp_path, make_bot=FirstBot) as live_server:

        async def story() -> tuple[messages.Refused, messages.Reasons]:
            _, guests = await among_bots(live_server, "normal", people=2)
            n = await until_bot_acted(guests, 2)
            refused = await guests[0].ask(messages.Why(n), messages.Refused)
            await play_out(guests)
            return refused, await guests[0].ask(messages.Why(n), messages.Reasons)

        refused, told = live_server.run(story())
        assert refused.key == "server.refusal.why.later"
        assert told.says


@pytest.mark.parametrize(("level", "make_bot"), [("normal", MoodyBot)])
def test_a_bot_that_would_not_do_it_again_says_nothing(tmp_path: Path, level: str, make_bot: Any) -> None:
    with LiveServer(tmp_path, make_bot=make_bot) as live_server:

        async def story() -> set[str]:
            _, guests = await among_bots(live_server, level)
            await play_out(guests, lines=200)
            acted = [step.n for moves in guests[0].received_moves for step in moves.steps if step.actor == 1 and step.events]
            return {(await guests[0].ask(messages.Why(n), messages.Message)).__class__.__name__ for n in acted[:12]}

        assert "Refused" in live_server.run(story())


def test_the_bot_that_plays_by_lot_says_so_and_nobody_else_is_asked(live_server: LiveServer) -> None:
    async def story() -> tuple[messages.Reasons, list[messages.Refused]]:
        _, guests = await among_bots(live_server, "random")
        n = await until_bot_acted(guests, 1)
        mine = next(step.n for moves in guests[0].received_moves for step in moves.steps if step.actor == 0)
        chance = next(step.n for moves in guests[0].received_moves for step in moves.steps if step.actor < 0)
        told = await guests[0].ask(messages.Why(n), messages.Reasons)
        return told, [await guests[0].ask(messages.Why(line), messages.Refused) for line in (mine, chance, 10**6)]

    told, refused = live_server.run(story())
    assert told.says == (LocalizedText("review.why.lot", {}),)
    assert [each.key.removeprefix("server.refusal.") for each in refused] == ["why.no-bot", "why.no-bot", "no-line"]


# Whose line it was


def first(choices: list[str], _: random.Random) -> str:
    """What FirstBot would do."""
    return choices[0]


def lines_of(guest: Browser, seat: int) -> list[int]:
    """The lines on which a seat did something, as somebody was told of them."""
    return sorted({step.n for moves in guest.received_moves for step in moves.steps if step.actor == seat and step.events})


async def answered(guest: Browser, lines: list[int]) -> set[str]:
    """How it is answered why these lines were done: by reasons, or by which refusals."""
    assert lines
    return {await answer_to(guest, n) for n in lines}


async def answer_to(guest: Browser, n: int) -> str:
    await guest.send(messages.Why(n))
    while not isinstance(answer := await guest.receive(), messages.Reasons | messages.Refused):
        pass
    return answer.key if isinstance(answer, messages.Refused) else "reasons"


def test_a_stand_in_speaks_for_its_own_lines_and_not_for_its_persons(tmp_path: Path) -> None:
    """Though Ben always did what the bot would do."""
    with LiveServer(tmp_path, make_bot=FirstBot) as live_server:

        async def story() -> tuple[set[str], set[str], set[str]]:
            anna, ben = await live_server.begin(live_server.open_table(), "Anna", "Ben")
            await play_out([anna, ben], lines=60, choose=first)
            left = await rearranged(ben, messages.Leave(), "normal")
            await play_out([anna], lines=120, choose=first)
            back = await rearranged(ben, messages.ReturnToSeat(), None)
            await play_out([anna, ben], lines=180, choose=first)
            for person in (anna, ben):
                await person.send(messages.GiveUp())
            await ben.until(messages.Table, lambda table: table.stage == "given-up")
            lines = lines_of(ben, 1)
            asked = [n for n in lines if n < left], [n for n in lines if left <= n < back], [n for n in lines if n >= back]
            before, meanwhile, after = [await answered(ben, some) for some in asked]
            return before, meanwhile, after

        before, meanwhile, after = live_server.run(story())
        assert before == after == {"server.refusal.why.no-bot"}
        assert meanwhile == {"reasons"}


async def rearranged(ben: Browser, request: messages.Request, level: str | None) -> int:
    """Let a bot play for Ben, or no more; the number of lines then."""
    await ben.send(request)
    await ben.until(messages.Table, lambda table: table.seats[1].stand_in == level)
    return (await ben.until(Moves)).n


def test_in_a_what_if_each_line_is_of_who_did_it(tmp_path: Path) -> None:
    """Anna played with a bot; then Cleo plays on in the place of the bot, and another bot in Anna's."""
    with LiveServer(tmp_path, make_bot=FirstBot) as live_server:

        async def played() -> str:
            table, guests = await among_bots(live_server, "normal")
            await play_out(guests)
            return table

        table = live_server.run(played())
        n = decision_of(match_of(live_server, table), seat=1, after=40)
        branched = play_on(live_server, table, n=n, seat=1, name="Cleo", secret=secret_of("Cleo")).json()["table"]

        async def story() -> list[set[str]]:
            cleo = await live_server.visit(branched, "Cleo")
            await cleo.until(Moves)
            await play_out([cleo], lines=n + 60)
            annas, bots = lines_of(cleo, 0), lines_of(cleo, 1)
            asked = [[line for line in lines if (line < n) == then] for lines in (annas, bots) for then in (True, False)]
            return [await answered(cleo, lines) for lines in asked]

        nobody, somebody = {"server.refusal.why.no-bot"}, {"reasons"}
        assert live_server.run(story()) == [nobody, somebody, somebody, nobody]


# How many at once


class BusyBot(FirstBot):
    """Takes its time to say why, and takes note of how many do so at once."""

    now = 0
    most = 0

    def why(self, sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """After a while."""
        BusyBot.now += 1
        BusyBot.most = max(BusyBot.most, BusyBot.now)
        time.sleep(0.1)
        BusyBot.now -= 1
        return super().why(sight)


def test_reasons_are_worked_out_one_after_the_other(tmp_path: Path) -> None:
    with LiveServer(tmp_path, make_bot=BusyBot) as live_server:

        async def story() -> list[messages.Reasons]:
            tables = [await among_bots(live_server, "normal") for _ in range(3)]
            lines = [await until_bot_acted(guests, 1) for _, guests in tables]
            asked = (guests[0].ask(messages.Why(n), messages.Reasons) for (_, guests), n in zip(tables, lines, strict=True))
            return await asyncio.gather(*asked)

        assert len(live_server.run(story())) == 3
        assert BusyBot.most == 1
