"""What the clocks of missions 10, 19 and 30 hand to the browser's speech: the words of the caption, in the page's language, each once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavolata.core.match import Match
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tests.browser.conftest import NewPage
from tests.browser.staged import Staged
from tests.games.bomb_busters.test_mission_trials import at as trial_at

LISTEN = """
window.spoken = JSON.parse(sessionStorage.getItem('spoken') ?? '[]');
const note = (...said) => { spoken.push(said); sessionStorage.setItem('spoken', JSON.stringify(spoken)); };
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
  speak: ({ text, lang }) => note('speak', text, lang), cancel: () => note('cancel'), getVoices: () => [],
} });
"""
"""Notes what the page has spoken, also before it was loaded anew."""

TASK = {
    "en": "Two wires of 11. 15 seconds.",
    "it": "Due cavi di valore 11. 15 secondi.",
    "fr": "Deux fils de valeur 11. 15 secondes.",
}
FIRST = {"10": "15 minutes. Begin. I am counting.", "19": "15 minutes. Begin. I am counting."}


def begun(mission: str) -> BombBustersMatch:
    """A match whose first tokens lie, and whose clock has said nothing yet."""
    match: BombBustersMatch = Match.new("bomb-busters", 4, 1, {"mission": mission, "captain": "0"})
    while match.state.phase == "token":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def listening(new_page: NewPage, language: str = "en") -> Page:
    """A page in a language whose speech is noted."""
    page = new_page()
    page.context.add_init_script(LISTEN)
    page.evaluate("language => localStorage.setItem('tavolata.language', JSON.stringify(language))", language)
    return page


def spoken(page: Page) -> list[list[str]]:
    said: list[list[str]] = page.evaluate("spoken")
    return said


def briefed(page: Page, mission: str, **more: Any) -> Staged:
    """That match once its briefing was read, until which nothing is shown."""
    staged = Staged(page, begun(mission), **more)
    room = page.get_by_test_id("twists")
    page.get_by_role("button", name="To work!").or_(room.get_by_text("Nobody has the turn")).first.wait_for()
    if page.get_by_role("button", name="To work!").count():
        page.get_by_role("button", name="To work!").click()
    return staged


def task(page: Page, **more: Any) -> Staged:
    """Mission 30, before the task with an 11."""
    return Staged(page, trial_at(5, "12", turns=2), **more)


def caption(page: Page) -> Any:
    return page.get_by_test_id("twists").locator("p[aria-live]")


@pytest.mark.parametrize("language", TASK)
def test_a_call_is_spoken_as_it_is_written_and_in_the_language_of_the_page(new_page: NewPage, language: str) -> None:
    page = listening(new_page, language)
    table = task(page)
    assert spoken(page) == []
    table.tell("clock tick 5", "chance number 11")
    expect(caption(page)).to_have_text(TASK[language])
    assert page.evaluate("document.documentElement.lang") == language
    assert spoken(page) == [["cancel"], ["speak", TASK[language], language]]


@pytest.mark.parametrize("mission", FIRST)
def test_the_cues_of_a_clock_are_spoken_in_their_order_and_none_is_talked_over(new_page: NewPage, mission: str) -> None:
    page = listening(new_page)
    staged = briefed(page, mission)
    for cue in range(2):
        staged.tell(f"clock tick {cue}")
        expect(caption(page)).not_to_have_text("The clock starts once all first tokens are placed." if not cue else FIRST[mission])
    said = spoken(page)
    assert [kind for kind, *_ in said] == ["cancel", "speak"] * 2
    assert said[1] == ["speak", FIRST[mission], "en"]
    assert said[3][1] == caption(page).inner_text() != FIRST[mission]


def test_a_hushed_clock_falls_silent_at_once_and_only_writes(new_page: NewPage) -> None:
    page = listening(new_page)
    table = task(page)
    page.get_by_role("button", name="Do not speak").click()
    assert spoken(page) == [["cancel"]]
    table.tell("clock tick 5", "chance number 11")
    expect(caption(page)).to_have_text(TASK["en"])
    page.get_by_role("button", name="Speak", exact=True).click()
    assert spoken(page) == [["cancel"]], "what was said while it was hushed is not said later"


def test_a_page_that_is_loaded_anew_does_not_say_again_what_was_said(new_page: NewPage) -> None:
    page = listening(new_page)
    table = task(page)
    table.tell("clock tick 5", "chance number 11")
    expect(caption(page)).to_have_text(TASK["en"])
    before = spoken(page)
    page.reload()
    expect(caption(page)).to_have_text(TASK["en"])
    page.locator("main .room [data-phase]").first.wait_for()
    page.wait_for_function("!document.querySelector('[data-busy=true]')")
    assert spoken(page) == before


def test_of_calls_that_are_passed_over_only_the_last_is_spoken(new_page: NewPage) -> None:
    """All are written in the log; what is not true any more is not said."""
    page = listening(new_page)
    briefed(page, "19", speed="at-once").tell("clock tick 0", "clock tick 1")
    expect(page.get_by_role("list", name="What happened")).to_contain_text("The clock runs: 15 minutes.")
    expect(caption(page)).not_to_have_text(FIRST["19"])
    assert spoken(page) == [["cancel"], ["speak", caption(page).inner_text(), "en"]]


@pytest.mark.parametrize("speed", ["normal", "at-once"])
def test_a_call_is_spoken_once_however_fast_things_are_shown(new_page: NewPage, speed: str) -> None:
    """BB-m30: what is skipped on the way to it is neither lost nor said twice."""
    page = listening(new_page)
    table = task(page, speed=speed)
    table.tell("clock tick 5", "chance number 11")
    skip = page.get_by_role("button", name="Skip")
    if speed == "normal" and skip.count():
        skip.first.click()
    expect(caption(page)).to_have_text(TASK["en"])
    assert spoken(page) == [["cancel"], ["speak", TASK["en"], "en"]]
