"""`tavolata join`: plays a seat at a table of a running server from a terminal."""

import asyncio
import os
import random
import secrets
import sys
from argparse import Namespace
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Sequence
from contextlib import aclosing
from threading import Thread
from typing import TypeAlias

from tavolata.bots import bot_for
from tavolata.bots.external import short_name
from tavolata.cli.game_args import INTERRUPTED, BadCommand, translate_or
from tavolata.cli.local_game import Screen
from tavolata.cli.output import wrap
from tavolata.client import Seat as BlockingSeat
from tavolata.client.connection import Connection, ConnectionEvent, Incoming, Moves
from tavolata.client.link import Link, link_of, secret_for
from tavolata.core.errors import TavolataError
from tavolata.core.game import Action, Event, Result, Seat
from tavolata.core.log import Undone
from tavolata.core.observation import Position
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import get_plugin
from tavolata.i18n import MissingMessage, format_list, has_message, translate
from tavolata.server.protocol import messages
from tavolata.server.tables.chat import phrases

BOT_LEVEL = "normal"
"""The level of bots that the player adds."""
MAX_EARLIER_EVENTS = 5
"""The most earlier events that are printed on joining."""
MAX_RETRIES = 20
"""The most times that an outdated move is sent again."""
ON_RECORD = "server.refusal.take-back.on-record"
TAKEN = "server.refusal.seat-taken"
PROMPT, CLEAR_LINE = "> ", "\r\x1b[K"


