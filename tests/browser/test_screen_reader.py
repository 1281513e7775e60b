"""From the start page to the first moves of each game, for somebody who listens and has both hands on the keys."""

import pytest

from tests.browser.conftest import NewPage
from tests.browser.screen_reader import Listener

GAMES = ["Lucky Loop", "Bomb Busters", "Galaxy Trucker"]
_MINE = "Your|Build!"
_PACE = "localStorage.setItem('tavolata.taste', JSON.stringify({ speed: 'quick', ear: 'key' }))"


def arrive(new_page: NewPage) -> Listener:
    """At the start page, on the first game."""
    listener = Listener(new_page("/"))
    listener.page.get_by_role("radio", name=GAMES[0]).wait_for()
    listener.go_to("^You play as$")
    listener.press("Control+a")
    listener.type("Ada")
    listener.go_to(f"^{GAMES[0]}$", "radio")
    return listener


def sit_down(new_page: NewPage, game: str) -> Listener:
    """At a table among bots, to act for the first time."""
    listener = arrive(new_page)
    for _ in range(GAMES.index(game)):
        listener.press("ArrowRight")
    listener.do("^Play ", "button")
    listener.page.get_by_role("heading", name=game, level=1).wait_for()
    if game == "Bomb Busters":
        listener.page.get_by_role("button", name="To work!").wait_for()
        listener.do("^To work!$", "button")
    listener.wait_for(f"^({_MINE})")
    return listener


@pytest.mark.parametrize("game", GAMES)
def test_keys_lead_from_the_start_page_into_the_game(new_page: NewPage, game: str) -> None:
    listener = sit_down(new_page, game)
    assert not listener.is_lost
    assert listener.ask("i")
    assert listener.ask("o")
    listener.press("?")
    assert "Show this sheet" in listener.snapshot()
    listener.press("Escape")


@pytest.mark.parametrize(
    ("game", "deeds"),
    [
        ("Lucky Loop", ["^Exchange cards$", "^Exchange: draw", "^Draw from the", "^Draw from the"]),
        ("Bomb Busters", ["^Your wire .*put a token here$"]),
    ],
    ids=["exchange", "token"],
)
def test_the_focus_is_never_lost_while_one_acts(new_page: NewPage, game: str, deeds: list[str]) -> None:
    listener = sit_down(new_page, game)
    for deed in deeds:
        listener.do(deed, "button")
        assert listener.keeps_the_focus()


def test_the_focus_is_never_lost_while_one_builds(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Galaxy Trucker")
    for key in ("t", "b", "t", "r", "ArrowUp", "Enter", "t", "b"):
        listener.press(key)
        assert listener.keeps_the_focus()
    listener.do("^Finish building$", "button")
    listener.do("(?i)start", "button")
    assert listener.keeps_the_focus()


def test_keys_lead_through_the_lobby(new_page: NewPage) -> None:
    listener = arrive(new_page)
    listener.do("^Invite friends$", "button")
    listener.page.get_by_role("heading", name="The table is open").wait_for()
    listener.do("^Fill", "button")
    listener.page.get_by_role("button", name="Begin", disabled=False).wait_for()
    listener.do("^Begin$", "button")
    assert listener.wait_for("^Your turn")
    assert listener.keeps_the_focus()


def test_what_happens_is_said_once_in_order_and_my_turn_at_its_end(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Lucky Loop")
    heard = ["", *listener.ask("l")]
    while heard[-1] != heard[-2]:
        heard += listener.ask("l")
    said = [words for words in reversed(heard[1:-1]) if not words.startswith("Your turn")]
    told = [name for name in listener.names("button") if name in said]
    assert heard[1].startswith("Your turn")
    assert told == said


def test_what_i_do_is_said_too_and_asking_again_says_it_again(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Galaxy Trucker")
    listener.hear()
    listener.do("^Take a tile from the heap$", "button")
    listener.wait_for("pipes up")
    listener.page.get_by_role("button", name="Put it back", disabled=False).wait_for()
    listener.press("b")
    *_, back = listener.wait_for("Ada puts .* back")
    assert any(back in listener.ask("l") for _ in range(20))


def test_who_cannot_use_letters_finds_what_they_do_on_the_sheet(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Lucky Loop")
    for button in ("^Tell the position$", "^Tell what I can do$", "^Say it again$"):
        listener.hear()
        listener.go_to("^Keys, and what can be read out$", "button", "Shift+Tab")
        listener.press("Enter")
        listener.do(button, "button")
        assert listener.wait_for(".")


def test_key_by_key_the_table_waits_for_who_listens(new_page: NewPage) -> None:
    page = new_page("/")
    page.evaluate(_PACE)
    page.reload()
    listener = Listener(page)
    page.get_by_role("radio", name=GAMES[0]).wait_for()
    listener.do("^Play ", "button")
    heard = listener.wait_for(".")
    page.wait_for_timeout(3000)
    assert [*heard, *listener.hear()] == heard[:1]
    for _ in range(60):
        listener.press("Enter")
        heard += listener.wait_for(".")
        if heard[-1].startswith("Your turn"):
            break
    assert heard[-1].startswith("Your turn")
