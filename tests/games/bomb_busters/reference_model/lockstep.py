"""Follow a game from its log, move by move."""

from dataclasses import replace

from tests.games.bomb_busters.reference_model.base import Told
from tests.games.bomb_busters.reference_model.captain import Careless, Rookie
from tests.games.bomb_busters.reference_model.clock import Claim, Clock, LastClaim
from tests.games.bomb_busters.reference_model.constraints import CaptainsConstraint, OpenConstraint, OwnConstraints, WeakLink
from tests.games.bomb_busters.reference_model.group_action import FourTogether, RedsTogether
from tests.games.bomb_busters.reference_model.guess import Guess
from tests.games.bomb_busters.reference_model.liar import Liar
from tests.games.bomb_busters.reference_model.number_cards import OpenCards, Padlocks, Radar, Thaw
from tests.games.bomb_busters.reference_model.red_value import AsRed, AsRedForNothing
from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.sequence import Ends, LongSequence, Sequence
from tests.games.bomb_busters.reference_model.setup import SETTINGS, SETTINGS_ELSEWHERE
from tests.games.bomb_busters.reference_model.tokens import Count, Parity
from tests.games.bomb_busters.reference_model.tokens_beside import Drawn, Handed
from tests.games.bomb_busters.reference_model.trials import SecondChance, Trials
from tests.games.bomb_busters.reference_model.x_wires import LastDealt, LastDealtOnFirst, Locked, LockedOnFirst

KINDS: dict[str, type[Rules]] = {
    "9": Sequence,
    "10": Claim,
    "11": AsRed,
    "12": Padlocks,
    "13": RedsTogether,
    "14": Rookie,
    "15": Thaw,
    "16": LongSequence,
    "17": Liar,
    "18": Radar,
    "19": Clock,
    "20": LastDealt,
    "21": Parity,
    "22": Handed,
    "23": FourTogether,
    "24": Count,
    "25": Rules,
    "26": OpenCards,
    "27": Drawn,
    "28": Careless,
    "29": Guess,
    "30": Trials,
    "31": OwnConstraints,
    "32": OpenConstraint,
    "33": Parity,
    "34": WeakLink,
    "35": Locked,
    "36": Ends,
}
"""By which rules each mission is played."""

KINDS_ELSEWHERE: dict[tuple[str, str], type[Rules]] = {
    ("10", "us"): LastClaim,
    ("11", "us"): AsRedForNothing,
    ("20", "german"): LastDealtOnFirst,
    ("30", "german"): SecondChance,
    ("32", "german"): CaptainsConstraint,
    ("35", "german"): LockedOnFirst,
}
"""BB-N8: by which rules another edition plays a mission, where it reads them otherwise."""


class Model:
    """A game of the reference model, driven move by move."""

    def __init__(self, mission: str, seats: int, edition: str, *, specials: bool) -> None:
        setting = SETTINGS_ELSEWHERE.get((mission, edition), SETTINGS[mission]).among(seats)
        self.rules = KINDS_ELSEWHERE.get((mission, edition), KINDS[mission])(
            replace(setting, specials=setting.specials and specials), seats
        )
        self._script = self.rules.play()
        self.options = next(self._script)
        self.result: str | None = None

    def play(self, actor: int, text: str) -> None:
        """Continue with a move, which must be among the options."""
        try:
            self.options = self._script.send((actor, text))
        except StopIteration as end:
            self.options, self.result = {}, end.value

    def hear(self) -> list[Told]:
        """Return the events since the last call."""
        told, self.rules.told = self.rules.told, []
        return told
