"""The settings of a server: flags, environment variables and a TOML file, under the same names."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavolata.core.errors import LocalizedError
from tavolata.server.net.rate_limits import Limits, networks

FILE = "config"
"""The setting that names the TOML file."""
_VARIABLE = "TAVOLATA_"


class BadConfiguration(LocalizedError):
    """An invalid setting."""


class Configuration(Limits, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """All settings of a server, including its rate and size limits."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = "data"
    database: str = ""
    """The URL of a PostgreSQL database, instead of the folder `data`."""
    bus: str = ""
    """The URL of a Redis server, for several processes on one database."""
    known_hosts: tuple[str, ...] = ()
    """The accepted Host headers."""
    trusted_proxies: tuple[str, ...] = ()
    """The proxies whose X-Forwarded-For header is trusted."""
    bot: tuple[str, ...] = ()
    """External bots, each as a name and a path."""
    logs: Literal["text", "json"] = "text"
    metrics: bool = False


_OF_LIMITS = len(msgspec.structs.fields(Limits))
_ALL = msgspec.structs.fields(Configuration)
SETTINGS = (*_ALL[_OF_LIMITS:], *_ALL[:_OF_LIMITS])
"""All settings, the limits last."""


def load_config(flags: Mapping[str, object], environment: Mapping[str, str]) -> Configuration:
    """The settings: flags override the environment, and the environment overrides the file."""
    file = flags.get(FILE) or environment.get(_variable(FILE))
    given: dict[str, object] = {}
    for place, settings in (
        (str(file), _from_file(Path(str(file))) if file else {}),
        (_VARIABLE + "…", dict(_from_env(environment))),
        ("--…", {name: value for name, value in flags.items() if name != FILE}),
    ):
        given |= _checked(place, settings)
    return msgspec.convert(given, Configuration)


def _from_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadConfiguration("server.config.file", file=str(file), why=str(error)) from error


def _from_env(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for setting in SETTINGS:
        if (value := environment.get(_variable(setting.encode_name))) is not None:
            yield setting.encode_name, value


def _variable(name: str) -> str:
    return _VARIABLE + name.upper().replace("-", "_")


def _checked(place: str, settings: Mapping[str, object]) -> dict[str, Any]:
    """The validated settings of one source; a list may be one comma-separated text."""
    lists = {setting.encode_name for setting in SETTINGS if isinstance(setting.default, tuple)}
    values = {name: _split_list(value) if name in lists else value for name, value in settings.items()}
    try:
        known = msgspec.convert(values, Configuration, strict=False)
        networks(known.trusted_proxies)
    except ValueError as error:
        raise BadConfiguration("server.config.wrong", place=place, why=str(error)) from error
    return {name: value for name, value in msgspec.to_builtins(known).items() if name in settings}


def _split_list(value: object) -> object:
    return [part for part in (part.strip() for part in value.split(",")) if part] if isinstance(value, str) else value
