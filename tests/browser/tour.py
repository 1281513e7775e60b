"""A walk through the house by the verbs that every engine knows: each stop is a name for what is to be looked at."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import httpx

from tests.browser import trek_moments
from tests.browser.keyboard import NAME
from tests.browser.page import Page
from tests.server.harness import LiveServer, play_out, secret_of

_TURNS = 3
_SOUND = "II-8A06E16I20M36w42258I66U78U82C92kb2Ec7ed7Ze2Kf9lg4Mh1Li2Rj4ok52l5mm5yn"
"""A ship without a fault."""
_OVER = r"^(Play again|Go on to .*|Go on)$"
_LINES = "() => document.querySelector('main[data-lines]')?.dataset.lines ?? '0'"
_AWAITED = "() => document.querySelector('main[data-mine=true] [data-testid=prompt]')?.innerText ?? ''"
_LABELS = (
    """css => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility() && !one.disabled)
    .map("""
    + NAME
    + ")"
)

_HEAP = "[data-testid=heap][aria-disabled=false]"
_OFFERED = "dialog[open] .costly button, " + ", ".join(
    f"main .room button{kind}" for kind in (":enabled:not([data-cell])", "[data-touch=does]", "[data-touch=asks]")
)

_LUCKY_LOOP = (
    r"^Do it$",
    r"^Exchange: draw",
    r"^Draw from the",
    r"Put the highlight here$",
    r"^Discard \d",
    r"^Make .* exactly",
    r"^Throw$",
    r"^Stop here$",
    r"^Make .* over",
    r"^(Fly \w+ \w+|.*: raise by .*|Lay the free programme)",
    r"^Show me the best",
    r"^Advice$",
    r"^Exchange cards$",
    r"^Give up$",
    r"In hand, can be chosen",
)
_BOMB_BUSTERS = (
    r"^Put a token before",
    r" all the same$",
    r"^Say \d+(,|$)",
    r"^Reveal my reds$",
    r"^Solo cut: every ",
    r"^Your wire .*: put a token here$",
    r"^Your wire .*: give it away$",
    r"^Give away ",
    r"^Your wire .*: .+",
    r"wire .*: point at it$",
)
_GALAXY_TRUCKER = (
    r"^Do it$",
    r"^Take it off$",
    r"^Fly on with piece ",
    r"^Two humans$",
    r"^Column ",
    r"^Land on planet",
    r"^Take it$",
    r"^Fly on$",
    r"^Done loading$",
    r"^No more batteries$",
    r"^Take the hit$",
    r"^Pass$",
)
"""What is pressed in a room, the first that there is."""


def sit(page: Page, live_server: LiveServer, game: str, seats: int = 3, **options: str) -> None:
    """At a table among bots, begun."""
    page.open("/t/" + live_server.open_table(seats, game=game, options=options))
    page.click("^Sit", "[aria-label='Seat 1'] button")
    page.click("^Fill")
    page.click("^Begin$")


def start_page(page: Page, _: LiveServer) -> Iterator[str]:
    """A newcomer's first sight, the settings and the rules."""
    page.open("/")
    page.wait_for("^Play")
    yield "start"
    page.click("^Settings$")
    yield "dialog: settings"
    page.click("^Close$")
    if page.script("() => !!document.querySelector('main [aria-expanded=false]')"):
        page.click("^More$")  # on a narrow page the desk of a game is folded
    page.click("^How it is played$")
    yield "dialog: rules"


def finished(page: Page, live_server: LiveServer) -> Iterator[str]:
    """The result of a game that is over."""
    page.open(f"/t/{_finished_table(live_server)}")
    page.click("^Result$")
    yield "dialog: results"


@cache
def _finished_table(live_server: LiveServer) -> str:
    """A table at which two people have played; in a thread, because Playwright has a loop in ours."""
    table = live_server.open_table(2)

    async def play() -> None:
        await play_out(await live_server.begin(table, "Anna", "Ben"))

    with ThreadPoolExecutor() as another_loop:
        another_loop.submit(live_server.run, play()).result()
    return table


def lucky_loop(page: Page, live_server: LiveServer) -> Iterator[str]:
    """Some decisions, a move that is wanted back, and on a phone the sheets of the table."""
    sit(page, live_server, "lucky-loop")
    yield from _turns(page, _LUCKY_LOOP, "lucky loop")
    page.until(lambda: page.script(_AWAITED), "a turn of one's own")
    _ask_until(page, "button:has(> .for-readers)[title='Take my last move back']", "^Take back all the same$")
    yield "taking back"
    page.click("^Let it stand$")
    for name, words in {"log": "^Show what happened$", "talk": "^Say something$"}.items():
        page.click(words)
        yield f"dialog: {name}"
        page.click("^Close$", "dialog[open] button")


def bomb_busters(page: Page, live_server: LiveServer) -> Iterator[str]:
    """The briefing, an equipment card, and some cuts."""
    sit(page, live_server, "bomb-busters", mission="5", captain="0", insight="certain")
    yield "dialog: briefing"
    page.click("^To work!$")
    page.click(css=".equipment button")
    page.wait_for(css="dialog[open] button")
    yield "dialog: card"
    page.click("^Close$", "dialog[open] button")
    yield from _turns(page, _BOMB_BUSTERS, "bomb busters")


def galaxy_trucker(page: Page, live_server: LiveServer) -> Iterator[str]:
    """Some tiles, a look into a pile, and what comes after the building."""
    sit(page, live_server, "galaxy-trucker", level="II")
    for _ in range(4):
        _ask_until(page, _HEAP, "^Turn the ")
        page.click(css="button[data-cell][data-touch=does]")
        page.wait_for(css=_HEAP)
    yield "galaxy trucker: building"
    _ask_until(page, "[aria-label='The piles of cards'] button:enabled", "^Lay it down$")
    yield "galaxy trucker: a pile"
    page.click("^Lay it down$")
    page.click("^Finish building$")
    yield "dialog: finish"
    page.click(r"^Start \d")
    if page.find("^Do it$"):
        page.click("^Do it$")
    page.until(lambda: page.script(_AWAITED), "something to decide after the building")
    yield from _turns(page, _GALAXY_TRUCKER, "galaxy trucker")


def trek(page: Page, live_server: LiveServer) -> Iterator[str]:
    """Titles drawn on Rough Roads, a title, a break between two flights, and the end."""
    _open_as_ada(page, trek_moments.titles_drawn(live_server))
    page.wait_for("^Start building$")
    yield "trek: titles drawn"
    page.click("^Start building$")
    page.click(css="[aria-label=Titles] button")
    page.wait_for(css="dialog[open] h2")
    yield "dialog: titles"
    page.click("^Close$", "dialog[open] button")
    _open_as_ada(page, trek_moments.layover(live_server))
    page.wait_for("^On to the next flight$")
    yield "trek: layover"
    _open_as_ada(page, trek_moments.trek_over(live_server))
    page.wait_for(css="[data-testid=course]")
    yield "trek: over"


def _open_as_ada(page: Page, table: str) -> None:
    page.open("/")
    page.script("secret => { localStorage.setItem('tavolata.secret', JSON.stringify(secret)); }", secret_of("Ada"))
    page.open(f"/t/{table}")


def shipyard(page: Page, _: LiveServer) -> Iterator[str]:
    """A ship and its judge, its weak points, what fits on a cell, and a tile that does not."""
    page.open(f"/shipyard/galaxy-trucker?ship={_SOUND}")
    page.wait_for(css="[data-testid=judge][data-flights]")
    page.click("^Weak points$")
    page.wait_for(css="[data-testid=judge] li")
    yield "shipyard: weak points"
    page.open("/shipyard/galaxy-trucker")
    page.click(css="[data-cell='7-6']")
    page.wait_for(css="[data-spot=open] button")
    yield "shipyard: what fits"
    page.click("^engine$", "[role=radio]")
    page.click("^Whole heap$")
    page.click(css="[data-spot=open] button")
    page.wait_for(css="[data-turn]")
    page.click(css="[data-cell='7-6']")
    page.wait_for("^What the check found$", "h2")
    yield "shipyard: a fault"


def campaign(page: Page, live_server: LiveServer) -> Iterator[str]:
    """The way into a campaign, its map, a mission of it, and one that is not there yet."""
    page.open(f"/campaign/bomb-busters/{founded(live_server)}")
    page.wait_for("^The Snippers$", "h1")
    yield "campaign: map"
    page.click("^Mission 3: .*: open$")
    page.wait_for("^Play with bots$", "dialog button")
    yield "campaign: a mission"
    page.click("^Close$", "dialog button")
    if not page.find("^Mission 66: not here yet$"):  # on a phone the boxes to come are folded
        page.click("^Box 5")
    page.click("^Mission 66: not here yet$")
    page.wait_for(css="[data-testid=stage]")
    yield "campaign: a mission that is missing"


@cache
def founded(live_server: LiveServer) -> str:
    """A campaign in which nobody has played."""
    answer = httpx.post(f"http://{live_server.host}/api/campaigns", json={"game": "bomb-busters", "name": "The Snippers"})
    return str(answer.json()["id"])


def _ask_until(page: Page, css: str, answer: str) -> None:
    """Press something until it has its effect: things may move under the finger while others build."""
    for _ in range(5):
        page.click(css=css)
        try:
            page.wait_for(answer, seconds=3)
        except AssertionError:
            continue
        return
    page.wait_for(answer)


def _turns(page: Page, patterns: tuple[str, ...], name: str) -> Iterator[str]:
    """Some decisions, each of which is seen to happen."""
    for turn in range(_TURNS):
        page.until(lambda: page.script(_AWAITED) or page.find(_OVER), "a turn of one's own, or the end")
        yield f"{name}: turn {turn}"
        if page.find(_OVER):
            return
        _decide(page, patterns)


def _decide(page: Page, patterns: tuple[str, ...]) -> None:
    """Press what the room offers until the log has another line."""
    lines = page.script(_LINES)

    def decided() -> bool:
        if page.script(_LINES) == lines:
            labels = page.script(_LABELS, _OFFERED)
            offered = (pattern for pattern in patterns if any(re.search(pattern, label) for label in labels))
            if found := page.find(next(offered, "^nothing yet$"), _OFFERED):
                page.tap(found["x"], found["y"])
        return bool(page.script(_LINES) != lines)

    page.until(decided, "another line of the log")


WALKS = (start_page, finished, lucky_loop, bomb_busters, galaxy_trucker, trek, shipyard, campaign)
DIALOGS = {
    "start_page": ["dialog: settings", "dialog: rules"],
    "finished": ["dialog: results"],
    "lucky_loop": ["taking back", "dialog: log", "dialog: talk"],
    "bomb_busters": ["dialog: briefing", "dialog: card"],
    "galaxy_trucker": ["galaxy trucker: a pile", "dialog: finish"],
    "trek": ["trek: titles drawn", "dialog: titles", "trek: layover", "trek: over"],
    "shipyard": ["shipyard: weak points", "shipyard: what fits", "shipyard: a fault"],
    "campaign": ["campaign: map", "campaign: a mission", "campaign: a mission that is missing"],
}
"""What must be met on each walk."""
ONLY_ON_PHONES = {"dialog: log", "dialog: talk"}
