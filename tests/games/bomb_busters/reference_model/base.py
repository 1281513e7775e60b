"""What every part of the model needs: the table, what was told, and where a mission says otherwise."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from tests.games.bomb_busters.reference_model.script import CHANCE, Move, Options, Over, Script, only
from tests.games.bomb_busters.reference_model.setup import Setting
from tests.games.bomb_busters.reference_model.table import Place, Table, Wire

Told: TypeAlias = tuple[Any, ...]


class Base:
    """The table, and the hooks that a mission fills."""

    copies_of_token = 2

    def __init__(self, setting: Setting, seats: int) -> None:
        self.setting = setting
        self.table = Table(seats)
        self.turn = 0
        self.told: list[Told] = []
        self.coming: dict[int, Wire] = {}
        """BB-Q4-2: the wires that are being swapped, by who gets them."""

    def ask(self, options: Options) -> Script[Move]:
        """Wait for a decision."""
        return (yield options)

    def choose(self, seat: int, texts: Iterable[str]) -> Script[str]:
        """One seat decides between these."""
        _, text = yield from self.ask(only(seat, texts))
        return text

    def choose_by(self, seat: int, texts: Callable[[], Iterable[str]]) -> Script[str]:
        """One seat decides between these, which may change while it thinks."""
        return (yield from self.choose(seat, texts()))

    def draw(self, word: str, things: Iterable[str]) -> Script[str]:
        """Chance draws one of these."""
        _, text = yield from self.ask(only(CHANCE, [f"{word} {thing}" for thing in things]))
        return text.split()[1]

    def tell(self, *what: Any) -> None:
        """Something that everybody learns."""
        self.told.append(what)

    def advance_dial(self) -> None:
        """BB-D4: a miss costs one step."""
        self.step_dial(1)

    def step_dial(self, steps: int) -> None:
        """BB-E1: the skull ends it at once."""
        self.table.dial = max(0, self.table.dial - steps)
        self.tell("dial", self.table.dial)
        if self.table.dial <= 0:
            raise Over("dial")

    def lay_open(self, place: Place) -> None:
        """BB-D2: a wire lies open in its place."""
        self.table.at(place).cut = True
        self.tell("cut", *place, self.table.at(place).face)

    def token_of(self, place: Place) -> str:
        """BB-D4: what a token says before this wire."""
        return self.table.at(place).number

    def tokens_left(self, token: str) -> int:
        """BB-M2, BB-I1: two of each, and those at cut wires can be taken again."""
        wires = [wire for stand in self.table.stands for wire in stand if not wire.cut]
        beside = sum(tokens.count(token) for tokens in self.table.beside.values())
        return self.copies_of_token - beside - sum((wire.token == token) + wire.nots.count(token) for wire in wires)

    def put_token(self, place: Place) -> None:
        """BB-D4, BB-I1: the true token, unless it lies there; shown if there is none left."""
        wire, token = self.table.at(place), self.token_of(place)
        how = "known" if wire.token or wire.shown else "token" if self.tokens_left(token) > 0 else "shown"
        wire.shown = wire.shown or how == "shown"
        wire.token = wire.token or (token if how == "token" else None)
        self.tell("marked", *place, token, how)

    def may_announce(self, seat: int, value: str) -> bool:
        """Whether the mission lets a seat announce or solo cut a value."""
        return True

    def may_point(self, place: Place, *, helped: bool) -> bool:
        """Whether the mission lets a wire be pointed at, with equipment or without."""
        return True

    def may_lay(self, place: Place, *, helped: bool) -> bool:
        """Whether the mission lets an own wire be cut, with equipment or without."""
        return True

    def may_use(self, seat: int, card: str) -> bool:
        """Whether the mission lets a seat use a card of the table."""
        return True

    def may_use_own(self, seat: int) -> bool:
        """Whether the mission lets a seat use its character's equipment."""
        return True

    def may_start_with(self, wire: Wire) -> bool:
        """BB-S7: whether a first token may lie before this wire."""
        return wire.is_blue
