"""Chapters open as the last stage before them is won, of those that can be played."""

from collections.abc import Iterable
from typing import Any

import pytest

from tavolata.core.game import Options
from tavolata.core.protocols.campaign import CampaignRules, Chapter, available_stages, next_stage, open_chapters


class Stages(CampaignRules):
    """Three chapters, in which only some stages are there."""

    chapters = (Chapter("a", ("1", "2")), Chapter("b", ("3", "4")), Chapter("c", ("5", "6")))
    most_stars = 1

    def __init__(self, known: Iterable[str]) -> None:
        self._known = set(known)

    def stage_of(self, options: Options) -> str:
        return str(options["stage"])

    def options_of(self, stage: str, options: Options) -> Options | None:
        return {**options, "stage": stage} if stage in self._known else None

    def stars(self, _state: Any) -> int:
        return 1


@pytest.mark.parametrize(
    ("known", "won", "opened"),
    [
        ("123456", "", "a"),
        ("123456", "1", "a"),
        ("123456", "2", "ab"),
        ("123456", "4", "ac"),
        ("123456", "24", "abc"),
        ("135", "1", "ab"),
        ("135", "13", "abc"),
        ("1256", "2", "abc"),
        ("56", "", "abc"),
    ],
)
def test_a_chapter_opens_when_the_last_stage_before_it_is_won(known: str, won: str, opened: str) -> None:
    assert [chapter.name for chapter in open_chapters(Stages(known), set(won))] == list(opened)


def test_all_chapters_are_open_by_choice() -> None:
    assert len(open_chapters(Stages("123456"), set(), all_open=True)) == 3


def test_available_stages_keep_their_order() -> None:
    assert available_stages(Stages("21"), Stages.chapters[0]) == ["1", "2"]


@pytest.mark.parametrize(
    ("won", "all_open", "following"), [("", False, "1"), ("1", False, "2"), ("2", False, "1"), ("12", False, "3"), ("12356", True, "4")]
)
def test_the_next_stage_is_the_first_that_is_open_and_not_won(won: str, all_open: bool, following: str) -> None:
    assert next_stage(Stages("123456"), set(won), all_open=all_open) == following


def test_after_the_last_stage_there_is_no_next_stage() -> None:
    assert next_stage(Stages("12"), set("12")) is None
