"""Faults speak in sentences that are short enough, and have every reason in them."""

import pytest

from tavolata.core.errors import BadContent, BadPlugin, BadRecord, IllegalAction, short_json, short_repr


def test_short_repr_cuts_to_forty_characters() -> None:
    assert short_repr("a'b") == '"a\'b"'
    assert short_repr("x" * 38) == "'" + "x" * 38 + "'"
    assert short_repr("x" * 39) == "'" + "x" * 38 + "…"
    assert short_repr("x" * 500) == "'" + "x" * 38 + "…"


def test_short_repr_names_the_type_of_a_number_that_is_too_long() -> None:
    assert short_repr(10**5000) == "a very long int"


def test_short_json_returns_json() -> None:
    assert short_json({"a": None, "b": [True]}) == '{"a": null, "b": [true]}'
    assert short_json({"a": {1}}) == '{"a": "{1}"}'
    assert short_json(["x" * 60]) == '["' + "x" * 37 + "…"


def test_bad_content_counts_and_lists_its_errors() -> None:
    fault = BadContent("cards.toml", ["No red.", "No blue."])
    assert str(fault) == "cards.toml has 2 fault(s): No red. No blue."
    assert fault.faults == ("No red.", "No blue.")


def test_bad_plugin_lists_all_errors() -> None:
    fault = BadPlugin("race", ["No words.", "No rules."])
    assert str(fault) == "The game 'race' cannot be played: No words. No rules."
    assert fault.faults == ("No words.", "No rules.")


def test_bad_record_has_a_line_number() -> None:
    fault = BadRecord(3, "it is blank.")
    assert (str(fault), fault.line) == ("Line 3: it is blank.", 3)


@pytest.mark.usefixtures("race")
def test_an_illegal_action_has_a_rule_a_key_and_a_message() -> None:
    fault = IllegalAction("RA-1", "race.refusal.late", seat=1)
    assert (fault.rule, fault.key, fault.facts) == ("RA-1", "race.refusal.late", {"seat": 1})
    assert fault.args == ("race.refusal.late",)
    assert str(fault) == fault.message == "The tile is gone."
