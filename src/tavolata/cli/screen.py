"""What somebody at a terminal sees of a game and may type, be it played here or at a table far away."""

import sys
from collections.abc import Iterable, Sequence

from tavolata.cli.game_args import tell
from tavolata.cli.terminal import WIDEST, Paint, columns, folded
from tavolata.core.errors import BadNotation
from tavolata.core.game import Action, Event, Result
from tavolata.core.observation import Position
from tavolata.core.plugin import GamePlugin
from tavolata.core.text.rulebook import rule_of, rulebook_for_language
from tavolata.i18n import current_language, translate

MARGIN = " " * 5
NOTATION = 26
"""So many columns are kept for the notations of choices, beside their words, where the terminal is wide."""


class Screen:
    """The terminal of one player: what was shown last, and which rule was named last."""

    def __init__(self, plugin: GamePlugin, names: Sequence[str]) -> None:
        self.names = names
        self._plugin = plugin
        self._text = plugin.text()
        self._paint = Paint(sys.stdout, self._text.COLOURED)
        self._shown: list[str] = []
        self._rule = ""

    def welcome(self, sentence: str) -> None:
        """How things are typed, and how to read what is shown."""
        print(folded(sentence))
        print(folded(translate(f"{self._plugin.slug}.text.legend")))

    def tell(self, events: Iterable[Event]) -> None:
        """What happened."""
        for event in events:
            print(self._paint.tinted(folded(tell(self._plugin, event, self.names))))

    def show(self, spot: Position, whole: bool = False) -> None:
        """The position, or those paragraphs of it that are not as they were shown last, and the numbered choices."""
        paragraphs = self._text.describe(spot.view, self.names, columns()).split("\n\n")
        for paragraph in [new for new in paragraphs if whole or new not in self._shown]:
            print("\n" + self._paint.tinted("\n".join(map(_fitting, paragraph.split("\n")))))
        self._shown = paragraphs
        print()
        for number, action in enumerate(spot.legal, start=1):
            print(self._choice(number, translate(*self._text.offer(action, spot.view)), self._plugin.game.write(action)))

    def _choice(self, number: int, words: str, notation: str) -> str:
        """A choice with its notation at the right, or below where the terminal is narrow."""
        line = f"{number:>3}  {words}"
        if len(line) + len(notation) < columns():
            place = columns() - max(len(notation), NOTATION if columns() == WIDEST else 0)
            return f"{self._paint.tinted(line.ljust(place))}{self._paint.styled(notation, 'dim')}"
        below = "\n".join(self._paint.styled(piece, "dim") for piece in folded(notation, MARGIN).split("\n"))
        return f"{self._paint.tinted(folded(line, hanging=MARGIN))}\n{below}"

    def hear(self, answer: str, spot: Position) -> Action | None:
        """The action that was typed, by its number or in the notation; None where something else was, and was dealt with."""
        if answer == "p":
            self.show(spot, whole=True)
        elif answer.startswith("?"):
            print(self._explained(answer[1:].strip()))
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
            print(folded(str(error)))
            return None
        return action

    def refuse(self, why: str, rule: str | None) -> None:
        """Why something cannot be done, and by which rule."""
        self._rule = rule or ""
        print(folded(translate("cli.play.refused", {"why": why, "rule": rule}) if rule else why))

    def _explained(self, asked: str) -> str:
        """The rule that was asked for, or that of the last refusal, or what can be typed."""
        wanted = asked or self._rule
        if not wanted:
            return folded(translate("cli.play.help"))
        rule = rule_of(self._plugin.name, wanted, rulebook_for_language(self._plugin.name, current_language()))
        return folded(f"{rule.id}: {rule.text.replace('*', '')}" if rule else translate("cli.play.no_rule", {"rule": wanted}))

    def tell_result(self, result: Result) -> None:
        """How it ended, by name."""
        for name, points in zip(self.names, result.scores, strict=True):
            print(translate("cli.score", {"name": name, "points": points}))


def _fitting(line: str) -> str:
    """A line of a position; only sentences are too long, and go on further in."""
    return line if len(line) <= columns() else folded(line.strip(), line[: len(line) - len(line.lstrip())], hanging="  ")
