"""The documentation as a site: guides, rules, and the reference of library and games from their docstrings (`make handbook`)."""

import json
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
_HOUSE = {"ARCHITECTURE.md": "architecture.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
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
    """Write the pages, and build the site of them; whatever leads nowhere is a fault."""
    write_pages()
    build: Command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", ROOT / "mkdocs.yml"]
    step("building the handbook", build, failure="The handbook has faults.", loud=True)
    print(f"The handbook is at {SITE.relative_to(ROOT) / 'index.html'}.")


def write_pages() -> None:
    """All pages in a folder of their own, as they are written elsewhere or follow from the code."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("README.md", "*.csv"))
    _write("index.md", _adopted(ROOT / "docs" / "README.md"))
    for page in PAGES.glob("*.md"):
        if page.name != "index.md":
            _write(page.name, _adopted(ROOT / "docs" / page.name))
    for source, name in _HOUSE.items():
        _write(name, _adopted(ROOT / source))
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


def _adopted(source: Path) -> str:
    """A page of the project as a page of the site: what a link leads to has another place there, or is only named."""
    return _LINK.sub(lambda link: _led(link, source.parent), source.read_text(encoding="utf-8"))


def _led(link: re.Match[str], folder: Path) -> str:
    bang, words, target, anchor = link.group(1), link.group(2), link.group(3), link.group(4) or ""
    if re.match(r"[a-z]+:", target):
        return link.group()
    place = (folder / target).resolve()
    if place.name == "RULES.md":
        return f"{bang}[{words}](rules/{place.parent.name.replace('_', '-')}.md{anchor})"
    if place.is_relative_to(ROOT / "docs") and place.suffix != ".csv":
        name = place.relative_to(ROOT / "docs").as_posix()
        return f"{bang}[{words}]({'index.md' if name == 'README.md' else name}{anchor})"
    return f"{bang}[{words}]({_HOUSE[place.name]}{anchor})" if place.name in _HOUSE else words


def _reference(plugin: GamePlugin) -> Iterator[str]:
    """Options, notation and modules of a game."""
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
    """All routes and messages with their fields, as a server tells them at /protocol."""
    yield "# The protocol\n\nA running server has the same at `/protocol`, and as JSON for tools.\n\n## HTTP\n\n| | |\n|---|---|"
    for path, methods in routes["paths"].items():
        yield from (f"| `{method.upper()} {path}` | {route['summary']} |" for method, route in methods.items())
    yield f"\n## WebSocket\n\n{socket['info']['description']}"
    schemas = socket["components"]["schemas"]
    for title, operation in (("What is said to a table", "ask"), ("What a table says", "tell")):
        yield f"\n## {title}"
        yield from (line for name in _messages(socket, operation) for line in _message(name, schemas[name]))
    yield "\n## What messages are made of"
    said = {*_messages(socket, "ask"), *_messages(socket, "tell")}
    yield from (line for name in schemas if name not in said for line in _message(name, schemas[name]))


def _messages(socket: dict[str, Any], operation: str) -> list[str]:
    return [message["$ref"].rpartition("/")[2] for message in socket["operations"][operation]["messages"]]


def _message(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """A message, and what stands in it."""
    yield f"\n### {name}\n\n{schema.get('description', '')}\n"
    fields: dict[str, Any] = schema.get("properties", {})
    if fields:
        yield "| field | what it is | if left out |\n|---|---|---|"
    for field, kind in fields.items():
        left_out = "" if field in schema.get("required", ()) else f"`{json.dumps(kind.get('default'))}`"
        yield f"| `{field}` | {_kind(kind)} | {left_out} |"


def _kind(schema: dict[str, Any]) -> str:
    """What may stand in a field, in a few words."""
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
