"""Tests of tools/rerun_failed.py."""

from pathlib import Path

from tools.rerun_failed import failed, record


def test_a_test_that_passes_only_the_second_time_twice_is_flaky(tmp_path: Path) -> None:
    file = tmp_path / "flaky.json"
    assert record(["test_a", "test_b"], file) == []
    assert record(["test_b"], file) == ["test_b"]
    assert record([], file) == []


def test_failed_tests_are_read_from_a_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    cases = '<testcase name="a"/><testcase name="b"><failure/></testcase><testcase name="c"><error/></testcase>'
    report.write_text(f"<testsuite>{cases}</testsuite>", encoding="utf-8")
    assert failed(report) == ["b", "c"]
