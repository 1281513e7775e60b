"""Catching up: whoever was away gets the lines in pieces that are written once for all who missed them."""

import asyncio
from typing import Any

import msgspec
import pytest

from tavolata.bots.play import play_game
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.server.tables import messages, resync
from tavolata.server.tables.resync import ResyncScheduler


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """The lines of a match, of which four are a piece."""
    monkeypatch.setattr(resync, "CHUNK", 4)
    played = play_game("bomb-busters", 2, ["random"], seed=3)
    return Match.new("bomb-busters", 2, seed=None).extend(played.log)


def sent(steps: Any) -> list[Any]:
    """What of it goes over the line: a piece is what stands between the brackets of a list."""
    parts = [bytes(step) if isinstance(step, msgspec.Raw) else msgspec.json.encode(step) for step in steps]
    return list(msgspec.json.decode(b"[" + b",".join(parts) + b"]"))


def plain(steps: list[Step], seat: int | None) -> list[Any]:
    return list(msgspec.json.decode(msgspec.json.encode(messages.steps_for(seat, steps))))


def test_pieces_and_the_rest_are_all_that_was_missed(steps: list[Step]) -> None:
    missed = asyncio.run(ResyncScheduler().load(steps, 1, 3))
    assert len(missed.chunks) == (len(steps) - 3) // 4
    assert sent(missed.steps_for(steps, 1)) == plain(steps[3:], 1)


def test_who_took_another_seat_meanwhile_is_told_what_that_seat_knows(steps: list[Step]) -> None:
    missed = asyncio.run(ResyncScheduler().load(steps, None, 0))
    assert sent(missed.steps_for(steps, 0)) == plain(steps, 0) != plain(steps, None)


def test_a_piece_is_written_once_and_only_so_many_are_kept(steps: list[Step], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resync, "MAX_CHUNKS", 2)
    catching = ResyncScheduler()

    async def pieces(since: int, most: int) -> list[msgspec.Raw]:
        return (await catching.load(steps[: since + 4 * most], None, since)).chunks

    async def story() -> None:
        first = await pieces(0, 2)
        again = await pieces(0, 2)
        assert all(one is other for one, other in zip(first, again, strict=True))
        await pieces(8, 1)
        [kept, written] = [await pieces(4, 1), await pieces(0, 1)]
        assert kept[0] is first[1]
        assert written[0] is not first[0]

    asyncio.run(story())
