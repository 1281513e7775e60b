"""Lucky Loop for somebody who listens and has both hands on the keys: a whole game, and the keys one by one."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tests.browser.conftest import PHONE, NewPage
from tests.browser.screen_reader import Listener
from tests.browser.staged import Staged
from tests.browser.test_screen_reader import sit_down
from tests.games.lucky_loop.table import LuckyLoopMatch, cards, in_flight, play, player, table

_NOTHING = "There is nothing to do just now."
_OVER = r"wins!$|share the victory!$"

Deed: TypeAlias = Callable[["Flyer", list[str]], list[str]]
"""The keys that do something that was offered."""


class Flyer:
    """A player who flies what the hand can, with the easiest cards, and knows only what was said."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._draws = 0

    def play_on(self) -> bool:
        """Ask what can be done, and do it; where it is nothing, listen. Whether the game goes on."""
        offers = self._listener.ask("o")
        if offers[0] == _NOTHING:
            return self._watch(offers)
        deed = next(deed for offer in offers for pattern, deed in _DEEDS.items() if offer.startswith(pattern))
        self._do(*deed(self, offers))
        return True

    def _watch(self, offers: list[str]) -> bool:
        if re.search(_OVER, offers[-1]):
            return False
        self._listener.wait_for("^Your|^You |^Last round|^The game is over")
        return True

    def begin(self, offers: list[str]) -> list[str]:
        """Fly a programme that has no result of mine yet; else exchange."""
        hand = self._hand()
        wanted = [colours for name, colours in self._unflown().items() if any(name in offer for offer in offers)]
        flights = [cards for colours in wanted if (cards := _easiest(hand, colours))]
        return [*min(flights, key=lambda cards: sum(hand[int(at) - 1][1] for at in cards)), "f"] if flights else ["x", self._deck()]

    def lay_free(self, _offers: list[str]) -> list[str]:
        """Let the advisor say which cards."""
        self._listener.press("a")
        self._listener.wait_for("The advisor's choice")
        self._listener.press("a")
        return ["f" if self._listener.focus.fits("^Lay the free") else "Enter"]

    def draw(self, _offers: list[str]) -> list[str]:
        """A card from each deck in turn."""
        return [self._deck()]

    def discard(self, offers: list[str]) -> list[str]:
        """The hardest cards go."""
        count = next(int(found[1]) for offer in offers if (found := re.match(r"Discard (\d+)", offer)))
        hand = self._hand()
        hardest = sorted(range(len(hand)), key=lambda at: -hand[at][1])[:count]
        return [*(str(at + 1) for at in hardest), "d"]

    def end(self, offers: list[str]) -> list[str]:
        """Stop, or give up, and mean it."""
        self._listener.press("s" if any(offer.startswith("Stop") for offer in offers) else "g")
        if not self._listener.names("dialog"):
            return []
        self._listener.go_to("^Do it$", "button")
        return ["Enter"]

    def _deck(self) -> str:
        self._draws += 1
        return "ry"[self._draws % 2]

    def _hand(self) -> list[tuple[str, int]]:
        """The colours and difficulties of my cards."""
        (held,) = (words for words in self._listener.ask("v") if words.startswith("Your hand: "))
        return [(colour, int(difficulty)) for colour, difficulty in re.findall(r"(\w+) (\d+)", held.partition(": ")[2])]

    def _unflown(self) -> dict[str, list[str]]:
        """The programmes that I have no result in, and the colours that each takes."""
        told = [re.match(r"(\w+ \w+): (.*)", words) for words in self._listener.ask("b")]
        found = {one[1]: re.findall("red|blue|green|yellow", one[2])[:3] for one in told if one and "Ada:" not in one[2]}
        return {name: colours for name, colours in found.items() if len(colours) == 3}

    def _do(self, *keys: str) -> None:
        """Press keys, and hear what comes of the last one."""
        self._listener.press(*keys[:-1])
        self._listener.hear()
        self._listener.press(*keys[-1:])
        self._listener.wait_for(".")


def _easiest(hand: list[tuple[str, int]], colours: list[str]) -> list[str]:
    """The digits of the easiest cards of some colours; none where the hand has not all of them."""
    by_colour = [[(difficulty, at) for at, (own, difficulty) in enumerate(hand, start=1) if own == colour] for colour in colours]
    return [str(min(cards)[1]) for cards in by_colour] if all(by_colour) else []


def _keys(*keys: str) -> Deed:
    return lambda _flyer, _offers: list(keys)


