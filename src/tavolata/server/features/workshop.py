"""The workshops of the games, as a browser asks them: what is being made, what becomes of it, and the best that was made here."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tavolata.core.match import Match
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.workshop import BadDraft, Workshop
from tavolata.core.registry import get_plugin
from tavolata.server.errors import Refusal, refusal
from tavolata.server.protocol.http_models import Drafted, Exhibit
from tavolata.server.store.base import Store
from tavolata.server.store.rows import DesignRow, SeatHolder, TableRow
from tavolata.server.tables import move_messages

MOST_TRIES = 1000
"""So often a draft is tried out at most for a browser."""

MOST_MOVES = 8
MOST_LETTERS = 256
"""A code of any ship is shorter."""

MOST_EXHIBITS = 6
"""So many of a kind are shown."""

_MOST_KEPT = 512
"""So many judgements are kept."""


class Trial(NamedTuple):
    """A draft that is to be tried out so often; with a score that is to be compared with what it brings then."""

    game: str
    code: str
    tries: int
    score: int | None = None


class Judges:
    """Drafts are tried out one after the other, and each once: the games have the other threads."""

    def __init__(self) -> None:
        self._known: OrderedDict[Trial, Any] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def judge(self, trial: Trial, is_gone: Callable[[], Awaitable[bool]]) -> Any:
        """What becomes of a draft, or how that compares; who has gone meanwhile is told nothing, and nobody waits for it."""
        _short(trial.code)
        async with self._turn:
            if trial not in self._known and not await is_gone():
                self._keep(trial, await asyncio.to_thread(_judged, trial))
            return self._known.get(trial)

    def _keep(self, trial: Trial, judged: Any) -> None:
        self._known[trial] = judged
        while len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)


def drafted(game: str, code: str, moves: Sequence[str], at: str) -> Drafted:
    """A draft after some moves, with all that can be done to it."""
    plugin = get_plugin(game)
    try:
        draft = _workshop_of(plugin).draft(_short(code), moves[:MOST_MOVES], at)
    except BadDraft as error:
        raise Refusal.of("malformed", error) from error
    ahead = plugin.consequences(draft.state, draft.seat, draft.actions) if plugin.consequences else {}
    legal = move_messages.choices_of(plugin.game, draft.actions, ahead)
    options = None if draft.options is None else dict(draft.options)
    return Drafted(draft.code, draft.link, options, plugin.game.view(draft.state, draft.seat), legal, draft.more)


# The best that was made here


async def exhibit(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Keep what people made in a match that is over, if it is among the best."""
    made = await asyncio.to_thread(_made_by_people, row, match)
    if made:
        await store.designs.save(made, MOST_EXHIBITS)


def _made_by_people(row: TableRow, match: Match[Any, Any, Any]) -> list[DesignRow]:
    """What each person made; nothing counts of a match that was played on otherwise, or in which moves were taken back."""
    workshop = get_plugin(row.game).workshop
    if workshop is None or row.what_if or match.result is None or match.result.taken_back:
        return []
    made = ((each, row.holders[each.seat]) for each in workshop().designs_in(match))
    return [DesignRow(row.game, each.kind, each.code, each.score, holder.name) for each, holder in made if _is_own_work(holder)]


def _is_own_work(holder: SeatHolder) -> bool:
    """Whether no bot ever played for a person."""
    return holder.holder == "person" and not holder.spells and holder.stand_in is None


async def best(store: Store, game: str) -> list[Exhibit]:
    """The best of each kind; what another version of the game made may be unreadable, and is left out."""
    plugin = get_plugin(game)
    workshop = _workshop_of(plugin)
    return [shown for row in await store.designs.best(game) if (shown := _shown(plugin, workshop, row))]


def _shown(plugin: GamePlugin, workshop: Workshop, row: DesignRow) -> Exhibit | None:
    try:
        state = workshop.gallery_entry(row.code)
    except BadDraft:
        return None
    return Exhibit(row.kind, row.score, row.name, row.code, plugin.game.view(state, 0))


def _judged(trial: Trial) -> Any:
    workshop, tries = _workshop_of(get_plugin(trial.game)), max(1, min(trial.tries, MOST_TRIES))
    try:
        return workshop.judge(trial.code, tries) if trial.score is None else workshop.compare(trial.code, trial.score, tries)
    except BadDraft as error:
        raise Refusal.of("malformed", error) from error


def _workshop_of(plugin: GamePlugin) -> Workshop:
    if plugin.workshop is None:
        raise refusal("malformed", "no-workshop", game=plugin.name)
    return plugin.workshop()


def _short(code: str) -> str:
    if len(code) > MOST_LETTERS:
        raise refusal("oversized", "oversized", most=MOST_LETTERS)
    return code
