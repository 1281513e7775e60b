"""What Bomb Busters brings."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random

from tavolata.core.game import Action, Options, Seat
from tavolata.core.plugin import Bot, Convention, GamePlugin, GameText
from tavolata.core.protocols.advisor import Advisor
from tavolata.core.protocols.campaign import CampaignRules
from tavolata.core.protocols.consequences import Consequence
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.core.protocols.review import Reviewer
from tavolata.games.bomb_busters.actions import BombBustersAction, Point
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.rules.game import BombBusters
from tavolata.games.bomb_busters.state import State


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.bomb_busters.bot import make_bot

    return make_bot(level, seed)


def _advisor() -> Advisor:
    from tavolata.games.bomb_busters.explain.advisor import ADVISOR

    return ADVISOR


def _encoding() -> GameEncoding:
    from tavolata.games.bomb_busters.encoding import ENCODING

    return ENCODING


def _review() -> Reviewer:
    from tavolata.games.bomb_busters.explain.review import review

    return review


def _campaign() -> CampaignRules:
    from tavolata.games.bomb_busters.campaign import Campaign

    return Campaign()


def _consequences(state: State, seat: Seat, choices: Sequence[BombBustersAction]) -> Mapping[Action, Consequence]:
    from tavolata.games.bomb_busters.explain.consequences import consequences_of

    return consequences_of(state, seat, choices)


def _text() -> GameText:
    from tavolata.games.bomb_busters import terminal_text

    return terminal_text


def _following(state: State, options: Options) -> Options:
    """BB-S6: return the options of the next game: the next captain clockwise, and after a win the next mission."""
    won = state.result is not None and state.result.reason == "defused"
    numbers = [number for number, mission in MISSIONS.items() if state.seats in mission.seats]
    place = min(numbers.index(str(state.mission.id)) + won, len(numbers) - 1)
    return {**options, "mission": numbers[place], "captain": str((state.captain + 1) % state.seats)}


def _resample(state: State, seat: Seat | None, random: Random) -> State:
    from tavolata.games.bomb_busters.solver.determinization import resample

    return resample(state, seat, random)


PLUGIN = GamePlugin(
    game=BombBusters(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard", "expert"),
    make_bot=_make_bot,
    advisor=_advisor,
    encoding=_encoding,
    review=_review,
    campaign=_campaign,
    preliminary_actions=(Point,),
    convention=Convention(("expert",), "BB-x1"),
    next_options=_following,
    resample=_resample,
    consequences=_consequences,
    sort_order=2,
    has_client=True,
)
"""Everything else finds the game through this."""
