"""BB-B1 to BB-B3: the campaign, mission by mission and box by box."""

from tavolata.core.game import Options
from tavolata.core.protocols.campaign import CampaignRules, Chapter
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.content.boxes import BOXES
from tavolata.games.bomb_busters.rules.options import RANDOM
from tavolata.games.bomb_busters.state import State


class Campaign(CampaignRules):
    """BB-B1 to BB-B3: campaign component: all planned missions, those that can be played, and the stars of a defused bomb."""

    chapters = tuple(
        Chapter(str(number), tuple(str(mission) for mission in range(first, last + 1))) for number, (first, last) in enumerate(BOXES.boxes)
    )
    most_stars = 1 + len(BOXES.lost_at_most)

    def stage_of(self, options: Options) -> str:
        """BB-B1: return the campaign stage of a table: its mission."""
        return str(options["mission"])

    def options_of(self, stage: str, options: Options) -> Options | None:
        """BB-B1, BB-S5: return the options of a stage's table, which draws the mission's own equipment."""
        return {**options, "mission": stage, "equipment": RANDOM} if stage in MISSIONS else None

    def stars(self, state: State) -> int:
        """BB-B3: return the stars: one for the defused bomb, one if the dial lost at most one step, one if it lost none."""
        if state.result is None or state.result.reason != "defused":
            return 0
        lost = state.dial_start - state.dial
        return 1 + sum(lost <= most for most in BOXES.lost_at_most)
