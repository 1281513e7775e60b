"""Action encodings: one range of numbers for each kind of action."""

from itertools import combinations
from typing import TypeAlias, get_args

from tavolata.core.protocols.encoding import ActionEncoding
from tavolata.games.bomb_busters.actions import (
    SLOTS,
    Accuse,
    Announce,
    Back,
    Begin,
    Change,
    Claim,
    Constrain,
    Cut,
    Deny,
    Done,
    End,
    Give,
    Insert,
    Keep,
    Label,
    Lay,
    LayCard,
    Mark,
    Next,
    Partner,
    Point,
    Recharge,
    Reveal,
    Scan,
    Side,
    Slip,
    Solo,
    Special,
    Take,
    TakeToken,
    Use,
)
from tavolata.games.bomb_busters.content import ANNOUNCED, BLUE_VALUES
from tavolata.games.bomb_busters.content.constraints import LETTERS
from tavolata.games.bomb_busters.encoding.places import CARDS, PLACE_OF_CARD, PLACES, SEATS, STANDS, seat_of, stands_of
from tavolata.games.bomb_busters.view import BombBustersView

Placed: TypeAlias = Mark | Cut | Lay | Label | Give | Insert

ANNOUNCED_TOGETHER = {values: number for number, values in enumerate((*combinations(ANNOUNCED, 1), *combinations(ANNOUNCED, 2)))}
SIDES: tuple[Side, ...] = get_args(Side)


def _place(action: Placed, view: BombBustersView) -> int:
    return stands_of(view).index(action.stand) * SLOTS + action.slot


def _point(action: Point, view: BombBustersView) -> int:
    """Return the index of a `Point`: wires first, then whole stands."""
    stand = stands_of(view).index(action.stand)
    return PLACES + stand if action.slot is None else stand * SLOTS + action.slot


def _announce(action: Announce, _view: BombBustersView) -> int:
    return ANNOUNCED_TOGETHER[action.values]


def _solo(action: Solo, _view: BombBustersView) -> int:
    return ANNOUNCED.index(action.value)


def _token(action: TakeToken, _view: BombBustersView) -> int:
    return ANNOUNCED.index(action.value)


def _scan(action: Scan | LayCard, _view: BombBustersView) -> int:
    return BLUE_VALUES.index(action.value)


def _accuse(action: Accuse, view: BombBustersView) -> int:
    return seat_of(view, action.seat) * len(LETTERS) + LETTERS.index(action.letter)


def _constrain(action: Constrain, _view: BombBustersView) -> int:
    return LETTERS.index(action.letter)


def _use(action: Use | Take, _view: BombBustersView) -> int:
    return PLACE_OF_CARD[action.card]


def _somebody(action: Partner | Recharge | Next, view: BombBustersView) -> int:
    return seat_of(view, action.seat)


def _end(action: End, _view: BombBustersView) -> int:
    return SIDES.index(action.side)


def _deny(action: Deny, _view: BombBustersView) -> int:
    return BLUE_VALUES.index(action.value)


CHOICES = (
    ActionEncoding(Mark, PLACES, _place),
    ActionEncoding(Point, PLACES + STANDS, _point),
    ActionEncoding(Announce, len(ANNOUNCED_TOGETHER), _announce),
    ActionEncoding(Cut, PLACES, _place),
    ActionEncoding(Lay, PLACES, _place),
    ActionEncoding(Solo, len(ANNOUNCED), _solo),
    ActionEncoding(Reveal),
    ActionEncoding(Use, CARDS, _use),
    ActionEncoding(Label, PLACES, _place),
    ActionEncoding(Partner, SEATS, _somebody),
    ActionEncoding(Give, PLACES, _place),
    ActionEncoding(Insert, PLACES, _place),
    ActionEncoding(Recharge, SEATS, _somebody),
    ActionEncoding(Scan, len(BLUE_VALUES), _scan),
    ActionEncoding(Next, SEATS, _somebody),
    ActionEncoding(Done),
    ActionEncoding(Back),
    ActionEncoding(End, len(SIDES), _end),
    ActionEncoding(Deny, len(BLUE_VALUES), _deny),
    ActionEncoding(Take, CARDS, _use),
    ActionEncoding(Constrain, len(LETTERS), _constrain),
    ActionEncoding(Keep),
    ActionEncoding(Change),
    ActionEncoding(Special),
    ActionEncoding(TakeToken, len(ANNOUNCED), _token),
    ActionEncoding(LayCard, len(BLUE_VALUES), _scan),
    ActionEncoding(Accuse, SEATS * len(LETTERS), _accuse),
    ActionEncoding(Claim),
    ActionEncoding(Slip),
    ActionEncoding(Begin),
)
