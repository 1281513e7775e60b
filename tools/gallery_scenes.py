"""Writes a scene for every kind of event of each game, taken from games among bots, for the gallery: `python -m tools.gallery_scenes`."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from tavolata.bots import bot_for
from tavolata.core.errors import BadOptions
from tavolata.core.game import CLOCK
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import plugins
from tavolata.core.testing.conformance import choose_by_kind
from tavolata.server.protocol.messages import Moves, StepSeen
from tavolata.server.tables import messages
from tools.progress import ROOT

GAMES_OF_CLIENT = ROOT / "web" / "src" / "games"
CLOCK_ACTS = 1 / 40
"""How likely the clock acts before anybody else does, where it may."""
GAMES = 80
SOUND = 12
"""So many games are looked through at most, the first ones among bots of all levels, later ones among strong ones with whims. A kind of
event that none of them has stays without a scene."""
WHIM = 0.25
"""How often somebody with whims does anything at all, as nobody in earnest does."""


class Scene(msgspec.Struct, frozen=True):
    """Something that happened, as one seat saw it: the position before, and the message that told it."""

    before: Any
    moves: Moves


def kinds_of(plugin: GamePlugin) -> set[str]:
    """All that can happen in a game."""
    events = plugin.game.vocabulary.event
    return {str(kind.__struct_config__.tag) for kind in get_args(events) or (events,)}


def scenes_of(plugin: GamePlugin, games: int = GAMES) -> dict[str, Scene]:
    """A scene for each kind of event, until all have one or no more games are looked through."""
    found: dict[str, Scene] = {}
    for seed in range(games):
        for before, match, steps in _moves(plugin, seed):
            fresh = {str(event.__struct_config__.tag) for step in steps for event in step.events} - found.keys()
            if fresh:
                found |= dict.fromkeys(fresh, _scene(before, match, steps))
        if found.keys() >= kinds_of(plugin):
            break
    return dict(sorted(found.items()))


def _moves(plugin: GamePlugin, seed: int) -> Iterator[tuple[Any, Match[Any, Any, Any], list[Step]]]:
    """A game among bots, weak and strong in turn, move by move, each with what the first seat saw before it."""
    level = plugin.bots[seed % len(plugin.bots)] if seed < SOUND else (plugin.levels or plugin.bots)[-1]
    match, lot = _match(plugin, seed), Random(seed)  # noqa: S311 - no secret
    bots = [bot_for(plugin.name, level, seed + seat) for seat in range(match.seats)]
    opening = match.at(0)
    yield opening.view(0), match, opening.extend(match.log)
    while match.result is None:
        before = match.view(0)
        if CLOCK in match.actors and lot.random() < CLOCK_ACTS:
            yield before, match, match.advance(CLOCK, match.legal(CLOCK)[0])
            continue
        seats, whim = [actor for actor in match.awaited if actor >= 0], seed >= SOUND and lot.random() < WHIM
        if whim:
            yield before, match, match.advance(seats[0], choose_by_kind(match.legal(seats[0]), lot))
            continue
        choices = ((seat, bots[seat].choose(Observation(match, seat))) for seat in seats)
        seat, action = next(choice for choice in choices if choice[1] is not None)
        yield before, match, match.advance(seat, action)


def _match(plugin: GamePlugin, seed: int) -> Match[Any, Any, Any]:
    """One of the tables that a game's gallery names, or each choice of each option in its turn, if so many seats can have it."""
    own = _gallery(plugin) / "tables.json"
    tables = json.loads(own.read_text(encoding="utf-8")) if own.exists() else []
    if tables and seed % 2:
        table = tables[seed // 2 % len(tables)]
        return Match.new(plugin.name, table["seats"], seed, table["options"])
    seats = list(plugin.game.seats)[seed % len(plugin.game.seats)]
    choices = {option.name: option.choices[seed % len(option.choices)] for option in plugin.game.options if option.kind == "choice"}
    try:
        return Match.new(plugin.name, seats, seed, choices)
    except BadOptions:
        return Match.new(plugin.name, seats, seed)


def _scene(before: Any, match: Match[Any, Any, Any], steps: list[Step]) -> Scene:
    seen: list[StepSeen] = messages.steps_with_positions(0, match, steps)
    return Scene(before, messages.moves_message(match, seen, 0, None, None, [f"Player {seat + 1}" for seat in range(match.seats)]))


def _gallery(plugin: GamePlugin) -> Path:
    return GAMES_OF_CLIENT / plugin.slug / "gallery"


def main() -> None:
    """All games that have a room."""
    for plugin in plugins():
        if plugin.has_client:
            scenes = scenes_of(plugin)
            (_gallery(plugin) / "scenes.json").write_bytes(msgspec.json.encode(scenes))
            missing = ", ".join(sorted(kinds_of(plugin) - scenes.keys()))
            sys.stdout.write(f"{plugin.name}: {len(scenes)} scenes" + (f"; none for {missing}\n" if missing else "\n"))


if __name__ == "__main__":
    main()
