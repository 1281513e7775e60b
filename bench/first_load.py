"""How long a phone far away waits for the first visit: 50 kB a second, 400 ms there and back (CHROMIUM names the browser)."""

import os
import re
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tavolata.bots import bot_for
from tests.browser.conftest import FLAGS, PHONE
from tests.browser.transfer_size import Scales
from tests.server.harness import House

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
FIRST_CONTENT = 2000

_PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
_NOW = "() => performance.now()"


def visit(page: Page, path: str, ready: str) -> dict[str, Any]:
    """Milliseconds until something is seen and until one can act, and the bytes until then and in all."""
    scales = Scales(page)
    scales.line.send("Network.emulateNetworkConditions", SLOW)
    page.goto(path, wait_until="commit")
    page.get_by_role("button", name=re.compile(ready)).first.wait_for()
    acting, bytes_then = page.evaluate(_NOW), sum(scales.weights.values())
    return {"seen": page.evaluate(_PAINTED), "acting": acting, "then": bytes_then, "all": sum(scales.settle().values())}


def main() -> None:
    """The start page, and a table that somebody is invited to, each in a browser that was never here."""
    with tempfile.TemporaryDirectory() as data, House(Path(data), make_bot=bot_for) as house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=os.environ["CHROMIUM"], args=FLAGS)
        size = {"width": PHONE[0], "height": PHONE[1]}
        for what, path, ready in (("start page", "/", "Play"), ("invitation", "/t/" + house.open_table(3), "^Sit")):
            page = browser.new_page(base_url=f"http://{house.host}", viewport=size, service_workers="block")  # type: ignore[arg-type]
            told = visit(page, path, ready)
            print(
                f"{what}: first content after {told['seen']:.0f} ms (aim {FIRST_CONTENT}), to act after {told['acting']:.0f} ms"
                f" and {told['then'] / 1000:.1f} kB, {told['all'] / 1000:.1f} kB in all"
            )
        browser.close()


if __name__ == "__main__":
    main()
