"""Bots of every level in positions that they would not have come to themselves: each chooses what is legal, and can say why."""

import random

import pytest

from tavolata.bots import bot_for
from tavolata.core.observation import Observation
from tavolata.core.plugin import ExplainingBot
from tavolata.core.protocols.advisor import Hint, HintMessage
from tavolata.games.bomb_busters.actions import Back
from tavolata.games.bomb_busters.bot import LEVELS
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.explain.advisor import ADVISOR, BombBustersAdvisor, Hidden
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.i18n import translate
from tests.chance import random_games
from tests.games.bomb_busters.table import TABLES, play
from tests.games.bomb_busters.test_bot import choice, whole
from tests.games.bomb_busters.test_fuzz import play_game

LATE = "8"
"""A mission with equipment."""
CARDS = MISSIONS[LATE].cards


def check_choices(match: BombBustersMatch) -> None:
    """Check that bots of every level choose for every seat that may act."""
    for seat in [actor for actor in match.actors if actor >= 0]:
        sight = Observation(match, seat)
        for level in LEVELS:
            bot = bot_for("bomb-busters", level, 1)
            action = bot.choose(sight)
            waits = not sight.is_awaited or match.state.phase == "claim"  # BB-m10-3: a bot with a certain cut claims, and the others wait
            assert action in sight.legal or (action is None and waits), (level, match.state.phase)
            assert isinstance(bot, ExplainingBot)
            assert bot.why(sight) or action is None


@pytest.mark.parametrize("number", range(random_games(4)))
def test_every_level_can_play_on_from_wherever_others_came_to(number: int) -> None:
    lot, seats = random.Random(number), 2 + number % 4
    cards = ",".join(lot.sample(CARDS, seats))
    options = {"mission": LATE, "equipment": cards, "detector": lot.choice(["hand", "stand"])} if number % 2 else {}
    play_game(
        seats,
        2 * number + 1,
        options or {"mission": lot.choice([mission for players, mission in TABLES if players == seats])},
        check_choices,
    )


@pytest.mark.parametrize("level", LEVELS)
def test_by_bb_x3_a_post_it_without_a_pair_to_tell_is_put_back_or_tells_what_it_can(level: str) -> None:
    """Another player may have used it in between, or the pair may be gone."""
    match = whole("1 ?1 ?2 ?3", "?1 ?2", "?2 ?3", mission="4", options={"equipment": "post-it,stabilizer,ray,super-detector"})
    play(match, "use post-it")
    assert match.state.phase == "post"
    chosen = choice(match, level)
    assert chosen in match.legal(0)
    assert chosen == Back() or level != "expert"


@pytest.mark.parametrize("mission", [mission for mission in MISSIONS if int(mission) > int(LATE)])
def test_every_level_and_the_coach_know_what_to_do_in_the_later_missions(mission: str) -> None:
    advisor, lot = ADVISOR, random.Random(mission)

    def watch(match: BombBustersMatch) -> None:
        if lot.random() < 0.4 or match.state.phase == "choose":
            check_choices(match)
            check_advisor(match, advisor)

    play_game(2 + int(mission) % 4, 1, {"mission": mission, "insight": lot.choice(["odds", "certain"])}, watch)


def check_advisor(match: BombBustersMatch, advisor: BombBustersAdvisor) -> None:
    """Check that a hint has text and legal moves, and that every seat gets an answer about hidden wires."""
    for seat in [actor for actor in match.actors if actor >= 0]:
        sight = Observation(match, seat)
        hint = advisor.answer(sight, Hint())
        assert isinstance(hint, HintMessage)
        assert all(translate(said.key, {**said.facts, "name": "Ada"}) for said in (hint.look, hint.consider, hint.do))
        assert all(match.game.read(line) for line in hint.actions)
        assert advisor.answer(sight, Hidden("mine"))
        assert advisor.answer(sight, Hidden("all"))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_takes_up_it_uses_however_the_lot_falls(level: str) -> None:
    """BB-Q4-2: put back, the card would be taken up again for the same reason, and the game would never end."""
    cards = "walkie-talkies,post-it,triple-detector,super-detector"
    match = whole("?1 ?5 ?5 ?9", "?2 i3 ?8", "?4 ?4", mission=LATE, options={"equipment": cards})
    bots = [bot_for("bomb-busters", level, seed) for seed in range(20)]
    for said in ("use walkie-talkies", "partner 1"):
        play(match, said)
        assert Back() in match.legal(0)
        assert not [seed for seed, bot in enumerate(bots) if bot.choose(Observation(match, 0)) == Back()]
