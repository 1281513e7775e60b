"""The shape of the folder: who imports whom, and what playing loads."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavolata

FOLDER = Path(tavolata.__file__).parent / "games" / "bomb_busters"
PACKAGE = "tavolata.games.bomb_busters"
MODULES = sorted(path.relative_to(FOLDER).with_suffix("").as_posix().replace("/", ".") for path in FOLDER.rglob("*.py"))

LAYERS = (
    {"content"},
    {"actions", "facts"},
    {"events", "state"},
    {"missions"},
    {"rules"},
    {"view"},
    {"rules.game", "solver"},
    {"bot", "coach", "text"},
    {"kit"},
)
"""The lowest first; a module imports from its own layer and from those before it. `rules.game` is the rules with the view."""


def layer(module: str) -> int:
    """Where a module stands, its own name counting before its folder's."""
    names = (module, module.partition(".")[0])
    return next(number for name in names for number, layer in enumerate(LAYERS) if name in layer)


def imports(module: str) -> Iterator[tuple[str, bool]]:
    """What of this project a module imports, and whether it does so only when it is asked."""
    tree = ast.parse(FOLDER.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tavolata"):
            yield from (
                (f"{node.module}.{name.name}" if node.module == PACKAGE else node.module, node.col_offset > 0) for name in node.names
            )


@pytest.mark.parametrize("module", [module for module in MODULES if module != "__init__"])
def test_imports_go_in_one_direction(module: str) -> None:
    for imported, _ in imports(module):
        if imported.startswith(f"{PACKAGE}."):
            assert layer(imported.removeprefix(f"{PACKAGE}.")) <= layer(module), f"{module} imports {imported}"
        else:
            assert imported.startswith(("tavolata.core.", "tavolata.words")), f"{module} imports {imported}"


def test_only_the_kit_loads_something_when_it_is_asked() -> None:
    assert {module for module in MODULES for _, is_late in imports(module) if is_late} == {"kit"}


def test_playing_needs_no_solver() -> None:
    """Whoever plays without bots and coach waits for no numpy."""
    program = (
        "import sys; from tavolata.core.match import Match; match = Match.new('bomb-busters', 2, 1, {}); "
        "match.play(match.actors[0], match.legal(match.actors[0])[0]); print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"
