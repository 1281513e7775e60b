"""What a learner clicks in the room of Galaxy Trucker to do what a lesson asks for."""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Page

Click: TypeAlias = Callable[[Page, list[str]], None]


def do(page: Page, actions: tuple[str, ...]) -> None:
    """One action, since the room sends each by itself."""
    (action,) = actions
    verb, *given = action.split()
    if verb in _CLICKS:
        _CLICKS[verb](page, given)
    else:
        _thing(page, f"do:{verb}").click()


def _thing(page: Page, name: str) -> Locator:
    return page.locator(f'main .room [data-thing="{name}"]').first


def _tap(page: Page, given: list[str]) -> None:
    """What is done on a cell, by its column and row."""
    page.locator(f'main .room button[data-cell="{given[-2]}-{given[-1]}"]').click()


def _take(page: Page, given: list[str]) -> None:
    heap = given == ["heap"]
    (_thing(page, "heap") if heap else _thing(page, f"tile:{given[-1]}").get_by_role("button")).click()


def _place(page: Page, given: list[str]) -> None:
    """Turn what is in hand and tap the cell, or turn what was placed last."""
    hand = page.locator("main .room button.tile")
    if not hand.count():
        return _thing(page, "do:turn").click()
    for _ in range((int(given[-1]) - int(hand.get_attribute("data-turn") or 0)) % 4):
        hand.click()
    _tap(page, given[:2])
    return None


def _finish(page: Page, given: list[str]) -> None:
    _thing(page, "do:finish").click()
    page.locator(f'dialog button[data-thing="start:{given[0]}"]').click()


def _land(page: Page, given: list[str]) -> None:
    _thing(page, f"planet:{given[0]}").get_by_role("button").click()


def _load(page: Page, given: list[str]) -> None:
    page.locator(f'main .room [role=radio][data-thing="cube:{given[0]}"]').click()
    _tap(page, given)


def _unload(page: Page, given: list[str]) -> None:
    _thing(page, "do:unload").click()
    _tap(page, given)


def _remove(page: Page, given: list[str]) -> None:
    _tap(page, given)
    _thing(page, "do:remove").click()


def _keep(page: Page, given: list[str]) -> None:
    page.locator("main .room button[data-cell]").filter(has=page.locator(".piece", has_text=given[0])).first.click()
    _thing(page, "do:keep").click()


def _crew(page: Page, given: list[str]) -> None:
    *cell, crew = given
    _tap(page, cell)
    _thing(page, f"do:crew:{crew}").click()


_CLICKS: dict[str, Click] = {
    "take": _take,
    "place": _place,
    "finish": _finish,
    "land": _land,
    "load": _load,
    "unload": _unload,
    "remove": _remove,
    "keep": _keep,
    "crew": _crew,
    "power": _tap,
    "battery": _tap,
    "lose-crew": _tap,
    "lose-cube": _tap,
}
