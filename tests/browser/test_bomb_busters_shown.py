"""Bomb Busters shown and said: beats in their order, odds that tell the danger, and what is asked once, or not at all."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tavolata.core.record import verify_record
from tavolata.games.bomb_busters.actions import Lay
from tests.browser.bomb_busters_driver import Cutter
from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_bomb_busters import come, open_alone, play_out, table_of, to_first_turn
from tests.server.harness import LiveServer

ACROSS = (844, 390)
LISTEN = """() => {
    globalThis.captions = [];
    const note = () => {
        const words = document.querySelector('[data-testid=caption]')?.innerText;
        if (words && words !== captions.at(-1)) captions.push(words);
        document.documentElement.dataset.captions = captions.join(' ');
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def until(begin: Callable[[], Cutter], fits: Callable[[Cutter], bool]) -> Cutter:
    """A table where chance has it so."""
    for _ in range(20):
        anna = begin()
        if fits(anna):
            return anna
        anna.page.close()
    raise AssertionError("chance never had it so")


def with_red(new_page: NewPage, live_server: LiveServer, size: tuple[int, int] = (1280, 800)) -> Cutter:
    """Anna to make the first cut, with the odds on the wires, and a red one among those of the others."""

    def begin() -> Cutter:
        anna = to_first_turn(open_alone(new_page, live_server, size, mission="4", insight="odds"))
        anna.button("^Odds$").click()
        expect(anna.button(" percent ").first).to_be_visible()
        return anna

    return until(begin, lambda anna: perilous(anna).count() > 0)


def perilous(anna: Cutter) -> Locator:
    """The wires that may be red, though another value is likelier: there the danger has a figure of its own."""
    return anna.button(" percent red: point at it$").filter(has=anna.page.locator("em"))


def key(anna: Cutter) -> Locator:
    """The first key of the pad that can be right."""
    return anna.button(r"^Say \w+, \d+ %").first


def percents(label: str | None) -> list[str]:
    return re.findall(r"(\d+) percent", label or "")


def test_the_chance_of_red_stands_on_the_wire_and_in_the_pad(new_page: NewPage, live_server: LiveServer) -> None:
    anna = with_red(new_page, live_server)
    wire = perilous(anna).first
    danger = percents(wire.locator("> .for-readers").text_content())[-1]
    expect(wire.locator("em")).to_have_text(f"R {danger} %")
    wire.click()
    expect(anna.page.get_by_test_id("danger")).to_have_accessible_name(f"Red and gone: {danger} %")
    expect(anna.page.get_by_test_id("cost")).to_have_text("If it is wrong, the dial goes from 3 to 2. If it is red, the bomb explodes.")
    assert anna.button(r"^Say \w+, cannot be").count() > 0


def test_what_may_hit_red_is_asked_once_and_can_be_left(new_page: NewPage, live_server: LiveServer) -> None:
    anna = with_red(new_page, live_server)
    perilous(anna).first.click()
    expect(anna.page.get_by_test_id("danger")).to_be_visible()
    lines = anna.lines
    key(anna).click()
    expect(anna.page.get_by_test_id("doubt")).to_contain_text("It may be red")
    anna.button("^Think again$").click()
    expect(anna.page.get_by_test_id("doubt")).to_have_count(0)
    assert anna.lines == lines
    key(anna).click()
    anna.button(" all the same$").click()
    expect(anna.page.locator("main[data-lines]")).not_to_have_attribute("data-lines", lines)


def test_what_is_certainly_wrong_is_asked_once(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, mission="1", insight="odds"))
    anna.button(": point at it$").first.click()
    anna.button(r"^Say \w+, cannot be").first.click()
    expect(anna.page.get_by_test_id("doubt")).to_contain_text("this is certainly wrong.")


def test_a_detector_shows_the_odds_of_its_pair(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, mission="1", insight="odds"))
    anna.button("^Your Double Detector").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Use it now").click()
    for count in (1, 2):
        expect(anna.page.get_by_test_id("prompt")).to_contain_text(f"({count - 1} of 2)")
        anna.button(": point at it$").first.click()
    expect(key(anna)).to_be_visible()
    expect(anna.page.get_by_test_id("cost")).to_have_text("If it is wrong, the dial goes from 3 to 2.")


def test_where_nothing_is_told_there_are_no_figures(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, mission="4", insight="off"))
    anna.button(": point at it$").first.click()
    expect(anna.button(r"^Say \w+$").first).to_be_visible()
    assert anna.button(r"^Say .*%").count() == 0
    assert anna.page.get_by_test_id("danger").count() == 0


def test_with_the_eyes_of_another_player(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, mission="1", insight="odds"))
    anna.button("^What .* surely knows$").first.click()
    expect(anna.button(r"^Your wire .*, \d+ percent ").first).to_be_visible()


class Presser(Cutter):
    """A cutter who counts how often they were asked which wire to lay open."""

    asked = 0

    def press(self, pattern: str) -> None:
        self.asked += "lay it open" in pattern
        super().press(pattern)


