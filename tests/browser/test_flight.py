"""The flight of Galaxy Trucker as it is shown: one thing after the other, what each choice leads to, and who is out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.staged import Staged
from tests.games.galaxy_trucker.in_flight import ALIEN_CREW, ALIENS, DOUBLES, GUNS, HOLDS, TRUCK, TUG, match_in_flight
from tests.games.galaxy_trucker.table import with_changes

ACROSS = (844, 390)
SWARM, COMBAT_ZONE, SMUGGLERS, PIRATES, ABANDONED_SHIP, TWO_PLANETS, EPIDEMIC = "I-10", "I-16", "I-02", "I-03", "I-17", "I-14", "III-04"
CALM = 30_000
"""Milliseconds within which anything of a card has been shown."""

_WATCH = """() => {
    globalThis.seen = [];
    const look = () => {
        const of = (css) => document.querySelector(css);
        const now = JSON.stringify({
            dice: of('[data-dice]')?.dataset.dice ?? null,
            lane: !!of('[data-testid=lane]'),
            fates: [...document.querySelectorAll('[data-fate]')].map((one) => one.dataset.fate),
            moment: of('[data-moment]')?.dataset.moment ?? null,
            caption: of('[data-testid=caption]')?.innerText ?? null,
            tick: document.querySelectorAll('[data-card] li.done').length,
            now: [...document.querySelectorAll('[data-card] li')].findIndex((one) => one.ariaCurrent === 'step'),
            days: of('[data-testid=days]')?.innerText ?? null,
            written: of('[data-testid=ledger]') ? `${document.querySelectorAll('tr:not(.unwritten) > th[scope=row]').length} lines` : null,
            winner: !!of('[data-testid=winner]'),
        });
        const last = seen.at(-1);
        if (last?.now === now) last.until = performance.now();
        else seen.push({ now, from: performance.now(), until: performance.now() });
        requestAnimationFrame(look);
    };
    look();
}"""
"""Writes down what is on the screen whenever that changes, and for how long it stays."""


def watched(page: Page) -> list[dict[str, Any]]:
    """All that was seen, each with the milliseconds that it was there."""
    return page.evaluate("() => seen.map(({ now, from, until }) => ({ ...JSON.parse(now), ms: until - from }))")  # type: ignore[no-any-return]


def how_long(seen: list[dict[str, Any]], **facts: Any) -> float:
    """For how many milliseconds all this was on the screen."""
    return sum(float(one["ms"]) for one in seen if all(one[key] == value for key, value in facts.items()))


def order_of(seen: list[dict[str, Any]], key: str) -> list[Any]:
    """What followed on what."""
    told = [one[key] for one in seen if one[key]]
    return [one for at, one in enumerate(told) if at == 0 or told[at - 1] != one]


def shown(page: Page) -> None:
    """Wait until all is shown."""
    expect(page.get_by_test_id("caption")).to_have_count(0, timeout=CALM)


# Beats


def test_a_swarm_is_shown_roll_by_roll_and_ship_by_ship(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TRUCK, GUNS, TUG))
    page.evaluate(_WATCH)
    staged.tell(f"chance deal {SWARM}", "chance roll 3 4", "chance roll 1 1", "chance roll 4 4")
    shown(page)
    seen = watched(page)
    assert order_of(seen, "dice") == ["3-4", "1-1", "4-4"]
    for dice in ("3-4", "1-1", "4-4"):
        assert how_long(seen, dice=dice) > 1000
        assert how_long(seen, dice=dice, lane=True) > 400
    assert order_of(seen, "fates")[:2] == [["bounced", "hit", "bounced"], ["missed", "missed", "missed"]]
    assert [one for one in order_of(seen, "caption") if "card" in one] == ["A new card: Meteor swarm."]
    first = next(one for one in seen if one["dice"] == "3-4")
    assert (first["now"], first["tick"]) == (0, 0)
    third = next(one for one in seen if one["dice"] == "4-4")
    assert (third["now"], third["tick"]) == (2, 2)


def test_a_tap_hurries_what_is_shown(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TRUCK, GUNS, TUG), speed="slow")
    staged.tell(f"chance deal {SWARM}", "chance roll 3 4")
    expect(page.get_by_test_id("caption")).to_contain_text("Meteor swarm")
    page.locator("[data-card]").click()
    expect(page.get_by_test_id("lane")).to_be_visible(timeout=1500)


def test_a_combat_zone_says_line_by_line_who_suffers_and_why(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TRUCK, TUG, GUNS))
    page.evaluate(_WATCH)
    staged.tell(f"chance deal {COMBAT_ZONE}")
    shown(page)
    seen = watched(page)
    assert how_long(seen, moment="lowest") > 700
    assert "Bruno has the least crew: 2 against Ada 6, Chiara 4." in order_of(seen, "caption")
    assert order_of(seen, "days") == ["−3"]  # noqa: RUF001
    expect(page.locator("[data-verdict=lowest]")).to_have_text("Bruno has the least crew: 2 against Ada 6, Chiara 4.")
    lines = page.locator(".lines > li")
    expect(lines.nth(0)).to_have_class(re.compile("done"))
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")


def test_equals_suffer_by_their_place(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TUG, TUG, TRUCK))
    staged.tell(f"chance deal {COMBAT_ZONE}")
    expect(page.locator("[data-moment=lowest]")).to_contain_text("Ada is further ahead and suffers (GT-A9)")


def test_a_beaten_enemy_is_a_picture(new_page: NewPage) -> None:
    page = new_page()
    strong = with_changes(match_in_flight(GUNS, TUG), 0, crew={(6, 7): ("purple",), (7, 7): ("human", "human")})
    Staged(page, strong).tell(f"chance deal {SMUGGLERS}")
    expect(page.locator("[data-moment=fought]")).to_have_text("Ada beats the smugglers: 5 against 4!")
    shown(page)
    expect(page.locator("[data-card] .stamp")).to_have_text("Beaten!")


def test_the_ledger_is_written_line_by_line_before_the_winner_is_named(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TRUCK, TUG, deck=[EPIDEMIC]))
    page.evaluate(_WATCH)
    staged.tell(f"chance deal {EPIDEMIC}")
    expect(page.get_by_test_id("winner")).to_contain_text("first")
    seen = watched(page)
    assert order_of(seen, "written") == [f"{count} lines" for count in range(1, 8)]
    assert all(one["written"] == "7 lines" for one in seen if one["winner"])


# Warnings


def test_whoever_is_nearly_lapped_is_warned(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TUG, TRUCK, days=(39, 19)), seat=1, speed="at-once")
    expect(page.get_by_test_id("near")).to_have_text("Lapped if the leader gains more than 4 spaces on you")
    staged.tell(f"chance deal {EPIDEMIC}", "0 fly-on")
    expect(page.get_by_role("button", name="Fly on")).to_have_accessible_description(re.compile("You are in place 2. Careful"))


def test_giving_up_asks_once_more_with_its_price(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TRUCK, TUG), speed="at-once")
    staged.tell(f"chance deal {EPIDEMIC}")
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        re.compile(r"Out of the race with 0 credits.\s*Arriving as things stand: \d+ credits")
    )
    assert staged.done == []
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()
    expect(page.get_by_test_id("prompt")).to_have_text("You are out of the race, and watch.")
    assert staged.done == ["give-up"]


def test_the_last_of_the_crew_is_not_sent_by_accident(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TUG, TRUCK), speed="at-once")
    staged.tell(f"chance deal {ABANDONED_SHIP}")
    page.get_by_role("button", name="Take it").click()
    expect(page.get_by_role("dialog")).to_contain_text("That is all your crew: you are out of the race.")
    page.get_by_role("dialog").get_by_role("button", name="Rather not").click()
    assert staged.done == []


def test_what_can_do_nothing_says_why_and_is_not_bright(new_page: NewPage) -> None:
    page = new_page()
    Staged(page, match_in_flight(DOUBLES, TUG), speed="at-once").tell(f"chance deal {PIRATES}")
    expect(page.get_by_test_id("hint")).to_have_text("Even 3 with all batteries is too little.")
    expect(page.locator("[data-cell='6-6']")).to_have_class(re.compile(r"\bidle\b"))
    Staged(page, match_in_flight(TUG, HOLDS), speed="at-once").tell(f"chance deal {TWO_PLANETS}")
    landing = page.get_by_role("button", name="Land on planet 1")
    expect(landing).to_have_accessible_description(re.compile("You have no hold: nothing to load"))
    expect(landing).to_have_class(re.compile(r"\bidle\b"))


def test_whoever_is_lapped_has_a_moment_of_their_own_then_watches_as_quickly_as_they_like(new_page: NewPage) -> None:
    page = new_page()
    staged = Staged(page, match_in_flight(TUG, TRUCK, GUNS, days=(44, 19, 30)), seat=1)
    staged.tell(f"chance deal {EPIDEMIC}")
    expect(page.locator("[data-moment=gave-up]")).to_have_text("Bruno was lapped and is out of the race.")
    expect(page.get_by_test_id("prompt")).to_have_text("You are out of the race, and watch.")
    page.get_by_role("button", name="Straight to the end").click()
    staged.tell("0 fly-on", "2 fly-on", f"chance deal {SWARM}", "chance roll 3 4")
    expect(page.locator("[data-dice='3-4']")).to_be_visible(timeout=1000)
    page.get_by_role("button", name="At the usual speed").click()
    staged.tell("chance roll 4 4")
    expect(page.get_by_test_id("lane")).to_be_visible()


# Small screens


@pytest.mark.parametrize("size", [PHONE, ACROSS, DESKTOP], ids=["phone", "across", "desktop"])
@pytest.mark.parametrize(
    ("match", "lines", "wanted"),
    [
        (
            lambda: match_in_flight(DOUBLES, TUG, TRUCK),
            [f"chance deal {PIRATES}"],
            ["[data-cell='6-6']", "button:has-text('No more batteries')"],
        ),
        (
            lambda: match_in_flight(HOLDS, TUG, TRUCK),
            [f"chance deal {TWO_PLANETS}"],
            ["button:has-text('Land on planet 2')", "button:has-text('Pass')"],
        ),
        (
            lambda: with_changes(match_in_flight(ALIENS, TUG), 0, crew=ALIEN_CREW),
            [f"chance deal {ABANDONED_SHIP}", "0 claim"],
            ["[data-cell='6-7']", "[data-cell='8-7']"],
        ),
        (lambda: match_in_flight(TRUCK, TUG), [f"chance deal {EPIDEMIC}"], ["button:has-text('Fly on')", "button:has-text('Give up')"]),
        (
            lambda: match_in_flight(TRUCK, TUG, GUNS),
            [f"chance deal {PIRATES}", "0 declare", "chance roll 3 4"],
            ["[data-cell='8-6']", "button:has-text('Take the hit')", "[data-dice='3-4']"],
        ),
    ],
    ids=["power", "planets", "crew", "fly-on", "defend"],
)
def test_all_that_is_asked_is_on_the_screen_without_scrolling(
    new_page: NewPage, size: tuple[int, int], match: Any, lines: list[str], wanted: list[str]
) -> None:
    page = new_page(size=size)
    Staged(page, match(), speed="at-once").tell(*lines)
    for css in wanted:
        one = page.locator(css).first
        expect(one).to_be_visible()
        assert one.evaluate(_IS_IN_REACH), f"{css} is not in reach at {size}"


_IS_IN_REACH = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.2, 0.5, 0.8].every((part) => {
        const there = document.elementFromPoint(left + width / 2, top + height * part);
        return there && (one.contains(there) || there.contains(one));
    });
}"""
"""Whether a thing can be touched where it lies, above, in its middle and below."""
