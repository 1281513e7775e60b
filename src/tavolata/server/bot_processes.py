"""Runs bots in processes of their own, so that the server does not wait for them."""

import logging
import os
import queue
import signal
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Literal, NamedTuple

from tavolata.bots import bot_for
from tavolata.core.errors import TavolataError
from tavolata.core.game import Action
from tavolata.core.observation import Observation
from tavolata.core.plugin import Bot, ExplainingBot, PacedBot
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import get_plugin

TIMEOUT_SECONDS = 60.0
"""The time after which a process that has not answered is killed."""

_NICENESS = 19
"""The niceness of the processes; the server comes first."""

_CACHED_BOTS = 1024
"""The number of bots that each process caches, with their own caches."""

_log = logging.getLogger(__name__)
_processes = get_context("spawn")  # a fork while threads run may deadlock


class BotFailed(TavolataError):
    """A bot failed; the text is the traceback of its process."""


class BotReply(NamedTuple):
    """The reply of a process: the answer of the bot and its current pace, or a traceback."""

    answer: Any = None
    pace: int | None = None
    fault: str | None = None


class BotQuestion(NamedTuple):
    """A question to a process: the arguments that create the bot, the method to call, and the observation."""

    game: str
    level: str
    seed: int
    asked: Literal["choose", "why"]
    observation: Observation[Any, Any]


class BotProcessPool:
    """A pool of processes that run bots, one for each core; each starts when it is first needed."""

    def __init__(self, count: int | None = None, timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        self._timeout_seconds = timeout_seconds
        self._workers = [_Worker() for _ in range(count or os.cpu_count() or 1)]
        self._idle: queue.LifoQueue[_Worker] = queue.LifoQueue()
        self._is_closed = False
        for worker in self._workers:
            self._idle.put(worker)

    def make_bot(self, game: str, level: str, seed: int) -> Bot:
        """A bot that runs in a process, if its choice depends only on its seed and its observation.

        Other bots, and bots of other packages, which may resample the match, run in the server.
        """
        bot = bot_for(game, level, seed)
        if level not in get_plugin(game).levels or not isinstance(bot, ExplainingBot):
            return bot
        return PacedRemoteBot(self, game, level, seed, bot.pace) if isinstance(bot, PacedBot) else RemoteBot(self, game, level, seed)

    def ask(self, question: BotQuestion) -> BotReply:
        """The reply of an idle process. A process that ends is replaced and the question repeated; a timeout is raised."""
        worker = self._idle.get()
        try:
            return worker.answer(question, self._timeout_seconds)
        except TimeoutError:
            raise
        except (EOFError, OSError):
            if self._is_closed:
                raise
            _log.exception("A bot process has ended and is replaced.")
            return worker.answer(question, self._timeout_seconds)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Stop all processes."""
        self._is_closed = True
        for worker in self._workers:
            worker.end()


class RemoteBot:
    """A bot that runs in another process."""

    def __init__(self, pool: BotProcessPool, game: str, level: str, seed: int) -> None:
        self._pool = pool
        self._arguments = game, level, seed

    def choose(self, observation: Observation[Any, Any]) -> Action | None:
        """The action that the bot chooses."""
        action: Action | None = self._ask_worker("choose", observation).answer
        return action

    def why(self, observation: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """The reasons of the bot for its choice."""
        says: tuple[LocalizedText, ...] = self._ask_worker("why", observation).answer
        return says

    def _ask_worker(self, asked: Literal["choose", "why"], observation: Observation[Any, Any]) -> BotReply:
        reply = self._pool.ask(BotQuestion(*self._arguments, asked, observation))
        if reply.fault is not None:
            raise BotFailed(reply.fault)
        return reply


class PacedRemoteBot(RemoteBot):
    """A bot in another process with its own pace, which each reply updates."""

    def __init__(self, pool: BotProcessPool, game: str, level: str, seed: int, pace: int) -> None:
        super().__init__(pool, game, level, seed)
        self.pace = pace

    def choose(self, observation: Observation[Any, Any]) -> Action | None:
        """The action that the bot chooses; its pace is updated."""
        reply = self._ask_worker("choose", observation)
        self.pace = reply.pace or self.pace
        action: Action | None = reply.answer
        return action


class _Worker:
    """One process, which answers one question at a time."""

    def __init__(self) -> None:
        self._process: Any = None
        self._connection: Connection | None = None

    def answer(self, question: BotQuestion, timeout_seconds: float) -> BotReply:
        """The reply of the process; a process that ends or times out is stopped."""
        try:
            connection = self._connection or self._start()
            connection.send(question)
            if not connection.poll(timeout_seconds):
                raise TimeoutError(f"The bot {question.level} of {question.game} has not answered for {timeout_seconds:.0f} seconds.")
            reply: BotReply = connection.recv()
        except (EOFError, OSError):
            self.end()
            raise
        return reply

    def _start(self) -> Connection:
        self._connection, far = _processes.Pipe()
        self._process = _processes.Process(target=_worker_main, args=(far,), name="bots", daemon=True)
        self._process.start()
        far.close()  # so that the connection ends with the process
        return self._connection

    def end(self) -> None:
        """Kill the process."""
        process, self._process, self._connection = self._process, None, None
        if process is not None:
            process.kill()
            process.join()


def _worker_main(connection: Connection) -> None:
    """The main loop of a process: answer questions until the server closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and closes the connection
    os.nice(_NICENESS)
    with suppress(EOFError, BrokenPipeError):  # the server has ended
        while True:
            connection.send(_reply(connection.recv()))


def _reply(question: BotQuestion) -> BotReply:
    try:
        bot = _bot(question.game, question.level, question.seed)
        answer = getattr(bot, question.asked)(question.observation)
        return BotReply(answer, bot.pace if isinstance(bot, PacedBot) else None)
    except Exception:  # noqa: BLE001 - bots are code of others; the server raises the fault
        return BotReply(fault=format_exc())


@lru_cache(_CACHED_BOTS)
def _bot(game: str, level: str, seed: int) -> Bot:
    return bot_for(game, level, seed)
