"""Tests that an sdist is complete and reproducible; `make builds` also tests the wheel, which takes longer."""

import re
import subprocess
import tarfile
from pathlib import Path

import pytest

from tools.hatch_readme import for_registry
from tools.progress import ROOT
from tools.reproducible_build import OTHER, aged, build, clone

_OF_THE_HOST = {".ci/run", ".gitignore"}


@pytest.fixture(scope="module")
def sdists(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The sdists of two clones, built at different times, in different folders and with different settings."""
    folder = tmp_path_factory.mktemp("builds")
    build(clone(folder / "one"), folder / "of-one", {}, "sdist")
    build(aged(clone(folder / "deeper" / "two")), folder / "of-two", OTHER, "sdist")
    return [next((folder / made).glob("*.tar.gz")) for made in ("of-one", "of-two")]


def test_an_sdist_is_the_same_each_time(sdists: list[Path]) -> None:
    one, other = sdists
    assert one.read_bytes() == other.read_bytes()


def test_an_sdist_has_every_file_of_the_project(sdists: list[Path]) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    with tarfile.open(sdists[0]) as packed:
        there = {name.partition("/")[2] for name in packed.getnames()}
    assert {name for name in listed.split("\0") if name} - there - _OF_THE_HOST == set()


def test_the_readme_leads_nowhere_that_a_registry_does_not_have() -> None:
    shown = for_registry((ROOT / "README.md").read_text(encoding="utf-8"))
    assert re.findall(r"!?\[[^\]]*\]\((?!https?:)[^)]*\)", shown) == []
    assert "- ARCHITECTURE.md: the code on one page" in shown
    assert for_registry("![a](b.png)\n\nSee [one](one.md) and [two](https://two.example/).") == "See one and [two](https://two.example/)."


def test_the_description_of_the_package_is_the_readme_of_the_registry(sdists: list[Path]) -> None:
    with tarfile.open(sdists[0]) as packed:
        about = next(member for member in packed.getmembers() if member.name.endswith("/PKG-INFO") and member.name.count("/") == 1)
        told, readme = (packed.extractfile(name) for name in (about.name, about.name.replace("PKG-INFO", "README.md")))
        assert told is not None
        assert readme is not None
        description = told.read().decode().partition("\n\n")[2]
        assert description == for_registry(readme.read().decode())
