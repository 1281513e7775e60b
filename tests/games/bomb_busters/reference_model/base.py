"""What every part of the model needs: the table, what was told, and where a mission says otherwise."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from tests.games.bomb_busters.reference_model.script import CHANCE, Move, Options, Over, Script, only
from tests.games.bomb_busters.reference_model.setup import Setting
from tests.games.bomb_busters.reference_model.table import Place, Table, Wire

Told: TypeAlias = tuple[Any, ...]


class Base:
    """Base class of the reference rules: the table, and the hooks that a mission overrides."""

    copies_of_token = 2

    def __init__(self, setting: Setting, seats: int) -> None:
        self.setting = setting
        self.table = Table(seats)
        self.turn = 0
        self.told: list[Told] = []
        self.coming: dict[int, Wire] = {}
        """BB-Q4-2: the wires that are being swapped, by who gets them."""

    def ask(self, options: Options) -> Script[Move]:
        """Wait for a decision and return it."""
        return (yield options)

    def choose(self, seat: int, texts: Iterable[str]) -> Script[str]:
        """Ask one seat to choose between these and return its choice."""
        _, text = yield from self.ask(only(seat, texts))
        return text

    def choose_by(self, seat: int, texts: Callable[[], Iterable[str]]) -> Script[str]:
        """Ask one seat to choose between these, which may change while it thinks, and return its choice."""
        return (yield from self.choose(seat, texts()))

    def draw(self, word: str, things: Iterable[str]) -> Script[str]:
        """Let chance draw one of these and return it."""
        _, text = yield from self.ask(only(CHANCE, [f"{word} {thing}" for thing in things]))
        return text.split()[1]

    def tell(self, *what: Any) -> None:
        """Record an event that every player sees."""
        self.told.append(what)

    def advance_dial(self) -> None:
        """BB-D4: advance the dial by one step for a miss."""
        self.step_dial(1)

    def step_dial(self, steps: int) -> None:
        """BB-E1: move the dial; at the skull the game ends at once."""
        self.table.dial = max(0, self.table.dial - steps)
        self.tell("dial", self.table.dial)
        if self.table.dial <= 0:
            raise Over("dial")

    def lay_open(self, place: Place) -> None:
        """BB-D2: open a wire in its place."""
        self.table.at(place).cut = True
        self.tell("cut", *place, self.table.at(place).face)

    def token_of(self, place: Place) -> str:
        """BB-D4: return the token that belongs before this wire."""
        return self.table.at(place).number

    def tokens_left(self, token: str) -> int:
        """BB-M2, BB-I1: return how many of the two tokens are left; those at cut wires can be taken again."""
        wires = [wire for stand in self.table.stands for wire in stand if not wire.cut]
        beside = sum(tokens.count(token) for tokens in self.table.beside.values())
        return self.copies_of_token - beside - sum((wire.token == token) + wire.nots.count(token) for wire in wires)

    def put_token(self, place: Place) -> None:
        """BB-D4, BB-I1: place the true token, unless it lies there; announce it if none is left."""
        wire, token = self.table.at(place), self.token_of(place)
        how = "known" if wire.token or wire.shown else "token" if self.tokens_left(token) > 0 else "shown"
        wire.shown = wire.shown or how == "shown"
        wire.token = wire.token or (token if how == "token" else None)
        self.tell("marked", *place, token, how)

    def may_announce(self, seat: int, value: str) -> bool:
        """Return True if the mission lets a seat announce or solo cut a value."""
        return True

    def may_point(self, place: Place, *, helped: bool) -> bool:
        """Return True if the mission lets a wire be pointed at, with equipment or without."""
        return True

    def may_lay(self, place: Place, *, helped: bool) -> bool:
        """Return True if the mission lets an own wire be cut, with equipment or without."""
        return True

    def may_use(self, seat: int, card: str) -> bool:
        """Return True if the mission lets a seat use a card of the table."""
        return True

    def may_use_own(self, seat: int) -> bool:
        """Return True if the mission lets a seat use its character's equipment."""
        return True

    def may_start_with(self, wire: Wire) -> bool:
        """BB-S7: return True if a first token may lie before this wire."""
        return wire.is_blue
