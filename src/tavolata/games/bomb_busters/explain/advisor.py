"""The advisor of Bomb Busters: odds of hidden wires, risks of cuts, hints, and the analysis of a written position."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from tavolata.core.game import Seat
from tavolata.core.protocols.advisor import Advisor, Answer, Hint, HintMessage, Question, QuestionTiming
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import Announce
from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.explain.hints import hint
from tavolata.games.bomb_busters.explain.sentences import sentence
from tavolata.games.bomb_busters.facts import Tile
from tavolata.games.bomb_busters.solver.knowledge import NoDeal, knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.solver.position import FaultyPosition, fault, read_position
from tavolata.games.bomb_busters.view import BombBustersSight, BombBustersView, for_everybody, shared_with

DIGITS = 12
"""Of an analysis: beyond them stand only the rounding errors of the machine."""

Eyes: TypeAlias = Literal["mine", "all"] | Seat
"""Whose knowledge is asked for: mine, public knowledge, or what another player surely shares with me."""
HiddenWires: TypeAlias = dict[str, dict[Value, float]]
"""For hidden wires, by their tiles, how likely each is to be of each value."""


class Hidden(Question, frozen=True, tag="hidden"):
    """Question to the advisor: the possible values of hidden wires, by the knowledge of `eyes`."""

    timing: ClassVar[QuestionTiming] = "any-time"
    eyes: Eyes


class Cuts(Question, frozen=True, tag="cuts"):
    """Question to the advisor: how a dual cut at these tiles could end, for each value that may be announced."""

    timing: ClassVar[QuestionTiming] = "any-time"
    tiles: tuple[Tile, ...]


class Wires(Answer, frozen=True, tag="wires"):
    """Answer of the advisor: the possible values of hidden wires; only certain ones if the table's option says so."""

    eyes: Eyes
    hidden: HiddenWires
    knows: tuple[Tile, ...] = ()
    """The tiles that the other player has seen and I have not."""


class Said(msgspec.Struct, frozen=True):
    """Part of an answer: the probability that one of the wires has one of these values; None if uncertain and odds are hidden."""

    values: tuple[Value, ...]
    right: float | None


class Staked(Answer, frozen=True, tag="staked"):
    """Answer of the advisor: the chance that a dual cut explodes, None as above, and that each value is right."""

    tiles: tuple[Tile, ...]
    explodes: float | None
    said: tuple[Said, ...]


class BombBustersAdvisor(Advisor):
    """Advisor component: answers a seat from that seat's own view."""

    questions = Hidden | Cuts | Hint
    answers = Wires | Staked | HintMessage

    def answer(self, sight: BombBustersSight, question: Hidden | Cuts | Hint) -> Wires | Staked | HintMessage | None:
        """Return the answer to a question, as exactly as the table allows; None if it allows none."""
        if sight.view.insight == "off":
            return None
        match question:
            case Hint():
                return hint(sight)
            case Cuts(tiles):
                return cut_risk(sight, tiles)
            case _:
                return _wires(sight.view, question.eyes)

    def analyse(self, position: object) -> dict[str, Any]:
        """Return the analysis of a written position: the number of deals, and the value probabilities of each wire."""
        knowledge, tiles = read_position(position)
        try:
            deals = Deals(knowledge)
        except NoDeal:
            raise FaultyPosition([fault("no-deal")]) from None
        return {"deals": str(deals.count), "stands": [[_rounded(deals.distribution(tile)) for tile in stand] for stand in tiles]}

    def explain(self, found: Mapping[str, Any]) -> list[LocalizedText]:
        """Return an analysis as sentences: the number of deals, and each wire by its place."""
        wires = [(stand, place, chances) for stand, row in enumerate(found["stands"]) for place, chances in enumerate(row)]
        return [sentence("analysis.deals", deals=found["deals"]), *(_wire(*wire) for wire in wires)]


def _wire(stand: int, place: int, chances: Mapping[Value, float]) -> LocalizedText:
    """Return a sentence with the value probabilities of a wire, in hundredths."""
    if len(chances) == 1:
        return sentence("analysis.certain", stand=stand, place=place, value=next(iter(chances)))
    figures = ", ".join(f"{value}: {percent(chance)}" for value, chance in chances.items())
    return sentence("analysis.wire", stand=stand, place=place, chances=figures)


def _wires(view: BombBustersView, eyes: Eyes) -> Wires | None:
    """Return the possible values of hidden wires by a seat's knowledge; None for a seat that does not exist."""
    if eyes == "mine":
        return Wires(eyes, hidden_wires(view))
    if eyes == "all":
        return Wires(eyes, hidden_wires(for_everybody(view)))
    return Wires(eyes, hidden_wires(shared_with(view, eyes)), _known_to(view, eyes)) if eyes in range(len(view.players)) else None


def _known_to(view: BombBustersView, other: Seat) -> tuple[Tile, ...]:
    """BB-S3, BB-Q4-2: return the uncut tiles that another player has seen and this seat has not."""
    player = view.players[other]
    slots = [(stand, slot) for stand, slots in enumerate(view.stands) for slot in slots if slot.wire is None]
    return tuple(slot.tile for stand, slot in slots if stand in player.stands or slot.tile in player.seen)


def hidden_wires(view: BombBustersView) -> HiddenWires:
    """Return the possible values of each hidden wire, as exactly as the table allows."""
    if not view.stands:
        return {}
    deals = Deals(knowledge_of(view))
    hidden = [slot.tile for stand in view.stands for slot in stand if slot.wire is None]
    known = {str(tile): deals.distribution(tile) for tile in hidden}
    return known if view.insight == "odds" else {tile: chances for tile, chances in known.items() if len(chances) == 1}


def cut_risk(sight: BombBustersSight, tiles: tuple[Tile, ...]) -> Staked:
    """BB-D1, BB-Q3, BB-Q4-10: return how a cut at these tiles could end, for each value that may be announced."""
    view = sight.view
    hidden = {slot.tile for stand in view.stands for slot in stand if slot.wire is None}
    sayings = [action.values for action in sight.legal if isinstance(action, Announce)] or [(told.value,) for told in view.announceable]
    if not sayings or not tiles or not hidden.issuperset(tiles):
        return Staked(tiles, None, ())
    deals = Deals(knowledge_of(view))
    tell = _exactly if view.insight == "odds" else _if_certain
    explosion = 0.0 if view.aim and view.aim.stabilizer else deals.explosion(tiles)
    return Staked(tiles, tell(explosion), tuple(Said(values, tell(deals.success(tiles, values))) for values in sayings))


def _exactly(chance: float) -> float | None:
    return chance


def _if_certain(chance: float) -> float | None:
    """Return a probability of 0 or 1; None for any other."""
    return chance if chance in (0.0, 1.0) else None


def _rounded(distribution: dict[Value, float]) -> dict[Value, float]:
    return {value: float(f"{chance:.{DIGITS}g}") for value, chance in distribution.items()}


ADVISOR = BombBustersAdvisor()
