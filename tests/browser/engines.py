"""Pages in Chromium, Firefox and WebKit."""

import base64
import json
import os
import re
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from playwright.sync_api import Browser as ChromiumBrowser
from playwright.sync_api import Page as ChromiumTab
from websockets.sync.client import ClientConnection, connect

from tests.browser.page import SECONDS, Page

NewPage: TypeAlias = Callable[[str], AbstractContextManager[Page]]
"""Opens a page at a host."""
Send: TypeAlias = Callable[..., Any]
"""Sends a command to a browser, and returns what it answers."""

_POINTER = {"type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"}}


def _press(x: int, y: int) -> list[dict[str, Any]]:
    """A press of the pointer, as both protocols of WebDriver write it."""
    steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [{**_POINTER, "actions": steps}]


# Chromium, by Playwright


class ChromiumPage(Page):
    """A page as all other tests use it."""

    def __init__(self, host: str, tab: ChromiumTab) -> None:
        super().__init__(host)
        self._tab = tab

    def go(self, url: str) -> None:
        self._tab.goto(url)

    def size(self, width: int, height: int) -> None:
        self._tab.set_viewport_size({"width": width, "height": height})

    def tap(self, x: int, y: int) -> None:
        self._tab.mouse.click(x, y)

    def picture(self) -> bytes:
        return self._tab.screenshot()

    def evaluate(self, expression: str) -> str:
        return str(self._tab.evaluate(expression))


def chromium(browser: ChromiumBrowser) -> NewPage:
    """Pages of a Chromium that runs."""

    @contextmanager
    def new_page(host: str) -> Iterator[Page]:
        with browser.new_context(reduced_motion="reduce") as context:
            yield ChromiumPage(host, context.new_page())

    return new_page


# Firefox, by WebDriver BiDi


class FirefoxPage(Page):
    """A tab of a Firefox."""

    def __init__(self, host: str, send: Send, tab: str) -> None:
        super().__init__(host)
        self._send, self._tab = send, tab

    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def size(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def tap(self, x: int, y: int) -> None:
        self._send("input.performActions", context=self._tab, actions=_press(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._tab)["data"])

    def evaluate(self, expression: str) -> str:
        answer = self._send("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return str(answer["result"]["value"])


_PREFERENCES = {"ui.prefersReducedMotion": 1, "app.update.enabled": False, "browser.shell.checkDefaultBrowser": False}


@contextmanager
def firefox(program: str) -> Iterator[NewPage]:
    """Pages of a Firefox without a screen, each for another person."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in _PREFERENCES.items())
        (Path(folder) / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"]
        with _running(command, env={**os.environ, "HOME": folder}, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            addresses = (re.search(r"listening on (ws://\S+)", line) for line in process.stderr)
            address = next(match[1] for match in addresses if match)
            with connect(f"{address}/session", proxy=None, max_size=None) as line:
                send = _Bidi(line)
                send("session.new", capabilities={})

                @contextmanager
                def new_page(host: str) -> Iterator[Page]:
                    person = send("browser.createUserContext")["userContext"]
                    try:
                        yield FirefoxPage(host, send, send("browsingContext.create", type="tab", userContext=person)["context"])
                    finally:
                        send("browser.removeUserContext", userContext=person)

                yield new_page


class _Bidi:
    """The line to a browser that speaks WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._count = line, 0

    def __call__(self, method: str, **parameters: Any) -> Any:
        """Send a command; what it answers."""
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while (answer := json.loads(self._line.recv(timeout=SECONDS))).get("id") != self._count:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]


# WebKit, by the WebDriver of WebKitGTK


class WebKitPage(Page):
    """The window of a MiniBrowser."""

    def __init__(self, host: str, send: Send) -> None:
        super().__init__(host)
        self._send = send
        self._bar = 0

    def go(self, url: str) -> None:
        self._send("POST", "url", url=url)

    def size(self, width: int, height: int) -> None:
        """A window is higher than its page by a bar, and a page is told of its new size some time after its window."""
        self._send("POST", "window/rect", x=0, y=0, width=width, height=height + self._bar)
        self.until(lambda: self._fits(width, height), f"a page of {width} x {height}")

    def _fits(self, width: int, height: int) -> bool:
        """Whether the page has this size; if the bar was guessed wrong, the window is made higher or lower once more."""
        wide, high = self.script("() => [innerWidth, innerHeight]")
        outside = self._send("GET", "window/rect")
        if wide == width and high != height and outside["height"] - high != self._bar:
            self._bar = outside["height"] - high
            self._send("POST", "window/rect", x=0, y=0, width=width, height=height + self._bar)
        return bool(wide == width and high == height)

    def tap(self, x: int, y: int) -> None:
        self._send("POST", "actions", actions=_press(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._send("GET", "screenshot"))

    def evaluate(self, expression: str) -> str:
        return str(self._send("POST", "execute/sync", script=f"return {expression}", args=[]))


_ON_CPU = {"GDK_BACKEND": "x11", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
_GTK = {
    "settings.ini": "[Settings]\ngtk-enable-animations=0\n",
    "gtk.css": "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }\n",
}
"""Reduced motion, and a bar that lets a window be as narrow as a phone."""


@contextmanager
def webkit(program: str) -> Iterator[NewPage]:
    """Pages of WebKitGTK on a screen that nobody sees, each with a driver of its own: one that has ended a session may hang."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, _screen() as display:
        gtk = Path(folder) / "gtk-3.0"
        gtk.mkdir()
        for name, text in _GTK.items():
            (gtk / name).write_text(text, encoding="utf-8")
        env = {**os.environ, **_ON_CPU, "DISPLAY": display, "HOME": folder, "XDG_CONFIG_HOME": folder}

        @contextmanager
        def new_page(host: str) -> Iterator[Page]:
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            with (
                _running([program, f"--port={port}"], env=env, stderr=subprocess.DEVNULL),
                httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, trust_env=False) as client,
                _session(client) as send,
            ):
                yield WebKitPage(host, send)

        yield new_page


@contextmanager
def _session(client: httpx.Client) -> Iterator[Send]:
    """The line to a driver that may still be starting."""

    def ask(method: str, path: str, **body: Any) -> Any:
        answer = client.request(method, path, json=body if method == "POST" else None)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    for _ in range(SECONDS * 10):
        try:
            ask("GET", "/status")
            break
        except httpx.ConnectError:
            time.sleep(0.1)
    session = "/session/" + ask("POST", "/session", capabilities={})["sessionId"]
    try:
        yield lambda method, path, **body: ask(method, f"{session}/{path}", **body)
    finally:
        ask("DELETE", session)


@contextmanager
def _screen() -> Iterator[str]:
    """The name of a display that exists in memory alone."""
    ours, theirs = os.pipe()
    command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "2000x1400x24", "-nolisten", "tcp"]
    with _running(command, pass_fds=[theirs], stderr=subprocess.DEVNULL), os.fdopen(ours) as told:
        os.close(theirs)
        yield f":{told.readline().strip()}"


@contextmanager
def _running(command: Sequence[str], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program, until it is no longer needed."""
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **settings) as process:
        try:
            yield process
        finally:
            process.terminate()
