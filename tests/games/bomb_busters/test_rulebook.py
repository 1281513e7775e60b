"""Every rule has its test, and every such test its rule."""

import re
from importlib.resources import files
from pathlib import Path

RULES = files("tavolata.games.bomb_busters").joinpath("RULES.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def rules_of_the_book() -> list[str]:
    return re.findall(r"^- \*\*(BB-[A-Zm]\d+(?:-\d+)?)\*\*", RULES, flags=re.MULTILINE)


def rules_with_a_test() -> set[str]:
    """`test_bb_q4_1_…` proves BB-Q4-1, `test_bb_mission_1_…` BB-m1 (BB-M1 is the material)."""
    names = re.findall(r"^def test_bb_((?:mission_|[a-z])\d+(?:_\d+)?)_", TESTS, flags=re.MULTILINE)
    return {"BB-" + (f"m{name[8:]}" if name.startswith("mission_") else name.upper().replace("_", "-")) for name in names}


def test_each_rule_stands_once_in_the_book() -> None:
    found = rules_of_the_book()
    assert len(found) == len(set(found)) > 0


def test_each_rule_has_a_test_and_each_test_a_rule() -> None:
    assert rules_with_a_test() == set(rules_of_the_book())