class RemoteTable:
    """A player's or spectator's table of a server at a terminal: prints its messages, and sends typed choices."""

    def __init__(self, connection: Connection, name: str | None, seat: int | None) -> None:
        self._connection = connection
        self._name = name or random.choice(translate("name.guests").split(", "))  # noqa: S311 - not used for security
        self._wanted = None if seat is None else seat - 1
        self._table: messages.Table | None = None
        self._screen: Screen | None = None
        self._moves: Moves | None = None
        self._shown_choices: Moves | None = None
        """The position of the choices on the screen, while they are valid."""
        self._events: list[Event] = []
        self._sent: Action | None = None
        """The move that was sent and not confirmed."""
        self._tries = 0
        self._is_late = False
        """Whether other players acted before that move arrived."""
        self._is_sitting_down = False
        """Whether a seat was requested and not confirmed."""
        self._is_prompted = False
        self._is_answered = True
        """Whether the table has answered the last request."""
        self.is_over = False

    # Messages

    async def on_message(self, message: Incoming) -> None:
        """Process a message, and print its effect."""
        self._is_answered = True
        match message:
            case messages.Table():
                await self._on_table(message)
            case Moves():
                await self._on_moves(message)
            case messages.ChatMessage():
                words = translate_or(message.phrase, {}, "terminal.unknown_phrase") if message.phrase else message.words
                self._print(translate("talk.said", {"name": self._name_of(message.seat), "words": words}))
            case messages.Refused():
                await self._on_refusal(message)
            case ConnectionEvent.LOST:
                self._is_sitting_down = False
                self._print(translate("terminal.cut"))
            case ConnectionEvent.RESTORED:
                self._print(translate("terminal.mended"))
        self._prompt()

    async def _on_table(self, table: messages.Table) -> None:
        before, self._table = self._table, table
        self._is_sitting_down = self._is_sitting_down and self.seat is None
        if self._screen is None:
            self._screen = Screen(get_plugin(table.game.name), [])
            self._screen.print_header(translate("terminal.welcome"))
        self._screen.names = [self._name_of(seat) for seat in range(len(table.seats))]
        if table.stage == "open":
            await self._on_lobby(table, before)
        elif table.stage == "given-up":
            self._print(translate("over.given_up"))
            self.is_over = True
        elif before is None and self.seat is None:
            self._print(translate("table.spectator"))
        if table.wish and table.wish != (before and before.wish):
            self._print_takeback_request(table.wish)

    async def _on_lobby(self, table: messages.Table, before: messages.Table | None) -> None:
        """Take a seat if there is none yet, or print the seating; called before the game."""
        sits_down = self.seat is None and await self._sit(table, is_new=before is None)
        if not sits_down and (before is None or table.seats != before.seats):
            self._print(*self._seating(table))

    async def _sit(self, table: messages.Table, is_new: bool) -> bool:
        """Request the wanted seat, else the first free one; return False where none is free."""
        free = [seat for seat, holder in enumerate(table.seats) if holder.holder == "nobody"]
        if self._wanted is not None and self._wanted >= len(table.seats):
            raise BadCommand(translate("terminal.no_seat", {"seat": self._wanted + 1, "last": len(table.seats)}))
        if self._wanted is not None and self._wanted not in free:
            raise BadCommand(translate(TAKEN, {"seat": self._wanted + 1}))
        if free and not self._is_sitting_down:
            self._is_sitting_down = True
            seat = free[0] if self._wanted is None else self._wanted
            await self._connection.send(messages.Sit(seat, self._name[: messages.MAX_NAME_LENGTH], secrets.token_hex(8)))
        if not free and is_new:
            self._print(translate("table.spectator"))
        return bool(free)

    def _seating(self, table: messages.Table) -> Iterable[str]:
        for number, holder in enumerate(table.seats, start=1):
            who = translate("lobby.seat.empty") if holder.holder == "nobody" else self._name_of(number - 1)
            key = "terminal.seat.mine" if holder.mine else "terminal.seat.program" if holder.program else "terminal.seat"
            yield translate(key, {"seat": number, "name": who})
        if self.seat is not None:
            empty = self._empty_seats(table)
            yield translate("lobby.begin.empty", {"count": empty}) if empty else translate("lobby.begin.ready")
            yield translate("terminal.offer", {"words": translate("lobby.fill" if empty else "lobby.begin")})

    def _empty_seats(self, table: messages.Table) -> int:
        return sum(holder.holder == "nobody" for holder in table.seats)

    def _print_takeback_request(self, wish: messages.TakeBackRequest) -> None:
        if wish.seat == self.seat:
            self._print(translate("wish.mine", {"names": format_list(self._name_of(seat) for seat in wish.awaited)}))
        else:
            self._print(translate("wish.theirs", {"name": self._name_of(wish.seat)}))
        if self.seat in wish.awaited:
            self._print(translate("terminal.consent"))

    async def _on_moves(self, moves: Moves) -> None:
        """Process moves: print events at once, or with the next position while the shown choices stay valid."""
        self._events += moves.events[-MAX_EARLIER_EVENTS:] if self._moves is None else moves.events
        self._moves = moves
        if self.seat in moves.actors:
            self._shown_choices = self._sent = None
        if self._is_late:
            await self._send_again(moves)
        elif not self._choice_still_valid(moves):
            self._print_events()
            self._show_choices(moves)
        await self._connection.send(messages.Seen(moves.n))
        if moves.result:
            self._end(moves.result)

    async def _send_again(self, moves: Moves) -> None:
        """Send a late move again if it is still legal, or else print the new position."""
        self._is_late = False
        if self._sent is not None and self._sent in moves.position.legal:
            await self._act(self._sent)
            return
        self._sent = None
        self._print(translate("terminal.late"))
        self._print_events()
        self._show_choices(moves)

    def _end(self, result: Result) -> None:
        assert self._screen
        self._screen.print_result(result)
        if result.taken_back:
            print(wrap(translate("result.taken-back", {"count": result.taken_back})))
        self.is_over = True

    def _choice_still_valid(self, moves: Moves) -> bool:
        """Return whether some shown choices are still legal after the actions of other players."""
        if self._shown_choices is None or self.seat not in moves.awaited or any(isinstance(event, Undone) for event in moves.events):
            return False
        return bool(set(self._shown_choices.position.legal) & set(moves.position.legal))

    def _show_choices(self, moves: Moves, whole: bool = False) -> None:
        """Print the position and choices if the player must act; also for a spectator, or on request."""
        is_mine = bool(moves.position.legal) and self.seat in moves.awaited
        self._shown_choices = moves if is_mine else None
        if (is_mine or whole or self.seat is None) and self._screen:
            self._clear()
            self._screen.print_position(moves.position if is_mine else Position(moves.position.view, ()), whole)

    def _print_events(self) -> None:
        if self._events and self._screen:
            self._clear()
            print()
            self._screen.print_events(self._events)
            self._events.clear()

    async def _on_refusal(self, refused: messages.Refused) -> None:
        """Print a refusal, but send an outdated move again, and request another seat instead of a taken one."""
        was_sitting_down, self._is_sitting_down = self._is_sitting_down, False
        if was_sitting_down and refused.key == TAKEN and self._table and self._table.stage == "open":
            await self._on_lobby(self._table, None)
            return
        reasons = [
            translate_or(why.key, why.facts, "terminal.refused") for why in (LocalizedText(refused.key, refused.facts), *refused.more)
        ]
        if refused.code == "unknown-table" or self._screen is None:
            raise BadCommand(" ".join(reasons))
        if refused.code == "stale" and self._sent is not None and self._tries < MAX_RETRIES:
            self._is_late = True
            return
        self._sent = None
        self._clear()
        self._screen.print_error(" ".join(reasons), refused.rule)
        if refused.key == ON_RECORD:
            print(wrap(translate("terminal.on_record")))

    # Input

    async def on_input(self, answer: str) -> None:
        """Process a typed line."""
        self._is_prompted = False
        if self._table:
            await self._on_table_input(self._table, answer)
        self._prompt()

    async def _on_table_input(self, table: messages.Table, answer: str) -> None:
        yes, no = (translate(f"terminal.consent.{word}").split() for word in ("yes", "no"))
        word, _, rest = answer.partition(" ")
        if word in ("b", "bb"):
            await self._request(messages.TakeBack(on_record=word == "bb"))
        elif word == "c":
            await self._chat(rest.strip(), phrases(table.game.name))
        elif table.stage == "open" and answer == "1":
            await self._lobby_choice(table)
        elif self._must_answer_takeback and answer.lower() in (*yes, *no):
            await self._request(messages.Consent(agreed=answer.lower() in yes))
        elif self._screen and self._moves:
            await self._choose(answer, self._screen, self._moves)

    async def _choose(self, answer: str, screen: Screen, moves: Moves) -> None:
        """Play a typed choice; a number refers to the choices on the screen, even after later moves."""
        if answer == "p":
            self._print_events()
            self._show_choices(moves, whole=True)
        elif self._shown_choices is None and not answer.startswith("?"):
            print(wrap(self._waiting_text(moves)))
        elif (action := screen.parse_choice(answer, (self._shown_choices or moves).position)) is not None:
            self._tries = 0
            await self._act(action)

    async def _act(self, action: Action) -> None:
        assert self._table
        assert self._moves
        self._sent = action
        self._tries += 1
        await self._request(messages.Act(self._moves.n, [get_plugin(self._table.game.name).game.write(action)]))

    async def _request(self, request: messages.Request) -> None:
        self._is_answered = False
        await self._connection.send(request)

    async def _lobby_choice(self, table: messages.Table) -> None:
        """Add bots on the empty seats, or start the game if there are none; called before the game."""
        empty = [seat for seat, holder in enumerate(table.seats) if holder.holder == "nobody"]
        for seat in empty:
            await self._request(messages.SeatBot(seat, BOT_LEVEL))
        if not empty:
            await self._request(messages.Begin())

    async def _chat(self, wanted: str, known: Sequence[str]) -> None:
        """Send a numbered phrase or free text to the chat; without text print the phrases."""
        numbered = {str(number): phrase for number, phrase in enumerate(known, start=1)}
        if wanted in numbered:
            await self._request(messages.Say(phrase=numbered[wanted]))
        elif wanted:
            await self._request(messages.Say(words=wanted[: messages.MAX_CHAT_LENGTH]))
        else:
            self._print(*(f"{number:>3}  {translate(phrase)}" for number, phrase in numbered.items()))

    def _waiting_text(self, moves: Moves) -> str:
        if self.seat is None:
            return translate("table.spectator")
        return (
            translate("plain.waiting", {"names": format_list(map(self._name_of, moves.awaited))})
            if moves.awaited
            else translate("plain.nobody")
        )

    # Names and output

    @property
    def has_choice(self) -> bool:
        """Whether the player has a choice to make, in the game or before it."""
        return self._shown_choices is not None or (self._table is not None and self._table.stage == "open" and self.seat is not None)

    @property
    def seat(self) -> Seat | None:
        """The player's seat; None for a spectator."""
        seats = self._table.seats if self._table else []
        return next((seat for seat, holder in enumerate(seats) if holder.mine), None)

    @property
    def _must_answer_takeback(self) -> bool:
        """Whether a take-back request waits for this player's answer."""
        wish = self._table.wish if self._table else None
        return wish is not None and self.seat in wish.awaited

    def _name_of(self, seat: Seat) -> str:
        """Return the name of a seat's person or bot."""
        assert self._table
        holder = self._table.seats[seat]
        named = holder.name or translate("lobby.seat", {"seat": seat + 1})
        return translate(holder.key) if holder.key and has_message(holder.key) else named

    def _print(self, *sentences: str) -> None:
        self._clear()
        for sentence in sentences:
            print(wrap(sentence), flush=True)

    def _clear(self) -> None:
        """Remove the prompt, so that text starts on a line of its own."""
        if self._is_prompted:
            print(CLEAR_LINE if sys.stdout.isatty() else "\n", end="")
            self._is_prompted = False

    def _prompt(self) -> None:
        """Print the prompt once, if the player has a choice to make."""
        if self.has_choice and self._is_answered and not self._is_prompted and not self.is_over:
            print(PROMPT, end="")
            self._is_prompted = True
        sys.stdout.flush()


