"""All mission rules, imported so that they are registered, and the type of all their views."""

from typing import TypeAlias

from tavolata.games.bomb_busters.missions.characters import CharactersView
from tavolata.games.bomb_busters.missions.claim import ClaimView
from tavolata.games.bomb_busters.missions.clock import ClockView
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintView, OwnConstraintsView
from tavolata.games.bomb_busters.missions.dealt_tokens import AbsentTokensView, DrawnTokensView, HandedTokensView, RandomTokensView
from tavolata.games.bomb_busters.missions.frozen_equipment import ThawView
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.missions.guessing import GuessView
from tavolata.games.bomb_busters.missions.liar import LiarView
from tavolata.games.bomb_busters.missions.open_cards import OpenCardsView
from tavolata.games.bomb_busters.missions.padlocks import PadlocksView
from tavolata.games.bomb_busters.missions.radar import RadarView
from tavolata.games.bomb_busters.missions.red_value import AsRedView
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.missions.sequence import SequenceView
from tavolata.games.bomb_busters.missions.tokens import CountView, ParityView
from tavolata.games.bomb_busters.missions.trials import TrialsView
from tavolata.games.bomb_busters.missions.weak_link import WeakLinkView
from tavolata.games.bomb_busters.missions.x_wires import XView

MissionView: TypeAlias = (
    SequenceView
    | ClockView
    | ClaimView
    | RookieView
    | ParityView
    | CountView
    | AsRedView
    | XView
    | LiarView
    | PadlocksView
    | OpenCardsView
    | ThawView
    | RadarView
    | CharactersView
    | OwnConstraintsView
    | OpenConstraintView
    | SpecialView
    | RandomTokensView
    | AbsentTokensView
    | HandedTokensView
    | DrawnTokensView
    | GuessView
    | WeakLinkView
    | TrialsView
)
"""What a rule of a mission shows; each view has its `kind`."""
