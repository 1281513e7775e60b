"""The WebSocket endpoint of a table."""

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket as UpgradeRequest

from tavolata.server.errors import Refusal, WrongProcess, refusal
from tavolata.server.http.requests import check_origin, find_table
from tavolata.server.net.admission import client_of
from tavolata.server.net.responses import error_response
from tavolata.server.net.websocket import WebSocket
from tavolata.server.tables.session import SERVICE_RESTART, Session, encode

_UNKNOWN_TABLE = 4404


def routes() -> list[WebSocketRoute]:
    """The routes of this module; the last one keeps upgrades away from the static files."""
    return [WebSocketRoute("/ws/{table}", _table), WebSocketRoute("/{path:path}", _no_websocket)]


async def _table(request: UpgradeRequest) -> None:
    """Accept a WebSocket for a table, and start its session."""
    client = client_of(request)
    websocket: WebSocket = request.scope["connection"]
    try:
        check_origin(request)
        table = await find_table(request)
    except Refusal as refused:
        client.count_rejection(refused)
        await _reject(request, websocket, refused)
        return
    if websocket.accept(client.count_frame):
        Session(websocket, client).start(table)


async def _reject(request: UpgradeRequest, websocket: WebSocket, refused: Refusal) -> None:
    """Send the reason over the accepted WebSocket; other sites, and tables of other processes, are denied before the handshake."""
    if isinstance(refused, WrongProcess) or refused.code == "unauthorised":
        await request.send_denial_response(error_response(refused))
    elif websocket.accept(client_of(request).count_frame):
        websocket.send(encode(refused.as_message))
        websocket.close(_UNKNOWN_TABLE if refused.code == "unknown-table" else SERVICE_RESTART)


async def _no_websocket(request: UpgradeRequest) -> None:
    """Deny an upgrade on any other path."""
    unknown = refusal("unknown-table", "unknown-table")
    client_of(request).count_rejection(unknown)
    await request.send_denial_response(error_response(unknown))