_READ_SIZE = 4096


async def lines() -> AsyncIterator[str]:
    """Yield each typed line until the input ends or cannot be read."""
    try:
        descriptor = sys.stdin.fileno()
    except (OSError, ValueError):
        return
    inbox: asyncio.Queue[bytes] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    # A daemon thread: it cannot be woken, so the interpreter must not wait for it. It therefore reads past Python's own locks.
    Thread(target=_read_stdin, args=(descriptor, loop, inbox), daemon=True).start()
    rest = b""
    while piece := await inbox.get():
        *whole, rest = (rest + piece).split(b"\n")
        for line in whole:
            yield _decode(line)
    if rest:
        yield _decode(rest)


def _read_stdin(descriptor: int, loop: asyncio.AbstractEventLoop, inbox: "asyncio.Queue[bytes]") -> None:
    """Pass typed input to the event loop in pieces; an empty piece marks the end."""
    piece = b"?"
    while piece and not loop.is_closed():
        try:
            piece = os.read(descriptor, _READ_SIZE)
        except OSError:
            piece = b""
        try:
            loop.call_soon_threadsafe(inbox.put_nowait, piece)
        except RuntimeError:  # the loop has closed
            return


def _decode(line: bytes) -> str:
    return line.decode(sys.stdin.encoding, "replace").strip()


