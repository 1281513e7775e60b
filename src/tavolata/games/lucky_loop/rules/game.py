"""The rules of Lucky Loop behind the `Game` protocol."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tavolata.core.chance import DrawWithoutReplacement, Odds
from tavolata.core.errors import BadContent, BadOption, BadOptions, IllegalAction
from tavolata.core.game import CHANCE, Actor, Game, Option, Options, Result, Seat, Vocabulary
from tavolata.games.lucky_loop.actions import (
    NOTATION,
    PROGRAMMES,
    Deal,
    Discard,
    Draw,
    Fly,
    GiveUp,
    Highlight,
    LayFree,
    LuckyLoopAction,
    Make,
    Raise,
    Reroll,
    Roll,
    SeventhDie,
    Start,
    Stop,
    Throw,
)
from tavolata.games.lucky_loop.content import NUMBERS, load_cards
from tavolata.games.lucky_loop.events import LuckyLoopEvent
from tavolata.games.lucky_loop.rules import declare, flight, turn
from tavolata.games.lucky_loop.rules.legal import CHOICES
from tavolata.games.lucky_loop.rules.refusal import refusal
from tavolata.games.lucky_loop.state import Outcome, Player, State, Variants
from tavolata.games.lucky_loop.state_text import STATE_TEXT
from tavolata.games.lucky_loop.view import LuckyLoopView, view

_CHANCE_PHASES = frozenset({"lot", "deal", "draw", "throw"})
_BY_CHANCE: Sequence[Actor] = (CHANCE,)
_NOBODY: Sequence[Actor] = ()


class LuckyLoop(Game[State, LuckyLoopAction, LuckyLoopView]):
    """The game of Lucky Loop: setup, legal actions and their effects (LL-M1 to LL-X1)."""

    name = "lucky-loop"
    version = 1
    seats = range(2, 7)
    vocabulary = Vocabulary(LuckyLoopView, LuckyLoopAction, LuckyLoopEvent)
    options: tuple[Option, ...] = (
        Option("exchange", "choice", "three", ("three", "up-to-three")),
        Option("record", "choice", "from-twelve", ("from-twelve", "from-first-result")),
        Option("final-exchange", "choice", "one-point", ("one-point", "point-per-card")),
        Option("illegal-free-programme", "choice", "refused", ("refused", "penalty")),
        Option("lower-free-programme", "choice", "counts", ("counts", "dropped")),
        Option("cards", "text", ""),
    )

    def setup(self, seats: int, options: Options) -> State:
        """LL-S1: return the initial state, with full decks and no cards dealt."""
        try:
            cards = load_cards(str(options["cards"]))
        except BadContent as error:
            raise BadOptions([BadOption("lucky_loop.refusal.cards", why=str(error))]) from error
        return State(
            cards=cards,
            variants=_variants(options),
            players=(Player(),) * seats,
            decks=cards.decks,
            discards=dict.fromkeys(NUMBERS.decks, ()),
            laid=dict.fromkeys(PROGRAMMES, ()),
            records={},
            supply=NUMBERS.tokens,
        )

    def actors(self, state: State) -> Sequence[Actor]:
        """Return chance, or the current player."""
        if state.phase in _CHANCE_PHASES:
            return _BY_CHANCE
        return _NOBODY if state.phase == "over" else (state.turn,)

    def legal(self, state: State, actor: Actor) -> Sequence[LuckyLoopAction]:
        """Return the legal actions of an actor."""
        if actor == state.turn and state.phase in CHOICES:
            return CHOICES[state.phase](state)
        return self.odds(state).actions if actor == CHANCE and state.phase in _CHANCE_PHASES else []

    def odds(self, state: State) -> Odds[LuckyLoopAction]:
        """Return the odds of the start player, the decks or the dice."""
        if state.phase == "throw":
            return flight.odds_of_throw(state)
        if state.phase == "lot":
            return Odds([Start(seat) for seat in range(len(state.players))])
        assert state.drawing_from is not None
        return DrawWithoutReplacement(state.decks[state.drawing_from], turn.DEALS)

    deal_all = staticmethod(turn.deal_all)

    def apply(self, state: State, actor: Actor, action: LuckyLoopAction) -> Outcome:
        """Return the position after a legal action, and its events."""
        outcome = _APPLY[type(action)](state, actor, action)
        after, events = outcome
        if all(after.decks.values()):
            return outcome
        shuffled, more = turn.reshuffle(after)
        return shuffled, (*events, *more)

    write_state = staticmethod(STATE_TEXT.write)
    read_state = staticmethod(STATE_TEXT.read)

    def refusal(self, state: State, actor: Actor, action: LuckyLoopAction) -> IllegalAction:
        """Return why an action is not legal."""
        return refusal(state, actor, action)

    def view(self, state: State, seat: Seat | None) -> LuckyLoopView:
        """Return the view of a seat."""
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """LL-E2: return scores and winners; None before the end."""
        return state.result

    def write(self, action: LuckyLoopAction) -> str:
        """Return the notation of an action."""
        return NOTATION.write(action)

    def read(self, text: str) -> LuckyLoopAction:
        """Return the action of a notation."""
        return NOTATION.read(text)


def _variants(options: Options) -> Variants:
    return Variants(
        exchange_up_to_three=options["exchange"] == "up-to-three",
        record_from_first_result=options["record"] == "from-first-result",
        final_exchange_per_card=options["final-exchange"] == "point-per-card",
        strict_free_programme=options["illegal-free-programme"] == "penalty",
        lower_free_dropped=options["lower-free-programme"] == "dropped",
    )


_APPLY: Mapping[type[LuckyLoopAction], Callable[[State, Actor, Any], Outcome]] = {
    Start: turn.apply_start,
    Deal: turn.apply_deal,
    Draw: turn.apply_draw,
    Discard: turn.apply_discard,
    Fly: declare.apply_fly,
    Raise: declare.apply_raise,
    LayFree: declare.apply_lay_free,
    Highlight: declare.apply_highlight,
    Roll: flight.apply_roll,
    Throw: flight.apply_throw,
    SeventhDie: flight.apply_seventh_die,
    Reroll: flight.apply_reroll,
    Make: flight.apply_make,
    Stop: flight.apply_stop,
    GiveUp: flight.apply_give_up,
}
"""The function that applies each type of action."""
