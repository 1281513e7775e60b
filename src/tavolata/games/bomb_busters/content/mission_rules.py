"""The rules of missions as data: the name of each rule in `missions.toml`, and its parameters."""

from typing import Literal, TypeAlias

import msgspec

from tavolata.games.bomb_busters.content.constraints import Letter
from tavolata.games.bomb_busters.content.equipment import CardId
from tavolata.games.bomb_busters.content.files import Number


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base class of a mission rule's name and parameters; the class in `missions/` that implements it has the same name."""


class Sequence(Spec, frozen=True, tag="sequence"):
    """Parameters of a mission rule (BB-m9, BB-m16, BB-m36): a row of `cards` number cards; the next one is free once `needed` wires of the
    current one are cut.

    With `ends` the row is taken from either end.
    """

    cards: Number
    needed: Number
    ends: bool = False


class Clock(Spec, frozen=True, tag="clock"):
    """Parameters of a mission rule (BB-m10, BB-m19): the script of the clock (`clock.toml`), and another one with two players, if any."""

    script: str
    two_players: str | None = None


class Trials(Spec, frozen=True, tag="trials"):
    """Parameters of a mission rule (BB-m30): the course of the trials (`trials.toml`)."""

    course: str


class YellowShot(Spec, frozen=True, tag="yellow-shot"):
    """Parameters of a mission rule (BB-m30): the yellows are cut together in one shot, once the trials ask for it."""


class Claim(Spec, frozen=True, tag="claim"):
    """Parameters of a mission rule (BB-m10): the first claim takes the next turn; two turns in a row only if at most `free_among` players
    hold wires.
    """

    free_among: Number


class Rookie(Spec, frozen=True, tag="rookie"):
    """Parameters of a mission rule (BB-m14, BB-m28): a miss of the captain explodes the bomb; the captain may not use these cards, or
    `uses` none of the table's.
    """

    barred: tuple[CardId, ...] = ()
    uses: bool = True


class Parity(Spec, frozen=True, tag="parity"):
    """Parameters of a mission rule (BB-m21, BB-m33): all tokens say even or odd; there are `tokens` of each."""

    tokens: Number


class Count(Spec, frozen=True, tag="count"):
    """Parameters of a mission rule (BB-m24): all tokens say how often a value is on its stand; there are `tokens` of each."""

    tokens: Number


class AsRed(Spec, frozen=True, tag="as-red"):
    """Parameters of a mission rule (BB-m11): a blue value that is drawn counts as red; an equipment card of that number is replaced, or
    stays for nothing.
    """

    replaces: bool = True


class XWires(Spec, frozen=True, tag="x-wires"):
    """Parameters of a mission rule (BB-m20, BB-m35): a wire of each stand stands unsorted: the last that was dealt to it; or a blue one,
    dealt before all others.

    It is so `on` all stands, or on the first one of each player. With `locked` they cannot be cut before all yellow ones are.
    """

    dealt: Literal["last", "first"]
    on: Literal["stands", "first-stands"] = "stands"
    locked: bool = False


class Liar(Spec, frozen=True, tag="liar"):
    """Parameters of a mission rule (BB-m17): the captain's tokens say what a wire is not; the first `tokens` of them are placed at the
    start.
    """

    tokens: Number


class Padlocks(Spec, frozen=True, tag="padlocks"):
    """Parameters of a mission rule (BB-m12): a number card on each equipment card; two wires of its value must be cut too."""


class OpenCards(Spec, frozen=True, tag="open-cards"):
    """Parameters of a mission rule (BB-m26): all number cards are open; a cut turns the card of its value down, and that value may not be
    cut.
    """


class Thaw(Spec, frozen=True, tag="thaw"):
    """Parameters of a mission rule (BB-m15): equipment lies face down; each number card whose value is finished turns one up."""


class Radar(Spec, frozen=True, tag="radar"):
    """Parameters of a mission rule (BB-m18): each turn opens a number card, all stands answer for it, and the opener names the player who
    must cut it.
    """


class Characters(Spec, frozen=True, tag="characters"):
    """Parameters of a mission rule (BB-Q7): all but the captain may take a special character.

    A mission with `characters = "special"` has this rule by itself.
    """


class OwnConstraints(Spec, frozen=True, tag="own-constraints"):
    """Parameters of a mission rule (BB-m31): each player chooses one of these constraint cards."""

    letters: tuple[Letter, ...]


class OpenConstraint(Spec, frozen=True, tag="open-constraint"):
    """Parameters of a mission rule (BB-m32): an open constraint card binds all; the captain may change it each turn, or on their own."""

    when: Literal["turn", "captain"] = "turn"


class FourTogether(Spec, frozen=True, tag="four-together"):
    """Parameters of a mission rule (BB-m23): the wires of a number are cut together; until then a pile of `pile` cards shrinks."""

    pile: Number


class RedsTogether(Spec, frozen=True, tag="reds-together"):
    """Parameters of a mission rule (BB-m13): the reds are dealt first, one a player, and cut together."""


class RandomTokens(Spec, frozen=True, tag="random-tokens"):
    """Parameters of a mission rule (BB-m13): first tokens by lot."""


class AbsentTokens(Spec, frozen=True, tag="absent-tokens"):
    """Parameters of a mission rule (BB-m22): each player first places `each` tokens of absent values beside the stand."""

    each: Number


class HandedTokens(Spec, frozen=True, tag="handed-tokens"):
    """Parameters of a mission rule (BB-m22): after the first two yellows each hands a token to the left."""


class DrawnTokens(Spec, frozen=True, tag="drawn-tokens"):
    """Parameters of a mission rule (BB-m27): after the first two yellows tokens are drawn, and each takes one."""


class Guess(Spec, frozen=True, tag="guess"):
    """Parameters of a mission rule (BB-m29): hands of `each` number cards, which are placed against the player on turn."""

    each: Number


class WeakLink(Spec, frozen=True, tag="weak-link"):
    """Parameters of a mission rule (BB-m34): hidden roles; the weak link obeys one of these cards, or the dial advances `steps`."""

    letters: tuple[Letter, ...]
    steps: Number


RuleSpec: TypeAlias = (
    Sequence
    | Clock
    | Trials
    | YellowShot
    | Claim
    | Rookie
    | Parity
    | Count
    | AsRed
    | XWires
    | Liar
    | Padlocks
    | OpenCards
    | Thaw
    | Radar
    | Characters
    | OwnConstraints
    | OpenConstraint
    | FourTogether
    | RedsTogether
    | RandomTokens
    | AbsentTokens
    | HandedTokens
    | DrawnTokens
    | Guess
    | WeakLink
)
