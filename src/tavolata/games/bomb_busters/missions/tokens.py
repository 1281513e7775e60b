"""BB-m21, BB-m24, BB-m33: tokens that say less than a value: even or odd, or how often it is on the stand."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.game import Seat
from tavolata.games.bomb_busters.content import COUNT, EVEN, NUMBERS, ODD, PARITY, Token, mission_rules
from tavolata.games.bomb_busters.facts import CountedFact, Facts, Tile
from tavolata.games.bomb_busters.facts import ParityFact as SaidParity
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import RuleState, SlotSeen, Stand, State

TWICE: Token = "x2"
FOUR: Token = f"x{NUMBERS.copies}"
"""BB-m24-2: what two tokens x2 say together."""


class ParityView(RuleView, frozen=True, tag="parity"):
    """How many tokens of either kind are left."""

    even: int
    odd: int


@implements(mission_rules.Parity)
class Parity(MissionRule[mission_rules.Parity, RuleState]):
    """BB-m21: every token says even or odd, from the first to the last."""

    token_shows_value = False

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-m21-1: the parity of the true value."""
        return EVEN if token in PARITY[EVEN] else ODD

    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-m21-2: the supply has `tokens` of each kind."""
        return self.spec.tokens - _lying(stands, token) if token in PARITY else left

    def facts_of_token(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool, facts: Facts) -> Facts:
        """BB-m21-2: without a token it is announced once."""
        return (SaidParity(slot.tile, token),) if said else ()

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """What is left of them."""
        return ParityView(*(self.tokens_left(state.stands, token, 0) for token in (EVEN, ODD)))


class CountView(RuleView, frozen=True, tag="count"):
    """How many tokens x1, x2 and x3 are left, those before cut wires counted in, as they are taken when none else is left."""

    left: tuple[int, ...]


@implements(mission_rules.Count)
class Count(MissionRule[mission_rules.Count, RuleState]):
    """BB-m24: every token says how often the value stands on its stand, cut wires included."""

    token_shows_value = False
    keeps_tokens = True
    moves_tokens = False
    posts_before_cut = True

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-m24-1: how often now."""
        return f"x{_copies(stand, slot)}"

    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-m24-6: the supply has `tokens` of each kind, and tokens before cut wires can be reused; BB-m24-2: four of a kind take two
        tokens x2.
        """
        if token not in COUNT:
            return left
        uncut = [[slot for slot in stand if not slot.cut] for stand in stands]
        free = self.spec.tokens - _lying(uncut, _kind(token))
        return free // _worth(token)

    def facts_of_token(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool, facts: Facts) -> Facts:
        """BB-m24-5: the token describes the stand at this moment, also after a swap."""
        return (CountedFact(slot.tile, tuple(other.tile for other in stand), COUNT[token], said),)

    def with_token_freed(self, token: Token, stands: tuple[Stand, ...]) -> tuple[Stand, ...]:
        """BB-m24-6: if too few are left, tokens before cut wires are taken, the first first."""
        lacking = _lying(stands, _kind(token)) + _worth(token) - self.spec.tokens
        taken: set[Tile] = set()
        for slot in (slot for stand in stands for slot in stand):
            if lacking > 0 and slot.cut and slot.token and _kind(slot.token) == _kind(token):
                lacking -= _worth(slot.token)
                taken.add(slot.tile)
        if not taken:
            return stands
        return tuple(tuple(replace(slot, token=None) if slot.tile in taken else slot for slot in stand) for stand in stands)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """What is left of them."""
        return CountView(tuple(self.tokens_left(state.stands, token, 0) for token in COUNT if token != FOUR))


def _copies(stand: Sequence[SlotSeen], slot: SlotSeen) -> int:
    """BB-m24-1: how many wires of a stand have the value of this one; its owner sees them all."""
    return sum(other.value == slot.value for other in stand)


def _kind(token: Token) -> Token:
    """BB-m24-2: which token it is that says so."""
    return TWICE if token == FOUR else token


def _worth(token: Token) -> int:
    """BB-m24-2: how many tokens it takes to say so."""
    return 2 if token == FOUR else 1


def _lying(stands: Sequence[Sequence[SlotSeen]], token: Token) -> int:
    """How many tokens of a kind lie on the stands."""
    tokens = [slot.token for stand in stands for slot in stand if slot.token]
    return sum(_worth(lying) for lying in tokens if _kind(lying) == token)
