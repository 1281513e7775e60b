"""Attempts at the stages of campaigns; one is saved when its game ends, or when its campaign is next read."""

from typing import Any

import msgspec

from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.server.store.base import Store
from tavolata.server.store.rows import AttemptRow, TableRow


async def save_attempt(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Save the outcome of an ended table of a campaign; saving twice changes nothing."""
    await store.campaigns.save_attempt(attempt_of(row, match))


def attempt_of(row: TableRow, match: Match[Any, Any, Any]) -> AttemptRow:
    """The attempt of an ended table."""
    rules, result = get_plugin(row.game).campaign, match.result
    assert rules is not None
    assert row.campaign is not None
    campaign = rules()
    return AttemptRow(
        table=row.id,
        campaign=row.campaign,
        stage=campaign.stage_of(row.options),
        seats=row.seats,
        ended=(row.began or row.created) + (match.log[-1].time if match.log else 0),
        outcome="given-up" if result is None else "won" if result.winners else "lost",
        stars=0 if result is None else campaign.stars(match.state),
        taken_back=0 if result is None else result.taken_back,
        again=row.what_if,
        figures=msgspec.json.encode({} if result is None else result.details).decode(),
    )
