"""The browser client as built by Vite: its files, how long they may be kept, and what a page of ours may do."""

import os
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.status import HTTP_404_NOT_FOUND
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.words import accepted, say

_HERE = Path(__file__).resolve().parent

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
_HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in _CONTENT_POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # who knows the link of a table may come in
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_PAGES = ("/", "/t/{table}", "/t/{table}/review", "/learn/{game}/{lesson}")
"""Where the client has a page; what is shown there is its business."""
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""How the texts of the client are also built, the smallest first."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_EACH_TIME = "no-cache"


class SecurityHeaders:
    """Gives every answer the headers that keep our pages to themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers added."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_HEADERS)
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
        response.headers["Cache-Control"] = _FOREVER if "assets" in Path(full_path).parts else _ASK_EACH_TIME
        return response


def _packed(file: Path, accepted: str) -> tuple[str, Path] | None:
    """The smallest form of a file that a browser takes and that was built, with the name of its coding."""
    taken = {coding.partition(";")[0].strip() for coding in accepted.split(",") if coding.partition("q=")[2].strip() != "0"}
    forms = ((coding, file.with_name(file.name + suffix)) for coding, suffix in _CODINGS.items() if coding in taken)
    return next(((coding, form) for coding, form in forms if form.is_file()), None)


def built_client() -> Path | None:
    """The folder of the built client: packed into an installed package, or in the checkout beside it."""
    folders = (_HERE / "static", _HERE.parents[2] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def client_routes(folder: Path | None) -> list[BaseRoute]:
    """The pages and their files; one sentence where the client is not built."""

    async def page(request: Request) -> Response:
        if folder is None:
            lang = accepted(request.headers.get("accept-language", ""))
            return PlainTextResponse(say("server.not-built", lang=lang), 503, {"Content-Language": lang, "Vary": "Accept-Language"})
        return FileResponse(folder / "index.html", headers={"Cache-Control": _ASK_EACH_TIME})

    pages: list[BaseRoute] = [Route(path, page) for path in _PAGES]
    return pages if folder is None else [*pages, Mount("/", ClientFiles(directory=folder))]
