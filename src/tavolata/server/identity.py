"""Client identities, bot tokens and table ids; the server stores only the hash of a client's secret."""

import hashlib
import hmac
import secrets
from typing import NewType

Key = NewType("Key", str)
"""The hash of a client's secret."""

# Without characters that look alike, because players read links to each other.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
_PLACES = [len(_LETTERS) ** place for place in range(_ID_LENGTH)]

_TOKEN = "bot-"  # noqa: S105 - a prefix
"""The prefix of the secret of a bot client, and of its key."""
_TOKEN_LETTERS = 48


def key_of(secret: str) -> Key:
    """The key of a secret, which is long and random, so that an unsalted hash suffices; a bot's key keeps the prefix."""
    mark = _TOKEN if secret.startswith(_TOKEN) else ""
    return Key(mark + hashlib.sha256(f"tavolata seat {secret}".encode()).hexdigest())


def new_token() -> str:
    """A new secret for a bot client; tables show its owner as a program."""
    return _TOKEN + secrets.token_hex(_TOKEN_LETTERS // 2)


def token_of(secret: str) -> str:
    """The token of a bot client that already has a secret."""
    return _TOKEN + secret[:_TOKEN_LETTERS]


def is_program(key: str) -> bool:
    """Whether a key belongs to a bot client."""
    return key.startswith(_TOKEN)


def same(one: str, other: str) -> bool:
    """Whether two keys are equal, compared in constant time."""
    return hmac.compare_digest(one, other)


def new_table_id() -> str:
    """A new random table id, which serves as the permission to join."""
    return _to_letters(secrets.randbelow(len(_LETTERS) ** _ID_LENGTH))


def table_id_in(campaign: str, number: int) -> str:
    """The id of a table of a campaign, by its number; it is as hard to guess as the campaign's id."""
    return _to_letters(int.from_bytes(hashlib.sha256(f"tavolata campaign {campaign} {number}".encode()).digest()))


def _to_letters(number: int) -> str:
    """A number in the letters of an id."""
    return "".join([_LETTERS[number // place % len(_LETTERS)] for place in _PLACES])


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table id."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_secret() -> str:
    """The secret from which the randomness of a table derives."""
    return secrets.token_hex(32)
