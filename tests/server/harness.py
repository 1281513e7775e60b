"""The test harness: a real server on a free port, and WebSocket clients that play on it."""

import asyncio
import random
import socket
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar, cast

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tavolata.core.game import Action
from tavolata.core.log import Undone
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.record import write_action
from tavolata.core.registry import game_named
from tavolata.games.lucky_loop.actions import LuckyLoopAction
from tavolata.games.lucky_loop.events import LuckyLoopEvent
from tavolata.games.lucky_loop.explain.advisor import WorthAnswer, WorthQuestion
from tavolata.games.lucky_loop.view import LuckyLoopView
from tavolata.i18n import translate
from tavolata.server.app import create_app
from tavolata.server.identity import key_of, new_table_id
from tavolata.server.net.admission import Admission
from tavolata.server.protocol import messages
from tavolata.server.run import config
from tavolata.server.store.base import Store
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.rows import LogRow, SeatHolder, TableRow
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.inactivity import AWAY_AFTER_MS
from tests.server.stores import AnyStore, close_store, open_store

M = TypeVar("M", bound=messages.Message)
R = TypeVar("R")

_SECONDS = 20


class Choice(messages.Choice, frozen=True):
    """A `Choice` with the action types of Lucky Loop."""

    action: LuckyLoopAction


class StepSeen(messages.StepSeen, frozen=True):
    """A `StepSeen` with the event types of Lucky Loop."""

    events: list[LuckyLoopEvent | Undone]  # type: ignore[assignment]
    view: LuckyLoopView | None = None


class CoachAnswer(messages.CoachAnswer, frozen=True, tag="answered"):
    """A `CoachAnswer` with the question and answer types of Lucky Loop."""

    question: WorthQuestion
    answer: WorthAnswer


class Moves(messages.Moves, frozen=True, tag="moves"):
    """A `Moves` message with the types of Lucky Loop."""

    steps: list[StepSeen]  # type: ignore[assignment]
    view: LuckyLoopView
    legal: list[Choice]  # type: ignore[assignment]


class PastPosition(messages.PastPosition, frozen=True, tag="past"):
    """A `PastPosition` with the types of Lucky Loop."""

    view: LuckyLoopView
    legal: list[Choice]  # type: ignore[assignment]


AnyMessage: TypeAlias = messages.Table | Moves | CoachAnswer | messages.Reasons | messages.ChatMessage | PastPosition | messages.Refused

_messages = msgspec.json.Decoder(AnyMessage)


Choose: TypeAlias = Callable[[list[str], random.Random], str]
"""A function that chooses one of several actions in notation."""


def keen(choices: list[str], dice: random.Random) -> str:
    """A random action that prefers flights to exchanges, so that games end."""
    flights = [choice for choice in choices if not choice.startswith(("draw", "reroll", "stop", "give-up"))]
    return dice.choice(flights or choices)


def keen_action(match: Match[Any, Any, Any], seat: int) -> str:
    """The action that `keen` chooses for a seat of a match, in notation."""
    return keen([match.write(action) for action in match.legal(seat)], random.Random(len(match.log)))


class KeenBot:
    """A bot that chooses its actions by `keen`."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        self._game = game_named(game)
        self._dice = random.Random(f"{level} {seed}")

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """A legal action, chosen by `keen`."""
        return cast(Action, self._game.read(keen([self._game.write(action) for action in sight.legal], self._dice)))


class _Server(uvicorn.Server):
    """A uvicorn server that signals another thread when it has started."""

    def __init__(self, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()


class Visitors:
    """Creates HTTP requests and WebSocket clients for a server at a host and port."""

    def __init__(self, host: str) -> None:
        self.host = host
        self._browsers: list[Browser] = []

    def get(self, path: str, **headers: str) -> httpx.Response:
        """The response to a GET request."""
        return httpx.get(f"http://{self.host}{path}", headers=headers, timeout=_SECONDS)

    def post(self, body: bytes | dict[str, Any], **headers: str) -> httpx.Response:
        """The response to a POST request that opens a table."""
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return httpx.post(f"http://{self.host}/api/tables", content=content, headers=headers, timeout=_SECONDS)

    def open_table(self, seats: int = 2, **more: Any) -> str:
        """Open a table, by default of Lucky Loop; returns its id."""
        answer = self.post({"game": "lucky-loop", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def tell(self, story: Coroutine[Any, Any, R]) -> R:
        """Run a coroutine in a new event loop, then close all clients; returns its result."""

        async def whole() -> R:
            try:
                return await story
            finally:
                await self.leave()

        return asyncio.run(whole())

    async def leave(self) -> None:
        """Close all clients."""
        await asyncio.gather(*(browser.close() for browser in self._browsers))
        self._browsers.clear()

    async def connect(self, table: str, **more: Any) -> "Browser":
        """A client with an open WebSocket."""
        settings = {"proxy": None, "max_size": None, "max_queue": None, **more}
        browser = Browser(await connect(f"ws://{self.host}/ws/{table}", **settings))
        self._browsers.append(browser)
        return browser

    async def visit(self, table: str, name: str, seen: int = -1) -> "Browser":
        """A client that has sent `hello` to a table; its secret derives from the name."""
        browser = await self.connect(table)
        await browser.send(messages.Hello(secret_of(name), seen))
        return browser

    async def sit(self, table: str, name: str, seat: int) -> "Browser":
        """A client that has taken a seat."""
        browser = await self.visit(table, name)
        await browser.send(messages.Sit(seat, name, seed=f"seed of {name}"))
        await browser.until(messages.Table, lambda known: known.seats[seat].mine)
        return browser

    async def begin(self, table: str, *names: str, bots: int = 0) -> list["Browser"]:
        """Start a game with people on the first seats and bots on the others; all clients have received the first position."""
        people = [await self.sit(table, name, seat) for seat, name in enumerate(names)]
        for seat in range(len(names), len(names) + bots):
            await people[0].send(messages.SeatBot(seat, "random"))
        await people[0].send(messages.Begin())
        for person in people:
            await person.expect(Moves)
        return people


class House(Visitors):
    """A server in its own thread, and the clients that connect to it."""

    def __init__(
        self,
        place: StoreLocation,
        *,
        make_bot: BotMaker = KeenBot,
        client: Path | None = None,
        wrap: Callable[[AnyStore], Store] = lambda store: store,
        pace: int = 0,
        away: int = AWAY_AFTER_MS,
        admission: Admission | None = None,
    ) -> None:
        self.store = open_store(place)
        self.admission = admission or Admission()
        self._socket = socket.create_server(("127.0.0.1", 0))
        app = create_app(
            wrap(self.store),
            bot_delay_ms=pace,
            away_after_ms=away,
            make_bot=make_bot,
            client=client,
            admission=self.admission,
            metrics=True,
        )
        self._server = _Server(config(app))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))
        super().__init__(f"127.0.0.1:{self._socket.getsockname()[1]}")

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._server.ready.wait(_SECONDS)
        return self

    def stored(self, asked: Coroutine[Any, Any, R]) -> R:
        """Run a coroutine of the store on the server's event loop, to which the store belongs; returns its result."""
        assert self._server.loop is not None
        return asyncio.run_coroutine_threadsafe(asked, self._server.loop).result(_SECONDS)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self._server.should_exit = True
        self._thread.join(_SECONDS)
        close_store(self.store)
        assert not self._thread.is_alive()


