"""The public surface, options, words, and the direction of imports."""

import ast
from pathlib import Path

import pytest

import tavolata
from tavolata.core.errors import BadOptions
from tavolata.core.library import UnknownGame, game_named
from tavolata.core.options import parse
from tavolata.words import catalogue, say

SOURCE = Path(tavolata.__file__).parent
ORDER = ["words", "core", "games", "bots", "envs", "server", "cli"]


def test_games_tells_names_seats_and_options_with_defaults_and_descriptions() -> None:
    lucky_loop = next(info for info in tavolata.games() if info.name == "lucky-loop")
    assert lucky_loop.seats == (2, 3, 4, 5, 6)
    assert lucky_loop.bots == ("easy", "normal", "hard", "random")
    exchange = lucky_loop.options[0]
    assert (exchange.name, exchange.default) == ("exchange", "three")
    assert exchange.choices == {"three": "Always three cards", "up-to-three": "One to three cards"}
    assert all(option.description for option in lucky_loop.options)


def test_bad_tables_are_refused_with_every_reason() -> None:
    with pytest.raises(BadOptions) as refused:
        tavolata.Match.new("lucky-loop", seats=7, seed=1, options={"exchange": "four", "colour": "red", "cards": 3})
    assert len(refused.value.faults) == 4
    assert "2 to 6 seats, not 7" in str(refused.value)
    assert "'three' or 'up-to-three', not 'four'" in str(refused.value)
    with pytest.raises(UnknownGame, match="There is no game 'chess'; there is lucky-loop"):
        tavolata.Match.new("chess", seats=2, seed=1)


@pytest.mark.usefixtures("race")
def test_switches_are_read_from_words() -> None:
    assert parse(game_named("race"), {"long": "yes", "mood": "wild"}) == {"long": True, "mood": "wild"}
    with pytest.raises(BadOptions, match="takes true or false, not 'perhaps'"):
        tavolata.Match.new("race", seats=2, seed=1, options=parse(game_named("race"), {"long": "perhaps"}))


def test_words_take_facts_and_plurals() -> None:
    assert say("lucky_loop.refusal.closed", {"programme": "red-rooster"}) == "You scored 20 or more in Red Rooster; fly another one."
    assert say("lucky_loop.deck.left", {"count": 1}) == "1 card left"
    assert say("lucky_loop.deck.left", {"count": 2}) == "2 cards left"


def test_no_key_stands_in_two_files() -> None:
    files = [path.read_text(encoding="utf-8") for path in (SOURCE / "words" / "en").glob("*.json")]
    assert sum(text.count('":') for text in files) == len(catalogue("en"))


def test_every_refusal_has_its_sentence() -> None:
    rules = (SOURCE / "games" / "lucky_loop" / "rules" / "refusal.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(rules)) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_no"]
    whys = {
        leaf.value for call in calls for leaf in ast.walk(call.args[1]) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }
    assert len(whys) > 20
    assert {f"lucky_loop.refusal.{why}" for why in whys if why != "now-"} <= catalogue("en").keys()


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


def test_chance_web_and_clocks_stay_out_of_the_rules() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "threading", "asyncio", "socket", "starlette", "uvicorn"}
    allowed = {"match.py", "conformance.py", "bot.py", "partner.py", "convention.py", "builder.py", "pilot.py"}
    for name, path in modules():
        if part_of(name) in ("core", "games") and path.name not in allowed:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            named = {alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
            named |= {(node.module or "").split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
            assert not named & forbidden, path
