"""The WebSocket of a table as an AsyncAPI document: /protocol/asyncapi.json."""

from typing import Any, get_args

from tavolata.server.protocol.messages import AnyMessage, AnyRequest
from tavolata.server.protocol.typescript import schemas

_DESCRIPTION = """\
One socket for each visitor of a table, JSON messages in both directions, each with a `kind`.
Say `hello` first, with your secret or token and the number of the last line of the log that you saw (-1: none). You are told the `table`,
and once the game has begun the `moves` that you missed, with the position as your seat sees it and all that you may do (`legal`, each with
its `text`). Answer with `act`: how many lines you have seen (`n`), and the text of your choice.
What cannot be is `refused`, with a code for programs and the key of a sentence for people; whoever was too slow (`stale`) is told the moves
again. Say `seen` after moves: bots wait for those who are still being shown what happened."""


def document() -> dict[str, Any]:
    """The document."""
    requests, messages = ([kind.__name__ for kind in get_args(union)] for union in (AnyRequest, AnyMessage))
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tavolata", "version": "1", "description": _DESCRIPTION},
        "channels": {
            "table": {
                "address": "/ws/{table}",
                "parameters": {"table": {"description": "The name of the table, as in its link."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*requests, *messages)},
            }
        },
        "operations": {"ask": _operation("receive", requests), "tell": _operation("send", messages)},
        "components": {"messages": {name: _message(name) for name in (*requests, *messages)}, "schemas": _components()},
    }


def _operation(action: str, names: list[str]) -> dict[str, Any]:
    """An operation: messages that the server receives or sends."""
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
