"""Run a command that needs browsers of every engine: CHROMIUM, FIREFOX and WEBKIT name those that are there or can be installed."""

import os
import shutil
import sys
from collections.abc import Sequence
from typing import NamedTuple

from tools import apt, chromium
from tools.progress import run_quietly


class Engine(NamedTuple):
    """A browser beside Chromium: what may start it, what shows that it starts, what must be there besides, and Debian's packages."""

    programs: Sequence[str]
    shown_by: str
    besides: Sequence[str]
    packages: Sequence[str]

    def find(self) -> str | None:
        """The first program that really starts: on Ubuntu, firefox may be a mere signpost to a snap."""
        if not all(map(shutil.which, self.besides)):
            return None
        candidates = filter(None, map(shutil.which, self.programs))
        return next((path for path in candidates if run_quietly([path, self.shown_by]).returncode == 0), None)


ENGINES = {
    "FIREFOX": Engine(
        ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),
        "--version",
        (),
        ("firefox-esr", "fonts-dejavu-core"),
    ),
    "WEBKIT": Engine(("WebKitWebDriver",), "--help", ("Xvfb",), ("webkit2gtk-driver", "xvfb", "fonts-dejavu-core")),
}


def provide(name: str) -> str | None:
    """An engine: the one that the environment names, or one that is there, or one that can be installed."""
    engine = ENGINES[name]
    found = shutil.which(os.environ.get(name, "")) or engine.find()
    if found is None and apt.install(*engine.packages):
        found = engine.find()
    return found


def main(*command: str) -> None:
    """Run the command with CHROMIUM set, and each of the others where it can be had."""
    for name in ENGINES:
        os.environ[name] = provide(name) or ""
    chromium.main(*command)


if __name__ == "__main__":
    main(*sys.argv[1:])
