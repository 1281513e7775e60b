"""Rulebooks: in the languages that are there, and cut into sections and rules."""

from dataclasses import replace
from pathlib import Path

import pytest

from tavolata.core import registry
from tavolata.core.text.rulebook import NoRulebook, RulesSection, RuleText, parse, rule_of, rules_of, sections_of
from tests.core.toy_game import race_plugin

BOOK = """# Race

What is not in a section: - **RA-0** is none.

## The race

- **RA-1** Whoever grabs the
  *open* tile first has it.
- **RA-b2-1** A second one.

  A remark.

##  The end

Some words.

- **RA-3** The last.
- no rule
## Nothing
"""


def test_a_rule_may_run_over_lines_and_ends_at_a_blank_one_or_the_next() -> None:
    assert parse(BOOK) == [
        RulesSection("The race", [RuleText("RA-1", "Whoever grabs the *open* tile first has it."), RuleText("RA-b2-1", "A second one.")]),
        RulesSection("The end", [RuleText("RA-3", "The last.")]),
        RulesSection("Nothing", []),
    ]


def test_a_section_may_be_a_title_alone() -> None:
    assert parse("## Alone") == parse("## Alone\n") == [RulesSection("Alone", [])]
    assert parse("no section") == []


def test_the_things_that_are_drawn_beside_a_rule_are_no_part_of_its_text() -> None:
    [section] = parse("## Drawn\n\n- **RA-4** A tile is red\n  or not. [[tile:R]]\n  [[token]]\n- **RA-5** None.\n")
    assert section.rules == [RuleText("RA-4", "A tile is red or not.", ("tile:R", "token")), RuleText("RA-5", "None.")]


@pytest.fixture
def books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    plugin = race_plugin()
    monkeypatch.setitem(registry._registry().plugins, "race", replace(plugin, folder=tmp_path))
    (tmp_path / "RULES.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "words" / "it").mkdir(parents=True)
    (tmp_path / "words" / "it" / "RULES.md").write_text("# Gara\n\n## Già\n\n- **RA-1** Chi prima arriva.\n", encoding="utf-8")
    (tmp_path / "NOTES.de.md").write_text("## Notizen\n", encoding="utf-8")
    for kept in (rules_of, sections_of):
        getattr(kept, "cache_clear", lambda: None)()
    return tmp_path


@pytest.mark.usefixtures("books")
def test_a_book_is_read_in_its_language_english_if_none_is_named() -> None:
    assert rules_of("race") == rules_of("race", "en") == BOOK
    assert sections_of("race") == parse(BOOK)
    assert sections_of("race", "it") == [RulesSection("Già", [RuleText("RA-1", "Chi prima arriva.")])]


@pytest.mark.usefixtures("books")
def test_a_language_without_a_book_is_told_with_those_that_are_there() -> None:
    with pytest.raises(NoRulebook) as told:
        rules_of("race", "de")
    assert str(told.value) == "The rules of race are not there in 'de'; there is en, it."


@pytest.mark.usefixtures("books")
def test_a_rule_is_found_by_its_id() -> None:
    assert rule_of("race", "RA-3") == RuleText("RA-3", "The last.")
    assert rule_of("race", "RA-9") is None


def test_a_book_that_is_read_as_text_has_no_marks_of_drawings(books: Path) -> None:
    (books / "RULES.md").write_text("## The race\n\n- **RA-1** The open tile. [[tile:3]]\n", encoding="utf-8")
    assert rules_of("race") == "## The race\n\n- **RA-1** The open tile.\n"
    assert sections_of("race")[0].rules[0].things == ("tile:3",)
