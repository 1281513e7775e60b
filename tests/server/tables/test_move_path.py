"""A request passes through few modules, and at a table of two people through none of bots, clocks, leases or other processes."""

import pytest

from bench.move_path import RequestPath, measure

MAX_MODULES = {"beginning": (21, 46), "move": (12, 34), "take-back": (19, 46), "reconnect": (22, 42)}
"""The modules of `tavolata.server` and of `tavolata` in all; the position, and so what the game does in it, differs a little."""

_UNUSED = ("server.cluster", "server.tables.bots", "server.tables.alarm", "server.tables.replica", "server.bot_processes")


@pytest.fixture(scope="module")
def paths() -> dict[str, RequestPath]:
    """The paths of a real server."""
    return measure()


@pytest.mark.parametrize("name", MAX_MODULES)
def test_a_request_passes_through_few_modules(paths: dict[str, RequestPath], name: str) -> None:
    path, (in_server, in_all) = paths[name], MAX_MODULES[name]
    assert len(path.server) <= in_server, path.server
    assert len(path.modules) <= in_all, path.modules


@pytest.mark.parametrize("name", ["beginning", "move", "take-back"])
def test_two_people_need_no_bots_clocks_leases_or_other_processes(paths: dict[str, RequestPath], name: str) -> None:
    assert [module for module in paths[name].modules if module.startswith(_UNUSED)] == []
