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
_PLACES = [len(_LETTERS) ** place for place in range(_ID_LENGTH)]

_TOKEN = "bot-"  # noqa: S105 - the beginning of one is none
"""How the secret of a program begins, and so its key."""
_TOKEN_LETTERS = 48


def key_of(secret: str) -> Key:
    """The key of a secret; secrets are long and random, so that a plain hash cannot be searched. A program's says that it is one."""
    mark = _TOKEN if secret.startswith(_TOKEN) else ""
    return Key(mark + hashlib.sha256(f"tavolata seat {secret}".encode()).hexdigest())


def new_token() -> str:
    """A secret for a program: whoever sits down with it is shown as one at every table."""
    return _TOKEN + secrets.token_hex(_TOKEN_LETTERS // 2)


def token_of(secret: str) -> str:
    """The token of a program that has a secret already."""
    return _TOKEN + secret[:_TOKEN_LETTERS]


def is_program(key: str) -> bool:
    """Whether a key is that of a program."""
    return key.startswith(_TOKEN)


def same(one: str, other: str) -> bool:
    """Whether two keys are the same, in a time that tells nothing about where they differ."""
    return hmac.compare_digest(one, other)


def new_table_id() -> str:
    """A name for a table that nobody can guess: who knows the link may come in."""
    return _spelled(secrets.randbelow(len(_LETTERS) ** _ID_LENGTH))


def table_id_in(campaign: str, number: int) -> str:
    """The name for a table of a campaign, by its number; it is as hard to guess as the campaign's own."""
    return _spelled(int.from_bytes(hashlib.sha256(f"tavolata campaign {campaign} {number}".encode()).digest()))


def _spelled(number: int) -> str:
    """A number in letters, as many as a name has."""
    return "".join([_LETTERS[number // place % len(_LETTERS)] for place in _PLACES])


def is_table_id(text: str) -> bool:
    """Whether a text could be the name of a table."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_secret() -> str:
    """The secret that decides the dice of a table."""
    return secrets.token_hex(32)
