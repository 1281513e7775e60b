"""BB-m29: before each turn a neighbour lays a number card face down; to cut that value costs a step of the dial."""

from collections.abc import Sequence
from random import Random

from tavolata.core.game import CHANCE, Actor, Event, Odds, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, LayCard, Number
from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS, Value, twists
from tavolata.games.bomb_busters.events import CardDiscarded, CardLaid, CardOpened, CardTaken, NumberDealt
from tavolata.games.bomb_busters.missions.answers import carries_out
from tavolata.games.bomb_busters.missions.twist import Reason, Twist, TwistView
from tavolata.games.bomb_busters.rules.turn import advance_dial
from tavolata.games.bomb_busters.state import Kept, Outcome, State

Hands = tuple[tuple[Value, ...], ...]

STEP = 1
"""BB-m29: by so much a cut of the value that was laid advances the dial."""


class Cards(Kept, frozen=True):
    """The number cards of each seat, those that everybody knows there, the one that is laid, by whom and for whom, and those gone."""

    hands: Hands = ()
    known: Hands = ()
    laid: Value | None = None
    layer: Seat | None = None
    active: Seat | None = None
    under: tuple[Value, ...] = ()
    gone: tuple[Value, ...] = ()
    is_dealt: bool = False

    @property
    def deck(self) -> tuple[Value, ...]:
        """The cards of the deck, which nobody has seen; those that went under it come last."""
        elsewhere = {*self.gone, *self.under, self.laid, *(value for hand in self.hands for value in hand)}
        return tuple(value for value in BLUE_VALUES if value not in elsewhere)


class GuessView(TwistView, frozen=True, tag="guess"):
    """One's own number cards, how many each has, which of them everybody knows, who laid a card against whom (its value only for who
    laid it), which values it may have for all that one knows, whether a step for it would explode the bomb, how many cards are left to
    draw, and those that are gone. What everybody knew of who laid the card still stands in `known`: it may be one of these."""

    own: tuple[Value, ...]
    counts: tuple[int, ...]
    known: Hands
    layer: Seat | None
    active: Seat | None
    laid: Value | None
    may_be: tuple[Value, ...]
    is_fatal: bool
    deck: int
    gone: tuple[Value, ...]


