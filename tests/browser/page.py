"""The few verbs that a page in any engine knows: what a smoke test of all of them is written with."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.keyboard import NAME

SECONDS = 60
_PRESSABLE = "button:enabled, a[href], summary, label"
_HEIGHT = "() => innerHeight"

_FIND = (
    f"""(css, words) => {{ const nameOf = {NAME};"""
    """
    const fits = new RegExp(words);
    const shown = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        const there = document.elementFromPoint(x, y);
        return width && height && there && (one.contains(there) || there.contains(one)) ? { x, y, text: one.innerText ?? '' } : null;
    };
    for (const one of document.querySelectorAll(css)) {
        if (!fits.test(nameOf(one))) continue;
        if (!one.checkVisibility()) continue;
        if (!shown(one)) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (shown(one)) return shown(one);
    }
    return null;
}"""
)
"""The first that a person could see and touch, if need be after scrolling: where its middle is, and its text."""

_WORDS = "() => document.body.innerText.replaceAll(/\\s+/g, ' ').slice(0, 500)"
_HEAR_FAULTS = """() => {
    if (globalThis.faults) return;
    globalThis.faults = [];
    addEventListener('error', (event) => faults.push(event.message));
    addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
    const tell = console.error;
    console.error = (...words) => (faults.push(words.join(' ')), tell(...words));
}"""


class Page(ABC):
    """A page in a browser of its own."""

    def __init__(self, host: str) -> None:
        self._host = host

    # What each engine does its own way

    @abstractmethod
    def go(self, url: str) -> None:
        """Load an address."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Make the page this large."""

    @abstractmethod
    def tap(self, x: int, y: int) -> None:
        """Press and release the pointer."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen, as a PNG."""

    @abstractmethod
    def evaluate(self, expression: str) -> str:
        """The value of an expression that is a string."""

    # The verbs

    def open(self, path: str) -> None:
        """Load a page of the house, for somebody who wants to see at once what happened."""
        self.go(f"http://{self._host}{path}")
        self.script("() => { localStorage.setItem('tavolata.taste', '{\"speed\":\"at-once\"}'); }")
        self.script(_HEAR_FAULTS)

    def script(self, function: str, *arguments: Any) -> Any:
        """What a function of JavaScript returns for these arguments."""
        return json.loads(self.evaluate(f"JSON.stringify(({function})(...{json.dumps(arguments)}) ?? null)"))

    def find(self, words: str = "", css: str = _PRESSABLE) -> dict[str, Any] | None:
        """The first element whose label or text fits a pattern, if it can be seen."""
        found: dict[str, Any] | None = self.script(_FIND, css, words)
        return found

    def wait_for(self, words: str = "", css: str = _PRESSABLE, seconds: float = SECONDS) -> dict[str, Any]:
        """The same, once it can be seen."""
        found: dict[str, Any] = self.until(lambda: self.find(words, css), f"{css} with {words!r}", seconds)
        return found

    def click(self, words: str = "", css: str = _PRESSABLE) -> None:
        """Touch it."""
        found = self.until(lambda: self._reachable(words, css), f"{css} with {words!r} within reach")
        self.tap(found["x"], found["y"])

    def _reachable(self, words: str, css: str) -> dict[str, Any] | None:
        """The same, once it is on the screen: a sheet may still be coming."""
        found = self.find(words, css)
        return found if found and found["y"] < self.script(_HEIGHT) else None

    def text(self, css: str) -> str:
        """What can be read there."""
        return str(self.wait_for(css=css)["text"])

    def screenshot(self, path: Path) -> None:
        """Keep what is seen."""
        path.write_bytes(self.picture())

    def faults(self) -> list[str]:
        """What went wrong in the page since it was opened."""
        told: list[str] = self.script("() => globalThis.faults")
        return told

    def until(self, look: Callable[[], Any], what: str, seconds: float = SECONDS) -> Any:
        """What one looks for, once it is there."""
        end = time.monotonic() + seconds
        while not (seen := look()):
            assert time.monotonic() < end, f"never seen: {what}; the page says:\n{self.script(_WORDS)}"
            time.sleep(0.05)
        return seen
