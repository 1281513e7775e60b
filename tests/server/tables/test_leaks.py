"""What a seat cannot see changes none of the bytes that are sent to it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.game import CHANCE, Action
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.options import complete
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.registry import game_named
from tavolata.server.protocol import messages
from tavolata.server.store.rows import SeatHolder
from tests.server.harness import House, Moves, PastPosition, as_stored, person, secret_of

SECRET = f"{7:064x}"
ANNAS = ("R7", "R8", "B7", "Y7", "Y8", "G7")
HERE = {"Ben": ("R5", "R6", "B5", "Y5", "Y6", "G5"), "Cleo": ("R4", "R9", "B6", "Y4", "Y9", "G6"), "drawn": ("R3", "G3", "R10")}
THERE = {"Ben": ("R5", "R9", "B5", "Y5", "Y4", "G6"), "Cleo": ("R6", "R4", "B6", "Y9", "Y6", "G5"), "drawn": ("B3", "Y3", "B10")}
DISCARDED = ("discard R5", "discard Y5", "discard B5")


def game_with(hidden: dict[str, tuple[str, ...]]) -> Match[Any, Any, Any]:
    """Anna has the same hand in every such game; Ben's and Cleo's and what Ben draws are hidden from her, what he discards is not."""
    game = game_named("lucky-loop")
    match = Match(game, 3, complete(game, 3, {}), None)
    match.play(CHANCE, "start 0")
    for card in (*ANNAS, *hidden["Ben"], *hidden["Cleo"]):
        match.play(CHANCE, f"deal {card}")
    exchange(match, 0, drawn=("R12", "G12", "B12"), discarded=("R12", "G12", "B12"))
    exchange(match, 1, drawn=hidden["drawn"], discarded=[line.removeprefix("discard ") for line in DISCARDED])
    return match


def exchange(match: Match[Any, Any, Any], seat: int, drawn: Sequence[str], discarded: Sequence[str]) -> None:
    for card in drawn:
        match.play(seat, "draw red-blue" if card[0] in "RB" else "draw yellow-green")
        match.play(CHANCE, f"deal {card}")
    for card in discarded:
        match.play(seat, f"discard {card}")


async def put(house: House, match: Match[Any, Any, Any]) -> str:
    """A table at which this game is under way."""
    row, lines = as_stored(match, SECRET, [person(name) for name in ("Anna", "Ben", "Cleo")], "playing")
    house.stored(house.store.write([row], lines))
    return row.id


async def heard_by(house: House, name: str, hidden: dict[str, tuple[str, ...]]) -> list[str]:
    """Every byte of the game that somebody is sent: the past, then Cleo's turn, then a look back; but for names and times of day."""
    table = await put(house, game_with(hidden))
    listener = await house.visit(table, name)
    await listener.until(Moves)
    cleo = await house.visit(table, "Cleo")
    await cleo.until(Moves)
    for action in ("draw red-blue", "draw yellow-green", "draw red-blue", "discard R4", "discard Y9", "discard B6"):
        await cleo.act(action)
    await listener.until(Moves, lambda moves: moves.view.turn == 0)
    await listener.ask(messages.LookBack(20), PastPosition)
    return [re.sub(r'"time":\d+', '"time":0', text.replace(table, "TABLE")) for text in listener.heard]


@pytest.mark.parametrize("name", ["Anna", "a spectator"])
def test_two_games_that_differ_in_what_is_hidden_are_told_alike(house: House, name: str) -> None:
    here = house.tell(heard_by(house, name, HERE))
    there = house.tell(heard_by(house, name, THERE))
    assert here == there
    assert sum('"kind":"moves"' in text for text in here) == 7


def test_who_holds_the_hidden_cards_is_told_of_them(house: House) -> None:
    assert house.tell(heard_by(house, "Ben", HERE)) != house.tell(heard_by(house, "Ben", THERE))


class TellingBot:
    """Throws away what Ben threw away in these games, and says what it saw then."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        """One bot is like the other."""

    def choose(self, sight: Observation[Any, Any]) -> Action:
        """The discards of Ben, or whatever comes first."""
        read = game_named("lucky-loop").read
        action: Action = next((action for action in map(read, DISCARDED) if action in sight.legal), sight.legal[0])
        return action

    def why(self, sight: Observation[Any, Any]) -> tuple[LocalizedText, ...]:
        """Its hand, of which nobody else knows."""
        return (LocalizedText("review.why.lot", {"hand": str(sight.view)}),)


async def answer_to_why(house: House, name: str, hidden: dict[str, tuple[str, ...]]) -> str:
    """What somebody hears who asks why Ben, a bot, threw away his first card, while Anna plays alone among bots."""
    match = game_with(hidden)
    bots = [SeatHolder("bot", f"bot.name.{seat}", level="normal") for seat in (1, 2)]
    row, lines = as_stored(match, SECRET, [person("Anna"), *bots], "playing")
    house.stored(house.store.write([row], lines))
    listener = await house.visit(row.id, name)
    await listener.until(Moves)
    n = next(line.n for line in lines if line.actor == 1 and line.action == DISCARDED[0])
    await listener.ask(messages.Why(n), messages.Reasons if name == "Anna" else messages.Refused)
    return listener.heard[-1]


def test_the_one_exception_is_a_bots_reason_for_who_plays_alone_among_bots(tmp_path: Path) -> None:
    """It is a lesson that was asked for; who watches learns nothing of what the bot saw."""
    with House(tmp_path, make_bot=TellingBot) as house:
        annas = {house.tell(answer_to_why(house, "Anna", hidden)) for hidden in (HERE, THERE)}
        others = {house.tell(answer_to_why(house, "a spectator", hidden)) for hidden in (HERE, THERE)}
    assert len(annas) == 2
    assert len(others) == 1
    assert "why.later" in others.pop()


def test_no_key_no_seed_and_no_secret_is_ever_sent(house: House) -> None:
    table = house.open_table()

    async def story() -> str:
        anna, ben = await house.begin(table, "Anna", "Ben")
        row, _ = house.stored(house.store.read(table)) or pytest.fail("the table is not in the store")
        heard = "".join(anna.heard + ben.heard)
        assert row.secret not in heard
        assert not any(holder.key in heard for holder in row.holders)
        return heard

    heard = house.tell(story())
    assert secret_of("Anna") not in heard
    assert "seed of Anna" not in heard


def test_the_store_keeps_no_secret_of_a_browser(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.tell(house.begin(house.open_table(), "Anna", "Ben"))
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"Anna" in kept
    assert secret_of("Anna").encode() not in kept


def test_figures_name_nobody(house: House) -> None:
    table = house.open_table()
    house.tell(house.begin(table, "Anna", "Ben"))
    figures = house.get("/metrics").text
    assert not any(word in figures for word in (table, "Anna", "127.0.0.1"))
