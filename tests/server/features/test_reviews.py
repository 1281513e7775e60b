"""Tests of finished games: the review, coach answers for earlier positions, and what-if tables."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.protocols.review import CurvePoint, KeyMoment, ProgressCallback, Review, SeatStats, WinCurve
from tavolata.core.record import verify_record
from tavolata.core.registry import get_plugin
from tavolata.server.features.what_if import branch
from tavolata.server.protocol import http_models, messages
from tests.server.harness import CoachAnswer, House, Moves, PastPosition, as_stored, ask, person, play_out, secret_of, sentence

GAME = "lucky-loop"


class StubReviewer:
    """A reviewer that counts its calls, waits for a release, and returns the same review for any match."""

    def __init__(self) -> None:
        self.asked = 0
        self.begun = threading.Event()
        self.may = threading.Event()
        self.fails = False

    def __call__(self, match: Match[Any, Any, Any], tell: ProgressCallback) -> Review:
        self.asked += 1
        self.begun.set()
        tell(0.5)
        assert self.may.wait(20)
        assert not self.fails
        moment = KeyMoment(len(match.log) - 1, 0, "decision", -1.5, (LocalizedText("review.why.lot", {}),))
        course = WinCurve(0, (CurvePoint(0, 0.0, 0.0, 0.0), CurvePoint(len(match.log), 1.0, 2.5, 1.5)))
        return Review("points", "points", (course,), (moment,), (moment,), (SeatStats(0, None, moment.n, 2.5, ()),))


@pytest.fixture
def reviewer(monkeypatch: pytest.MonkeyPatch) -> Iterator[StubReviewer]:
    """The stub reviewer, installed in Lucky Loop's plugin."""
    stub = StubReviewer()
    plugin = replace(get_plugin(GAME), review=lambda: stub)
    monkeypatch.setattr("tavolata.server.features.reviews.get_plugin", lambda _: plugin)
    yield stub
    stub.may.set()


@cache
def played() -> Match[Any, Any, Any]:
    """A short finished match of bots."""
    return play_game(GAME, 2, ["easy"], seed=3)


def finished(house: House) -> str:
    """A finished table, written directly to the store."""
    row, lines = as_stored(played(), "secret", [person("Anna"), person("Ben")], "over")
    house.stored(house.store.write([row], lines))
    return row.id


@pytest.fixture(scope="module")
def over(house: House) -> str:
    """A finished table of two people, shared by tests that only read it."""
    table = house.open_table()

    async def story() -> None:
        await play_out(await house.begin(table, "Anna", "Ben"))

    house.tell(story())
    return table


def match_of(house: House, table: str) -> Match[Any, Any, Any]:
    return Match.load(house.get(f"/api/tables/{table}/record").text)


def lines_of(house: House, table: str) -> list[http_models.ReviewProgress]:
    answer = house.get(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line, type=http_models.ReviewProgress) for line in answer.text.splitlines()]


def play_on(house: House, table: str, **wanted: Any) -> httpx.Response:
    body = {"n": 0, "seat": 0, "name": "Anna", "secret": secret_of("Anna"), **wanted}
    return httpx.post(f"http://{house.host}/api/tables/{table}/what-if", content=msgspec.json.encode(body))


def decision_of(match: Match[Any, Any, Any], seat: int, after: int = 0) -> int:
    """The number of the first line with a decision of a seat after a number of lines."""
    return next(entry.n for entry in match.log if entry.actor == seat and entry.n >= after)


def test_the_review_says_how_far_it_is_and_comes_at_last(house: House, reviewer: StubReviewer) -> None:
    table = finished(house)
    with httpx.stream("GET", f"http://{house.host}/api/tables/{table}/review") as answer:
        lines = (msgspec.json.decode(line, type=http_models.ReviewProgress) for line in answer.iter_lines())
        while next(lines).done < 0.5:
            pass
        reviewer.may.set()
        *_, last = lines
    assert last.done == 1
    assert last.review is not None
    assert last.review.moments[0].n == len(match_of(house, table).log) - 1


