"""`tavolata play`: one person at a terminal, bots on the other seats."""

import secrets
import sys
from argparse import Namespace
from typing import Any

from tavolata.bots import Bot, bot_for
from tavolata.bots.arena import derived_seed, one_for_each
from tavolata.cli.parts import options_of, tell, write_text
from tavolata.cli.terminal import Paint, folded
from tavolata.core.errors import BadNotation, IllegalAction
from tavolata.core.game import Action, Event, Seat
from tavolata.core.library import kit_of
from tavolata.core.match import Match
from tavolata.core.rulebook import rule_of
from tavolata.core.sight import Sight, seen
from tavolata.words import say

ME: Seat = 0


class Quit(Exception):
    """The player leaves."""


def play(arguments: Namespace) -> int:
    """Play against bots to the end, or until the player leaves."""
    kit = kit_of(arguments.game)
    seats = arguments.seats or kit.game.seats[0]
    seed = secrets.token_hex(32) if arguments.seed is None else arguments.seed
    match = Match.new(kit.name, seats, seed, options_of(arguments.option))
    levels = one_for_each(arguments.bots, seats - 1)
    bots = {seat: bot_for(kit.name, level, derived_seed(seed, seat)) for seat, level in enumerate(levels, start=ME + 1)}
    if kit.convention and set(levels) & set(kit.convention.levels):
        print(folded(say("cli.play.convention", {"rule": kit.convention.rule})))
    Evening(match, bots).spend()
    if arguments.save:
        write_text(arguments.save, match.save())
        print(say("cli.play.saved", {"file": arguments.save}))
    return 0


class Evening:
    """A match at the terminal: what the player was not told yet, what they were shown last, and why a wish was refused."""

    def __init__(self, match: Match[Any, Any, Any], bots: dict[Seat, Bot]) -> None:
        self._match = match
        self._bots = bots
        self._kit = kit_of(match.game.name)
        self._text = self._kit.text()
        self._names = [say("cli.play.me"), *(say("cli.play.bot", {"number": seat}) for seat in bots)]
        self._paint = Paint(sys.stdout, self._text.COLOURED)
        self._last: Seat = -1
        self._news: list[Event] = []
        self._shown: list[str] = []
        self._refused: IllegalAction | None = None

    def spend(self) -> None:
        """Play until it is over or the player leaves."""
        print(folded(say("cli.play.welcome")))
        print(folded(say(f"{self._kit.area}.text.legend")))
        try:
            while self._match.actors:
                self._act()
        except Quit:
            print(say("cli.play.left"))
            return
        self._tell_news()
        self._tell_result()

    def _act(self) -> None:
        """Bots that merely may act are asked first, then in turn those whom the game waits for; at a terminal the clock stands still."""
        awaited = self._match.awaited
        asked = [seat for seat in self._match.actors if seat in self._bots or (seat == ME and ME in awaited)]
        for seat in sorted(asked, key=lambda seat: (seat in awaited, (seat - self._last - 1) % self._match.seats)):
            sight = Sight(self._match, seat)
            action = self._ask(sight) if seat == ME else self._bots[seat].choose(sight)
            if action is not None:
                self._last = seat
                self._news += seen(self._match.play(seat, action), ME)
                return

    def _ask(self, sight: Sight[Any, Any]) -> Action:
        """Show where the game stands, and ask until the answer is legal."""
        self._tell_news()
        self._show(sight, whole=False)
        while True:
            answer = _answer()
            if answer == "p":
                self._show(sight, whole=True)
            elif answer.startswith("?"):
                print(self._explained(answer[1:].strip()))
            elif (action := self._read(answer, sight.legal)) is not None:
                return action

    def _show(self, sight: Sight[Any, Any], whole: bool) -> None:
        """The position, or those paragraphs of it that are not as they were shown last, and the numbered choices."""
        paragraphs = self._text.describe(sight.view, self._names).split("\n\n")
        for paragraph in [new for new in paragraphs if whole or new not in self._shown]:
            print("\n" + self._paint.tinted(paragraph))
        self._shown = paragraphs
        print()
        for number, action in enumerate(sight.legal, start=1):
            words = f"{say(*self._text.offer(action, sight.view)):<48}"
            print(f"{number:>3}  {self._paint.tinted(words)} {self._paint.styled(self._match.game.write(action), 'dim')}")

    def _read(self, answer: str, legal: list[Action]) -> Action | None:
        """The action that was typed, by its number or in the notation; None with the reason said."""
        numbered = {str(number): action for number, action in enumerate(legal, start=1)}
        if answer in numbered:
            return numbered[answer]
        if not answer or answer.isdecimal():
            print(say("cli.play.choose", {"most": len(legal)}))
            return None
        try:
            action: Action = self._match.game.read(answer)
        except BadNotation as error:
            print(folded(str(error)))
            return None
        if action not in legal:
            self._refuse(action)
            return None
        return action

    def _refuse(self, action: Action) -> None:
        self._refused = self._match.game.refusal(self._match.state, ME, action)
        print(folded(say("cli.play.refused", {"why": self._refused.message, "rule": self._refused.rule})))

    def _explained(self, asked: str) -> str:
        """The rule that was asked for, or that of the last refusal, or what can be typed."""
        wanted = asked.upper() or (self._refused.rule if self._refused else "")
        if not wanted:
            return folded(say("cli.play.help"))
        rule = rule_of(self._match.game.name, wanted)
        return folded(f"{rule.id}: {rule.text.replace('*', '')}" if rule else say("cli.play.no_rule", {"rule": wanted}))

    def _tell_news(self) -> None:
        """What happened since the player's last decision."""
        print()
        for event in self._news:
            print(self._paint.tinted(folded(tell(self._kit, event, self._names))))
        self._news.clear()

    def _tell_result(self) -> None:
        result = self._match.result
        assert result is not None
        for name, points in zip(self._names, result.scores, strict=True):
            print(say("cli.score", {"name": name, "points": points}))


def _answer() -> str:
    """What the player types; `q` or the end of the input is leaving."""
    try:
        answer = input("> ").strip()
    except EOFError:
        print()
        raise Quit from None
    if answer in ("q", "quit"):
        raise Quit
    return answer
