"""BB-m29: before each turn a neighbour lays a number card face down; to cut that value costs a step of the dial."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Event, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, LayCard, Number
from tavolata.games.bomb_busters.content import BLUE_VALUES, NUMBERS, Value, mission_rules
from tavolata.games.bomb_busters.events import CardDiscarded, CardLaid, CardOpened, CardTaken, NumberDealt
from tavolata.games.bomb_busters.missions.card_locations import DECK, LAID, UNDER, CardLocations, Counts, Place
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.turn import advance_dial
from tavolata.games.bomb_busters.state import Outcome, RuleState, State

Hands = tuple[tuple[Value, ...], ...]

STEP = 1
"""BB-m29: how many steps a cut of the placed card's value advances the dial."""


class GuessState(RuleState, frozen=True):
    """State of a mission rule: the number cards of each seat, the placed card, the discarded ones, and each observer's knowledge."""

    hands: Hands = ()
    laid: Value | None = None
    layer: Seat | None = None
    active: Seat | None = None
    under: tuple[Value, ...] = ()
    gone: tuple[Value, ...] = ()
    is_dealt: bool = False
    seen: tuple[CardLocations, ...] = ()
    """BB-m29-8: where they can be for a spectator, and for each seat."""

    @property
    def deck(self) -> tuple[Value, ...]:
        """Return the unseen values of the deck; the cards under the deck come last."""
        elsewhere = {*self.gone, *self.under, self.laid, *(value for hand in self.hands for value in hand)}
        return tuple(value for value in BLUE_VALUES if value not in elsewhere)

    @property
    def source(self) -> Place:
        """BB-m29-2: return the place from which the next card is drawn: the deck, or under it."""
        return DECK if self.deck else UNDER

    @property
    def counts(self) -> Counts:
        """Return the number of cards in each place."""
        return {**dict(enumerate(map(len, self.hands))), LAID: int(self.laid is not None), DECK: len(self.deck), UNDER: len(self.under)}

    def place_of(self, value: Value) -> Place:
        """Return the place of a card that is not placed against a player."""
        hand = next((seat for seat, hand in enumerate(self.hands) if value in hand), None)
        return hand if hand is not None else UNDER if value in self.under else DECK

    def noted(self, change: Callable[[CardLocations, Seat | None], CardLocations]) -> tuple[CardLocations, ...]:
        """Return the knowledge of a spectator and of each seat after a change."""
        return tuple(change(seen, eyes - 1 if eyes else None) for eyes, seen in enumerate(self.seen))

    @property
    def known(self) -> Hands:
        """BB-m29-8: return the cards that are publicly known to belong to a seat, its placed card included."""
        mine = [{seat, LAID} if seat == self.layer and self.laid is not None else {seat} for seat in range(len(self.hands))]
        return tuple(self.seen[0].certain(places) for places in mine)


class GuessView(RuleView, frozen=True, tag="guess"):
    """View of a mission rule (BB-m29): the number cards as a seat sees them.

    - `own` are the seat's cards, `counts` the number of cards of each seat, `known` the publicly known cards of each seat.
    - `layer` placed a card against the player on turn, `active`. Its value `laid` is shown to the layer only, and `may_be` are its
      possible values. The card may be one of the layer's `known` ones.
    - `is_fatal` says that a step for it would explode the bomb; `deck` cards are left, `under` of them lie under the deck.
    - `gone` are the discarded cards; `seen` is where the seat knows cards to be.
    """

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
    under: int
    seen: CardLocations

    @property
    def places(self) -> Counts:
        """Return the number of cards in each place."""
        return {**dict(enumerate(self.counts)), LAID: int(self.layer is not None), DECK: self.deck - self.under, UNDER: self.under}


