"""Every page in every language: nothing in another one, no key in the place of words, nothing cut off, and axe has nothing against it."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from tavolata.core.protocols.lesson import lessons_of
from tavolata.i18n import ENGLISH, languages, translate
from tests.browser import axe
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE
from tests.browser.test_review import finished
from tests.browser.text_reader_driver import Reader
from tests.server.harness import LiveServer, secret_of

GAMES = ["lucky-loop", "bomb-busters", "galaxy-trucker"]
OTHERS = [lang for lang in languages() if lang != ENGLISH]
_TOUCHES = 6
_STEPS = 4
_OFFERED = "main .room button:enabled:visible, dialog[open] button:enabled:visible"

_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
_LONG = 120_000
"""Milliseconds for a review, which is much work."""

_NO_NAME = "\N{RIGHT-TO-LEFT OVERRIDE}"
"""What nobody can be called."""

NewTraveller = Callable[..., "Traveller"]


class Traveller:
    """Somebody who goes through the whole house in their own language, and reads everything."""

    def __init__(self, page: Page, live_server: LiveServer, lang: str) -> None:
        self.page, self._house, self._lang = page, live_server, lang
        self._reader = Reader(lang)

    def say(self, key: str, **facts: str | int) -> str:
        """A message in the traveller's language."""
        return translate(key, facts, self._lang)

    def button(self, key: str, **facts: str | int) -> Locator:
        """A button by the words of a message."""
        return self.page.get_by_role("button", name=re.compile(re.escape(self.say(key, **facts)))).filter(visible=True).first

    def read(self, where: str) -> None:
        """Read the page as it is now, on a large screen and on a small one."""
        for width, height in (PHONE, DESKTOP):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(_PAINTED)
            self._reader.read(self.page, f"{where}, {width} wide")
        self._reader.faults.update(f"{where}: {fault}" for fault in axe.faults(self.page, set(), axe.ALL_BUT_CONTRAST))

    @property
    def faults(self) -> list[str]:
        """What was wrong so far."""
        return sorted(self._reader.faults)

    # The walks

    def start_page(self) -> None:
        """The posters, all that can be wished for, and the settings."""
        self.page.goto("/")
        self.page.get_by_role("button", name=re.compile(re.escape(self.say("game.rules")))).first.wait_for()
        self.read("start")
        for poster in self.page.get_by_role("radio", name=re.compile("^(Lucky Loop|Bomb Busters|Galaxy Trucker)$")).all():
            poster.check(force=True)
            self.page.locator("summary:visible").first.click()
            self.read("start, a game")
        self.button("house.settings").click()
        self.read("settings")
        self.page.keyboard.press("Escape")

    def lobby(self, game: str, **options: str) -> str:
        """A table that waits, with me at it; its name."""
        table = self._house.open_table(3, game=game, options=options)
        self.page.goto(f"/t/{table}")
        self.button("lobby.sit").click()
        self.button("lobby.stand_up").wait_for()
        self.read(f"{game}, lobby")
        return table

    def game(self, game: str) -> None:
        """The first position, and whatever comes of touching this and that."""
        self.lobby(game)
        self.button("lobby.fill").click()
        self.button("lobby.begin").click()
        self.page.locator("main .room").wait_for()
        self.read(f"{game}, first position")
        self.keys()
        dice = Random(game)
        for _ in range(_TOUCHES):
            self._touch(dice)
            self.page.wait_for_timeout(60)
            self.read(f"{game}, playing")

    def _touch(self, dice: Random) -> None:
        offered = self.page.locator(_OFFERED)
        top = (
            self.page.locator("dialog[open]").last.locator("button:enabled:visible")
            if self.page.locator("dialog[open]").count()
            else offered
        )
        if top.count():
            top.nth(dice.randrange(top.count())).evaluate("button => button.click()")

    def keys(self) -> None:
        """The sheet of the keys."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)
        self.page.keyboard.press("?")
        self.page.get_by_role("dialog").wait_for()
        self.read("keys")
        self.page.keyboard.press("Escape")

    def rules(self, game: str) -> None:
        """The first page and all rules."""
        self.page.goto(f"/t/{self._house.open_table(2, game=game)}")
        self.button("house.rules").click()
        self.button("rules.all").wait_for()
        self.read(f"{game}, first page")
        self.button("rules.all").click()
        self.read(f"{game}, rules")
        self.page.get_by_role("searchbox").fill("zzz")
        self.read(f"{game}, a search in vain")

    def lesson(self, game: str) -> None:
        """The beginning of the first lesson."""
        self.page.goto(f"/learn/{game}/{lessons_of(game)[0].name}")
        for _ in range(_STEPS):
            self.page.get_by_test_id("sentence").wait_for()
            self.read(f"{game}, lesson")
            self.page.locator("[data-testid=tutor] .ways button:enabled").last.click()

    def end(self, table: str) -> None:
        """The result of a game, and its review."""
        self.page.goto(f"/t/{table}")
        self.button("over.result").wait_for()
        self.read("over")
        self.page.goto(f"/t/{table}/review")
        self.page.locator("[data-moment]").first.wait_for(timeout=_LONG)
        self.read("review")

    def errors(self) -> None:
        """Where there is nothing."""
        for path in ("/t/nowhere", "/nowhere", "/learn/whist/whistling"):
            self.page.goto(path)
            self.page.locator(".notice a").first.wait_for()
            self.read(path)


@pytest.fixture
def new_traveller(browser: Browser, live_server: LiveServer) -> Iterator[NewTraveller]:
    """Somebody whose browser speaks a language."""
    contexts: list[BrowserContext] = []

    def arrive(lang: str, name: str = "Ada") -> Traveller:
        context = browser.new_context(base_url=f"http://{live_server.host}", locale=lang, reduced_motion="reduce")
        contexts.append(context)
        context.add_init_script(
            f"localStorage.setItem('tavolata.taste', '{AT_ONCE}'); localStorage.setItem('tavolata.secret', '\"{secret_of(name)}\"');"
        )
        return Traveller(context.new_page(), live_server, lang)

    yield arrive
    for context in contexts:
        context.close()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_page_speaks_the_language_of_the_browser(new_traveller: NewTraveller, lang: str) -> None:
    traveller = new_traveller(lang)
    traveller.start_page()
    for game in GAMES:
        traveller.game(game)
        traveller.rules(game)
        traveller.lesson(game)
    traveller.errors()
    assert not traveller.faults, "\n".join(traveller.faults)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_end_of_a_game_and_its_review_speak_it_too(new_traveller: NewTraveller, live_server: LiveServer, lang: str) -> None:
    traveller = new_traveller(lang)
    for game in GAMES:
        traveller.end(finished(live_server, game))
    assert not traveller.faults, "\n".join(traveller.faults)


def sit_down(traveller: Traveller, table: str) -> None:
    """At a table where there is a seat."""
    traveller.page.goto(f"/t/{table}")
    traveller.button("lobby.sit").click()
    traveller.button("lobby.stand_up").wait_for()


def test_people_at_one_table_each_have_their_own_language(new_traveller: NewTraveller, live_server: LiveServer) -> None:
    ada, bruno = new_traveller("it", "Ada"), new_traveller("fr", "Bruno")
    table = live_server.open_table(3)
    for person in (ada, bruno):
        sit_down(person, table)
        name = person.page.get_by_label(person.say("lobby.rename"))
        name.fill(_NO_NAME)
        name.press("Enter")
        expect(person.page.get_by_text(person.say("server.refusal.name-unseen")).filter(visible=True).first).to_be_visible()
    ada.button("lobby.fill").click()
    ada.button("lobby.begin").click()
    for person in (ada, bruno):
        person.page.locator("main .room").wait_for()
        expect(person.page.get_by_text(person.say("bot.name.2")).filter(visible=True).first).to_be_visible()
    ada.button("talk.open").click()
    ada.button("chat.hello").click()
    for person in (ada, bruno):
        expect(person.page.get_by_label(person.say("table.log")).get_by_text(person.say("chat.hello")).first).to_be_visible()
        person.read("a table of two languages")
        assert not person.faults, "\n".join(person.faults)


def test_another_language_is_spoken_at_once_and_nothing_is_lost(new_traveller: NewTraveller, live_server: LiveServer) -> None:
    traveller = new_traveller("it")
    page = traveller.page
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - Playwright takes no builtin
    sit_down(traveller, live_server.open_table(2, chat="free"))
    traveller.button("lobby.fill").click()
    traveller.button("lobby.begin").click()
    page.locator("main[data-mine=true] [data-testid=prompt]").wait_for()
    traveller.button("talk.open").click()
    page.get_by_label(traveller.say("talk.own")).fill("ciao")
    before = page.locator("main[data-lines]").get_attribute("data-lines")
    page.get_by_test_id("languages").select_option("fr")
    expect(page.locator("html[lang=fr]")).to_be_attached()
    expect(page.get_by_label(translate("talk.own", lang="fr"))).to_have_value("ciao")
    expect(page).to_have_title(re.compile(re.escape(translate("table.title.mine", lang="fr"))))
    assert (page.locator("main[data-lines]").get_attribute("data-lines"), len(sockets)) == (before, 1)
    french = Traveller(page, live_server, "fr")
    french.read("after the change")
    faults = [fault for fault in french.faults if "cut off" not in fault]
    assert not faults, "\n".join(faults)
    page.reload()
    expect(page.locator("html[lang=fr]")).to_be_attached()
