"""The import rules between the packages of the server."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tavolata.server

SERVER = Path(tavolata.server.__file__).parent
NET_IMPORTS = ("tavolata.server.errors", "tavolata.server.metrics", "tavolata.server.net", "tavolata.server.protocol", "tavolata.i18n")
CORE_IMPORTS = ("tavolata.core.errors", "tavolata.core.registry")


def test_net_knows_no_table() -> None:
    """`net` imports only errors, metrics, the protocol, translations, and the registry for preload headers."""
    imports = {(file.name, name) for file in (SERVER / "net").glob("*.py") for name in _imported_modules(file)}
    assert {(file, name) for file, name in imports if not name.startswith((*NET_IMPORTS, *CORE_IMPORTS))} == set()


def test_only_net_uses_the_protocol_libraries() -> None:
    """HTTP and WebSocket parsing stays in one package; `run` starts uvicorn."""
    libraries = ("httptools", "websockets", "uvicorn")
    users = {file.relative_to(SERVER).parts[0] for file in SERVER.rglob("*.py") if any(_imports(file, name) for name in libraries)}
    assert users == {"net", "run.py"}


def _imported_modules(file: Path) -> Iterator[str]:
    """The modules of Tavolata that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
        yield from (name for name in names if name.startswith("tavolata"))


def _imports(file: Path, library: str) -> bool:
    """Whether a file imports a library or a module of it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return any(module.split(".")[0] == library for module in modules)
