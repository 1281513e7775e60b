"""`tavolata play`: a match of one person at a terminal against bots."""

import secrets
import signal
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from typing import Any

from tavolata.bots import Bot, bot_for
from tavolata.bots.play import derived_seed, level_of_each_seat
from tavolata.cli.game_args import INTERRUPTED, check_writable, event_text, parse_options, write_text
from tavolata.cli.output import MAX_WIDTH, Paint, terminal_width, wrap
from tavolata.core.errors import BadNotation
from tavolata.core.game import Action, Event, Result, Seat
from tavolata.core.match import Match
from tavolata.core.observation import Observation, Position, visible_events
from tavolata.core.plugin import GamePlugin
from tavolata.core.registry import get_plugin
from tavolata.core.text.rulebook import rule_of, rulebook_language
from tavolata.i18n import current_language, translate

MARGIN = " " * 5
NOTATION_WIDTH = 26
"""The width of the column of notations on wide terminals."""


class Screen:
    """Prints positions, events and errors on a player's terminal, and parses typed choices."""

    def __init__(self, plugin: GamePlugin, names: Sequence[str]) -> None:
        self.names = names
        self._plugin = plugin
        self._text = plugin.text()
        self._paint = Paint(sys.stdout, self._text.COLOURED)
        self._shown: list[str] = []
        self._rule = ""

    def print_header(self, sentence: str) -> None:
        """Print how to type choices, and the legend of the position text."""
        print(wrap(sentence))
        print(wrap(translate(f"{self._plugin.slug}.text.legend")))

    def print_events(self, events: Iterable[Event]) -> None:
        """Print events as sentences."""
        for event in events:
            print(self._paint.tinted(wrap(event_text(self._plugin, event, self.names))))

    def print_position(self, spot: Position, whole: bool = False) -> None:
        """Print the changed paragraphs of a position (or all of them), and the numbered choices."""
        paragraphs = self._text.describe(spot.view, self.names, terminal_width()).split("\n\n")
        for paragraph in [new for new in paragraphs if whole or new not in self._shown]:
            print("\n" + self._paint.tinted("\n".join(map(_wrap_line, paragraph.split("\n")))))
        self._shown = paragraphs
        print()
        for number, action in enumerate(spot.legal, start=1):
            print(self._choice(number, translate(*self._text.action_text(action, spot.view)), self._plugin.game.write(action)))

    def _choice(self, number: int, words: str, notation: str) -> str:
        """Return the line of a choice, with its notation on the right, or below on narrow terminals."""
        line = f"{number:>3}  {words}"
        if len(line) + len(notation) < terminal_width():
            place = terminal_width() - max(len(notation), NOTATION_WIDTH if terminal_width() == MAX_WIDTH else 0)
            return f"{self._paint.tinted(line.ljust(place))}{self._paint.styled(notation, 'dim')}"
        below = "\n".join(self._paint.styled(piece, "dim") for piece in wrap(notation, MARGIN).split("\n"))
        return f"{self._paint.tinted(wrap(line, hanging=MARGIN))}\n{below}"

    def parse_choice(self, answer: str, spot: Position) -> Action | None:
        """Return the action of a typed number or notation; handle any other input and return None."""
        if answer == "p":
            self.print_position(spot, whole=True)
        elif answer.startswith("?"):
            print(self._rule_text(answer[1:].strip()))
        elif not answer or answer.isdecimal():
            return self._numbered(answer, spot.legal)
        else:
            return self._read(answer)
        return None

    def _numbered(self, answer: str, legal: Sequence[Action]) -> Action | None:
        numbered = {str(number): action for number, action in enumerate(legal, start=1)}
        if answer not in numbered:
            print(translate("cli.play.choose", {"most": len(legal)}))
        return numbered.get(answer)

    def _read(self, answer: str) -> Action | None:
        try:
            action: Action = self._plugin.game.read(answer)
        except BadNotation as error:
            print(wrap(str(error)))
            return None
        return action

    def print_error(self, why: str, rule: str | None) -> None:
        """Print the reason why an action is not legal, and its rule."""
        self._rule = rule or ""
        print(wrap(translate("cli.play.refused", {"why": why, "rule": rule}) if rule else why))

    def _rule_text(self, asked: str) -> str:
        """Return the text of the requested rule or the rule of the last refusal, or else the help."""
        wanted = asked or self._rule
        if not wanted:
            return wrap(translate("cli.play.help"))
        rule = rule_of(self._plugin.name, wanted, rulebook_language(self._plugin.name, current_language()))
        return wrap(f"{rule.id}: {rule.text.replace('*', '')}" if rule else translate("cli.play.no_rule", {"rule": wanted}))

    def print_result(self, result: Result) -> None:
        """Print the final score of each name."""
        for name, points in zip(self.names, result.scores, strict=True):
            print(translate("cli.score", {"name": name, "points": points}))


