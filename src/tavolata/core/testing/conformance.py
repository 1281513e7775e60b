"""Conformance checks for games: each raises AssertionError where a game breaks the protocol."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from tavolata.core.errors import IllegalAction, UnknownGame
from tavolata.core.game import CHANCE, CLOCK, Action, Actor, Game, OptionValue, Seat
from tavolata.core.log import Undo
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import GamePlugin
from tavolata.core.record import read_action
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import sections_of
from tavolata.i18n import translate

Watcher = Callable[[Match[Any, Any, Any]], None]
"""Called after each action of a seat, for additional checks."""

Chooser = Callable[[Sequence[Any], random.Random], Action]
"""Chooses a random legal action."""


def choose_by_kind(legal: Sequence[Action], rng: random.Random) -> Action:
    """Returns a random action: chooses its class first, so that rare classes are played often."""
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
    max_lines: int = 100_000,
) -> Match[Any, Any, Any]:
    """Plays random actions to the end of the game and returns the match."""
    rng = random.Random(seed)
    match = Match.new(name, seats, seed, options)
    while match.result is None:
        actor = rng.choice(match.actors)
        match.play(actor, choose(match.legal(actor), rng))
        if watch:
            watch(match)
        assert len(match.log) < max_lines, f"{name} with seed {seed} did not end within {max_lines} lines"
    return match


def check_position(match: Match[Any, Any, Any]) -> None:
    """Checks actors, legal actions, refusals, views and copies in a position."""
    _check_actors(match)
    for actor in match.actors:
        _check_actions(match, match.legal(actor))
        _check_out_of_turn(match, actor)
    for seat in (None, *range(match.seats)):
        msgspec.json.encode(match.game.view(match.state, seat))
    _check_copy(match)


def check_state_text(match: Match[Any, Any, Any]) -> None:
    """Checks that the text of a state reads back as the same state with the same text."""
    text = match.state_text
    read = Match.from_text(match.game.name, text)
    assert read.state == match.state, f"this text is read as another state:\n{text}"
    assert read.state_text == text, f"the state of this text has another text:\n{text}"


def check_game(match: Match[Any, Any, Any]) -> None:
    """Checks that saving, loading, replaying and undoing a match give the same position."""
    loaded = Match.load(match.save())
    assert loaded == match, "loading what was saved gives another match"
    assert loaded.save() == match.save(), "saving what was loaded gives another text"
    again = match.copy()
    again.undo(0)
    again.extend(match.log)
    assert again.state == match.state, "replaying the log gives another position"


def check_seeded_twins(name: str, seats: int, seed: int, options: dict[str, OptionValue] | None = None) -> None:
    """Checks that two matches with the same seed and choices have equal logs."""
    first, second = (play_random_game(name, seats, seed, options) for _ in range(2))
    assert first.log == second.log, "two runs with one seed differ"


def check_odds(match: Match[Any, Any, Any]) -> None:
    """Checks that the odds of CHANCE are positive, sum to one and cover its legal actions."""
    odds = match.game.odds(match.state)
    assert all(share > 0 for _, share in odds), "chance lists what cannot happen"
    assert sum(share for _, share in odds) == 1, "the odds do not sum to one"
    assert [action for action, _ in odds] == match.legal(CHANCE), "the odds are not over the legal actions of chance"


def check_plugin(plugin: GamePlugin, seeds: Iterable[int] = range(3)) -> None:
    """Checks a plugin: rules, rulebook, messages for all events and actions, bots and `resample`."""
    assert _registered_plugin(plugin.name) is plugin, (
        f"{plugin.name} is not known: install the package whose entry point brings it, or call registry.add(plugin)"
    )
    assert any(section.rules for section in sections_of(plugin.name)), "the rulebook has no rules with ids"
    for seed in seeds:
        seats = list(plugin.game.seats)[seed % len(plugin.game.seats)]
        match = play_random_game(plugin.name, seats, seed, watch=_PositionChecks(plugin))
        check_game(match)
        for level in plugin.bots:
            _check_bot(plugin, level, seats, seed)


def _registered_plugin(name: str) -> GamePlugin | None:
    try:
        return get_plugin(name)
    except UnknownGame:
        return None


class _PositionChecks:
    """Checks each position and its messages, and once for each set of legal action classes the refusals of the others."""

    def __init__(self, plugin: GamePlugin) -> None:
        self._plugin = plugin
        self._played: dict[type[Action], Action] = {}
        """The last action of each class that was played."""
        self._checked: set[tuple[object, ...]] = set()

    def __call__(self, match: Match[Any, Any, Any]) -> None:
        _check_messages(self._plugin, match)
        if type(match.game).write_state is not Game.write_state:
            check_state_text(match)
        for seat in [actor for actor in match.actors if actor >= 0][:1]:
            self._check_refusals(match, seat)
        self._played[type(match.log[-1].action)] = match.log[-1].action

    def _check_refusals(self, match: Match[Any, Any, Any], seat: Actor) -> None:
        kinds = frozenset(type(action) for action in match.legal(seat))
        for kind, action in self._played.items():
            if kind not in kinds and (kind, kinds) not in self._checked:
                self._checked.add((kind, kinds))
                _check_refused(match, seat, action)


def _check_messages(plugin: GamePlugin, match: Match[Any, Any, Any]) -> None:
    """Checks the messages of a position, its events and legal actions, and that a resampled match has the same view."""
    check_position(match)
    text, names = plugin.text(), [f"Player {seat + 1}" for seat in range(match.seats)]
    for seat in (None, *range(match.seats)):
        assert text.describe(match.view(seat), names), "a position is described by nothing"
        if plugin.resample is not None:
            assert match.resample(seat, seed=len(match.log)).view(seat) == match.view(seat), "an imagined world looks different"
    for actor in [actor for actor in match.actors if actor >= 0]:
        assert all(translate(*text.action_text(action, match.view(actor))) for action in match.legal(actor)), "a choice has no words"
        _check_consequences(match, actor)
    (step,) = match.at(len(match.log) - 1).extend(match.log[-1:])
    assert all(translate(*text.event_text(event, names)) for event in step.events), "an event has no words"


def _check_consequences(match: Match[Any, Any, Any], seat: Seat) -> None:
    """Checks that consequences belong to legal actions and have messages."""
    consequences = Observation(match, seat).consequences
    assert consequences.keys() <= set(match.legal(seat)), "something is foreseen of what may not be done"
    sentences = [sentence for consequence in consequences.values() for sentence in consequence.says]
    assert all(translate(sentence.key, {"name": "Player 1", **sentence.facts}) for sentence in sentences), "what is foreseen has no words"


def _check_bot(plugin: GamePlugin, level: str, seats: int, seed: int) -> None:
    """Checks that a bot chooses legal actions whenever the match waits for it."""
    bots = [plugin.make_bot(level, seed + seat) for seat in range(seats)] if plugin.make_bot and level in plugin.levels else []
    match = Match.new(plugin.name, seats, seed)
    for _ in range(200 if bots else 0):
        awaited = [seat for seat in match.awaited if seat >= 0]
        if not awaited:
            break
        action = bots[awaited[0]].choose(Observation(match, awaited[0]))
        assert action in match.legal(awaited[0]), f"the bot {level} chose {action!r}, which is not legal"
        match.play(awaited[0], action)


def _check_actors(match: Match[Any, Any, Any]) -> None:
    all_actors: list[Actor] = [CHANCE, CLOCK, *range(match.seats)]
    with_actions = [actor for actor in all_actors if match.legal(actor)]
    assert with_actions == sorted(match.actors), f"actors are {match.actors}, but {with_actions} have legal actions"
    assert bool(match.actors) == (match.result is None), "a match is over when nobody is to act, and only then"


def _check_actions(match: Match[Any, Any, Any], legal: Sequence[Any]) -> None:
    assert len(set(legal)) == len(legal), "an action is listed twice"
    for action in legal:
        text = match.write(action)
        assert match.game.read(text) == action, f"{action} reads back as another action"
        assert not isinstance(read_action(match.game, text), Undo), f"{text!r} is how the log of every match takes back"


def _check_out_of_turn(match: Match[Any, Any, Any], actor: Actor) -> None:
    """Checks that a seat out of turn is refused and changes nothing."""
    other = next((seat for seat in range(match.seats) if seat not in match.actors or len(match.actors) > 1), None)
    if other is None or other in match.actors:
        return
    _check_refused(match, other, match.legal(actor)[0])


def _check_refused(match: Match[Any, Any, Any], actor: Actor, action: Action) -> None:
    """Checks that an illegal action is refused with a rule id and a sentence, and changes nothing."""
    state, lines = match.state, len(match.log)
    refused = _refused(match, actor, action)
    assert refused is not None, f"{action!r} is not legal and was accepted"
    assert refused.rule, f"the refusal of {action!r} names no rule"
    assert refused.message, f"the refusal of {action!r} has no sentence"
    assert match.state is state, "a refused action changed the position"
    assert len(match.log) == lines, "a refused action was written to the log"


def _refused(match: Match[Any, Any, Any], actor: Actor, action: Action) -> IllegalAction | None:
    try:
        match.play(actor, action)
    except IllegalAction as refused:
        return refused
    except LookupError as error:
        raise AssertionError(f"why {action!r} is not legal now, refusal() cannot say: {type(error).__name__}: {error}") from error
    return None


def _check_copy(match: Match[Any, Any, Any]) -> None:
    if match.result is None and CHANCE not in match.actors:
        twin, lines = match.copy(), len(match.log)
        twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
        assert len(match.log) == lines, "playing on a copy changed the match"
