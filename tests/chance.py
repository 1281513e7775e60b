"""Chance as the tests of the server and the browser have it: another in each test, and the same each time the test is run."""

import os
import secrets
from random import Random

import pytest

SAME_IN_BROWSER = """(() => {
    let state = %d;
    const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        const once = Math.imul(state ^ (state >>> 15), 1 | state);
        const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
        return twice ^ (twice >>> 14);
    };
    const fill = array => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        bytes.forEach((_, at) => (bytes[at] = next()));
        return array;
    };
    Object.defineProperty(crypto, 'getRandomValues', { value: fill });
})()"""
"""A script for a page, with a number to begin from: what it draws by lot is the same each time."""


def let_secrets_be_the_same(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """The secrets of tables and the seeds of bots follow from the name of the test; the names of tables are still by lot."""
    dice = Random(request.node.nodeid)
    patch.setattr(secrets, "token_hex", lambda count: dice.randbytes(count).hex())
    patch.setattr(secrets, "randbits", dice.getrandbits)


def script_for(name: str) -> str:
    """The script for the browser of this name."""
    return SAME_IN_BROWSER % Random(name).getrandbits(31)


def random_games(few: int) -> int:
    """How many random games are played for each number of seats: few in every run of the tests, many by `make fuzz`."""
    return int(os.environ.get("RANDOM_GAMES", few))
