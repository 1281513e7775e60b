"""A seat at a table of a running server, for programs.

`Seat` blocks and `AsyncSeat` is awaited; `open_table` returns a link to join.

seat        an asynchronous seat
blocking    a blocking seat
connection  the WebSocket of a table, which reconnects
link        links of tables, and the player's secret
http        opens tables and makes tokens
errors      refusals of the server as text
"""

from tavolata.core.extras import extra_providing

with extra_providing("server"):
    import websockets  # noqa: F401 - whether it is there is all that is asked

from tavolata.client.blocking import Seat
from tavolata.client.http import new_token, open_table
from tavolata.client.link import NotJoined
from tavolata.client.seat import AsyncSeat, NotPlayed

__all__ = ["AsyncSeat", "NotJoined", "NotPlayed", "Seat", "new_token", "open_table"]
