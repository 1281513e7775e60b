"""Bomb Busters as the kernel sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast, get_args

from tavolata.core.errors import BadOptions
from tavolata.core.game import CHANCE, CLOCK, Actor, Game, Option, Options, Result, Seat, Vocabulary
from tavolata.core.match import Match
from tavolata.games.bomb_busters.actions import (
    NOTATION,
    Announce,
    Back,
    Begin,
    BombBustersAction,
    Captain,
    Claim,
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
    Tick,
    Use,
)
from tavolata.games.bomb_busters.content import CARDS, MISSIONS
from tavolata.games.bomb_busters.content.clock import ClockMode
from tavolata.games.bomb_busters.content.missions import Edition
from tavolata.games.bomb_busters.events import BombBustersEvent
from tavolata.games.bomb_busters.missions.mission_rules import rules_of
from tavolata.games.bomb_busters.rules import cut, equipment, opening, turn
from tavolata.games.bomb_busters.rules.legal import legal
from tavolata.games.bomb_busters.rules.options import LOT, RANDOM, captain_faults, card_faults, chosen_cards
from tavolata.games.bomb_busters.rules.refusal import refusal
from tavolata.games.bomb_busters.rules.stages import apply_answer, pause
from tavolata.games.bomb_busters.rules.usable import any_time_users
from tavolata.games.bomb_busters.state import CHANCE_PHASES, Level, Outcome, Phase, State, Variants
from tavolata.games.bomb_busters.state_text import STATE_TEXT
from tavolata.games.bomb_busters.view import BombBustersView, view

_BY_CHANCE: Sequence[Actor] = (CHANCE,)
_NOBODY: Sequence[Actor] = ()


class BombBusters(Game[State, BombBustersAction, BombBustersView]):
    """Game component: the rules of Bomb Busters behind the kernel's interface, for two to five (BB-M1 to BB-P1, missions BB-m1 and on)."""

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
        Option("clock", "choice", "told", get_args(ClockMode)),
        Option("edition", "choice", "french", get_args(Edition)),
    )
    options_added_later = frozenset({"clock", "edition"})

    def seats_for(self, options: Options) -> range:
        """BB-m34: return the numbers of players that the mission allows."""
        seats = MISSIONS[str(options["mission"])].seats
        return range(min(seats), max(seats) + 1)

    def allows_free_chat(self, options: Options) -> bool:
        """BB-m25: return False if players may chat in phrases only, since the mission forbids them to speak numbers."""
        return not MISSIONS[str(options["mission"])].silent

    def is_muted(self, state: State, seat: Seat) -> bool:
        """BB-m30-5: return True if a mission rule forbids the seat to speak now."""
        return state.rules.is_muted(state, seat)

    def setup(self, seats: int, options: Options) -> State:
        """BB-S1 to BB-S5: return the initial state: the mission is chosen, and nothing is drawn or dealt."""
        mission = MISSIONS[str(options["mission"])].for_edition(cast(Edition, options["edition"])).for_players(seats)
        chosen = chosen_cards(options)
        if faults := [*captain_faults(options, seats), *card_faults(chosen, mission, seats)]:
            raise BadOptions(faults)
        state = State(
            mission=mission,
            rules=rules_of(mission),
            variants=Variants(options["detector"] == "stand", cast(Level, options["insight"]), cast(ClockMode, options["clock"])),
            seats=seats,
            phase="captain",
            dial=seats,
            cards=opening.in_order(tuple(card for card in CARDS if card in chosen)),
            to_equip=seats if mission.equipment == "open" and not chosen else 0,
            seen=((),) * seats,
            rule_states=rules_of(mission).initial_states(),
        )
        return state if options["captain"] == LOT else opening.seat_captain(state, int(options["captain"]))

    odds = staticmethod(opening.odds)
    deal_all = staticmethod(opening.deal_all)
    write_state = staticmethod(STATE_TEXT.write)
    read_state = staticmethod(STATE_TEXT.read)
    refusal = staticmethod(refusal)
    view = staticmethod(view)

    def actors(self, state: State) -> Sequence[Actor]:
        """Return the actors with legal actions: chance; or the deciding seats, those that may use a card out of turn, and the clock."""
        if state.phase in CHANCE_PHASES:
            return _BY_CHANCE
        if state.phase == "over":
            return _NOBODY
        acting = state.claimants if state.phase == "claim" else (state.acting,)
        users = _card_users(state) if state.phase in ("turn", "claim") else ()
        return (*acting, *users, CLOCK) if state.rules.ticks(state) else (*acting, *users)

    def must_act(self, state: State) -> Sequence[Actor]:
        """BB-Q6: return the actors without the seats that may only use a card out of turn."""
        return _BY_CHANCE if state.phase in CHANCE_PHASES else state.awaited

    def delay_ms(self, state: State, action: BombBustersAction) -> int:
        """BB-m10-4: return the delay before the clock's next action, in milliseconds."""
        return state.rules.rule_of_tick(state, action).delay_ms(state, action)

    def legal(self, state: State, actor: Actor) -> Sequence[BombBustersAction]:
        """Return the legal actions of an actor."""
        if actor == CLOCK:
            return state.rules.ticks(state)
        if state.phase in CHANCE_PHASES:
            return opening.odds(state).actions if actor == CHANCE else []
        return legal(state, actor) if actor >= 0 and state.phase != "over" else []

    def apply(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """Return the state after a legal action and the events that follow from it."""
        if state.phase in ("draw", "choose") and actor != CLOCK:
            return apply_answer(state, actor, action)
        begun = turn.with_turn_started(state) if state.is_between and turn.begins(state, actor, action) else state
        return _APPLY.get(type(action), _act)(begun, actor, action)

    def result(self, state: State) -> Result | None:
        """BB-E1: return the common win or loss, or None while the game continues."""
        return state.result

    def write(self, action: BombBustersAction) -> str:
        """Return the action in words of the notation."""
        return NOTATION.write(action)

    def read(self, text: str) -> BombBustersAction:
        """Return the action that a text means."""
        return NOTATION.read(text)


BombBustersMatch: TypeAlias = Match[State, BombBustersAction, BombBustersView]


def _card_users(state: State) -> list[Seat]:
    """BB-Q6: return the seats that may act out of turn: with an any-time card, or with an action of a mission rule (BB-m30-5)."""
    rules, users = state.rules, any_time_users(state)
    if rules.has_out_of_turn_actions:
        users = [seat for seat in range(state.seats) if seat in users or rules.out_of_turn_actions(state, seat)]
    return [seat for seat in users if seat not in state.awaited] if users else []


def _act(state: State, actor: Actor, action: BombBustersAction) -> Outcome:
    """BB-T1: apply an action that a mission rule adds to the turn."""
    return state.rules.rule_of_action(state, actor, action).apply_action(state, actor, action)


def _apply_tick(state: State, _actor: Actor, action: Tick) -> Outcome:
    """BB-m10-4: apply the clock's action `Tick`; at zero the mission is lost in any phase."""
    rules = state.rules
    told, events = rules.rule_of_tick(state, action).tick(state)
    after, more = turn.lose(told, "time") if rules.is_time_up(told) else (told, ())
    return after if after.result else pause(after), (*events, *more)


def _apply_mark(state: State, actor: Actor, action: Mark) -> Outcome:
    """Apply the action `Mark` in its phase: a first token, a Post-it, or the token after a miss."""
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
    Claim: turn.apply_claim,
    Begin: turn.apply_begin,
    Tick: _apply_tick,
}
