"""The browser client as Vite builds it: files, cache times, preload headers and security headers."""

import os
from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Self

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.status import HTTP_404_NOT_FOUND
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.core.registry import plugins
from tavolata.i18n import parse_accept_language, translate

_SERVER = Path(__file__).resolve().parents[1]

_CONTENT_POLICY = {
    "default-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # Svelte sets styles on elements
    "img-src": "'self' data:",  # Vite inlines small pictures and fonts in style sheets
    "font-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",  # the rulebook frames its examples
}
_FILE_HEADERS = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
HEADERS = {
    **_FILE_HEADERS,
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in _CONTENT_POLICY.items()),
    "Referrer-Policy": "no-referrer",  # the link of a table is all that a player needs to join it
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""The headers of every response that is no static file."""
_PAGES = {
    "/": None,
    "/t/{table}": "table",
    "/t/{table}/review": "review",
    "/learn/{game}/{lesson}": "learn",
    "/shipyard/{game}": "shipyard",
    "/race/{game}": "race",
    "/race/{game}/{race}": "race",
    "/campaign/{game}/{campaign}": "campaign",
}
"""The client's pages by path, under the names of its build."""
_ASSETS = "/assets/"
"""Scripts, styles and fonts: no pages, so they go without the headers for pages."""
_NOT_FOR_ASSETS = ("Accept-Ranges", "ETag", "Last-Modified")
"""Assets never change, so they are neither revalidated nor fetched in parts."""
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""The suffixes of precompressed files, the smallest first."""
_FOREVER = "public, max-age=31536000, immutable"
_ONE_DAY = "public, max-age=86400"
_REVALIDATE = "no-cache"
_PICTURES = {".svg", ".png"}


_PRELOAD_KINDS = {".js": "modulepreload", ".css": "preload; as=style; crossorigin", ".woff2": "preload; as=font; crossorigin"}
_FETCH = "preload; as=fetch; crossorigin"


class PreloadManifest(msgspec.Struct, frozen=True):
    """The files that each page needs, as the client's build lists them."""

    house: tuple[str, ...] = ()
    pages: dict[str, tuple[str, ...]] = {}
    posters: dict[str, tuple[str, ...]] = {}
    rooms: dict[str, tuple[str, ...]] = {}
    words: dict[str, dict[str, str]] = {}
    """Message files by area (start page, other pages, each game) and language."""

    @classmethod
    def of(cls, client: Path) -> Self:
        """Read the manifest of a build; a build without one works, too."""
        file = client / "pages.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.is_file() else cls()

    def start_page_header(self, lang: str) -> str:
        """The `Link` header of the start page, with the API requests of all posters."""
        fetched = ["/api/games", *(f"/api/lessons/{plugin.name}" for plugin in plugins())]
        return _links(self._messages("start", lang), (file for files in self.posters.values() for file in files), self._fonts(), fetched)

    def page_header(self, name: str, game: str | None, lang: str) -> str:
        """The `Link` header of another page, with the files of its game if that is known."""
        area = (game or "").replace("-", "_")
        lobby = self.pages.get("lobby", ()) if name == "table" else ()
        messages = (file for part in ("start", "house", area) for file in self._messages(part, lang))
        return _links(messages, self.pages.get(name, ()), lobby, self.posters.get(area, ()), self.rooms.get(area, ()), self._fonts())

    def _messages(self, area: str, lang: str) -> tuple[str, ...]:
        file = self.words.get(area, {}).get(lang)
        return (file,) if file else ()

    def _fonts(self) -> Iterator[str]:
        """The fonts; the page itself links the other shared files."""
        return (file for file in self.house if file.endswith(".woff2"))


def _links(*files: Iterable[str]) -> str:
    """A `Link` header with each file once."""
    unique = dict.fromkeys(file for group in files for file in group)
    return ", ".join(f"<{file}>; rel={_PRELOAD_KINDS.get(Path(file).suffix, _FETCH)}" for file in unique)


class SecurityHeaders:
    """ASGI middleware: adds security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app, and add headers to its response."""
        is_file = scope.get("path", "").startswith(_ASSETS)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_FILE_HEADERS if is_file else HEADERS)
                for name in _NOT_FOR_ASSETS if is_file else ():
                    del headers[name]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class ClientFiles(StaticFiles):
    """The built files. Names in assets/ contain a hash of the content, so these files never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the client's page for an unknown path."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTP_404_NOT_FOUND or Path(path).suffix or path.startswith("api"):
                raise
            return FileResponse(Path(str(self.directory)) / "index.html", HTTP_404_NOT_FOUND, {"Cache-Control": _REVALIDATE})

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file in the best coding that the browser accepts, with its cache time."""
        found = _precompressed(Path(full_path), Headers(scope=scope).get("accept-encoding", ""))
        if found is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            coding, path = found
            response = super().file_response(path, path.stat(), scope, status_code)
            response.headers["Content-Encoding"] = coding
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = _cache_control(Path(full_path))
        return response


def _cache_control(file: Path) -> str:
    """The cache time of a file. The service worker and the manifest are revalidated, for they decide the version."""
    if file.parent.name == "assets":
        return _FOREVER
    return _ONE_DAY if file.suffix in _PICTURES else _REVALIDATE


def _precompressed(file: Path, accepted: str) -> tuple[str, Path] | None:
    """The smallest precompressed form of a file that the browser accepts, with the name of its coding."""
    taken = {coding.partition(";")[0].strip() for coding in accepted.split(",") if coding.partition("q=")[2].strip() != "0"}
    forms = ((coding, file.with_name(file.name + suffix)) for coding, suffix in _CODINGS.items() if coding in taken)
    return next(((coding, form) for coding, form in forms if form.is_file()), None)


def built_client() -> Path | None:
    """The folder of the built client, in an installed package or in the checkout."""
    folders = (_SERVER / "static", _SERVER.parents[2] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def client_routes(folder: Path | None) -> list[BaseRoute]:
    """The routes of pages and files; one sentence if the client is not built."""
    if folder is None:
        return [Route(path, _client_missing_page) for path in _PAGES]
    return [*(Route(path, _page(folder, name)) for path, name in _PAGES.items()), Mount("/", ClientFiles(directory=folder))]


async def _client_missing_page(request: Request) -> Response:
    lang = parse_accept_language(request.headers.get("accept-language", ""))
    return PlainTextResponse(translate("server.not-built", lang=lang), 503, {"Content-Language": lang, "Vary": "Accept-Language"})


def _page(folder: Path, name: str | None) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a page; its header preloads what the page will request."""
    manifest = PreloadManifest.of(folder)

    async def page(request: Request) -> Response:
        lang = parse_accept_language(request.headers.get("accept-language", ""))
        links = manifest.start_page_header(lang) if name is None else manifest.page_header(name, _game_at(request), lang)
        headers = {"Cache-Control": _REVALIDATE, "Vary": "Accept-Language", **({"Link": links} if links else {})}
        return FileResponse(folder / "index.html", headers=headers)

    return page


def _game_at(request: Request) -> str | None:
    """The game of a lesson, or of a loaded table; a stored table is not loaded for its page."""
    params = request.path_params
    game: str | None = params.get("game") or request.app.state.tables.game_at(params["table"])
    return game
