"""Campaigns: a team's progress through the stages of a game, and the tables of its stages."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

import msgspec

from tavolata.core.game import Game, Options
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.campaign import CampaignRules, Chapter, available_stages, next_stage, open_chapters
from tavolata.core.registry import get_plugin, plugins
from tavolata.server.errors import Refusal, refusal
from tavolata.server.features import campaign_attempts
from tavolata.server.identity import is_table_id, new_table_id, table_id_in
from tavolata.server.protocol.http_models import Attempt, Campaign, CampaignChapter, CampaignStage, CreateCampaign, PlayStage, Unlock
from tavolata.server.protocol.messages import OpenTable, TableOpened
from tavolata.server.store.errors import Conflict
from tavolata.server.store.rows import AttemptRow, CampaignRow, CampaignTable, TableRow
from tavolata.server.tables import messages, seats
from tavolata.server.tables.live_match import now_ms
from tavolata.server.tables.registry import MAX_WHAT_IFS, TableRegistry, complete_options, new_table
from tavolata.server.tables.seats import normalize_name, rematch_row
from tavolata.server.tables.table import LiveTable

replace = msgspec.structs.replace


class CampaignProgress(NamedTuple):
    """A stored campaign with its rules, its tables (latest first) and its attempts (earliest first)."""

    row: CampaignRow
    campaign: CampaignRules
    tables: list[CampaignTable]
    attempts: list[AttemptRow]

    @property
    def won(self) -> set[str]:
        """The stages that are won."""
        return {one.stage for one in self.attempts if one.counts and one.outcome == "won"}

    @property
    def open_chapters(self) -> list[Chapter]:
        """The chapters whose stages may be played."""
        return open_chapters(self.campaign, self.won, all_open=self.row.all_open)

    @property
    def next(self) -> str | None:
        """The first stage that may be played and is not won."""
        return next_stage(self.campaign, self.won, all_open=self.row.all_open)

    @property
    def next_table_id(self) -> str:
        """The id of the next table; the store refuses the second writer of an id, so that two processes open one table."""
        known = {table.id for table in self.tables}
        return next(name for number in count() if (name := table_id_in(self.row.id, number)) not in known)


class Campaigns:
    """The service of campaigns: creates them, opens their tables and computes their pages."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store

    async def create(self, wanted: CreateCampaign) -> Campaign:
        """Create a campaign; its id is the permission to play in it."""
        if wanted.game not in (known := [plugin.name for plugin in plugins()]):
            raise refusal("malformed", "no-game", game=repr(wanted.game), games=", ".join(known))
        _rules_of(get_plugin(wanted.game))
        row = CampaignRow(new_table_id(), wanted.game, normalize_name(wanted.name), now_ms(), wanted.all_open)
        await self._store.campaigns.save(row)
        return await self.page(row.game, row.id)

    async def unlock(self, game: str, name: str, wanted: Unlock) -> Campaign:
        """Open all chapters, or only those whose previous chapter is won."""
        await self._store.campaigns.save((await self._row(game, name))._replace(all_open=wanted.all_open))
        return await self.page(game, name)

    async def page(self, game: str, name: str) -> Campaign:
        """A campaign with its progress, as the client shows it."""
        progress = await self._progress(game, name)
        last = await self._latest_table(progress)
        running = next((table for table in progress.tables if not table.has_ended and table.what_if is None), None)
        row = progress.row
        return Campaign(
            id=row.id,
            game=row.game,
            name=row.name,
            created=row.created,
            all_open=row.all_open,
            most_stars=progress.campaign.most_stars,
            chapters=[_chapter(progress, chapter) for chapter in progress.campaign.chapters],
            next=progress.next,
            options=dict(_options(last) if last else {}),
            group=[messages.seat_info(holder, False, mine=False) for holder in last.row.holders] if last else [],
            table=running.id if running else None,
            playing=await self._stage_at(progress, running) if running else None,
        )

    async def play(self, game: str, name: str, wanted: PlayStage) -> TableOpened:
        """The table of a stage; concurrent requests get the same one."""
        while True:
            progress = await self._progress(game, name)
            with suppress(Conflict):  # another request opened a table, perhaps of this stage
                return await self._play(progress, wanted)

    async def _play(self, progress: CampaignProgress, wanted: PlayStage) -> TableOpened:
        if wanted.again is not None:
            return await self._replay_deal(progress, wanted.again)
        if wanted.stage not in {stage for chapter in progress.open_chapters for stage in available_stages(progress.campaign, chapter)}:
            raise refusal("not-now", "stage-locked")
        return await self._open_again(progress, wanted) or await self._open(progress, wanted)

    async def _open_again(self, progress: CampaignProgress, wanted: PlayStage) -> TableOpened | None:
        """The table of this stage that has not started yet, if there is one."""
        for known in progress.tables:
            if known.stage == "open" and known.what_if is None and await self._stage_at(progress, known) == wanted.stage:
                row = (await self._tables.find(known.id)).row
                if wanted.seats in (None, row.seats):
                    return TableOpened(row.id, messages.commitment_of(row))
        return None

    async def _open(self, progress: CampaignProgress, wanted: PlayStage) -> TableOpened:
        """A new table, for the players of the latest one or for another group."""
        last, rules = await self._latest_table(progress), get_plugin(progress.row.game).game
        if last is None or wanted.seats not in (None, last.row.seats):
            fresh = dict(progress.campaign.options_of(wanted.stage, {}) or {})
            seats = wanted.seats or _seats_for(rules, fresh)[0]
            return await self._write(progress, new_table(OpenTable(progress.row.game, seats, fresh)))
        options = progress.campaign.options_of(wanted.stage, _options(last)) or {}
        return await self._write(progress, rematch_row(last.row, complete_options(rules, last.row.seats, options)))

    async def _write(self, progress: CampaignProgress, row: TableRow) -> TableOpened:
        named = replace(row, id=progress.next_table_id, campaign=progress.row.id)
        await self._store.write([named])
        return TableOpened(named.id, messages.commitment_of(named))

    async def _replay_deal(self, progress: CampaignProgress, name: str) -> TableOpened:
        """A new table with the deal and the players of an ended one; it does not count."""
        if name not in {table.id for table in progress.tables}:
            raise refusal("unknown-table", "unknown-table")
        table = await self._tables.find(name)
        seats.require_ended(table.row)
        first = table.row.what_if or name
        for known in progress.tables:
            if known.what_if == first and known.stage == "open":
                return TableOpened(known.id, messages.commitment_of(table.row))
        if (count := await self._store.count_what_ifs(first)) >= MAX_WHAT_IFS:
            raise refusal("not-now", "what-if.many", count=count)
        fresh = rematch_row(table.row, table.row.options)
        return await self._write(progress, replace(fresh, secret=table.row.secret, version=table.row.version, what_if=first))

    async def _progress(self, game: str, name: str) -> CampaignProgress:
        """Read a campaign, and save the attempts that are missing, for example after a crash."""
        row = await self._row(game, name)
        tables = await self._store.campaigns.tables(name)
        for table in tables:
            if table.has_ended and not table.is_recorded:
                await self._record_finished(table)
        return CampaignProgress(row, _rules_of(get_plugin(game)), tables, await self._store.campaigns.attempts(name))

    async def _record_finished(self, table: CampaignTable) -> None:
        with suppress(Refusal):  # a quarantined table is refused where it is opened
            found = await self._tables.find(table.id)
            await campaign_attempts.save_attempt(self._store, found.row, found.match)

    async def _row(self, game: str, name: str) -> CampaignRow:
        row = await self._store.campaigns.load(name) if is_table_id(name) else None
        if row is None or row.game != game:
            raise refusal("unknown-table", "no-campaign")
        return row

    async def _latest_table(self, progress: CampaignProgress) -> LiveTable | None:
        """The latest table that was started, or else the latest table."""
        own = [table for table in progress.tables if table.what_if is None]
        for table in sorted(own, key=lambda table: table.stage == "open"):
            with suppress(Refusal):  # as above
                return await self._tables.find(table.id)
        return None

    async def _stage_at(self, progress: CampaignProgress, table: CampaignTable) -> str | None:
        with suppress(Refusal):  # as above
            return progress.campaign.stage_of((await self._tables.find(table.id)).row.options)
        return None