QUIT = "q"

JoinEvent: TypeAlias = Incoming | str | TavolataError | None
"""A message, a typed line, an error, or the end of the input."""


def join(arguments: Namespace) -> int:
    """Run `tavolata join`: take a seat at a table and play to the end; a player who quits gets the seat back later."""
    if arguments.bot:
        return _run_bot(arguments)
    link = link_of(arguments.link)
    connection = Connection(link, secret_for(link))
    table = RemoteTable(connection, arguments.name, arguments.seat)
    try:
        if not asyncio.run(_run(connection, table)):
            print(_seat_kept_text(table, link))
    except MissingMessage as error:
        raise BadCommand(translate("terminal.strange")) from error
    except KeyboardInterrupt:
        print(f"\n{_seat_kept_text(table, link)}")
        return INTERRUPTED
    return 0


def _run_bot(arguments: Namespace) -> int:
    """Let a bot play the seat, which is marked as a program."""
    wanted = None if arguments.seat is None else arguments.seat - 1
    with BlockingSeat(arguments.link, arguments.name or short_name(arguments.bot), seat=wanted) as seat:
        bot = bot_for(seat.game, arguments.bot, secrets.randbits(32))
        print(wrap(translate("client.seated", {"seat": (seat.seat or 0) + 1})), flush=True)
        for sight in seat:
            seat.play(bot.choose(sight))
        if seat.result:
            print(translate("cli.replay.scores", {"scores": ", ".join(map(str, seat.result.scores))}))
    return 0


def _seat_kept_text(table: RemoteTable, link: Link) -> str:
    """Return the text that is printed after quitting: a seated player can return."""
    return wrap(translate("terminal.left", {"link": link.page}) if table.seat is not None else translate("cli.play.left"))


async def _run(connection: Connection, table: RemoteTable) -> bool:
    """Process messages and input in order; return whether the game ended.

    After the end of the input no choice can be made: the player then quits at the first choice, and a spectator stays.
    """
    has_input = True
    async with aclosing(_events(connection)) as events:
        async for event in events:
            if isinstance(event, TavolataError):
                raise event
            if event is None:
                has_input = False
            elif event == QUIT:
                break
            elif isinstance(event, str):
                await table.on_input(event)
            else:
                await table.on_message(event)
            if table.is_over or (table.has_choice and not has_input):
                break
    return table.is_over


async def _events(connection: Connection) -> AsyncGenerator[JoinEvent, None]:
    inbox: asyncio.Queue[JoinEvent] = asyncio.Queue()
    tasks = [asyncio.create_task(_forward(connection.incoming(), inbox)), asyncio.create_task(_forward(lines(), inbox))]
    try:
        while True:
            yield await inbox.get()
    finally:
        for task in tasks:
            task.cancel()
        connection.close()


async def _forward(source: "AsyncIterator[Incoming] | AsyncIterator[str]", inbox: "asyncio.Queue[JoinEvent]") -> None:
    try:
        async for event in source:
            inbox.put_nowait(event)
        inbox.put_nowait(None)
    except TavolataError as error:
        inbox.put_nowait(error)
    except Exception:  # noqa: BLE001 - a server can send anything, and the reader of the inbox must not wait for ever
        inbox.put_nowait(BadCommand(translate("terminal.strange")))
