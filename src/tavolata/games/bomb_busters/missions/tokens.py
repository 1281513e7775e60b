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
    """View of a mission rule: how many tokens of either kind are left."""

    even: int
    odd: int


@implements(mission_rules.Parity)
class Parity(MissionRule[mission_rules.Parity, RuleState]):
    """Mission rule (BB-m21): every token says even or odd."""

    token_shows_value = False

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-m21-1: return the parity of the true value."""
        return EVEN if token in PARITY[EVEN] else ODD

    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-m21-2: return the tokens left in the supply of `tokens` of each kind."""
        return self.spec.tokens - _lying(stands, token) if token in PARITY else left

    def facts_of_token(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool, facts: Facts) -> Facts:
        """BB-m21-2: return the fact of a parity that is announced without a token."""
        return (SaidParity(slot.tile, token),) if said else ()

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view: the tokens left."""
        return ParityView(*(self.tokens_left(state.stands, token, 0) for token in (EVEN, ODD)))


class CountView(RuleView, frozen=True, tag="count"):
    """View of a mission rule: the tokens x1, x2 and x3 that are left, with those before cut wires, which can be reused."""

    left: tuple[int, ...]


@implements(mission_rules.Count)
class Count(MissionRule[mission_rules.Count, RuleState]):
    """Mission rule (BB-m24): every token says how often the value stands on its stand, cut wires included."""

    token_shows_value = False
    keeps_tokens = True
    moves_tokens = False
    posts_before_cut = True

    def token_for(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token) -> Token:
        """BB-m24-1: return the token with the count of the value on its stand now."""
        return f"x{_copies(stand, slot)}"

    def tokens_left(self, stands: Sequence[Sequence[SlotSeen]], token: Token, left: int) -> int:
        """BB-m24-6: return the tokens left, reusing those before cut wires; BB-m24-2: four of a kind take two tokens x2."""
        if token not in COUNT:
            return left
        uncut = [[slot for slot in stand if not slot.cut] for stand in stands]
        free = self.spec.tokens - _lying(uncut, _kind(token))
        return free // _worth(token)

    def facts_of_token(self, stand: Sequence[SlotSeen], slot: SlotSeen, token: Token, said: bool, facts: Facts) -> Facts:
        """BB-m24-5: return the fact of a count: it describes the stand at this moment, also after a swap."""
        return (CountedFact(slot.tile, tuple(other.tile for other in stand), COUNT[token], said),)

    def with_token_freed(self, token: Token, stands: tuple[Stand, ...]) -> tuple[Stand, ...]:
        """BB-m24-6: return the stands with tokens taken from cut wires, in order, until enough are in the supply."""
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
        """Return the rule's view: the tokens left."""
        return CountView(tuple(self.tokens_left(state.stands, token, 0) for token in COUNT if token != FOUR))


def _copies(stand: Sequence[SlotSeen], slot: SlotSeen) -> int:
    """BB-m24-1: return how many wires of a stand have the value of this one; its owner sees them all."""
    return sum(other.value == slot.value for other in stand)


def _kind(token: Token) -> Token:
    """BB-m24-2: return the token that is placed for a count: x2 for four."""
    return TWICE if token == FOUR else token


def _worth(token: Token) -> int:
    """BB-m24-2: return how many tokens a count takes: two for four."""
    return 2 if token == FOUR else 1


def _lying(stands: Sequence[Sequence[SlotSeen]], token: Token) -> int:
    """Return how many tokens of a kind lie on the stands."""
    tokens = [slot.token for stand in stands for slot in stand if slot.token]
    return sum(_worth(lying) for lying in tokens if _kind(lying) == token)