def _rules_of(plugin: GamePlugin) -> CampaignRules:
    if plugin.campaign is None:
        raise refusal("malformed", "no-campaigns", game=plugin.name)
    return plugin.campaign()


def _options(last: LiveTable) -> Options:
    """The options of the group's next table."""
    row = last.row
    return get_plugin(row.game).next_options(last.match.state, last.match.options) if row.has_ended else row.options


def _seats_for(rules: Game[Any, Any, Any], options: Options) -> Sequence[int]:
    """The allowed numbers of seats with some options and defaults for the others."""
    return rules.seats_for({option.name: option.default for option in rules.options} | dict(options))


# The page of a campaign


def _chapter(progress: CampaignProgress, chapter: Chapter) -> CampaignChapter:
    last = available_stages(progress.campaign, chapter)[-1:]
    is_open = chapter in progress.open_chapters
    stages = [_stage(progress, name, is_open=is_open) for name in chapter.stages]
    return CampaignChapter(chapter.name, is_open, bool(last) and last[0] in progress.won, stages)


def _stage(progress: CampaignProgress, name: str, *, is_open: bool) -> CampaignStage:
    options = progress.campaign.options_of(name, {})
    done = [one for one in progress.attempts if one.stage == name]
    counting = [one for one in done if one.counts]
    return CampaignStage(
        name,
        "missing" if options is None else "won" if name in progress.won else "open" if is_open else "locked",
        () if options is None else tuple(_seats_for(get_plugin(progress.row.game).game, options)),
        max((one.stars for one in counting), default=0),
        len(counting),
        [_attempt(one) for one in done],
    )


def _attempt(one: AttemptRow) -> Attempt:
    figures = msgspec.json.decode(one.figures, type=dict[str, int])
    return Attempt(one.table, one.ended, one.seats, one.outcome, one.stars, one.taken_back, one.again, one.counts, figures)
