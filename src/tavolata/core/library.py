"""The games that can be played, by name: ours and others' alike are found through the entry points `tavolata.games`."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from tavolata import words
from tavolata.core.errors import BadKit, UnknownGame, UnknownVersion, shown
from tavolata.core.game import Game, Option, OptionValue
from tavolata.core.kit import Convention, Kit

GROUP = "tavolata.games"
_OURS = "tavolata"

_log = logging.getLogger(__name__)


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, with words for people."""

    name: str
    kind: str
    default: OptionValue
    description: str
    choices: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """What one needs to know to open a table."""

    name: str
    title: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    cooperative: bool
    convention: Convention | None


class _Shelf:
    """The kits that are there, and of those that could not be loaded, why."""

    def __init__(self) -> None:
        self.kits: dict[str, Kit] = {}
        self.faults: dict[str, BadKit] = {}
        for entry in sorted(entry_points(group=GROUP), key=_is_foreign):
            self._take(entry)

    def _take(self, entry: EntryPoint) -> None:
        """A package whose game does not hold must not keep the others from being played."""
        try:
            self.put(_checked(entry.name, entry.load(), self.kits))
        except BadKit as fault:
            self.faults[entry.name] = fault
        except Exception as error:  # noqa: BLE001 - it is anybody's code; it is told here, and raised for whoever asks for the game
            self.faults[entry.name] = BadKit(entry.name, [f"{type(error).__name__}: {str(error).rstrip('.')}."])
        if entry.name in self.faults:
            _log.error("%s", self.faults[entry.name])

    def put(self, kit: Kit) -> None:
        self.kits[kit.name] = kit
        words.add(kit.words)


@cache
def _shelf() -> _Shelf:
    return _Shelf()


def _is_foreign(entry: EntryPoint) -> bool:
    """Ours come first; no other package can take their names."""
    return entry.dist is None or entry.dist.name != _OURS


def _checked(name: str, kit: Any, known: dict[str, Kit]) -> Kit:
    """A kit that everything can rely on, or every reason why it is none."""
    if not isinstance(kit, Kit):
        raise BadKit(name, [f"its entry point gives {shown(kit)}, which is no Kit."])
    faults = [f"its game is called {kit.name!r}."] if kit.name != name else []
    faults += ["there is another game of this name."] if name in known else []
    spoken = words.words_in(kit.words, words.ENGLISH)
    faults += [
        f"its words/{words.ENGLISH}/*.ftl lack {words.id_of(key)!r}." for key in _needed_words(kit) if words.id_of(key) not in spoken
    ]
    faults += [
        f"its former rules of version {version} are {shown(game.name)} of version {game.version}."
        for version, game in kit.former.items()
        if (game.name, game.version) != (kit.name, version) or version == kit.game.version
    ]
    strange = [said for said in spoken if not said.startswith(f"{kit.area}-")]
    faults += [f"its words have {said!r}, which does not begin with '{kit.area}-'." for said in strange]
    if faults:
        raise BadKit(name, faults)
    return kit


def _needed_words(kit: Kit) -> list[str]:
    options = [f"{kit.area}.option.{option.name}" for option in kit.game.options]
    choices = [f"{kit.area}.option.{option.name}.{choice}" for option in kit.game.options for choice in option.choices]
    return [f"{kit.area}.name", *options, *choices]


def add(kit: Kit) -> None:
    """Make a game known that no package brings, for as long as the program runs."""
    _shelf().put(_checked(kit.name, kit, {}))


def kits() -> list[Kit]:
    """Every game that is known."""
    return sorted(_shelf().kits.values(), key=lambda kit: (kit.place, kit.name))


def kit_of(name: str) -> Kit:
    """The kit of a game."""
    shelf = _shelf()
    if type(name) is str and name in shelf.kits:
        return shelf.kits[name]
    if type(name) is str and name in shelf.faults:
        raise shelf.faults[name]
    raise UnknownGame(f"There is no game {shown(name)}; there is {', '.join(kit.name for kit in kits())}.")


def game_named(name: str) -> Game[Any, Any, Any]:
    """The rules of the game of a name."""
    return kit_of(name).game


def rules_of_version(name: str, version: int) -> Game[Any, Any, Any]:
    """The rules of a game as they were in a version: today's, or former ones that its kit carries."""
    kit = kit_of(name)
    rules = kit.game if version == kit.game.version else kit.former.get(version)
    if rules is None:
        raise UnknownVersion(f"the match was begun on version {version} of {name}; this program plays version {kit.game.version}.")
    return rules


def catalogue(lang: str = words.ENGLISH) -> list[GameInfo]:
    """Every game with its seats, and its options with defaults and descriptions."""
    return [_info(kit, lang) for kit in kits()]


def _info(kit: Kit, lang: str) -> GameInfo:
    game = kit.game
    return GameInfo(
        name=kit.name,
        title=words.say(f"{kit.area}.name", lang=lang),
        version=game.version,
        seats=tuple(game.seats),
        options=tuple(_option(kit, option, lang) for option in game.options),
        bots=kit.bots,
        cooperative=game.cooperative,
        convention=kit.convention,
    )


def _option(kit: Kit, option: Option, lang: str) -> OptionInfo:
    key = f"{kit.area}.option.{option.name}"
    choices = {choice: words.say(f"{key}.{choice}", lang=lang) for choice in option.choices}
    return OptionInfo(option.name, option.kind, option.default, words.say(key, lang=lang), choices)
