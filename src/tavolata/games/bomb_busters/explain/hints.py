"""Hints in three grades, from the decision of the hard bot in the seat's place.

A table that shows only what is certain gets hints too, without odds.
"""

from collections.abc import Mapping
from string import ascii_uppercase

from tavolata.core.protocols.advisor import HintMessage
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import NOTATION, Announce, BombBustersAction, Point, Scan, TakeToken, Use
from tavolata.games.bomb_busters.bot.decision import NO_ODDS, BotDecision, Reason
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.partner import has_certain_cut
from tavolata.games.bomb_busters.bot.risk import aim_chosen
from tavolata.games.bomb_busters.bot.sentences import cut_sentence, places_of
from tavolata.games.bomb_busters.bot.table_model import SURE, DualCut, TableModel
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.missions.dealt_tokens import HandedTokensView
from tavolata.games.bomb_busters.rules.usable import values_announced
from tavolata.games.bomb_busters.state import Aim
from tavolata.games.bomb_busters.view import BombBustersSight, BombBustersView
from tavolata.i18n import Fact

_LOOKS = {
    "use": "use",
    "solo": "solo",
    "reveal": "reveal",
    "mark": "mark",
    "lay": "lay",
    "cut": "open",
    "label": "label",
    "give": "give",
    "scan": "scan",
    "next": "seat",
    "recharge": "seat",
    "partner": "seat",
    "deny": "deny",
}
"""Where to look, by the kind of action."""


def hint(sight: BombBustersSight) -> HintMessage:
    """Return a hint in three grades: where to look, what to consider, and what to do."""
    if sight.view.phase == "claim":
        return _claim(sight)
    weighing, model = Hard(0).decide(sight), TableModel(sight.view)
    if weighing.action is None:
        return _leave(sight)
    return _other(model, weighing.reason, weighing.action) if weighing.reason else _cut(model, weighing, weighing.action)


def _claim(sight: BombBustersSight) -> HintMessage:
    """BB-m10-3: return the hint to claim the turn, or to leave it to a player with a surer cut."""
    sure = "sure" if has_certain_cut(TableModel(sight.view)) else "unsure"
    look, consider, do = (sentence(f"hint.{grade}.claim.{sure}") for grade in ("look", "consider", "do"))
    return HintMessage("do:claim", look, consider, do, (NOTATION.write(sight.legal[0]),) if sure == "sure" else ())


def _leave(sight: BombBustersSight) -> HintMessage:
    """BB-Q6: return the hint not to use a card out of turn."""
    card = next(action.card for action in sight.legal if isinstance(action, Use))
    look, consider, do = (sentence(f"hint.{grade}.leave", card=card, seat=sight.view.acting) for grade in ("look", "consider", "do"))
    return HintMessage(f"card:{card}", look, consider, do, ())


def _cut(model: TableModel, weighing: BotDecision, action: BombBustersAction) -> HintMessage:
    """Return the hint for a dual cut: the wire, the chances of the best and the next best, and the value to announce."""
    cut, kind = weighing.cuts[0], "say" if isinstance(action, Announce) else "cut"
    told = ".told" if kind == "cut" and _is_told(model, cut) else ""
    look = sentence(f"hint.look.{kind}{told}", places=places_of(model, cut.tiles))
    consider, do = _considered(model, kind, weighing.cuts), _done(model, kind, cut)
    return HintMessage(tooltip_target(action, model.view), look, consider, do, _moves(model, action, cut))


def _is_told(model: TableModel, cut: DualCut) -> bool:
    """BB-D4: return True if the cut points at one wire, which has the token of its value."""
    tokens = [slot.token for stand in model.view.stands for slot in stand if slot.tile in cut.tiles]
    return tokens == list(cut.values)


def _considered(model: TableModel, kind: str, cuts: tuple[DualCut, ...]) -> LocalizedText:
    """Return a sentence: the number of certain cuts, or the chances of the best two."""
    if certain := [cut for cut in dict.fromkeys(cuts) if cut.chances.success > SURE]:
        return sentence(f"hint.consider.{kind}.certain", count=len(certain))
    if model.view.insight != "odds":
        return sentence(f"hint.consider.{kind}.unsaid")
    first, second = (cuts * 2)[:2]
    return sentence(f"hint.consider.{kind}", right=percent(first.chances.success), next=percent(second.chances.success))


