"""Hints: for who is to act, at a table with an advisor, as the coach gives them."""

from typing import Any

import msgspec
import pytest

from tavolata.core.protocols.advisor import HintMessage
from tavolata.server.protocol import messages
from tests.server.harness import Browser, LiveServer, ask


async def asked(guest: Browser, question: str) -> dict[str, Any]:
    """What somebody hears who asks something."""
    await guest.send(ask(question))
    while (message := msgspec.json.decode(await guest.listen()))["kind"] not in ("answered", "refused"):
        pass
    return dict(message)


async def answers(live_server: LiveServer, *, advisor: bool) -> list[dict[str, Any]]:
    """What they hear whose turn it is, whose turn it is not, and who watch."""
    table = live_server.open_table(advisor=advisor)
    people = await live_server.begin(table, "Anna", "Ben")
    there = [*sorted(people, key=lambda person: not person.moves.legal), await live_server.visit(table, "a spectator")]
    return [await asked(guest, "hint") for guest in there]


def test_who_is_to_act_is_given_a_hint_and_nobody_else_is(live_server: LiveServer) -> None:
    mine, *others = live_server.run(answers(live_server, advisor=True))
    assert mine["question"] == {"kind": "hint"}
    hint = msgspec.convert(mine["answer"], HintMessage)
    assert hint.actions
    assert hint.thing
    assert [other["key"] for other in others] == ["server.refusal.not-your-turn", "server.refusal.not-seated"]


def test_without_an_advisor_there_are_no_hints(live_server: LiveServer) -> None:
    mine, *_ = live_server.run(answers(live_server, advisor=False))
    assert mine["key"] == "server.refusal.no-advisor"


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_a_game_says_that_it_gives_hints(live_server: LiveServer, game: str) -> None:
    assert [offer["hints"] for offer in live_server.get("/api/games").json() if offer["name"] == game] == [True]


@pytest.mark.parametrize(("advisor", "kind"), [(True, "answered"), (False, "refused")])
def test_weak_points_are_told_while_one_builds_where_the_table_has_an_advisor(live_server: LiveServer, advisor: bool, kind: str) -> None:
    table = live_server.open_table(game="galaxy-trucker", advisor=advisor)

    async def story() -> str:
        anna, _ben = [await live_server.sit(table, name, seat) for seat, name in enumerate(("Anna", "Ben"))]
        await anna.send(messages.Begin())
        return str((await asked(anna, "weak"))["kind"])

    assert live_server.run(story()) == kind
