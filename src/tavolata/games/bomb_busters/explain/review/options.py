"""The options of a seat in its turn, and what each of them stakes.

A stake is the part of the mission at risk: all of it with every red, a part with every dial step (all at the last one), and a little with
every card, which is missing later. The hard bot uses the same measure.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolata.games.bomb_busters.actions import Announce, BombBustersAction, Point, Reveal, Solo, Special, Use
from tavolata.games.bomb_busters.bot.endgame_search import EndgameOption, EndgameSearch
from tavolata.games.bomb_busters.bot.hard import TOOLS, Hard
from tavolata.games.bomb_busters.bot.risk import PLAIN, candidates, miss_cost, risk, safest, with_card
from tavolata.games.bomb_busters.bot.table_model import SURE, DualCut, TableModel
from tavolata.games.bomb_busters.content import RED, CardId, Value, effect_of
from tavolata.games.bomb_busters.facts import IsRedFact, ShownFact, Tiles
from tavolata.games.bomb_busters.solver.odds import Chances
from tavolata.games.bomb_busters.view import BombBustersView

CERTAIN = Chances(1.0, 0.0, 0.0)


class Option(NamedTuple):
    """Option of a turn: its chances, its risk, the cost of a miss, and the dual cut with its cards, or the other action."""

    chances: Chances
    risk: float = 0.0
    miss: float = 0.0
    cards: tuple[CardId, ...] = ()
    tiles: Tiles = ()
    values: tuple[Value, ...] = ()
    other: BombBustersAction | None = None

    @property
    def stake(self) -> float:
        """Return the stake: the risk, and the price of the cards used."""
        return self.risk + Hard.TOOL * len(self.cards)

    @property
    def is_certain(self) -> bool:
        """Return True if the option cannot go wrong."""
        return self.chances.success > SURE

    def moves(self, model: TableModel) -> tuple[BombBustersAction, ...]:
        """Return the actions of the option, one after the other."""
        places = [model.place_of[tile] for tile in self.tiles]
        if isinstance(self.other, Special):
            return (self.other, *(Point(*place) for place in places))
        if self.other:
            return (self.other,)
        points = [Point(places[0][0])] if "super-detector" in self.cards else [Point(*place) for place in places]
        return (*map(Use, self.cards), *points, Announce(self.values))


def options(model: TableModel, legal: Sequence[BombBustersAction], on_one_stand: bool) -> list[Option]:
    """Return the options of a seat in its turn that are worth considering."""
    found = [Option(CERTAIN, other=action) for action in legal if isinstance(action, Reveal | Solo)]
    if Special() in legal and model.together:
        found.append(together(model, model.together.tiles, model.together.value))
    if any(isinstance(action, Point) for action in legal):
        found += [option_of_cut(model, cut) for cut in candidates(model, PLAIN, model.theirs)]
    found += [option_of_cut(model, cut, (tool,)) for tool in TOOLS if Use(tool) in legal for cut in _best_with(model, tool, on_one_stand)]
    return [*found, *([value_of_pass()] if Use("coffee-mug") in legal else [])]


def wins_more(model: TableModel, one: Option, other: Option) -> bool:
    """Return True if the first choice wins more often in the endgame search, so that the second is not safer."""
    if model.ahead is None:
        return False
    won, than = _won(model.ahead, one), _won(model.ahead, other)
    return won is not None and than is not None and won > than


def _won(ahead: EndgameSearch, option: Option) -> float | None:
    """Return the share of deals that win after a cut; None for other actions."""
    if isinstance(option.other, Solo):
        return ahead.after_solo(option.other.value)
    if option.other:
        return None
    return ahead.after_cut(EndgameOption(option.tiles, option.values, "stabilizer" in option.cards, "double-detector" in option.cards))


def together(model: TableModel, tiles: Tiles, value: Value) -> Option:
    """BB-N6: return the option of a special action on these wires, which explodes the bomb unless all are right."""
    facts = [IsRedFact(tile) if value == RED else ShownFact(tile, value) for tile in tiles]
    right = model.deals.chance(*facts)
    return Option(Chances(right, 1 - right, 0.0), 1 - right, tiles=tiles, values=(value,), other=Special())


def value_of_pass() -> Option:
    """BB-Q4-11: return the option of passing the turn to another player."""
    return Option(CERTAIN, Hard.PASS, other=Use("coffee-mug"))


def option_of_cut(model: TableModel, cut: DualCut, cards: tuple[CardId, ...] = ()) -> Option:
    """Return the option of a dual cut with cards; BB-Q4-9: under the Stabilizer no red explodes."""
    success, explosion, other = cut.chances if cut.chances.success < SURE else CERTAIN
    is_steady = "stabilizer" in cards
    chances = Chances(success, 0.0, explosion + other) if is_steady else Chances(success, explosion, other)
    return Option(chances, risk(model, chances, is_steady), miss_cost(model, is_steady), cards, cut.tiles, cut.values)


def chosen_cut(model: TableModel, aiming: BombBustersView, values: tuple[Value, ...]) -> Option:
    """Return the option of the announced dual cut; BB-Q4-9: of its cards the Stabilizer came first."""
    aim, own = aiming.aim, _own_spent(model, aiming)
    assert aim is not None
    helping = [aim.detector, "ray" if aim.ray else None, "stabilizer" if aim.stabilizer else None]
    used = [own if own and card == effect_of(own) else card for card in helping]
    cards: tuple[CardId, ...] = tuple(card for card in reversed(TOOLS) if card in used)
    return option_of_cut(model, DualCut(aim.pointed, values, model.deals.detector(aim.pointed, values)), cards)


def _own_spent(model: TableModel, aiming: BombBustersView) -> CardId | None:
    """BB-Q2, BB-Q7: return the personal equipment, if it was used for this cut."""
    before, now = model.view.players[model.me], aiming.players[model.me]
    return before.personal if before.detector and not now.detector else None


def _best_with(model: TableModel, tool: CardId, on_one_stand: bool) -> Iterator[DualCut]:
    """Yield the safest cut with a card; BB-Q3: one for each stand if detectors must point at one stand."""
    stands = sorted({model.place_of[tile][0] for tile in model.theirs})
    within = [model.tiles_of(model.owner_of[stand], stand) for stand in stands] if on_one_stand else [model.theirs]
    yield from (cut for tiles in within if (cut := safest(model, with_card(tool), tiles)))
