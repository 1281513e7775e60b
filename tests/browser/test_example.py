"""A game from outside: the example is installed beside the wheel into an empty environment, and played to its end in a browser."""

import json
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

from tests.server.process import Process

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"
_MADE_HERE = {ROOT: {".git", ".venv", "data"}, ROOT / "web": {"dist"}}

pytestmark = pytest.mark.xdist_group("example")
"""What is built for these tests is built once."""


def run(*command: str | Path, stdin: str = "") -> str:
    """What a command prints; where it fails, all that it said."""
    done = subprocess.run([str(word) for word in command], input=stdin, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with what the lock names, our wheel and the example's, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder / "venv", with_pip=True)
    python, wheels = folder / "venv" / "bin" / "python", folder / "wheels"
    checkout = shutil.copytree(ROOT, folder / "checkout", ignore=lambda where, _: _MADE_HERE.get(Path(where), set()), symlinks=True)
    for project in (checkout, PIG):  # the client is built there, and not under the feet of other tests
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, project)
    run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements.lock")
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", *wheels.glob("*.whl"))
    return folder


@pytest.fixture(scope="module")
def server(environment: Path) -> Iterator[Process]:
    """`tavolata serve` of that environment."""
    with Process(environment / "data", python=environment / "venv" / "bin" / "python") as process:
        process.ready()
        yield process


def test_the_command_plays_a_game_from_outside(environment: Path) -> None:
    tavolata = environment / "venv" / "bin" / "tavolata"
    summary = json.loads(run(tavolata, "simulate", "pig", "--games", "40", "--seats", "2", "--bots", "bold,random", "--json"))
    assert summary["endings"] == {"goal": 40}
    assert summary["win_rate"][0] > summary["win_rate"][1]
    assert "PIG-4" in run(tavolata, "rules", "pig")
    assert "Otto" not in run(tavolata, "play", "pig", "--option", "goal=30", "--bots", "bold", "--seed", "4", stdin="throw\nhold\n" * 80)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_game_without_a_room_is_played_to_its_end_in_a_plain_one(browser: Browser, server: Process, size: tuple[int, int]) -> None:
    context = browser.new_context(base_url=f"http://{server.host}", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    begin(page, is_wide=size[0] > 760)
    while not page.get_by_role("button", name="Play again").first.is_visible():
        throw_or_hold(page)
    expect(page.get_by_role("heading", name="Pig")).to_be_visible()
    expect(page.get_by_text("The goal is reached.").last).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    context.close()
    assert faults == []


def begin(page: Page, is_wide: bool) -> None:
    """Choose the game on the start page, to thirty points, and begin against bots."""
    page.goto("/")
    card = page.get_by_role("article", name="Pig")
    if is_wide:
        page.get_by_role("radio", name="Pig").check(force=True)
    else:
        card.get_by_role("button", name="More", exact=True).click()
    card.get_by_text("More options").click()
    card.get_by_role("radio", name="30").check()
    (page if is_wide else card).get_by_role("button", name=re.compile("^Play " if is_wide else "Play ")).click()
    expect(page.get_by_test_id("position")).to_contain_text("The goal is 30")


def throw_or_hold(page: Page) -> None:
    """Hold what the turn has brought if there is anything, otherwise throw; wait where it is the bot's turn."""
    for choice in ("Hold", "Throw"):
        button = page.get_by_role("button", name=choice, exact=True)
        if button.is_visible():
            with suppress(TooSlow):  # a bot's turn may begin between the look and the tap
                button.click(timeout=2_000)
            return
    page.wait_for_timeout(50)