def test_what_cannot_be_otherwise_is_not_asked(new_page: NewPage, live_server: LiveServer) -> None:
    """BB-D2: with one wire of the value there is nothing to choose."""
    anna = Presser(open_alone(new_page, live_server, mission="1").page, "Anna")
    play_out([anna])
    match = verify_record(live_server.get(f"/api/tables/{table_of(anna.page)}/record").content)
    lays = [len(match.at(entry.n).legal(0)) for entry in match.log if entry.actor == 0 and isinstance(entry.action, Lay)]
    assert anna.asked == sum(count > 1 for count in lays)


def slowly(new_page: NewPage, live_server: LiveServer, **options: str) -> Page:
    """Anna at a table that shows one thing after the other."""
    table = live_server.open_table(3, game="bomb-busters", options=options)
    page = new_page(f"/t/{table}")
    page.evaluate("() => localStorage.setItem('tavolata.taste', '{\"speed\":\"quick\"}')")
    page.reload()
    come(page, 1)
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    return page


def test_a_cut_is_seen_beat_by_beat(new_page: NewPage, live_server: LiveServer) -> None:
    page = slowly(new_page, live_server, captain="0", mission="1")
    anna = Cutter(page, "Anna")
    anna.read_briefing()
    to_first_turn(anna)
    page.evaluate(LISTEN)
    anna.button(": point at it$").first.click()
    anna.button("^Say ").first.click()
    if anna.page.get_by_test_id("doubt").is_visible():
        anna.button(" all the same$").click()
    expect(page.locator("html")).to_have_attribute("data-captions", re.compile(r" points at .* says .*( is cut|The dial advances)"))
    pointed, said, followed = page.evaluate("captions")[:3]
    assert " points at " in pointed
    assert " says " in said
    assert (" is cut" in followed) == ("Right!" in said)


def test_behind_the_briefing_nothing_was_seen(new_page: NewPage, live_server: LiveServer) -> None:
    """Bots wait until people were shown what happened: behind the briefing the house says that they follow, and have seen nothing."""
    table = live_server.open_table(3, game="bomb-busters", options={"captain": "1", "mission": "1"})
    page = new_page("/")
    sent: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: sent.append(str(payload)))

    page.on("websocket", hear)
    page.goto(f"/t/{table}")
    come(page, 1)
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_test_id("briefing")).to_be_visible()
    anna = Cutter(page, "Anna")
    assert {frame for frame in sent if '"kind":"seen"' in frame} == {'{"kind":"seen","n":0}'}
    anna.read_briefing()
    expect(anna.button(", token ").first).to_be_visible()


def test_equipment_is_chosen_by_tapping_and_a_bad_memory_of_it_does_not_stand_in_the_way(browser: Browser, live_server: LiveServer) -> None:
    """What the server refuses a browser reports as a fault, so this person's are not listened to."""
    page = browser.new_context(base_url=f"http://{live_server.host}", reduced_motion="reduce").new_page()
    page.goto("/")
    page.get_by_role("radio", name="Bomb Busters").check()
    page.get_by_label("The mission", exact=True).select_option("4: All the colours")
    page.get_by_text("More options").click()
    field = page.get_by_role("group", name="Equipment cards")
    for card in ("Rewinder", "Stabilizer", "Coffee Mug"):
        field.get_by_role("button", name=card).click()
    expect(field).to_contain_text("These are on the workbench.")
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.get_by_role("button", name="To work!").click()
    for card in ("Rewinder", "Stabilizer", "Coffee Mug"):
        expect(page.locator("main .room").get_by_role("button", name=re.compile(f"^{card}: locked"))).to_be_visible()
    page.goto("/")
    page.get_by_role("radio", name="Bomb Busters").check()
    page.get_by_label("The mission", exact=True).select_option("1: First snips")
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.get_by_role("region", name="Choose a game").get_by_role("alert")).to_contain_text(
        "Your options of last time are left out now"
    )
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.get_by_role("button", name="To work!").click()
    page.context.close()


def assert_all_in_sight(anna: Cutter) -> None:
    """The dial, a wire that can be pointed at, and every key, without scrolling."""
    for thing in (anna.page.locator("[data-spot=dial]"), anna.button(": point at it$").first, anna.button("^Say ").last):
        expect(thing).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_held_across_nothing_scrolls_on_my_turn(new_page: NewPage, live_server: LiveServer) -> None:
    anna = to_first_turn(open_alone(new_page, live_server, ACROSS, mission="8", insight="odds"))
    anna.button(": point at it$").first.click()
    assert_all_in_sight(anna)


def test_with_five_players_on_a_phone_dial_wires_and_keys_are_in_sight(new_page: NewPage, live_server: LiveServer) -> None:
    table = live_server.open_table(5, game="bomb-busters", options={"captain": "0", "mission": "8"})
    page = come(new_page(f"/t/{table}", PHONE), 1)
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    anna = Cutter(page, "Anna")
    anna.read_briefing()
    to_first_turn(anna)
    anna.button(": point at it$").first.click()
    assert_all_in_sight(anna)
