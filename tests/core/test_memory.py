"""What is kept of positions is kept by the very objects that it was found from."""

from tavolata.core.memory import _MOST, Latest, kept


def test_the_latest_is_found_once_for_the_same_position_and_anew_for_an_equal_one() -> None:
    found: list[list[int]] = []

    @Latest
    def total(position: list[int]) -> int:
        found.append(position)
        return sum(position)

    one, other = [1, 2], [1, 2]
    assert [total(one), total(one), total(other), total(other), total(one)] == [3] * 5
    assert [position is one for position in found] == [True, False, True]


def test_a_fact_is_kept_as_long_as_its_pieces_are_the_same_whatever_else_is_new() -> None:
    asked: list[int] = []

    @kept(lambda hand, _turn: (hand,))
    def total(hand: list[int], turn: int) -> int:
        asked.append(turn)
        return sum(hand)

    hand = [1, 2]
    assert [total(hand, 1), total(hand, 2), total([1, 2], 3), total(hand, 4)] == [3] * 4
    assert asked == [1, 3]


def test_what_is_kept_is_bounded_and_never_that_of_an_object_that_took_the_place_of_another() -> None:
    @kept(lambda hand: (hand,))
    def total(hand: list[int]) -> int:
        return sum(hand)

    assert [total([number]) for number in range(3 * _MOST)] == list(range(3 * _MOST))
