"""Builds the documentation site: documents, rules, and the reference from docstrings (`make handbook`)."""

import json
import posixpath
import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import catalogue, plugins
from tavolata.server.protocol import asyncapi, openapi
from tools.progress import ROOT, Command, step

PAGES = ROOT / "dist" / "pages"
SITE = ROOT / "dist" / "handbook"
_AT_THE_ROOT = {"ARCHITECTURE.md": "architecture.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
_LIBRARY = (
    "tavolata.core.match.Match",
    "tavolata.core.registry",
    "tavolata.core.errors",
    "tavolata.core.game",
    "tavolata.core.observation",
    "tavolata.bots",
)
_IN_A_GAME = ("view", "actions", "events", "explain.advisor")


def main() -> None:
    """Write the pages and build the site; a dead link is an error."""
    write_pages()
    build: Command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", ROOT / "mkdocs.yml"]
    step("building the handbook", build, failure="The handbook has faults.", loud=True)
    print(f"The handbook is at {SITE.relative_to(ROOT) / 'index.html'}.")


def write_pages() -> None:
    """Write all pages: the documents, with links adapted to the site, and the generated reference."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.md", "*.csv"))
    for source in [*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in _AT_THE_ROOT)]:
        page = _page_of(source)
        assert page is not None
        _write(page, _with_site_links(source, page))
    _write("reference/library.md", "\n\n".join(["# The library", *(f"::: {name}" for name in _LIBRARY)]))
    _write(
        "reference/clients.md",
        "# A seat at a server\n\n::: tavolata.client.seat\n\n::: tavolata.client.http\n\n::: tavolata.client.errors",
    )
    _write("reference/protocol.md", "\n".join(_protocol(openapi.document(), asyncapi.document())))
    _write("reference/records.md", "# Records\n\n::: tavolata.core.record\n\n::: tavolata.core.log")
    for plugin in plugins():
        _write(f"rules/{plugin.game.name}.md", plugin.folder.joinpath("RULES.md").read_text(encoding="utf-8"))
        _write(f"reference/{plugin.game.name}.md", "\n".join(_reference(plugin)))


def _write(name: str, text: str) -> None:
    page = PAGES / name
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text, encoding="utf-8")


def _page_of(file: Path) -> str | None:
    """The page of the site that shows a file of the project, or None."""
    if file.name == "RULES.md":
        return f"rules/{file.parent.name.replace('_', '-')}.md"
    if file.is_relative_to(ROOT / "docs") and file.suffix != ".csv":
        name = file.relative_to(ROOT / "docs").as_posix()
        return "index.md" if name == "README.md" else name
    return _AT_THE_ROOT.get(file.name) if file.parent == ROOT else None


def _with_site_links(source: Path, page: str) -> str:
    """The text of a document with each link led to its page; a link to another file keeps only its text."""

    def adapted(link: re.Match[str]) -> str:
        bang, text, target, anchor = link.group(1), link.group(2), link.group(3), link.group(4) or ""
        if re.match(r"[a-z]+:", target):
            return link.group()
        found = _page_of((source.parent / target).resolve())
        return f"{bang}[{text}]({posixpath.relpath(found, posixpath.dirname(page))}{anchor})" if found else text

    return _LINK.sub(adapted, source.read_text(encoding="utf-8"))


def _reference(plugin: GamePlugin) -> Iterator[str]:
    """The reference of a game: options, notation and modules."""
    info = next(info for info in catalogue() if info.name == plugin.game.name)
    yield f"# {info.title}: reference\n\n## Options\n\n| option | default | values | |\n|---|---|---|---|"
    for option in info.options:
        values = ", ".join(f"`{value}` ({words})" for value, words in option.choices.items())
        yield f"| `{option.name}` | `{option.default}` | {values} | {option.description} |"
    yield "\n## Notation\n\nStands, slots and seats count from 0.\n\n| as in | what it is |\n|---|---|"
    package = f"tavolata.games.{plugin.slug}"
    notation: Any = import_module(f"{package}.actions").NOTATION
    yield from (f"| `{example}` | {' '.join((kind.__doc__ or '').split())} |" for kind, example in notation.examples.items())
    yield from (f"\n::: {package}.{name}" for name in _IN_A_GAME)


def _protocol(routes: dict[str, Any], socket: dict[str, Any]) -> Iterator[str]:
    """The reference of the protocol: endpoints, messages and their fields, as served at /protocol."""
    yield "# The protocol\n\nA running server has the same at `/protocol`, and as JSON for tools.\n\n## HTTP\n\n| | |\n|---|---|"
    for path, methods in routes["paths"].items():
        yield from (f"| `{method.upper()} {path}` | {route['summary']} |" for method, route in methods.items())
    yield f"\n## WebSocket\n\n{socket['info']['description']}"
    schemas = socket["components"]["schemas"]
    for title, operation in (("Requests of clients", "requests"), ("Messages of the server", "messages")):
        yield f"\n## {title}"
        yield from (line for name in _messages(socket, operation) for line in _message(name, schemas[name]))
    yield "\n## Data types in messages"
    described = {*_messages(socket, "requests"), *_messages(socket, "messages")}
    yield from (line for name in schemas if name not in described for line in _message(name, schemas[name]))


def _messages(socket: dict[str, Any], operation: str) -> list[str]:
    return [message["$ref"].rpartition("/")[2] for message in socket["operations"][operation]["messages"]]


def _message(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """The section of a message with its fields."""
    yield f"\n### {name}\n\n{schema.get('description', '')}\n"
    fields: dict[str, Any] = schema.get("properties", {})
    if fields:
        yield "| field | what it is | if left out |\n|---|---|---|"
    for field, kind in fields.items():
        left_out = "" if field in schema.get("required", ()) else f"`{json.dumps(kind.get('default'))}`"
        yield f"| `{field}` | {_kind(kind)} | {left_out} |"


def _kind(schema: dict[str, Any]) -> str:
    """The type of a field in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    if isinstance(schema.get("items"), dict):
        return f"a list of {_kind(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"an object of {_kind(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))


if __name__ == "__main__":
    main()