_DEEDS: Mapping[str, Any] = {
    "Fly ": Flyer.begin,
    "Lay the free": Flyer.lay_free,
    "Make a card": _keys("Enter"),
    "Throw the dice:": _keys("t"),
    "Put the highlight": _keys("Enter"),
    "Raise": Flyer.begin,
    "Exchange": Flyer.begin,
    "Discard": Flyer.discard,
    "Draw": Flyer.draw,
    "Stop": Flyer.end,
    "Throw dice again": Flyer.end,
    "Give up": Flyer.end,
}


def test_a_whole_game_by_ear(new_page: NewPage) -> None:
    listener = sit_down(new_page, "Lucky Loop")
    flyer = Flyer(listener)
    while flyer.play_on():
        pass
    listener.settle()
    over, *places = listener.ask("i")
    assert re.search(_OVER, over)
    assert sum("Ada" in place for place in places) == 1


def at(new_page: NewPage, match: LuckyLoopMatch, size: tuple[int, int] = (1280, 800)) -> tuple[Staged, Listener]:
    """Ada sits at a table at which it stands so: her hand is red 3 and 7, blue 4 and 12, green 5 and yellow 7."""
    staged = Staged(new_page(size=size), match, speed="at-once")
    return staged, Listener(staged.page)


def test_a_flight_costs_four_keys_and_the_focus_goes_on_to_each_next_deed(new_page: NewPage) -> None:
    staged, listener = at(new_page, table())
    listener.press("1", "3", "5")
    assert listener.focus.fits("^Dive 5, green.*Chosen")
    listener.wait_for("^Ready: fly")
    listener.press("f")
    listener.wait_for("flies Red Rooster")
    assert (staged.done, listener.pressed) == (["fly red-rooster R3 B4 G5"], 4)
    assert listener.focus.fits("^Throw$")
    listener.press("t")
    staged.tell("chance throw 1 3 5")
    listener.wait_for("^Ada throws 1, 3, 5")
    listener.settle()
    assert listener.focus.fits("^Make red 3 exactly")


def test_digits_say_the_values_of_dice_and_m_makes_the_card(new_page: NewPage) -> None:
    match = in_flight()
    play(match, "roll", "throw 1 3 6")
    staged, listener = at(new_page, match)
    listener.go_to("^Die 1$")
    listener.press("m")
    assert listener.focus.fits("^Make red 4 exactly with 1, 3")
    listener.press("6", "1")
    listener.wait_for("^Chosen dice: 6, 1, together 7")
    listener.press("m", "End", "ArrowLeft")
    assert listener.focus.fits("^Make yellow 7 exactly with 1, 6")
    listener.press("Enter")
    listener.wait_for("^Ada makes yellow 7 exactly")
    assert staged.done == ["make Y7 with 1 6"]


def test_an_exchange_costs_two_keys_a_card(new_page: NewPage) -> None:
    staged, listener = at(new_page, table())
    listener.go_to("^Exchange cards$")
    listener.press("x")
    assert listener.focus.fits("^Exchange: draw")
    listener.wait_for("^Which deck")
    listener.press("r")
    staged.tell("chance deal B3")
    listener.wait_for("^Ada draws blue 3")
    assert staged.done == ["draw red-blue"]


def test_arrows_walk_the_hand_and_tab_leaves_it(new_page: NewPage) -> None:
    _, listener = at(new_page, table())
    listener.press("1", "1")
    walked = []
    for key in ("ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft", "Home"):
        listener.press(key)
        walked.append(listener.focus.name.split(",")[0])
    assert walked == ["Turn 7", "Looping 4", "Roll 7", "Turn 3", "Roll 7", "Turn 3"]
    listener.press("Tab")
    assert listener.focus.fits("^Exchange cards$")


def test_parts_of_the_position_are_told_by_a_key_each(new_page: NewPage) -> None:
    _, listener = at(new_page, table())
    listener.press("1")
    assert listener.ask("v") == ["Your hand: red 3, red 7, blue 4, blue 12, green 5, yellow 7."]
    assert listener.ask("p")[0] == "Ada: points 0, bonus tokens 0, cards in hand 6."
    assert listener.ask("b")[0].startswith("Red Rooster: no cards yet")


def test_on_a_phone_every_programme_that_can_be_raised_is_seen(new_page: NewPage) -> None:
    laid = {"red-rooster": cards("R4 B5 G6"), "diving-dove": cards("R8 G5 Y4"), "mighty-eagle": cards("B8 G9 Y10")}
    for size in (PHONE, (360, 640)):
        staged, listener = at(new_page, table(player("R9 B12 G5 Y7 B4 R3"), player(), laid=laid), size)
        listener.press("2")
        listener.wait_for("^Ready: fly")
        dock = staged.page.get_by_role("group", name="Your part of the table").bounding_box()
        eagle = staged.page.get_by_role("region", name="Mighty Eagle").bounding_box()
        assert dock is not None
        assert eagle is not None
        assert eagle["y"] + eagle["height"] <= dock["y"]