def _done(model: TableModel, kind: str, cut: DualCut) -> LocalizedText:
    """Return a sentence: the wires to point at and the value to announce, with odds if the table shows them."""
    if not _is_complete(model, cut):
        return sentence("hint.do.point", places=places_of(model, cut.tiles))
    if cut.chances.success > SURE or model.view.insight == "odds":
        return cut_sentence(f"hint.do.{kind}", model, *cut)
    two = ".two" if len(cut.values) > 1 else ""
    return sentence(f"hint.do.{kind}.unsaid{two}", places=places_of(model, cut.tiles), value=cut.values[0], other=cut.values[-1])


def _is_complete(model: TableModel, cut: DualCut) -> bool:
    """BB-Q4-10: return True if the cut has all its values: two with the ray; the bot does not join ray and detector."""
    return len(cut.values) == values_announced(Aim(ray=aim_chosen(model).ray))


def _moves(model: TableModel, action: BombBustersAction, cut: DualCut) -> tuple[str, ...]:
    """Return the hinted moves: the action, and the announcement if that is the last wire to point at."""
    is_last = isinstance(action, Point) and (action.slot is None or len(cut.tiles) == len(aim_chosen(model).pointed) + 1)
    announced = [Announce(cut.values)] if is_last and _is_complete(model, cut) else []
    return tuple(map(NOTATION.write, (action, *announced)))


def _other(model: TableModel, reason: Reason, action: BombBustersAction) -> HintMessage:
    """Return the hint for any action but a cut, from the facts of its reason; odds only if the table shows them."""
    tells_odds = model.view.insight == "odds"
    ending = ".unsaid" if reason.odds and not tells_odds else reason.degree
    kind = _LOOKS.get(_tag(action), "else")
    facts = {**_where(model, action), **reason.facts, **(reason.odds if tells_odds else NO_ODDS)}
    done = kind if reason.name == "tells" else reason.name
    consider, do = (sentence(f"hint.{grade}{ending}", **facts) for grade in (f"consider.{reason.name}", f"do.{done}"))
    return HintMessage(tooltip_target(action, model.view), _look(model, kind, action, facts), consider, do, (NOTATION.write(action),))


def _look(model: TableModel, kind: str, action: BombBustersAction, facts: Mapping[str, Fact]) -> LocalizedText:
    """Return a sentence on where to look; BB-m22: for a token that another player gets, at that player's wires."""
    getting = next((twist.to for twist in model.view.twists if isinstance(twist, HandedTokensView)), None)
    if isinstance(action, TakeToken) and getting is not None:
        return sentence("hint.look.token", seat=getting)
    return sentence(f"hint.look.{kind}", **facts)


def _tag(action: BombBustersAction) -> str:
    return str(action.__struct_config__.tag)


def _where(model: TableModel, action: BombBustersAction) -> dict[str, Fact]:
    """Return the place, the card and the seat of an action, where it has them."""
    facts: dict[str, Fact] = {name: found for name in ("card", "seat") if (found := getattr(action, name, None)) is not None}
    slot = model.slots.get((getattr(action, "stand", -1), getattr(action, "slot", None) or 0))
    return facts | ({"places": places_of(model, (slot.tile,))} if slot else {})


def tooltip_target(action: BombBustersAction, view: BombBustersView) -> str:
    """Return the table element to look at for an action, without giving away which own wire or value is meant."""
    match action:
        case Use(card):
            return f"card:{card}"
        case Announce() | Scan():
            return "pad"
        case Point(slot=int(slot)):
            return f"wire:{ascii_uppercase[action.stand]}{slot + 1}"
    seat: int | None = getattr(action, "seat", None)
    stand: int | None = getattr(action, "stand", None) if seat is None else view.players[seat].stands[0]
    return f"do:{_tag(action)}" if stand is None else f"stand:{ascii_uppercase[stand]}"