@carries_out(twists.Guess)
class Guess(Twist[twists.Guess, Cards]):
    """Number cards in secret hands, laid against whoever plays."""

    kept = Cards()

    # Dealing, drawing and laying

    def asks(self, state: State) -> Actor | None:
        """BB-m29: chance deals and draws; BB-m29-1: before each turn the next to the right who has cards lays one."""
        cards = self.own(state)
        if state.stage == "dealt":
            return None if cards.is_dealt else CHANCE
        if state.stage != "turn" or cards.laid is not None:
            return None
        return CHANCE if self._drawer(state) is not None else self._layer(state)

    def _layer(self, state: State) -> Seat | None:
        """BB-m29-1: the next to the right of the active player who has cards."""
        hands = self.own(state).hands
        right = ((state.turn - step) % state.seats for step in range(1, state.seats))
        return next((seat for seat in right if hands[seat]), None)

    def _drawer(self, state: State) -> Seat | None:
        """BB-m29-2: who has wires and too few cards, first who laid, then clockwise from the captain, while there are cards."""
        cards = self.own(state)
        if not cards.deck and not cards.under:
            return None
        order = [*([] if cards.layer is None else [cards.layer]), *((state.captain + step) % state.seats for step in range(state.seats))]
        return next((seat for seat in order if state.has_wires(seat) and len(cards.hands[seat]) < self.spec.each), None)

    def _to_deal(self, state: State) -> list[Seat]:
        """BB-m29: so many to each from the captain on, and one more to the captain's right neighbour."""
        order = [(state.captain + step) % state.seats for step in range(state.seats)]
        return [*(seat for seat in order for _ in range(self.spec.each)), (state.captain - 1) % state.seats]

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m29-2: any card of the deck; those under it come when it is empty."""
        cards = self.own(state)
        return Odds([Number(value) for value in cards.deck or cards.under])

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m29-1: any own card."""
        seat = self._layer(state)
        return [] if seat is None else [LayCard(value) for value in self.own(state).hands[seat]]

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """BB-m29-1: one lays what one has."""
        return "BB-m29-1", "card-not-held"

    def answer(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m29: a card is dealt, drawn or laid."""
        if isinstance(action, LayCard):
            laid = self._without(state, actor, action.value)
            return self.keep(laid, laid=action.value, layer=actor, active=state.turn), (CardLaid(actor, state.turn, action.value),)
        assert isinstance(action, Number)
        return self._draw(state, action.value) if self.own(state).is_dealt else self._deal(state, action.value)

    def _deal(self, state: State, value: Value) -> Outcome:
        """BB-m29: one more card of the first hands."""
        hands = self.own(state).hands or ((),) * state.seats
        order, dealt = self._to_deal(state), sum(map(len, hands))
        known = self.keep(state, hands=hands, known=((),) * state.seats, is_dealt=dealt + 1 == len(order))
        return self._given(known, order[dealt], value), (NumberDealt(order[dealt], value),)

    def _draw(self, state: State, value: Value) -> Outcome:
        """BB-m29-2: a card for who has too few; a finished one is thrown away."""
        seat, under = self._drawer(state), tuple(other for other in self.own(state).under if other != value)
        assert seat is not None
        drawn = self.keep(state, under=under)
        if state.cuts.get(value, 0) == NUMBERS.copies:
            return self.keep(drawn, gone=(*self.own(state).gone, value)), (CardDiscarded(value),)
        return self._given(drawn, seat, value), (NumberDealt(seat, value),)

    def _given(self, state: State, seat: Seat, value: Value, is_open: bool = False) -> State:
        """A hand with one card more, which everybody has seen or not."""
        cards = self.own(state)
        hands = _with(cards.hands, seat, (*cards.hands[seat], value))
        return self.keep(state, hands=hands, known=_with(cards.known, seat, (*cards.known[seat], value)) if is_open else cards.known)

    def _without(self, state: State, seat: Seat, value: Value) -> State:
        """A hand with one card less; which one nobody else knows yet."""
        cards = self.own(state)
        return self.keep(state, hands=_with(cards.hands, seat, tuple(other for other in cards.hands[seat] if other != value)))

    # Opening

    def before_turn(self, state: State) -> Outcome:
        """BB-m29-8: after a Coffee Mug the card is taken without being opened."""
        cards = self.own(state)
        if cards.laid is None or cards.active is None or cards.layer is None:
            return state, ()
        unsure = self.keep(state, known=_with(cards.known, cards.layer, ()), laid=None)
        return self._given(unsure, cards.active, cards.laid), (CardTaken(cards.active),)

    def after_turn(self, state: State) -> Outcome:
        """BB-m29: the card is opened, punished if its value was cut, and taken; then cards that are of no use leave."""
        opened, events = self._open(state)
        if opened.result:
            return opened, events
        after, more = self._tidy(opened)
        return after, (*events, *more)

    def _open(self, state: State) -> Outcome:
        """BB-m29-3, BB-m29-5, BB-m29-9: a cut of the value costs one step, however many wires it took; the active player takes the card."""
        cards = self.own(state)
        if cards.laid is None or cards.layer is None:
            return state, ()
        known = tuple(value for value in cards.known[cards.layer] if value != cards.laid)
        shown = self.keep(state, laid=None, known=_with(cards.known, cards.layer, known))
        is_cut = state.deed is not None and state.deed.kind in ("dual", "solo") and state.deed.value == cards.laid
        paid, events = advance_dial(shown, STEP, "guessed") if is_cut else (shown, ())
        opened: tuple[Event, ...] = (CardOpened(cards.layer, cards.laid, is_cut), *events)
        return paid if paid.result else self._given(paid, state.turn, cards.laid, is_open=True), opened

    def _tidy(self, state: State) -> Outcome:
        """BB-m29-3, BB-m29-4: cards of finished values and of the last value leave; BB-m29-6: who has no wires has no cards."""
        cards, left = self.own(state), [value for value in BLUE_VALUES if state.cuts.get(value, 0) < NUMBERS.copies]
        out = [value for value in BLUE_VALUES if value not in left or len(left) == 1]
        leaving = [value for value in out if value not in cards.gone and (len(left) == 1 or any(value in hand for hand in cards.hands))]
        hands = tuple(tuple(value for value in hand if value not in out) for hand in cards.hands)
        empty = [seat for seat in range(state.seats) if not state.has_wires(seat)]
        under = (*(value for value in cards.under if value not in leaving), *(value for seat in empty for value in hands[seat]))
        kept = tuple(() if seat in empty else hand for seat, hand in enumerate(hands))
        known = tuple(tuple(value for value in seen if value in hand) for seen, hand in zip(cards.known, kept, strict=True))
        tidied = self.keep(state, hands=kept, known=known, under=under, gone=(*cards.gone, *leaving))
        return tidied, tuple(CardDiscarded(value) for value in leaving)

    def may_cost(self, state: State, seat: Seat, value: Value) -> bool:
        """BB-m29-9: a cut of what the card that was laid may be."""
        return value in self._may_be(state, seat)

    def _may_be(self, state: State, seat: Seat | None) -> tuple[Value, ...]:
        """The values that the card that was laid may have, as far as a seat knows: those that it does not see elsewhere (BB-m29-4: a
        finished one has no card); of a layer all of whose cards are known, one of these."""
        cards = self.own(state)
        if cards.laid is None or cards.layer is None:
            return ()
        if seat == cards.layer:
            return (cards.laid,)
        own = () if seat is None else cards.hands[seat]
        known = cards.known[cards.layer]
        others = [value for other, seen in enumerate(cards.known) if other != cards.layer for value in seen]
        is_known = len(known) == len(cards.hands[cards.layer]) + 1
        return tuple(value for value in (known if is_known else BLUE_VALUES) if value not in (*cards.gone, *own, *others))

    # What is seen of it

    def shown(self, state: State, seat: Seat | None) -> TwistView:
        """BB-m29-8: hands and the laid card are secret to their holders."""
        cards = self.own(state)
        own = cards.hands[seat] if seat is not None and cards.hands else ()
        counts = tuple(map(len, cards.hands)) or (0,) * state.seats
        layer = None if cards.laid is None else cards.layer
        laid = cards.laid if seat is not None and layer == seat else None
        return GuessView(
            own=own,
            counts=counts,
            known=cards.known or ((),) * state.seats,
            layer=layer,
            active=self._against(state),
            laid=laid,
            may_be=self._may_be(state, seat),
            is_fatal=state.dial <= STEP,
            deck=len(cards.deck) + len(cards.under),
            gone=cards.gone,
        )

    def _against(self, state: State) -> Seat | None:
        """Against whom a card is laid now, or was."""
        cards = self.own(state)
        if cards.laid is not None:
            return cards.active
        return state.turn if state.stage == "turn" and cards.is_dealt and self._layer(state) is not None else None

    def resampled(self, state: State, seat: Seat | None, random: Random) -> State:
        """BB-m29-8: what a seat does not see of the hands, the laid card and the deck drawn anew."""
        cards = self.own(state)
        if not cards.hands:
            return state
        mine = {*cards.hands[seat], *([cards.laid] if cards.laid and cards.layer == seat else [])} if seat is not None else set[Value]()
        known = {value for seen in cards.known for value in seen}
        pool = [value for value in BLUE_VALUES if value not in mine | known and value not in cards.gone]
        held = [value for value in pool if state.cuts.get(value, 0) < NUMBERS.copies]
        random.shuffle(held)
        hands, laid = list[tuple[Value, ...]](), cards.laid
        for other, hand in enumerate(cards.hands):
            is_layer = other == cards.layer and cards.laid is not None
            if other == seat:
                hands.append(hand)
                continue
            seen = cards.known[other]
            drawn = [*seen, *(held.pop() for _ in range(len(hand) + is_layer - len(seen)))]
            random.shuffle(drawn)
            if is_layer:
                laid = drawn.pop()
            hands.append(tuple(drawn))
        rest = [value for value in BLUE_VALUES if value not in {*cards.gone, laid, *(value for hand in hands for value in hand)}]
        return self.keep(state, hands=tuple(hands), laid=laid, under=tuple(random.sample(rest, len(cards.under))))


def _with(hands: Hands, seat: Seat, hand: tuple[Value, ...]) -> Hands:
    """The hands with one changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
