"""What Galaxy Trucker brings."""

from importlib.resources import files

from tavolata.core.game import Options
from tavolata.core.plugin import Bot, GamePlugin, GameText
from tavolata.core.protocols.advisor import Advisor
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.core.protocols.race import RaceRules
from tavolata.core.protocols.review import Reviewer
from tavolata.core.protocols.workshop import Workshop
from tavolata.games.galaxy_trucker.actions import Finish, GiveUp
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES
from tavolata.games.galaxy_trucker.explain.consequences import foresee
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker
from tavolata.games.galaxy_trucker.solver.determinization import resample
from tavolata.games.galaxy_trucker.state import State


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.galaxy_trucker.bot import make_bot

    return make_bot(level, seed)


def _coach() -> Advisor:
    from tavolata.games.galaxy_trucker.explain.advisor import GalaxyTruckerCoach

    return GalaxyTruckerCoach()


def _learning() -> GameEncoding:
    from tavolata.games.galaxy_trucker.encoding import LEARNING

    return LEARNING


def _review() -> Reviewer:
    from tavolata.games.galaxy_trucker.explain.review import review

    return review


def _workshop() -> Workshop:
    from tavolata.games.galaxy_trucker.workshop import Shipyard

    return Shipyard()


def _racing() -> RaceRules:
    from tavolata.games.galaxy_trucker.race import Races

    return Races()


def _text() -> GameText:
    from tavolata.games.galaxy_trucker import terminal_text

    return terminal_text


def _following(state: State, options: Options) -> Options:
    """After a flight that came to its end the next larger one, after a Trek another; no ship is brought again, and no race flown again.

    Who flies alone flies the same again (GT-R1).
    """
    if len(state.players) == 1:
        return options
    options = {**options, "ship": "", "race": ""}
    if state.course.is_trek:
        return options
    place = LEVEL_NAMES.index(state.variants.level) + (state.result is not None)
    return {**options, "level": LEVEL_NAMES[min(place, len(LEVEL_NAMES) - 1)]}


def _is_hasty(state: State) -> bool:
    """GT-B1: all build at once."""
    return state.phase == "building"


PLUGIN = GamePlugin(
    game=GalaxyTrucker(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard"),
    make_bot=_make_bot,
    advisor=_coach,
    encoding=_learning,
    review=_review,
    workshop=_workshop,
    race=_racing,
    last_resort_actions=(Finish, GiveUp),
    next_options=_following,
    resample=resample,
    skips_bot_delay=_is_hasty,
    consequences=foresee,
    sort_order=3,
    has_client=True,
)
"""Everything else finds the game through this."""
