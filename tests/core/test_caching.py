"""What is kept of positions is kept by the very objects that it was found from."""

from tavolata.core.caching import _MAX_ENTRIES, cached_by_identity, cached_by_parts, cached_last
from tavolata.core.match import Match


def test_cached_last_computes_once_for_the_same_object_and_again_for_an_equal_one() -> None:
    found: list[list[int]] = []

    @cached_last
    def total(position: list[int]) -> int:
        found.append(position)
        return sum(position)

    one, other = [1, 2], [1, 2]
    assert [total(one), total(one), total(other), total(other), total(one)] == [3] * 5
    assert [position is one for position in found] == [True, False, True]


def test_cached_by_parts_ignores_changes_of_other_parts() -> None:
    asked: list[int] = []

    @cached_by_parts(lambda hand, _turn: (hand,))
    def total(hand: list[int], turn: int) -> int:
        asked.append(turn)
        return sum(hand)

    hand = [1, 2]
    assert [total(hand, 1), total(hand, 2), total([1, 2], 3), total(hand, 4)] == [3] * 4
    assert asked == [1, 3]


def test_an_identity_cache_is_bounded_and_safe_from_reused_ids() -> None:
    @cached_by_parts(lambda hand: (hand,))
    def total(hand: list[int]) -> int:
        return sum(hand)

    assert [total([number]) for number in range(3 * _MAX_ENTRIES)] == list(range(3 * _MAX_ENTRIES))


def test_cached_by_identity_uses_the_identity_of_the_first_argument_and_the_value_of_others() -> None:
    asked: list[int] = []

    @cached_by_identity
    def total(hand: list[int], bonus: tuple[int, ...]) -> int:
        asked.append(len(hand))
        return sum(hand) + sum(bonus)

    hand = [1, 2]
    assert [total(hand, (1,)), total(hand, (1, 0)[:1]), total(hand, (2,)), total([1, 2], (1,))] == [4, 4, 5, 4]
    assert len(asked) == 3


def test_an_identity_cache_keeps_entries_that_are_used_often() -> None:
    asked: list[list[int]] = []

    @cached_by_identity
    def total(hand: list[int]) -> int:
        asked.append(hand)
        return sum(hand)

    favourite = [1, 2, 3]
    for number in range(3 * _MAX_ENTRIES):
        assert total(favourite) == 6
        assert total([number]) == number
    assert sum(hand is favourite for hand in asked) == 1


def test_checkpoints_of_a_log_hold_no_cached_results() -> None:
    """A table of the server keeps dozens of them."""
    match = Match.new("bomb-busters", 3, seed=2, options={"mission": "8"})
    while match.actors:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1])
    for each in (match, Match.load(match.save())):
        earlier = [position.state for position in each.history.positions.values() if position.state is not each.state]
        assert len(earlier) > 5
        assert not any(vars(state) for state in earlier)
