"""Checks and converts what callers pass to a match: actors, actions, times and seeds."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from tavolata.core.chance import Randomness
from tavolata.core.errors import BadCall, BadOption, BadOptions, short_repr
from tavolata.core.game import CHANCE, CLOCK, TABLE, Actor, Game

Seed: TypeAlias = int | str


def actor_name(actor: Actor) -> str:
    """The name of an actor in records: chance, clock, table, or the number of a seat, counted from 0."""
    return _NAMES.get(actor, str(actor))


_NAMES = {CHANCE: "chance", CLOCK: "clock", TABLE: "table"}


def is_action(game: Game[Any, Any, Any], given: object) -> bool:
    """True if the value is an action of the game with valid field types."""
    action_types = game.vocabulary.action
    try:
        return isinstance(given, action_types) and msgspec.convert(msgspec.to_builtins(given), action_types) == given
    except (TypeError, msgspec.ValidationError):
        return False


def bad_time(time: object) -> BadCall:
    """Returns the error for a time that is not a number of milliseconds."""
    return BadCall(f"The time is a whole number of milliseconds since the match began, not {short_repr(time)}.")


def make_randomness(seed: Seed | None, player_seeds: Sequence[str]) -> Randomness | None:
    """The randomness of a seed; None without a seed, when the caller plays CHANCE."""
    seeds = [seed_text(seed) for seed in _check_player_seeds(player_seeds)]
    return None if seed is None else Randomness(seed_text(seed), seeds)


def seed_text(seed: Seed) -> str:
    """Returns a seed as text; raises BadOptions for a value that is not a seed."""
    if type(seed) not in (int, str):
        raise BadOptions([BadOption("options.seed", given=short_repr(seed))])
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:
        raise BadOptions([BadOption("options.seed-unwritable", why=str(error))]) from error
    return text


def _check_player_seeds(player_seeds: Sequence[str]) -> Sequence[str]:
    if isinstance(player_seeds, str) or not isinstance(player_seeds, Sequence):
        raise BadOptions([BadOption("options.player-seeds", given=short_repr(player_seeds))])
    return player_seeds
