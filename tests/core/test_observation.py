"""What one seat, or a spectator, may know of a match; and what a coach and a clock do who have nothing to say."""

import pickle
from typing import Any

import pytest

from tavolata.core.errors import BadCall
from tavolata.core.game import CHANCE, CLOCK
from tavolata.core.match import Match
from tavolata.core.observation import Observation, visible_events
from tavolata.core.protocols.advisor import Advisor, Hint, HintMessage
from tests.core.toy_game import Grab, Grabbed, Race, RaceView, Ring


class Secret(Grabbed, frozen=True, tag="secret"):
    """Only who did it knows of what."""

    def seen_by(self, seat: int | None) -> "Secret":
        return self if seat == self.seat else Secret(self.seat, 0)


@pytest.mark.usefixtures("race")
def test_a_seat_observes_its_view_and_actions_and_a_spectator_no_actions() -> None:
    match = Match.new("race", 2, seed=None)
    match.play(CHANCE, "reveal 3")
    mine, nobodys = Observation(match, 1), Observation(match, None)
    assert (mine.seat, mine.view, mine.legal, mine.is_awaited) == (1, RaceView(3, (0, 0)), [Grab()], True)
    assert (nobodys.seat, nobodys.view, nobodys.legal, nobodys.is_awaited) == (None, RaceView(3, (0, 0)), [], False)


def test_visible_events_hide_secrets_of_others() -> None:
    events = [Secret(0, 7), Secret(1, 8)]
    assert visible_events(events, 1) == [Secret(0, 0), Secret(1, 8)]
    assert visible_events(events, None) == [Secret(0, 0), Secret(1, 0)]
    assert visible_events([Grabbed(0, 7)], None) == [Grabbed(0, 7)]


def test_a_game_waits_for_all_actors_by_default(race: Race) -> None:
    match = Match.new("race", 2, seed=1)
    assert match.awaited == [CLOCK, 0, 1]
    with pytest.raises(AssertionError, match="the clock does not act in race"):
        race.delay_ms(match.state, Ring())


class Silent(Advisor):
    """A coach whom nobody can ask anything."""

    def analyse(self, position: object) -> dict[str, Any]:
        return {}


def test_an_unsupported_question_raises_an_error() -> None:
    match: Any = None
    with pytest.raises(AssertionError, match="nobody may ask 'why' of a position"):
        Silent().answer(match, "why")


def test_a_seat_that_may_act_gets_a_hint_and_others_none() -> None:
    match = Match.new("lucky-loop", 2, seed=1)
    seat = match.actors[0]
    hint = Observation(match, seat).ask(Hint())
    assert isinstance(hint, HintMessage)
    assert match.read(hint.actions[0]) in match.legal(seat)
    assert pickle.loads(pickle.dumps(Observation(match, seat))).ask(Hint()) == hint  # noqa: S301 - our own
    assert Observation(match, 1 - seat).ask(Hint()) is None


@pytest.mark.usefixtures("race")
def test_a_game_without_an_advisor_gives_no_answer() -> None:
    assert Observation(Match.new("race", 2, seed=1), 0).ask(Hint()) is None


@pytest.mark.parametrize("game", ["lucky-loop", "bomb-busters", "galaxy-trucker"])
def test_a_resampled_match_reveals_nothing_hidden(game: str) -> None:
    match: Match[Any, Any, Any] = Match.new(game, 2, seed=1)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    sight = Observation(match, 0)
    world, same, other = (sight.resample(seed) for seed in (5, 5, 6))
    assert world.view(0) == match.view(0)
    assert world.state == same.state
    assert world.randomness != match.randomness
    assert len(world.log) == len(match.log) > 0
    assert not set(world.log) & set(match.log)
    assert [world.result, other.result] == [None, None]
    for told in (world.at, world.undo, world.lines_since):
        with pytest.raises(BadCall, match="This world was imagined after line"):
            told(0)
    with pytest.raises(BadCall, match="This world was imagined after line"):
        world.save()


def test_a_pickled_observation_cannot_resample() -> None:
    sight = pickle.loads(pickle.dumps(Observation(Match.new("lucky-loop", 2, seed=1), 0)))  # noqa: S301 - our own
    assert sight.game == "lucky-loop"
    with pytest.raises(BadCall, match="Worlds are imagined where the match is"):
        sight.resample()


def test_an_observation_is_made_from_the_data_of_a_message() -> None:
    local = Observation(Match.new("lucky-loop", 2, seed=1), 0)
    remote = Observation.from_message(local.game, local.seat, local.seats, local.is_awaited, local.view, local.legal, local.consequences)
    assert remote.__getstate__() == local.__getstate__()
    assert str(remote) == str(local)


def test_an_observation_is_described_as_its_seat_sees_it() -> None:
    match = Match.new("lucky-loop", 2, seed=1)
    assert all(card in str(Observation(match, 0)) for card in match.view(0).hand)
    assert str(Observation(match, None)) == str(match) != str(Observation(match, 0))
