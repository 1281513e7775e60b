"""Observation fields of the missions, in a fixed order that later missions extend at the end."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from tavolata.core.game import Seat
from tavolata.core.protocols.encoding import ObservationField, filled, one_hot
from tavolata.games.bomb_busters.actions import SLOTS
from tavolata.games.bomb_busters.content import ANNOUNCED, BLUE_VALUES, COUNT, PARITY, VALUES, Value
from tavolata.games.bomb_busters.content.clock import SCRIPTS, TIMES, Says
from tavolata.games.bomb_busters.content.constraints import LETTERS, Letter
from tavolata.games.bomb_busters.encoding.places import CARDS, PLACE_OF_CARD, SEATS, STANDS, ByPlace, seat_of, slots_of, stands_of
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.missions.characters import CharactersView
from tavolata.games.bomb_busters.missions.claim import ClaimView
from tavolata.games.bomb_busters.missions.clock import ClockView
from tavolata.games.bomb_busters.missions.constraints import OpenConstraintView, OwnConstraintsView
from tavolata.games.bomb_busters.missions.dealt_tokens import TokensView
from tavolata.games.bomb_busters.missions.frozen_equipment import ThawView
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.missions.guessing import GuessView
from tavolata.games.bomb_busters.missions.liar import LiarView
from tavolata.games.bomb_busters.missions.mission_rule import RuleView
from tavolata.games.bomb_busters.missions.open_cards import OpenCardsView
from tavolata.games.bomb_busters.missions.padlocks import PadlocksView
from tavolata.games.bomb_busters.missions.radar import RadarView
from tavolata.games.bomb_busters.missions.red_value import AsRedView
from tavolata.games.bomb_busters.missions.registry import MissionView
from tavolata.games.bomb_busters.missions.rookie import RookieView
from tavolata.games.bomb_busters.missions.sequence import SequenceView
from tavolata.games.bomb_busters.missions.tokens import CountView, ParityView
from tavolata.games.bomb_busters.missions.trials import TrialsView
from tavolata.games.bomb_busters.missions.weak_link import WeakLinkView
from tavolata.games.bomb_busters.missions.x_wires import XView
from tavolata.games.bomb_busters.view import BombBustersView

MISSION = len(ANNOUNCED) + SEATS


def _mission(view: BombBustersView) -> list[float]:
    """Return the features of the mission: the values that may not be cut now, and the seats for which any miss is fatal."""
    rookies = {seat_of(view, twist.seat) for twist in view.twists if isinstance(twist, RookieView)}
    return [*(float(value in view.locked) for value in ANNOUNCED), *(float(seat in rookies) for seat in range(SEATS))]


NUMBER_CARD = 3


def _number_cards(view: BombBustersView) -> ByPlace:
    """Return the features of each number card of the mission: it is open, it is turned down, it counts now."""
    figures: ByPlace = {}
    for twist in view.twists:
        for which, values in enumerate(_open_cards(twist)):
            figures |= {BLUE_VALUES.index(value) * NUMBER_CARD + which: 1.0 for value in values}
    return figures


def _open_cards(twist: MissionView | None) -> tuple[Iterable[Value], Iterable[Value], Iterable[Value]]:
    """Return the open number cards, the turned-down ones, and those that count now."""
    match twist:
        case SequenceView(values, done, current):
            return [value for value in values if value not in done], done, [current] if current else []
        case AsRedView(str(value)):
            return (value,), (), (value,)
        case OpenCardsView(up, down):
            return up, down, ()
        case ThawView(current):
            return [current] if current else [], (), [current] if current else []
        case RadarView(value=value, pile=pile):
            return [value] if value else [], pile, [value] if value else []
        case TrialsView(cards=cards):
            return cards, (), cards
    return (), (), ()


MARKED = len(PARITY) + len(COUNT) + 1 + len(BLUE_VALUES)
_TOKENS = {token: place for place, token in enumerate((*PARITY, *COUNT))}


def _marked(view: BombBustersView) -> ByPlace:
    """Return the features of each place: a token without a value, an X, and the values that false tokens exclude."""
    figures: ByPlace = {}
    for place, slot in slots_of(view):
        first = place * MARKED
        if slot.token in _TOKENS:
            figures[first + _TOKENS[slot.token]] = 1.0
        if slot.x:
            figures[first + len(_TOKENS)] = 1.0
        figures |= {first + len(_TOKENS) + 1 + BLUE_VALUES.index(value): 1.0 for value in slot.nots}
    return figures


def _padlocks(view: BombBustersView) -> ByPlace:
    """BB-m12: return the features of each padlock: the number card on an equipment card, while it locks it."""
    locks = [lock for twist in view.twists if isinstance(twist, PadlocksView) for lock in twist.padlocks if lock.cut < lock.needed]
    return {PLACE_OF_CARD[lock.card] * len(BLUE_VALUES) + BLUE_VALUES.index(lock.value): 1.0 for lock in locks}


FIRST_FAMILIES = (
    *("sequence", "clock", "claim", "rookie", "parity", "count", "as-red", "x-wires", "liar", "padlocks", "open-cards", "thaw", "radar"),
    *("characters", "own-constraints", "open-constraint", "special", "random-tokens", "absent-tokens", "handed-tokens", "drawn-tokens"),
    *("guess", "weak-link", "trials"),
)
"""The families of the missions 9 to 36 have these places for ever; others follow them."""
FAMILIES = 32
"""Room for kinds of mission rules; there are fewer."""
_KINDS = [str(family.__struct_config__.tag) for family in get_args(MissionView)]
PLACE_OF_FAMILY = {family: place for place, family in enumerate(dict.fromkeys((*FIRST_FAMILIES, *_KINDS)))}


def _families(view: BombBustersView) -> ByPlace:
    """Return the features of each kind of mission rule: the mission has it, and it waits for an action now."""
    figures: ByPlace = {}
    for number, twist in enumerate(view.twists):
        if twist is not None:
            place = PLACE_OF_FAMILY[str(twist.__struct_config__.tag)] * 2
            figures |= {place: 1.0, place + 1: number == view.asker}
    return figures


_MANY = 32.0
"""An upper bound on tokens and cards,"""
_HOUR = 3600.0
"""and on the seconds of a trial."""

TALLIES: tuple[tuple[type[RuleView], Callable[[Any], float]], ...] = (
    (ParityView, lambda twist: twist.even / _MANY),
    (ParityView, lambda twist: twist.odd / _MANY),
    (CountView, lambda twist: twist.left[0] / _MANY),
    (CountView, lambda twist: twist.left[1] / _MANY),
    (CountView, lambda twist: twist.left[2] / _MANY),
    (XView, lambda twist: twist.locked),
    (XView, lambda twist: twist.blue),
    (ThawView, lambda twist: twist.pile / _MANY),
    (ThawView, lambda twist: twist.frozen / _MANY),
    (SequenceView, lambda twist: twist.side == "left"),
    (SequenceView, lambda twist: twist.side == "right"),
    (SequenceView, lambda twist: twist.needed / _MANY),
    (LiarView, lambda twist: twist.left / _MANY),
    (SpecialView, lambda twist: twist.wires / _MANY),
    (SpecialView, lambda twist: twist.pile / _MANY),
    (SpecialView, lambda twist: twist.done),
    (OpenConstraintView, lambda twist: twist.left / _MANY),
    (GuessView, lambda twist: twist.deck / _MANY),
    (WeakLinkView, lambda twist: twist.is_link),
    (WeakLinkView, lambda twist: twist.is_found),
    (WeakLinkView, lambda twist: twist.is_gone),
    (TrialsView, lambda twist: twist.number / _MANY),
    (TrialsView, lambda twist: twist.needed / _MANY),
    (TrialsView, lambda twist: (twist.left or 0) / _HOUR),
    (TrialsView, lambda twist: twist.running),
    (TokensView, lambda twist: twist.is_over),
    (GuessView, lambda twist: twist.is_fatal),
    (GuessView, lambda twist: twist.under / _MANY),
)
"""What is counted or is so, of all families together, in this order for ever; others follow."""
MORE_TALLIES = 4


def _tallies(view: BombBustersView) -> ByPlace:
    """Return the features of the mission's counts and flags: tokens, cards and wires that are left."""
    return {place: read(twist) for place, (family, read) in enumerate(TALLIES) for twist in view.twists if isinstance(twist, family)}


