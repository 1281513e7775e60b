"""The data files: checked as they are read, every fault at once, and every sentence in the catalogue."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

import tavolata
from tavolata.core.errors import BadContent
from tavolata.core.registry import catalogue
from tavolata.games.bomb_busters.content import CARD_IDS, CARDS, PERSONALS, read_cards, read_missions
from tavolata.games.bomb_busters.plugin import PLUGIN
from tavolata.i18n import messages_in

WORDS = messages_in(PLUGIN.words, "en")
GAME_FILES = files("tavolata.games.bomb_busters")
RULES = Path(tavolata.__file__).parent / "games" / "bomb_busters" / "rules"


def test_every_fault_of_the_missions_is_reported_at_once() -> None:
    text = """
    [[missions]]
    id = 1
    red = { in_play = 3, drawn = 2 }
    [[missions]]
    id = 1
    two_players = { yellow = { in_play = 1, drawn = 8, highest = 7 } }
    [[missions]]
    id = 3
    rules = [{ kind = "cooking" }]
    [[missions]]
    id = 4
    colour = "pink"
    """
    with pytest.raises(BadContent) as bad:
        read_missions(text)
    assert bad.value.faults == (
        "Row 3: Invalid value 'cooking' - at `$.rules[0].kind`.",
        "Row 4: Object contains unknown field `colour`.",
        "There are 2 missions 1; one is allowed.",
        "Mission 1: of 2 wires up to 11 there cannot be 3 in play.",
        "Mission 1: of 8 wires up to 7 there cannot be 1 in play.",
    )


def test_every_fault_of_the_cards_is_reported_at_once() -> None:
    text = GAME_FILES.joinpath("content", "equipment.toml").read_text(encoding="utf-8")
    with pytest.raises(BadContent) as bad:
        read_cards(text.replace('"ray", number = 10', '"ray", number = 13').replace('"label-equal"', '"post-it"'))
    assert len(bad.value.faults) == 2
    assert bad.value.faults[1] == "There are 2 cards 'post-it'; one is allowed."


def test_all_cards_are_known_and_named() -> None:
    assert {*CARDS, *PERSONALS} == set(CARD_IDS)
    assert {f"bomb_busters-card-{card}" for card in CARD_IDS} <= WORDS.keys()


def test_the_game_tells_its_options_in_words() -> None:
    info = next(info for info in catalogue() if info.name == "bomb-busters")
    assert (info.title, info.seats) == ("Bomb Busters", (2, 3, 4, 5))
    assert [option.name for option in info.options] == ["mission", "captain", "detector", "equipment", "insight", "clock", "edition"]
    assert all(option.description for option in info.options)


def reasons() -> set[str]:
    """Return the key endings of all refusals: the arguments of `_no` and `_fault`, and the texts paired with a rule's id."""
    found = set()
    for node in [node for path in RULES.glob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_no" and len(node.args) > 1:
            found |= texts(node.args[1])
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_fault":
            found |= texts(node.args[0])
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and any(text.startswith("BB-") for text in texts(node.elts[0])):
            found |= texts(node.elts[1])
    return found


def texts(node: ast.expr) -> set[str]:
    """Return the options: the texts that an expression names."""
    return {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


def test_every_refusal_has_its_sentence() -> None:
    whys = {why for why in reasons() if why != "now-"}
    assert len(whys) > 40
    assert {f"bomb_busters-refusal-{why}" for why in whys} <= WORDS.keys()
