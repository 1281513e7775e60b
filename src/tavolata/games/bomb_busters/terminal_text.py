"""Bomb Busters as text for the terminal.

An event or an action becomes a message by the mapping of `core.text.phrase`, with these additions:
- `how` extends the key by `.<value>`.
- `stand` and `slot` become the fact `place`: the stand's letter from A on, and the wire's number from 1 on.
- `partner`, `giver` and `chosen` become player names, `wire` a text, `values` texts joined by 'or', `found` the letters of the stands
  that have the value, and `tiles` their number `count`.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from string import ascii_uppercase
from textwrap import wrap
from typing import Any

from tavolata.core.game import Action, Event
from tavolata.core.text.columns import WIDEST, align, side_by_side
from tavolata.core.text.phrase import EventText, Facts, Phrase, message_variant, phrase
from tavolata.games.bomb_busters.content import AS_RED, BLUE_VALUES, PERSONAL, Colour, Value, Wire, colour_of, printed_on, wire_name
from tavolata.games.bomb_busters.facts import (
    AmongFact,
    CountedFact,
    EqualFact,
    Fact,
    FoundFact,
    IsRedFact,
    NotValueFact,
    ParityFact,
    ShownFact,
    Tile,
    UnequalFact,
)
from tavolata.games.bomb_busters.missions.group_action import SpecialView
from tavolata.games.bomb_busters.missions.mission_rule import RuleView
from tavolata.games.bomb_busters.missions.padlocks import PadlocksView
from tavolata.games.bomb_busters.missions.radar import RadarView
from tavolata.games.bomb_busters.view import AimView, BombBustersView, CardView, MarkerView, PlayerView, SlotView, SwapView
from tavolata.i18n import translate

COLOURED: Mapping[str, str] = {r"\b(Y\d+|<yellow>)\b": "yellow", r"\b(R\d+|<red>)\b": "red"}
"""What a terminal may show in colour."""

_HIDDEN = "?"
_NOTHING = "-"
_POINTED = "^"


def event_text(event: Event, names: Sequence[str]) -> Phrase:
    """Return the message that describes an event."""
    return _phrase("bomb_busters.event", event, names)


def action_text(action: Action, view: BombBustersView) -> Phrase:
    """Return the message that describes a legal action; players are named by their stands."""
    owners = [_say("owner", stands=" ".join(map(_letter, player.stands))) for player in view.players]
    return _phrase("bomb_busters.action", action, owners)


def _phrase(area: str, said: Event | Action, names: Sequence[str]) -> Phrase:
    key, facts = phrase(area, said, names, _variant, _TELLERS)
    stand: int | None = getattr(said, "stand", None)
    return key, facts if stand is None else facts | {"place": _place(stand, getattr(said, "slot", None))}


def _variant(field: str, value: Any) -> str:
    return f".{value}" if field == "how" else message_variant(field, value)


def _named(field: str) -> EventText:
    return lambda seat, names: {field: names[seat]}


def _found(found: Sequence[bool], _: Sequence[str]) -> Facts:
    letters = ", ".join(_letter(stand) for stand, has in enumerate(found) if has)
    return {"found": letters or translate("bomb_busters.nowhere")}


_TELLERS: Mapping[str, EventText] = {
    "partner": _named("partner"),
    "giver": _named("giver"),
    "chosen": _named("chosen"),
    "wire": lambda wire, _: {"wire": _wire_words(wire)},
    "values": lambda values, _: {"values": _values_words(values)},
    "found": _found,
    "tiles": lambda tiles, _: {"count": len(tiles)},
}


def _letter(stand: int) -> str:
    return ascii_uppercase[stand]


def _place(stand: int, slot: int | None) -> str:
    return _letter(stand) if slot is None else f"{_letter(stand)}{slot + 1}"


def _wire_words(wire: Wire) -> str:
    if wire in AS_RED.values():
        return translate("bomb_busters.wire.as-red", {"number": printed_on(wire)})
    colour = "blue" if wire in BLUE_VALUES else colour_of(wire)
    return translate(f"bomb_busters.wire.{colour}", {"number": printed_on(wire)})


def _values_words(values: Sequence[Value]) -> str:
    return translate("bomb_busters.or").join(translate(f"bomb_busters.value.{value}") for value in values)


def describe(view: BombBustersView, names: Sequence[str], width: int = WIDEST) -> str:
    """Return the position as text: board, stands, public facts, equipment, and what is pending."""
    paragraphs = [
        _board(view, width),
        *(_stand(view, names, stand, width) for stand in range(len(view.stands))),
        _known(view, width),
        [_card(card) for card in view.cards],
        [line for twist in view.twists if twist for line in _folded(_rule_line(twist, names), width)],
        _pending(view, names, width),
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


def _board(view: BombBustersView, width: int) -> list[str]:
    """Return the lines of the board: mission, dial, cut wires of each value, and markers."""
    cut = {told.value: told.cut for told in view.values}
    counts = [_say("all") if told.cut == told.of else str(told.cut) for told in view.values if told.value in map(str, view.blue)]
    return [
        translate(
            "bomb_busters.briefing.label", {"number": view.mission, "title": translate(f"bomb_busters.mission.{view.mission}.title")}
        ),
        _say("dial", left=view.dial.left, start=view.dial.start),
        *side_by_side(
            [f"{_say('value'):<6}", f"{_say('cut'):<6}"], [align(column, 5) for column in zip(view.blue, counts, strict=True)], width
        ),
        *_markers("yellow", view.yellow, cut["Y"]),
        *_markers("red", view.red, cut["R"]),
    ]


def _markers(colour: Colour, marker: MarkerView, cut: int) -> Iterator[str]:
    if marker.values:
        wires = " ".join(wire_name(colour, number) for number in marker.values)
        yield _say("marker", colour=colour, wires=wires, in_play=marker.in_play, cut=cut)


def _stand(view: BombBustersView, names: Sequence[str], stand: int, width: int) -> list[str]:
    """Return the lines of a stand: places, wires as far as this seat knows them, and what lies before them."""
    owner = next(seat for seat, player in enumerate(view.players) if stand in player.stands)
    detector = _personal(view.players[owner])
    title = _say("stand.captain" if owner == view.captain else "stand", letter=_letter(stand), name=names[owner], detector=detector)
    slots, pointed = view.stands[stand], view.aim.pointed if view.aim else ()
    rows = [
        [str(number) for number in range(1, len(slots) + 1)],
        [slot.wire or _HIDDEN for slot in slots],
        [_before(slot) + _POINTED * (slot.tile in pointed) for slot in slots],
    ]
    told = [row for row in rows if any(row)]
    absent = [_say("beside", tokens=" ".join(view.players[owner].beside))] if view.players[owner].beside else []
    return [title, *absent, *side_by_side([""] * len(told), [align(column, 5) for column in zip(*told, strict=True)], width)]


def _personal(player: PlayerView) -> str:
    """BB-Q2, BB-Q7: return the personal equipment of a player as text, with a mark if it is used."""
    if player.personal is None:
        return _say("personal.none")
    if player.personal == PERSONAL:
        return translate(f"bomb_busters.player.{'detector' if player.detector else 'spent'}")
    return _say("personal" if player.detector else "personal.used", card=player.personal)


def _listed(shown: object) -> str | int:
    """Return a value of a rule's view as text."""
    if isinstance(shown, tuple):
        return " ".join(str(_listed(part)) for part in shown) or _NOTHING
    return int(shown) if isinstance(shown, int) else _NOTHING if shown is None else str(shown)


