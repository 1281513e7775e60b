"""At which stage of a table what can be asked of it: whatever comes too early or too late is refused."""

from tavolata.core.game import Seat
from tavolata.server.errors import refusal
from tavolata.server.store.rows import TableRow


def check_begun(table: TableRow) -> None:
    """Whether there is a game to speak of."""
    if table.stage == "open":
        raise refusal("not-now", "not-begun")


def check_plays(table: TableRow, seat: Seat) -> None:
    """Whether somebody plays themselves, in a game that has begun and was not given up."""
    check_begun(table)
    if table.stage == "given-up":
        raise refusal("not-now", "not-playing")
    if table.holders[seat].stand_in:
        raise refusal("not-now", "stand-in")


def check_over(table: TableRow) -> None:
    """Whether the game came to its end."""
    if table.stage != "over":
        raise refusal("not-now", "not-over")


def check_ended(table: TableRow) -> None:
    """Whether there is nothing left to give away."""
    if not table.has_ended:
        raise refusal("not-now", "not-over")
