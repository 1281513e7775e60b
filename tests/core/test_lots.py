r"""Tables of one race: what is drawn by lot is the same at all of them, and the odds stay what they are.

The tickets below were made in a shell from what ARCHITECTURE.md says, here that of the lot "bag" for `reveal 1`:

    printf '%s' '["tavolata","bag","reveal 1"]' | sha256sum
"""

from collections import Counter
from typing import Any

import pytest

from tavolata.core.chance import Odds, Randomness
from tavolata.core.game import CHANCE, Options
from tavolata.core.match import Match
from tavolata.core.options import complete
from tavolata.core.record import verify_record
from tests.core.toy_game import Race, RaceState, Reveal

pytestmark = pytest.mark.usefixtures("race")


@pytest.fixture(autouse=True)
def bag_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy race with a bag of which every table draws alike: each tile as likely as any other."""
    monkeypatch.setattr(Race, "shared_draw_key", lambda _game, _state: "bag")
    monkeypatch.setattr(Race, "odds", lambda _game, state: even(state))


def even(state: RaceState) -> Odds[Any]:
    kinds = sorted(set(state.bag))
    return Odds([Reveal(value) for value in kinds], [1] * len(kinds))


def drawn(seed: str, *mine: str) -> list[int]:
    match = Match.new("race", 2, seed=seed, player_seeds=mine)
    while match.actors:
        match.play(0, "grab")
    return [entry.action.value for entry in match.log if entry.actor == CHANCE]


def test_the_shared_number_is_the_hash_of_the_secret_the_key_and_the_action() -> None:
    ticket = "3aa2e2bd447bcbd0641aa2ce24ed2d5b86d6be438c424eda7ecc6f3a28588bdd"
    assert f"{Randomness('tavolata', ('anna',)).shared_number('bag', 'reveal 1'):064x}" == ticket


def test_player_seeds_do_not_change_shared_draws() -> None:
    assert drawn("tavolata") == drawn("tavolata", "anna", "ben")


def test_another_secret_gives_another_order() -> None:
    assert len({tuple(drawn(str(seed))) for seed in range(30)}) > 3


def test_shared_draws_follow_the_odds() -> None:
    first = Counter(drawn(str(seed))[0] for seed in range(600))
    assert set(first) == {1, 2, 3}
    assert all(150 < count < 250 for count in first.values())


def test_unequal_odds_use_the_shared_number_of_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    uneven: Odds[Any] = Odds([Reveal(1), Reveal(2)], [1, 3])
    monkeypatch.setattr(Race, "odds", lambda _game, _state: uneven)
    falls = Counter(Match.new("race", 2, seed=str(seed)).log[0].action.value for seed in range(800))
    assert 150 < falls[1] < 250


def test_a_record_with_shared_draws_verifies() -> None:
    match = Match.new("race", 2, seed="tavolata")
    while match.actors:
        match.play(0, "grab")
    assert verify_record(match.save()).result == match.result


def test_the_allowed_seats_may_depend_on_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(_game: Race, _options: Options) -> range:
        return range(1, 3)

    monkeypatch.setattr(Race, "seats_for", alone)
    assert complete(Race(), 1, {}) is not None
