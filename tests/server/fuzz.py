"""A fuzzer that sends nearly valid messages to a real server: `make fuzz-socket` sends 100,000 of them.

Spectators send them to tables of every game, and a player sends them to the own table. The server answers each with a message or a
refusal and logs no error. The tables of other players do not change, and the log of the player's table still replays.
"""

import asyncio
import json
import logging
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tavolata.core.registry import plugins
from tavolata.server.protocol import messages
from tavolata.server.tables.live_match import LiveMatch
from tests.server.harness import Browser, House, secret_of

MESSAGES = 100_000
BATCH = 50
"""The number of messages that are sent before the answers are awaited."""
KINDS = [kind.__struct_config__.tag for kind in messages.AnyRequest.__args__]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    -(2**63),
    10**400,
    0.5,
    1e308,
    "",
    "\x00",
    "\u202e",
    "💣" * 50,
    "x" * 300,
    [],
    {},
    [[]],
    {"kind": "hello"},
]
ACTIONS = [
    "roll",
    "draw red-blue",
    "point 1.1",
    "announce 5",
    "take",
    "place 0 0 0",
    "finish",
    "turn",
    "back 0",
    "deal R7",
    "throw 6 6 6",
    "captain 0",
]

Message = str | bytes


def samples(dice: random.Random, share: float = 0.4) -> dict[str, Any]:
    """A message with a random share of all known fields."""
    return {
        "kind": dice.choice(KINDS),
        **{
            name: value
            for name, value in {
                "secret": secret_of(f"stranger {dice.randrange(5)}"),
                "seen": dice.randint(-1, 50),
                "seat": dice.randint(0, 3),
                "name": "Eve",
                "level": dice.choice(["easy", "random"]),
                "n": dice.randint(0, 60),
                "actions": dice.choices(ACTIONS, k=dice.randint(1, 3)),
                "agreed": dice.choice([True, False]),
                "question": {"kind": dice.choice(["hint", "worth", "odds", "hidden"])},
                "phrase": "chat-hello",
                "lang": dice.choice(["en", "it", "xx"]),
                "on_record": True,
            }.items()
            if dice.random() < share
        },
    }


def right(dice: random.Random) -> dict[str, Any]:
    """A message with the right fields of its kind."""
    told, kinds = samples(dice, 1), {kind.__struct_config__.tag: kind for kind in messages.AnyRequest.__args__}
    fields = {"kind", *kinds[told["kind"]].__struct_fields__}
    return {name: value for name, value in told.items() if name in fields}


def odd(told: dict[str, Any], dice: random.Random) -> str:
    """Mutation: replace one value by an unexpected one."""
    return json.dumps(told | {dice.choice(list(told)): dice.choice(ODD)})


def torn(told: dict[str, Any], dice: random.Random) -> str:
    """Mutation: delete, double or replace a few letters."""
    letters = list(json.dumps(told))
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(letters))
        letters[place : place + dice.randint(0, 3)] = dice.choice(["", "{", '"', "\\", ",", "\x00", "é", "[" * 20, letters[place] * 2])
        letters = letters or ["x"]
    return "".join(letters)


def binary(told: dict[str, Any], dice: random.Random) -> bytes:
    """Mutation: send random bytes."""
    return json.dumps(told).encode() + dice.randbytes(3)


def plain(told: dict[str, Any], _: random.Random) -> str:
    """Mutation: none."""
    return json.dumps(told)


def nested(told: dict[str, Any], dice: random.Random) -> str:
    """Mutation: nest the message too deeply."""
    return '{"kind":"ask","question":' + "[" * dice.randint(1, 5000) + json.dumps(told)


MUTATIONS: list[Callable[[dict[str, Any], random.Random], Message]] = [plain, plain, odd, odd, odd, torn, torn, binary, nested]


def mutated(dice: random.Random) -> Message:
    """A random message with a random mutation."""
    return dice.choice(MUTATIONS)(dice.choice([samples, right, right])(dice), dice)


async def pester(browser: Browser, count: int, dice: random.Random) -> Counter[str]:
    """Send `count` messages; returns the number of answers by kind."""
    answers = Counter[str]()
    for batch in range(0, count, BATCH):
        for _ in range(min(BATCH, count - batch)):
            await browser.send(mutated(dice))
        await browser.send(f'{{"kind":"batch {batch}"}}')
        while f"batch {batch}'" not in (text := await browser.listen()):
            told = json.loads(text)
            answers[told["code"] if told["kind"] == "refused" else told["kind"]] += 1
        browser.heard.clear()
    return answers


async def begun(house: House, game: str) -> tuple[str, list[Browser]]:
    """Start a game with connected people."""
    table = house.open_table(2, game=game)
    people = [await house.visit(table, name) for name in ("Anna", "Ben")]
    for seat, browser in enumerate(people):
        await browser.send(messages.Sit(seat, ("Anna", "Ben")[seat]))
        while not json.loads(await browser.listen()).get("seats", [{}] * 2)[seat].get("mine"):
            pass
    await people[0].send(messages.Begin())
    while json.loads(await people[0].listen())["kind"] != "moves":
        pass
    return table, people


async def attack(house: House, count: int, seed: int) -> Counter[str]:
    """Send messages to a table of each game as a stranger, and to the client's own table."""
    games = [plugin.name for plugin in plugins() if 2 in plugin.game.seats]
    tables = [(await begun(house, game))[0] for game in games]
    before = [house.stored(house.store.read(table)) for table in tables]
    own, (player, _) = await begun(house, games[0])
    pests = [player, *[await house.connect(table) for table in tables]]
    share = -(-count // len(pests))
    found = await asyncio.gather(*(pester(pest, share, random.Random(seed + place)) for place, pest in enumerate(pests)))
    assert [house.stored(house.store.read(table)) for table in tables] == before, "a stranger changed a table"
    kept = house.stored(house.store.read(own))
    assert kept is not None
    LiveMatch(*kept)
    return sum(found, Counter())


class Errors(logging.Handler):
    """A log handler that stores the errors of the server."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Store a record."""
        self.told.append(self.format(record))


def main(count: int = MESSAGES, seed: int = 1) -> None:
    """Send `count` messages, print the numbers of answers, and return the exit status."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        answers = house.tell(attack(house, count, seed))
    print(f"{count} messages (seed {seed}): {dict(answers.most_common())}; {len(errors.told)} errors; no table of others changed.")
    sys.exit("\n".join(errors.told[:3]) if errors.told else 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
