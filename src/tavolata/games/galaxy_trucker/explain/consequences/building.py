"""GT-B2 to GT-B8, GT-C3, GT-C4: what the choices of building, mending and boarding lead to."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Board, Finish, GalaxyTruckerAction, Keep, Place, Remove, Reserve, TurnGlass
from tavolata.games.galaxy_trucker.content import Cell, Tile
from tavolata.games.galaxy_trucker.explain.consequences.tile_fit import fitting
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.handicaps import loss_price, starts_last
from tavolata.games.galaxy_trucker.rules.ship_stats import Figures, figures
from tavolata.games.galaxy_trucker.state import Phase, Player, Ship, State
from tavolata.i18n import Fact

Choices: TypeAlias = Sequence[GalaxyTruckerAction]


def foresee(state: State, seat: Seat, choices: Choices) -> Mapping[Action, Consequence]:
    """What the choices of a seat lead to before the flight."""
    look = _PHASES.get(state.phase)
    return {} if look is None else look(state, state.players[seat], choices)


# Building


def _building(state: State, player: Player, choices: Choices) -> Mapping[Action, Consequence]:
    """GT-B2, GT-B6, GT-B7: placing a tile or laying it aside, the last run of the glass, and finishing."""
    ahead: dict[Action, Consequence] = _placing(state, player.ship, player.hand.tile, choices) if player.hand else {}
    for action in [action for action in choices if type(action) in _BESIDES]:
        ahead[action] = _BESIDES[type(action)](state, player, action)
    return ahead


def _placing(state: State, ship: Ship, tile: Tile, choices: Choices) -> dict[Action, Consequence]:
    """GT-B2: on each place beside the ship; GT-B4: where the table asks for a good joint, on those that have one."""
    fits = fitting(ship, tile)
    return {action: fits[action] for action in choices if type(action) is Place} if state.variants.joined else {**fits}


def _turning(state: State, _player: Player, _action: TurnGlass) -> Consequence:
    """GT-B6: with the last run building ends for all."""
    assert state.glass is not None
    left = state.level.runs - state.glass.space - 1
    return _plain(_say("glass", count=left) if left else _say("glass.last"))


def _finishing(state: State, player: Player, action: Finish) -> Consequence:
    """GT-B7, GT-M4: where one starts, and how far behind the front that is."""
    starts = state.level.starts
    start = len(state.players) if player.burdens and starts_last(player.burdens) else action.start
    return _leaving(player, starts[0] - starts[start - 1], state.variants.warn)


@cached_on_instance
def _leaving(player: Player, behind: int, warn: bool) -> Consequence:
    """GT-B7, GT-C3: what the ship can do as it stands, and what it lacks."""
    told = figures(player)
    says = [_say("start.behind", count=behind) if behind > 0 else _say("start.front"), _able(told), *_kept(player)]
    if warn and (faults := len(ships.faults(player.ship))):
        says.append(_say("faults", count=faults))
    return Consequence((*says, *_lacking(told)), "plain" if told.engines.most else "ruins")


def _reserving(_state: State, _player: Player, _action: Reserve) -> Consequence:
    """GT-B2: it stays within reach."""
    return _plain(_say("reserve"))


_BESIDES: Mapping[type[GalaxyTruckerAction], Callable[[State, Player, Any], Consequence]] = {
    Finish: _finishing,
    TurnGlass: _turning,
    Reserve: _reserving,
}
"""What is foreseen of building besides placing."""


def _able(told: Figures) -> LocalizedText:
    return _say("able", crew=told.crew, engines=told.engines.most, firepower=told.firepower.most, exposed=told.exposed)


def _kept(player: Player) -> Iterator[LocalizedText]:
    """GT-C3: tiles still in reserve are lost."""
    if player.reserve:
        yield _say("kept", count=len(player.reserve))


def _lacking(told: Figures) -> Iterator[LocalizedText]:
    """GT-F2: without humans, or in open space without engines, a ship is out of the race."""
    if not told.humans:
        yield _say("no-cabin")
    if not told.engines.most:
        yield _say("no-engine")


# Mending


def _mending(state: State, player: Player, choices: Choices) -> Mapping[Action, Consequence]:
    """GT-C3: what each piece, or the ship without a tile, still has."""
    ahead: dict[Action, Consequence] = {}
    for action in choices:
        if isinstance(action, Keep):
            ahead[action] = _left(state, player, ships.flown_off(player.ship, action.piece))
        elif isinstance(action, Remove):
            ahead[action] = _left(state, player, [(action.column, action.row)])
    return ahead


def _left(state: State, player: Player, gone: list[Cell]) -> Consequence:
    """GT-C3: what is left when these tiles are off, and what they cost."""
    rest = replace(player, ship=ships.without(player.ship, gone))
    before, told = figures(player), figures(rest)
    ruined = not told.humans or bool(before.engines.most and not told.engines.most)
    says = (_cost(state, player, len(gone)), *_broken(rest), *_weaker(before, told), *_lacking(told))
    return Consequence(says, "ruins" if ruined else "plain")


def _cost(state: State, player: Player, count: int) -> LocalizedText:
    """GT-C3: a credit each, with a handicap more (GT-K4); in the test flight a start behind the others."""
    price = count * loss_price(player.burdens)
    if price > count:
        return _say("off.dear", count=count, price=price)
    return _say("off.test" if state.variants.level == "test" else "off", count=count)


def _broken(rest: Player) -> Iterator[LocalizedText]:
    """GT-C3: what is still to be mended then."""
    pieces, faults = len(ships.pieces(rest.ship)), len(ships.faults(rest.ship))
    if pieces > 1:
        yield _say("pieces", count=pieces)
    elif faults:
        yield _say("still", count=faults)
    else:
        yield _say("sound")


def _weaker(before: Figures, told: Figures) -> Iterator[LocalizedText]:
    """GT-F4, GT-F5, GT-F7: what the ship has less of."""
    if told.crew < before.crew:
        yield _say("less.crew", before=before.crew, after=told.crew)
    for measure in ("engines", "firepower"):
        power, rest = getattr(before, measure).most, getattr(told, measure).most
        if rest < power:
            yield _say(f"less.{measure}", before=power, after=rest)


# Boarding


def _boarding(_state: State, player: Player, choices: Choices) -> Mapping[Action, Consequence]:
    """GT-C4: what an alien gives instead of two humans."""
    return {action: _moving_in(player, action) for action in choices if isinstance(action, Board)}


def _moving_in(player: Player, action: Board) -> Consequence:
    """GT-F4, GT-F5: an alien helps only what is above 0."""
    cell = (action.column, action.row)
    humans = figures(player)
    if action.crew == "humans":
        return _plain(_say("humans", crew=humans.crew))
    told = figures(replace(player, crew={**player.crew, cell: (action.crew,)}))
    measure = "firepower" if action.crew == "purple" else "engines"
    before, after = getattr(humans, measure).most, getattr(told, measure).most
    if before == after:
        return Consequence((_say(f"useless.{measure}", crew=told.crew),), "idle")
    return _plain(_say(f"alien.{measure}", before=before, after=after, crew=told.crew))


_PHASES: Mapping[Phase, Callable[[State, Player, Choices], Mapping[Action, Consequence]]] = {
    "building": _building,
    "mending": _mending,
    "boarding": _boarding,
}


def _plain(*says: LocalizedText) -> Consequence:
    return Consequence(says)


def _say(key: str, **facts: Fact) -> LocalizedText:
    return LocalizedText(f"galaxy_trucker.ahead.{key}", facts)
