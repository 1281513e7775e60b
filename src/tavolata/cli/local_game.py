"""`tavolata play`: one person at a terminal, bots on the other seats."""

import secrets
import signal
from argparse import Namespace
from typing import Any

from tavolata.bots import Bot, bot_for
from tavolata.cli.game_args import INTERRUPTED, check_writable, options_of, write_text
from tavolata.cli.screen import Screen
from tavolata.cli.terminal import folded
from tavolata.core.game import Action, Event, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation, Position, visible_events
from tavolata.core.registry import get_plugin
from tavolata.i18n import translate
from tavolata.tournaments.series import derived_seed, one_for_each

ME: Seat = 0


class Quit(Exception):
    """The player leaves."""


def play(arguments: Namespace) -> int:
    """Play against bots to the end, or until the player leaves; whatever ends it, the match is saved where that was asked for."""
    plugin = get_plugin(arguments.game)
    seats = arguments.seats or plugin.game.seats[0]
    seed = secrets.token_hex(32) if arguments.seed is None else arguments.seed
    match = Match.new(plugin.name, seats, seed, options_of(arguments.option))
    levels = one_for_each(arguments.bots, seats - 1)
    bots = {seat: bot_for(plugin.name, level, derived_seed(seed, seat)) for seat, level in enumerate(levels, start=ME + 1)}
    if arguments.save:
        check_writable(arguments.save)
        _heed_farewells()
    if plugin.convention and set(levels) & set(plugin.convention.levels):
        print(folded(translate("cli.play.convention", {"rule": plugin.convention.rule})))
    try:
        return Evening(match, bots).spend()
    finally:
        if arguments.save:
            write_text(arguments.save, match.save())
            print(folded(translate("cli.play.saved", {"file": arguments.save})))


def _heed_farewells() -> None:
    """Whoever closes the window or ends the process leaves too, as with Ctrl-C."""
    for farewell in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(farewell, signal.default_int_handler)


class Evening:
    """A match at the terminal, and what the player was not told of it yet."""

    def __init__(self, match: Match[Any, Any, Any], bots: dict[Seat, Bot]) -> None:
        self._match = match
        self._bots = bots
        names = [translate("cli.play.me"), *(translate("cli.play.bot", {"number": seat}) for seat in bots)]
        self._screen = Screen(get_plugin(match.game.name), names)
        self._last: Seat = -1
        self._news: list[Event] = []

    def spend(self) -> int:
        """Play until it is over or the player leaves; the exit status."""
        self._screen.welcome(translate("cli.play.welcome"))
        try:
            while self._match.actors:
                self._act()
        except Quit:
            print(translate("cli.play.left"))
            return 0
        except KeyboardInterrupt:
            print(f"\n{translate('cli.play.left')}")
            return INTERRUPTED
        self._tell_news()
        assert self._match.result is not None
        self._screen.tell_result(self._match.result)
        return 0

    def _act(self) -> None:
        """Bots that merely may act are asked first, then in turn those whom the game waits for; at a terminal the clock stands still."""
        awaited = self._match.awaited
        asked = [seat for seat in self._match.actors if seat in self._bots or (seat == ME and ME in awaited)]
        for seat in sorted(asked, key=lambda seat: (seat in awaited, (seat - self._last - 1) % self._match.seats)):
            sight = Observation(self._match, seat)
            action = self._ask(sight) if seat == ME else self._bots[seat].choose(sight)
            if action is not None:
                self._last = seat
                self._news += visible_events(self._match.play(seat, action), ME)
                return

    def _ask(self, sight: Observation[Any, Any]) -> Action:
        """Show where the game stands, and ask until the answer is legal."""
        self._tell_news()
        spot = Position(sight.view, sight.legal)
        self._screen.show(spot)
        while True:
            if (action := self._screen.hear(_answer(), spot)) is None:
                continue
            if action in spot.legal:
                return action
            refused = self._match.game.refusal(self._match.state, ME, action)
            self._screen.refuse(refused.message, refused.rule)

    def _tell_news(self) -> None:
        """What happened since the player's last decision."""
        print()
        self._screen.tell(self._news)
        self._news.clear()


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
