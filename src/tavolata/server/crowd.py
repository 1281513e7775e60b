"""Those who watch a table, however many: what there is to be told is posted once, and told to a few of them at a time."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Protocol

AT_ONCE = 50
"""So many are told at a time: about a millisecond of work, after which other tables have their turn."""


class Member(Protocol):
    """Somebody in a crowd."""

    def join(self, catch_up: Callable[[], None] | None) -> None:
        """Be of a crowd, and catch up with it before anything else is told; or be of none any more."""
        ...

    def tell(self, frames: bytes) -> None:
        """Tell somebody what is encoded already."""
        ...


class Crowd:
    """The members of a crowd, each with the number of posts that they know of."""

    def __init__(self) -> None:
        self._known: dict[Member, int] = {}
        self._spoken: dict[Member, str] = {}
        self._langs: Counter[str] = Counter()
        self._posts: list[Mapping[str, bytes]] = []
        """What not all have been told yet, in each language that it is told in,"""
        self._count = 0
        """how many posts there were in all,"""
        self._rounds: list[deque[Member]] = []
        """to whom each of these is still to be told, of those who were there when it was posted,"""
        self._usher: asyncio.Handle | None = None
        """and when the next of them are."""

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
        self._rounds.append(deque(self._known))
        if self._usher is None:
            self._tell_some()

    def _tell_some(self) -> None:
        """Let the first be told, and the others in turns."""
        those = self._rounds[0]
        for _ in range(min(len(those), AT_ONCE)):
            self._catch_up(those.popleft())
        if not those:
            del self._rounds[0], self._posts[0]
        self._usher = asyncio.get_running_loop().call_soon(self._tell_some) if self._rounds else None

    def _catch_up(self, member: Member) -> None:
        """Tell somebody all that they do not know yet."""
        known = self._known.get(member, self._count)
        if known == self._count:
            return
        self._known[member] = self._count
        lang = self._spoken[member]
        unknown = islice(self._posts, len(self._posts) - (self._count - known), None)
        member.tell(b"".join(frames[lang] if lang in frames else frames[""] for frames in unknown))
