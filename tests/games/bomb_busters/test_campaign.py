"""BB-B1 to BB-B3: the boxes of the campaign, the next captain, and the stars of a mission."""

import re

import pytest

from tavolata.core.protocols.campaign import available_stages, open_chapters
from tavolata.core.registry import get_plugin
from tavolata.games.bomb_busters.campaign import Campaign
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.i18n import translate
from tests.games.bomb_busters.table import play, table

CAMPAIGN = Campaign()
LAST_PAIR = ("5 ?7", "5 ?7")
TOLD = range(1, 37)
"""The missions that have their part of the story."""
MOST_SENTENCES = 5


def test_bb_b1_six_boxes_hold_all_66_missions() -> None:
    stages = [stage for chapter in CAMPAIGN.chapters for stage in chapter.stages]
    assert stages == [str(number) for number in range(1, 67)]
    assert [chapter.stages[0] for chapter in CAMPAIGN.chapters] == ["1", "9", "20", "31", "43", "55"]


def test_bb_b1_every_mission_that_can_be_played_is_one_of_the_campaign() -> None:
    playable = [stage for chapter in CAMPAIGN.chapters for stage in available_stages(CAMPAIGN, chapter)]
    assert playable == sorted(MISSIONS, key=int)


def test_bb_b1_winning_mission_8_opens_the_next_box() -> None:
    assert len(open_chapters(CAMPAIGN, {"1", "7"})) == 1
    assert len(open_chapters(CAMPAIGN, {"8"})) >= 2


def test_bb_b1_a_table_plays_its_mission_with_equipment_of_its_own() -> None:
    options = {"captain": "1", "mission": "4", "equipment": "radar"}
    assert CAMPAIGN.options_of("5", options) == {"captain": "1", "mission": "5", "equipment": "random"}
    assert CAMPAIGN.stage_of({"mission": "5"}) == "5"
    assert CAMPAIGN.options_of("67", {}) is None


def test_bb_b2_the_captain_moves_on_and_so_does_a_team_that_won() -> None:
    match = table(*LAST_PAIR, mission="4", dial=2)
    play(match, "point 1.1", "announce 7", "lay 0.1")
    following = get_plugin("bomb-busters").next_options(match.state, match.options)
    assert (following["mission"], following["captain"]) == ("5", "1")


def test_bb_b2_a_lost_mission_is_dealt_anew() -> None:
    match = table("5 ?7 ?8", "5 ?8 ?7", mission="4", dial=1)
    play(match, "point 1.1", "announce 7")
    following = get_plugin("bomb-busters").next_options(match.state, match.options)
    assert (following["mission"], following["captain"]) == ("4", "1")
    assert CAMPAIGN.stars(match.state) == 0


@pytest.mark.parametrize(("dial", "stars"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_bb_b3_a_star_for_the_bomb_one_for_at_most_one_lost_step_one_for_none(dial: int, stars: int) -> None:
    match = table("5 ?7", "5 ?7", "5", mission="4", dial=dial)
    play(match, "point 1.1", "announce 7", "lay 0.1")
    assert match.state.result is not None
    assert CAMPAIGN.stars(match.state) == stars


def test_bb_b3_a_mission_under_way_has_no_stars() -> None:
    assert CAMPAIGN.stars(table(*LAST_PAIR).state) == 0
    assert CAMPAIGN.most_stars == 3


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_mission_of_the_first_half_has_its_part_of_the_story_and_every_box_its_name(lang: str) -> None:
    stories = [translate(f"bomb_busters.story.{mission}", lang=lang) for mission in TOLD]
    assert len(set(stories)) == len(TOLD)
    assert all(1 < len(re.findall(r"[.!?](?= |$)", story)) <= MOST_SENTENCES for story in stories)
    assert all(translate(f"bomb_busters.box.{chapter.name}", lang=lang) for chapter in CAMPAIGN.chapters)