def test_those_who_ask_share_one_review(house: House, reviewer: StubReviewer) -> None:
    table = finished(house)

    async def story() -> list[httpx.Response]:
        async with httpx.AsyncClient() as client:
            asking = [asyncio.create_task(client.get(f"http://{house.host}/api/tables/{table}/review")) for _ in range(3)]
            assert await asyncio.to_thread(reviewer.begun.wait, 20)
            reviewer.may.set()
            return list(await asyncio.gather(*asking))

    answers = asyncio.run(story())
    assert len({answer.text.splitlines()[-1] for answer in answers}) == 1
    assert lines_of(house, table) == [
        http_models.ReviewProgress(1.0, msgspec.json.decode(answers[0].text.splitlines()[-1], type=http_models.ReviewProgress).review)
    ]
    assert reviewer.asked == 1


def test_a_review_that_fails_says_so_and_can_be_had_again(house: House, reviewer: StubReviewer, logged_errors: Any) -> None:
    table = finished(house)
    reviewer.fails = True
    reviewer.may.set()
    refused = lines_of(house, table)[-1].refused
    assert refused is not None
    assert refused.key == "server.refusal.no-review"
    assert logged_errors()
    reviewer.fails = False
    assert lines_of(house, table)[-1].review is not None


def test_there_is_no_review_before_the_end(house: House, reviewer: StubReviewer) -> None:
    table = house.open_table()
    house.tell(house.begin(table, "Anna", "Ben"))
    answer = house.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["key"]) == (409, "server.refusal.not-over")
    assert reviewer.asked == 0


def test_a_game_without_a_reviewer_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(house)
    monkeypatch.setattr("tavolata.server.features.reviews.get_plugin", lambda _: replace(get_plugin(GAME), review=None))
    assert house.get(f"/api/tables/{table}/review").json()["key"] == "server.refusal.not-reviewed"


def test_once_it_is_over_anybody_sees_the_odds_as_they_were_then(house: House, over: str) -> None:
    match = match_of(house, over)
    n = decision_of(match, seat=1)

    async def story() -> tuple[CoachAnswer, PastPosition]:
        spectator = await house.visit(over, "a spectator")
        worth = await spectator.ask(msgspec.structs.replace(ask("worth"), at=n, eyes=1), CoachAnswer)
        return worth, await spectator.ask(messages.LookBack(n, eyes=1), PastPosition)

    worth, past = house.tell(story())
    assert (worth.n, worth.eyes) == (n, 1)
    then = [match.write(action) for action in match.at(n).legal(1)]
    assert [choice.text for choice in worth.answer.choices] == then
    assert [choice.text for choice in past.legal] == then


@pytest.mark.parametrize(
    ("at", "eyes", "key"),
    [(10**6, 1, "no-line"), (0, 1, "not-their-turn"), (0, 7, "no-seat"), (0, None, "not-their-turn")],
)
def test_what_cannot_be_asked_of_the_past_is_refused(house: House, over: str, at: int, eyes: int | None, key: str) -> None:

    async def story() -> messages.Refused:
        spectator = await house.visit(over, "a spectator")
        return await spectator.ask(msgspec.structs.replace(ask("worth"), at=at, eyes=eyes), messages.Refused)

    assert house.tell(story()).key == f"server.refusal.{key}"


