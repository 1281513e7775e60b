"""What is told of the hidden wires of Bomb Busters: as much as the table allows, and nothing besides."""

import random
from collections.abc import Iterator
from typing import Any, Self, TypeAlias

import msgspec
import pytest

from tavolata.games.bomb_busters.explain.advisor import hidden_wires as insight
from tavolata.games.bomb_busters.view import BombBustersView
from tavolata.server.protocol import messages
from tests.server.harness import Browser, LiveServer, ask

Told: TypeAlias = dict[str, Any]


class Guest:
    """Somebody at a table of Bomb Busters."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.moves: list[Told] = []
        """Every position that was told."""

    @property
    def view(self) -> BombBustersView:
        """The newest position."""
        return msgspec.convert(self.moves[-1]["view"], BombBustersView)

    async def hear(self, *kinds: str) -> Told:
        """The next message of one of these kinds."""
        while (message := msgspec.json.decode(await self.browser.listen()))["kind"] not in kinds:
            pass
        if message["kind"] == "moves":
            self.moves.append(message)
        return dict(message)

    async def hear_until(self, n: int) -> None:
        """Hear of so many lines."""
        while not self.moves or self.moves[-1]["n"] < n:
            await self.hear("moves")

    async def act(self, choice: str) -> int:
        """Do something, and hear how many lines there are then."""
        await self.browser.send(messages.Act(self.moves[-1]["n"], [choice]))
        return int((await self.hear("moves", "refused"))["n"])

    async def wonder(self, eyes: str) -> Told:
        """Ask what the hidden wires could be."""
        await self.browser.send(ask("hidden", eyes=eyes))
        return await self.hear("answered", "refused")


class Circle:
    """Everybody on the seats of a table, and a spectator."""

    def __init__(self, seated: list[Guest], spectator: Guest) -> None:
        self.seated = seated
        self.spectator = spectator

    @classmethod
    async def gather(cls, live_server: LiveServer, seats: int, **options: str) -> Self:
        """A mission that has begun."""
        table = live_server.open_table(seats, game="bomb-busters", options=options)
        people = [await live_server.sit(table, f"guest {seat}", seat) for seat in range(seats)]
        spectator = await live_server.visit(table, "a spectator")
        await people[0].send(messages.Begin())
        circle = cls([Guest(person) for person in people], Guest(spectator))
        for guest in (*circle.seated, circle.spectator):
            await guest.hear("moves")
        return circle

    async def play(self, decisions: int, seed: int) -> None:
        """So many decisions by the lot, or to the end; after each of them everybody has heard of it."""
        lot = random.Random(seed)
        for _ in range(decisions):
            awaited = self.spectator.moves[-1]["awaited"]
            if not awaited:
                return
            legal = self.seated[awaited[0]].moves[-1]["legal"]
            n = await self.seated[awaited[0]].act(lot.choice(legal)["text"])
            for guest in (*self.seated, self.spectator):
                await guest.hear_until(n)


async def assert_told(circle: Circle) -> None:
    """Everybody is told what follows from what they see, and what follows from what a spectator sees."""
    common = insight(circle.spectator.view)
    for guest in (*circle.seated, circle.spectator):
        n = guest.moves[-1]["n"]
        for eyes, hidden in (("mine", insight(guest.view)), ("all", common)):
            told = await guest.wonder(eyes)
            assert (told["n"], told["question"]) == (n, {"kind": "hidden", "eyes": eyes})
            assert told["answer"] == {"kind": "wires", "eyes": eyes, "hidden": hidden, "knows": []}


@pytest.mark.parametrize("level", ["odds", "certain"])
def test_what_the_wires_could_be_is_told_as_a_seat_and_as_everybody_knows_it(live_server: LiveServer, level: str) -> None:
    """In a mission without red and with three steps on the dial, which cannot be lost so soon."""

    async def story() -> None:
        circle = await Circle.gather(live_server, 3, mission="2", insight=level)
        await circle.play(decisions=3, seed=1)
        assert all(insight(guest.view) != insight(circle.spectator.view) for guest in circle.seated)
        await assert_told(circle)
        await circle.play(decisions=5, seed=1)
        await assert_told(circle)

    live_server.run(story())


def test_a_table_that_tells_nothing_of_them_says_so(live_server: LiveServer) -> None:
    async def story() -> Told:
        circle = await Circle.gather(live_server, 2, insight="off")
        return await circle.seated[0].wonder("all")

    refused = live_server.run(story())
    assert (refused["kind"], refused["code"]) == ("refused", "not-now")
    assert refused["key"] == "server.refusal.not-told"


def hidden_wires(moves: Told, seat: int | None) -> Iterator[str | None]:
    """What is told of the wires that somebody cannot know: on others' stands, and when they are dealt."""
    view = moves["view"]
    mine = [] if seat is None else view["players"][seat]["stands"]
    for stand, slots in enumerate(view["stands"]):
        yield from (slot["wire"] for slot in slots if stand not in mine and not slot["cut"])
    for event in (event for step in moves["steps"] for event in step["events"]):
        if event["kind"] == "dealt" and event["seat"] != seat:
            yield event["wire"]


@pytest.mark.parametrize("mission", ["1", "4", "8"])
def test_nobody_is_ever_told_a_hidden_wire(live_server: LiveServer, mission: str) -> None:
    """Without the card that swaps wires: after a swap one rightly knows what one gave away."""
    equipment = {} if mission == "1" else {"equipment": "triple-detector,general-radar,label-equal"}

    async def story() -> Circle:
        circle = await Circle.gather(live_server, 3, mission=mission, **equipment)
        await circle.play(decisions=400, seed=2)
        return circle

    circle = live_server.run(story())
    assert circle.spectator.view.result is not None, "it was played to its end"
    for seat, guest in [*enumerate(circle.seated), (None, circle.spectator)]:
        told = [hidden for moves in guest.moves if moves["result"] is None for hidden in hidden_wires(moves, seat)]
        assert set(told) == {None}


def test_the_next_table_has_another_captain(live_server: LiveServer) -> None:
    """BB-S6: the game says what the same group plays next."""

    async def story() -> tuple[Told, Told]:
        circle = await Circle.gather(live_server, 3, mission="4", captain="2")
        await circle.play(decisions=1000, seed=3)
        anna = circle.seated[0]
        await anna.browser.send(messages.Rematch())
        while (over := await anna.hear("table"))["next_table"] is None:
            pass
        return over, await Guest(await live_server.visit(over["next_table"], "guest 0")).hear("table")

    over, following = live_server.run(story())
    assert (over["options"]["captain"], following["options"]["captain"]) == ("2", "0")
