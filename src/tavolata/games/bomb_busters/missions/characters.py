"""BB-Q7: special characters, whose personal equipment works like a numbered card."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolata.core.game import Actor, Seat
from tavolata.games.bomb_busters.actions import BombBustersAction, Take
from tavolata.games.bomb_busters.content import PERSONAL, SPECIAL, CardId, mission_rules
from tavolata.games.bomb_busters.events import CharacterTaken
from tavolata.games.bomb_busters.missions.hooks import Reason
from tavolata.games.bomb_busters.missions.mission_rule import MissionRule, RuleView
from tavolata.games.bomb_busters.missions.mission_rules import implements
from tavolata.games.bomb_busters.state import Outcome, RuleState, State


class CharactersState(RuleState, frozen=True):
    """State of a mission rule: how many players have their character, clockwise from the captain."""

    count: int = 1


class CharactersView(RuleView, frozen=True, tag="characters"):
    """View of a mission rule: the special characters that are still free."""

    free: tuple[CardId, ...]


@implements(mission_rules.Characters)
class Characters(MissionRule[mission_rules.Characters, CharactersState]):
    """Mission rule: the captain has a base character; the others keep theirs or take a special one that is free."""

    initial = CharactersState()

    def pending_actor(self, state: State) -> Actor | None:
        """BB-Q7-1: return the next seat to choose a character: clockwise from the captain, before the deal."""
        count = self.data(state).count
        return (state.captain + count) % state.seats if state.stage == "set-up" and count < state.seats else None

    def choices(self, state: State) -> Sequence[BombBustersAction]:
        """BB-Q7-1: return the legal choices: the base character, or a special one that is free."""
        return [Take(card) for card in (PERSONAL, *_free(state))]

    def why_not_choose(self, state: State, action: BombBustersAction) -> Reason:
        """BB-Q7-1: return the reason against a character: another player has it, or the mission bans it."""
        return "BB-Q7-1", "character-taken"

    def apply_choice(self, state: State, actor: Actor, action: BombBustersAction) -> Outcome:
        """BB-Q7: apply the choice: place the character before its player."""
        assert isinstance(action, Take)
        personal = tuple(action.card if seat == actor else card for seat, card in enumerate(state.personal))
        taken = self.update(replace(state, personal=personal), count=self.data(state).count + 1)
        return taken, (CharacterTaken(actor, action.card),)

    def view(self, state: State, seat: Seat | None) -> RuleView:
        """Return the rule's view; all players see the free characters."""
        is_open = state.stage == "set-up" and self.data(state).count < state.seats
        return CharactersView(_free(state) if is_open else ())


def _free(state: State) -> tuple[CardId, ...]:
    """BB-Q7-1: return the special characters that are free and not banned by the mission."""
    return tuple(card for card, effect in SPECIAL.items() if card not in state.personal and effect not in state.mission.banned)
