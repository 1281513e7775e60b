"""Faults speak in sentences that are short enough, and have every reason in them."""

import pytest

from tavolata.core.errors import BadContent, BadPlugin, BadRecord, IllegalAction, short_json, short_repr


def test_what_was_given_is_shown_as_python_writes_it_and_cut_to_forty_signs() -> None:
    assert short_repr("a'b") == '"a\'b"'
    assert short_repr("x" * 38) == "'" + "x" * 38 + "'"
    assert short_repr("x" * 39) == "'" + "x" * 38 + "…"
    assert short_repr("x" * 500) == "'" + "x" * 38 + "…"


def test_a_number_that_python_does_not_write_is_named_by_its_kind() -> None:
    assert short_repr(10**5000) == "a very long int"


def test_what_was_given_as_json_is_shown_so() -> None:
    assert short_json({"a": None, "b": [True]}) == '{"a": null, "b": [true]}'
    assert short_json({"a": {1}}) == '{"a": "{1}"}'
    assert short_json(["x" * 60]) == '["' + "x" * 37 + "…"


def test_faults_of_a_file_are_counted_and_told() -> None:
    fault = BadContent("cards.toml", ["No red.", "No blue."])
    assert str(fault) == "cards.toml has 2 fault(s): No red. No blue."
    assert fault.faults == ("No red.", "No blue.")


def test_a_game_that_does_not_hold_is_told_with_every_reason() -> None:
    fault = BadPlugin("race", ["No words.", "No rules."])
    assert str(fault) == "The game 'race' cannot be played: No words. No rules."
    assert fault.faults == ("No words.", "No rules.")


def test_a_record_is_told_with_its_line() -> None:
    fault = BadRecord(3, "it is blank.")
    assert (str(fault), fault.line) == ("Line 3: it is blank.", 3)


@pytest.mark.usefixtures("race")
def test_a_refusal_has_its_rule_its_key_and_its_sentence() -> None:
    fault = IllegalAction("RA-1", "race.refusal.late", seat=1)
    assert (fault.rule, fault.key, fault.facts) == ("RA-1", "race.refusal.late", {"seat": 1})
    assert fault.args == ("race.refusal.late",)
    assert str(fault) == fault.message == "The tile is gone."
