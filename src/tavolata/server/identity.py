"""Who somebody is: the holder of a secret that a browser keeps. Only its hash is known here."""

import hashlib
import hmac
import secrets
from typing import NewType

Key = NewType("Key", str)
"""The hash of a browser's secret: enough to recognise it, not enough to pretend to be it."""

# Without letters and figures that look alike, as people read links to each other.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12


def key_of(secret: str) -> Key:
    """The key of a secret; secrets are long and random, so that a plain hash cannot be searched."""
    return Key(hashlib.sha256(f"tavolata seat {secret}".encode()).hexdigest())


def same(one: str, other: str) -> bool:
    """Whether two keys are the same, in a time that tells nothing about where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_table_id() -> str:
    """A name for a table that nobody can guess: who knows the link may come in."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text could be the name of a table."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_secret() -> str:
    """The secret that decides the dice of a table."""
    return secrets.token_hex(32)
