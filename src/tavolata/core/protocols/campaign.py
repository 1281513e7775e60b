"""The campaign of a game: stages that a team plays one after the other, in chapters that open as it wins."""

from collections.abc import Set
from typing import Any, Protocol

import msgspec

from tavolata.core.game import Options


class Chapter(msgspec.Struct, frozen=True):
    """Stages that open together, in their order."""

    name: str
    stages: tuple[str, ...]


class CampaignRules(Protocol):
    """What the stages of a campaign are, how each is played, and how well it was."""

    chapters: tuple[Chapter, ...]
    most_stars: int
    """So many are there to be had in a stage."""

    def stage_of(self, options: Options) -> str:
        """The stage that a table with these options plays."""
        ...

    def options_of(self, stage: str, options: Options) -> Options | None:
        """These options as a table has them that plays a stage; None where the game does not have that stage, or not yet."""
        ...

    def stars(self, state: Any) -> int:
        """How well the stage was played in a match that came to its end here; none where it was lost."""
        ...


def available_stages(campaign: CampaignRules, chapter: Chapter) -> list[str]:
    """The stages of a chapter that can be played at all."""
    return [stage for stage in chapter.stages if campaign.options_of(stage, {}) is not None]


def open_chapters(campaign: CampaignRules, won: Set[str], *, all_open: bool = False) -> list[Chapter]:
    """The chapters whose stages may be played: the first, and each whose last stage before it is won, of those that are there."""
    opened, last_stage = [], None
    for chapter in campaign.chapters:
        if all_open or last_stage is None or last_stage in won:
            opened.append(chapter)
        last_stage = next(reversed(available_stages(campaign, chapter)), last_stage)
    return opened


def next_stage(campaign: CampaignRules, won: Set[str], *, all_open: bool = False) -> str | None:
    """The first stage that may be played and is not won; None once there is none left."""
    opened = open_chapters(campaign, won, all_open=all_open)
    return next((stage for chapter in opened for stage in available_stages(campaign, chapter) if stage not in won), None)
