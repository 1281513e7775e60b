"""Bomb Busters players for campaign tests: they see all wires, so they can win or lose deliberately."""

import json
from typing import Any

from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Announce, Point, Solo, Use
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.server.protocol import messages
from tavolata.server.tables.live_match import LiveMatch
from tests.server.harness import Browser, House, secret_of

GAME = "bomb-busters"


def right(match: BombBustersMatch, seat: int) -> Action:
    """An action that leads to a won mission."""
    state, legal = match.state, [action for action in match.legal(seat) if not isinstance(action, Use)]
    mine = {slot.value for slot in state.hand(seat)}
    for action in legal:
        match action:
            case Solo():
                return action
            case Point(stand, int(slot)) if state.at((stand, slot)).value in mine - {"R"}:
                return action
            case Announce(values) if state.aim and values == (state.at(state.aim.pointed[0]).value,):
                return action
    return legal[0]


def wrong(match: BombBustersMatch, seat: int) -> Action:
    """A cut that fails; any legal action if there is none."""
    state, legal = match.state, match.legal(seat)
    held = {slot.value for slot in state.hand(seat)}
    for action in legal:
        match action:
            case Point(stand, int(slot)) if held - {state.at((stand, slot)).value}:
                return action
            case Announce(values) if state.aim and values != (state.at(state.aim.pointed[0]).value,):
                return action
    return legal[0]


class KnowingBot:
    """A bot that sees all wires and plays to win."""

    def __init__(self, _game: str, _level: str, _seed: int) -> None:
        pass

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """The right action in its own turn; otherwise None."""
        assert sight.seat is not None
        return right(sight._match, sight.seat) if sight.is_awaited else None


class Captain:
    """A client that plays a seat among bots, and stores only the last `table` and `moves` messages."""

    def __init__(self, house: House, table: str, browser: Browser) -> None:
        self._house = house
        self._browser = browser
        self.id = table
        self.table: Any = None
        self.moves: Any = None

    async def told(self, kind: str) -> Any:
        """Receive messages until one of this kind."""
        while True:
            message = json.loads(await self._browser.listen())
            assert message["kind"] != "refused" or message["code"] == "stale", message  # a bot acted first, and its move is sent next
            if message["kind"] in ("table", "moves"):
                setattr(self, message["kind"], message)
            if message["kind"] == kind:
                return message

    async def begin(self, name: str, *, is_new: bool) -> None:
        """Start the game; at a new table first take a seat and add bots."""
        if is_new:
            await self._browser.send(messages.Sit(0, name, f"seed of {name}"))
            for seat in range(1, len(self.table["seats"])):
                await self._browser.send(messages.SeatBot(seat, "normal"))
        await self._browser.send(messages.Begin())
        await self.told("moves")

    async def play(self, how: Any = right) -> Any:
        """Play to the end; returns the result."""
        while self.moves["result"] is None:
            if self.moves["view"]["seat"] in self.moves["awaited"]:
                await self._act(how)
            await self.told("moves")
        return self.moves["result"]

    async def _act(self, how: Any) -> None:
        row, lines = self._house.stored(self._house.store.read(self.id))  # type: ignore[misc]
        match = LiveMatch(row, lines).match
        if len(match.log) == self.moves["n"]:
            await self.do(match.write(how(match, self.moves["view"]["seat"])))

    async def do(self, action: str) -> None:
        """Send an action."""
        await self._browser.send(messages.Act(self.moves["n"], [action]))

    async def send(self, request: messages.Request) -> None:
        """Send any other request."""
        await self._browser.send(request)

    async def rematch(self) -> str:
        """Request a rematch; returns the id of the new table."""
        await self._browser.send(messages.Rematch())
        while not self.table["next_table"]:
            await self.told("table")
        return str(self.table["next_table"])


async def come(house: House, table: str, name: str) -> Captain:
    """Connect a client to a table."""
    captain = Captain(house, table, await house.connect(table))
    await captain.send(messages.Hello(secret_of(name)))
    await captain.told("table")
    return captain
