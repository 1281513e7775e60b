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


def test_a_rule_ends_at_a_blank_line_or_the_next_rule() -> None:
    assert parse(BOOK) == [
        RulesSection("The race", [RuleText("RA-1", "Whoever grabs the *open* tile first has it."), RuleText("RA-b2-1", "A second one.")]),
        RulesSection("The end", [RuleText("RA-3", "The last.")]),
        RulesSection("Nothing", []),
    ]


def test_a_section_may_be_empty() -> None:
    assert parse("## Alone") == parse("## Alone\n") == [RulesSection("Alone", [])]
    assert parse("no section") == []


def test_picture_marks_are_not_part_of_the_rule_text() -> None:
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
def test_the_default_language_of_a_rulebook_is_english() -> None:
    assert rules_of("race") == rules_of("race", "en") == BOOK
    assert sections_of("race") == parse(BOOK)
    assert sections_of("race", "it") == [RulesSection("Già", [RuleText("RA-1", "Chi prima arriva.")])]


@pytest.mark.usefixtures("books")
def test_a_missing_rulebook_language_is_reported_with_the_available_ones() -> None:
    with pytest.raises(NoRulebook) as told:
        rules_of("race", "de")
    assert str(told.value) == "The rules of race are not there in 'de'; there is en, it."


@pytest.mark.usefixtures("books")
def test_a_rule_is_found_by_its_id() -> None:
    assert rule_of("race", "RA-3") == RuleText("RA-3", "The last.")
    assert rule_of("race", "RA-9") is None


def test_the_text_of_a_rulebook_has_no_picture_marks(books: Path) -> None:
    (books / "RULES.md").write_text("## The race\n\n- **RA-1** The open tile. [[tile:3]]\n", encoding="utf-8")
    assert rules_of("race") == "## The race\n\n- **RA-1** The open tile.\n"
    assert sections_of("race")[0].rules[0].things == ("tile:3",)
