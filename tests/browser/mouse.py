"""A mouse that rests on things."""

from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

_TRIES = 10
_SECONDS = 5


def rest_on(thing: Locator, told: Locator) -> None:
    """Rest the mouse on something until something is told of it: from below a mouse on a page that still settles things may slip away."""
    for _ in range(_TRIES):
        thing.page.mouse.move(0, 0)
        thing.hover()
        with suppress(TooLate):
            return told.wait_for(timeout=_SECONDS * 1000)
    return expect(told).to_be_visible()
