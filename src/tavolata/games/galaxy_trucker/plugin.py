"""The plugin of Galaxy Trucker."""

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
from tavolata.games.galaxy_trucker.explain.consequences import consequences
from tavolata.games.galaxy_trucker.rules.game import GalaxyTrucker
from tavolata.games.galaxy_trucker.solver.determinization import resample
from tavolata.games.galaxy_trucker.state import State


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.galaxy_trucker.bot import make_bot

    return make_bot(level, seed)


def _advisor() -> Advisor:
    from tavolata.games.galaxy_trucker.explain.advisor import GalaxyTruckerAdvisor

    return GalaxyTruckerAdvisor()


def _encoding() -> GameEncoding:
    from tavolata.games.galaxy_trucker.encoding import LEARNING

    return LEARNING


def _review() -> Reviewer:
    from tavolata.games.galaxy_trucker.explain.review import review

    return review


def _workshop() -> Workshop:
    from tavolata.games.galaxy_trucker.workshop import GalaxyTruckerWorkshop

    return GalaxyTruckerWorkshop()


def _race() -> RaceRules:
    from tavolata.games.galaxy_trucker.race import GalaxyTruckerRace

    return GalaxyTruckerRace()


def _text() -> GameText:
    from tavolata.games.galaxy_trucker import terminal_text

    return terminal_text


def _next_options(state: State, options: Options) -> Options:
    """Return the options of the next table: the next level after a finished flight, without a given ship or a race.

    A solo player flies the same level again (GT-R1).
    """
    if len(state.players) == 1:
        return options
    options = {**options, "ship": "", "race": ""}
    if state.trek.is_trek:
        return options
    place = LEVEL_NAMES.index(state.variants.level) + (state.result is not None)
    return {**options, "level": LEVEL_NAMES[min(place, len(LEVEL_NAMES) - 1)]}


def _skips_bot_delay(state: State) -> bool:
    """GT-B1: return whether players are building, when all act at once."""
    return state.phase == "building"


PLUGIN = GamePlugin(
    game=GalaxyTrucker(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard"),
    make_bot=_make_bot,
    advisor=_advisor,
    encoding=_encoding,
    review=_review,
    workshop=_workshop,
    race=_race,
    last_resort_actions=(Finish, GiveUp),
    next_options=_next_options,
    resample=resample,
    skips_bot_delay=_skips_bot_delay,
    consequences=consequences,
    sort_order=3,
    has_client=True,
)
"""The entry point of the game."""
