"""Deals one by one: the same as all of them counted at once."""

import pytest

from tavolata.bots.play import play_game
from tavolata.games.bomb_busters.facts import EqualFact, HoldsFact, NotAllRedFact, UnequalFact
from tavolata.games.bomb_busters.solver.deal_enumeration import TooMany, listing
from tavolata.games.bomb_busters.solver.knowledge import Knowledge, NoDeal, knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tests.games.bomb_busters.table import GAME
from tests.games.bomb_busters.test_bot import whole


def check(knowledge: Knowledge) -> int:
    """Return each hidden wire is of each value as likely as by the count of all deals; how many there are."""
    found = listing(knowledge, 2000)
    total = sum(deal.weight for deal in found.deals)
    counted = Deals(knowledge)
    for place, tile in enumerate(found.tiles):
        chances: dict[str, float] = {}
        for deal in found.deals:
            chances[deal.values[place]] = chances.get(deal.values[place], 0.0) + deal.weight / total
        assert chances == pytest.approx(counted.distribution(tile))
    return len(found.deals)


@pytest.mark.parametrize(("seats", "mission"), [(2, "8"), (3, "5"), (4, "7"), (5, "8"), (4, "24"), (3, "11")])
def test_positions_of_games_are_listed_as_they_are_counted(seats: int, mission: str) -> None:
    met = 0
    for seed in range(3):
        match = play_game("bomb-busters", seats, ["hard"], seed, {"mission": mission})
        for state in [match.at(entry.n).state for entry in match.log[-12:]]:
            if state.phase == "turn" and sum(len(state.hand(seat)) for seat in range(seats)) < 12:
                met += check(knowledge_of(GAME.view(state, None)))
    assert met


def test_what_binds_several_wires_is_kept() -> None:
    match = whole("?1 ?2 ?3", "?1 ?2 ?R2", "?2 ?3", mission="4")
    told = [UnequalFact(0, 1), HoldsFact((3, 4, 5), "2"), NotAllRedFact((0, 1)), EqualFact(6, 7)]
    bare = knowledge_of(GAME.view(match.state, None))
    counts = [check(Knowledge(**{name: getattr(bare, name) for name in bare.__struct_fields__} | {"facts": (fact,)})) for fact in told]
    assert all(0 < count <= check(bare) for count in counts)


def test_too_many_are_refused_and_none_is_told() -> None:
    bare = knowledge_of(GAME.view(whole("?1 ?2 ?3", "?1 ?2 ?4", "?2 ?3").state, None))
    with pytest.raises(TooMany):
        listing(bare, 3)
    with pytest.raises(NoDeal):
        listing(Knowledge(**{name: getattr(bare, name) for name in bare.__struct_fields__} | {"facts": (HoldsFact((0,), "6"),)}), 2000)
