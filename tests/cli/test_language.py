"""Tests of the command in three languages, on narrow terminals and with few characters."""

import re
from pathlib import Path

import pytest

from tavolata.bots.play import play_game
from tavolata.cli.language import language_of
from tavolata.core.errors import TavolataError
from tests.cli.command import tavolata

LONGEST = 40
WHOLE = re.compile(r"[0-9a-f]{64}|\S{40,}")
"""Words that are never wrapped."""


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ("--lang it play lucky-loop", {"LANG": "fr_FR.UTF-8"}, "it"),
        ("play lucky-loop --lang=fr", {}, "fr"),
        ("--lang it play --lang fr_CA", {}, "fr"),
        ("play", {"LANG": "it_IT.UTF-8"}, "it"),
        ("play", {"LC_ALL": "fr", "LANG": "it"}, "fr"),
        ("play", {"LC_MESSAGES": "fr", "LANG": "it"}, "fr"),
        ("play", {"LC_ALL": "C.UTF-8", "LANG": "it"}, "en"),
        ("play", {"LANG": "de_DE", "LANGUAGE": "de:it:fr"}, "it"),
        ("play", {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_else_that_of_the_machine(words: str, environment: dict[str, str], language: str) -> None:
    assert language_of(words.split(), environment) == language


def test_an_unavailable_language_is_refused() -> None:
    with pytest.raises(TavolataError, match="does not speak 'tlh'; there is en, fr, and it"):
        language_of(["--lang", "tlh"], {})
    with pytest.raises(TavolataError, match="Tavolata non parla «tlh»: ci sono en, fr e it"):
        language_of(["--lang", "tlh"], {"LANG": "it"})


@pytest.mark.parametrize(
    ("language", "usage", "fault"),
    [
        ("it", "Uso: tavolata simulate [-h] [--lang LINGUA]", "tavolata simulate: argomento --games: ci vuole un numero intero da 1"),
        (
            "fr",
            "Usage\N{NO-BREAK SPACE}: tavolata simulate [-h] [--lang LANGUE]",
            "argument --games\N{NO-BREAK SPACE}: il faut un nombre entier",
        ),
    ],
)
def test_help_and_errors_are_in_the_language(language: str, usage: str, fault: str) -> None:
    told = tavolata("simulate", "lucky-loop", "--games", "x", LANG=language).stderr
    assert told.startswith(usage)
    assert fault in told
    helped = tavolata("--lang", language, "play", "--help").stdout
    assert not re.search(r"show this|usage:|options:\n.*-h, --help +show|positional", helped)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("fly",), "argomento COMANDO: fly non c'è; ci sono serve, play"),
        ((), "manca ancora: COMANDO"),
        (("play", "lucky-loop", "--seats"), "argomento --seats: manca un valore"),
        (("play", "lucky-loop", "--wings"), "questo non è chiaro: --wings"),
        (("play", "lucky-loop", "--seed", "x"), "argomento --seed: ci vuole un numero intero, non x"),
        (("analyse", "lucky-loop", "--json=1"), "argomento --json: non prende un valore, quindi non 1"),
        (("replay", "nowhere"), "Non si riesce a leggere nowhere: non c'è un file o una cartella con questo nome."),
    ],
)
def test_every_error_of_argparse_is_translated(words: tuple[str, ...], fault: str) -> None:
    done = tavolata("--lang", "it", *words)
    assert done.returncode == 2
    assert fault in done.stderr


@pytest.mark.parametrize(("language", "begin"), [("it", "# Lucky Loop\n\nUn gioco"), ("fr", "# Lucky Loop\n\nUn jeu")])
def test_rules_are_printed_in_the_language(language: str, begin: str) -> None:
    assert tavolata("rules", "lucky-loop", LANG=language).stdout.startswith(begin)


def test_a_rule_is_found_in_small_letters_and_shown_in_the_language() -> None:
    out = tavolata("--lang", "fr", "play", "bomb-busters", "--bots", "random", "--seed", "3", stdin="? BB-x1\n? BB-m1\n? bb-X1\nq\n").stdout
    assert "> BB-x1" in out
    assert "> BB-m1" in out
    assert out.count("> BB-x1") == 2
    assert out.endswith("> Vous avez quitté la table.\n")


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
@pytest.mark.parametrize("language", ["it", "fr"])
def test_a_game_is_readable_at_forty_columns(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "match"
    out = tavolata(
        "--lang", language, "play", game, "--bots", "random", "--seed", "5", "--save", file, stdin="1\n" * 12, COLUMNS="40"
    ).stdout
    out += tavolata("--lang", language, "replay", file, COLUMNS="40").stdout
    assert too_long(out) == []


def test_reviews_and_tables_are_readable_at_forty_columns(tmp_path: Path) -> None:
    (tmp_path / "match").write_text(play_game("bomb-busters", 3, ["random"], seed=3).save(), encoding="utf-8")
    for words in (
        ("review", tmp_path / "match"),
        ("verify", tmp_path / "match"),
        ("simulate", "bomb-busters", "--games", "9"),
        ("--help",),
    ):
        assert too_long(tavolata("--lang", "fr", *words, COLUMNS="40").stdout) == []


def too_long(text: str) -> list[str]:
    """Return the lines that are wider than the terminal."""
    return [line for line in text.splitlines() if len(line) > LONGEST and not WHOLE.search(line)]


def test_numbers_are_formatted_as_in_the_language() -> None:
    told = tavolata("--lang", "fr", "simulate", "lucky-loop", "--games", "6", "--seats", "3").stdout
    assert re.search(r"^ +1  random +\N{MINUS SIGN}?\d+(,\d)? +\d+(,\d)?\N{NO-BREAK SPACE}%$", told, re.MULTILINE)


def test_the_ship_is_shown_with_the_tile_that_is_to_be_placed() -> None:
    out = tavolata("play", "galaxy-trucker", "--bots", "random", "--seed", "3", stdin="take heap\nq\n").stdout
    holding = out.split("> ")[1]
    assert holding.index("Your ship") < holding.index("In your hand") < holding.index("  1  Place it")


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_a_terminal_with_few_signs_gets_others_in_their_place(encoding: str) -> None:
    play = ("--lang", "fr", "play", "lucky-loop", "--bots", "random", "--seed", "3")
    done = tavolata(*play, stdin="é\nq\n", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("difficulté 7 :" if encoding == "latin-1" else "difficulte 7 :") in done.stdout.replace("\N{NO-BREAK SPACE}", " ")
