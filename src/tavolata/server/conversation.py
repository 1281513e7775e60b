"""A visitor's conversation with a table, for as long as they like once they have said hello."""

import asyncio
import time

from tavolata.server.doorkeeper import Caller
from tavolata.server.refusal import refusal
from tavolata.server.table import Table
from tavolata.server.visitor import Visitor
from tavolata.server.wire import AnyRequest, Hello


async def converse(visitor: Visitor, table: Table, caller: Caller) -> bool:
    """Let somebody talk with a table; each message is timed, and who never says hello is not waited for.

    Whether they were dismissed in the end.
    """
    limits, metrics = caller.door.limits, caller.door.metrics

    def wait_no_longer() -> None:
        silent = refusal("too-slow", "no-hello", seconds=limits.hello_seconds)
        caller.refused(silent)
        visitor.send(silent.sent)
        visitor.dismiss()

    async def hear(speaker: Visitor, request: AnyRequest) -> None:
        if isinstance(request, Hello):
            patience.cancel()
        began = time.perf_counter()
        await table.hear(speaker, request)
        metrics.heard(time.perf_counter() - began)

    patience = asyncio.get_running_loop().call_later(limits.hello_seconds, wait_no_longer)
    try:
        return await visitor.converse(hear)
    finally:
        patience.cancel()
        table.leave(visitor)
