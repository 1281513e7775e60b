"""The browser client as built by Vite: its files, how long they may be kept, and what a page of ours may do."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.status import HTTP_404_NOT_FOUND
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.i18n import parse_accept_language, translate
from tavolata.server.net.preload import Ahead

_SERVER = Path(__file__).resolve().parents[1]

_CONTENT_POLICY = {
    "default-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # Svelte sets styles on elements
    "img-src": "'self' data:",  # Vite writes small pictures and fonts into the style sheets
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
    "Referrer-Policy": "no-referrer",  # who knows the link of a table may come in
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""What every answer carries that is no file."""
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
"""Where the client has a page, and as what its build knows it; what is shown there is its business."""
_FILES = "/assets/"
"""Scripts, styles and fonts: never a page by themselves, so they go without the headers that bind pages."""
_NEEDLESS = ("Accept-Ranges", "ETag", "Last-Modified")
"""What never changes is fetched once and whole: nobody asks whether it has, nor for a part of it."""
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""How the texts of the client are also built, the smallest first."""
_FOREVER = "public, max-age=31536000, immutable"
_FOR_A_DAY = "public, max-age=86400"
_ASK_EACH_TIME = "no-cache"
_PICTURES = {".svg", ".png"}


class SecurityHeaders:
    """Gives every answer the headers that keep our pages to themselves, and no more of them than it needs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers added."""
        is_file = scope.get("path", "").startswith(_FILES)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_FILE_HEADERS if is_file else HEADERS)
                for name in _NEEDLESS if is_file else ():
                    del headers[name]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class ClientFiles(StaticFiles):
    """The built files; those in assets/ carry a hash of their content in their name, and so never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; where there is none, and no file was asked for, the page that says so."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTP_404_NOT_FOUND or Path(path).suffix or path.startswith("api"):
                raise
            return FileResponse(Path(str(self.directory)) / "index.html", HTTP_404_NOT_FOUND, {"Cache-Control": _ASK_EACH_TIME})

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file as the browser takes it, with the time for which it may be kept."""
        packed = _packed(Path(full_path), Headers(scope=scope).get("accept-encoding", ""))
        if packed is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            coding, path = packed
            response = super().file_response(path, path.stat(), scope, status_code)
            response.headers["Content-Encoding"] = coding
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = _kept(Path(full_path))
        return response


def _kept(file: Path) -> str:
    """For how long a browser may keep a file: the worker and the manifest decide what the house is, and are asked for each time."""
    if file.parent.name == "assets":
        return _FOREVER
    return _FOR_A_DAY if file.suffix in _PICTURES else _ASK_EACH_TIME


def _packed(file: Path, accepted: str) -> tuple[str, Path] | None:
    """The smallest form of a file that a browser takes and that was built, with the name of its coding."""
    taken = {coding.partition(";")[0].strip() for coding in accepted.split(",") if coding.partition("q=")[2].strip() != "0"}
    forms = ((coding, file.with_name(file.name + suffix)) for coding, suffix in _CODINGS.items() if coding in taken)
    return next(((coding, form) for coding, form in forms if form.is_file()), None)


def built_client() -> Path | None:
    """The folder of the built client: packed into an installed package, or in the checkout beside it."""
    folders = (_SERVER / "static", _SERVER.parents[2] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def client_routes(folder: Path | None) -> list[BaseRoute]:
    """The pages and their files; one sentence where the client is not built."""
    if folder is None:
        return [Route(path, _not_built) for path in _PAGES]
    return [*(Route(path, _page(folder, name)) for path, name in _PAGES.items()), Mount("/", ClientFiles(directory=folder))]


async def _not_built(request: Request) -> Response:
    lang = parse_accept_language(request.headers.get("accept-language", ""))
    return PlainTextResponse(translate("server.not-built", lang=lang), 503, {"Content-Language": lang, "Vary": "Accept-Language"})


def _page(folder: Path, name: str | None) -> Callable[[Request], Awaitable[Response]]:
    """A page of the client, which is asked for each time, with all that it will ask for."""
    ahead = Ahead.of(folder)

    async def page(request: Request) -> Response:
        lang = parse_accept_language(request.headers.get("accept-language", ""))
        links = ahead.start(lang) if name is None else ahead.page(name, _game_at(request), lang)
        headers = {"Cache-Control": _ASK_EACH_TIME, "Vary": "Accept-Language", **({"Link": links} if links else {})}
        return FileResponse(folder / "index.html", headers=headers)

    return page


def _game_at(request: Request) -> str | None:
    """The game of a lesson, or of a table that is awake: one that rests is not woken before somebody comes in."""
    at = request.path_params
    game: str | None = at.get("game") or request.app.state.tables.game_at(at["table"])
    return game
