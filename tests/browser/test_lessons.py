"""Every lesson of every game, followed to its end by clicking, and what else one may do in a lesson."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolata.core.protocols.lesson import Lesson, lessons_of, scenes
from tavolata.core.registry import plugins
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.lesson_driver import Follower

LESSONS = [lesson for plugin in plugins() for lesson in lessons_of(plugin.name) if lesson.rule is None]

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game}/{lesson.name}" for lesson in LESSONS])


FIRST_LESSONS = [next(lesson for lesson in LESSONS if lesson.game == game) for game in dict.fromkeys(lesson.game for lesson in LESSONS)]


def follow(lesson: Lesson, page: Page) -> int:
    """Do what a lesson asks to its end; the step at which one is then."""
    follower = Follower(page, lesson)
    follower.open()
    follower.follow()
    return follower.step


@each_lesson
def test_a_lesson_leads_whoever_does_what_it_asks_to_its_end_on_a_phone(new_page: NewPage, lesson: Lesson) -> None:
    assert follow(lesson, new_page(size=PHONE)) == len(lesson.steps) - 1


@pytest.mark.parametrize("lesson", FIRST_LESSONS, ids=lambda lesson: lesson.game)
def test_a_first_lesson_leads_to_its_end_on_a_large_screen(new_page: NewPage, lesson: Lesson) -> None:
    assert follow(lesson, new_page(size=DESKTOP)) == len(lesson.steps) - 1


# Leaving, coming back, and doing something else

FLIGHT = next(lesson for lesson in LESSONS if lesson.game == "lucky-loop")
FIRST_DEED = next(n for n, step in enumerate(FLIGHT.steps) if step.do)


@pytest.fixture
def learner(new_page: NewPage) -> Follower:
    """Somebody at the first thing that a lesson asks them to do."""
    follower = Follower(new_page(), FLIGHT)
    follower.open()
    follower.follow(end=FIRST_DEED)
    follower.see(FIRST_DEED, FLIGHT.steps[FIRST_DEED])
    return follower


def test_a_lesson_that_was_left_goes_on_where_it_was(learner: Follower) -> None:
    learner.page.get_by_role("link", name="To the start page").click()
    learner.page.get_by_role("link", name="Go on learning").first.click()
    learner.see(FIRST_DEED, FLIGHT.steps[FIRST_DEED])
    assert learner.step == FIRST_DEED


def test_a_lesson_can_be_had_again_from_its_start_and_step_by_step_backwards(learner: Follower) -> None:
    learner.page.get_by_role("button", name="Back", exact=True).click()
    learner.see(FIRST_DEED - 1, FLIGHT.steps[FIRST_DEED - 1])
    assert learner.step == FIRST_DEED - 1
    learner.page.get_by_role("button", name="Again from the start").click()
    learner.see(0, FLIGHT.steps[0])
    assert learner.step == 0


def test_doing_something_else_changes_nothing_and_is_said(learner: Follower) -> None:
    scene = list(scenes(FLIGHT))[FIRST_DEED]
    legal = [scene.match.write(action) for action in scene.match.legal(FLIGHT.seat)]
    other = next(text for text in legal if text.split()[0] == scene.step.do[0].split()[0] and text not in scene.step.do)
    learner.act(other)
    expect(learner.page.locator(".otherwise")).to_be_visible()
    learner.see(FIRST_DEED, scene.step)
    learner.take(scene.step)
    learner.see(FIRST_DEED + 1, FLIGHT.steps[FIRST_DEED + 1])


def test_whoever_has_no_mouse_goes_on_with_keys(new_page: NewPage) -> None:
    follower = Follower(new_page(), FLIGHT)
    follower.open()
    for n, key in enumerate(["Enter", "ArrowRight", "Space"][:FIRST_DEED]):
        follower.see(n, FLIGHT.steps[n])
        follower.page.keyboard.press(key)
    follower.page.keyboard.press("ArrowLeft")
    before = min(FIRST_DEED, 3) - 1
    follower.see(before, FLIGHT.steps[before])
    assert follower.step == before


def test_at_the_end_there_is_another_lesson_and_a_game_to_play(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("at => localStorage.setItem('tavolata.lesson.lucky-loop.first-flight', at)", str(len(FLIGHT.steps) - 2))
    page.goto(f"/learn/{FLIGHT.game}/{FLIGHT.name}")
    page.get_by_role("button", name=re.compile("Go on|Do it for me")).click()
    expect(page.get_by_text("Well done!").last).to_be_visible()
    page.get_by_role("link", name="Next lesson").click()
    expect(page.locator("main[data-step='0']")).to_be_attached()
    page.goto("/")
    expect(page.get_by_role("link", name="Go on learning")).to_contain_text("1 of 2 done")


def test_lessons_are_offered_until_somebody_needs_none(new_page: NewPage) -> None:
    page = new_page(size=DESKTOP)
    expect(page.get_by_role("link", name="Never played?").first).to_be_in_viewport()
    page.get_by_role("button", name="No lessons, thank you").first.click()
    expect(page.get_by_role("link", name="Learn by playing").first).to_be_visible()


def test_lessons_are_at_hand_beside_every_poster_on_a_phone(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    learn = page.get_by_role("link", name="Learn", exact=True)
    expect(learn).to_have_count(3)
    for way in learn.all():
        expect(way).to_be_in_viewport()
