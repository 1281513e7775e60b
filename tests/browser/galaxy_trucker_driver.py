"""Somebody who plays Galaxy Trucker by what the labels in the room say."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple, Self, TypeAlias

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.keyboard import NAME, tab_to
from tests.browser.person_driver import Person

Cell: TypeAlias = tuple[int, int]

_PATIENCE = 120_000
"""Milliseconds that somebody who is ready waits for builders without a clock."""

_SOON = 10_000
"""Milliseconds after which who was refused tries again,"""
_STARTS = 4
"""as often as there are places to start from."""

_PIPES = r"; pipes up (\w+), right (\w+), down (\w+), left (\w+)"
_TILE = re.compile(r"(?:Column \d+, row \d+: )?(?P<what>[^;:]+)" + _PIPES)
_AHEAD = {"cannon, up": (0, -1), "double cannon, up": (0, -1), "engine, down": (0, 1), "double engine, down": (0, 1)}
"""Which cell has to be empty; an engine must not be turned, and here a cannon is not."""
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
_BUTTONS = [
    r"^Land on planet 1",
    r"^Land on planet",
    r"^Take it$",
    r"^Fly on$",
    r"^Done loading$",
    r"^No more batteries$",
    r"^Take the hit$",
    r"^Pass$",
]
"""What is pressed when nothing can be done on the ship, the first that there is."""
_ASKED_ONCE_MORE = r"^Take it off$|^Fly on with piece |^Two humans$|^Purple alien$|^Brown alien$"


_CLICK_AT_ONCE = (
    f"label => {{ const nameOf = {NAME};"
    """
    const button = [...document.querySelectorAll('main .room button')].find((one) => nameOf(one) === label);
    button?.click();
    return button !== undefined;
}"""
)
"""In one step, so that nobody can take away between the look and the tap what was there at the look."""


class Tile(NamedTuple):
    """A tile as its label tells it: what it is, and its pipes from the top clockwise."""

    what: str
    pipes: tuple[str, ...]

    @classmethod
    def read(cls, label: str) -> Self | None:
        """The tile of a label like 'Column 7, row 6: cannon, up; pipes up smooth, right single, down double, left universal'."""
        match = _TILE.match(label)
        return cls(match["what"], match.groups()[1:]) if match else None

    def turned(self, turn: int) -> "Tile":
        """The same after some quarter turns clockwise."""
        return Tile(self.what, self.pipes[-turn:] + self.pipes[:-turn])


Ship: TypeAlias = dict[Cell, Tile]


def beside(cell: Cell, way: Cell) -> Cell:
    """The next cell that way."""
    return cell[0] + way[0], cell[1] + way[1]


def joint(one: str, other: str) -> bool | None:
    """Whether two pipes hold; None where neither is one."""
    if one == other == "smooth":
        return None
    return "smooth" not in (one, other) and (one == other or "universal" in (one, other))


def joints(ship: Ship, cell: Cell, tile: Tile) -> list[bool | None]:
    """How a tile would hold on each side where another lies."""
    sides = [(ship.get(beside(cell, way)), at) for at, way in enumerate(_SIDES)]
    return [joint(tile.pipes[at], other.pipes[(at + 2) % 4]) for other, at in sides if other is not None]


def kept_free(ship: Ship) -> set[Cell]:
    """The cells before cannons and behind engines."""
    return {beside(cell, _AHEAD[tile.what]) for cell, tile in ship.items() if tile.what in _AHEAD}


def worth(ship: Ship, cell: Cell, tile: Tile, turn: int) -> int:
    """By how many joints a tile would hold there after so many quarter turns; below 0 if it would have a fault as well."""
    if turn and "cannon" in tile.what:
        return 0
    held = joints(ship, cell, tile.turned(turn))
    blocked = tile.what in _AHEAD and (turn != 0 or beside(cell, _AHEAD[tile.what]) in ship)
    return held.count(True) * (-1 if blocked or False in held or cell in kept_free(ship) else 1)


class Trucker(Person):
    """A person at a table of Galaxy Trucker."""

    @property
    def hand(self) -> Locator:
        return self.room.get_by_role("group", name="In your hand")

    @property
    def glass(self) -> Locator:
        return self.room.get_by_role("group", name="The hourglass")

    def open_labels(self) -> list[str]:
        """The tiles that lie face up, as far as this page knows."""
        tiles = self.room.get_by_role("list", name="Tiles lying face up").get_by_role("button")
        labels: list[str] = tiles.evaluate_all("all => all.map((one) => one.ariaLabel)")
        return labels

    @property
    def beaten(self) -> Locator:
        """Who has the tile that this one wanted."""
        return self.hand.get_by_text("was quicker")

    def cells(self, touch: str) -> list[Cell]:
        """The cells of the own ship on which a tap does something at once ('does'), or shows the ways ('asks')."""
        keys = self.room.locator(f"button[data-cell][data-touch={touch}]").evaluate_all("all => all.map((one) => one.dataset.cell)")
        return [(int(column), int(row)) for column, row in (key.split("-") for key in keys)]

    def ship(self) -> Ship:
        """The own ship, as its cells tell it while it is built."""
        told = self.room.locator("button[data-cell]").evaluate_all("all => all.map((one) => [one.dataset.cell, one.ariaLabel])")
        tiles = {key: Tile.read(label) for key, label in told}
        return {(int(key.split("-")[0]), int(key.split("-")[1])): tile for key, tile in tiles.items() if tile}

    def in_hand(self) -> Tile:
        """The tile in hand, as it is turned."""
        tile = Tile.read(self.hand.locator("> .for-readers").inner_text())
        assert tile is not None
        return tile

    def expect_phase(self, phase: str) -> None:
        expect(self.room.locator(f"[data-phase={phase}]").first).to_be_visible()

    def expect_all_built(self) -> None:
        """Wait until the others are content with their ships as well; without a clock they take their time."""
        expect(self.room.locator("[data-phase=building]")).to_have_count(0, timeout=_PATIENCE)

    # The hands

    def tap(self, cell: Cell) -> None:
        """Use a cell of the own ship."""
        self.room.locator(f'button[data-cell="{cell[0]}-{cell[1]}"]').click()

    def press(self, pattern: str) -> None:
        """Use a button of the room."""
        self.button(pattern).first.click()

    def turn(self) -> None:
        """Turn the tile in hand."""
        self.hand.get_by_role("button", name=re.compile("^Turn the ")).click()

    def take(self) -> None:
        """Take a tile from the heap, and have it in hand."""
        self.press(r"^Take a tile from the heap$")
        expect(self.hand.get_by_role("button", name=re.compile("^Turn the "))).to_be_visible()

    def snatch(self, label: str) -> bool:
        """Tap a tile that lies face up at once, if it still does; whether it is in hand then."""
        if not self.page.evaluate(_CLICK_AT_ONCE, label):
            return False
        taken = self.hand.get_by_role("button", name=re.compile("^Turn the "))
        expect(taken.or_(self.beaten).first).to_be_visible()
        return taken.is_visible()

    def put_back(self) -> None:
        """Put the tile in hand back, face up."""
        self.press(r"^Put it back$")
        self.expect_empty_hand()

    def expect_empty_hand(self) -> None:
        expect(self.hand.get_by_role("button", name=re.compile("^Turn the "))).to_have_count(0)

    # Building

    def build(self) -> bool:
        """Take a tile, and place it where it holds best, or put it back."""
        self.take()
        place = max(self._places(), default=None)
        if place is None or place[0] <= 0:
            self.put_back()
            return False
        self._place(*place[1:])
        return True

    def build_badly(self) -> Cell:
        """Take tiles until one can be placed where it holds on one side and has a fault on another; where that is."""
        while True:
            self.take()
            place = min(self._places(), default=None)
            if place is not None and place[0] < 0:
                self._place(*place[1:])
                return place[1]
            self.put_back()

    def _places(self) -> Iterator[tuple[int, Cell, int]]:
        """Where and how turned the tile in hand can go, with what it is worth there."""
        ship, tile = self.ship(), self.in_hand()
        free = [cell for cell in self.cells("does") if cell not in ship]
        for turn in range(4):
            yield from ((worth(ship, cell, tile, turn), cell, turn) for cell in free)

    def _place(self, cell: Cell, turn: int) -> None:
        for _ in range(turn):
            self.turn()
        self.tap(cell)
        self.expect_empty_hand()

    def finish(self) -> None:
        """Finish on the best start place that is free, with whatever ship there is; where somebody is quicker, on the next."""
        done = self.room.filter(has_not=self.page.get_by_role("button", name="Finish building", exact=True))
        for _ in range(_STARTS):
            self.press(r"^Finish building$")
            self.press(r"^Start \d$")
            expect(done.or_(self.sure).or_(self.refused).first).to_be_visible()
            self.affirm()
            with suppress(AssertionError):
                return expect(done).to_be_visible(timeout=_SOON)
        return expect(done).to_be_visible()

    @property
    def refused(self) -> Locator:
        """What the table says to who came too late."""
        return self.page.get_by_role("alert").get_by_role("paragraph")

    def turn_glass(self) -> None:
        """Turn the hourglass when its sand has run out."""
        turning = self.glass.get_by_role("button", name="Turn it")
        expect(turning).to_be_visible()
        turning.click()
        expect(turning).to_have_count(0)

    def take_off(self, cell: Cell) -> None:
        """Mend the ship: take this tile off."""
        self.tap(cell)
        self.press(r"^Take it off$")
        self.stand_by(self.room.locator(f'button[data-cell="{cell[0]}-{cell[1]}"][aria-label*=": empty"]'))

    # From the check on

    def decide(self) -> None:
        """What can be done on the ship, or else what the buttons offer; whatever is asked is answered."""
        done, asked = self.cells("does"), self.cells("asks")
        if done:
            self.tap(done[0])
        elif asked:
            self.tap(asked[0])
            self.press(_ASKED_ONCE_MORE)
        else:
            offered = next((pattern for pattern in _BUTTONS if self.button(pattern).count()), None)
            assert offered, f"{self.name} finds nothing to do:\n{self.room.aria_snapshot()}"
            self.press(offered)


_FOCUSED_CELL = "() => document.activeElement?.dataset?.cell ?? ''"


class KeyTrucker(Trucker):
    """A trucker whose hands stay on the keys."""

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def take(self) -> None:
        self.page.keyboard.press("t")
        expect(self.hand.get_by_role("button", name=re.compile("^Turn the "))).to_be_visible()

    def put_back(self) -> None:
        self.page.keyboard.press("b")
        self.expect_empty_hand()

    def press(self, pattern: str) -> None:
        """The buttons come after the ship, or are alone in a dialog."""
        if not self.page.get_by_role("dialog").count():
            self._go_to_ship()
        tab_to(self.page, pattern)
        self.page.keyboard.press("Enter")

    def affirm(self) -> None:
        if self.sure.count():
            tab_to(self.page, r"^Do it$")
            self.page.keyboard.press("Enter")

    def tap(self, cell: Cell) -> None:
        """The arrows lead from cell to cell."""
        self._go_to_ship()
        for _ in range(20):
            focused = self._focused()
            assert focused is not None
            if focused == cell:
                self.page.keyboard.press("Enter")
                return
            self._walk(cell[0] - focused[0], cell[1] - focused[1])
        raise AssertionError(f"no arrow leads to {cell}")

    def _go_to_ship(self) -> None:
        if self._focused() is None:
            tab_to(self.page, r"^Column \d+, row \d+: ", "Shift+Tab")

    def _walk(self, right: int, down: int) -> None:
        """One cell nearer: up or down or, where the rim holds or the row is right, across."""
        before = self._focused()
        if down:
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        if self._focused() == before:
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")

    def _focused(self) -> Cell | None:
        key = self.page.evaluate(_FOCUSED_CELL)
        return (int(key.split("-")[0]), int(key.split("-")[1])) if key else None


class Line:
    """The line between a page and the server; what comes over it can be held up."""

    def __init__(self, page: Page) -> None:
        """Lay it; the page is still to be opened."""
        self._waiting: list[str | bytes] | None = None
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert self._socket is not None
        if self._waiting is None:
            self._socket.send(message)
        else:
            self._waiting.append(message)

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """Nothing reaches the page until it is over, and then all of it."""
        waiting = self._waiting = []
        yield
        self._waiting = None
        assert self._socket is not None
        for message in waiting:
            self._socket.send(message)
