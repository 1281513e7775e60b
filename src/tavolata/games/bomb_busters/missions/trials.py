"""BB-m30: trials against the clock, one after the other; at last three values only, and all yellows in one shot."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Number, Slip, Tick
from tavolata.games.bomb_busters.content import BLUE_VALUES, CARDS, YELLOW, Value, mission_rules
from tavolata.games.bomb_busters.content.clock import TIMES
from tavolata.games.bomb_busters.content.trials import COURSES, NEEDED, Asks, Lost, Trial, Won
from tavolata.games.bomb_busters.events import (
    CardLost,
    HeldTold,
    Hushed,
    NumberDrawn,
    Slipped,
    TrialBegan,
    TrialEnded,
    YellowsTold,
)
from tavolata.games.bomb_busters.facts import AmongFact, Fact, HoldsFact, LacksFact, add_facts
from tavolata.games.bomb_busters.missions.clock import MILLISECONDS, is_real, stretch
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.cut import open_wires
from tavolata.games.bomb_busters.rules.hands import left_of
from tavolata.games.bomb_busters.rules.turn import advance_dial, win
from tavolata.games.bomb_busters.state import CHANCE_PHASES, Outcome, RuleState, Slot, State


class TrialState(RuleState, frozen=True):
    """State of a mission rule: the trial and its first turn, its cards, those opened since the last shuffle, and the effects to come."""

    trial: int = 0
    since: int = 0
    cards: tuple[Value, ...] = ()
    opened: tuple[Value, ...] = ()
    hushed: Seat | None = None
    is_to_hold: bool = False
    """True if one more card is to be drawn and the player on turn says whether they hold it."""
    owed: Value | None = None
    """The number whose other wires are cut once the turn's action is resolved."""
    is_free: bool = False
    """The cards were opened while a cut or a card was under way, and do not bind that turn."""
    is_to_shoot: bool = False
    """The yellows that are left are to be cut in one shot."""
    is_over: bool = False


class TrialsView(RuleView, frozen=True, tag="trials"):
    """View of a mission rule (BB-m30): the current trial: its number of all that show a number, its task and cards, what a win or a loss
    brings, the muted seat.

    It had `left` seconds at its start; where turns are counted, it has them now; without a clock there are none. `then` 0 are left.
    """

    number: int
    of: int
    asks: Asks
    cards: tuple[Value, ...]
    needed: int
    won: Won | None
    lost: Lost | None
    hushed: Seat | None
    left: int | None
    then: int
    running: bool


