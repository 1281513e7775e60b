"""The end of a mission played out: how often a choice wins, and that the careful partner goes by it."""

import pytest

from tavolata.bots.play import play_game
from tavolata.core.observation import Observation
from tavolata.games.bomb_busters.actions import Announce, Give, Point, Solo, Use
from tavolata.games.bomb_busters.bot.endgame_choice import RISKIER, option_of
from tavolata.games.bomb_busters.bot.endgame_search import EndgameOption, EndgameSearch
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.risk import PLAIN, safest_first
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.i18n import translate
from tests.games.bomb_busters.table import play
from tests.games.bomb_busters.test_bot import choice, opened, seen, whole

SWAP = {"equipment": "walkie-talkies,stabilizer,ray,super-detector"}
USED = ("stabilizer", "ray", "super-detector")


def ahead_of(match: BombBustersMatch) -> EndgameSearch:
    found = TableModel(seen(match, match.actors[0])).ahead
    assert found is not None
    return found


def test_of_the_last_three_wires_one_of_which_is_red_half_are_won() -> None:
    ahead = ahead_of(whole("?5", "?5", "?R4", mission="4"))
    assert ahead.after_cut(EndgameOption((1,), ("5",))) == ahead.after_cut(EndgameOption((2,), ("5",))) == 0.5


def test_a_certain_cut_leaves_the_red_time_to_be_revealed() -> None:
    """BB-R1: if the next one has nothing but a red it is revealed, and then the rest is certain."""
    ahead = ahead_of(whole("?5 ?7", "?R4", "?5", "i7", mission="4"))
    assert ahead.after_cut(EndgameOption((4,), ("7",))) > ahead.after_cut(EndgameOption((2,), ("5",))) == 0.5


def test_what_is_known_to_all_is_won() -> None:
    ahead = ahead_of(whole("i5 i7", "i5", "i7", mission="4"))
    assert ahead.after_cut(EndgameOption((2,), ("5",))) == 1.0
    assert ahead_of(whole("?5 ?5 ?7", "?7", mission="4")).after_solo("5") == 1.0


def test_the_stabilizer_saves_from_a_red_and_from_the_dial() -> None:
    ahead = ahead_of(whole("?5", "?5", "?R4", mission="4", dial=1))
    assert ahead.after_cut(EndgameOption((2,), ("5",), stabilized=True)) == 1.0


def test_with_many_wires_left_nothing_is_played_out() -> None:
    match = opened(4, "4")
    assert TableModel(seen(match, match.actors[0])).ahead is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_near_the_end_what_wins_most_often_is_done(seats: int) -> None:
    """Something else only where it risks less now."""
    met = 0
    match = play_game("bomb-busters", seats, ["hard"], 11, {"mission": "8"})
    for entry in match.log:
        before = match.at(entry.n)
        if before.state.phase == "turn" and before.actors[0] == entry.actor:
            model, sight = TableModel(seen(before, entry.actor)), Observation(before, entry.actor)
            weighing = Hard(0).decide(sight)
            if model.ahead and isinstance(weighing.action, Point):
                play(before, match.write(weighing.action))
                said = choice(before)
                assert isinstance(said, Announce)
                tile = model.slots[weighing.action.stand, weighing.action.slot or 0].tile
                won = model.ahead.after_cut(EndgameOption((tile,), said.values))
                others = safest_first(model, PLAIN, model.theirs)[:8]
                assert won >= max(model.ahead.after_cut(option_of(cut, PLAIN)) for cut in others) - RISKIER - 0.01
                met += 1
    assert met


def test_by_bb_q4_2_a_pair_makes_a_certain_cut_by_the_walkie_talkies() -> None:
    """The one given away is found again, and cut."""
    match = whole("2 ?3 ?3 ?5", "?3 ?4 ?5 ?6", "2 ?3 ?4 ?R4 ?6", mission="4", options=SWAP, used=USED, dial=1, spent=(0, 1, 2, 3))
    assert choice(match) == Use("walkie-talkies")
    play(match, "use walkie-talkies", match.write(choice(match_after_use(match))))
    given = choice(match)
    assert isinstance(given, Give)
    assert match.state.at((given.stand, given.slot)).wire == "3"


def match_after_use(match: BombBustersMatch) -> BombBustersMatch:
    after: BombBustersMatch = match.copy()
    play(after, "use walkie-talkies")
    return after


def test_of_the_last_three_wires_the_walkie_talkies_save_the_mission() -> None:
    for others in (("?5", "?R4"), ("?R4", "?5")):
        match = whole("2 2 ?5", *others, mission="4", options=SWAP, used=USED)
        assert choice(match) == Use("walkie-talkies")
        while match.result is None:
            match.play(match.actors[0], choice(match))
        assert match.result.reason == "defused"


def test_it_says_how_often_that_wins() -> None:
    match = whole("?5 ?5 ?7", "?7", "?R4", mission="4")
    assert isinstance(choice(match), Solo | Point)
    said = translate("bomb_busters.why.ahead", {"count": 4, "won": 75.0, "than": 50.0})
    assert "75" in said
    assert "50" in said
