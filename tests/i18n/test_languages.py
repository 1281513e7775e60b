"""Tests of the languages: each has all keys, facts and forms, its own typography and the players' terms."""

import re

import pytest

from tavolata.i18n import ENGLISH, catalogue, languages, translate
from tests.i18n.messages import KITS, message_of, own_messages, samples
from tests.i18n.terms import TERMS, known_exceptions

OTHERS = [lang for lang in languages() if lang != ENGLISH]
FUNCTIONS = {"WORD", "ELIDE", "SIGNED"}
each_other = pytest.mark.parametrize("lang", OTHERS)


def test_italian_and_french_are_available() -> None:
    assert set(OTHERS) >= {"it", "fr"}


@each_other
def test_a_language_has_every_message_and_no_other(lang: str) -> None:
    assert own_messages(lang).keys() == own_messages(ENGLISH).keys()


@each_other
def test_a_language_has_every_rulebook_with_the_same_rules_and_drawings(lang: str) -> None:
    for plugin in KITS:
        english, other = ((plugin.folder / "RULES.md"), (plugin.words / lang / "RULES.md"))
        marks = [
            re.findall(r"^- \*\*([\w-]+)\*\*|\[\[(.+?)\]\]", book.read_text(encoding="utf-8"), re.MULTILINE) for book in (english, other)
        ]
        assert marks[0] == marks[1]


@each_other
def test_a_message_uses_only_the_facts_of_the_english_one(lang: str) -> None:
    wrong = {name: more for name in catalogue(lang) if (more := message_of(lang, name).facts - message_of(ENGLISH, name).facts)}
    assert wrong == {}


@pytest.mark.parametrize("lang", languages())
def test_inserted_words_exist(lang: str) -> None:
    ids = catalogue(lang)
    messages = [message_of(lang, name) for name in ids]
    assert {message.id for message in messages if message.functions - FUNCTIONS} == set()
    wanted = {f"{prefix}-" for message in messages for prefix in message.words.values()}
    assert [prefix for prefix in wanted if not any(name.startswith(prefix) for name in ids)] == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_formatted_in_every_plural(lang: str) -> None:
    ids = catalogue(lang)
    said = {name: translate(name, facts, lang) for name in ids for facts in samples(message_of(ENGLISH, name), ids)}
    assert [name for name, text in said.items() if "{" in text or "???" in text] == []


# Typography


def typography_faults(lang: str, wrong: str) -> dict[str, str]:
    """Return the text that matches a wrong pattern, by message id."""
    found = {name: re.search(wrong, message_of(lang, name).text) for name in catalogue(lang)}
    return {name: match[0] for name, match in found.items() if match}


def test_french_has_no_break_spaces_before_double_signs() -> None:
    assert typography_faults("fr", r"[^\u00a0?!][;!?»](?!\w)|[^\u00a0]:(?=\s|$)|«[^\u00a0]|\u202f|\u2019") == {}


def test_italian_has_no_space_before_signs() -> None:
    assert typography_faults("it", r"\w [;:!?]|« | »|\u2019|\bE'") == {}


# The terms


def test_the_terms_are_whole() -> None:
    keys = [(term.game, term.key) for term in TERMS]
    assert len(keys) == len(set(keys)) >= 390
    assert [term.key for term in TERMS if not (term.en and term.it and term.fr)] == []


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_messages_use_the_terms_of_the_players(lang: str) -> None:
    """Exceptions are listed in tests/i18n/terms.csv."""
    wrong = {f"{term.game} {term.key}": found for term in TERMS if (found := known_exceptions(term, lang))}
    assert wrong == {}
