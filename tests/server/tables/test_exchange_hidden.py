"""What a seat cannot know is exchanged in the log of a real server, in every game, mission and phase: the bytes sent to it stay the same.

A world is exchanged if the rules play the same lines in it, something that chance did is otherwise, and the seat has seen the same up to
then. Where a game told a seat too much there would be no such world, and the tests would fail for want of it.
"""

import json
import random
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import islice, product
from typing import Any, NamedTuple

import msgspec
import pytest

from tavolata.bots import bot_for
from tavolata.core.errors import TavolataError
from tavolata.core.game import CHANCE, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.options import complete
from tavolata.core.record import write_action
from tavolata.core.registry import game_named, plugins
from tavolata.server.protocol import messages
from tavolata.server.tables.live_match import now_ms
from tests.server.harness import Browser, LiveServer, as_stored, person

NAMES = ("Anna", "Ben", "Cleo", "Dora")
SECRET = f"{7:064x}"
TRIES = 40
POSITIONS = 6
MOST_LINES = 300

Line = tuple[int, str]


class Game(NamedTuple):
    """A game of bots, and the worlds in which it could have been played."""

    name: str
    seats: int
    options: Mapping[str, Any]
    lines: list[Line]
    phases: list[str]
    """The phase after each line."""

    def replay(self, lines: list[Line]) -> Match[Any, Any, Any]:
        """The match after these lines."""
        game = game_named(self.name)
        match = Match(game, self.seats, self.options, None)
        for actor, text in lines:
            match.play(actor, text)
        return match


def played(name: str, seats: int, **options: Any) -> Game:
    """A game of bots, as far as it is worth looking at."""
    match = Match.new(name, seats=seats, seed=7, options=options)
    bots, phases, dice = [bot_for(name, "easy", seat) for seat in range(seats)], [phase_of(match)] * len(match.log), random.Random(3)
    while match.result is None and len(match.log) < MOST_LINES:
        actor = dice.choice(match.actors)
        action = bots[actor].choose(Observation(match, actor)) if actor >= 0 and dice.random() < 0.8 else dice.choice(match.legal(actor))
        if action is not None:
            match.play(actor, action)
            phases += [phase_of(match)] * (len(match.log) - len(phases))
    lines = [(entry.actor, write_action(match, entry.action)) for entry in match.log]
    return Game(name, seats, complete(match.game, seats, options), lines, phases)


def phase_of(match: Match[Any, Any, Any]) -> str:
    return str(getattr(match.state, "phase", ""))


def moments(game: Game, dice: random.Random) -> dict[str, list[int]]:
    """For each phase some positions in which the game waits for people: how many lines there are then."""
    found: dict[str, list[int]] = {}
    for n in range(1, len(game.lines)):
        if game.lines[n][0] >= 0:
            found.setdefault(game.phases[n - 1], []).append(n)
    return {phase: dice.sample(places, min(len(places), POSITIONS)) for phase, places in found.items()}


def exchanged(game: Game, n: int, seat: Seat | None, dice: random.Random) -> list[Line] | None:
    """The first n lines in another world that this seat cannot tell from the true one, if there is any."""
    truth = game.replay(game.lines[:n])
    told = [step for _, step in steps(truth.at(0), game.lines[:n], seat)]
    for lines in islice(_other_worlds(game, truth, dice), TRIES):
        first = next((place for place in range(n) if lines[place] != game.lines[place]), n)
        with suppress(TavolataError):
            world = truth.at(first)
            if all(step == told[place] for place, step in steps(world, lines, seat)) and world.state != truth.state:
                return lines
    return None


def steps(match: Match[Any, Any, Any], lines: list[Line], seat: Seat | None) -> Iterator[tuple[int, Any]]:
    """What a seat sees of each line that is not played yet."""
    for place in range(len(match.log), len(lines)):
        events = match.play(*lines[place])
        sight = Observation(match, seat)
        yield place, (visible_events(events, seat), sight.view, sight.legal)


def _other_worlds(game: Game, truth: Match[Any, Any, Any], dice: random.Random) -> Iterator[list[Line]]:
    """Two things that chance did change places, or one is otherwise."""
    known = game.lines[: len(truth.log)]
    places = [place for place, (actor, _) in enumerate(known) if actor == CHANCE]
    while places:
        lines, one, other = list(known), dice.choice(places), dice.choice(places)
        lines[one], lines[other] = lines[other], lines[one]
        if one == other:
            before = truth.at(one)
            lines[one] = (CHANCE, before.write(dice.choice(before.legal(CHANCE))))
        yield lines


