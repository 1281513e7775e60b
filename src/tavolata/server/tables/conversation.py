"""A visitor's conversation with a table, for as long as they like once they have said hello."""

import asyncio
import time

from tavolata.server.errors import refusal
from tavolata.server.net.admission import Caller
from tavolata.server.protocol.messages import AnyRequest, Hello
from tavolata.server.tables.session import Visitor
from tavolata.server.tables.table import Table


def begin(visitor: Visitor, table: Table, caller: Caller) -> None:
    """Let somebody talk with a table; each message is timed, and who never says hello is not waited for."""
    limits, metrics = caller.door.limits, caller.door.metrics

    def wait_no_longer() -> None:
        silent = refusal("too-slow", "no-hello", seconds=limits.hello_seconds)
        caller.refused(silent)
        visitor.send(silent.sent)
        visitor.dismiss()

    async def hear(request: AnyRequest) -> None:
        if isinstance(request, Hello):
            patience.cancel()
        began = time.perf_counter()
        await table.hear(visitor, request)
        metrics.heard(time.perf_counter() - began)

    def leave() -> None:
        patience.cancel()
        table.leave(visitor)

    patience = asyncio.get_running_loop().call_later(limits.hello_seconds, wait_no_longer)
    visitor.converse(hear, leave)
