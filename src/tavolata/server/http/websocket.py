"""The WebSocket endpoint of a table."""

from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection

from tavolata.server.errors import NotHere, Refusal
from tavolata.server.http.requests import check_origin, find_table
from tavolata.server.net.admission import caller_of
from tavolata.server.net.websocket import Line
from tavolata.server.tables.conversation import begin
from tavolata.server.tables.session import COME_AGAIN, Visitor, encode

if TYPE_CHECKING:
    from tavolata.server.net.fast_routes import Entrance

_UNKNOWN_TABLE = 4404


async def websocket_endpoint(request: HTTPConnection[Any], socket: Line) -> None:
    """Accept a WebSocket for a table, and start its session."""
    caller = caller_of(request)
    try:
        check_origin(request)
        table = await find_table(request)
    except Refusal as refused:
        caller.refused(refused)
        _reject_websocket(request, socket, refused)
        return
    if socket.open():
        begin(Visitor(socket, caller), table, caller)


def _reject_websocket(request: HTTPConnection[Any], socket: Line, refused: Refusal) -> None:
    """Send the reason over the accepted WebSocket; other sites, and tables of other processes, are denied before the handshake."""
    if isinstance(refused, NotHere) or refused.code == "unauthorised":
        entrance: Entrance = request.app.state.entrance
        entrance.deny(socket, refused)
    elif socket.open():
        socket.tell(encode(refused.sent))
        socket.hang_up(_UNKNOWN_TABLE if refused.code == "unknown-table" else COME_AGAIN)
