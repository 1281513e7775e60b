"""Choices that mission rules ask of a bot of any level: the one that helps the team most, by this seat's knowledge."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tavolata.core.game import Seat
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import (
    Accuse,
    BombBustersAction,
    Change,
    Constrain,
    End,
    Keep,
    LayCard,
    Next,
    Point,
    Special,
    Take,
    TakeToken,
)
from tavolata.games.bomb_busters.bot.decision import BotDecision, because, ranked
from tavolata.games.bomb_busters.bot.number_cards import placed_sooner
from tavolata.games.bomb_busters.bot.table_model import SURE, GroupAction, TableModel
from tavolata.games.bomb_busters.content import CardId, Value
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS, Letter
from tavolata.games.bomb_busters.missions.characters import CharactersView
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintView, OwnConstraintsView
from tavolata.games.bomb_busters.missions.dealt_tokens import AbsentTokensView, DrawnTokensView, HandedTokensView
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.missions.guessing import GuessView
from tavolata.games.bomb_busters.missions.mission_rule import RuleView
from tavolata.games.bomb_busters.missions.radar import RadarView
from tavolata.games.bomb_busters.missions.sequence import SequenceView
from tavolata.games.bomb_busters.missions.weak_link import WeakLinkView

LIKED: tuple[CardId, ...] = ("personal-triple", "personal-radar", "double-detector")
"""BB-Q7: the characters, the most useful first; the base one is always free."""
ACCUSED = 0.8
"""BB-m34: a weak link is named if it is likelier than that."""
ABLE = 0.5
"""BB-m32: a card stays if a teammate is at least this likely to hold a publicly known value."""


def best_choice(model: TableModel, legal: Sequence[Any]) -> BotDecision | None:
    """Choose for the mission rule that waits; None if all choices are equal."""
    view = model.view
    asking = None if view.asker is None else view.twists[view.asker]
    choose = _CHOICES.get(type(asking)) if asking else None
    return choose(model, legal, asking) if choose else None


def _character(_situation: TableModel, legal: Sequence[Take], _asking: CharactersView) -> BotDecision:
    """BB-Q7: choose the most useful free character."""
    action = next(Take(card) for card in LIKED if Take(card) in legal)
    return because(action, "character", card=action.card)


def _constraint(model: TableModel, legal: Sequence[Constrain], _asking: OwnConstraintsView) -> BotDecision:
    """BB-m31: choose the constraint card that leaves most of the own wires free."""
    count, action = ranked(legal, lambda action: _fitting(model, action.letter))[0]
    return because(action, "constraint", letter=action.letter, count=int(count))


def _fitting(model: TableModel, letter: Letter) -> int:
    return sum(value in CONSTRAINTS[letter].values for value in model.mine.values())


def _open_card(model: TableModel, _legal: Sequence[BombBustersAction], asking: OpenConstraintView) -> BotDecision:
    """BB-m32: choose to change the open card unless the player on turn can certainly, or likely, act under it."""
    assert asking.letter is not None
    able = _certain(model) if model.view.turn == model.me else _certain_cut_probability(model, asking.letter)
    return because(
        Keep() if able > ABLE else Change(), "keep" if able > ABLE else "change", {"chance": percent(able)}, letter=asking.letter
    )


def _certain(model: TableModel) -> float:
    """Return 1 if this seat has a certain cut under the card, else 0."""
    return float(any(cut.chances.success > SURE for cut in model.single_cuts))


def _certain_cut_probability(model: TableModel, letter: Letter) -> float:
    """Return the probability that the seat on turn holds a value that it may cut and that is publicly known on another stand."""
    seat = model.view.turn
    told = [tile for tile, owner in model.uncut.items() if owner != seat and model.told(tile)]
    values = {next(iter(model.deals.distribution(tile))) for tile in told} & set(CONSTRAINTS[letter].values)
    return max((model.holds(seat, value) for value in values), default=0.0)


def best_accusation(model: TableModel, legal: Sequence[BombBustersAction]) -> BotDecision | None:
    """BB-m34: choose the accusation of the likeliest weak link and card, if it is likely enough and the dial allows a mistake."""
    link = next((twist for twist in model.view.twists if isinstance(twist, WeakLinkView)), None)
    named = [action for action in legal if isinstance(action, Accuse)]
    if link is None or not named or model.view.dial.left <= 1:
        return None
    weights = {action: _suspicion(link, action) for action in named}
    action = max(weights, key=weights.__getitem__)
    chance = weights[action] / (sum(weights.values()) or 1.0)
    if chance < ACCUSED:
        return None
    return because(action, "accuse", {"chance": percent(chance)}, seat=action.seat, letter=action.letter)


def _suspicion(link: WeakLinkView, action: Accuse) -> float:
    """Return the weight of an accusation: it doubles with each value that the accused announced; 0 for an impossible card."""
    if action.letter == link.letter or action.letter not in link.possible[action.seat]:
        return 0.0
    return 2.0 ** link.heard[action.seat]


def best_special(model: TableModel, is_last: bool) -> BotDecision | None:
    """BB-N6: choose the special action, if it is certain or nothing else is left."""
    plan = model.together
    return special(plan) if plan and (is_last or plan.chance > SURE) else None


def special(plan: GroupAction) -> BotDecision:
    """BB-N6: return the decision for the special action, with its probability of success."""
    return because(Special(), "special", {"right": percent(plan.chance)}, value=plan.value, count=len(plan.tiles))


def _special_wire(model: TableModel, _legal: Sequence[Point], asking: SpecialView) -> BotDecision | None:
    """BB-N6: choose the next wire of the special action: one of those that are likeliest all right."""
    plan = model.together
    tile = next((tile for tile in plan.tiles if tile not in asking.pointed), None) if plan else None
    if plan is None or tile is None:
        return None
    return because(Point(*model.place_of[tile]), "special_wire", {"right": percent(plan.chance)}, value=plan.value)


def _absent(model: TableModel, legal: Sequence[TakeToken], _asking: AbsentTokensView) -> BotDecision:
    """BB-m22: choose the absent value to show: the one that others would likeliest look for in this hand."""
    chance, action = ranked(legal, lambda action: _wanted_value(model, action.value))[0]
    return because(action, "absent", value=action.value, likely=percent(chance))


def _wanted_value(model: TableModel, value: Value) -> float:
    """Return the probability, by public knowledge, that this hand has a value; wires count as independent."""
    lacks = 1.0
    for tile in model.mine:
        lacks *= 1 - model.public_odds_by_stand.get(tile, {}).get(value, 0.0)
    return 1 - lacks


def _handed(model: TableModel, legal: Sequence[TakeToken], _asking: HandedTokensView) -> BotDecision:
    """BB-m22: choose the token to hand on: a value that the left neighbour likeliest has unmarked, preferably one of the own hand."""
    left = (model.me + 1) % len(model.view.players)
    chance, action = ranked(legal, lambda action: _untold(model, left, action.value) * (1.0 if action.value in model.values else 0.5))[0]
    return because(action, "handed", {"chance": percent(chance)}, value=action.value, seat=left)


def _untold(model: TableModel, seat: Seat, value: Value) -> float:
    """Return the probability that a player has an unmarked wire of a value; wires count as independent."""
    lacks = 1.0
    for tile in model.tiles_of(seat):
        lacks *= 1 - (0.0 if model.told(tile) else model.deals.distribution(tile).get(value, 0.0))
    return 1 - lacks


def _drawn(model: TableModel, legal: Sequence[TakeToken], _asking: DrawnTokensView) -> BotDecision:
    """BB-m27: choose the drawn token to take: an unmarked value of this hand, else one that it lacks."""
    _, action = ranked(legal, lambda action: _information(model, action.value))[0]
    return because(action, "drawn", value=action.value)


def _information(model: TableModel, value: Value) -> float:
    own = [tile for tile, held in model.mine.items() if held == value]
    return 1.0 if any(not model.told(tile) for tile in own) else 0.0 if own else 0.5


def _lay_card(model: TableModel, legal: Sequence[LayCard], _asking: GuessView) -> BotDecision:
    """BB-m29: choose the number card to place: the one that looks least likely to be cut."""
    action = min(legal, key=lambda action: placed_sooner(model, action.value))
    chance, _ = placed_sooner(model, action.value)
    return because(action, "lay_card", {"chance": percent(chance)}, value=action.value, seat=model.view.turn)


def _end(model: TableModel, legal: Sequence[End], row: SequenceView) -> BotDecision:
    """BB-m36: choose the end of the row whose value the next players most likely hold, the nearest ones first."""
    left = [value for value in row.values if value not in row.done]
    values: dict[End, Value] = {end: left[0] if end.side == "left" else left[-1] for end in legal}
    _, best = ranked(values, lambda end: sum(_able(model, seat, values[end]) / step for step, seat in _coming(model)))[0]
    return because(best, "end", value=values[best])


def _coming(model: TableModel) -> list[tuple[int, Seat]]:
    """Return the seats with wires from the next turn on, each with its place in that order; the captain first before the first turn."""
    view, seats = model.view, len(model.view.players)
    first = view.captain if not view.turns else view.turn + 1
    order = [(first + step) % seats for step in range(seats)]
    return list(enumerate((seat for seat in order if view.players[seat].left), start=1))


def _able(model: TableModel, seat: Seat, value: Value) -> float:
    """Return the probability that a player holds a value."""
    return float(value in model.mine.values()) if seat == model.me else model.holds(seat, value)


def _name(model: TableModel, legal: Sequence[Next], radar: RadarView) -> BotDecision:
    """BB-m18: choose the player who must cut: the likeliest to know another wire of the value, with the least danger."""
    assert radar.value is not None
    likely, best = ranked(legal, lambda named: _cuts_right(model, named.seat, radar.value or ""))[0]
    return because(best, "named", {"chance": percent(likely)}, seat=best.seat)


def _cuts_right(model: TableModel, seat: Seat, value: Value) -> float:
    """Return the probability that a player cuts a value right: solo if no one else has it, else by this seat's or public knowledge."""
    others = [tile for tile, owner in model.uncut.items() if owner != seat]
    if not any(model.deals.distribution(tile).get(value, 0.0) for tile in others):
        return 1.0
    if seat == model.me:
        return max(model.deals.distribution(tile).get(value, 0.0) for tile in others)
    return max(model.public_odds_by_stand.get(tile, {}).get(value, 0.0) for tile in others)


_CHOICES: Mapping[type[RuleView], Callable[[TableModel, Any, Any], BotDecision | None]] = {
    CharactersView: _character,
    OwnConstraintsView: _constraint,
    OpenConstraintView: _open_card,
    SpecialView: _special_wire,
    AbsentTokensView: _absent,
    HandedTokensView: _handed,
    DrawnTokensView: _drawn,
    GuessView: _lay_card,
    SequenceView: _end,
    RadarView: _name,
}