def _wrap_line(line: str) -> str:
    """Return a line of a position, wrapped with an indent if it is a long sentence."""
    return line if len(line) <= terminal_width() else wrap(line.strip(), line[: len(line) - len(line.lstrip())], hanging="  ")


HUMAN_SEAT: Seat = 0


class Quit(Exception):
    """Exception: the player quits."""


def play(arguments: Namespace) -> int:
    """Run `tavolata play`: play against bots to the end or until the player quits, and save the match if requested."""
    plugin = get_plugin(arguments.game)
    seats = arguments.seats or plugin.game.seats[0]
    seed = secrets.token_hex(32) if arguments.seed is None else arguments.seed
    match = Match.new(plugin.name, seats, seed, parse_options(arguments.option))
    levels = level_of_each_seat(arguments.bots, seats - 1)
    bots = {seat: bot_for(plugin.name, level, derived_seed(seed, seat)) for seat, level in enumerate(levels, start=HUMAN_SEAT + 1)}
    if arguments.save:
        check_writable(arguments.save)
        _handle_termination_signals()
    if plugin.convention and set(levels) & set(plugin.convention.levels):
        print(wrap(translate("cli.play.convention", {"rule": plugin.convention.rule})))
    try:
        return LocalGame(match, bots).run()
    finally:
        if arguments.save:
            write_text(arguments.save, match.save())
            print(wrap(translate("cli.play.saved", {"file": arguments.save})))


def _handle_termination_signals() -> None:
    """Make SIGHUP and SIGTERM raise KeyboardInterrupt, as Ctrl-C does."""
    for farewell in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(farewell, signal.default_int_handler)


class LocalGame:
    """A match on this machine between the player at the terminal and bots, with the events not printed yet."""

    def __init__(self, match: Match[Any, Any, Any], bots: dict[Seat, Bot]) -> None:
        self._match = match
        self._bots = bots
        names = [translate("cli.play.me"), *(translate("cli.play.bot", {"number": seat}) for seat in bots)]
        self._screen = Screen(get_plugin(match.game.name), names)
        self._last: Seat = -1
        self._events: list[Event] = []

    def run(self) -> int:
        """Play until the match is over or the player quits; return the exit status."""
        self._screen.print_header(translate("cli.play.welcome"))
        try:
            while self._match.actors:
                self._act()
        except Quit:
            print(translate("cli.play.left"))
            return 0
        except KeyboardInterrupt:
            print(f"\n{translate('cli.play.left')}")
            return INTERRUPTED
        self._print_events()
        assert self._match.result is not None
        self._screen.print_result(self._match.result)
        return 0

    def _act(self) -> None:
        """Let one seat act: first bots that can act, then the seats that must act in turn. The clock does not run."""
        awaited = self._match.awaited
        asked = [seat for seat in self._match.actors if seat in self._bots or (seat == HUMAN_SEAT and HUMAN_SEAT in awaited)]
        for seat in sorted(asked, key=lambda seat: (seat in awaited, (seat - self._last - 1) % self._match.seats)):
            sight = Observation(self._match, seat)
            action = self._prompt_action(sight) if seat == HUMAN_SEAT else self._bots[seat].choose(sight)
            if action is not None:
                self._last = seat
                self._events += visible_events(self._match.play(seat, action), HUMAN_SEAT)
                return

    def _prompt_action(self, sight: Observation[Any, Any]) -> Action:
        """Return the player's legal action, after printing the position and prompting for it."""
        self._print_events()
        spot = Position(sight.view, sight.legal)
        self._screen.print_position(spot)
        while True:
            if (action := self._screen.parse_choice(_read_answer(), spot)) is None:
                continue
            if action in spot.legal:
                return action
            refused = self._match.game.refusal(self._match.state, HUMAN_SEAT, action)
            self._screen.print_error(refused.message, refused.rule)

    def _print_events(self) -> None:
        """Print the events since the player's last decision."""
        print()
        self._screen.print_events(self._events)
        self._events.clear()


def _read_answer() -> str:
    """Return the player's input; `q` or the end of the input raises Quit."""
    try:
        answer = input("> ").strip()
    except EOFError:
        print()
        raise Quit from None
    if answer in ("q", "quit"):
        raise Quit
    return answer
