"""Unsorted wires with an X (BB-m20, BB-m35)."""

from collections import Counter

from tests.games.bomb_busters.reference_model.rules import Rules
from tests.games.bomb_busters.reference_model.table import Place, Wire


class LastDealt(Rules):
    """Reference rules (BB-m20): the X wire is the last wire dealt to each stand."""

    which = -1

    def on_stand(self, stand: int, faces: list[str]) -> list[Wire]:
        """BB-m20-2: return a sorted stand with the X wire at the far right."""
        if not self.has_x(stand):
            return super().on_stand(stand, faces)
        face = faces.pop(self.which)
        return [*super().on_stand(stand, faces), Wire(face, x=True)]

    def has_x(self, stand: int) -> bool:
        """BB-m20-1: return True: each stand has an X wire."""
        return True

    def may_start_with(self, wire: Wire) -> bool:
        """BB-m20-8: return False for an X wire, which gets no first token."""
        return super().may_start_with(wire) and not wire.x

    def may_point(self, place: Place, *, helped: bool) -> bool:
        """BB-m20-4: return False for an X wire if equipment helps the cut."""
        return not (helped and self.table.at(place).x)

    def may_lay(self, place: Place, *, helped: bool) -> bool:
        """BB-m20-3: return False for an own X wire if equipment helps the cut."""
        return not (helped and self.table.at(place).x)


class OnFirst(LastDealt):
    """Reference rules (BB-m20-1, BB-m35, German): one X wire for each player."""

    def has_x(self, stand: int) -> bool:
        """BB-m20-1: return True for the first stand of each player."""
        return stand == self.table.owners.index(self.table.owners[stand])


class LastDealtOnFirst(OnFirst):
    """Reference rules (BB-m20-1, German): the last wire dealt to each player's first stand."""


class Locked(LastDealt):
    """Reference rules (BB-m35): X wires are blue, dealt first, and cannot be cut before all yellow ones are."""

    which = 0
    barred_characters = ("personal-talkies",)

    def may_be_dealt(self, bag: Counter[str], step: int) -> list[str]:
        """BB-m35: return the wires that can be dealt next: a blue one to each stand before all others are mixed."""
        return [face for face in bag if face[0] not in "YR" or step >= len(self.table.owners)]

    @property
    def is_locked(self) -> bool:
        """BB-m35-2: return True while yellow wires are uncut."""
        return self.table.count_left("Y") > 0

    def may_point(self, place: Place, *, helped: bool) -> bool:
        """BB-m35-1, BB-m35-5: return False for a locked X wire, and always with equipment."""
        return super().may_point(place, helped=helped or self.is_locked)

    def may_lay(self, place: Place, *, helped: bool) -> bool:
        """BB-m35-1, BB-m35-5: return False for an own X wire under the same conditions."""
        return super().may_lay(place, helped=helped or self.is_locked)


class LockedOnFirst(OnFirst, Locked):
    """Reference rules (BB-m35, German): blue X wires for the first stands only."""

    def may_be_dealt(self, bag: Counter[str], step: int) -> list[str]:
        """BB-m35: return the wires that can be dealt next: a blue one to each player first."""
        return super().may_be_dealt(bag, step) if step < self.table.seats else list(bag)
