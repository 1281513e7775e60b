"""The workshops of the games: drafts, their simulation, and the best designs of finished matches."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tavolata.core.match import Match
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.workshop import BadDraft, Workshop
from tavolata.core.registry import get_plugin
from tavolata.server.errors import Refusal, refusal
from tavolata.server.protocol.http_models import DraftState, SavedDesign
from tavolata.server.store.base import Store
from tavolata.server.store.rows import DesignRow, SeatHolder, TableRow
from tavolata.server.tables import messages

MAX_TRIES = 1000
"""The maximum number of simulated matches per request."""

MAX_MOVES = 8
MAX_CODE_LENGTH = 256
"""The maximum length of a design's code; every ship's code is shorter."""

MAX_DESIGNS = 6
"""The number of stored designs of each kind."""

_MAX_CACHED = 512
"""The number of cached simulation results."""


class SimulationJob(NamedTuple):
    """A design to simulate, and perhaps a score to compare with the results."""

    game: str
    code: str
    tries: int
    score: int | None = None


class SimulationPool:
    """Simulates designs one after the other, to leave threads to the games, and caches the results."""

    def __init__(self) -> None:
        self._results: OrderedDict[SimulationJob, Any] = OrderedDict()
        self._semaphore = asyncio.Semaphore(1)

    async def run(self, job: SimulationJob, is_disconnected: Callable[[], Awaitable[bool]]) -> Any:
        """The result of a simulation; None if the client has disconnected."""
        _checked_length(job.code)
        async with self._semaphore:
            if job not in self._results and not await is_disconnected():
                self._cache(job, await asyncio.to_thread(_simulate, job))
            return self._results.get(job)

    def _cache(self, job: SimulationJob, judged: Any) -> None:
        self._results[job] = judged
        while len(self._results) > _MAX_CACHED:
            self._results.popitem(last=False)


def draft_state(game: str, code: str, moves: Sequence[str], at: str) -> DraftState:
    """The state of a draft after some moves, with its legal moves."""
    plugin = get_plugin(game)
    try:
        draft = _workshop_of(plugin).draft(_checked_length(code), moves[:MAX_MOVES], at)
    except BadDraft as error:
        raise Refusal.of("malformed", error) from error
    ahead = plugin.consequences(draft.state, draft.seat, draft.actions) if plugin.consequences else {}
    legal = messages.choices_of(plugin.game, draft.actions, ahead)
    options = None if draft.options is None else dict(draft.options)
    return DraftState(draft.code, draft.link, options, plugin.game.view(draft.state, draft.seat), legal, draft.more)


# The best designs


async def record_best(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Save the designs of a finished match, if they are among the best."""
    made = await asyncio.to_thread(_human_designs, row, match)
    if made:
        await store.designs.save(made, MAX_DESIGNS)


def _human_designs(row: TableRow, match: Match[Any, Any, Any]) -> list[DesignRow]:
    """The design of each person; none of a what-if or of a match with moves taken back."""
    workshop = get_plugin(row.game).workshop
    if workshop is None or row.what_if or match.result is None or match.result.taken_back:
        return []
    made = ((each, row.holders[each.seat]) for each in workshop().designs_in(match))
    return [DesignRow(row.game, each.kind, each.code, each.score, holder.name) for each, holder in made if _no_bot_substituted(holder)]


def _no_bot_substituted(holder: SeatHolder) -> bool:
    """Whether a person played the seat from beginning to end."""
    return holder.holder == "person" and not holder.spells and holder.stand_in is None


async def best(store: Store, game: str) -> list[SavedDesign]:
    """The best designs of each kind, except unreadable ones of other versions of the game."""
    plugin = get_plugin(game)
    workshop = _workshop_of(plugin)
    return [shown for row in await store.designs.best(game) if (shown := _shown(plugin, workshop, row))]


def _shown(plugin: GamePlugin, workshop: Workshop, row: DesignRow) -> SavedDesign | None:
    try:
        state = workshop.gallery_entry(row.code)
    except BadDraft:
        return None
    return SavedDesign(row.kind, row.score, row.name, row.code, plugin.game.view(state, 0))


def _simulate(job: SimulationJob) -> Any:
    workshop, tries = _workshop_of(get_plugin(job.game)), max(1, min(job.tries, MAX_TRIES))
    try:
        return workshop.simulate_code(job.code, tries) if job.score is None else workshop.compare(job.code, job.score, tries)
    except BadDraft as error:
        raise Refusal.of("malformed", error) from error


def _workshop_of(plugin: GamePlugin) -> Workshop:
    if plugin.workshop is None:
        raise refusal("malformed", "no-workshop", game=plugin.name)
    return plugin.workshop()


def _checked_length(code: str) -> str:
    if len(code) > MAX_CODE_LENGTH:
        raise refusal("oversized", "oversized", most=MAX_CODE_LENGTH)
    return code