_says = one_hot(get_args(Says))
CLOCK = len(get_args(Says)) + 3
_LONGEST = float(max(cue.left for script in SCRIPTS.values() for cue in script.cues) * TIMES.relaxed)


def _clock(view: BombBustersView) -> list[float]:
    """BB-m10, BB-m19: return the features of the clock: last cue, time then, time at the next cue, and whether it runs."""
    for twist in view.twists:
        if isinstance(twist, ClockView):
            return [*_says(twist.said), twist.left / _LONGEST, twist.then / _LONGEST, twist.running]
    return [0.0] * CLOCK


def _row(view: BombBustersView) -> ByPlace:
    """BB-m9, BB-m16, BB-m36: return the features of the row: the number card at each place."""
    rows = [twist.values for twist in view.twists if isinstance(twist, SequenceView)]
    return {place * len(BLUE_VALUES) + BLUE_VALUES.index(value): 1.0 for row in rows for place, value in enumerate(row)}


ROLES = ("may-call", "waits", "opens", "named", "places", "lays", "cards", "heard", "hushed", "receives", "against")
"""What a seat is in a mission, in this order for ever; others follow."""
MORE_ROLES = 1
ROLE = len(ROLES) + MORE_ROLES


def _roles(view: BombBustersView) -> ByPlace:
    """Return the features of each seat: its role in the mission, its secret number cards, and how many values it announced."""
    told = [each for twist in view.twists for each in _seat_facts(twist) if each[1] is not None]
    return {seat_of(view, seat or 0) * ROLE + ROLES.index(role): figure for role, seat, figure in told}


