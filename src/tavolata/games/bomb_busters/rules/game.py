"""Bomb Busters as the kernel sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from tavolata.core.errors import BadOptions, IllegalAction
from tavolata.core.game import CHANCE, Actor, Game, Odds, Option, Options, Result, Seat, Vocabulary
from tavolata.core.match import Match
from tavolata.games.bomb_busters.actions import (
    NOTATION,
    Announce,
    Back,
    BombBustersAction,
    Captain,
    Cut,
    Deal,
    Done,
    Draw,
    Equip,
    Give,
    Insert,
    Label,
    Lay,
    Mark,
    Next,
    Partner,
    Point,
    Recharge,
    Remove,
    Reveal,
    Scan,
    Solo,
    Use,
)
from tavolata.games.bomb_busters.content import CARDS, MISSIONS
from tavolata.games.bomb_busters.events import BombBustersEvent
from tavolata.games.bomb_busters.rules import cut, equipment, opening, turn
from tavolata.games.bomb_busters.rules.legal import legal
from tavolata.games.bomb_busters.rules.options import LOT, RANDOM, captain_faults, card_faults, chosen_cards
from tavolata.games.bomb_busters.rules.refusal import refusal
from tavolata.games.bomb_busters.rules.usable import is_any_time, why_not_use
from tavolata.games.bomb_busters.state import CHANCE_PHASES, Level, Outcome, Phase, State, Variants
from tavolata.games.bomb_busters.view import BombBustersView, view

_BY_CHANCE: Sequence[Actor] = (CHANCE,)
_NOBODY: Sequence[Actor] = ()


class BombBusters(Game[State, BombBustersAction, BombBustersView]):
    """Wires and silence for two to five (BB-M1 to BB-P1, missions BB-m1 and on)."""

    name = "bomb-busters"
    version = 1
    seats = range(2, 6)
    cooperative = True
    vocabulary = Vocabulary(BombBustersView, BombBustersAction, BombBustersEvent)
    options: tuple[Option, ...] = (
        Option("mission", "choice", "1", tuple(MISSIONS)),
        Option("captain", "choice", LOT, (LOT, "0", "1", "2", "3", "4")),
        Option("detector", "choice", "hand", ("hand", "stand")),
        Option("equipment", "text", RANDOM),
        Option("insight", "choice", "certain", ("off", "certain", "odds")),
    )

    def setup(self, seats: int, options: Options) -> State:
        """BB-S1 to BB-S5: the mission is chosen, nothing is drawn or dealt."""
        mission = MISSIONS[str(options["mission"])].for_players(seats)
        chosen = chosen_cards(options)
        if faults := [*captain_faults(options, seats), *card_faults(chosen, mission, seats)]:
            raise BadOptions(faults)
        state = State(
            mission=mission,
            variants=Variants(options["detector"] == "stand", cast(Level, options["insight"])),
            seats=seats,
            phase="captain",
            dial=seats,
            cards=opening.in_order(tuple(card for card in CARDS if card in chosen)),
            seen=((),) * seats,
        )
        return state if options["captain"] == LOT else opening.seat_captain(state, int(options["captain"]))

    def actors(self, state: State) -> Sequence[Actor]:
        """Chance, or the seat whose decision it is and then those who may use a card out of turn."""
        if state.phase in CHANCE_PHASES:
            return _BY_CHANCE
        if state.phase == "over":
            return _NOBODY
        return (state.acting, *_card_users(state)) if state.phase == "turn" else (state.acting,)

    def awaited(self, state: State) -> Sequence[Actor]:
        """BB-Q6: nobody waits for those who may use a card out of turn."""
        return _BY_CHANCE if state.phase in CHANCE_PHASES else state.awaited

    def legal(self, state: State, actor: Actor) -> Sequence[BombBustersAction]:
        """All that an actor may do; `action in legal` is what legal means."""
        if state.phase in CHANCE_PHASES:
            return opening.odds(state).actions if actor == CHANCE else []
        return legal(state, actor) if actor >= 0 and state.phase != "over" else []

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """What the opening may bring."""
        return opening.odds(state)

    def apply(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """The position after a legal action, and what followed from it."""
        return _APPLY[type(action)](state, actor, action)

    def refusal(self, state: State, actor: Actor, action: BombBustersAction) -> IllegalAction:
        """Why an action is not legal."""
        return refusal(state, actor, action)

    def view(self, state: State, seat: Seat | None) -> BombBustersView:
        """What a seat may see."""
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """BB-E1: won or lost together, once it is over."""
        return state.result

    def write(self, action: BombBustersAction) -> str:
        """The action in words of the notation."""
        return NOTATION.write(action)

    def read(self, text: str) -> BombBustersAction:
        """The action that a text means."""
        return NOTATION.read(text)


BombBustersMatch: TypeAlias = Match[State, BombBustersAction, BombBustersView]


def _card_users(state: State) -> list[Seat]:
    """BB-Q6: the others who may use an any-time card, as far as everybody can tell: who is named here gives nothing away."""
    cards = [card for card in state.ready_cards if is_any_time(card)]
    if not cards:
        return []
    others = [seat for seat in range(state.seats) if seat != state.turn]
    return [seat for seat in others if any(why_not_use(state, seat, card) is None for card in cards)]


def _apply_mark(state: State, actor: Actor, action: Mark) -> Outcome:
    """A token is placed for one of three reasons."""
    return _MARK[state.phase](state, actor, action)


_MARK: Mapping[Phase, Callable[[State, Actor, Mark], Outcome]] = {
    "token": turn.apply_token,
    "mark": cut.apply_mark,
    "post": equipment.apply_post,
}

_APPLY: Mapping[type[BombBustersAction], Callable[[State, Actor, Any], Outcome]] = {
    Captain: opening.apply_captain,
    Draw: opening.apply_draw,
    Remove: opening.apply_remove,
    Equip: opening.apply_equip,
    Deal: opening.apply_deal,
    Mark: _apply_mark,
    Point: cut.apply_point,
    Announce: cut.apply_announce,
    Cut: cut.apply_cut,
    Lay: cut.apply_lay,
    Solo: cut.apply_solo,
    Reveal: cut.apply_reveal,
    Use: equipment.apply_use,
    Label: equipment.apply_label,
    Partner: equipment.apply_partner,
    Give: equipment.apply_give,
    Insert: equipment.apply_insert,
    Recharge: equipment.apply_recharge,
    Scan: equipment.apply_scan,
    Next: equipment.apply_next,
    Done: equipment.apply_done,
    Back: equipment.apply_back,
}
