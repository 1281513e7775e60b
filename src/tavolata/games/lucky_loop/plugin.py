"""What Lucky Loop brings."""

from importlib.resources import files

from tavolata.core.plugin import Bot, GamePlugin, GameText
from tavolata.core.protocols.advisor import Advisor
from tavolata.core.protocols.encoding import GameEncoding
from tavolata.core.protocols.review import Reviewer
from tavolata.games.lucky_loop.actions import Discard, Make
from tavolata.games.lucky_loop.explain.consequences import foresee
from tavolata.games.lucky_loop.rules.game import LuckyLoop
from tavolata.games.lucky_loop.solver.determinization import resample


def _make_bot(level: str, seed: int) -> Bot:
    from tavolata.games.lucky_loop.bot import make_bot

    return make_bot(level, seed)


def _coach() -> Advisor:
    from tavolata.games.lucky_loop.explain.advisor import COACH

    return COACH


def _learning() -> GameEncoding:
    from tavolata.games.lucky_loop.encoding import LEARNING

    return LEARNING


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
    advisor=_coach,
    encoding=_learning,
    review=_review,
    preliminary_actions=(Discard, Make),
    resample=resample,
    consequences=foresee,
    sort_order=1,
    has_client=True,
)
"""Everything else finds the game through this."""
