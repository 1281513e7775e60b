"""Weighs what a page fetches, as it comes over the wire: packed, with its headers."""

from urllib.parse import urlsplit

from playwright.sync_api import Page

_QUIET = 700
"""Milliseconds without a request after which a page has all it wants."""


class Scales:
    """The bytes of every file that a page got from the server since they were emptied."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Network.enable")
        self.weights: dict[str, int] = {}
        self._paths: dict[str, str] = {}
        self._open: set[str] = set()
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.loadingFinished", self._got)
        self.line.on("Network.loadingFailed", lambda event: self._open.discard(event["requestId"]))

    def _asked(self, event: dict[str, dict[str, str]]) -> None:
        number = str(event["requestId"])
        self._paths[number] = urlsplit(event["request"]["url"]).path
        self._open.add(number)

    def _got(self, event: dict[str, float | str]) -> None:
        number = str(event["requestId"])
        self._open.discard(number)
        if path := self._paths.get(number):
            self.weights[path] = self.weights.get(path, 0) + int(event["encodedDataLength"])

    def settle(self) -> dict[str, int]:
        """What was weighed, once the page asks for nothing more."""
        before = -1
        while self._open or len(self._paths) != before:
            before = len(self._paths)
            self.page.wait_for_timeout(_QUIET)
        return self.weights

    def empty(self) -> None:
        """Begin anew."""
        self.settle()
        self.weights = {}


def listed(what: str, weights: dict[str, int]) -> str:
    """What weighs, the heaviest first, and all together."""
    lines = [f"{weight:8,}  {path}" for path, weight in sorted(weights.items(), key=lambda one: -one[1]) if weight]
    return "\n".join([f"{what}: {sum(weights.values()):,} bytes", *lines])
