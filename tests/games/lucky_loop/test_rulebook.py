"""Every rule has its test, and every such test its rule."""

import re
from importlib.resources import files
from pathlib import Path

RULES = files("tavolata.games.lucky_loop").joinpath("RULES.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def rules_of_the_book() -> list[str]:
    return re.findall(r"^- \*\*(LL-[A-Z]\d+)\*\*", RULES, flags=re.MULTILINE)


def rules_with_a_test() -> set[str]:
    return {f"LL-{name.upper()}" for name in re.findall(r"^def test_ll_([a-z]\d+)_", TESTS, flags=re.MULTILINE)}


def test_each_rule_stands_once_in_the_book_and_no_number_is_left_out() -> None:
    numbered: dict[str, list[int]] = {}
    for rule in rules_of_the_book():
        group, number = re.findall(r"^(.+?-?)(\d+)$", rule)[0]
        numbered.setdefault(group, []).append(int(number))
    assert numbered
    assert numbered == {group: list(range(1, len(numbers) + 1)) for group, numbers in numbered.items()}


def test_whatever_the_book_refers_to_stands_in_it() -> None:
    named = set(re.findall(r"\bLL-[A-Za-z]\d+(?:-\d+)?\b", RULES))
    assert named <= set(rules_of_the_book())


def test_each_rule_has_a_test_and_each_test_a_rule() -> None:
    assert rules_with_a_test() == set(rules_of_the_book())
