"""Generates the AsyncAPI document of the WebSocket: /protocol/asyncapi.json."""

from typing import Any, get_args

from tavolata.server.protocol.messages import AnyMessage, AnyRequest
from tavolata.server.protocol.typescript import schemas

_DESCRIPTION = """\
Each client of a table has one socket, with JSON messages in both directions; each message has a `kind`.
The first request is `hello`, with the client's secret or token and the number of the last log line that it received (-1: none). The server
sends the `table` and, once the game has begun, the `moves` that the client does not have, with the position as its seat sees it and the
legal choices (`legal`, each with its `text`). The client answers with `act`: the number of lines that it has (`n`), and the text of a
choice. An impossible request is `refused`, with a code for programs and the message key of a sentence; after `stale` the server sends the
moves again. A client that animates moves sends `seen` after them: bots wait for it."""


def document() -> dict[str, Any]:
    """The AsyncAPI document."""
    requests, messages = ([kind.__name__ for kind in get_args(union)] for union in (AnyRequest, AnyMessage))
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tavolata", "version": "1", "description": _DESCRIPTION},
        "channels": {
            "table": {
                "address": "/ws/{table}",
                "parameters": {"table": {"description": "The id of the table, as in its link."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*requests, *messages)},
            }
        },
        "operations": {"requests": _operation("receive", requests), "messages": _operation("send", messages)},
        "components": {"messages": {name: _message(name) for name in (*requests, *messages)}, "schemas": _components()},
    }


def _operation(action: str, names: list[str]) -> dict[str, Any]:
    """An operation of the document, with the names of the messages that the server receives or sends."""
    references = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": references}


def _message(name: str) -> dict[str, Any]:
    return {"name": name, "contentType": "application/json", "payload": {"$ref": f"#/components/schemas/{name}"}}


def _components() -> Any:
    """The schemas, with references into this document."""
    return _with_refs(schemas()["lib"]["$defs"])


def _with_refs(part: Any) -> Any:
    if isinstance(part, dict):
        return {
            name: value.replace("#/$defs/", "#/components/schemas/") if name == "$ref" else _with_refs(value)
            for name, value in part.items()
        }
    return [_with_refs(value) for value in part] if isinstance(part, list) else part
