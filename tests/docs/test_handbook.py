"""Tests of the documentation site: it builds without errors and matches the code."""

import os
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from html import unescape
from pathlib import Path

import pytest

from tavolata.core.registry import catalogue, plugins
from tavolata.server.protocol import asyncapi, openapi
from tools.handbook import SITE, main
from tools.progress import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built by the first worker; a broken link fails the build."""
    own = tmp_path_factory.getbasetemp()
    run = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (run / "handbook").open("a+") as built:
        flock(built, LOCK_EX)
        if not built.tell():
            main()
            built.write("built")
    return SITE


def text_of(page: Path) -> str:
    return unescape(page.read_text(encoding="utf-8"))


def fields(struct: type) -> Iterator[str]:
    names: tuple[str, ...] = getattr(struct, "__struct_fields__", ())
    yield from names


def test_every_option_and_every_field_of_a_view_stands_in_the_reference(site: Path) -> None:
    for plugin in plugins():
        page = text_of(site / "reference" / f"{plugin.game.name}.html")
        info = next(info for info in catalogue() if info.name == plugin.game.name)
        assert all(option.description in page for option in info.options)
        module = f"tavolata.games.{plugin.slug}.view.{plugin.game.vocabulary.view.__name__}"
        lacking = [field for field in fields(plugin.game.vocabulary.view) if f'id="{module}.{field}"' not in page]
        assert lacking == []


def test_every_message_and_every_field_of_the_protocol_stands_in_the_reference(site: Path) -> None:
    page = text_of(site / "reference" / "protocol.html")
    assert all(f"{method.upper()} {path}" in page for path, methods in openapi.document()["paths"].items() for method in methods)
    for name, schema in asyncapi.document()["components"]["schemas"].items():
        assert f'id="{name.lower()}"' in page
        assert [field for field in schema.get("properties", {}) if f"<code>{field}</code>" not in page] == []


def test_the_start_page_links_every_document(site: Path) -> None:
    start = text_of(site / "index.html")
    pages = [page.relative_to(ROOT / "docs").with_suffix(".html") for page in (ROOT / "docs").glob("*/*.md")]
    assert len(pages) > 10
    assert [str(page) for page in pages if f'href="{page}"' not in start] == []


def test_the_input_of_an_analysis_and_a_record_are_told(site: Path) -> None:
    assert all(
        key in text_of(site / "developers" / "analyse.html")
        for key in ("cards", "dice", "tokens", "me", "stands", "blue", "level", "ship", "flights")
    )
    assert "tavolata.core.record" in text_of(site / "reference" / "records.html")


def test_the_guides_and_the_rules_are_there(site: Path) -> None:
    assert "BB-D1" in text_of(site / "rules" / "bomb-busters.html")
    assert "A game in an hour" in text_of(site / "index.html")
    assert "resample" in text_of(site / "reference" / "library.html")
