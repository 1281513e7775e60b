"""Tests of `tavolata join`: a person at a terminal at a table of a real server, to the end of a game."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, Queue
from typing import Self

import pytest

from tavolata.server.protocol import messages
from tests.cli.command import COMMAND, ENVIRONMENT, refusal
from tests.server.harness import Browser, LiveServer, Moves

SECONDS = 30


class Terminal:
    """A pseudo-terminal that runs `tavolata join`, with its output."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout
        self.process = process
        self.shown = ""
        self._screen = process.stdout.fileno()
        self._pieces: Queue[bytes] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with suppress(OSError):
            while piece := os.read(self._screen, 65536):
                self._pieces.put(piece)
        self._pieces.put(b"")

    def until(self, pattern: str) -> str:
        """Wait until the output since the last input matches a pattern, and return it."""
        while not re.search(pattern, self.shown):
            try:
                piece = self._pieces.get(timeout=SECONDS)
            except Empty:
                raise AssertionError(f"no {pattern!r} in {self.shown!r}") from None
            assert piece, f"it ended with {self.shown!r}"
            self.shown += piece.decode()
        return self.shown

    def type(self, answer: str) -> None:
        """Type a line, and forget earlier output."""
        self.shown = ""
        assert self.process.stdin
        self.process.stdin.write(f"{answer}\n".encode())
        self.process.stdin.flush()

    def rest(self) -> str:
        """Return the output until the command ends."""
        while piece := self._pieces.get(timeout=SECONDS):
            self.shown += piece.decode()
        self.process.wait(SECONDS)
        return self.shown


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Start a server."""
    with LiveServer(tmp_path_factory.mktemp("house")) as live_server:
        yield live_server


@contextmanager
def joining(live_server: LiveServer, table: str, home: Path, *words: str, host: str = "") -> Iterator[Terminal]:
    """Start a terminal at a table."""
    settings = {**ENVIRONMENT, "XDG_DATA_HOME": str(home)}
    command = [*COMMAND, "join", f"http://{host or live_server.host}/t/{table}", *words]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, env=settings, preexec_fn=_enable_interrupts, **pipes) as process:  # type: ignore[call-overload]  # noqa: PLW1509
        try:
            yield Terminal(process)
        finally:
            process.kill()


def _enable_interrupts() -> None:
    """Enable interrupts: tests started in the background inherit ignored ones."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def finish(terminal: Terminal, end: str = "explodes") -> str:
    """Choose the first choice until the game is over, and return the output."""
    told = ""
    while not re.search(end, terminal.until(f"> $|{end}")):
        told += terminal.shown
        terminal.type("1")
    return told + terminal.rest()


async def choose_first(person: Browser) -> None:
    """Play in a browser to the end of the game, always with the first choice."""
    while not (told := json.loads(await person.listen())).get("result"):
        if told["kind"] == "moves" and told["legal"]:
            await person.send(messages.Act(told["n"], [told["legal"][0]["text"]]))


