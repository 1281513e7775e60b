"""GT-B2 to GT-B8, GT-C3, GT-C4: the consequences of building, repairing and boarding."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from tavolata.core.caching import cached_on_instance
from tavolata.core.game import Action, Seat
from tavolata.core.protocols.consequences import Consequence, LocalizedText
from tavolata.games.galaxy_trucker.actions import Board, Finish, GalaxyTruckerAction, Keep, Place, Remove, Reserve, TurnGlass
from tavolata.games.galaxy_trucker.bot.sentences import sentence
from tavolata.games.galaxy_trucker.content import Cell, Tile
from tavolata.games.galaxy_trucker.explain.consequences.common import plain
from tavolata.games.galaxy_trucker.explain.consequences.tile_fit import tile_fits
from tavolata.games.galaxy_trucker.rules import ship as ships
from tavolata.games.galaxy_trucker.rules.handicaps import loss_price, starts_last
from tavolata.games.galaxy_trucker.rules.ship_stats import ShipStats, ship_stats
from tavolata.games.galaxy_trucker.state import Phase, Player, Ship, State

Choices: TypeAlias = Sequence[GalaxyTruckerAction]


def building_consequences(state: State, seat: Seat, choices: Choices) -> Mapping[Action, Consequence]:
    """Return the consequences of the actions of a seat before the flight."""
    look = _PHASES.get(state.phase)
    return {} if look is None else look(state, state.players[seat], choices)


# Building


def _building(state: State, player: Player, choices: Choices) -> Mapping[Action, Consequence]:
    """GT-B2, GT-B6, GT-B7: return the consequences of placing, reserving, turning the glass and finishing."""
    consequences: dict[Action, Consequence] = _place(state, player.ship, player.hand.tile, choices) if player.hand else {}
    for action in [action for action in choices if type(action) in _OTHER_ACTIONS]:
        consequences[action] = _OTHER_ACTIONS[type(action)](state, player, action)
    return consequences


def _place(state: State, ship: Ship, tile: Tile, choices: Choices) -> dict[Action, Consequence]:
    """GT-B2: return the fit of each place beside the ship; GT-B4: only of legal places if the table requires joints."""
    fits = tile_fits(ship, tile)
    return {action: fits[action] for action in choices if type(action) is Place} if state.variants.joined else {**fits}


def _turn_glass(state: State, _player: Player, _action: TurnGlass) -> Consequence:
    """GT-B6: return the consequence of turning the glass: its last run ends building for all."""
    assert state.glass is not None
    left = state.level.runs - state.glass.space - 1
    return plain(sentence("ahead.glass", count=left) if left else sentence("ahead.glass.last"))


def _finish(state: State, player: Player, action: Finish) -> Consequence:
    """GT-B7, GT-M4: return the consequence of a start space: its distance from the front and the state of the ship."""
    starts = state.level.starts
    start = len(state.players) if player.handicaps and starts_last(player.handicaps) else action.start
    return _launch(player, starts[0] - starts[start - 1], state.variants.warn)


@cached_on_instance
def _launch(player: Player, behind: int, warn: bool) -> Consequence:
    """GT-B7, GT-C3: return the consequence of a launch as the ship is now: its stats and what it lacks."""
    stats = ship_stats(player)
    says = [
        sentence("ahead.start.behind", count=behind) if behind > 0 else sentence("ahead.start.front"),
        _capabilities(stats),
        *_lost_reserve(player),
    ]
    if warn and (faults := len(ships.faults(player.ship))):
        says.append(sentence("ahead.faults", count=faults))
    return Consequence((*says, *_missing(stats)), "plain" if stats.engines.most else "ruins")


def _reserve(_state: State, _player: Player, _action: Reserve) -> Consequence:
    """GT-B2: return the consequence of reserving: the tile stays available."""
    return plain(sentence("ahead.reserve"))


_OTHER_ACTIONS: Mapping[type[GalaxyTruckerAction], Callable[[State, Player, Any], Consequence]] = {
    Finish: _finish,
    TurnGlass: _turn_glass,
    Reserve: _reserve,
}
"""The consequences of building actions other than placing."""


def _capabilities(stats: ShipStats) -> LocalizedText:
    return sentence("ahead.able", crew=stats.crew, engines=stats.engines.most, firepower=stats.firepower.most, exposed=stats.exposed)


def _lost_reserve(player: Player) -> Iterator[LocalizedText]:
    """GT-C3: yield a sentence about tiles in reserve, which are lost."""
    if player.reserve:
        yield sentence("ahead.kept", count=len(player.reserve))


def _missing(stats: ShipStats) -> Iterator[LocalizedText]:
    """GT-F2: yield what the ship lacks to stay in the race: humans, and engines for open space."""
    if not stats.humans:
        yield sentence("ahead.no-cabin")
    if not stats.engines.most:
        yield sentence("ahead.no-engine")


# Repairs


def _mend(state: State, player: Player, choices: Choices) -> Mapping[Action, Consequence]:
    """GT-C3: return the consequences of keeping each piece or removing each tile."""
    consequences: dict[Action, Consequence] = {}
    for action in choices:
        if isinstance(action, Keep):
            consequences[action] = _after_removal(state, player, ships.flown_off(player.ship, action.piece))
        elif isinstance(action, Remove):
            consequences[action] = _after_removal(state, player, [(action.column, action.row)])
    return consequences


def _after_removal(state: State, player: Player, removed: list[Cell]) -> Consequence:
    """GT-C3: return the consequence of removing these tiles: the remaining ship and the cost."""
    rest = replace(player, ship=ships.without(player.ship, removed))
    before, stats = ship_stats(player), ship_stats(rest)
    ruined = not stats.humans or bool(before.engines.most and not stats.engines.most)
    says = (_cost(state, player, len(removed)), *_remaining_faults(rest), *_reductions(before, stats), *_missing(stats))
    return Consequence(says, "ruins" if ruined else "plain")


def _cost(state: State, player: Player, count: int) -> LocalizedText:
    """GT-C3: return the cost of removed tiles: credits (more by GT-K4), or in the test flight a start behind the others."""
    price = count * loss_price(player.handicaps)
    if price > count:
        return sentence("ahead.off.dear", count=count, price=price)
    return sentence("ahead.off.test" if state.variants.level == "test" else "ahead.off", count=count)


def _remaining_faults(rest: Player) -> Iterator[LocalizedText]:
    """GT-C3: yield the remaining pieces or faults."""
    pieces, faults = len(ships.pieces(rest.ship)), len(ships.faults(rest.ship))
    if pieces > 1:
        yield sentence("ahead.pieces", count=pieces)
    elif faults:
        yield sentence("ahead.still", count=faults)
    else:
        yield sentence("ahead.sound")


def _reductions(before: ShipStats, stats: ShipStats) -> Iterator[LocalizedText]:
    """GT-F4, GT-F5, GT-F7: yield the stats that fall."""
    if stats.crew < before.crew:
        yield sentence("ahead.less.crew", before=before.crew, after=stats.crew)
    for measure in ("engines", "firepower"):
        power, rest = getattr(before, measure).most, getattr(stats, measure).most
        if rest < power:
            yield sentence(f"ahead.less.{measure}", before=power, after=rest)


# Boarding


def _board(_state: State, player: Player, choices: Choices) -> Mapping[Action, Consequence]:
    """GT-C4: return the consequences of each crew for a cabin: an alien compared with two humans."""
    return {action: _boarded(player, action) for action in choices if isinstance(action, Board)}


def _boarded(player: Player, action: Board) -> Consequence:
    """GT-F4, GT-F5: return the consequence of boarding: the power that an alien adds, if any."""
    cell = (action.column, action.row)
    humans = ship_stats(player)
    if action.crew == "humans":
        return plain(sentence("ahead.humans", crew=humans.crew))
    stats = ship_stats(replace(player, crew={**player.crew, cell: (action.crew,)}))
    measure = "firepower" if action.crew == "purple" else "engines"
    before, after = getattr(humans, measure).most, getattr(stats, measure).most
    if before == after:
        return Consequence((sentence(f"ahead.useless.{measure}", crew=stats.crew),), "idle")
    return plain(sentence(f"ahead.alien.{measure}", before=before, after=after, crew=stats.crew))


_PHASES: Mapping[Phase, Callable[[State, Player, Choices], Mapping[Action, Consequence]]] = {
    "building": _building,
    "mending": _mend,
    "boarding": _board,
}
