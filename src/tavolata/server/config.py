"""What a host may set: by a flag, by a variable of the environment, or in one TOML file, under the same names."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavolata.core.errors import LocalizedError
from tavolata.server.net.rate_limits import Limits, networks

FILE = "config"
"""The setting that names the file, and so cannot stand in it."""
_VARIABLE = "TAVOLATA_"


class BadConfiguration(LocalizedError):
    """A setting that cannot be."""


class Configuration(Limits, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """All settings of a server; its limits are among them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = "data"
    database: str = ""
    """The address of the database that keeps the games; where none is named a folder does."""
    bus: str = ""
    """The address of the Redis by which servers on one database tell each other what is new."""
    known_hosts: tuple[str, ...] = ()
    """The names under which browsers may ask for it."""
    trusted_proxies: tuple[str, ...] = ()
    """The proxies whose word counts for where somebody comes from."""
    bot: tuple[str, ...] = ()
    """Bots from outside that may be seated, each by a name and a path."""
    logs: Literal["text", "json"] = "text"
    metrics: bool = False


_OF_LIMITS = len(msgspec.structs.fields(Limits))
_ALL = msgspec.structs.fields(Configuration)
SETTINGS = (*_ALL[_OF_LIMITS:], *_ALL[:_OF_LIMITS])
"""What can be set, the limits last."""


def configured(flags: Mapping[str, object], environment: Mapping[str, str]) -> Configuration:
    """The settings of flags before those of the environment before those of the file, if one is named."""
    file = flags.get(FILE) or environment.get(_variable(FILE))
    given: dict[str, object] = {}
    for place, settings in (
        (str(file), _of_file(Path(str(file))) if file else {}),
        (_VARIABLE + "…", dict(_of_environment(environment))),
        ("--…", {name: value for name, value in flags.items() if name != FILE}),
    ):
        given |= _checked(place, settings)
    return msgspec.convert(given, Configuration)


def _of_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadConfiguration("server.config.file", file=str(file), why=str(error)) from error


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for setting in SETTINGS:
        if (value := environment.get(_variable(setting.encode_name))) is not None:
            yield setting.encode_name, value


def _variable(name: str) -> str:
    return _VARIABLE + name.upper().replace("-", "_")


def _checked(place: str, settings: Mapping[str, object]) -> dict[str, Any]:
    """Those settings as they are to be; what is typed in one piece may be a list, parted by commas."""
    lists = {setting.encode_name for setting in SETTINGS if isinstance(setting.default, tuple)}
    parted = {name: _parted(value) if name in lists else value for name, value in settings.items()}
    try:
        known = msgspec.convert(parted, Configuration, strict=False)
        networks(known.trusted_proxies)
    except ValueError as error:
        raise BadConfiguration("server.config.wrong", place=place, why=str(error)) from error
    return {name: value for name, value in msgspec.to_builtins(known).items() if name in settings}


def _parted(value: object) -> object:
    return [part for part in (part.strip() for part in value.split(",")) if part] if isinstance(value, str) else value
