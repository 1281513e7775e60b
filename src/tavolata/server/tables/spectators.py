"""Those who watch a table, however many: what there is to be told is posted once, and told to some of them at a time."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Protocol

SLICE_SECONDS = 0.001
"""For so long some are told, however many that are;"""
PAUSE_SECONDS = 0.001
"""and for so long nobody is, so that other tables have their turn, and the thread that writes their moves down has its own."""


class Member(Protocol):
    """Somebody in a crowd."""

    def join(self, catch_up: Callable[[], None] | None) -> None:
        """Be of a crowd, and catch up with it before anything else is told; or be of none any more."""
        ...

    def tell(self, frames: bytes) -> None:
        """Tell somebody what is encoded already, at once: how long that takes counts."""
        ...


class Crowd:
    """The members of a crowd, each with the number of posts that they know of."""

    def __init__(self) -> None:
        self._known: OrderedDict[Member, int] = OrderedDict()
        """Whoever knows least comes first."""
        self._spoken: dict[Member, str] = {}
        self._langs: Counter[str] = Counter()
        self._posts: list[Mapping[str, bytes]] = []  # few at a time: a deque would take half a kilobyte of every table
        """What not all have been told yet, in each language that it is told in,"""
        self._count = 0
        """how many posts there were in all,"""
        self._usher: asyncio.Handle | None = None
        """and when the next are told."""

    @property
    def langs(self) -> list[str]:
        """The languages that are spoken here."""
        return [lang for lang, count in self._langs.items() if count]

    def enter(self, member: Member, lang: str) -> None:
        """Somebody comes, who is told what is posted from now on."""
        self._known[member] = self._count
        self._spoken[member] = lang
        self._langs[lang] += 1
        member.join(lambda: self._catch_up(member))

    def leave(self, member: Member) -> None:
        """Somebody goes, and knows all that was posted until now."""
        self._catch_up(member)
        member.join(None)
        del self._known[member]
        lang = self._spoken.pop(member)
        self._langs[lang] -= 1

    def post(self, frames: Mapping[str, bytes]) -> None:
        """Have something told to all who are here, in their languages; one for all languages stands under no name."""
        self._posts.append(frames)
        self._count += 1
        if self._usher is None:
            self._usher = asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_some(self) -> None:
        """Let those be told who know least, for as long as a slice of time lasts, and the others after a pause."""
        until = perf_counter() + SLICE_SECONDS
        while self._is_behind:
            self._catch_up(next(iter(self._known)))
            if perf_counter() >= until:
                break
        self._forget()
        self._usher = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._tell_some) if self._posts else None

    @property
    def _is_behind(self) -> bool:
        """Whether anybody does not know all."""
        return bool(self._known) and next(iter(self._known.values())) < self._count

    def _forget(self) -> None:
        """Keep no post that everybody knows."""
        unknown = self._count - next(iter(self._known.values()), self._count)
        del self._posts[: len(self._posts) - unknown]

    def _catch_up(self, member: Member) -> None:
        """Tell somebody all that they do not know yet."""
        known = self._known.get(member, self._count)
        if known == self._count:
            return
        self._known[member] = self._count
        self._known.move_to_end(member)
        lang = self._spoken[member]
        unknown = self._posts[known - self._count :]
        member.tell(b"".join([frames[lang] if lang in frames else frames[""] for frames in unknown]))
