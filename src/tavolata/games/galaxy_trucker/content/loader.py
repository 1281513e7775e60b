"""Decoding and validation of the content files."""

import tomllib
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from tavolata.core.errors import BadContent

T = TypeVar("T")


def decode_toml(file: str, text: str, kind: type[T]) -> T:
    """Return the struct that a TOML text contains; raise for invalid TOML or types."""
    try:
        return msgspec.convert(tomllib.loads(text), kind, strict=False)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(file, [f"It is not TOML: {error}."]) from error
    except msgspec.ValidationError as error:
        raise BadContent(file, [f"{error}."]) from error


def raise_faults(file: str, faults: Iterable[str]) -> None:
    """Raise one error with all faults of a file, if there are any."""
    if found := list(faults):
        raise BadContent(file, found)