def _before(slot: SlotView) -> str:
    """Return the text for a cut wire or the token before a wire; BB-m20: and an X if it is unsorted."""
    nots = "".join(f"≠{value}" for value in slot.nots)
    return " ".join(filter(None, (_lying(slot), nots, "X" if slot.x else "")))


def _lying(slot: SlotView) -> str:
    if slot.cut:
        return f"{_say('is_cut')} i{slot.token}" if slot.token else _say("is_cut")
    return f"i{slot.token}" if slot.token else ""


def _known(view: BombBustersView, width: int) -> list[str]:
    """Return the lines of the public facts that stands and tokens do not show."""
    told = [_fact(fact, view) for fact in view.facts]
    return [_say("known"), *(line for sentence in told for line in _folded(sentence, width))] if told else []


def _fact(fact: Fact, view: BombBustersView) -> str:
    match fact:
        case NotValueFact(tile) | ShownFact(tile) | IsRedFact(tile) | ParityFact(tile) | CountedFact(tile):
            tiles: tuple[Tile, ...] = (tile,)
        case EqualFact(left, right) | UnequalFact(left, right):
            tiles = (left, right)
        case _:
            tiles = fact.tiles
    values = _values_words(fact.values) if isinstance(fact, FoundFact) else ""
    value = fact.parity if isinstance(fact, ParityFact) else getattr(fact, "value", "")
    count = fact.count if isinstance(fact, CountedFact | AmongFact) else 0
    return _say(f"fact.{fact.__struct_config__.tag}", places=places(view, tiles), value=value, values=values, count=count)


