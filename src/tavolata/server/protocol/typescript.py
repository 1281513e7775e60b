"""Generates JSON schemas of all messages, from which the client's types are made: `python -m tavolata.server.protocol.typescript`."""

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
    CreateCampaign,
    DraftState,
    Ghost,
    Ghosts,
    LessonContent,
    LessonOffer,
    PlayStage,
    Race,
    ReviewProgress,
    SavedDesign,
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

_LESSONS = [LessonOffer, LessonContent]
_MAKING = [DraftState, SavedDesign, Compared]
_RACING = [Race, Ghosts]
_CAMPAIGNING = [CreateCampaign, Unlock, PlayStage, Campaign]


def schemas() -> dict[str, Any]:
    """The JSON schemas of all messages: the common ones, and for each game the ones with its own types."""
    common = _schema(
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
            ReviewProgress,
            HintMessage,
            Result,
            Undone,
        ],
        Request=AnyRequest,
        Message=AnyMessage,
    )
    named = {"View": "game", "Action": "kind", "Event": "kind", "Question": "kind", "Answer": "kind"}
    common["$defs"] |= {name: _opaque_union(field) for name, field in named.items()}
    common["$defs"]["Ask"]["properties"]["question"] = {"$ref": "#/$defs/Question"}
    return {"lib": common} | {f"games/{plugin.slug}": _game_schema(plugin) for plugin in plugins() if plugin.has_client}


def _game_schema(plugin: GamePlugin) -> dict[str, Any]:
    view, action, event = plugin.game.vocabulary
    choice = _specialize(Choice, action=action)
    step = _specialize(StepSeen, events=list[event], view=view | None)  # type: ignore[valid-type]
    unions = {view.__name__.replace("View", "Action"): action, view.__name__.replace("View", "Event"): event}
    coach = plugin.advisor() if plugin.advisor else None
    asked = [] if coach is None or coach.questions is None else [coach.questions, coach.answers]
    return _schema([view, choice, step, SeatInfo, *asked, *_workshop_types(plugin, choice), *_race_types(plugin)], **unions)


def _workshop_types(plugin: GamePlugin, choice: type[msgspec.Struct]) -> list[Any]:
    """The workshop messages with the types of a game."""
    if plugin.workshop is None:
        return []
    workshop, view = plugin.workshop(), plugin.game.vocabulary.view
    drafted = _specialize(DraftState, view=view, legal=list[choice], more=workshop.info_type)  # type: ignore[valid-type]
    compared = _specialize(Compared, judged=workshop.simulation_type)
    return [drafted, _specialize(SavedDesign, view=view), workshop.simulation_type, compared]


def _race_types(plugin: GamePlugin) -> list[Any]:
    """The race messages with the types of a game."""
    if plugin.race is None:
        return []
    ghost = _specialize(Ghost, laps=list[_specialize(GhostStep, did=plugin.race().step_type)])  # type: ignore[misc]
    return [_specialize(Ghosts, ghosts=list[ghost])]  # type: ignore[valid-type]


def _specialize(kind: type[msgspec.Struct], **types: Any) -> type[msgspec.Struct]:
    """A copy of a message class with the types of a game."""
    known = [(field.name, types.get(field.name, field.type), field.default) for field in msgspec.structs.fields(kind)]
    fields = [(name, annotation) if default is msgspec.NODEFAULT else (name, annotation, default) for name, annotation, default in known]
    return msgspec.defstruct(kind.__name__, fields, frozen=True, namespace={"__doc__": kind.__doc__})


def _schema(kinds: Sequence[Any], **unions: Any) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named = {name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]} for name, union in unions.items()}
    return {"$defs": {**components, **named}}


def _opaque_union(field: str) -> dict[str, Any]:
    """The schema of any object that has a tag field."""
    return {"type": "object", "properties": {field: {"type": "string"}}, "required": [field], "additionalProperties": True}


if __name__ == "__main__":
    print(json.dumps(schemas(), indent=2, sort_keys=True))
