"""The messages as JSON schemas, from which the client's types are made: `python -m tavolata.server.protocol.typescript`."""

import json
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from tavolata.core.game import Result
from tavolata.core.log import Undone
from tavolata.core.plugin import GamePlugin
from tavolata.core.protocols.advisor import HintMessage
from tavolata.core.protocols.race import GhostStep
from tavolata.core.protocols.workshop import Compared
from tavolata.core.registry import plugins
from tavolata.core.text.rulebook import RulesSection
from tavolata.server.protocol.http_models import (
    Campaign,
    Drafted,
    Exhibit,
    FoundCampaign,
    Ghost,
    Ghosts,
    LessonOffer,
    LessonTold,
    PlayStage,
    Race,
    Reviewing,
    Unlock,
)
from tavolata.server.protocol.messages import (
    AnyMessage,
    AnyRequest,
    Choice,
    GameOffer,
    OpenTable,
    SeatInfo,
    StepSeen,
    TableOpened,
    Token,
    WhatIf,
)

_LESSONS = [LessonOffer, LessonTold]
_MAKING = [Drafted, Exhibit, Compared]
_RACING = [Race, Ghosts]
_CAMPAIGNING = [FoundCampaign, Unlock, PlayStage, Campaign]


def schemas() -> dict[str, Any]:
    """The messages as JSON schemas: those of the house, and for each folder of a game those that speak of it in its own types."""
    house = _schema(
        [
            AnyRequest,
            AnyMessage,
            OpenTable,
            WhatIf,
            TableOpened,
            Token,
            GameOffer,
            RulesSection,
            *_LESSONS,
            *_MAKING,
            *_RACING,
            *_CAMPAIGNING,
            Reviewing,
            HintMessage,
            Result,
            Undone,
        ],
        Request=AnyRequest,
        Message=AnyMessage,
    )
    named = {"View": "game", "Action": "kind", "Event": "kind", "Question": "kind", "Answer": "kind"}
    house["$defs"] |= {name: _tagged(field) for name, field in named.items()}
    house["$defs"]["Ask"]["properties"]["question"] = {"$ref": "#/$defs/Question"}
    return {"lib": house} | {f"games/{plugin.slug}": _game_schema(plugin) for plugin in plugins() if plugin.has_client}


def _game_schema(plugin: GamePlugin) -> dict[str, Any]:
    view, action, event = plugin.game.vocabulary
    choice = _in_types_of(Choice, action=action)
    step = _in_types_of(StepSeen, events=list[event], view=view | None)  # type: ignore[valid-type]
    unions = {view.__name__.replace("View", "Action"): action, view.__name__.replace("View", "Event"): event}
    coach = plugin.advisor() if plugin.advisor else None
    asked = [] if coach is None or coach.questions is None else [coach.questions, coach.answers]
    return _schema([view, choice, step, SeatInfo, *asked, *_making(plugin, choice), *_racing(plugin)], **unions)


def _making(plugin: GamePlugin, choice: type[msgspec.Struct]) -> list[Any]:
    """What the workshop of a game tells."""
    if plugin.workshop is None:
        return []
    workshop, view = plugin.workshop(), plugin.game.vocabulary.view
    drafted = _in_types_of(Drafted, view=view, legal=list[choice], more=workshop.more)  # type: ignore[valid-type]
    compared = _in_types_of(Compared, judged=workshop.judgement)
    return [drafted, _in_types_of(Exhibit, view=view), workshop.judgement, compared]


def _racing(plugin: GamePlugin) -> list[Any]:
    """What is told of a race of a game."""
    if plugin.race is None:
        return []
    ghost = _in_types_of(Ghost, laps=list[_in_types_of(GhostStep, did=plugin.race().deed)])  # type: ignore[misc]
    return [_in_types_of(Ghosts, ghosts=list[ghost])]  # type: ignore[valid-type]


def _in_types_of(kind: type[msgspec.Struct], **types: Any) -> type[msgspec.Struct]:
    """A message with the types of a game in the place of the kernel's."""
    known = [(field.name, types.get(field.name, field.type), field.default) for field in msgspec.structs.fields(kind)]
    fields = [(name, annotation) if default is msgspec.NODEFAULT else (name, annotation, default) for name, annotation, default in known]
    return msgspec.defstruct(kind.__name__, fields, frozen=True, namespace={"__doc__": kind.__doc__})


def _schema(kinds: Sequence[Any], **unions: Any) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named = {name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]} for name, union in unions.items()}
    return {"$defs": {**components, **named}}


def _tagged(field: str) -> dict[str, Any]:
    """Something of a game, of which the house knows the tag alone."""
    return {"type": "object", "properties": {field: {"type": "string"}}, "required": [field], "additionalProperties": True}


if __name__ == "__main__":
    print(json.dumps(schemas(), indent=2, sort_keys=True))
