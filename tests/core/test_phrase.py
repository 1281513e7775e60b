"""Events and actions as messages: how fields lengthen the key, and which facts they make."""

from typing import Any

import pytest

from tavolata.core.game import Event
from tavolata.core.text.phrase import message_variant, phrase

NAMES = ("Anna", "Ben", "Cleo")


class Told(Event, frozen=True, tag="told"):
    """Something of every sort."""

    seat: int
    why: str
    loud: bool
    tile: int | None
    dice: tuple[int, ...]


class Over(Event, frozen=True, tag="over"):
    """It is over."""

    winners: tuple[int, ...]


def test_fields_add_suffixes_to_the_key_in_order() -> None:
    key, facts = phrase("race.event", Told(1, "late", True, None, (2, 5)), NAMES)
    assert key == "race.event.told.late.loud.no-tile"
    assert facts == {"name": "Ben", "why": "late", "dice": "2 5"}


def test_false_and_set_fields_add_no_suffix() -> None:
    key, facts = phrase("race.event", Told(2, "late", False, 0, ()), NAMES)
    assert key == "race.event.told.late"
    assert facts == {"name": "Cleo", "why": "late", "tile": 0, "dice": ""}


def test_winners_are_named_and_counted() -> None:
    assert phrase("race.event", Over((0, 2)), NAMES) == ("race.event.over", {"winners": "Anna, Cleo", "count": 2})
    assert phrase("race.event", Over(()), NAMES) == ("race.event.over", {"winners": "", "count": 0})


@pytest.mark.parametrize(
    ("field", "value", "longer"),
    [
        ("why", "late", ".late"),
        ("why", None, ".None"),
        ("loud", True, ".loud"),
        ("loud", False, ""),
        ("tile", 1, ""),
        ("tile", None, ".no-tile"),
    ],
)
def test_the_suffix_of_a_field(field: str, value: Any, longer: str) -> None:
    assert message_variant(field, value) == longer


def test_a_game_may_define_suffixes_and_arguments() -> None:
    key, facts = phrase(
        "race.event",
        Told(1, "late", True, 4, (2, 5)),
        NAMES,
        key_suffix=lambda field, value: f"+{field}" if value == 4 else "",
        field_facts={"dice": lambda dice, names: {"sum": sum(dice), "first": names[0]}},
    )
    assert key == "race.event.told+tile"
    assert facts == {"name": "Ben", "why": "late", "tile": 4, "sum": 7, "first": "Anna"}
