"""A line: every message is heard, in order, whole, and also what somebody said before they left; and nothing is told to who has gone."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from tavolata.server.net.websocket import GOING_AWAY, Line
from tavolata.server.net.websocket_frames import farewell, framed
from tavolata.server.protocol import messages
from tavolata.server.tables.session import MOST_UNHEARD
from tests.server.harness import House, Moves


def test_a_message_in_pieces_is_heard_whole(house: House) -> None:
    table = house.open_table(chat="free")

    async def story() -> str:
        ada, bo = await house.begin(table, "Ada", "Bo")
        await ada.socket.send(['{"kind":"say",', '"words":"in ', 'pieces"}'])
        return (await bo.expect(messages.Said)).words

    assert house.tell(story()) == "in pieces"


def test_what_comes_at_once_is_heard_one_after_the_other(house: House) -> None:
    table, count = house.open_table(chat="free"), 4 * MOST_UNHEARD

    async def story() -> list[str]:
        ada, bo = await house.begin(table, "Ada", "Bo")
        for n in range(count):
            await ada.send(messages.Say(words=str(n)))
        return [(await bo.expect(messages.Said)).words for _ in range(count)]

    assert house.tell(story()) == [str(n) for n in range(count)]


def test_what_somebody_did_before_they_left_counts(house: House) -> None:
    table = house.open_table()

    async def story() -> int:
        people = await house.begin(table, "Ada", "Bo")
        mover, other = people if people[0].moves.legal else reversed(people)
        n = mover.moves.n
        await mover.send(messages.Act(n, [mover.moves.legal[0].text]))
        await mover.socket.close()
        return (await other.until(Moves, lambda moves: moves.n > n)).n - n

    assert house.tell(story()) > 0


class Connection:
    """What is written to somebody, and whether they can still be reached."""

    def __init__(self, *, is_closing: bool = False) -> None:
        self.written, self._is_closing = b"", is_closing

    def set_protocol(self, _: Line) -> None:
        """A line has taken over."""

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self._is_closing = True

    def get_write_buffer_size(self) -> int:
        return 0


class Listener:
    """Who notes whether they were told that nobody is there any more."""

    def __init__(self) -> None:
        self.losses = 0

    def heard(self, said: str | None) -> None:
        """Nothing is said here."""

    def lost(self) -> None:
        self.losses += 1


def on_a_line(connection: Connection, happens: Callable[[Line], Any]) -> Any:
    """What comes of something that happens on a line, and of the turn after it."""

    async def story() -> Any:
        found = happens(Line(cast(Any, connection), set(), b"open"))
        await asyncio.sleep(0)
        return found

    return asyncio.run(story())


def test_a_line_is_opened_for_nobody_who_has_gone() -> None:
    def lost(line: Line) -> bool:
        line.connection_lost(None)
        return line.open()

    leaving, gone = Connection(is_closing=True), Connection()
    assert on_a_line(leaving, Line.open) is False
    assert on_a_line(gone, lost) is False
    assert leaving.written == gone.written == b""


def test_nobody_who_has_gone_is_told_why_there_is_no_line() -> None:
    here, leaving = Connection(), Connection(is_closing=True)
    for connection in (here, leaving):
        on_a_line(connection, lambda line: line.deny(b"no"))
    assert (here.written, leaving.written) == (b"no", b"")


def test_who_listens_to_a_line_that_is_lost_is_told_so_at_once() -> None:
    listener, calls = Listener(), list[str]()

    def late(line: Line) -> None:
        line.connection_lost(None)
        line.listen(listener)
        line.when_lost(lambda: calls.append("lost"))

    on_a_line(Connection(), late)
    assert (listener.losses, calls) == (1, ["lost"])


def test_to_who_has_gone_nothing_is_told() -> None:
    def leave(line: Line) -> bool:
        line.open()
        line.connection_lost(None)
        return line.tell(framed(b"never heard"))

    connection = Connection()
    assert on_a_line(connection, leave) is True
    assert connection.written == b"open"


def test_a_server_that_goes_away_says_farewell_once_and_only_on_open_lines() -> None:
    def go(line: Line) -> None:
        line.open()
        line.shutdown()
        line.shutdown()

    opened, asked = Connection(), Connection()
    on_a_line(opened, go)
    on_a_line(asked, Line.shutdown)
    assert opened.written == b"open" + farewell(GOING_AWAY)
    assert asked.written == b""
    assert opened.is_closing()
    assert asked.is_closing()
