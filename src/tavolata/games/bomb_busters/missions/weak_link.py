"""BB-m34: hidden characters and constraint cards, and a weak link among the players who must obey their card."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from tavolata.core.chance import Odds
from tavolata.core.game import CHANCE, Actor, Seat
from tavolata.games.bomb_busters.actions import Accuse, BombBustersAction, Captain, Constrain, Take
from tavolata.games.bomb_busters.content import PERSONAL, RED, CardId, Value, mission_rules
from tavolata.games.bomb_busters.content.constraints import CONSTRAINTS, Constraint, Letter
from tavolata.games.bomb_busters.events import Accused, LinkBlocked, RolesDealt
from tavolata.games.bomb_busters.facts import Tiles
from tavolata.games.bomb_busters.missions.constraints import ConstraintRule
from tavolata.games.bomb_busters.missions.mission_rule import RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.rules.turn import advance_dial
from tavolata.games.bomb_busters.state import Outcome, RuleState, State

TRIES = 200
"""So often other roles are drawn until they fit what was seen."""


class WeakLinkState(RuleState, frozen=True):
    """State of a mission rule: the captain card's seat, characters, constraint cards, announced values, and the outcome.

    After a block these are the wires that the weak link held, and the cards that it could have had.
    """

    link: Seat | None = None
    pool: tuple[CardId, ...] = ()
    cards: tuple[CardId | None, ...] = ()
    letters: tuple[Letter, ...] = ()
    said: tuple[tuple[Value, ...], ...] = ()
    is_found: bool = False
    is_gone: bool = False
    has_accused: bool = False
    blocked: Tiles = ()
    misfits: tuple[Letter, ...] = ()

    @property
    def is_hidden(self) -> bool:
        """Return True if the cards still lie face down."""
        return not self.is_found and not self.is_gone


class WeakLinkView(RuleView, frozen=True, tag="weak-link"):
    """View of a mission rule (BB-m34): the roles as a seat sees them.

    - `is_link`, `letter` and `card` are the seat's own role, constraint card and character.
    - `possible` are for each seat the letters that it may have if it is the weak link; `heard` is how many values it announced.
    - `is_found` says that the weak link was found, `is_gone` that the cards are gone.
    - `blocked` are the wires that the weak link held at a block, when one of the cards `misfits` fitted none of them.
    """

    has_actions: ClassVar[bool] = True
    is_link: bool
    letter: Letter | None
    card: CardId | None
    possible: tuple[tuple[Letter, ...], ...]
    heard: tuple[int, ...]
    is_found: bool
    is_gone: bool
    blocked: Tiles
    misfits: tuple[Letter, ...]


@implements(mission_rules.WeakLink)
class WeakLink(ConstraintRule[mission_rules.WeakLink, WeakLinkState]):
    """Mission rule: the holder of the captain card obeys a constraint card; the others may guess who and which card."""

    initial = WeakLinkState()
    is_secret = True

    def binding(self, state: State, seat: Seat) -> Constraint | None:
        """BB-m34: return the constraint card of the weak link while the cards lie face down; None for all others."""
        roles = self.data(state)
        is_bound = seat == roles.link and roles.is_hidden and len(roles.letters) == state.seats
        return CONSTRAINTS[roles.letters[seat]] if is_bound else None

    # Dealing

    def pending_actor(self, state: State) -> Actor | None:
        """BB-m34-1: return chance, which deals characters and constraint cards face down before the deal."""
        return CHANCE if state.stage == "set-up" and len(self.data(state).letters) < state.seats else None

    def odds(self, state: State) -> Odds[BombBustersAction]:
        """BB-m34-1: return the random outcomes: first the captain card, then the other characters, then the constraint cards."""
        roles = self.data(state)
        if roles.link is None:
            return Odds([Captain(seat) for seat in range(state.seats)])
        if roles.pool:
            kinds = tuple(dict.fromkeys(roles.pool))
            return Odds([Take(card) for card in kinds], [roles.pool.count(card) for card in kinds])
        return Odds([Constrain(letter) for letter in self.spec.letters if letter not in roles.letters])

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-m34-1: apply the draw: deal one more card face down; there is no personal equipment meanwhile."""
        roles = self.data(state)
        match action:
            case Captain(seat):
                pool = tuple(card or PERSONAL for other, card in enumerate(state.personal) if other != state.captain)
                cards = tuple(PERSONAL if other == seat else None for other in range(state.seats))
                hidden = replace(state, personal=(None,) * state.seats)
                return self.update(hidden, link=seat, pool=pool, cards=cards, said=((),) * state.seats), ()
            case Take(card):
                place, seat = roles.pool.index(card), roles.cards.index(None)
                dealt = (*roles.cards[:seat], card, *roles.cards[seat + 1 :])
                return self.update(state, pool=roles.pool[:place] + roles.pool[place + 1 :], cards=dealt), ()
            case Constrain(letter):
                is_last = len(roles.letters) + 1 == state.seats
                return self.update(state, letters=(*roles.letters, letter)), (RolesDealt(),) if is_last else ()
        raise AssertionError("nothing else is drawn")

    # The turn

    def before_turn(self, state: State) -> Outcome:
        """BB-m34-3, BB-m34-4: charge two steps for a weak link that no own blue wire serves; all these cards leave unseen."""
        met = self.update(state, has_accused=False)
        card, held = self.binding(state, state.turn), state.held(state.turn)
        if card is None or all(value == RED for value in held) or any(value in card.values for value in held):
            return met, ()
        tiles, cards = tuple(slot.tile for slot in state.hand(state.turn)), self._possible(self.data(state))[state.turn]
        after, events = advance_dial(self.update(met, is_gone=True, blocked=tiles, misfits=cards), self.spec.steps, "blocked")
        return after, (LinkBlocked(state.turn), *events)

    is_free_action = True

    def actions(self, state: State, seat: Seat) -> Sequence[BombBustersAction]:
        """BB-m34-5, BB-m34-7: return the legal accusations: once a turn, of a seat and a card, for any seat but the weak link."""
        roles = self.data(state)
        if not roles.is_hidden or roles.has_accused or seat == roles.link or state.aim:
            return []
        others = [other for other in range(state.seats) if other != seat]
        return [Accuse(other, letter) for other in others for letter in self.spec.letters]

    def apply_action(self, state: State, seat: Seat, action: BombBustersAction) -> Outcome:
        """BB-m34-5, BB-m34-6: apply an accusation: if right, all get their characters; if wrong, the dial advances. The turn continues."""
        assert isinstance(action, Accuse)
        roles, named = self.data(state), self.update(state, has_accused=True)
        right = action.seat == roles.link and roles.letters[action.seat] == action.letter
        event = Accused(seat, action.seat, action.letter, right)
        if right:
            return self.update(replace(named, personal=roles.cards), is_found=True), (event,)
        after, events = advance_dial(named, 1, "accused")
        return after, (event, *events)

    def after_announcement(self, state: State, values: tuple[Value, ...]) -> Outcome:
        """BB-m34: record an announcement, which excludes the cards that it breaks."""
        said = self.data(state).said
        mine = tuple(dict.fromkeys((*said[state.turn], *values)))
        return self.update(state, said=(*said[: state.turn], mine, *said[state.turn + 1 :])), ()

    # What is seen of it

    def _possible(self, roles: WeakLinkState) -> tuple[tuple[Letter, ...], ...]:
        """Return for each seat the letters that it may have if it is the weak link."""
        return tuple(tuple(letter for letter in self.spec.letters if set(said) <= set(CONSTRAINTS[letter].values)) for said in roles.said)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """BB-m34: return the rule's view: the seat's own cards and all announcements; its own letter is excluded for others."""
        roles = self.data(state)
        mine = roles.letters[seat] if seat is not None and seat != roles.link and roles.misfits else None
        misfits = tuple(letter for letter in roles.misfits if letter != mine)
        has_letter = seat is not None and len(roles.letters) == state.seats
        letter = roles.letters[seat] if has_letter and seat is not None and not roles.is_gone else None
        card = roles.cards[seat] if has_letter and seat is not None and not roles.is_gone else None
        is_link, heard = has_letter and seat == roles.link, tuple(map(len, roles.said))
        possible = tuple(
            tuple(one for one in letters if other == seat or one != letter) for other, letters in enumerate(self._possible(roles))
        )
        return WeakLinkView(is_link, letter, card, possible, heard, roles.is_found, roles.is_gone, roles.blocked, misfits)

    def resampled(self, seat: Seat | None, random: Random, state: State) -> State:
        """BB-m34: return the state with other roles that fit what a seat has seen."""
        roles = self.data(state)
        if not roles.is_hidden or len(roles.letters) < state.seats:
            return state
        others = [other for other in range(state.seats) if other != seat]
        for _ in range(TRIES):
            drawn = self._drawn(roles, seat, others, random)
            if drawn.link is not None and self._fits(state, drawn, drawn.link):
                return self.update(state, link=drawn.link, letters=drawn.letters, cards=drawn.cards)
        return state

    def _drawn(self, roles: WeakLinkState, seat: Seat | None, others: Sequence[Seat], random: Random) -> WeakLinkState:
        """Return roles with the seat's own ones unchanged and all others drawn again."""
        mine = None if seat is None else roles.letters[seat]
        free = random.sample([letter for letter in self.spec.letters if letter != mine], len(others))
        letters = tuple(roles.letters[other] if other == seat else free[others.index(other)] for other in range(len(roles.letters)))
        link = roles.link if seat is not None and roles.link == seat else random.choice(others)
        left = [card for other, card in enumerate(roles.cards) if other not in (roles.link, seat)]
        random.shuffle(left)
        cards = tuple(
            roles.cards[other] if other == seat else PERSONAL if other == link else left.pop() for other in range(len(roles.cards))
        )
        return replace(roles, link=link, letters=letters, cards=cards)

    def _fits(self, state: State, roles: WeakLinkState, link: Seat) -> bool:
        """Return True if the weak link could make all its announcements, and can act now if it has to."""
        card, held = CONSTRAINTS[roles.letters[link]], state.held(link)
        if roles.letters[link] not in self._possible(roles)[link]:
            return False
        return (
            state.turn != link
            or state.stage != "turn"
            or all(value == RED for value in held)
            or any(value in card.values for value in held)
        )
