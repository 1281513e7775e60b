"""The registry of games by name; all plugins are found through the entry points `tavolata.games`."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from tavolata import i18n
from tavolata.core.errors import BadPlugin, UnknownGame, UnknownVersion, short_repr
from tavolata.core.game import Game, Option, OptionValue
from tavolata.core.plugin import Convention, GamePlugin

GROUP = "tavolata.games"
_OURS = "tavolata"

_log = logging.getLogger(__name__)


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game with its translated description and choices."""

    name: str
    kind: str
    default: OptionValue
    description: str
    choices: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """The properties of a game that a client needs to open a table."""

    name: str
    title: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    cooperative: bool
    convention: Convention | None


class _Registry:
    """The loaded plugins, and the errors of those that could not be loaded."""

    def __init__(self) -> None:
        self.plugins: dict[str, GamePlugin] = {}
        self.faults: dict[str, BadPlugin] = {}
        for entry in sorted(entry_points(group=GROUP), key=_is_external):
            self._load(entry)

    def _load(self, entry: EntryPoint) -> None:
        """Loads one plugin; stores and logs its error, so that the other games stay available."""
        try:
            self.register(_checked(entry.name, entry.load(), self.plugins))
        except BadPlugin as fault:
            self.faults[entry.name] = fault
        except Exception as error:  # noqa: BLE001 - third-party code; the error is logged here and raised by `get_plugin`
            self.faults[entry.name] = BadPlugin(entry.name, [f"{type(error).__name__}: {str(error).rstrip('.')}."])
        if entry.name in self.faults:
            _log.error("%s", self.faults[entry.name])

    def register(self, plugin: GamePlugin) -> None:
        self.plugins[plugin.name] = plugin
        i18n.add_folder(plugin.words)


@cache
def _registry() -> _Registry:
    return _Registry()


def _is_external(entry: EntryPoint) -> bool:
    """A sort key that puts the plugins of this package first, so that no other package can take their names."""
    return entry.dist is None or entry.dist.name != _OURS


def _checked(name: str, plugin: Any, known: dict[str, GamePlugin]) -> GamePlugin:
    """Returns a valid plugin, or raises BadPlugin with all errors."""
    if not isinstance(plugin, GamePlugin):
        raise BadPlugin(name, [f"its entry point gives {short_repr(plugin)}, which is no GamePlugin."])
    faults = [f"its game is called {plugin.name!r}."] if plugin.name != name else []
    faults += ["there is another game of this name."] if name in known else []
    messages = i18n.messages_in(plugin.words, i18n.ENGLISH)
    faults += [
        f"its words/{i18n.ENGLISH}/*.ftl lack {i18n.message_id(key)!r}."
        for key in _required_messages(plugin)
        if i18n.message_id(key) not in messages
    ]
    faults += [
        f"its former rules of version {version} are {short_repr(game.name)} of version {game.version}."
        for version, game in plugin.previous_versions.items()
        if (game.name, game.version) != (plugin.name, version) or version == plugin.game.version
    ]
    foreign = [message for message in messages if not message.startswith(f"{plugin.slug}-")]
    faults += [f"its words have {message!r}, which does not begin with '{plugin.slug}-'." for message in foreign]
    if faults:
        raise BadPlugin(name, faults)
    return plugin


def _required_messages(plugin: GamePlugin) -> list[str]:
    options = [f"{plugin.slug}.option.{option.name}" for option in plugin.game.options]
    choices = [f"{plugin.slug}.option.{option.name}.{choice}" for option in plugin.game.options for choice in option.choices]
    return [f"{plugin.slug}.name", *options, *choices]


def add(plugin: GamePlugin) -> None:
    """Registers a plugin without an entry point, until the process ends."""
    _registry().register(_checked(plugin.name, plugin, {}))


def plugins() -> list[GamePlugin]:
    """All registered plugins in the order of the game list."""
    return sorted(_registry().plugins.values(), key=lambda plugin: (plugin.sort_order, plugin.name))


def get_plugin(name: str) -> GamePlugin:
    """The plugin of a game; raises UnknownGame or BadPlugin."""
    registry = _registry()
    if type(name) is str and name in registry.plugins:
        return registry.plugins[name]
    if type(name) is str and name in registry.faults:
        raise registry.faults[name]
    raise UnknownGame(f"There is no game {short_repr(name)}; there is {', '.join(plugin.name for plugin in plugins())}.")


def game_named(name: str) -> Game[Any, Any, Any]:
    """The current rules of a game."""
    return get_plugin(name).game


def rules_of_version(name: str, version: int) -> Game[Any, Any, Any]:
    """The rules of a game in a current or previous version; raises UnknownVersion."""
    plugin = get_plugin(name)
    rules = plugin.game if version == plugin.game.version else plugin.previous_versions.get(version)
    if rules is None:
        raise UnknownVersion(f"the match was begun on version {version} of {name}; this program plays version {plugin.game.version}.")
    return rules


def catalogue(lang: str = i18n.ENGLISH) -> list[GameInfo]:
    """All games with their seats, options and bot levels, described in a language."""
    return [_info(plugin, lang) for plugin in plugins()]


def _info(plugin: GamePlugin, lang: str) -> GameInfo:
    game = plugin.game
    return GameInfo(
        name=plugin.name,
        title=i18n.translate(f"{plugin.slug}.name", lang=lang),
        version=game.version,
        seats=tuple(game.seats),
        options=tuple(_option(plugin, option, lang) for option in game.options),
        bots=plugin.bots,
        cooperative=game.cooperative,
        convention=plugin.convention,
    )


def _option(plugin: GamePlugin, option: Option, lang: str) -> OptionInfo:
    key = f"{plugin.slug}.option.{option.name}"
    choices = {choice: i18n.translate(f"{key}.{choice}", lang=lang) for choice in option.choices}
    return OptionInfo(option.name, option.kind, option.default, i18n.translate(key, lang=lang), choices)