def places(view: BombBustersView, tiles: Sequence[Tile]) -> str:
    """Return the places of tiles as text, neighbours joined: `B2-B5 C1`; a tile that is being swapped has none."""
    where = {slot.tile: (stand, place) for stand, slots in enumerate(view.stands) for place, slot in enumerate(slots)}
    standing = enumerate(where[tile] for tile in tiles if tile in where)
    runs = [[place for _, place in run] for _, run in groupby(standing, key=lambda found: (found[1][0], found[1][1] - found[0]))]
    return " ".join("-".join(_place(*end) for end in dict.fromkeys((run[0], run[-1]))) for run in runs)


def _card(card: CardView) -> str:
    key = "locked.yellow" if card.status == "locked" and card.number is None else card.status
    state = translate(f"bomb_busters.card.{key}", {"cut": card.cut, "needed": card.needed, "number": card.number or 0})
    return _say("card", card=card.id, state=state)


def _rule_line(twist: RuleView, names: Sequence[str]) -> str:
    """Return a mission rule's view as one line: its fields are the facts of the message, and lists are joined by spaces."""
    if isinstance(twist, PadlocksView):
        on = [f"{translate(f'bomb_busters.card.{lock.card}')} {lock.value}" for lock in twist.padlocks if lock.cut < lock.needed]
        return _say("twist.padlocks", padlocks=", ".join(on) or _NOTHING)
    facts: dict[str, str | int] = {}
    for field in twist.__struct_fields__:
        told = getattr(twist, field)
        key, fact = ("name", names[told]) if field == "seat" else (field, _listed(told))
        facts[key] = fact
    return _say(f"twist.{twist.__struct_config__.tag}", **facts)


def _pending(view: BombBustersView, names: Sequence[str], width: int) -> list[str]:
    """Return the lines of the pending decision and its seat, with the cut, card or swap in progress."""
    if view.result:
        removed = ", ".join(map(_wire_words, view.removed))
        lines = [translate(f"bomb_busters.ended.{view.result.reason}")]
        return lines + ([translate("bomb_busters.over.removed", {"wires": removed})] if removed else [])
    whose = "mine" if view.seat in (view.awaited if view.phase == "claim" else (view.acting,)) else "status"
    facts: Facts = {"name": names[view.acting], **_subject(view)}
    lines = wrap(translate(f"bomb_busters.{whose}.{view.phase}{_asking(view)}", facts), width, subsequent_indent="  ")
    if view.card:
        lines.append(_say("in_use", card=view.card))
    if view.aim:
        lines += _aim(view, view.aim)
    return lines + (wrap(_swap(view.swap, names), width, subsequent_indent="  ") if view.swap else [])


def _asking(view: BombBustersView) -> str:
    """Return the kind of the mission rule that waits."""
    asking = None if view.asker is None else view.twists[view.asker]
    return f".{asking.__struct_config__.tag}" if asking else ""


def _subject(view: BombBustersView) -> Facts:
    """Return the message facts of a mission's question: a value, and which of its wires is to be named."""
    asking = None if view.asker is None else view.twists[view.asker]
    if isinstance(asking, SpecialView):
        return {"value": asking.value or "", "pointed": len(asking.pointed) + 1, "wires": asking.wires}
    return {"value": asking.value or ""} if isinstance(asking, RadarView) else {}


def _aim(view: BombBustersView, aim: AimView) -> Iterator[str]:
    helping = [aim.detector, "ray" if aim.ray else None, "stabilizer" if aim.stabilizer else None]
    for card in filter(None, helping):
        yield _say("in_use", card=card)
    if aim.pointed:
        yield _say("pointed", places=places(view, aim.pointed))
    if aim.values:
        yield _say("announced", values=_values_words(aim.values))


def _swap(swap: SwapView, names: Sequence[str]) -> str:
    wires = ", ".join(map(_swapped, swap.wires, swap.tokens))
    return _say("swap", name=names[swap.user], partner=names[swap.partner], wires=wires or _NOTHING)


def _swapped(wire: Wire | None, token: Value | None) -> str:
    """BB-Q4-2: return the text of a wire that is being swapped, with its token."""
    if wire:
        return _wire_words(wire)
    return _say("face_down.token", value=token) if token else _say("face_down")


def _folded(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent="  ", subsequent_indent="    ")


def _say(key: str, **facts: str | int) -> str:
    return translate(f"bomb_busters.text.{key}", facts)
