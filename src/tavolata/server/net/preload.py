"""What a page will ask for next, told to the browser along with the page: nothing waits until a script finds out."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Self

import msgspec

from tavolata.core.registry import plugins

_KINDS = {".js": "modulepreload", ".css": "preload; as=style; crossorigin", ".woff2": "preload; as=font; crossorigin"}
_ASKED = "preload; as=fetch; crossorigin"


class Ahead(msgspec.Struct, frozen=True):
    """Which files the pages need, as the build of the client tells (`web/vite/preload_manifest.ts`)."""

    house: tuple[str, ...] = ()
    pages: dict[str, tuple[str, ...]] = {}
    posters: dict[str, tuple[str, ...]] = {}
    rooms: dict[str, tuple[str, ...]] = {}
    words: dict[str, dict[str, str]] = {}
    """Those of the start page, of the rest of the house and of each room, by language."""

    @classmethod
    def of(cls, client: Path) -> Self:
        """What the build of a client tells; a build that tells nothing is played all the same."""
        file = client / "pages.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.is_file() else cls()

    def start(self, lang: str) -> str:
        """The posters of all games, and what the server says of them."""
        asked = ["/api/games", *(f"/api/lessons/{plugin.name}" for plugin in plugins())]
        return _links(self._words("start", lang), (file for files in self.posters.values() for file in files), self._fonts(), asked)

    def page(self, name: str, game: str | None, lang: str) -> str:
        """A page, and the room of the game that is played there, if it is known."""
        area = (game or "").replace("-", "_")
        lobby = self.pages.get("lobby", ()) if name == "table" else ()
        words = (file for part in ("start", "house", area) for file in self._words(part, lang))
        return _links(words, self.pages.get(name, ()), lobby, self.posters.get(area, ()), self.rooms.get(area, ()), self._fonts())

    def _words(self, area: str, lang: str) -> tuple[str, ...]:
        file = self.words.get(area, {}).get(lang)
        return (file,) if file else ()

    def _fonts(self) -> Iterator[str]:
        """The rest of the house's files stands in the page itself."""
        return (file for file in self.house if file.endswith(".woff2"))


def _links(*files: Iterable[str]) -> str:
    """The header `Link`, each file once."""
    each = dict.fromkeys(file for some in files for file in some)
    return ", ".join(f"<{file}>; rel={_KINDS.get(Path(file).suffix, _ASKED)}" for file in each)
