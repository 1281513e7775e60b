"""Every rule has its test, and every such test its rule, in every game of the house."""

import re
from pathlib import Path

from tavolata.core.plugin import GamePlugin
from tests.games.test_shape import every_game

ID = r"[A-Z]{2}-[A-Za-z]\d+(?:-\d+)?"


def book_of(plugin: GamePlugin) -> str:
    return plugin.folder.joinpath("RULES.md").read_text(encoding="utf-8")


def rules_of(plugin: GamePlugin) -> list[str]:
    """The ids of the book, but for those of an agreement beyond the rules."""
    return [rule for rule in re.findall(rf"^- \*\*({ID})\*\*", book_of(plugin), flags=re.MULTILINE) if "-x" not in rule]


def rules_with_a_test(plugin: GamePlugin) -> set[str]:
    """`test_bb_q4_1_…` proves BB-Q4-1, `test_bb_mission_1_…` BB-m1 (BB-M1 is the material)."""
    prefix = rules_of(plugin)[0][:2]
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (Path(__file__).parent / plugin.slug).glob("test_*.py"))
    names = re.findall(rf"^def test_{prefix.lower()}_((?:mission_|[a-z])\d+(?:_\d+)?)_", tests, flags=re.MULTILINE)
    return {_rule_of(f"{prefix}-{_written(name)}", rules_of(plugin)) for name in names}


def _written(name: str) -> str:
    return f"m{name[8:].replace('_', '-')}" if name.startswith("mission_") else name.upper().replace("_", "-")


def _rule_of(named: str, rules: list[str]) -> str:
    """A second number is part of the id where the book has it so, and of the sentence where it has not: `test_gt_m2_60_cards`."""
    whole = named.rpartition("-")[0]
    return whole if named not in rules and whole in rules else named


@every_game
def test_rule_ids_are_unique_and_without_gaps(plugin: GamePlugin) -> None:
    numbered: dict[str, list[int]] = {}
    for rule in rules_of(plugin):
        group, number = re.findall(r"^(.+?-?)(\d+)$", rule)[0]
        numbered.setdefault(group, []).append(int(number))
    missions = numbered.pop("BB-m", [])
    assert missions == sorted(set(missions)), "of these a game may have some, in their order"
    assert numbered
    assert numbered == {group: list(range(1, len(numbers) + 1)) for group, numbers in numbered.items()}


@every_game
def test_every_rule_id_in_the_book_exists(plugin: GamePlugin) -> None:
    book = book_of(plugin)
    assert set(re.findall(rf"\b{ID}\b", book)) <= set(re.findall(rf"^- \*\*({ID})\*\*", book, flags=re.MULTILINE))


@every_game
def test_each_rule_has_a_test_and_each_test_a_rule(plugin: GamePlugin) -> None:
    assert rules_with_a_test(plugin) == set(rules_of(plugin))
