"""What a person clicks for each action of Lucky Loop, in a lesson as anywhere."""

import re

from playwright.sync_api import Locator, Page

from tavolata.i18n import translate


def do(page: Page, actions: tuple[str, ...]) -> None:
    """Click until the room has sent these actions, one or several discards, as one move."""
    kind, _, rest = actions[0].partition(" ")
    words = rest.split()
    match kind:
        case "fly":
            _lay(page, words[1:], "fly")
        case "free":
            _lay(page, words, "free")
        case "discard":
            _lay(page, [action.split()[1] for action in actions], "discard")
        case "raise":
            _raise(page, *words)
        case "draw":
            _draw(page, rest)
        case "highlight":
            _thing(page, f"aloft:{rest}").get_by_role("button").click()
        case "reroll":
            _throw_again(page, words)
        case "make":
            _make(page, words[0], words[2:])
        case _:
            _button(page, kind).click()


def _thing(page: Page, thing: str) -> Locator:
    return page.get_by_test_id("dock").locator(f'[data-thing="{thing}"]')


def _make(page: Page, card: str, dice: list[str]) -> None:
    """A star marks the card that is to be made as the highlight."""
    lies = "highlight" if card.endswith("*") else "aloft"
    _thing(page, f"way:{lies}:{card.removesuffix('*')}:{'+'.join(dice)}").click()


def _button(page: Page, what: str) -> Locator:
    return page.get_by_test_id("dock").locator(f'button[data-thing="do:{what}"]')


def _choose(page: Page, cards: list[str]) -> None:
    """Each of them, two equal ones too."""
    for card in cards:
        page.get_by_test_id("dock").locator(f'[data-thing="card:{card}"][aria-pressed=false]').first.click()


def _lay(page: Page, cards: list[str], what: str) -> None:
    _choose(page, cards)
    _button(page, what).click()


def _raise(page: Page, programme: str, card: str) -> None:
    _choose(page, [card])
    _button(page, "raise").and_(page.get_by_role("button", name=re.compile(f"^{translate(f'lucky_loop.programme.{programme}')}"))).click()


def _draw(page: Page, deck: str) -> None:
    """As the first act of a turn it is an exchange, which is asked for first."""
    exchange, draw = _button(page, "exchange"), _button(page, f"draw:{deck}")
    exchange.or_(draw).first.wait_for()
    if exchange.count():
        exchange.click()
    draw.click()


def _throw_again(page: Page, dice: list[str]) -> None:
    for die in dice:
        page.get_by_test_id("dock").locator(f'[data-thing$="die:{die}"] [aria-pressed=false]').first.click()
    _button(page, "reroll").click()
