"""What somebody clicks in Bomb Busters to do what a lesson asks for."""

from playwright.sync_api import Page

_FIRST_STAND = ord("A")


def do(page: Page, actions: tuple[str, ...]) -> None:
    """Click one action after the other; what may end the mission is asked once more."""
    for action in actions:
        _click(page, *action.split())
    if page.locator("[data-thing='do:insist']").is_visible():
        _tap(page, "do:insist")


def _click(page: Page, verb: str, *what: str) -> None:
    match verb:
        case "point" | "lay":
            _tap(page, _wire(*what))
        case "mark":
            _tap(page, _wire(*what))
            _tap(page, _wire(*what))
        case "announce" | "scan":
            for value in what:
                _tap(page, f"key:{value}")
        case "use":
            _tap(page, f"card:{what[0]}")
            page.get_by_role("button", name="Use it now").click()
        case _:
            _tap(page, f"do:{verb}")


def _tap(page: Page, thing: str) -> None:
    page.locator(f"[data-thing='{thing}']").click()


def _wire(place: str) -> str:
    """The wire at `2.5`, as the room names it."""
    stand, slot = map(int, place.split("."))
    return f"wire:{chr(_FIRST_STAND + stand)}{slot + 1}"
