"""The campaign of a game: stages that a team plays in order, in chapters that open with its wins."""

from collections.abc import Set
from typing import Any, Protocol

import msgspec

from tavolata.core.game import Options


class Chapter(msgspec.Struct, frozen=True):
    """A chapter: stages that open together, in order."""

    name: str
    stages: tuple[str, ...]


class CampaignRules(Protocol):
    """The rules of a campaign: its stages, their options, and their rating in stars."""

    chapters: tuple[Chapter, ...]
    most_stars: int
    """The maximum number of stars of a stage."""

    def stage_of(self, options: Options) -> str:
        """Returns the stage of a table with these options."""
        ...

    def options_of(self, stage: str, options: Options) -> Options | None:
        """Returns the options of a table for a stage, based on these; None if the game does not have the stage."""
        ...

    def stars(self, state: Any) -> int:
        """Returns the number of stars for a final state; 0 for a loss."""
        ...


def available_stages(campaign: CampaignRules, chapter: Chapter) -> list[str]:
    """Returns the stages of a chapter that the game has implemented."""
    return [stage for stage in chapter.stages if campaign.options_of(stage, {}) is not None]


def open_chapters(campaign: CampaignRules, won: Set[str], *, all_open: bool = False) -> list[Chapter]:
    """Returns the open chapters: the first one, and each one after a chapter whose last available stage is won."""
    opened, last_stage = [], None
    for chapter in campaign.chapters:
        if all_open or last_stage is None or last_stage in won:
            opened.append(chapter)
        last_stage = next(reversed(available_stages(campaign, chapter)), last_stage)
    return opened


def next_stage(campaign: CampaignRules, won: Set[str], *, all_open: bool = False) -> str | None:
    """Returns the first stage of the open chapters that is not won; None if all are."""
    opened = open_chapters(campaign, won, all_open=all_open)
    return next((stage for chapter in opened for stage in available_stages(campaign, chapter) if stage not in won), None)
