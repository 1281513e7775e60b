"""Tests of tools/audit.py: it parses the reports of the package tools and handles an unreachable registry."""

from tools.audit import Audit, read_npm, read_pip


def test_a_known_fault_is_told_with_its_package() -> None:
    told = '{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X-1"}]}, {"name": "b", "version": "2", "vulns": []}]}'
    assert read_pip(told) == Audit(2, ["a 1: X-1"], 0)


def test_a_package_of_which_the_registry_knows_nothing_is_not_audited() -> None:
    assert read_pip('Found no\n{"dependencies": [{"name": "a", "skip_reason": "not found"}]}') == Audit(1, [], 1)
    assert read_pip("") == Audit(0, [], 1)


def test_what_npm_tells() -> None:
    told = '{"vulnerabilities": {"a": {"severity": "high"}}, "metadata": {"dependencies": {"total": 7}}}'
    assert read_npm(told) == Audit(7, ["a: high"], 0)
    assert read_npm('{"message": "405 Method Not Allowed"}') == Audit(0, [], 1)
