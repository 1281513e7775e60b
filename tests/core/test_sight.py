"""What one seat, or a spectator, may know of a match; and what a coach and a clock do who have nothing to say."""

from typing import Any

import pytest

from tavolata.core.coach import Coach
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.match import Match
from tavolata.core.sight import Sight, seen
from tests.core.toy import Grab, Grabbed, Race, RaceView, Ring


class Secret(Grabbed, frozen=True, tag="secret"):
    """Only who did it knows of what."""

    def seen_by(self, seat: int | None) -> "Secret":
        return self if seat == self.seat else Secret(self.seat, 0)


@pytest.mark.usefixtures("race")
def test_a_seat_sees_its_view_and_its_choices_and_a_spectator_no_choices() -> None:
    match = Match.new("race", 2, seed=None)
    match.play(CHANCE, "reveal 3")
    mine, nobodys = Sight(match, 1), Sight(match, None)
    assert (mine.seat, mine.view, mine.legal, mine.is_awaited) == (1, RaceView(3, (0, 0)), [Grab()], True)
    assert (nobodys.seat, nobodys.view, nobodys.legal, nobodys.is_awaited) == (None, RaceView(3, (0, 0)), [], False)


def test_events_are_seen_as_each_may_know_them() -> None:
    events = [Secret(0, 7), Secret(1, 8)]
    assert seen(events, 1) == [Secret(0, 0), Secret(1, 8)]
    assert seen(events, None) == [Secret(0, 0), Secret(1, 0)]
    assert seen([Grabbed(0, 7)], None) == [Grabbed(0, 7)]


def test_a_game_waits_for_all_who_may_act_unless_it_says_otherwise(race: Race) -> None:
    match = Match.new("race", 2, seed=1)
    assert match.awaited == [CLOCK, 0, 1]
    with pytest.raises(AssertionError, match="the clock does not act in race"):
        race.due(match.state, Ring())


class Silent(Coach):
    """A coach whom nobody can ask anything."""

    def analyse(self, position: object) -> dict[str, Any]:
        return {}


def test_a_coach_is_not_asked_what_it_does_not_offer() -> None:
    match: Any = None
    with pytest.raises(AssertionError, match="nobody may ask 'why' of a position"):
        Silent().answer(match, "why")
