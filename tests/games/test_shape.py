"""Tests of the structure of each game's folder: file names, layers of imports, and modules loaded by playing."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavolata.games
from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import plugins

LAYERS = (
    ("content", "actions", "facts", "steps"),
    ("state", "events", "missions.mission_rule", "missions.mission_rules", "missions.hooks", "missions.combinators"),
    ("rules",),
    ("missions",),
    ("view", "state_text"),
    ("rules.game",),
    ("solver", "terminal_text"),
    ("bot", "simulation", "explain", "workshop", "race", "campaign", "encoding"),
    ("plugin",),
)
"""The layers of modules, the lowest first; a module imports only from its own and lower layers."""

NAMES = (
    *("RULES.md", "plugin.py", "state.py", "actions.py", "events.py", "view.py"),
    *("explain/advisor.py", "explain/hints.py", "explain/review"),
    *("rules", "content", "solver", "bot", "lessons", "words"),
)


def folder_of(plugin: GamePlugin) -> Path:
    return Path(str(plugin.folder))


OURS = [plugin for plugin in plugins() if folder_of(plugin).parent == Path(tavolata.games.__file__).parent]
every_game = pytest.mark.parametrize("plugin", OURS, ids=lambda plugin: plugin.name)


def modules_of(plugin: GamePlugin) -> Iterator[tuple[str, ast.Module]]:
    folder = folder_of(plugin)
    for path in folder.rglob("*.py"):
        name = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix("__init__").removesuffix(".")
        if name:
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def layer_of(module: str) -> int:
    """Returns the layer of a module, by the longest matching prefix of its name."""
    named = {part: place for place, layer in enumerate(LAYERS) for part in layer}
    parts = [part for part in named if f"{module}.".startswith(f"{part}.")]
    assert parts, f"{module} has none of the names that a game's modules have: put it into one of their folders, or into a layer above"
    return named[max(parts, key=len)]


def imported(plugin: GamePlugin, node: ast.AST) -> Iterator[str]:
    """Yields the modules of the same game that a statement imports."""
    package, folder = f"tavolata.games.{plugin.slug}.", folder_of(plugin)
    if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(package):
        inside = f"{node.module}.".removeprefix(package).removesuffix(".")
        for alias in node.names:
            whole = f"{inside}.{alias.name}".removeprefix(".")
            place = folder / whole.replace(".", "/")
            yield whole if place.is_dir() or place.with_suffix(".py").exists() else inside


@every_game
def test_the_same_names_in_every_game(plugin: GamePlugin) -> None:
    assert [name for name in NAMES if not folder_of(plugin).joinpath(name).exists()] == []


@every_game
def test_every_module_has_its_layer_and_looks_only_back(plugin: GamePlugin) -> None:
    looked = [(name, other) for name, tree in modules_of(plugin) for node in ast.walk(tree) for other in imported(plugin, node)]
    assert looked
    assert [(name, other) for name, other in looked if layer_of(other) > layer_of(name)] == []


@every_game
def test_only_the_kit_imports_late(plugin: GamePlugin) -> None:
    late = {
        name
        for name, tree in modules_of(plugin)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert late == {"plugin"}


@pytest.mark.process
@every_game
def test_playing_needs_no_numpy(plugin: GamePlugin) -> None:
    program = (
        f"import sys; from tavolata.core.match import Match; m = Match.new({plugin.name!r}, 2, seed=1);"
        "m.play(m.actors[0], m.legal(m.actors[0])[0]); assert 'numpy' not in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