@implements(mission_rules.Guess)
class Guess(MissionRule[mission_rules.Guess, GuessState]):
    """Mission rule (BB-m29): secret hands of number cards; before each turn one is placed against the player on turn."""

    initial = GuessState()

    # Dealing, drawing and laying

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m29: return who acts next: CHANCE to deal and draw; before a turn (BB-m29-1) the nearest seat to the right with cards."""
        cards = self.data(state)
        if state.stage == "dealt":
            return None if cards.is_dealt else CHANCE
        if state.stage != "turn" or cards.laid is not None:
            return None
        return CHANCE if self._drawer(state) is not None else self._layer(state)

    def _layer(self, state: State) -> Seat | None:
        """BB-m29-1: return the nearest seat to the right of the active player that has cards."""
        hands = self.data(state).hands
        right = ((state.turn - step) % state.seats for step in range(1, state.seats))
        return next((seat for seat in right if hands[seat]), None)

    def _drawer(self, state: State) -> Seat | None:
        """BB-m29-2: return the next seat with wires and too few cards: the last owner first, then clockwise from the captain."""
        cards = self.data(state)
        if not cards.deck and not cards.under:
            return None
        order = [*([] if cards.layer is None else [cards.layer]), *((state.captain + step) % state.seats for step in range(state.seats))]
        return next((seat for seat in order if state.has_wires(seat) and len(cards.hands[seat]) < self.spec.each), None)

    def _to_deal(self, state: State) -> list[Seat]:
        """BB-m29: return the seats in dealing order: `each` cards a seat from the captain on, and one more to the captain's right."""
        order = [(state.captain + step) % state.seats for step in range(state.seats)]
        return [*(seat for seat in order for _ in range(self.spec.each)), (state.captain - 1) % state.seats]

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m29-2: return the random outcomes: any card of the deck; those under it come when it is empty."""
        cards = self.data(state)
        return Odds([Number(value) for value in cards.deck or cards.under])

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-m29-1: return the legal choices of the card to place: any own card."""
        seat = self._layer(state)
        return [] if seat is None else [LayCard(value) for value in self.data(state).hands[seat]]

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """BB-m29-1: return the reason against a card that the seat does not have."""
        return "BB-m29-1", "card-not-held"

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m29: apply the choice: a card is dealt, drawn or placed."""
        if isinstance(action, LayCard):
            seen = self._moved(self.data(state), action.value, actor, LAID, actor)
            laid = self._without(state, actor, action.value)
            kept = self.update(laid, laid=action.value, layer=actor, active=state.turn, seen=seen)
            return kept, (CardLaid(actor, state.turn, action.value),)
        assert isinstance(action, Number)
        return self._draw(state, action.value) if self.data(state).is_dealt else self._deal(state, action.value)

    def _deal(self, state: State, value: Value) -> Outcome:
        """BB-m29: deal one more card of the first hands."""
        hands = self.data(state).hands or ((),) * state.seats
        order, dealt = self._to_deal(state), sum(map(len, hands))
        nothing_seen = self.data(state).seen or (CardLocations(),) * (state.seats + 1)
        begun = self.update(state, hands=hands, seen=nothing_seen, is_dealt=dealt + 1 == len(order))
        seen = self._moved(self.data(begun), value, DECK, order[dealt], order[dealt])
        return self._given(begun, order[dealt], value, seen), (NumberDealt(order[dealt], value),)

    def _draw(self, state: State, value: Value) -> Outcome:
        """BB-m29-2: draw a card for a seat with too few; a card of a finished value is discarded."""
        cards, seat = self.data(state), self._drawer(state)
        assert seat is not None
        drawn = self.update(state, under=tuple(other for other in cards.under if other != value))
        if state.cuts.get(value, 0) == NUMBERS.copies:
            seen = cards.noted(lambda seen, _: seen.found(value, [cards.source], cards.counts).without(value))
            return self.update(drawn, gone=(*cards.gone, value), seen=seen), (CardDiscarded(value),)
        return self._given(drawn, seat, value, self._moved(cards, value, cards.source, seat, seat)), (NumberDealt(seat, value),)

    def _given(self, state: State, seat: Seat, value: Value, seen: tuple[CardLocations, ...]) -> State:
        """Return the state with one more card in a hand and the knowledge after that."""
        hands = self.data(state).hands
        return self.update(state, hands=_with(hands, seat, (*hands[seat], value)), seen=seen)

    @staticmethod
    def _moved(cards: GuessState, value: Value, source: Place, target: Place, by: Seat) -> tuple[CardLocations, ...]:
        """BB-m29-8: return the knowledge after a move: the mover sees the card; to others it may be any of the pile or hand."""
        counts = cards.counts
        return cards.noted(
            lambda seen, eyes: (
                seen.found(value, [source], counts).put(value, target) if eyes == by else seen.one_moved(source, target, counts)
            )
        )

    def _without(self, state: State, seat: Seat, value: Value) -> State:
        """Return the state with one card less in a hand; other players do not know which."""
        cards = self.data(state)
        return self.update(state, hands=_with(cards.hands, seat, tuple(other for other in cards.hands[seat] if other != value)))

    # Opening

    def before_turn(self, state: State) -> Outcome:
        """BB-m29-8: give the placed card unopened to the player on turn after a Coffee Mug."""
        cards = self.data(state)
        if cards.laid is None or cards.active is None or cards.layer is None:
            return state, ()
        seen = self._taken(cards, cards.laid, cards.active)
        return self._given(self.update(state, laid=None), cards.active, cards.laid, seen), (CardTaken(cards.active),)

    @staticmethod
    def _taken(cards: GuessState, laid: Value, active: Seat) -> tuple[CardLocations, ...]:
        """BB-m29-8: return the knowledge after the card is taken: owner and taker know it; the others know what it may have been."""
        counts = cards.counts
        return cards.noted(lambda seen, eyes: (seen.found(laid, [LAID], counts) if eyes == active else seen).all_moved(LAID, active))

    def after_turn(self, state: State) -> Outcome:
        """BB-m29: open the placed card, charge a step if its value was cut, give it to the player, and discard useless cards."""
        opened, events = self._open(state)
        if opened.result:
            return opened, events
        after, more = self._reshuffle(opened)
        return after, (*events, *more)

    def _open(self, state: State) -> Outcome:
        """BB-m29-3, BB-m29-5, BB-m29-9: open the placed card: a cut of its value costs one step; the active player takes it."""
        cards = self.data(state)
        if cards.laid is None or cards.layer is None:
            return state, ()
        laid, counts = cards.laid, cards.counts
        shown = self.update(state, laid=None)
        seen = cards.noted(lambda seen, _: seen.found(laid, [LAID], counts).put(laid, state.turn))
        is_cut = state.turn_action is not None and state.turn_action.kind in ("dual", "solo") and state.turn_action.value == cards.laid
        paid, events = advance_dial(shown, STEP, "guessed") if is_cut else (shown, ())
        opened: tuple[Event, ...] = (CardOpened(cards.layer, cards.laid, is_cut), *events)
        return paid if paid.result else self._given(paid, state.turn, laid, seen), opened

    def _reshuffle(self, state: State) -> Outcome:
        """BB-m29-3, BB-m29-4: discard cards of finished values and of the last value; BB-m29-6: and those of a seat without wires."""
        cards, left = self.data(state), [value for value in BLUE_VALUES if state.cuts.get(value, 0) < NUMBERS.copies]
        out = [value for value in BLUE_VALUES if value not in left or len(left) == 1]
        leaving = [value for value in out if value not in cards.gone and (len(left) == 1 or any(value in hand for hand in cards.hands))]
        hands = tuple(tuple(value for value in hand if value not in out) for hand in cards.hands)
        empty = [seat for seat in range(state.seats) if not state.has_wires(seat)]
        under = (*(value for value in cards.under if value not in leaving), *(value for seat in empty for value in hands[seat]))
        kept = tuple(() if seat in empty else hand for seat, hand in enumerate(hands))
        seen = cards.noted(lambda seen, _: self._after_tidying(seen, cards, leaving, out, empty))
        tidied = self.update(state, hands=kept, under=under, gone=(*cards.gone, *leaving), seen=seen)
        return tidied, tuple(CardDiscarded(value) for value in leaving)

    @staticmethod
    def _after_tidying(
        seen: CardLocations, cards: GuessState, leaving: Sequence[Value], out: Sequence[Value], empty: Sequence[Seat]
    ) -> CardLocations:
        """BB-m29-8: return the knowledge after cards leave: whose cards, which hands have no finished value, and who put cards under the
        deck.
        """
        counts = dict(cards.counts)
        for value in leaving:
            place = cards.place_of(value)
            seen = seen.found(value, [place], counts).without(value)
            counts[place] -= 1
        for value in out:
            if value not in (*cards.gone, *leaving):
                seen = seen.found(value, [DECK, UNDER], counts)
        for seat in empty:
            seen = seen.all_moved(seat, UNDER)
        return seen

    def may_cost(self, state: State, seat: Seat, value: Value) -> bool:
        """BB-m29-9: return True if the placed card may have this value."""
        return value in self._may_be(state, seat)

    def _may_be(self, state: State, seat: Seat | None) -> tuple[Value, ...]:
        """BB-m29-8: return the values that the placed card may have for a seat; BB-m29-4: not a finished one."""
        cards = self.data(state)
        if cards.laid is None:
            return ()
        seen = cards.seen[0 if seat is None else seat + 1]
        return tuple(value for value in BLUE_VALUES if value not in cards.gone and seen.may_be(value, LAID, cards.counts))

    # What is seen of it

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """BB-m29-8: return the rule's view; hands and the placed card are secret to their holders."""
        cards = self.data(state)
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
            under=len(cards.under),
            seen=cards.seen[0 if seat is None else seat + 1] if cards.seen else CardLocations(),
        )

    def _against(self, state: State) -> Seat | None:
        """Return the seat against which a card is or was placed."""
        cards = self.data(state)
        if cards.laid is not None:
            return cards.active
        return state.turn if state.stage == "turn" and cards.is_dealt and self._layer(state) is not None else None

    def resampled(self, seat: Seat | None, random: Random, state: State) -> State:
        """BB-m29-8: return the state with the unseen hands, placed card and deck drawn again; what this seat has seen stays.

        What other players remember of cards that they passed on unopened is not modelled.
        """
        cards = self.data(state)
        if not cards.hands:
            return state
        seen, counts = cards.seen[0 if seat is None else seat + 1], cards.counts
        (way,) = random.choices(seen.ways, [way.often for way in seen.ways])
        rest = [value for value in BLUE_VALUES if value not in cards.gone and value not in seen.values]
        random.shuffle(rest)
        there = {place: [value for value, at in zip(seen.values, way.places, strict=True) if at == place] for place in counts}
        for place, values in there.items():
            values += [rest.pop() for _ in range(counts[place] - len(values))]
            random.shuffle(values)
        hands = tuple(hand if other == seat else tuple(there[other]) for other, hand in enumerate(cards.hands))
        world = replace(cards, hands=hands, laid=there[LAID][0] if there[LAID] else None, under=tuple(there[UNDER]))
        return self.update(state, hands=hands, laid=world.laid, under=world.under, seen=world.noted(partial(_including_own, world, seat)))


def _including_own(cards: GuessState, seat: Seat | None, seen: CardLocations, eyes: Seat | None) -> CardLocations:
    """Return an observer's knowledge with its memory and its own cards added to public knowledge."""
    if eyes is None or eyes == seat:
        return seen
    own, counts = cards.seen[0], cards.counts
    for value in cards.hands[eyes]:
        own = own.found(value, [eyes], counts)
    return own.found(cards.laid, [LAID], counts) if cards.laid and cards.layer == eyes else own


def _with(hands: Hands, seat: Seat, hand: tuple[Value, ...]) -> Hands:
    """Return the hands with one changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
