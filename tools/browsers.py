"""Run a command with CHROMIUM, FIREFOX and WEBKIT set to the browsers that are installed or can be installed."""

import os
import shutil
import sys
from collections.abc import Sequence
from typing import NamedTuple

from tools import apt, chromium
from tools.progress import run_quietly


class Engine(NamedTuple):
    """A browser engine: programs that start it, the flag that shows it starts, other programs it needs, Debian's packages."""

    programs: Sequence[str]
    shown_by: str
    besides: Sequence[str]
    packages: Sequence[str]

    def find(self) -> str | None:
        """The first program that starts: on Ubuntu, firefox may only announce a snap."""
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
    """The path of an engine: from the environment, installed, or newly installed."""
    engine = ENGINES[name]
    found = shutil.which(os.environ.get(name, "")) or engine.find()
    if found is None and apt.install(*engine.packages):
        found = engine.find()
    return found


def main(*command: str) -> None:
    """Run the command with each engine that is available."""
    for name in ENGINES:
        os.environ[name] = provide(name) or ""
    chromium.main(*command)


if __name__ == "__main__":
    main(*sys.argv[1:])
