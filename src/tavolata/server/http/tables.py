"""Endpoints of tables: opening one, and the record, review and what-if of a finished match."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tavolata.core.record import write_record
from tavolata.server.errors import decode_request
from tavolata.server.http.requests import check_capacity, check_table_quota, find_table, opened_response, read_body, registry_of
from tavolata.server.protocol.messages import OpenTable, WhatIf
from tavolata.server.tables import seats

_open_decoder = msgspec.json.Decoder(OpenTable)
_what_if_decoder = msgspec.json.Decoder(WhatIf)


def routes() -> list[Route]:
    """The routes of this module."""
    return [
        Route("/api/tables", _open, methods=["POST"]),
        Route("/api/tables/{table}/record", _record),
        Route("/api/tables/{table}/review", _review),
        Route("/api/tables/{table}/what-if", _what_if, methods=["POST"]),
    ]


async def _open(request: Request) -> Response:
    check_table_quota(request)
    return opened_response(request, await registry_of(request).open(decode_request(await read_body(request), _open_decoder)))


async def _record(request: Request) -> Response:
    """The record of an ended match; it contains the table's secret, so that the dice can be verified."""
    table = await find_table(request)
    seats.require_ended(table.row)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.jsonl"'}
    return Response(write_record(table.match, given_up=table.row.stage == "given-up"), media_type="application/x-ndjson", headers=headers)


async def _review(request: Request) -> Response:
    """The progress of a review, line by line, and finally the review."""
    check_capacity(request)
    work = await registry_of(request).review(request.path_params["table"])
    lines = (msgspec.json.encode(line) + b"\n" async for line in work.lines())
    return StreamingResponse(lines, headers={"Cache-Control": "no-store"}, media_type="application/x-ndjson")


async def _what_if(request: Request) -> Response:
    check_table_quota(request)
    wanted = decode_request(await read_body(request), _what_if_decoder)
    return opened_response(request, await registry_of(request).open_what_if(request.path_params["table"], wanted))