class Browser:
    """A WebSocket client of a table, which records the messages that it receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        """All received messages as text."""
        self.told: list[Moves] = []
        """All received `moves` messages."""

    @property
    def moves(self) -> Moves:
        """The last received `moves` message."""
        return self.told[-1]

    async def send(self, request: messages.Request | str | bytes) -> None:
        """Send a request, or raw data."""
        await self.socket.send(msgspec.json.encode(request).decode() if isinstance(request, messages.Request) else request)

    async def listen(self) -> str:
        """Receive the next message as text, for any game."""
        async with asyncio.timeout(_SECONDS):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        return text

    async def receive(self) -> AnyMessage:
        """Receive and decode the next message."""
        message: AnyMessage = _messages.decode(await self.listen())
        if isinstance(message, Moves):
            self.told.append(message)
        return message

    async def until(self, kind: type[M], holds: Callable[[M], bool] = lambda _: True) -> M:
        """Receive messages until one of a type meets a condition; fails on a refusal."""
        while True:
            message = await self.receive()
            if isinstance(message, kind) and holds(message):
                return message
            assert not isinstance(message, messages.Refused), message

    async def expect(self, kind: type[M]) -> M:
        """Receive messages until one of a type, refusals included."""
        while not isinstance(message := await self.receive(), kind):
            pass
        return message

    async def ask(self, request: messages.Request | str | bytes, kind: type[M]) -> M:
        """Send a request and wait for a message of a type."""
        await self.send(request)
        return await self.expect(kind)

    async def act(self, text: str) -> Moves:
        """Send an action, and wait for the next `moves` message."""
        await self.send(messages.Act(self.moves.n, [text]))
        return await self.until(Moves)

    async def close(self) -> None:
        """Close the WebSocket."""
        await self.socket.close()


async def play_out(people: list[Browser], *, lines: int | None = None, seed: int = 0, choose: Choose = keen) -> None:
    """Let clients play concurrently, by default by `keen`, until the game is over or its log has a number of lines."""

    async def play(person: Browser, dice: random.Random) -> None:
        while not _is_at(person, lines):
            if person.moves.legal:
                await person.send(messages.Act(person.moves.n, [choose([choice.text for choice in person.moves.legal], dice)]))
            await person.until(Moves)

    await asyncio.gather(*(play(person, random.Random(seed + place)) for place, person in enumerate(people)))


def _is_at(person: Browser, lines: int | None) -> bool:
    return person.moves.view.result is not None or (lines is not None and person.moves.n >= lines)


def as_stored(
    match: Match[Any, Any, Any], secret: str, holders: Sequence[SeatHolder], stage: messages.Stage
) -> tuple[TableRow, list[LogRow]]:
    """The rows of a table with these seat holders and the log of a match."""
    row = TableRow(
        id=new_table_id(),
        revision=0,
        game=match.game.name,
        version=match.game.version,
        seats=match.seats,
        options=dict(match.options),
        advisor=True,
        chat="phrases",
        secret=secret,
        created=0,
        holders=tuple(holders),
        stage=stage,
        began=0,
    )
    return row, [LogRow(row.id, entry.n, entry.actor, write_action(match, entry.action), entry.time) for entry in match.log]


def person(name: str) -> SeatHolder:
    """The seat holder of a person with this name."""
    return SeatHolder("person", name, key=key_of(secret_of(name)))


def sentence(refused: messages.Refused) -> str:
    """The English sentence of a refusal."""
    return translate(refused.key, refused.facts)


def ask(kind: str, **facts: Any) -> messages.Ask:
    """A request to the coach with a question of this kind."""
    return messages.Ask(msgspec.Raw(msgspec.json.encode({"kind": kind, **facts})))


def secret_of(name: str) -> str:
    """The secret of the client with this name."""
    return f"secret of {name}".ljust(32, ".")
