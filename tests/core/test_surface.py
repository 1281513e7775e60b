"""The public surface, options, words, and the direction of imports."""

import ast
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.core.errors import BadOptions, UnknownGame
from tavolata.core.registry import plugins
from tavolata.i18n import MissingMessage, catalogue, split_messages, translate

SOURCE = Path(tavolata.__file__).parent
ORDER = ["i18n", "core", "games", "bots", "tournaments", "envs", "server", "client", "cli"]


def test_the_catalogue_has_names_seats_and_options_with_descriptions() -> None:
    lucky_loop = next(info for info in tavolata.catalogue() if info.name == "lucky-loop")
    assert lucky_loop.seats == (2, 3, 4, 5, 6)
    assert lucky_loop.bots == ("easy", "normal", "hard", "random")
    exchange = lucky_loop.options[0]
    assert (exchange.name, exchange.default) == ("exchange", "three")
    assert exchange.choices == {"three": "Always three cards", "up-to-three": "One to three cards"}
    assert all(option.description for option in lucky_loop.options)


def test_an_invalid_table_is_refused_with_all_errors() -> None:
    options: Any = {"exchange": "four", "colour": "red", "cards": 3.5}
    with pytest.raises(BadOptions) as refused:
        tavolata.Match.new("lucky-loop", seats=7, seed=1, options=options)
    assert len(refused.value.faults) == 4
    assert "2 to 6 seats, not 7" in str(refused.value)
    assert "one of these: three, up-to-three; not 'four'" in str(refused.value)
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; there is .*lucky-loop"):
        tavolata.Match.new("chess", seats=2, seed=1)


@pytest.mark.usefixtures("race")
@pytest.mark.parametrize(("given", "meant"), [(True, True), (1, True), (0, False), ("yes", True), ("OFF", False)])
def test_switches_are_converted(given: bool | int | str, meant: bool) -> None:
    assert tavolata.Match.new("race", seats=2, seed=1, options={"long": given}).options["long"] is meant


@pytest.mark.usefixtures("race")
@pytest.mark.parametrize("given", ["perhaps", 2, None, 1.0])
def test_an_invalid_switch_is_refused(given: Any) -> None:
    with pytest.raises(BadOptions, match="takes true or false, not"):
        tavolata.Match.new("race", seats=2, seed=1, options={"long": given})


def test_integers_are_converted() -> None:
    assert tavolata.Match.new("bomb-busters", seats=2, seed=1, options={"mission": 8, "captain": 1}).options["mission"] == "8"
    assert tavolata.Match.new("galaxy-trucker", seats=2, seed=1, options={"seconds": 90}).options["seconds"] == "90"
    with pytest.raises(BadOptions, match="'mission' takes"):
        tavolata.Match.new("bomb-busters", seats=2, seed=1, options={"mission": True})


def test_messages_take_arguments_and_plurals() -> None:
    assert translate("lucky_loop.refusal.closed", {"programme": "red-rooster"}) == "You scored 20 or more in Red Rooster; fly another one."
    assert translate("lobby.begin.empty", {"count": 1}) == "One seat is still empty."
    assert translate("lobby.begin.empty", {"count": 2}) == "2 seats are still empty."


def test_a_missing_message_or_argument_is_named() -> None:
    with pytest.raises(MissingMessage, match=r"^There is no message 'house-supper': add it to a file of words/en/"):
        translate("house.supper")
    with pytest.raises(MissingMessage, match=r"^The message 'lucky_loop-refusal-closed' cannot be said: .*programme.* It was told card\.$"):
        translate("lucky_loop.refusal.closed", {"card": "R7"})


def test_a_message_missing_in_a_language_falls_back_to_english() -> None:
    assert translate("lobby.begin.empty", {"count": 2}, lang="tlh") == "2 seats are still empty."


def test_no_message_id_is_defined_twice() -> None:
    files = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*/en/*.ftl")]
    keys = [source.split("=", 1)[0].strip() for text in files for source in split_messages(text)]
    assert len(keys) > 3000
    assert sorted(set(keys)) == sorted(keys)


def test_every_refusal_has_its_sentence() -> None:
    rules = (SOURCE / "games" / "lucky_loop" / "rules" / "refusal.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(rules)) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_no"]
    whys = {
        leaf.value for call in calls for leaf in ast.walk(call.args[1]) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }
    assert len(whys) > 20
    assert {f"lucky_loop-refusal-{why}" for why in whys if why != "now-"} <= catalogue("en").keys()


def imports_of(path: Path) -> set[str]:
    """The parts of the package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        found |= {name for name in names if name.startswith("tavolata.")}
    return found


def part_of(module: str) -> str:
    return module.split(".")[1]


def modules() -> list[tuple[str, Path]]:
    paths = [path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.name == "cli.py"]
    return [("tavolata." + ".".join(path.relative_to(SOURCE).with_suffix("").parts), path) for path in paths]


def test_imports_go_in_one_direction() -> None:
    wrong = [
        (name, other) for name, path in modules() for other in imports_of(path) if ORDER.index(part_of(other)) > ORDER.index(part_of(name))
    ]
    assert wrong == []


def test_one_game_never_imports_another() -> None:
    games = [(name.split(".")[2], path) for name, path in modules() if name.startswith("tavolata.games.") and name.count(".") > 2]
    wrong = [
        (game, other)
        for game, path in games
        for other in imports_of(path)
        if other.startswith("tavolata.games.") and other.split(".")[2] != game
    ]
    assert wrong == []


def test_no_module_outside_the_games_names_a_game() -> None:
    """Nothing outside its folder names a game, save the stub that types matches by their games' names."""
    paths = [path for kind in ("*.py", "*.ftl") for path in SOURCE.rglob(kind) if "games" not in path.relative_to(SOURCE).parts]
    names = [name for plugin in plugins() for name in (plugin.name, plugin.slug, plugin.game.__class__.__name__)]
    assert names
    assert [(str(path), name) for path in paths for name in names if name in path.read_text(encoding="utf-8")] == []


def may_draw_lots(path: Path) -> bool:
    """Randomness belongs to matches; bots, simulations and determinizations receive a source of their own."""
    place = path.relative_to(SOURCE)
    return place.name in ("match.py", "conformance.py", "plugin.py") or not {"bot", "simulation", "solver", "missions"}.isdisjoint(
        place.parts
    )


def test_rules_import_no_randomness_network_or_clock() -> None:
    forbidden = {"secrets", "time", "datetime", "threading", "asyncio", "socket", "starlette", "uvicorn"}
    for name, path in modules():
        if part_of(name) in ("core", "games"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            named = {alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
            named |= {(node.module or "").split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
            allowed = ({"random"} if may_draw_lots(path) else set()) | ({"secrets"} if name == "tavolata.core.match" else set())
            assert named & (forbidden | {"random"}) <= allowed, path
