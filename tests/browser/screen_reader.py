"""Somebody who cannot see the page: only the accessibility tree and the keyboard, no selector and no mouse."""

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Page

SECONDS = 60
SOON = 5
_VOICES = {"log": "What is said", "alert": ""}
"""The live regions through which the house speaks, by role and name."""


_KEPT = """() => new Promise((tell) => {
    const lines = () => document.querySelector('main[data-lines]')?.dataset.lines;
    const [before, end] = [lines(), performance.now() + 300];
    let lost = 0;
    const look = (now) => {
        lost = document.activeElement === document.body ? lost + 1 : 0;
        if (lost > 3) tell(false);
        else if (now > end || lines() !== before) requestAnimationFrame(() => tell(document.activeElement !== document.body));
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""Looks at each frame until the log grows, or for as long as an answer takes where nothing was to be written."""


@dataclass(frozen=True)
class Focused:
    """What has the focus, as a screen reader tells it."""

    role: str
    name: str
    description: str
    value: str
    states: dict[str, Any]

    def fits(self, pattern: str, role: str | None = None) -> bool:
        """Whether its name has these words and, if asked for, it is of this role."""
        return re.search(pattern, self.name) is not None and role in (None, self.role)


class Listener:
    """A person who listens, with both hands on the keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._known: set[int] = set()
        self._found: list[int] = []
        self._looked = 0.0

    # What has the focus

    @property
    def focus(self) -> Focused:
        """What has the focus just now."""
        active = self._line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        answer = self._line.send("Accessibility.getPartialAXTree", {"objectId": active, "fetchRelatives": False})
        node = answer["nodes"][0]
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        return Focused(_value(node, "role"), _value(node, "name"), _value(node, "description"), _value(node, "value"), states)

    @property
    def is_lost(self) -> bool:
        """Whether the focus is nowhere: the next key would start from the top of the page."""
        return bool(self.page.evaluate("document.activeElement === document.body"))

    def settle(self) -> None:
        """See that the focus is somewhere, or at once will be."""
        self._until(lambda: not self.is_lost, "the focus anywhere", SOON)

    def keeps_the_focus(self) -> bool:
        """Whether the focus is somewhere, and stays somewhere while what I did is answered and shown."""
        self.settle()
        return bool(self.page.evaluate(_KEPT))

    # Keys

    def press(self, *keys: str) -> None:
        """Press keys, one after the other; the focus is never lost by one of them, but where Tab leaves the page."""
        for key in keys:
            self.page.keyboard.press(key)
            self.pressed += 1
            if not key.endswith("Tab"):
                self.settle()

    def type(self, words: str) -> None:
        """Write into what has the focus."""
        self.page.keyboard.type(words)

    def go_to(self, pattern: str, role: str | None = None, key: Literal["Tab", "Shift+Tab"] = "Tab", most: int = 120) -> Focused:
        """Go by the Tab key to what is called so; already being there is enough."""
        passed: list[str] = []
        while not (focus := self.focus).fits(pattern, role):
            passed.append(f"{focus.role} {focus.name!r}")
            assert len(passed) <= most, f"no {key} leads to {pattern!r}; on the way were {passed}"
            self.page.keyboard.press(key)
            self.pressed += 1
        return focus

    def do(self, pattern: str, role: str | None = None) -> None:
        """Go to what is called so, and press it."""
        self.go_to(pattern, role)
        self.press("Enter")

    # What is said

    def hear(self) -> list[str]:
        """What was said since I listened last, each sentence by itself."""
        new = [(known, words) for known, words in self._spoken() if known not in self._known]
        self._known.update(known for known, _ in new)
        return [words for _, words in new]

    def wait_for(self, pattern: str, seconds: float = SECONDS) -> list[str]:
        """Listen until something is said; all that was said until then."""
        heard: list[str] = []

        def listen() -> bool:
            heard.extend(self.hear())
            return any(re.search(pattern, words) for words in heard)

        self._until(listen, f"{pattern!r} said; heard were {heard}", seconds)
        return heard

    def ask(self, key: str) -> list[str]:
        """Ask for the position, for what I can do, for what was said last, or for what a key of the game tells; what is answered."""
        self.hear()
        self.press(key)
        answer: list[str] = []

        def listen() -> bool:
            answer.extend(self.hear())
            return bool(answer)

        self._until(listen, f"an answer to {key!r}")
        return answer

    # What there is

    def snapshot(self) -> str:
        """The whole page as its accessibility tree tells it."""
        return self.page.get_by_role("document").aria_snapshot()

    def names(self, role: str) -> list[str]:
        """The names of all that has a role, in their order."""
        return [_value(node, "name") for node in self._tree() if _value(node, "role") == role and not node["ignored"]]

    def _tree(self) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self._line.send("Accessibility.getFullAXTree")["nodes"]
        return nodes

    def _spoken(self) -> Iterator[tuple[int, str]]:
        """Every sentence in the live regions, by the node that it is."""
        for voice in self._voices():
            for node in self._nodes(voice, "StaticText"):
                yield node["backendDOMNodeId"], _value(node, "name")

    def _voices(self) -> list[int]:
        """The live regions; to look for them takes a while, and they come and go only with a page or a dialog."""
        if time.monotonic() > self._looked + 1:
            document = self._line.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
            found = [(node, name) for role, name in _VOICES.items() for node in self._nodes(document, role)]
            self._found = [node["backendDOMNodeId"] for node, name in found if _value(node, "name") == name]
            self._looked = time.monotonic()
        return self._found

    def _nodes(self, within: int, role: str) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self._line.send("Accessibility.queryAXTree", {"backendNodeId": within, "role": role})["nodes"]
        return [node for node in nodes if not node["ignored"]]

    def _until(self, look: Callable[[], Any], what: str, seconds: float = SECONDS) -> None:
        end = time.monotonic() + seconds
        while not look():
            assert time.monotonic() < end, f"never: {what}; the page is\n{self.snapshot()}"
            self.page.wait_for_timeout(30)


def _value(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value", ""))
