"""Reads the data files: checks every row, and reports all faults at once."""

import tomllib
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from tavolata.core.errors import BadContent

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1, le=12)]


def text_of(name: str) -> str:
    """Return the text of a data file."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def rows(text: str, name: str, kind: type[Any]) -> tuple[list[Any], list[str]]:
    """Return the valid rows of a file, and the faults of the others."""
    table: Mapping[str, Sequence[object]] = tomllib.loads(text)
    held, faults = [], []
    for number, raw in enumerate(table[name], start=1):
        try:
            held.append(msgspec.convert(raw, kind))
        except msgspec.ValidationError as error:
            faults.append(f"Row {number}: {error}.")
    return held, faults


def repeated(things: str, ids: Iterable[Hashable]) -> list[str]:
    """Return a fault for each row that occurs more than once."""
    return [f"There are {times} {things} {id_!r}; one is allowed." for id_, times in Counter(ids).items() if times > 1]


def refuse(file: str, faults: Sequence[str]) -> None:
    """Raise an error with all faults of a file, if there are any."""
    if faults:
        raise BadContent(file, faults)
