"""The reasons of a bot refer to its choice and show the values used for it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tavolata.bots.play import play_game
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.plugin import ExplainingBot
from tavolata.core.text.number_format import tenths
from tavolata.games.galaxy_trucker.actions import Claim, Declare, Land, LoseMember, Pass, Place, Power, Return, Take, TakeHit
from tavolata.games.galaxy_trucker.bot import LEVELS, GalaxyTruckerBot, make_bot
from tavolata.games.galaxy_trucker.bot.decision import BotDecision
from tavolata.games.galaxy_trucker.bot.pilot import Pilot
from tavolata.games.galaxy_trucker.content import LEVEL_NAMES, Planets
from tavolata.games.galaxy_trucker.rules.ship import PLACED
from tavolata.i18n import translate
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, BARE, DOUBLES, HOLDS, TRUCK, TUG, match_in_flight, turn_card
from tests.games.galaxy_trucker.table import GalaxyTruckerMatch, new_match, play, with_changes

OWN = tuple(LEVELS)


def reason_text(match: Match[Any, Any, Any], level: str = "hard", seat: int = 0) -> str:
    """Return the reasons of a bot of a level as text."""
    return " ".join(translate(sentence.key, sentence.facts) for sentence in make_bot(level, 1).why(Observation(match, seat)))


def weighed(match: GalaxyTruckerMatch, level: str = "hard", seat: int = 0) -> BotDecision:
    sight = Observation(match, seat)
    return make_bot(level, 1).decide(sight.view, sight.legal)


def moves(match: Match[Any, Any, Any]) -> Iterator[tuple[Observation[Any, Any], Any]]:
    """Yield each action of a match with the observation before it."""
    for entry in match.log:
        if entry.actor >= 0:
            yield Observation(match.at(entry.n), entry.actor), entry.action


@pytest.mark.parametrize("level", OWN)
@pytest.mark.parametrize("flight", LEVEL_NAMES)
def test_every_move_has_its_reason(level: str, flight: str) -> None:
    match = play_game("galaxy-trucker", 2, [level], 5, {"level": flight})
    for sight, _ in moves(match):
        bot = make_bot(level, 3)
        assert isinstance(bot, ExplainingBot)
        weighing, says = bot.decide(sight.view, sight.legal), bot.why(sight)
        assert weighing.action == bot.choose(sight)
        assert 1 <= len(says) <= 2
        assert all(translate(sentence.key, sentence.facts) for sentence in says)
        check_figures(bot, sight, weighing, {name: fact for sentence in says for name, fact in sentence.facts.items()})


def check_figures(bot: GalaxyTruckerBot, sight: Observation[Any, Any], weighing: BotDecision, facts: dict[str, Any]) -> None:
    """Check the shown values against the functions of the bot."""
    match weighing.action:
        case Place(column, row, turn) if weighing.reason == "place":
            builder = bot.builder(sight.view)
            assert builder.my_player.hand
            assert builder.my_player.hand.tile
            assert facts["worth"] == tenths(builder.places.gain(PLACED[builder.my_player.hand.tile][turn], (column, row)))
        case Return() if weighing.reason == "return":
            assert facts["worth"] == tenths(bot.builder(sight.view).target_value)
        case Take("table", tile):
            assert facts["worth"] == tenths(bot.builder(sight.view).places.best(tile)[0])
        case Land(planet):
            pilot = Pilot(sight.view, bot.level.attitude)
            assert isinstance(pilot.flight.card, Planets)
            goods, days = pilot.goods_value(pilot.flight.card.planets[planet - 1]), pilot.days_price(pilot.flight.card.days)
            assert (facts["goods"], facts["days"], facts["worth"]) == tuple(map(tenths, (goods, days, goods - days)))
        case TakeHit():
            pilot = Pilot(sight.view, bot.level.attitude)
            assert pilot.decision.cell
            assert facts["worth"] == tenths(-pilot.hit_price(pilot.decision.cell))
            assert facts["rest"] == tenths(-pilot.battery_price)


def test_what_is_chosen_is_never_worth_less_than_the_next_best() -> None:
    match = play_game("galaxy-trucker", 3, ["hard"], 2, {"level": "III"})
    weighings = [make_bot("hard", 3).decide(sight.view, sight.legal) for sight, _ in moves(match)]
    assert all(weighing.edge >= -1e-9 for weighing in weighings)
    assert sum(weighing.edge > 0 for weighing in weighings) > 20


def test_gt_a2_landing_is_told_with_goods_and_days() -> None:
    match = match_in_flight(HOLDS, TUG)
    turn_card(match, "I-13")
    assert isinstance(weighed(match).action, Land)
    assert reason_text(match).startswith("Planet 1: the cargo is worth ")
    assert "The next best choice would be worth " in reason_text(match)


def test_gt_a3_a_claim_is_told_with_what_passing_would_be_worth() -> None:
    match = match_in_flight(TRUCK, TUG)
    turn_card(match, "I-18")
    weighing = weighed(match)
    assert isinstance(weighing.action, Claim | Pass)
    assert weighing.next_best_value() is not None


def test_gt_f6_power_is_told_with_and_without_batteries() -> None:
    match = match_in_flight(DOUBLES, TUG)
    turn_card(match, "I-02")
    weighing = weighed(match)
    assert isinstance(weighing.action, Power | Declare)
    assert weighing.facts["power"] == 4.5 or isinstance(weighing.action, Declare)
    assert weighing.next_best_value() is not None


def test_gt_f7_the_last_human_stays() -> None:
    match = with_changes(match_in_flight(ALIENS, BARE), crew=ALIEN_CREW | {(7, 7): ("human",)})
    turn_card(match, "I-17")
    play(match, "0 claim")
    assert isinstance(weighed(match).action, LoseMember)
    assert reason_text(match) == "The last human has to stay: aliens alone do not fly a ship."


def test_gt_f2_without_engines_a_hard_bot_reckons_and_others_do_not() -> None:
    match = match_in_flight(BARE, TRUCK)
    turn_card(match, "I-04")
    while match.actors[0] != 0:
        match.play(match.actors[0], "fly-on")
    assert reason_text(match, "easy") == "It flies on as long as it can."
    assert reason_text(match).startswith("No engine, and ")
    assert "Flying on would be worth \N{MINUS SIGN}" in reason_text(match)


def test_gt_b1_with_nothing_open_the_heap_is_all_that_there_is() -> None:
    match = new_match()
    assert reason_text(match).startswith("At this point a tile has to bring ")
    assert "lying open" not in reason_text(match)
    assert weighed(match).edge == 0


def test_a_careless_bot_says_that_it_was_in_a_hurry() -> None:
    slips = (
        spoken_so
        for seed in range(8)
        for sight, _ in moves(play_game("galaxy-trucker", 2, ["easy"], seed, {"level": "I"}))
        for spoken_so in make_bot("easy", 1).why(sight)
        if spoken_so.key.endswith(".slip")
    )
    assert translate(next(slips).key) == "One side joins. In a hurry nobody looked at the others."