@implements(mission_rules.Trials)
class Trials(MissionRule[mission_rules.Trials, TrialState]):
    """Mission rule: one trial after the other: it ends as soon as it is won, or when its time is over."""

    initial = TrialState()

    def _trial(self, state: State) -> Trial:
        """Return the trial that is under way."""
        return COURSES[self.spec.course].trials[self.data(state).trial]

    # The cards

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m30: return chance for the cards of a trial, once the previous one has ended; None once all wires are cut."""
        if state.stage not in ("told", "cut", "clock") or not any(state.has_wires(seat) for seat in range(state.seats)):
            return None
        return CHANCE if self.data(state).is_to_hold or self._lacks_card(state) else None

    def _lacks_card(self, state: State) -> bool:
        """BB-m30-2: return True if the trial needs another card, or is the one without a task and there is no clock."""
        trial = self._trial(state)
        return state.variants.clock == "off" if trial.asks == "nothing" else len(self.data(state).cards) < trial.cards

    def _pile(self, state: State) -> list[Value]:
        """BB-m30-7: return the face-down cards; an empty pile is shuffled from all cards but those of this trial."""
        own = self.data(state)
        return [value for value in BLUE_VALUES if value not in own.opened] or [value for value in BLUE_VALUES if value not in own.cards]

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-N1: return the random outcomes: any card of the pile."""
        return Odds([Number(value) for value in self._pile(state)])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """Apply the draw: open a card of the trial, or let the player on turn say whether they hold the value."""
        assert isinstance(action, Number)
        own = self.data(state)
        opened = own.cards if action.value in own.opened else own.opened
        drawn = self.update(state, opened=(*opened, action.value), is_to_hold=False)
        after, events = self._announce_holders(drawn, action.value) if own.is_to_hold else self._reveal_card(drawn, action.value)
        return after, (NumberDrawn(action.value), *events)

    def _reveal_card(self, state: State, value: Value) -> Outcome:
        """BB-m30: open a card of the trial, which begins with its last card; BB-m30-1: it may be won already."""
        begun = self._next(state) if self._trial(state).asks == "nothing" else state
        laid = self.update(begun, cards=(*self.data(begun).cards, value), is_free=_is_running(state))
        if self._lacks_card(laid):
            return laid, ()
        after, events = self._check(laid)
        return after, (self._began(laid), *events)

    def _next(self, state: State) -> State:
        """Return the state at the start of the next trial; the muted player may speak again."""
        after = self.update(state, trial=self.data(state).trial + 1, since=state.turns, cards=(), hushed=None)
        return self.update(after, is_to_shoot=self._trial(after).asks == "yellows")

    def _began(self, state: State) -> TrialBegan:
        own, trial = self.data(state), self._trial(state)
        seconds = None if state.variants.clock == "off" else trial.seconds * stretch(state)
        return TrialBegan(own.trial, trial.asks, own.cards, seconds)

    # How a trial ends

    def _check(self, state: State) -> Outcome:
        """BB-m30-1: win the trial once two wires of its number are cut; BB-m30-9: or all wires of its values."""
        trial, cards = self._trial(state), self.data(state).cards
        if trial.asks == "number" and cards and state.cuts.get(cards[0], 0) >= NEEDED:
            return self._win(state)
        if trial.asks == "values" and len(cards) == trial.cards and not any(left_of(state, value) for value in cards):
            return self._win(state)
        return state, ()

    def _win(self, state: State) -> Outcome:
        """BB-m30: apply the effects of a trial that is won."""
        won = self._trial(state).won
        after, events = _WON[won](self, state) if won else (self._next(state), ())
        return after, (TrialEnded(self.data(state).trial, "won"), *events, *self._without_cards(after))

    def _lose(self, state: State) -> Outcome:
        """BB-m30: apply the effects of a trial whose time is over."""
        lost = self._trial(state).lost
        after, events = _LOST[lost](self, state) if lost else (self._next(state), ())
        return after, (TrialEnded(self.data(state).trial, "lost"), *events, *self._without_cards(after))

    def _without_cards(self, state: State) -> tuple[Event, ...]:
        """Return the event that begins a trial without cards, if it is one."""
        return (self._began(state),) if self.data(state).is_to_shoot and not state.result and not self.data(state).is_over else ()

    def announce_yellows(self, state: State) -> Outcome:
        """BB-m30: let all players say how many uncut yellow wires they have."""
        facts, events = list[Fact](), list[Event]()
        for seat in range(state.seats):
            hand = _hand(state, seat)
            count = sum(slot.value == YELLOW for slot in hand)
            tiles = tuple(slot.tile for slot in hand)
            facts.append(AmongFact(tiles, YELLOW, count) if count else LacksFact(tiles, YELLOW))
            events.append(YellowsTold(seat, count))
        return self._next(replace(state, facts=add_facts(state.facts, *facts))), tuple(events)

    def draw_more(self, state: State) -> Outcome:
        """BB-m30: let chance draw one more card."""
        return self.update(self._next(state), is_to_hold=True), ()

    def _announce_holders(self, state: State, value: Value) -> Outcome:
        """BB-m30-3: let the player on turn say whether they hold the value."""
        hand = _hand(state, state.turn)
        tiles, held = tuple(slot.tile for slot in hand), any(slot.value == value for slot in hand)
        facts = add_facts(state.facts, HoldsFact(tiles, value) if held else LacksFact(tiles, value))
        return replace(state, facts=facts), (HeldTold(state.turn, value, held),)

    def cut_rest(self, state: State) -> Outcome:
        """BB-m30-6: open the other wires of the number; BB-m30-12: they wait while a cut or a card is under way."""
        after = self.update(self._next(state), owed=self.data(state).cards[0])
        return (after, ()) if _is_running(state) else self._cut_owed(after)

    def _cut_owed(self, state: State) -> Outcome:
        """BB-m30-6: let the holders open the waiting wires, without a turn."""
        owed = self.data(state).owed
        places = [place for seat in range(state.seats) for place, slot in state.uncut(seat) if slot.value == owed]
        return open_wires(self.update(state, owed=None), places)

    def win_mission(self, state: State) -> Outcome:
        """BB-m30-9: win the mission if the table's option lets all three values be enough."""
        return win(state)

    def move_dial(self, state: State) -> Outcome:
        """BB-m30: advance the dial one step."""
        return advance_dial(self._next(state), 1, "trial")

    def lose_card(self, state: State) -> Outcome:
        """BB-m30-4: remove the unused card with the lowest number, the False Bottom only if there is no other."""
        left = sorted((CARDS[card].number is None, CARDS[card].number or 0, card) for card in state.cards if card not in state.used)
        if not left:
            return self._next(state), ()
        card = left[0][-1]
        return self._next(replace(state, used=(*state.used, card))), (CardLost(card),)

    def mute(self, state: State) -> Outcome:
        """BB-m30-3, BB-m30-5: mute the player on turn for the next trial."""
        return self.update(self._next(state), hushed=state.turn), (Hushed(state.turn),)

    def lose_mission(self, state: State) -> Outcome:
        """BB-m30-9, BB-m30-11: lose the mission."""
        return self.update(state, is_over=True), ()

    # The turns

    def why_not_cut(self, state: State, seat: Seat, value: Value) -> Reason | None:
        """BB-m30-8: return the reason against other values than the three; BB-m30-12: what was begun before is finished."""
        own = self.data(state)
        is_bound = self._trial(state).asks == "values" and not own.is_free
        return ("BB-m30-8", "not-of-the-values") if is_bound and value not in own.cards else None

    def before_turn(self, state: State) -> Outcome:
        """BB-m30: begin the first trial with the first turn; BB-m30-12: cards opened during a cut bind from the next turn."""
        is_first = state.turns == 0 and self._trial(state).asks == "nothing"
        return self.update(state, is_free=False), (self._began(state),) if is_first else ()

    def after_action(self, state: State) -> Outcome:
        """BB-m30-1: check the trial after a cut; BB-m30-2: where turns are counted, count the turn."""
        paid, events = self._cut_owed(state) if self.data(state).owed else (state, ())
        checked, more = self._check(paid)
        if checked is paid and self._counts_turns(state) and self._left(paid) <= 0:
            checked, more = self._time_over(paid)
        return checked, (*events, *more)

    def out_of_turn_actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-m30-5: return the action with which a muted player admits a slip."""
        return [Slip()] if self.is_muted(state, seat) else []

    def apply_action(self, state: State, seat: Seat, action: BombBustersAction) -> Outcome:
        """BB-m30-5: apply the action `Slip`: it costs a step."""
        after, events = advance_dial(state, 1, "slip")
        return after, (Slipped(seat), *events)

    def is_muted(self, state: State, seat: Seat) -> bool:
        """BB-m30-5: return True for the player who was on turn when the previous trial was lost."""
        return state.result is None and seat == self.data(state).hushed

    # The clock

    def ticks(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m30: return the clock's action that ends this trial, once its cards lie open; none without a clock or where turns count."""
        begun = state.stage in ("turn", "cut") and state.phase not in CHANCE_PHASES and state.result is None
        return [Tick(self.data(state).trial)] if begun and is_real(state) and not self._lacks_card(state) else []

    def delay_ms(self, state: State, action: Tick) -> int:
        """BB-m30: return the trial's time in milliseconds."""
        return self._trial(state).seconds * stretch(state) * MILLISECONDS

    def tick(self, state: State) -> Outcome:
        """BB-m30: apply the action `Tick`: the trial's time is over."""
        return self._time_over(state)

    def _time_over(self, state: State) -> Outcome:
        if self._trial(state).asks == "nothing":
            return self._next(state), ()
        return self._lose(state)

    def is_time_up(self, state: State) -> bool:
        """BB-m30-9, BB-m30-11: return True if time is over in a trial that had to be won."""
        return self.data(state).is_over

    def _counts_turns(self, state: State) -> bool:
        return state.variants.clock == "turns"

    def _left(self, state: State) -> int:
        """Return the seconds that the trial had at its start; where turns are counted, the seconds left."""
        passed = (state.turns - self.data(state).since) * TIMES.turn if self._counts_turns(state) else 0
        return self._trial(state).seconds * stretch(state) - passed

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the cards and the time."""
        own, trial = self.data(state), self._trial(state)
        left = None if state.variants.clock == "off" else max(self._left(state), 0)
        running = is_real(state) and state.turns > 0
        of = sum(trial.asks == "number" for trial in COURSES[self.spec.course].trials)
        return TrialsView(own.trial, of, trial.asks, own.cards, NEEDED, trial.won, trial.lost, own.hushed, left, 0, running)


def _is_running(state: State) -> bool:
    """BB-m30-12: return True if the clock interrupted a cut or a card."""
    return state.paused is not None and state.paused.phase != "turn"


def _hand(state: State, seat: Seat) -> list[Slot]:
    """Return a player's uncut wires, also one that is just being swapped in."""
    swap = state.swap
    coming = dict(zip((swap.partner, swap.user), swap.taken, strict=False)) if swap else {}
    return [*state.hand(seat), *([coming[seat]] if seat in coming else [])]


_WON: Mapping[Won, Callable[[Trials, State], Outcome]] = {
    "yellows": Trials.announce_yellows,
    "hold": Trials.draw_more,
    "rest": Trials.cut_rest,
    "mission": Trials.win_mission,
}
_LOST: Mapping[Lost, Callable[[Trials, State], Outcome]] = {
    "dial": Trials.move_dial,
    "equipment": Trials.lose_card,
    "silence": Trials.mute,
    "mission": Trials.lose_mission,
}
