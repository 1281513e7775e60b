"""Every page on every screen: nothing scrolls sideways, nothing waits for a hover, and what can be touched is large enough for a finger."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import trek_moments
from tests.browser.conftest import AT_ONCE
from tests.browser.test_review import as_ada, finished
from tests.browser.tour import founded
from tests.server.harness import LiveServer

Sizes: TypeAlias = Sequence[tuple[int, int]]
PHONES: Sizes = [(360, 640), (390, 844), (844, 390)]
SCREENS: Sizes = [(768, 1024), (1280, 800), (1920, 1080)]
"""What is opened on the first is looked at on the others as well: a phone is turned, a window is made larger."""
GAMES = ("lucky-loop", "bomb-busters", "galaxy-trucker")
LESSONS = {"lucky-loop": "first-flight", "bomb-busters": "mission-1", "galaxy-trucker": "building"}
FINGER = 44
_STRAIT = 1
"""A pixel that rounding may take."""

_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
_WIDER = "() => document.documentElement.scrollWidth - innerWidth"
_IN_SIGHT = """one => { const { top, bottom, left, right } = one.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth }"""
_HOVERING = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.selectorText?.includes(':hover') && !rule.selectorText.includes(':focus'))
    .filter(({ style }) => ['display', 'visibility', 'opacity', 'clip-path'].some((name) => style.getPropertyValue(name)))
    .map((rule) => rule.cssText)"""
"""What is shown to a hovering pointer alone."""
_SMALL = """([finger, strait]) => {
    const boards = '[data-cell], [data-thing], .mark';
    const inText = (one) => one.matches('p a, p button');
    const reach = (one) => {
        const { content, position, top, left } = getComputedStyle(one, '::after');
        return content !== 'none' && position === 'absolute' ? [left, top].map((inset) => Math.max(0, -parseFloat(inset))) : [0, 0];
    };
    const area = (one) => {
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        const [sideways, up] = reach(one);
        return { width: width + 2 * sideways, height: height + 2 * up };
    };
    const layer = document.querySelector('dialog[open]') ?? document;
    return [...layer.querySelectorAll('button, a[href], select, input, textarea, summary')]
        .filter((one) => one.checkVisibility() && !one.matches(boards) && !one.matches('.unseen') && !inText(one))
        .map((one) => [one, area(one)])
        .filter(([, { width, height }]) => Math.min(width, height) < finger - strait)
        .map(([one, { width, height }]) => `${width} by ${height}: ${one.outerHTML.slice(0, 150)}`);
}"""
"""What a finger would miss: without the words that are links in a sentence, and the places of a board or a curve, which are as
large as the screen lets them be."""

Opened = Callable[[Page, LiveServer], None]


def start(page: Page, _: LiveServer) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Play")).first).to_be_visible()


def lobby(page: Page, live_server: LiveServer) -> None:
    page.goto("/t/" + live_server.open_table(3, game="bomb-busters"))
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def table_of(game: str) -> Opened:
    def table(page: Page, live_server: LiveServer) -> None:
        page.goto("/t/" + live_server.open_table(3, game=game))
        page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
        page.get_by_role("button", name=re.compile("^Fill")).click()
        page.get_by_role("button", name="Begin").click()
        expect(page.locator("main .room")).to_be_visible()
        if game == "bomb-busters":
            page.get_by_role("button", name="To work!").click()

    return table


def rulebook(page: Page, live_server: LiveServer) -> None:
    lobby(page, live_server)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading").nth(1)).to_be_visible()


def lesson_of(game: str) -> Opened:
    def lesson(page: Page, _: LiveServer) -> None:
        page.goto(f"/learn/{game}/{LESSONS[game]}")
        expect(page.locator(".room")).to_be_visible()

    return lesson


