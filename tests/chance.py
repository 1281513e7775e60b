"""Reproducible randomness for server and browser tests: each test has its own seed, derived from its name."""

import os
import secrets
from random import Random

import pytest

SEEDED_BROWSER = """(() => {
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
"""A script that replaces `crypto.getRandomValues` in a page by a generator with a seed."""


def seed_secrets(request: pytest.FixtureRequest, patch: pytest.MonkeyPatch) -> None:
    """Derives table secrets and bot seeds from the name of the test; table names stay random."""
    dice = Random(request.node.nodeid)
    patch.setattr(secrets, "token_hex", lambda count: dice.randbytes(count).hex())
    patch.setattr(secrets, "randbits", dice.getrandbits)


def script_for(name: str) -> str:
    """Returns the script for a browser, seeded by its name."""
    return SEEDED_BROWSER % Random(name).getrandbits(31)


def random_games(few: int) -> int:
    """Returns the number of random games for each number of seats: `few`, or more in `make fuzz`."""
    return int(os.environ.get("RANDOM_GAMES", few))