def _seat_facts(twist: MissionView | None) -> Iterator[tuple[str, Seat | None, float]]:
    match twist:
        case ClaimView(may, waits):
            yield from (("may-call", seat, 1.0) for seat in may)
            yield "waits", waits, 1.0
        case RadarView(opener=opener, named=named):
            yield from (("opens", opener, 1.0), ("named", named, 1.0))
        case TokensView(placing=placing, to=to):
            yield from (("places", placing, 1.0), ("receives", to, 1.0))
        case GuessView(counts=counts, layer=layer, active=active):
            yield from (("lays", layer, 1.0), ("against", active, 1.0))
            yield from (("cards", seat, count / _MANY) for seat, count in enumerate(counts))
        case WeakLinkView(heard=heard):
            yield from (("heard", seat, count / _MANY) for seat, count in enumerate(heard))
        case TrialsView(hushed=hushed):
            yield "hushed", hushed, 1.0


LETTERS_OF_SEAT = 3


def _letters_of_seats(view: BombBustersView) -> ByPlace:
    """BB-m31, BB-m34: return the features of each seat's constraint card: known, turned down, or possible."""
    figures: ByPlace = {}
    for twist in view.twists:
        for seat, which, letter in _lettered(twist, view.seat or 0):
            figures[(seat_of(view, seat) * LETTERS_OF_SEAT + which) * len(LETTERS) + LETTERS.index(letter)] = 1.0
    return figures


def _lettered(twist: MissionView | None, own: Seat) -> Iterator[tuple[Seat, int, Letter]]:
    match twist:
        case OwnConstraintsView(letters, down):
            yield from ((seat, int(seat in down), letter) for seat, letter in enumerate(letters) if letter)
        case WeakLinkView(letter=letter, possible=possible):
            yield from ((own, 0, mine) for mine in (letter,) if mine)
            yield from ((seat, 2, other) for seat, others in enumerate(possible) for other in others)


def _letters(view: BombBustersView) -> ByPlace:
    """BB-m31, BB-m32: return the features of each constraint card: it binds all players, was in force before, can be chosen."""
    figures: ByPlace = {}
    for twist in view.twists:
        for which, letters in enumerate(_open_letters(twist)):
            figures |= {which * len(LETTERS) + LETTERS.index(letter): 1.0 for letter in letters}
    return figures


def _open_letters(twist: MissionView | None) -> tuple[Iterable[Letter], ...]:
    match twist:
        case OpenConstraintView(letter, former):
            return [letter] if letter else [], former, ()
        case OwnConstraintsView(free=free):
            return (), (), free
    return ()


def _numbers_of_seats(view: BombBustersView) -> ByPlace:
    """BB-m29: return the features of each seat's publicly known number cards."""
    known = [
        (seat, value) for twist in view.twists if isinstance(twist, GuessView) for seat, hand in enumerate(twist.known) for value in hand
    ]
    return {seat_of(view, seat) * len(BLUE_VALUES) + BLUE_VALUES.index(value): 1.0 for seat, value in known}