def review_of(game: str) -> Opened:
    def review(page: Page, live_server: LiveServer) -> None:
        page.goto("/")
        as_ada(page).goto(f"/t/{finished(live_server, game)}/review")
        expect(page.get_by_role("heading").nth(1)).to_be_visible(timeout=60_000)  # every decision is looked at

    return review


def shipyard(page: Page, _: LiveServer) -> None:
    page.goto("/shipyard/galaxy-trucker")
    expect(page.locator("[data-spot=open]")).to_be_visible()


def campaign(page: Page, live_server: LiveServer) -> None:
    page.goto(f"/campaign/bomb-busters/{founded(live_server)}")
    last, folded = page.locator("[data-stage='66']"), page.get_by_role("button", name="Box 5")
    expect(last.or_(folded)).to_be_visible()
    if folded.count():  # as on a phone
        folded.click()
    expect(last).to_be_visible()


def mission(page: Page, live_server: LiveServer) -> None:
    campaign(page, live_server)
    page.locator("[data-stage='2']").click()
    expect(page.get_by_test_id("stage")).to_be_visible()


def layover(page: Page, live_server: LiveServer) -> None:
    page.goto("/")
    as_ada(page).goto(f"/t/{trek_moments.layover(live_server)}")
    expect(page.get_by_test_id("layover")).to_be_visible()


PLACES: dict[str, Opened] = {
    "start": start,
    "lobby": lobby,
    "rulebook": rulebook,
    "review of lucky-loop": review_of("lucky-loop"),
    "review of galaxy-trucker": review_of("galaxy-trucker"),
    "shipyard": shipyard,
    "campaign": campaign,
    "mission of a campaign": mission,
    "layover of a Trek": layover,
    **{f"table of {game}": table_of(game) for game in GAMES},
    **{f"lesson of {game}": lesson_of(game) for game in GAMES},
}


@pytest.fixture(params=[PHONES, SCREENS], ids=["phones", "screens"])
def sizes(request: pytest.FixtureRequest) -> Sizes:
    """The sizes that a screen takes, one after the other."""
    asked: Sizes = request.param
    return asked


@pytest.fixture
def page(browser: Browser, live_server: LiveServer, sizes: Sizes) -> Iterator[Page]:
    """A screen of the first of these sizes, that is touched."""
    width, height = sizes[0]
    context = browser.new_context(
        base_url=f"http://{live_server.host}", viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce",
        service_workers="block",
    )  # fmt: skip
    context.add_init_script(f"localStorage.getItem('tavolata.taste') ?? localStorage.setItem('tavolata.taste', '{AT_ONCE}')")
    yield context.new_page()
    context.close()


def on_each(page: Page, sizes: Sizes) -> Iterator[str]:
    """The page on a screen of each size, once all of it is in place and nothing moves."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_PAINTED)
        page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        yield f"{width} by {height}"


@pytest.mark.parametrize("place", PLACES)
def test_every_page_fits_every_screen_and_every_finger(page: Page, live_server: LiveServer, place: str, sizes: Sizes) -> None:
    PLACES[place](page, live_server)
    for size in on_each(page, sizes):
        assert page.evaluate(_WIDER) <= 0, size
        assert page.evaluate(_SMALL, [FINGER, _STRAIT]) == [], size
        assert page.evaluate(_HOVERING) == [], size


def test_all_games_are_seen_at_once_each_with_play_and_what_everybody_chooses(page: Page, live_server: LiveServer, sizes: Sizes) -> None:
    start(page, live_server)
    chosen = [page.get_by_label(label, exact=True) for label in ("Bots", "The mission", "The flight")]
    for size in on_each(page, sizes):
        assert [choice.evaluate(_IN_SIGHT) for choice in chosen] == [True] * len(GAMES), size
        for things in (page.locator("main .poster:not(:has(.poster))"), page.get_by_role("button", name=re.compile("Play"))):
            assert things.evaluate_all(f"all => all.map({_IN_SIGHT})") == [True] * len(GAMES), size
