"""Campaigns: a team's way through the stages of a game, what it did in each, and the tables at which it goes on."""

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
from tavolata.server.protocol.http_models import Campaign, CampaignChapter, CampaignStage, FoundCampaign, PlayStage, Try, Unlock
from tavolata.server.protocol.messages import OpenTable, TableOpened
from tavolata.server.store.errors import Conflict
from tavolata.server.store.rows import AttemptRow, CampaignRow, CampaignTable, TableRow
from tavolata.server.tables import guards, move_messages
from tavolata.server.tables.live_match import milliseconds
from tavolata.server.tables.registry import MOST_WHAT_IFS, Tables, new_table, playable
from tavolata.server.tables.seats import cleared, shown_name
from tavolata.server.tables.table import Table

replace = msgspec.structs.replace


class Course(NamedTuple):
    """A campaign, its tables from the latest on, and what became of them from the earliest on."""

    row: CampaignRow
    campaign: CampaignRules
    tables: list[CampaignTable]
    tried: list[AttemptRow]

    @property
    def won(self) -> set[str]:
        """The stages that are won."""
        return {one.stage for one in self.tried if one.counts and one.outcome == "won"}

    @property
    def opened(self) -> list[Chapter]:
        """The chapters whose stages may be played."""
        return open_chapters(self.campaign, self.won, all_open=self.row.all_open)

    @property
    def next(self) -> str | None:
        """The first stage that may be played and is not won."""
        return next_stage(self.campaign, self.won, all_open=self.row.all_open)

    @property
    def vacancy(self) -> str:
        """The name of the table that is opened next: who is second with it is refused by the store, in whichever process they are."""
        known = {table.id for table in self.tables}
        return next(name for number in count() if (name := table_id_in(self.row.id, number)) not in known)


