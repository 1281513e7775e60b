"""Somebody at a terminal who visits a table: what they are told, and what becomes of what they type."""

import random
import secrets
import sys
from collections.abc import Iterable, Sequence

from tavolata.cli.game_args import BadCommand, worded
from tavolata.cli.screen import Screen
from tavolata.cli.terminal import folded
from tavolata.client.connection import Cut, Heard, Line, Moves
from tavolata.core.game import Action, Event, Result, Seat
from tavolata.core.log import Undone
from tavolata.core.observation import Position
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import get_plugin
from tavolata.i18n import format_list, has, translate
from tavolata.server.protocol import messages
from tavolata.server.tables.chat import phrases

BOT = "normal"
"""The level of bots that are seated from here."""
RECENT = 5
"""So many things that happened before are told to somebody who comes later."""
TRIES = 20
"""So often a move is sent again that others were quicker than."""
ON_RECORD = "server.refusal.take-back.on-record"
TAKEN = "server.refusal.seat-taken"
PROMPT, CLEARED = "> ", "\r\x1b[K"


class Visit:
    """A visit: the table and the game as they were told last, and what the visitor was not told yet."""

    def __init__(self, line: Line, name: str | None, seat: int | None) -> None:
        self._line = line
        self._name = name or random.choice(translate("name.guests").split(", "))  # noqa: S311 - it decides nothing
        self._wanted = None if seat is None else seat - 1
        self._table: messages.Table | None = None
        self._screen: Screen | None = None
        self._moves: Moves | None = None
        self._asked: Moves | None = None
        """Where the choices stood that were shown last, while they are still asked for."""
        self._news: list[Event] = []
        self._sent: Action | None = None
        """The move that is under way."""
        self._tries = 0
        self._is_late = False
        """Whether others were quicker than that move."""
        self._is_sitting_down = False
        """Whether a seat has been asked for that is not given yet."""
        self._is_prompted = False
        self._is_answered = True
        """Whether the table has answered the last request."""
        self.is_over = False

    # What is told

    async def follow(self, heard: Heard) -> None:
        """Take note of what is told, and say what there is to say of it."""
        self._is_answered = True
        match heard:
            case messages.Table():
                await self._follow_table(heard)
            case Moves():
                await self._follow_moves(heard)
            case messages.Said():
                words = worded(heard.phrase, {}, "terminal.unknown_phrase") if heard.phrase else heard.words
                self._print(translate("talk.said", {"name": self._name_of(heard.seat), "words": words}))
            case messages.Refused():
                await self._follow_refusal(heard)
            case Cut.CUT:
                self._is_sitting_down = False
                self._print(translate("terminal.cut"))
            case Cut.MENDED:
                self._print(translate("terminal.mended"))
        self._prompt()

    async def _follow_table(self, table: messages.Table) -> None:
        before, self._table = self._table, table
        self._is_sitting_down = self._is_sitting_down and self.seat is None
        if self._screen is None:
            self._screen = Screen(get_plugin(table.game.name), [])
            self._screen.welcome(translate("terminal.welcome"))
        self._screen.names = [self._name_of(seat) for seat in range(len(table.seats))]
        if table.stage == "open":
            await self._wait(table, before)
        elif table.stage == "given-up":
            self._print(translate("over.given_up"))
            self.is_over = True
        elif before is None and self.seat is None:
            self._print(translate("table.spectator"))
        if table.wish and table.wish != (before and before.wish):
            self._tell_wish(table.wish)

    async def _wait(self, table: messages.Table, before: messages.Table | None) -> None:
        """In the lobby: take a seat, and see who else comes."""
        sits_down = self.seat is None and await self._sit(table, is_new=before is None)
        if not sits_down and (before is None or table.seats != before.seats):
            self._print(*self._seating(table))

    async def _sit(self, table: messages.Table, is_new: bool) -> bool:
        """Take the seat that is wanted, else the first that is free; False where there is none, and nothing to do but watch."""
        free = [seat for seat, holder in enumerate(table.seats) if holder.holder == "nobody"]
        if self._wanted is not None and self._wanted >= len(table.seats):
            raise BadCommand(translate("terminal.no_seat", {"seat": self._wanted + 1, "last": len(table.seats)}))
        if self._wanted is not None and self._wanted not in free:
            raise BadCommand(translate(TAKEN, {"seat": self._wanted + 1}))
        if free and not self._is_sitting_down:
            self._is_sitting_down = True
            seat = free[0] if self._wanted is None else self._wanted
            await self._line.send(messages.Sit(seat, self._name[: messages.MOST_LETTERS], secrets.token_hex(8)))
        if not free and is_new:
            self._print(translate("table.spectator"))
        return bool(free)

    def _seating(self, table: messages.Table) -> Iterable[str]:
        for number, holder in enumerate(table.seats, start=1):
            who = translate("lobby.seat.empty") if holder.holder == "nobody" else self._name_of(number - 1)
            key = "terminal.seat.mine" if holder.mine else "terminal.seat.program" if holder.program else "terminal.seat"
            yield translate(key, {"seat": number, "name": who})
        if self.seat is not None:
            empty = self._empty(table)
            yield translate("lobby.begin.empty", {"count": empty}) if empty else translate("lobby.begin.ready")
            yield translate("terminal.offer", {"words": translate("lobby.fill" if empty else "lobby.begin")})

    def _empty(self, table: messages.Table) -> int:
        return sum(holder.holder == "nobody" for holder in table.seats)

    def _tell_wish(self, wish: messages.Wish) -> None:
        if wish.seat == self.seat:
            self._print(translate("wish.mine", {"names": format_list(self._name_of(seat) for seat in wish.awaited)}))
        else:
            self._print(translate("wish.theirs", {"name": self._name_of(wish.seat)}))
        if self.seat in wish.awaited:
            self._print(translate("terminal.consent"))

    async def _follow_moves(self, moves: Moves) -> None:
        """What happened is told at once, but while a choice is asked for and still stands, with what is shown next."""
        self._news += moves.events[-RECENT:] if self._moves is None else moves.events
        self._moves = moves
        if self.seat in moves.actors:
            self._asked = self._sent = None
        if self._is_late:
            await self._send_again(moves)
        elif not self._still_asked(moves):
            self._tell_news()
            self._ask(moves)
        await self._line.send(messages.Seen(moves.n))
        if moves.result:
            self._end(moves.result)

    async def _send_again(self, moves: Moves) -> None:
        """A move for which others were too quick is still meant, if it can still be done."""
        self._is_late = False
        if self._sent is not None and self._sent in moves.spot.legal:
            await self._act(self._sent)
            return
        self._sent = None
        self._print(translate("terminal.late"))
        self._tell_news()
        self._ask(moves)

    def _end(self, result: Result) -> None:
        assert self._screen
        self._screen.tell_result(result)
        if result.taken_back:
            print(folded(translate("result.taken-back", {"count": result.taken_back})))
        self.is_over = True

    def _still_asked(self, moves: Moves) -> bool:
        """Whether what was shown can still be chosen from, after others have done something meanwhile."""
        if self._asked is None or self.seat not in moves.awaited or any(isinstance(event, Undone) for event in moves.events):
            return False
        return bool(set(self._asked.spot.legal) & set(moves.spot.legal))

    def _ask(self, moves: Moves, whole: bool = False) -> None:
        """Show where the game stands if the choice is mine; who watches is shown it too, and whoever asks for the whole of it."""
        is_mine = bool(moves.spot.legal) and self.seat in moves.awaited
        self._asked = moves if is_mine else None
        if (is_mine or whole or self.seat is None) and self._screen:
            self._clear()
            self._screen.show(moves.spot if is_mine else Position(moves.spot.view, ()), whole)

    def _tell_news(self) -> None:
        if self._news and self._screen:
            self._clear()
            print()
            self._screen.tell(self._news)
            self._news.clear()

    async def _follow_refusal(self, refused: messages.Refused) -> None:
        """What cannot be done, and why; but a move that came too late is sent again with what follows, and another seat is asked for."""
        was_sitting_down, self._is_sitting_down = self._is_sitting_down, False
        if was_sitting_down and refused.key == TAKEN and self._table and self._table.stage == "open":
            await self._wait(self._table, None)
            return
        reasons = [worded(why.key, why.facts, "terminal.refused") for why in (LocalizedText(refused.key, refused.facts), *refused.more)]
        if refused.code == "unknown-table" or self._screen is None:
            raise BadCommand(" ".join(reasons))
        if refused.code == "stale" and self._sent is not None and self._tries < TRIES:
            self._is_late = True
            return
        self._sent = None
        self._clear()
        self._screen.refuse(" ".join(reasons), refused.rule)
        if refused.key == ON_RECORD:
            print(folded(translate("terminal.on_record")))

    # What is typed

    async def hear(self, answer: str) -> None:
        """Do what was typed, if it can be done now."""
        self._is_prompted = False
        if self._table:
            await self._hear_at(self._table, answer)
        self._prompt()

    async def _hear_at(self, table: messages.Table, answer: str) -> None:
        yes, no = (translate(f"terminal.consent.{word}").split() for word in ("yes", "no"))
        word, _, rest = answer.partition(" ")
        if word in ("b", "bb"):
            await self._request(messages.TakeBack(on_record=word == "bb"))
        elif word == "c":
            await self._talk(rest.strip(), phrases(table.game.name))
        elif table.stage == "open" and answer == "1":
            await self._offered(table)
        elif self._is_wish_mine and answer.lower() in (*yes, *no):
            await self._request(messages.Consent(agreed=answer.lower() in yes))
        elif self._screen and self._moves:
            await self._choose(answer, self._screen, self._moves)

    async def _choose(self, answer: str, screen: Screen, moves: Moves) -> None:
        """A number means what was shown under it, whatever happened since."""
        if answer == "p":
            self._tell_news()
            self._ask(moves, whole=True)
        elif self._asked is None and not answer.startswith("?"):
            print(folded(self._waiting(moves)))
        elif (action := screen.hear(answer, (self._asked or moves).spot)) is not None:
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
        await self._line.send(request)

    async def _offered(self, table: messages.Table) -> None:
        """In the lobby: bots for the seats that are empty, or the game for those who are there."""
        empty = [seat for seat, holder in enumerate(table.seats) if holder.holder == "nobody"]
        for seat in empty:
            await self._request(messages.SeatBot(seat, BOT))
        if not empty:
            await self._request(messages.Begin())

    async def _talk(self, wanted: str, known: Sequence[str]) -> None:
        """Say one of the table's phrases by its number, or words of one's own; nothing shows what can be said."""
        numbered = {str(number): phrase for number, phrase in enumerate(known, start=1)}
        if wanted in numbered:
            await self._request(messages.Say(phrase=numbered[wanted]))
        elif wanted:
            await self._request(messages.Say(words=wanted[: messages.MOST_SAID]))
        else:
            self._print(*(f"{number:>3}  {translate(phrase)}" for number, phrase in numbered.items()))

    def _waiting(self, moves: Moves) -> str:
        if self.seat is None:
            return translate("table.spectator")
        return (
            translate("plain.waiting", {"names": format_list(map(self._name_of, moves.awaited))})
            if moves.awaited
            else translate("plain.nobody")
        )

    # Who is who, and what is printed

    @property
    def is_asked(self) -> bool:
        """Whether I have something to choose, in the game or before it."""
        return self._asked is not None or (self._table is not None and self._table.stage == "open" and self.seat is not None)

    @property
    def seat(self) -> Seat | None:
        """My seat, if I have one."""
        seats = self._table.seats if self._table else []
        return next((seat for seat, holder in enumerate(seats) if holder.mine), None)

    @property
    def _is_wish_mine(self) -> bool:
        """Whether somebody who wants a move back waits for my consent."""
        wish = self._table.wish if self._table else None
        return wish is not None and self.seat in wish.awaited

    def _name_of(self, seat: Seat) -> str:
        """A person's own words, or a bot's name."""
        assert self._table
        holder = self._table.seats[seat]
        named = holder.name or translate("lobby.seat", {"seat": seat + 1})
        return translate(holder.key) if holder.key and has(holder.key) else named

    def _print(self, *sentences: str) -> None:
        self._clear()
        for sentence in sentences:
            print(folded(sentence), flush=True)

    def _clear(self) -> None:
        """What is said stands on a line of its own, and not behind the sign that asks."""
        if self._is_prompted:
            print(CLEARED if sys.stdout.isatty() else "\n", end="")
            self._is_prompted = False

    def _prompt(self) -> None:
        """The sign that asks, once, where there is something to choose."""
        if self.is_asked and self._is_answered and not self._is_prompted and not self.is_over:
            print(PROMPT, end="")
            self._is_prompted = True
        sys.stdout.flush()
