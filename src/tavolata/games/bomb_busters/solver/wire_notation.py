"""How people write a wire of a stand: what it is, or what lies before it.

`5` is cut, `?5` and `i5` are wires of mine, without and with a token; `?` and `i5` are wires of others. A mission brings more: `ieven`
and `ix2` are tokens that tell a parity or a count, `5x2` is a cut wire that kept its count, `?!4!7` has false tokens of these numbers,
and an `x` before all that says that the wire stands unsorted.
"""

from typing import NamedTuple

from tavolata.games.bomb_busters.content import BLUE, COUNT, PARITY, RANK_OF, RED, VALUE_OF, VALUES, YELLOW, Token, Value, Wire

UNSORTED = "x"
NOT = "!"


class Place(NamedTuple):
    """A place in a written stand: the wire if known, and the token or labels before it."""

    wire: Wire | None = None
    is_cut: bool = False
    token: Token | None = None
    nots: tuple[Value, ...] = ()
    x: bool = False

    @property
    def named(self) -> Wire | None:
        """Return the wire that is named by itself or by its token; None for a token before an unknown yellow wire."""
        wire = self.wire or self.token
        return wire if wire in RANK_OF else None


def mine(word: str) -> Place | None:
    """Return the place written for an own wire, with number for yellow and red; None if it is invalid."""
    x, mark = _unsorted(word)
    wire = mark[1:] if mark[:1] in ("?", "i") else mark
    if wire not in VALUE_OF or wire.startswith("r") or (mark[0] == "i" and VALUE_OF[wire] == RED):
        return None
    return Place(wire, is_cut=wire == mark, x=x)


def of_others(word: str) -> Place | None:
    """Return the place written for another player's wire; None if it is invalid."""
    x, mark = _unsorted(word)
    if mark[:1] == "?":
        return _denied(mark[1:], x)
    if mark[:1] == "i":
        return Place(token=mark[1:], x=x) if mark[1:] in (*BLUE, YELLOW, *PARITY, *COUNT) else None
    wire, count = (mark[:-2], mark[-2:]) if mark[-2:] in COUNT else (mark, None)
    is_wire = wire in (BLUE if count else VALUE_OF) and not wire.startswith("r")
    return Place(wire, is_cut=True, token=count, x=x) if is_wire else None


def _unsorted(word: str) -> tuple[bool, str]:
    return word.startswith(UNSORTED), word.removeprefix(UNSORTED)


def _denied(text: str, x: bool) -> Place | None:
    """BB-m17: return the place of a hidden wire with the numbers that its false tokens deny."""
    before, *nots = text.split(NOT)
    return Place(nots=tuple(nots), x=x) if not before and all(value in VALUES for value in nots) else None