def test_while_the_game_runs_the_past_keeps_its_secrets(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[messages.Refused, PastPosition]:
        anna, _ben = await house.begin(table, "Anna", "Ben")
        refused = await anna.ask(msgspec.structs.replace(ask("worth"), at=1, eyes=1), messages.Refused)
        return refused, await anna.ask(messages.LookBack(anna.moves.n), PastPosition)

    refused, past = house.tell(story())
    assert refused.key == "server.refusal.not-over"
    assert past.legal == []


def test_a_what_if_plays_on_from_there_by_the_same_secret(house: House, over: str) -> None:
    match = match_of(house, over)
    n = decision_of(match, seat=1, after=40)
    answer = play_on(house, over, n=n, seat=1, name="Cleo", secret=secret_of("Cleo"))
    assert answer.status_code == 201, answer.text
    branched = answer.json()["table"]

    async def story() -> tuple[messages.Table, Moves]:
        cleo = await house.visit(branched, "Cleo")
        known, moves = await cleo.expect(messages.Table), await cleo.expect(Moves)
        await play_out([cleo])
        return known, moves

    known, moves = house.tell(story())
    assert (known.stage, known.what_if) == ("playing", over)
    assert [(seat.holder, seat.mine, seat.level) for seat in known.seats] == [("bot", False, "hard"), ("person", True, None)]
    assert moves.view == match.at(n).view(1)
    record = house.get(f"/api/tables/{branched}/record").text
    played = verify_record(record)
    assert played.log[:n] == match.log[:n]
    assert played.result is not None
    assert match.randomness is not None
    assert played.randomness is not None
    assert [played.randomness.number(d) for d in range(n, n + 9)] == [match.randomness.number(d) for d in range(n, n + 9)]


def test_a_table_can_be_played_on_from_so_often_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.tables.registry.MAX_WHAT_IFS", 2)
    table = finished(house)
    *_, last = (play_on(house, table, secret=secret_of(name)) for name in ("Anna", "Ben", "Cleo"))
    assert (last.status_code, last.json()["key"]) == (409, "server.refusal.what-if.many")
    assert house.stored(house.store.count_what_ifs(table)) == 2
    assert play_on(house, finished(house)).status_code == 201, "others are not meant"


def test_a_what_if_leaves_out_what_was_taken_back(house: House, over: str) -> None:
    """Randomness depends on the number of lines in effect, so the same events follow."""
    match = match_of(house, over)
    n = decision_of(match, seat=1, after=40)
    back = match.at(n)
    back.undo(n - 3)
    back.extend(match.log[n - 3 : n])
    row, _ = house.stored(house.store.read(over)) or pytest.fail("no table")
    wanted = messages.WhatIf(len(back.log), 1, "Anna", secret_of("Anna"))
    _, lines = branch(row, back, wanted)
    assert [(line.n, line.actor, line.action) for line in lines] == [
        (entry.n, entry.actor, match.write(entry.action)) for entry in match.log[:n]
    ]


def test_a_what_if_is_refused_where_there_is_none(house: House, over: str) -> None:
    running = house.open_table()
    house.tell(house.begin(running, "Anna", "Ben"))
    assert play_on(house, running).json()["key"] == "server.refusal.not-over"
    last = len(match_of(house, over).log)
    assert play_on(house, over, n=last).json()["key"] == "server.refusal.what-if.end"
    assert play_on(house, over, n=last + 1).json()["key"] == "server.refusal.no-line"
    assert play_on(house, over, seat=2).json()["key"] == "server.refusal.no-seat"
    assert play_on(house, over, name=" ").json()["key"] == "server.refusal.name"
    body = msgspec.json.encode({"n": 0, "seat": 0, "name": "Anna", "secret": secret_of("Anna")})
    strange = httpx.post(f"http://{house.host}/api/tables/{over}/what-if", content=body, headers={"origin": "http://elsewhere"})
    assert strange.json()["key"] == "server.refusal.cross-site"


def test_refusals_of_the_past_are_sentences(house: House, over: str) -> None:

    async def story() -> messages.Refused:
        spectator = await house.visit(over, "a spectator")
        return await spectator.ask(msgspec.structs.replace(ask("worth"), at=0, eyes=0), messages.Refused)

    assert "could do nothing" in sentence(house.tell(story()))
