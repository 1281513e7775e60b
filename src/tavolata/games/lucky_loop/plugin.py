"""The plugin of Lucky Loop."""

from importlib.resources import files

from tavolata.core.plugin import Bot, GamePlugin, GameText
from tavolata.core.protocols.advisor import Advisor
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.core.protocols.review import Reviewer
from tavolata.games.lucky_loop.actions import Discard, Make
from tavolata.games.lucky_loop.explain.consequences import consequences
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.solver.determinization import resample


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.lucky_loop.bot.levels import make_bot

    return make_bot(level, seed)


def _advisor() -> Advisor:
    from tavolata.games.lucky_loop.explain.advisor import ADVISOR

    return ADVISOR


def _encoding() -> GameEncoding:
    from tavolata.games.lucky_loop.encoding import ENCODING

    return ENCODING


def _review() -> Reviewer:
    from tavolata.games.lucky_loop.explain.review.reviewer import review

    return review


def _text() -> GameText:
    from tavolata.games.lucky_loop import terminal_text

    return terminal_text


PLUGIN = GamePlugin(
    game=LuckyLoop(),
    folder=files(__package__),
    text=_text,
    levels=("easy", "normal", "hard"),
    make_bot=_make_bot,
    advisor=_advisor,
    encoding=_encoding,
    review=_review,
    preliminary_actions=(Discard, Make),
    resample=resample,
    consequences=consequences,
    sort_order=1,
    has_client=True,
)
"""The package finds the game through this object."""