class Campaigns:
    """The campaigns of the house; their tables are tables like any others."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def found(self, wanted: FoundCampaign) -> Campaign:
        """A new campaign: whoever knows its id may play in it."""
        if wanted.game not in (known := [plugin.name for plugin in plugins()]):
            raise refusal("malformed", "no-game", game=repr(wanted.game), games=", ".join(known))
        _campaigning_of(get_plugin(wanted.game))
        row = CampaignRow(new_table_id(), wanted.game, shown_name(wanted.name), milliseconds(), wanted.all_open)
        await self._store.campaigns.save(row)
        return await self.told(row.game, row.id)

    async def unlock(self, game: str, name: str, wanted: Unlock) -> Campaign:
        """Open all chapters, or only those that are won open."""
        await self._store.campaigns.save((await self._row(game, name))._replace(all_open=wanted.all_open))
        return await self.told(game, name)

    async def told(self, game: str, name: str) -> Campaign:
        """A campaign with all that its team did."""
        course = await self._course(game, name)
        last = await self._last(course)
        going = next((table for table in course.tables if not table.has_ended and table.what_if is None), None)
        row = course.row
        return Campaign(
            id=row.id,
            game=row.game,
            name=row.name,
            created=row.created,
            all_open=row.all_open,
            most_stars=course.campaign.most_stars,
            chapters=[_chapter(course, chapter) for chapter in course.campaign.chapters],
            next=course.next,
            options=dict(_options(last) if last else {}),
            group=[move_messages.seat_info(holder, False, mine=False) for holder in last.row.holders] if last else [],
            table=going.id if going else None,
            playing=await self._stage_at(course, going) if going else None,
        )

    async def play(self, game: str, name: str, wanted: PlayStage) -> TableOpened:
        """The table of a stage; two who ask for it at the same time come to the same one."""
        while True:
            course = await self._course(game, name)
            with suppress(Conflict):  # somebody opened a table meanwhile, which may be the one that is wanted
                return await self._play(course, wanted)

    async def _play(self, course: Course, wanted: PlayStage) -> TableOpened:
        if wanted.again is not None:
            return await self._deal_again(course, wanted.again)
        if wanted.stage not in {stage for chapter in course.opened for stage in available_stages(course.campaign, chapter)}:
            raise refusal("not-now", "stage-locked")
        return await self._open_again(course, wanted) or await self._open(course, wanted)

    async def _open_again(self, course: Course, wanted: PlayStage) -> TableOpened | None:
        """The table that waits for its game to begin already, if there is one for this stage."""
        for known in course.tables:
            if known.stage == "open" and known.what_if is None and await self._stage_at(course, known) == wanted.stage:
                row = (await self._tables.find(known.id)).row
                if wanted.seats in (None, row.seats):
                    return TableOpened(row.id, move_messages.promise_of(row))
        return None

    async def _open(self, course: Course, wanted: PlayStage) -> TableOpened:
        """A new table, for those who played last or for another group."""
        last, rules = await self._last(course), get_plugin(course.row.game).game
        if last is None or wanted.seats not in (None, last.row.seats):
            fresh = dict(course.campaign.options_of(wanted.stage, {}) or {})
            seats = wanted.seats or _seats_for(rules, fresh)[0]
            return await self._write(course, new_table(OpenTable(course.row.game, seats, fresh)))
        options = course.campaign.options_of(wanted.stage, _options(last)) or {}
        return await self._write(course, cleared(last.row, playable(rules, last.row.seats, options)))

    async def _write(self, course: Course, row: TableRow) -> TableOpened:
        named = replace(row, id=course.vacancy, campaign=course.row.id)
        await self._store.write([named])
        return TableOpened(named.id, move_messages.promise_of(named))

    async def _deal_again(self, course: Course, name: str) -> TableOpened:
        """The deal of a table once more, for those who sat there: it counts for nothing, and can be compared."""
        if name not in {table.id for table in course.tables}:
            raise refusal("unknown-table", "unknown-table")
        table = await self._tables.find(name)
        guards.check_ended(table.row)
        first = table.row.what_if or name
        for known in course.tables:
            if known.what_if == first and known.stage == "open":
                return TableOpened(known.id, move_messages.promise_of(table.row))
        if (count := await self._store.count_what_ifs(first)) >= MOST_WHAT_IFS:
            raise refusal("not-now", "what-if.many", count=count)
        fresh = cleared(table.row, table.row.options)
        return await self._write(course, replace(fresh, secret=table.row.secret, version=table.row.version, what_if=first))

    async def _course(self, game: str, name: str) -> Course:
        """A campaign as it stands; what ended while nobody could note it is noted now."""
        row = await self._row(game, name)
        tables = await self._store.campaigns.tables(name)
        for table in tables:
            if table.has_ended and not table.is_recorded:
                await self._book(table)
        return Course(row, _campaigning_of(get_plugin(game)), tables, await self._store.campaigns.attempts(name))

    async def _book(self, table: CampaignTable) -> None:
        with suppress(Refusal):  # whoever comes to a table that was set apart is told so there
            found = await self._tables.find(table.id)
            await campaign_attempts.book(self._store, found.row, found.match)

    async def _row(self, game: str, name: str) -> CampaignRow:
        row = await self._store.campaigns.load(name) if is_table_id(name) else None
        if row is None or row.game != game:
            raise refusal("unknown-table", "no-campaign")
        return row

    async def _last(self, course: Course) -> Table | None:
        """The table of those who played last; where nobody has played yet, the latest."""
        own = [table for table in course.tables if table.what_if is None]
        for table in sorted(own, key=lambda table: table.stage == "open"):
            with suppress(Refusal):  # as above
                return await self._tables.find(table.id)
        return None

    async def _stage_at(self, course: Course, table: CampaignTable) -> str | None:
        with suppress(Refusal):  # as above
            return course.campaign.stage_of((await self._tables.find(table.id)).row.options)
        return None


def _campaigning_of(plugin: GamePlugin) -> CampaignRules:
    if plugin.campaign is None:
        raise refusal("malformed", "no-campaigns", game=plugin.name)
    return plugin.campaign()


def _options(last: Table) -> Options:
    """The options with which the group of a table goes on."""
    row = last.row
    return get_plugin(row.game).next_options(last.match.state, last.match.options) if row.has_ended else row.options


def _seats_for(rules: Game[Any, Any, Any], options: Options) -> Sequence[int]:
    """How many may play with some options, the others being as usual."""
    return rules.seats_for({option.name: option.default for option in rules.options} | dict(options))


# What is told


def _chapter(course: Course, chapter: Chapter) -> CampaignChapter:
    last = available_stages(course.campaign, chapter)[-1:]
    is_open = chapter in course.opened
    stages = [_stage(course, name, is_open=is_open) for name in chapter.stages]
    return CampaignChapter(chapter.name, is_open, bool(last) and last[0] in course.won, stages)


def _stage(course: Course, name: str, *, is_open: bool) -> CampaignStage:
    options = course.campaign.options_of(name, {})
    done = [one for one in course.tried if one.stage == name]
    counting = [one for one in done if one.counts]
    return CampaignStage(
        name,
        "missing" if options is None else "won" if name in course.won else "open" if is_open else "locked",
        () if options is None else tuple(_seats_for(get_plugin(course.row.game).game, options)),
        max((one.stars for one in counting), default=0),
        len(counting),
        [_told(one) for one in done],
    )


def _told(one: AttemptRow) -> Try:
    figures = msgspec.json.decode(one.figures, type=dict[str, int])
    return Try(one.table, one.ended, one.seats, one.outcome, one.stars, one.taken_back, one.again, one.counts, figures)
