"""Bots think in processes of their own: what they see goes in, what they choose comes out, and the games of others do not wait for it."""

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

PATIENCE = 60.0
"""Seconds after which a bot that has not answered never will."""

_KINDNESS = 19
"""How far those who think stand back behind the server, which has people to answer."""

_KNOWN_BOTS = 1024
"""So many bots each process keeps, with what they have reckoned already."""

_log = logging.getLogger(__name__)
_processes = get_context("spawn")  # a process that is copied while threads run may come to a halt


class BotFailed(TavolataError):
    """A bot could not answer; how it failed is told as its own process told it."""


class Thought(NamedTuple):
    """What came out: the answer and the pace of the bot from now on, or how it failed."""

    answer: Any = None
    pace: int | None = None
    fault: str | None = None


class Question(NamedTuple):
    """A bot, by what it is made of, and what it is asked about what it sees."""

    game: str
    level: str
    seed: int
    asked: Literal["choose", "why"]
    sight: Observation[Any, Any]


class Thinkers:
    """Processes in which bots think, one for each core of the machine; each is started when it is needed first."""

    def __init__(self, count: int | None = None, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._workers = [_Worker() for _ in range(count or os.cpu_count() or 1)]
        self._idle: queue.LifoQueue[_Worker] = queue.LifoQueue()
        self._is_closed = False
        for worker in self._workers:
            self._idle.put(worker)

    def make_bot(self, game: str, level: str, seed: int) -> Bot:
        """A bot that thinks elsewhere, if its choice follows from its seed and what it sees alone; another one thinks here.

        So does one from outside, which may imagine worlds: they are imagined where the match is.
        """
        bot = bot_for(game, level, seed)
        if level not in get_plugin(game).levels or not isinstance(bot, ExplainingBot):
            return bot
        return PacedFarBot(self, game, level, seed, bot.pace) if isinstance(bot, PacedBot) else FarBot(self, game, level, seed)

    def ask(self, question: Question) -> Thought:
        """Wait for a process and for its answer; one that ends is replaced and asked again, one that hangs is replaced."""
        worker = self._idle.get()
        try:
            return worker.answer(question, self._patience)
        except TimeoutError:
            raise
        except (EOFError, OSError):
            if self._is_closed:
                raise
            _log.exception("A process in which bots think has ended; another one takes its place.")
            return worker.answer(question, self._patience)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Let nobody think any more."""
        self._is_closed = True
        for worker in self._workers:
            worker.end()


class FarBot:
    """A bot that thinks in another process."""

    def __init__(self, thinkers: Thinkers, game: str, level: str, seed: int) -> None:
        self._thinkers = thinkers
        self._made_of = game, level, seed

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """What the bot chooses there."""
        action: Action | None = self._thought("choose", sight).answer
        return action

    def why(self, sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """What the bot says there for its choice."""
        says: tuple[LocalizedText, ...] = self._thought("why", sight).answer
        return says

    def _thought(self, asked: Literal["choose", "why"], sight: Observation[Any, Any]) -> Thought:
        thought = self._thinkers.ask(Question(*self._made_of, asked, sight))
        if thought.fault is not None:
            raise BotFailed(thought.fault)
        return thought


class PacedFarBot(FarBot):
    """One that takes its time, as it last said."""

    def __init__(self, thinkers: Thinkers, game: str, level: str, seed: int, pace: int) -> None:
        super().__init__(thinkers, game, level, seed)
        self.pace = pace

    def choose(self, sight: Observation[Any, Any]) -> Action | None:
        """What the bot chooses there, and its pace from then on."""
        thought = self._thought("choose", sight)
        self.pace = thought.pace or self.pace
        action: Action | None = thought.answer
        return action


class _Worker:
    """One process; it is asked one question at a time."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None

    def answer(self, question: Question, patience: float) -> Thought:
        """Its answer; a process that has ended or hangs is done with."""
        try:
            line = self._line or self._start()
            line.send(question)
            if not line.poll(patience):
                raise TimeoutError(f"The bot {question.level} of {question.game} has not answered for {patience:.0f} seconds.")
            thought: Thought = line.recv()
        except (EOFError, OSError):
            self.end()
            raise
        return thought

    def _start(self) -> Connection:
        self._line, far = _processes.Pipe()
        self._process = _processes.Process(target=_think, args=(far,), name="thinker", daemon=True)
        self._process.start()
        far.close()  # so that the line ends when the process does
        return self._line

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process, self._line = self._process, None, None
        if process is not None:
            process.kill()
            process.join()


def _think(line: Connection) -> None:
    """The life of a process: answer one question after the other, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then hangs up
    os.nice(_KINDNESS)
    with suppress(EOFError, BrokenPipeError):  # the server has gone
        while True:
            line.send(_thought_about(line.recv()))


def _thought_about(question: Question) -> Thought:
    try:
        bot = _bot(question.game, question.level, question.seed)
        answer = getattr(bot, question.asked)(question.sight)
        return Thought(answer, bot.pace if isinstance(bot, PacedBot) else None)
    except Exception:  # noqa: BLE001 - a bot may be anybody's code; it is told of where it was asked
        return Thought(fault=format_exc())


@lru_cache(_KNOWN_BOTS)
def _bot(game: str, level: str, seed: int) -> Bot:
    return bot_for(game, level, seed)
