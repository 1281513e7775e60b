"""The workshops of the games, as a browser asks them: what is being made, what becomes of it, and the best that was made here."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tavolata.core.kit import Kit
from tavolata.core.library import kit_of
from tavolata.core.match import Match
from tavolata.core.workshop import BadDraft, Workshop
from tavolata.server import telling
from tavolata.server.pages import Drafted, Exhibit
from tavolata.server.refusal import Refusal, refusal
from tavolata.server.store import Holder, MadeRow, Store, TableRow

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
    kit = kit_of(game)
    try:
        draft = _workshop_of(kit).draft(_short(code), moves[:MOST_MOVES], at)
    except BadDraft as error:
        raise Refusal.of("malformed", error) from error
    ahead = kit.foresee(draft.state, draft.seat, draft.actions) if kit.foresee else {}
    legal = telling.choices_of(kit.game, draft.actions, ahead)
    options = None if draft.options is None else dict(draft.options)
    return Drafted(draft.code, draft.link, options, kit.game.view(draft.state, draft.seat), legal, draft.more)


# The best that was made here


async def exhibit(store: Store, row: TableRow, match: Match[Any, Any, Any]) -> None:
    """Keep what people made in a match that is over, if it is among the best."""
    made = await asyncio.to_thread(_made_by_people, row, match)
    if made:
        await store.exhibit(made, MOST_EXHIBITS)


def _made_by_people(row: TableRow, match: Match[Any, Any, Any]) -> list[MadeRow]:
    """What each person made; nothing counts of a match that was played on otherwise, or in which moves were taken back."""
    workshop = kit_of(row.game).workshop
    if workshop is None or row.what_if or match.result is None or match.result.taken_back:
        return []
    made = ((each, row.holders[each.seat]) for each in workshop().made_in(match))
    return [MadeRow(row.game, each.kind, each.code, each.score, holder.name) for each, holder in made if _is_own_work(holder)]


def _is_own_work(holder: Holder) -> bool:
    """Whether no bot ever played for a person."""
    return holder.holder == "person" and not holder.spells and holder.stand_in is None


async def best(store: Store, game: str) -> list[Exhibit]:
    """The best of each kind; what another version of the game made may be unreadable, and is left out."""
    kit = kit_of(game)
    workshop = _workshop_of(kit)
    return [shown for row in await store.best(game) if (shown := _shown(kit, workshop, row))]


def _shown(kit: Kit, workshop: Workshop, row: MadeRow) -> Exhibit | None:
    try:
        state = workshop.exhibited(row.code)
    except BadDraft:
        return None
    return Exhibit(row.kind, row.score, row.name, row.code, kit.game.view(state, 0))


def _judged(trial: Trial) -> Any:
    workshop, tries = _workshop_of(kit_of(trial.game)), max(1, min(trial.tries, MOST_TRIES))
    try:
        return workshop.judge(trial.code, tries) if trial.score is None else workshop.compare(trial.code, trial.score, tries)
    except BadDraft as error:
        raise Refusal.of("malformed", error) from error


def _workshop_of(kit: Kit) -> Workshop:
    if kit.workshop is None:
        raise refusal("malformed", "no-workshop", game=kit.name)
    return kit.workshop()


def _short(code: str) -> str:
    if len(code) > MOST_LETTERS:
        raise refusal("oversized", "oversized", most=MOST_LETTERS)
    return code
