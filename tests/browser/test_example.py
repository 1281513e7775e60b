"""A game from outside: the example is installed beside the wheel into an empty environment, and played to its end in a browser."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import mcp
import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

from tavolata.client import open_table
from tests.browser.conftest import AT_ONCE
from tests.browser.lucky_loop_driver import Pilot
from tests.browser.person_driver import whose
from tests.server.process import Process
from tools.lock import CHAINS

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"
_MADE_HERE = {ROOT: {".git", ".venv", "data"}, ROOT / "web": {"dist"}}


def run(*command: str | Path, stdin: str = "") -> str:
    """What a command prints; where it fails, all that it said."""
    done = subprocess.run([str(word) for word in command], input=stdin, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with what the lock names, our wheel and the example's, and nothing else; nothing in it was compiled."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder / "venv", with_pip=True)
    python, wheels = folder / "venv" / "bin" / "python", folder / "wheels"
    checkout = shutil.copytree(ROOT, folder / "checkout", ignore=lambda where, _: _MADE_HERE.get(Path(where), set()), symlinks=True)
    for project in (checkout, PIG):  # the client is built there, and not under the feet of other tests
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, project)
    run(python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--require-hashes", "-r", ROOT / "requirements.lock")
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", *wheels.glob("*.whl"))
    return folder


@pytest.fixture(scope="module")
def library(environment: Path) -> Path:
    """The command of an environment that has our wheel without any extra: neither a server's packages nor numpy."""
    folder = environment / "library"
    venv.create(folder, with_pip=True)
    wheel = next((environment / "wheels").glob("tavolata-*.whl"))
    run(folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--constraint", _unhashed(environment, "requirements.lock"), wheel)
    return folder / "bin" / "tavolata"


def _unhashed(folder: Path, lock: str) -> Path:
    """The versions that a lock names, without the sums of their files, which pip would want of our wheel too."""
    locks = "".join((ROOT / name).read_text(encoding="utf-8") for name in CHAINS[lock])
    named = re.findall(r"^(\S+==\S+(?: ; [^\\]+)?)", locks, flags=re.MULTILINE)
    versions = folder / f"{lock}.txt"
    versions.write_text("\n".join(named), encoding="utf-8")
    return versions


def test_the_library_alone_needs_neither_a_server_nor_numpy(library: Path) -> None:
    installed = run(library.with_name("python"), "-m", "pip", "list", "--format=freeze")
    assert not re.search("^(numpy|starlette|uvicorn|websockets)=", installed, flags=re.MULTILINE)
    for game in ("lucky-loop", "bomb-busters", "galaxy-trucker"):
        assert json.loads(run(library, "simulate", game, "--games", "2", "--seats", "2", "--bots", "random,random", "--json"))["games"] == 2
    serving = subprocess.run([library, "serve"], capture_output=True, text=True, check=False)
    assert (serving.returncode, "pip install 'tavolata[server]'" in serving.stderr, "Traceback" in serving.stderr) == (2, True, False)


@pytest.fixture(scope="module")
def server(environment: Path) -> Iterator[Process]:
    """`tavolata serve` of that environment, which finds neither Node nor any other program."""
    python = environment / "venv" / "bin" / "python"
    with Process(environment / "data", python=python, first="import os; os.environ['PATH'] = ''") as process:
        process.ready()
        yield process


def test_the_command_plays_a_game_from_outside(environment: Path) -> None:
    tavolata = environment / "venv" / "bin" / "tavolata"
    summary = json.loads(run(tavolata, "simulate", "pig", "--games", "40", "--seats", "2", "--bots", "bold,random", "--json"))
    assert summary["endings"] == {"goal": 40}
    assert summary["win_rate"][0] > summary["win_rate"][1]
    assert "PIG-4" in run(tavolata, "rules", "pig")
    assert "Otto" not in run(tavolata, "play", "pig", "--option", "goal=30", "--bots", "bold", "--seed", "4", stdin="throw\nhold\n" * 80)


def test_a_game_of_the_house_is_played_to_its_end_in_its_room(browser: Browser, server: Process) -> None:
    context = browser.new_context(base_url=f"http://{server.host}", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('tavolata.taste', '{AT_ONCE}')")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(open_table(f"http://{server.host}", "lucky-loop", seats=2))
    page.get_by_role("listitem", name="Seat 1").get_by_role("button", name="Sit").click()
    page.get_by_role("button", name=re.compile("^Fill")).click()
    page.get_by_role("button", name="Begin").click()
    anna = Pilot(page, "Anna")
    while whose([anna]) is not None:
        anna.act()
    expect(page.get_by_role("button", name="Play again").first).to_be_visible()
    context.close()
    assert faults == []


_SEAT = """
import sys
from tavolata.client import Seat, open_table

with Seat(open_table(sys.argv[1], "bomb-busters", seats=2), "Robo") as seat:
    seat.fill("easy")
    seat.begin()
    for sight in seat:
        seat.play(sight.legal[0])
    print(seat.result)
"""


def test_the_client_for_programs_plays_a_game_to_its_end(environment: Path, server: Process) -> None:
    python = environment / "venv" / "bin" / "python"
    assert "Result(" in run(python, "-c", _SEAT, f"http://{server.host}")


def test_an_assistant_plays_a_game_to_its_end(environment: Path, server: Process) -> None:
    python = environment / "venv" / "bin" / "python"
    wheel = next((environment / "wheels").glob("tavolata-*.whl"))
    extra = f"tavolata[mcp] @ {wheel.as_uri()}"
    run(python, "-m", "pip", "install", "--quiet", "--constraint", _unhashed(environment, "requirements-dev.lock"), extra)
    settings = mcp.StdioServerParameters(
        command=str(python.with_name("tavolata")), args=["mcp"], env={"XDG_DATA_HOME": str(environment / "home"), "NO_PROXY": "127.0.0.1"}
    )

    async def story() -> str:
        async with mcp.Client(settings) as client:
            link = await told(client, "open_table", server=f"http://{server.host}", game="bomb-busters", seats=2)
            await told(client, "sit", link=link, name="Ada")
            now = await told(client, "fill_and_begin", level="random")
            while "Final scores" not in now:
                now = await told(client, "act", choice="1")
            return now

    with ThreadPoolExecutor(1) as pool:  # this thread has the loop of the browsers
        assert "Final scores" in pool.submit(lambda: asyncio.run(asyncio.wait_for(story(), 120))).result()


async def told(client: mcp.Client, tool: str, **given: object) -> str:
    """What a tool answers."""
    answer: Any = await client.call_tool(tool, given)
    assert not answer.is_error, answer
    return str(answer.content[0].text)


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
