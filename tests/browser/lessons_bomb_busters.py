"""What somebody clicks in Bomb Busters to do what a lesson asks for."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, Page

from tavolata.core.library import kit_of
from tavolata.games.bomb_busters.actions import Announce, Lay, Mark, Point, Scan, Solo, Use

_FIRST_STAND = ord("A")


def do(page: Page, actions: tuple[str, ...]) -> None:
    """Click one action after the other; pointing and saying are one move."""
    game = kit_of("bomb-busters").game
    for action in map(game.read, actions):
        _CLICKS.get(type(action), _press)(page, action)
    insisting = _thing(page, "do:insist")
    if insisting.is_visible():
        insisting.click()


def _thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def _wire(page: Page, action: Point | Lay | Mark) -> Locator:
    assert action.slot is not None
    return _thing(page, f"wire:{chr(_FIRST_STAND + action.stand)}{action.slot + 1}")


def _tap(page: Page, action: Point | Lay) -> None:
    _wire(page, action).click()


def _mark(page: Page, action: Mark) -> None:
    """What tells others something is asked once more."""
    _wire(page, action).click()
    _wire(page, action).click()


def _announce(page: Page, action: Announce) -> None:
    for value in action.values:
        _thing(page, f"key:{value}").click()


def _scan(page: Page, action: Scan) -> None:
    _thing(page, f"key:{action.value}").click()


def _use(page: Page, action: Use) -> None:
    _thing(page, f"card:{action.card}").click()
    page.get_by_role("button", name="Use it now").click()


def _press(page: Page, action: Solo) -> None:
    """What has a button of its own."""
    _thing(page, f"do:{action.__struct_config__.tag}").click()


_CLICKS: Mapping[type, Callable[[Page, object], None]] = {
    Point: _tap,
    Lay: _tap,
    Mark: _mark,
    Announce: _announce,
    Scan: _scan,
    Use: _use,
}
