"""The game's modules import in one direction, and playing needs no numpy."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import tavolata.games.galaxy_trucker

FOLDER = Path(tavolata.games.galaxy_trucker.__file__).parent
PACKAGE = "tavolata.games.galaxy_trucker."
LAYERS = (
    ("content",),
    ("actions", "steps"),
    ("state",),
    ("events",),
    ("rules",),
    ("view",),
    ("rules.game",),
    ("solver", "text"),
    ("bot", "coach"),
    ("kit",),
)
"""A module imports from its own layer and those before it; `rules.game` is the protocol, which shows the view."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in FOLDER.rglob("*.py"):
        name = ".".join(path.relative_to(FOLDER).with_suffix("").parts).removesuffix("__init__").removesuffix(".")
        if name:
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def layer_of(module: str) -> int:
    """The layer of the longest name that a module's begins with."""
    named = {part: place for place, layer in enumerate(LAYERS) for part in layer}
    return named[max((part for part in named if f"{module}.".startswith(f"{part}.")), key=len)]


def imported(node: ast.AST) -> Iterator[str]:
    """The modules of this game that a statement imports."""
    if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(PACKAGE):
        inside = f"{node.module}.".removeprefix(PACKAGE).removesuffix(".")
        for alias in node.names:
            whole = f"{inside}.{alias.name}".removeprefix(".")
            is_module = (FOLDER / f"{whole.replace('.', '/')}.py").exists() or (FOLDER / whole.replace(".", "/")).is_dir()
            yield whole if is_module else inside


def test_every_module_has_its_layer_and_looks_only_back() -> None:
    looked = [(name, other) for name, tree in modules() for node in ast.walk(tree) for other in imported(node)]
    assert len(looked) > 100
    assert [(name, other) for name, other in looked if layer_of(other) > layer_of(name)] == []


def test_only_the_kit_imports_late() -> None:
    late = {
        name
        for name, tree in modules()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert late == {"kit"}


def test_playing_by_lot_needs_no_numpy() -> None:
    program = (
        "import sys; from tavolata.core.match import Match; m = Match.new('galaxy-trucker', 2, seed=1);"
        "m.play(m.actors[0], m.legal(m.actors[0])[0]); m.resample(0); assert 'numpy' not in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
