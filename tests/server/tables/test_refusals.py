"""Whatever a browser sends: what cannot be granted is refused with a code and a sentence, and changes nothing."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavolata.server.protocol import messages
from tests.server.harness import AnyMessage, Browser, LiveServer, Moves, ask, play_out, secret_of, sentence

UNKNOWN = "a" * 12
VERBS = [
    "start",
    "deal",
    "throw",
    "draw",
    "discard",
    "fly",
    "raise",
    "free",
    "highlight",
    "roll",
    "seventh",
    "reroll",
    "make",
    "stop",
    "give-up",
]
OBJECTS = [
    "R7",
    "B12",
    "G3",
    "Y9",
    "R13",
    "R7*",
    "r6",
    "0",
    "1",
    "6",
    "7",
    "with",
    "red-blue",
    "yellow-green",
    "red-rooster",
    "mighty-eagle",
]
WORDS = VERBS + OBJECTS


def refused(live_server: LiveServer, table: str, name: str, request: messages.Request | str | bytes) -> messages.Refused:
    """The answer to what somebody sends after hello."""

    async def story() -> messages.Refused:
        return await (await live_server.visit(table, name)).ask(request, messages.Refused)

    return live_server.run(story())


@pytest.fixture(scope="module")
def lobby(live_server: LiveServer) -> str:
    """A table at which Anna and a bot sit, and a seat is empty."""
    table = live_server.open_table(seats=3)

    async def story() -> None:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.ask(messages.SeatBot(1, "random"), messages.Table)

    live_server.run(story())
    return table


@pytest.fixture(scope="module")
def running(live_server: LiveServer) -> str:
    """A game between Anna and Ben that waits for its first move, with no advisor."""
    table = live_server.open_table(advisor=False)
    live_server.run(live_server.begin(table, "Anna", "Ben"))
    return table


def to_act(live_server: LiveServer, table: str) -> tuple[str, str, Moves]:
    """Who is to act, who is not, and what the first of them sees."""

    async def story() -> tuple[str, str, Moves]:
        anna = await (await live_server.visit(table, "Anna")).until(Moves)
        ben = await (await live_server.visit(table, "Ben")).until(Moves)
        return ("Anna", "Ben", anna) if anna.legal else ("Ben", "Anna", ben)

    return live_server.run(story())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"kind": "dance"}',
        '{"kind": "moves"}',
        '{"kind": "sit"}',
        '{"kind": "sit", "seat": "0", "name": "Anna"}',
        '{"kind": "sit", "seat": 0, "name": ""}',
        '{"kind": "sit", "seat": 0, "name": "\\ud800"}',
        '{"kind": "begin", "now": true}',
        '{"kind": "act", "n": -1, "action": "roll"}',
        '{"kind": "act", "n": 1.5, "action": "roll"}',
        '{"kind": "hello", "secret": "short"}',
        '{"a": ' + "[" * 5000 + "]" * 5000 + ', "kind": "begin"}',
        '{"kind": "look-back", "n": ' + "9" * 10000 + "}",
        b'{"kind": "begin"}',
        b"\xff\x00",
    ],
)
def test_what_is_no_request_is_malformed(live_server: LiveServer, lobby: str, text: str | bytes) -> None:
    answer = refused(live_server, lobby, "Anna", text)
    assert answer.code == "malformed"
    assert sentence(answer).endswith((".", "deeply."))


@pytest.mark.parametrize(
    ("name", "request_", "code"),
    [
        ("Ben", messages.Sit(3, "Ben"), "malformed"),
        ("Ben", messages.Sit(-1, "Ben"), "malformed"),
        ("Ben", messages.Sit(10**30, "Ben"), "malformed"),
        ("Ben", messages.Sit(2, " \u202e "), "malformed"),
        ("Ben", messages.Sit(0, "Ben"), "not-now"),
        ("Ben", messages.Sit(1, "Ben"), "not-now"),
        ("Ben", messages.StandUp(), "unauthorised"),
        ("Ben", messages.SeatBot(2, "random"), "unauthorised"),
        ("Ben", messages.Unseat(1), "unauthorised"),
        ("Ben", messages.Agree(True), "unauthorised"),
        ("Ben", messages.Begin(), "unauthorised"),
        ("Ben", messages.Act(0, ["roll"]), "unauthorised"),
        ("Ben", ask("worth"), "not-now"),
        ("Ben", messages.Rematch(), "unauthorised"),
        ("Ben", messages.Leave(), "unauthorised"),
        ("Ben", messages.GiveUp(), "unauthorised"),
        ("Anna", messages.Leave(), "not-now"),
        ("Anna", messages.GiveUp(), "not-now"),
        ("Anna", messages.Substitute(1, "random"), "not-now"),
        ("Ben", messages.LookBack(0), "not-now"),
        ("Anna", messages.SeatBot(0, "random"), "not-now"),
        ("Anna", messages.SeatBot(2, "genius"), "malformed"),
        ("Anna", messages.SeatBot(7, "random"), "malformed"),
        ("Anna", messages.Unseat(2), "not-now"),
        ("Anna", messages.Unseat(0), "not-now"),
        ("Anna", messages.Agree(True), "not-now"),
        ("Anna", messages.Begin(), "not-now"),
        ("Anna", messages.Act(0, ["roll"]), "not-now"),
        ("Anna", ask("worth"), "not-now"),
        ("Anna", messages.Rematch(), "not-now"),
    ],
)
def test_the_lobby_refuses_and_stays_as_it_is(
    live_server: LiveServer, lobby: str, name: str, request_: messages.Request, code: str
) -> None:
    async def table() -> messages.Table:
        return await (await live_server.visit(lobby, "somebody else")).until(messages.Table)

    before = live_server.run(table())
    assert refused(live_server, lobby, name, request_).code == code
    after = live_server.run(table())
    assert without_presence(after) == without_presence(before)


def without_presence(table: messages.Table) -> messages.Table:
    """A table but for who is there: whoever has just left may still be taken for present."""
    seats = [msgspec.structs.replace(seat, connected=False) for seat in table.seats]
    return msgspec.structs.replace(table, watching=0, seats=seats)


@pytest.mark.parametrize(
    "request_",
    [
        messages.Sit(0, "Anna"),
        messages.StandUp(),
        messages.SeatBot(1, "random"),
        messages.Unseat(1),
        messages.Agree(True),
        messages.Begin(),
        messages.Rematch(),
        ask("worth"),
    ],
)
def test_once_it_has_begun_the_lobby_is_closed(live_server: LiveServer, running: str, request_: messages.Request) -> None:
    assert refused(live_server, running, "Anna", request_).code == "not-now"


@pytest.mark.parametrize(
    ("name", "request_", "code"),
    [
        ("Cleo", messages.Substitute(0, "random"), "unauthorised"),
        ("Cleo", messages.KeepWaiting(0), "unauthorised"),
        ("Cleo", messages.ReturnToSeat(), "unauthorised"),
        ("Cleo", messages.Leave(), "unauthorised"),
        ("Cleo", messages.GiveUp(), "unauthorised"),
        ("Anna", messages.Substitute(0, "random"), "not-now"),
        ("Anna", messages.Substitute(1, "random"), "not-now"),
        ("Anna", messages.Substitute(2, "random"), "malformed"),
        ("Anna", messages.KeepWaiting(0), "not-now"),
        ("Anna", messages.KeepWaiting(-1), "malformed"),
        ("Anna", messages.ReturnToSeat(), "not-now"),
    ],
)
def test_nobody_is_replaced_who_keeps_nobody_waiting(
    live_server: LiveServer, running: str, name: str, request_: messages.Request, code: str
) -> None:
    answer = refused(live_server, running, name, request_)
    assert answer.code == code
    assert sentence(answer).endswith(".")


def test_spectators_may_not_act(live_server: LiveServer, running: str) -> None:
    answer = refused(live_server, running, "Cleo", messages.Act(13, ["draw red-blue"]))
    assert (answer.code, answer.rule) == ("unauthorised", None)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(live_server: LiveServer, running: str) -> None:
    actor, other, before = to_act(live_server, running)
    not_now = refused(live_server, running, actor, messages.Act(before.n, ["roll"]))
    not_theirs = refused(live_server, running, other, messages.Act(before.n, [before.legal[0].text]))
    by_chance = refused(live_server, running, actor, messages.Act(before.n, ["throw 6 6 6"]))
    assert (not_now.code, not_now.rule) == ("illegal", "LL-T1")
    assert (not_theirs.code, not_theirs.rule) == ("illegal", "LL-S1")
    assert (by_chance.code, by_chance.rule) == ("illegal", "LL-F1")
    assert to_act(live_server, running)[2] == before


@pytest.mark.parametrize("text", ["", "dance", "draw", "draw red-blue now", "fly", "make R7 with", "start 9", "\x00", "ROLL"])
def test_a_text_that_is_no_action_is_malformed(live_server: LiveServer, running: str, text: str) -> None:
    actor, _, before = to_act(live_server, running)
    assert refused(live_server, running, actor, messages.Act(before.n, [text])).code == "malformed"


@pytest.mark.parametrize("n", [0, 5, 14, 10**25])
def test_a_stale_action_is_refused_and_followed_by_what_was_missed(live_server: LiveServer, running: str, n: int) -> None:
    actor, _, before = to_act(live_server, running)

    async def story() -> tuple[messages.Refused, Moves]:
        browser = await live_server.visit(running, actor)
        await browser.until(Moves)
        answer = await browser.ask(messages.Act(n, [before.legal[0].text]), messages.Refused)
        return answer, await browser.until(Moves)

    answer, moves = live_server.run(story())
    assert before.n == 13
    assert answer.code == "stale"
    assert [step.n for step in moves.steps] == list(range(min(n, 13), 13))
    assert (moves.n, moves.view, moves.legal) == (before.n, before.view, before.legal)


def test_a_line_that_is_not_there_cannot_be_looked_back_at(live_server: LiveServer, running: str) -> None:
    assert refused(live_server, running, "Anna", messages.LookBack(14)).code == "not-now"
    assert refused(live_server, running, "Anna", messages.LookBack(1, eyes=1)).code == "not-now"


def test_nothing_is_done_before_hello(live_server: LiveServer, lobby: str) -> None:
    async def story() -> list[str]:
        browser = await live_server.connect(lobby)
        requests: list[messages.Request] = [
            messages.Begin(),
            messages.Act(0, ["roll"]),
            messages.Sit(2, "Ben"),
            messages.LookBack(0),
            messages.StandUp(),
        ]
        return [(await browser.ask(request, messages.Refused)).code for request in requests]

    assert live_server.run(story()) == ["unauthorised"] * 5


@pytest.mark.parametrize("length", [16 * 1024 + 1, 200_000, 1024 * 1024])
def test_an_oversized_message_is_refused_unread(live_server: LiveServer, lobby: str, length: int) -> None:
    assert refused(live_server, lobby, "Anna", "x" * length).code == "oversized"


def test_the_size_is_that_of_the_bytes(live_server: LiveServer, lobby: str) -> None:
    assert refused(live_server, lobby, "Anna", "é" * 9000).code == "oversized"


def test_an_absurdly_large_message_ends_the_socket_and_nothing_else(live_server: LiveServer, lobby: str) -> None:
    async def story() -> int | None:
        browser = await live_server.visit(lobby, "Anna")
        with suppress(ConnectionClosed):  # it may be closed while we are still sending
            await browser.send("x" * (2 * 1024 * 1024))
        await browser.socket.wait_closed()
        return browser.socket.close_code

    assert live_server.run(story()) == 1009
    assert refused(live_server, lobby, "Anna", messages.Begin()).code == "not-now"


@pytest.mark.parametrize("table", [UNKNOWN, "x", "..", "%00", "%ff%fe", "'; DROP TABLE log; --", "ü" * 12])
def test_a_table_that_is_not_there_is_unknown(live_server: LiveServer, table: str) -> None:
    async def story() -> tuple[AnyMessage, int | None]:
        browser = await live_server.connect(quote(table, safe="%"))
        answer = await browser.receive()
        await browser.socket.wait_closed()
        return answer, browser.socket.close_code

    answer, code = live_server.run(story())
    assert isinstance(answer, messages.Refused)
    assert answer.code == "unknown-table"
    assert code == 4404


def test_the_page_of_another_site_gets_no_socket(live_server: LiveServer, lobby: str) -> None:
    async def story() -> None:
        await live_server.connect(lobby, origin="https://elsewhere.example")

    with pytest.raises(InvalidStatus) as refusal:
        live_server.run(story())
    assert refusal.value.response.status_code == 403


def test_our_own_page_gets_a_socket(live_server: LiveServer, lobby: str) -> None:
    async def story() -> messages.Table:
        browser = await live_server.connect(lobby, origin=f"http://{live_server.host}")
        return await browser.ask(messages.Hello(secret_of("Anna")), messages.Table)

    assert live_server.run(story()).seats[0].mine


_anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
_kinds = [kind.__struct_config__.tag for kind in messages.AnyRequest.__args__ if kind not in (messages.Leave, messages.GiveUp)]
"""Those that end a game for good reason are left out."""
_fields = st.sampled_from(["secret", "seen", "seat", "name", "seed", "level", "n", "action", "kind", "x"])
_notation = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)
_half_valid = st.fixed_dictionaries(
    {"kind": st.sampled_from(_kinds)},
    optional={
        "seat": st.integers(-2, 3) | _anything,
        "name": st.text(max_size=26),
        "seed": st.text(max_size=70),
        "level": st.sampled_from(["easy", "random", "genius"]),
        "n": st.integers(-1, 20) | _anything,
        "action": _notation | st.text(max_size=30),
        "secret": st.just(secret_of("Anna")) | st.text(max_size=70),
        "seen": st.integers(-2, 20) | _anything,
    },
)
_garbage = st.one_of(
    _half_valid.map(json.dumps),
    _notation.map(lambda text: json.dumps({"kind": "act", "n": 13, "action": text})),
    st.dictionaries(_fields, _anything, max_size=4).map(json.dumps),
    _anything.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
)


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.data_too_large])
@given(junk=st.lists(_garbage, min_size=10, max_size=40))
def test_no_garbage_stops_a_game(live_server: LiveServer, junk: list[str | bytes]) -> None:
    """Hundreds of messages, some nearly right, from both players and a stranger; then a legal move is made as if nothing had been."""
    table = live_server.open_table()

    async def story() -> tuple[Moves, Moves]:
        people = await live_server.begin(table, "Anna", "Ben")
        stranger = await live_server.connect(table)
        await asyncio.gather(*(pester(browser, junk) for browser in (*people, stranger)))
        return await one_more_move(live_server, table)

    before, after = live_server.run(story())
    assert after.n > before.n


def test_no_action_however_odd_stops_a_game_at_any_point_of_it(live_server: LiveServer) -> None:
    """Before each move both players try something at random; all of it is refused in words, or is a legal move."""
    table = live_server.open_table()
    dice = random.Random(2)

    async def story() -> tuple[int, set[str]]:
        people, codes = await live_server.begin(table, "Anna", "Ben"), set[str]()
        while people[0].moves.n < 600 and people[0].moves.view.result is None:
            for person in people:
                answer = await anything(person, dice)
                codes.add(answer.code if isinstance(answer, messages.Refused) else "played")
                await catch_up(people)
            await play_out(people, lines=people[0].moves.n + 1)
        return people[0].moves.n, codes

    lines, codes = live_server.run(story())
    assert lines >= 600
    assert {"malformed", "illegal"} <= codes <= {"malformed", "illegal", "stale", "played"}


async def catch_up(people: list[Browser]) -> None:
    """Wait until everybody has heard the newest line, so that no answer is taken for another."""
    newest = max(person.moves.n for person in people)
    for person in people:
        while person.moves.n < newest:
            await person.until(Moves)


async def anything(person: Browser, dice: random.Random) -> messages.Refused | Moves:
    """Try an action put together at random."""
    await person.send(messages.Act(person.moves.n, [" ".join(dice.choices(WORDS, k=dice.randint(1, 5)))]))
    while not isinstance(answer := await person.receive(), messages.Refused | Moves):
        pass
    return answer


async def pester(browser: Browser, junk: list[str | bytes]) -> None:
    """Send everything, then wait until the server has answered a question that comes after it."""
    for message in junk:
        await browser.send(message)
    await browser.ask(messages.Hello(secret_of(str(random.random()))), messages.Table)


async def one_more_move(live_server: LiveServer, table: str) -> tuple[Moves, Moves]:
    """A legal move by whoever is to act."""
    people = [await live_server.visit(table, name) for name in ("Anna", "Ben")]
    seen = [await person.until(Moves) for person in people]
    actor = next(person for person, moves in zip(people, seen, strict=True) if moves.legal)
    before = actor.moves
    return before, await actor.act(before.legal[0].text)


def test_text_that_is_no_utf8_ends_the_socket_and_nothing_else(live_server: LiveServer, running: str) -> None:
    async def story() -> int | None:
        browser = await live_server.visit(running, "Anna")
        await browser.until(Moves)
        await browser.socket.send(b'{"kind": "\xff\xfe"}', text=True)
        await browser.socket.wait_closed()
        return browser.socket.close_code

    assert live_server.run(story()) == 1007
    assert refused(live_server, running, "Anna", messages.Begin()).code == "not-now"