class InterruptibleProxy:
    """A proxy in front of a server, whose connections tests can cut."""

    def __init__(self, host: str) -> None:
        name, _, port = host.partition(":")
        self._far = (name, int(port))
        self._near = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._near.getsockname()[1]}"
        self._ends: list[socket.socket] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self._lead, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._near.close()
        self.cut()

    def cut(self) -> None:
        """Close all connections."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _lead(self) -> None:
        with suppress(OSError):
            while True:
                near, far = self._near.accept()[0], socket.create_connection(self._far)
                self._ends += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=_hand_on, args=pair, daemon=True).start()


def _hand_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(65536):
            target.sendall(piece)


def test_a_game_is_played_to_its_end_from_the_lobby_on_against_a_bot(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table(game="bomb-busters")
    with joining(live_server, table, tmp_path, "--name", "Ada", "--seat", "2") as ada:
        assert "Seat 1: Empty seat\nSeat 2: Ada (you)\nOne seat is still empty.\n" in ada.until(r"\(you\)[^>]*> $")
        ada.type("1")
        ada.until(r"Everybody is here\.\n.*Begin\n> $")
        ada.type("1")
        assert "\nStand C, Ada" in ada.until("> $")
        told = finish(ada)
    assert told.endswith("\nOtto: 0\nAda: 0\n")
    assert ada.process.returncode == 0
    assert live_server.get(f"/api/tables/{table}/record").status_code == 200


def test_a_terminal_and_a_browser_finish_a_game_in_their_own_languages(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table(game="bomb-busters")

    async def story() -> str:
        bo = await live_server.sit(table, "Bo", 0)
        with joining(live_server, table, tmp_path, "--lang", "it", "--name", "Ada") as ada:
            await asyncio.to_thread(ada.until, r"Posto 1: Bo\nPosto 2: Ada \(tu\)\nCi siamo tutti\.\n")
            await bo.send(messages.Begin())
            await bo.send(messages.Say(phrase="chat-luck"))
            playing = asyncio.create_task(choose_first(bo))
            await asyncio.to_thread(ada.until, "Bo dice: In bocca al lupo!")
            told = await asyncio.to_thread(finish, ada, "la bomba\\s+esplode|La bomba è disinnescata")
            await playing
        return told

    told = live_server.run(story())
    assert "Tocca a te" in told or "Il tuo taglio" in told
    assert told.endswith("\nBo: 0\nAda: 0\n")


def test_a_lost_connection_is_restored_and_a_move_is_taken_back(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table()

    async def story() -> None:
        bo = await live_server.sit(table, "Bo", 1)
        with InterruptibleProxy(live_server.host) as proxy, joining(live_server, table, tmp_path, "--name", "Ada", host=proxy.host) as ada:
            await asyncio.to_thread(ada.until, r"Everybody is here\.[^>]*> $")
            await bo.send(messages.Begin())
            await bo.until(Moves)
            if 1 in bo.moves.awaited:
                await bo.act("draw red-blue")
            else:
                await asyncio.to_thread(take_back, ada)
                await bo.until(messages.Table, lambda told: told.wish is not None)
                await bo.send(messages.Consent(agreed=True))
                await asyncio.to_thread(ada.until, "Ada takes back what happened since line")
            proxy.cut()
            await asyncio.to_thread(ada.until, "The line is cut; trying again …\n(?s:.*)The line is there again\\.\n")
            await bo.send(messages.Say(phrase="chat-hello"))
            assert "The line is there again." in await asyncio.to_thread(ada.until, "Bo says: Hello everybody!")

    live_server.run(story())


def take_back(ada: Terminal) -> None:
    """Draw a card, and request the take-back."""
    ada.until("Draw a card(?s:.*)> $")
    ada.type("draw red-blue")
    ada.until("Ada draws [RB](?s:.*)> $")
    ada.type("b")
    ada.until("bb takes it back all the same(?s:.*)> $")
    ada.type("bb")
    ada.until("You want your last move back")


def test_a_player_who_quits_keeps_the_seat_and_one_without_a_seat_watches(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table()
    with joining(live_server, table, tmp_path / "ada", "--name", "Ada") as ada:
        ada.until("> $")
        ada.type("1")
        ada.until(r"Everybody is here\.[^>]*> $")
        ada.process.send_signal(signal.SIGINT)
        told = ada.rest()
    assert " ".join(told.split()).endswith(f"You left; your seat is kept. To come back: tavolata join http://{live_server.host}/t/{table}")
    assert ada.process.returncode == 130
    with joining(live_server, table, tmp_path / "bo") as bo, joining(live_server, table, tmp_path / "ada") as again:
        bo.until("You are watching")
        again.until(r"Seat 1: Ada \(you\)(?s:.*)> $")
        again.type("1")
        bo.until(r"Round 1, turn of (Ada|Bice)(?s:.*)Points")
        bo.type("q")
        assert bo.rest().endswith("You left the table.\n")
        assert bo.process.returncode == 0


def test_a_refusal_names_its_rule_and_nothing_is_chosen_out_of_turn(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table()
    with joining(live_server, table, tmp_path, "--name", "Ada") as ada:
        ada.until("> $")
        ada.type("c")
        ada.until("  1  Hello everybody!(?s:.*)> $")
        ada.type("c 2")
        ada.until("Ada says: Good luck!")
        ada.type("1")
        ada.until(r"Everybody is here\.[^>]*> $")
        ada.type("1")
        ada.until("Draw a card(?s:.*)> $")
        ada.type("roll")
        ada.until(r"\(LL-T1; \?\sshows the rule\)\n> $")
        ada.type("?")
        assert "LL-T1" in ada.until("LL-T1: On your turn")


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("nonsense", "nonsense is no link of a table; one looks like http://localhost:8000/t/abcdefghjkmn."),
        ("http://[bad/t/abc", "http://[bad/t/abc is no link of a table"),
        ("host:abc/t/abc", "host:abc/t/abc is no link of a table"),
        ("a..b/t/abc", "Nobody answers at http://a..b/t/abc: check the link"),
        ("ftp://host/t/abc", "ftp://host/t/abc is no link of a table"),
        ("127.0.0.1:9/t/abc", "Nobody answers at http://127.0.0.1:9/t/abc: check the link"),
        ("{host}/t/aaaaaaaaaaaa", "There is no such table: check the link, or open a new table."),
        ("{host}/x", "is no link of a table"),
    ],
)
def test_a_link_that_leads_nowhere(
    live_server: LiveServer, link: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "XDG_DATA_HOME", str(tmp_path))
    assert sentence in refusal("join", link.format(host=live_server.host))


def test_an_unavailable_seat_is_refused(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table()
    with joining(live_server, table, tmp_path, "--seat", "3") as ada:
        assert ada.rest().endswith("This table has no seat 3; its seats are 1 to 2.\n")
    with joining(live_server, table, tmp_path / "bo", "--seat", "1") as bo:
        bo.until("> $")
        with joining(live_server, table, tmp_path, "--seat", "1") as ada:
            assert ada.rest().endswith("Seat 1 is taken: choose an empty one.\n")
            assert ada.process.returncode == 2


def test_a_bot_sits_down_instead_and_plays_to_the_end(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table(game="bomb-busters", options={"mission": "1"})
    with joining(live_server, table, tmp_path, "--bot", "tests.bots.external_bots:Anything") as bot:
        bot.until(r"The bot sits on seat 1; Ctrl-C lets it leave\.")

        async def story() -> list[messages.SeatInfo]:
            anna = await live_server.sit(table, "Anna", 1)
            await anna.send(messages.StandUp())
            await anna.send(messages.Sit(1, "Anna"))
            await anna.send(messages.Begin())
            return (await anna.until(messages.Table, lambda known: known.stage == "playing")).seats

        assert [(seat.name, seat.program) for seat in live_server.run(story())] == [("Anything", True), ("Anna", False)]


def test_an_invalid_bot_takes_no_seat(live_server: LiveServer, tmp_path: Path) -> None:
    table = live_server.open_table()
    with joining(live_server, table, tmp_path, "--bot", "nowhere:Bot") as bot:
        assert bot.rest().endswith("The bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'.\n")
