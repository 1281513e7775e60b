"""What was staked on the moves of a match."""

from tavolata import Match
from tavolata.bots.arena import play_game
from tavolata.core.hindsight import stakes
from tavolata.games.bomb_busters.actions import Announce
from tavolata.games.bomb_busters.events import Announced
from tavolata.games.bomb_busters.odds import Deals, knowledge_of
from tavolata.games.bomb_busters.view import BombBustersView


def test_in_bomb_busters_every_uncertain_announcement_is_a_stake() -> None:
    """With the odds of the one who announced, and how it went."""
    match = play_game("bomb-busters", 3, ["easy"], 5, {"mission": "4"})
    told = dict(stakes(match))
    assert told
    for entry in match.log:
        before = match.at(entry.n)
        if not isinstance(entry.action, Announce):
            assert entry.n not in told
            continue
        view = before.game.view(before.state, entry.actor)
        assert isinstance(view, BombBustersView)
        assert view.aim
        chances = Deals(knowledge_of(view)).detector(view.aim.pointed, entry.action.values)
        (step,) = before.extend([entry])
        (announced,) = [event for event in step.events if isinstance(event, Announced)]
        expected = (chances.success, chances.explosion, announced.right)
        assert told.get(entry.n) == (expected if chances.success < 1 else None)


def test_a_game_without_reckoning_stakes_nothing() -> None:
    match = Match.new("galaxy-trucker", 2, 1, options={"level": "test"})
    match.play(0, "finish 1")
    assert list(stakes(match)) == []
