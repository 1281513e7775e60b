"""Players for the lockstep: some act by lot, others mostly do what is right, for they know all wires."""

from random import Random

from tests.games.bomb_busters.reference_model.group_action import Together
from tests.games.bomb_busters.reference_model.lockstep import Model
from tests.games.bomb_busters.reference_model.script import CHANCE, CLOCK, Options
from tests.games.bomb_busters.reference_model.table import read
from tests.games.bomb_busters.reference_model.trials import THREE_VALUES, Trials

CLOCK_ACTS = 1 / 150
ENDS_TRIAL = 1 / 15
USES = 0.25
ACCUSES = 0.02
GIVES_TOLD = 0.6


def pick(model: Model, options: Options, rng: Random, slips: float) -> tuple[int, str]:
    """Return a random actor who may act, and the action."""
    if CLOCK in options and rng.random() < (ENDS_TRIAL if is_trying(model) else CLOCK_ACTS):
        return CLOCK, rng.choice(sorted(options[CLOCK]))
    actor = rng.choice(sorted(actor for actor in options if actor != CLOCK))
    texts = sorted(options[actor])
    if actor == CHANCE:
        return actor, rng.choice(texts)
    if rng.random() < slips:
        word = rng.choice(sorted({text.split()[0] for text in texts}))
        return actor, rng.choice([text for text in texts if text.split()[0] == word])
    return actor, rng.choice(sensible(model, actor, texts, rng))


def is_trying(model: Model) -> bool:
    """Return True if the clock ends only a trial."""
    return isinstance(model.rules, Trials) and model.rules.stage < THREE_VALUES


def sensible(model: Model, actor: int, texts: list[str], rng: Random) -> list[str]:
    """Return the harmless actions, with a card now and then."""
    cards = [text for text in texts if text.startswith("use ")]
    accusations = [text for text in texts if text.startswith("accuse ")]
    if cards and rng.random() < USES:
        return cards
    if accusations and rng.random() < ACCUSES:
        return accusations
    told = [text for text in texts if is_told(model, text)]
    if told and rng.random() < GIVES_TOLD:
        return told
    return [text for text in texts if is_right(model, actor, text)] or texts


def is_told(model: Model, text: str) -> bool:
    """Return True if the action gives a wire with a token in a swap, a case with many rules."""
    wire = model.rules.table.at(read(text.split()[1])) if text.startswith("give ") else None
    return wire is not None and bool(wire.token or wire.nots)


def is_right(model: Model, actor: int, text: str) -> bool:
    """Return True if the action points at a value in the own hand that may be announced, or announces the true value."""
    table = model.rules.table
    word, *rest = text.split()
    if word == "point":
        return is_well_aimed(model, actor, rest[0])
    if word == "announce":
        return bool({table.at(place).value for place in model.rules.pointed} & {*rest})
    return word not in ("back", "use", "accuse", "slip")


def is_well_aimed(model: Model, actor: int, where: str) -> bool:
    """Return True if a wire can be cut now."""
    rules = model.rules
    if isinstance(rules, Together) and rules.is_trying:
        return rules.table.at(read(where)).value == rules.value
    if isinstance(rules, Trials) and rules.is_shooting:
        return rules.table.at(read(where)).value == "Y"
    wires = [rules.table.at(read(where))] if "." in where else rules.table.stands[int(where)]
    held = {*rules.table.values(actor)} - {"R"}
    return any(not wire.cut and wire.value in held and rules.may_announce(actor, wire.value) for wire in wires)
