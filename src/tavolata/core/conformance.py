"""Checks that any game can be run through: whoever keeps the protocol passes, whoever does not is told where."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tavolata.core.errors import IllegalAction
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, OptionValue
from tavolata.core.match import Match

Watcher = Callable[[Match[Any, Any, Any]], None]
"""Called after every action of a seat, for checks of the game's own."""

Chooser = Callable[[Sequence[Any], random.Random], Action]
"""How a random player chooses among what is legal."""


def choose_by_kind(legal: Sequence[Action], rng: random.Random) -> Action:
    """A random action: first its kind, so that rare kinds are seen often, then one of that kind."""
    if len(legal) == 1:
        return legal[0]
    kind = rng.choice(list(dict.fromkeys(type(action) for action in legal)))
    return rng.choice([action for action in legal if type(action) is kind])


def play_random_game(
    name: str,
    seats: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
    watch: Watcher | None = None,
    choose: Chooser = choose_by_kind,
    most_lines: int = 100_000,
) -> Match[Any, Any, Any]:
    """Play one game by random choices to its end."""
    rng = random.Random(seed)
    match = Match.new(name, seats, seed, options)
    while match.result is None:
        actor = rng.choice(match.actors)
        match.play(actor, choose(match.legal(actor), rng))
        if watch:
            watch(match)
        assert len(match.log) < most_lines, f"{name} with seed {seed} did not end within {most_lines} lines"
    return match


def check_position(match: Match[Any, Any, Any]) -> None:
    """Whatever must hold in every position of every game."""
    _check_actors(match)
    for actor in match.actors:
        _check_actions(match, match.legal(actor))
        _check_refusal(match, actor)
    for seat in (None, *range(match.seats)):
        msgspec.json.encode(match.game.view(match.state, seat))
    _check_copy(match)


def check_whole(match: Match[Any, Any, Any]) -> None:
    """Whatever must hold of a whole match: saving, replaying and taking back give the same position."""
    loaded = Match.load(match.save())
    assert loaded.state == match.state, "loading what was saved gives another position"
    assert loaded.save() == match.save(), "saving what was loaded gives another text"
    again = match.copy()
    again.undo(0)
    again.extend(match.log)
    assert again.state == match.state, "replaying the log gives another position"


def check_seeded_twins(name: str, seats: int, seed: int, options: dict[str, OptionValue] | None = None) -> None:
    """Two matches with one seed and the same choices are equal line by line."""
    first, second = (play_random_game(name, seats, seed, options) for _ in range(2))
    assert first.log == second.log, "two runs with one seed differ"


def check_odds(match: Match[Any, Any, Any]) -> None:
    """The probabilities of what chance may do are positive and sum to one, over just its legal actions."""
    odds = match.game.odds(match.state)
    assert all(share > 0 for _, share in odds), "chance lists what cannot happen"
    assert sum(share for _, share in odds) == 1, "the odds do not sum to one"
    assert [action for action, _ in odds] == match.legal(CHANCE), "the odds are not over the legal actions of chance"


def _check_actors(match: Match[Any, Any, Any]) -> None:
    everybody: list[Actor] = [CHANCE, CLOCK, *range(match.seats)]
    able = [actor for actor in everybody if match.legal(actor)]
    assert able == sorted(match.actors), f"actors are {match.actors}, but {able} have legal actions"
    assert bool(match.actors) == (match.result is None), "a match is over when nobody is to act, and only then"


def _check_actions(match: Match[Any, Any, Any], legal: Sequence[Any]) -> None:
    assert len(set(legal)) == len(legal), "an action is listed twice"
    for action in legal:
        assert match.game.read(match.write(action)) == action, f"{action} reads back as another action"


def _check_refusal(match: Match[Any, Any, Any], actor: Actor) -> None:
    """An action for which it is not the actor's time is refused, and changes nothing."""
    stranger = next(seat for seat in range(match.seats) if seat not in match.actors or len(match.actors) > 1)
    if stranger in match.actors:
        return
    state, lines = match.state, len(match.log)
    refused = _refused(match, stranger, match.legal(actor)[0])
    assert refused is not None, "an action of a seat that may not act was accepted"
    assert refused.rule, "a refusal names no rule"
    assert refused.message, "a refusal has no sentence"
    assert match.state is state, "a refused action changed the position"
    assert len(match.log) == lines, "a refused action was written to the log"


def _refused(match: Match[Any, Any, Any], actor: Actor, action: Action) -> IllegalAction | None:
    try:
        match.play(actor, action)
    except IllegalAction as refused:
        return refused
    return None


def _check_copy(match: Match[Any, Any, Any]) -> None:
    if match.result is None and CHANCE not in match.actors:
        twin, lines = match.copy(), len(match.log)
        twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
        assert len(match.log) == lines, "playing on a copy changed the match"