def _numbers(view: BombBustersView) -> ByPlace:
    """BB-m29: return the features of the agent's number cards, the one it placed, and the discarded ones."""
    figures: ByPlace = {}
    for twist in view.twists:
        if isinstance(twist, GuessView):
            for which, values in enumerate((twist.own, [twist.laid] if twist.laid else [], twist.gone)):
                figures |= {which * len(BLUE_VALUES) + BLUE_VALUES.index(value): 1.0 for value in values}
    return figures


CHARACTERS = SEATS + 2


def _characters(view: BombBustersView) -> ByPlace:
    """BB-Q7: return the features of the personal equipment, the free special characters, and the agent's secret one (BB-m34)."""
    cards = [(seat_of(view, seat), player.personal) for seat, player in enumerate(view.players)]
    for twist in view.twists:
        match twist:
            case CharactersView(free):
                cards += [(SEATS, card) for card in free]
            case WeakLinkView(card=card):
                cards.append((SEATS + 1, card))
    return {place * CARDS + PLACE_OF_CARD[card]: 1.0 for place, card in cards if card}


def _beside(view: BombBustersView) -> ByPlace:
    """BB-m22: return the features of the tokens beside the stands of each seat, of values that the hand lacked."""
    lying = [(seat_of(view, seat), token) for seat, player in enumerate(view.players) for token in player.beside]
    return {seat * len(VALUES) + VALUES.index(token): 1.0 for seat, token in lying}


def _tokens(view: BombBustersView) -> ByPlace:
    """BB-m13, BB-m22, BB-m27: return the features of the token to place, the drawn ones, and the value cut together (BB-m23)."""
    figures: ByPlace = {}
    for twist in view.twists:
        match twist:
            case TokensView():
                figures |= {VALUES.index(value): 1.0 for value in (twist.value,) if value}
                figures |= {len(VALUES) + VALUES.index(value): count / _MANY for value, count in Counter(twist.drawn).items()}
            case SpecialView(str(value)):
                figures[2 * len(VALUES) + VALUES.index(value)] = 1.0
    return figures


def _aimed(view: BombBustersView) -> ByPlace:
    """Return the features of each place: the special action points at it (BB-m13, BB-m23), or a false token may go there (BB-m17)."""
    tiles = {tile for twist in view.twists for tile in _tiles(twist)}
    return {place: 1.0 for place, slot in slots_of(view) if slot.tile in tiles}


def _tiles(twist: MissionView | None) -> Iterable[Tile]:
    match twist:
        case SpecialView(pointed=tiles) | LiarView(tiles=tiles):
            return tiles
    return ()


def _answers(view: BombBustersView) -> list[float]:
    """BB-m18: return for each stand the feature that it has the value of the open card."""
    found = [twist.found for twist in view.twists if isinstance(twist, RadarView) and twist.found]
    return filled(([float(found[0][stand])] for stand in stands_of(view)) if found else (), STANDS, 1)


def _between(view: BombBustersView) -> list[float]:
    """BB-m9-5: return the feature of the moment before a turn begins, in which only any-time cards can help."""
    return [float(view.between)]


MISSION_PARTS = (
    ObservationField("mission", (MISSION,), _mission),
    ObservationField("number-cards", (len(BLUE_VALUES), NUMBER_CARD), _number_cards),
    ObservationField("marked", (STANDS, SLOTS, MARKED), _marked),
    ObservationField("padlocks", (CARDS, len(BLUE_VALUES)), _padlocks),
    ObservationField("families", (FAMILIES, 2), _families),
    ObservationField("tallies", (len(TALLIES) + MORE_TALLIES,), _tallies),
    ObservationField("clock", (CLOCK,), _clock),
    ObservationField("row", (len(BLUE_VALUES), len(BLUE_VALUES)), _row),
    ObservationField("roles", (SEATS, ROLE), _roles),
    ObservationField("letters-of-seats", (SEATS, LETTERS_OF_SEAT, len(LETTERS)), _letters_of_seats),
    ObservationField("letters", (3, len(LETTERS)), _letters),
    ObservationField("numbers-of-seats", (SEATS, len(BLUE_VALUES)), _numbers_of_seats),
    ObservationField("numbers", (3, len(BLUE_VALUES)), _numbers),
    ObservationField("characters", (CHARACTERS, CARDS), _characters),
    ObservationField("beside", (SEATS, len(VALUES)), _beside),
    ObservationField("tokens", (3, len(VALUES)), _tokens),
    ObservationField("aimed", (STANDS, SLOTS), _aimed),
    ObservationField("answers", (STANDS,), _answers),
    ObservationField("between", (1,), _between),
)
