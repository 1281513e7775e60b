"""What became of a table of a campaign, noted when its game ends, or else when somebody looks at it again."""

from typing import Any

import msgspec

from tavolata.core.match import Match
from tavolata.core.registry import get_plugin
from tavolata.server.store.base import Store
from tavolata.server.store.rows import AttemptRow, TableRow


async def book(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Note how the game of a table of a campaign ended; twice is as good as once."""
    await store.campaigns.save_attempt(tried_at(row, match))


def tried_at(row: TableRow, match: Match[Any, Any, Any]) -> AttemptRow:
    """What became of a table whose game has ended; the same whenever it is asked."""
    campaigning, result = get_plugin(row.game).campaign, match.result
    assert campaigning is not None
    assert row.campaign is not None
    campaign = campaigning()
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
