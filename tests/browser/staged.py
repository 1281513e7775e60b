"""A table whose every line is written by the test: a page is shown what a match says, and what it does is done in that match."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tavolata.core.game import CHANCE, CLOCK, Seat
from tavolata.core.log import Step
from tavolata.core.match import Match
from tavolata.core.observation import Observation
from tavolata.core.registry import get_plugin
from tavolata.server.protocol.messages import CoachAnswer, SeatInfo, StepSeen, Table
from tavolata.server.tables import messages

NAMES = ("Ada", "Bruno", "Chiara", "Dario")
ACTORS = {"chance": CHANCE, "clock": CLOCK}


class Staged:
    """The far end of a page's line, in the place of the server."""

    def __init__(self, page: Page, match: Match[Any, Any, Any], *, seat: Seat = 0, speed: str = "normal") -> None:
        """Lay the line, and open the table; the seat is that of a person, among bots."""
        self.page, self.match, self._seat = page, match, seat
        self.done: list[str] = []
        """What the page did."""
        self.asked: list[str] = []
        """What it asked the coach."""
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._connect)
        page.evaluate("taste => localStorage.setItem('tavolata.taste', JSON.stringify(taste))", {"speed": speed, "motion": "full"})
        page.goto("/t/staged")
        page.locator("main .room [data-phase]").first.wait_for()

    def tell(self, *lines: str) -> None:
        """These lines are written, and told in one message: `chance roll 3 4`, `1 declare`."""
        seen: list[StepSeen] = []
        for line in lines:
            actor, _, text = line.partition(" ")
            steps = self.match.advance(ACTORS[actor] if actor in ACTORS else int(actor), text)
            seen += [self._seen(step) for step in steps]
        seen[-1] = msgspec.structs.replace(seen[-1], view=None)
        self._send(messages.moves_message(self.match, seen, self._seat, None, None, NAMES))

    def _seen(self, step: Step) -> StepSeen:
        view = Observation(self.match, self._seat).view
        return StepSeen(step.entry.n, step.entry.actor, step.entry.time, list(step.events), view)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = msgspec.json.decode(text)
        if said["kind"] == "hello":
            self._send(self._table())
            missed = messages.steps_for(self._seat, self.match.at(0).extend(self.match.log))
            self._send(messages.moves_message(self.match, missed, self._seat, None, None, NAMES))
        elif said["kind"] == "act":
            self.done += said["actions"]
            self.tell(*(f"{self._seat} {action}" for action in said["actions"]))
        elif said["kind"] == "ask":
            self._answer(said["question"])

    def _answer(self, asked: dict[str, Any]) -> None:
        self.asked.append(asked["kind"])
        make = get_plugin(self.match.game.name).advisor
        assert make is not None
        coach = make()
        question = msgspec.convert(asked, coach.questions)
        answer = messages.coach_answer(coach, self.match, self._seat, question)
        assert answer is not None
        self._send(CoachAnswer(len(self.match.log), question, answer))

    def _send(self, message: Any) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())

    def _table(self) -> Table:
        seats = [
            SeatInfo(
                "person" if seat == self._seat else "bot", NAMES[seat], None, None, connected=True, mine=seat == self._seat, agreed=True
            )
            for seat in range(self.match.seats)
        ]
        return Table(
            table="staged",
            game=messages.game_offer(get_plugin(self.match.game.name)),
            options=dict(self.match.options),
            advisor=True,
            chat="off",
            clock=None,
            practice=True,
            promise="",
            stage="playing",
            seats=seats,
            watching=0,
            wish=None,
            next_table=None,
        )
