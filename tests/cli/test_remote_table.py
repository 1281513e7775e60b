"""Tests of a remote table whose server sends unexpected messages: the terminal copes, and is not disturbed."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from tavolata.cli.game_args import BadCommand
from tavolata.cli.parser import parser
from tavolata.cli.remote_table import RemoteTable, join
from tavolata.client.connection import Connection, ConnectionEvent
from tavolata.client.link import NotJoined, link_of, secret_for
from tavolata.i18n import languages, translate, use_language
from tavolata.server.protocol import messages
from tavolata.server.tables.messages import game_offers

LINK = link_of("http://localhost:8000/t/abc")
NOBODY = messages.SeatInfo("nobody", "", None, None, connected=False, mine=False, agreed=False)
TAKEN = messages.Refused("not-now", "server.refusal.seat-taken", {"seat": 1})


def person(name: str, mine: bool = False) -> messages.SeatInfo:
    """Return the seat info of a seated person."""
    return messages.SeatInfo("person", name, None, None, connected=True, mine=mine, agreed=False)


def table(*seats: messages.SeatInfo, wish: messages.TakeBackRequest | None = None) -> messages.Table:
    """Return the table message of Lucky Loop before the game."""
    game = next(offer for offer in game_offers() if offer.name == "lucky-loop")
    return messages.Table("abc", game, {}, True, "free", "", "open", [*seats], 0, wish, None, None, False)


class RecordingConnection(Connection):
    """Connection that stores all requests instead of sending them."""

    def __init__(self) -> None:
        super().__init__(LINK, "")
        self.sent: list[messages.Request] = []

    async def send(self, request: messages.Request) -> None:
        """Store a request."""
        self.sent.append(request)

    @property
    def seats(self) -> list[int]:
        """Return the requested seats."""
        return [request.seat for request in self.sent if isinstance(request, messages.Sit)]


def requests_after(*happened: Any, seat: int | None = None) -> RecordingConnection:
    """Return the connection with the requests that follow these messages and this input."""

    async def story(visit: RemoteTable) -> None:
        for event in happened:
            await (visit.on_input(event) if isinstance(event, str) else visit.on_message(event))

    notes = RecordingConnection()
    asyncio.run(story(RemoteTable(notes, "Ada" * 20, seat)))
    return notes


def test_a_seat_is_asked_for_once_until_it_is_answered() -> None:
    notes = requests_after(table(NOBODY, NOBODY), table(NOBODY, NOBODY), table(person("Bo"), NOBODY))
    assert notes.seats == [0]
    assert [len(request.name) for request in notes.sent if isinstance(request, messages.Sit)] == [messages.MAX_NAME_LENGTH]


def test_a_player_whose_seat_was_taken_requests_the_next_or_watches(capsys: pytest.CaptureFixture[str]) -> None:
    assert requests_after(table(NOBODY, NOBODY), table(person("Bo"), NOBODY), TAKEN).seats == [0, 1]
    assert "taken" not in capsys.readouterr().out
    assert requests_after(table(NOBODY, NOBODY), table(person("Bo"), person("Cy")), TAKEN).seats == [0]
    assert "You are watching" in capsys.readouterr().out
    with pytest.raises(BadCommand, match="Seat 1 is taken"):
        requests_after(table(NOBODY, NOBODY), table(person("Bo"), NOBODY), TAKEN, seat=1)


def test_a_seat_is_requested_again_after_a_reconnection() -> None:
    assert requests_after(table(NOBODY, NOBODY), ConnectionEvent.LOST, ConnectionEvent.RESTORED, table(NOBODY, NOBODY)).seats == [0, 0]


@pytest.mark.parametrize("typed", ["c", "c hello", "c 1", "b", "1", "y"])
def test_input_before_the_first_table_message_is_ignored(typed: str) -> None:
    assert requests_after(typed).sent == []


def test_chat_text_is_cut_to_the_longest_message() -> None:
    digits = "7" * 5000
    assert requests_after(table(person("Ada", mine=True), NOBODY), f"c {digits}").sent == [
        messages.Say(words=digits[: messages.MAX_CHAT_LENGTH])
    ]


def test_unknown_message_keys_have_a_substitute_text(capsys: pytest.CaptureFixture[str]) -> None:
    bot = msgspec.structs.replace(NOBODY, holder="bot", name="Zora", key="bot.from.afar")
    requests_after(
        table(person("Ada", mine=True), bot),
        messages.ChatMessage(1, "chat-from-afar", ""),
        messages.Refused("not-now", "server.refusal.afar", {}),
    )
    told = capsys.readouterr().out
    assert "Zora says: (a phrase that this version does not know)\n" in told
    assert "The table does not allow this now.\n" in told


@pytest.mark.parametrize(("language", "letters"), [("en", "yn"), ("it", "sn"), ("fr", "on")])
def test_consent_is_answered_in_the_language_of_the_player(language: str, letters: str) -> None:
    wished = table(person("Ada", mine=True), person("Bo"), wish=messages.TakeBackRequest(1, 0, [0]))
    with use_language(language):
        assert requests_after(wished, *letters).sent == [messages.Consent(agreed=True), messages.Consent(agreed=False)]


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_consent_are_those_of_the_prompt(language: str) -> None:
    with use_language(language):
        told = translate("terminal.consent").replace(":", "").split()
        assert {translate(f"terminal.consent.{answer}").split()[0] for answer in ("yes", "no")} <= set(told)


def test_received_control_characters_do_not_reach_the_terminal() -> None:
    said = Connection(LINK, "")._decode(b'{"kind": "said", "seat": 0, "phrase": "", "words": "a\\u001b[2J\\u009b\xc2\x9bb\\u0007\\u202e"}')
    assert said == messages.ChatMessage(0, "", "a[2Jb")


def test_each_server_has_its_own_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    links = ("host/t/a", "HOST/t/b", "https://host/t/a", "host:81/t/a", "other/t/a")
    first, same, *others = (secret_for(link_of(link)) for link in links)
    assert first == same
    assert len({first, *others}) == 4
    kept = (tmp_path / "tavolata" / "secret").read_text(encoding="ascii")
    assert len(kept) == 32
    assert not any(kept in secret for secret in (first, *others))
    assert {len(secret) for secret in (first, *others)} == {hashlib.sha256().digest_size * 2}


def test_without_a_home_folder_the_error_names_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(NotJoined, match="set HOME or XDG_DATA_HOME"):
        secret_for(LINK)


def hello_message(answer: str) -> messages.Hello:
    """Return the hello message that a server receives."""
    greetings: list[messages.Hello] = []

    async def talk(socket: ServerConnection) -> None:
        greetings.append(msgspec.json.decode(await socket.recv(), type=messages.Hello))
        await socket.send(answer)
        await socket.wait_closed()

    async def story() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            host = "{}:{}".format(*next(iter(server.sockets)).getsockname())
            await asyncio.to_thread(join, parser().parse_args(["join", f"{host}/t/abc"]))

    with pytest.raises(BadCommand, match="questa versione di Tavolata non capisce"):
        asyncio.run(asyncio.wait_for(story(), 30))
    return greetings[0]


@pytest.mark.parametrize("answer", ["nonsense", '{"kind": "moves"}', '{"kind": "table"}', '{"kind": "news"}', "[]"])
def test_a_server_of_another_version_is_reported_in_one_sentence(answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with use_language("it"):
        assert hello_message(answer).lang == "it"
