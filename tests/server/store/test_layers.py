"""The layers of the server: a module imports only from its own layer and from those below."""

import ast
from pathlib import Path

import pytest

import tavolata.server

ROOT = Path(tavolata.server.__file__).parent
BELOW = {
    "errors.py": {"protocol"},
    "identity.py": set(),
    "text_safety.py": set(),
    "protocol": {"errors", "identity"},
    "store": {"errors", "identity", "protocol"},
    "cluster": {"errors", "identity", "protocol", "store", "tables"},
    "features": {"errors", "identity", "protocol", "store", "cluster", "tables"},
    "http": {"errors", "identity", "metrics", "protocol", "store", "cluster", "tables", "features", "net"},
}
"""The layers that each layer may import. `cluster` imports `tables` for the state of live tables that peers exchange."""


def imports(file: Path) -> set[str]:
    """The layers of the server that a module imports."""
    nodes = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    names = [f"{node.module}.{alias.name}" for node in nodes for alias in node.names]
    return {name.split(".")[2] for name in names if name.startswith("tavolata.server.")}


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_lower_layers(layer: str) -> None:
    files = [ROOT / layer] if layer.endswith(".py") else [*(ROOT / layer).glob("*.py")]
    assert files
    allowed = BELOW[layer] | {layer}
    assert {file.name: above for file in files if (above := imports(file) - allowed)} == {}