async def heard(live_server: LiveServer, game: Game, lines: list[Line], seat: Seat | None) -> list[str]:
    """All that a seat is sent: the past, the last line as it is written if it is a person's, looks back, a hint, reasons, and why not."""
    actor, text = lines[-1]
    match = game.replay(lines[:-1] if actor >= 0 else lines)
    row, kept = as_stored(match, SECRET, [person(name) for name in NAMES[: game.seats]], "playing")
    live_server.run_on_server(live_server.store.write([msgspec.structs.replace(row, began=now_ms())], kept))
    listener = await live_server.visit(row.id, "a spectator" if seat is None else NAMES[seat])
    await until(listener, "moves")
    if actor >= 0:
        mover = listener if actor == seat else await live_server.visit(row.id, NAMES[actor])
        await mover.send(messages.Act(len(lines) - 1, [text]))
        await until(listener, "moves", f'"n":{len(lines)},')
    for asked in questions(len(lines)):
        await listener.send(asked)
        await until(listener, "past", "", "answered", "refused", "reasons")
    await listener.send(messages.Hello(f"secret of {'a spectator' if seat is None else NAMES[seat]}".ljust(32, "."), 0))
    await until(listener, "moves")
    return [re.sub(r'"(time|alarm)":\d+', r'"\1":0', text.replace(row.id, "TABLE")) for text in listener.received_texts]


def questions(n: int) -> list[messages.Request]:
    """What somebody may ask, be it granted or refused."""
    looks = [messages.LookBack(place) for place in (n, n - 1, n // 2, 0)]
    peeks = [messages.LookBack(n, eyes) for eyes in (0, 1)]
    asked = [messages.Ask(msgspec.Raw(msgspec.json.encode({"kind": kind}))) for kind in ("hint", "odds", "hidden", "worth")]
    return [*looks, *peeks, *asked, messages.Why(n - 1), messages.Act(n, ["none such"]), messages.Begin()]


async def until(listener: Browser, kind: str, part: str = "", *others: str) -> None:
    """Listen until something of a kind came, of which a part may be asked for; that somebody came is told whenever it is noticed."""
    while True:
        text = await listener.listen()
        told = json.loads(text)["kind"]
        if told == "table":
            listener.received_texts.remove(text)
        elif told in (kind, *others) and part in text:
            return


def told_alike(live_server: LiveServer, game: Game) -> set[str]:
    """Compare for somebody at a moment of each phase; in which phases there was anything to exchange."""
    dice, compared = random.Random(5), set()
    for phase, places in moments(game, dice).items():
        for n, seat in dice.sample(list(product(places, (None, *range(game.seats)))), len(places) * (game.seats + 1)):
            if (other := exchanged(game, n, seat, dice)) is not None:
                here, there = (live_server.run(heard(live_server, game, lines, seat)) for lines in (game.lines[:n], other))
                assert here == there
                compared.add(phase)
                break
    return compared


BOMBS = next(option.choices for option in game_named("bomb-busters").options if option.name == "mission")
COURSES = next(option.choices for option in game_named("galaxy-trucker").options if option.name == "level")


@pytest.mark.parametrize("seats", [2, 3])
def test_lucky_loop(live_server: LiveServer, seats: int) -> None:
    assert told_alike(live_server, played("lucky-loop", seats)) >= {"turn", "ready", "thrown", "exchange", "discard"}


@pytest.mark.parametrize("mission", BOMBS)
def test_every_mission_of_bomb_busters(live_server: LiveServer, mission: str) -> None:
    """Where there is a clock it counts turns: two tables do not wait for each other."""
    assert told_alike(live_server, played("bomb-busters", 3, mission=mission, clock="turns")) >= {"turn", "announce"}


@pytest.mark.parametrize("level", COURSES)
def test_every_flight_of_galaxy_trucker(live_server: LiveServer, level: str) -> None:
    """Hidden are the cards in the piles and the tiles in others' hands."""
    assert "building" in told_alike(live_server, played("galaxy-trucker", 3, level=level))


def test_no_game_is_left_out() -> None:
    assert {plugin.name for plugin in plugins() if plugin.resample} == {"lucky-loop", "bomb-busters", "galaxy-trucker"}
