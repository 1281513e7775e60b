"""Run a command with CHROMIUM set to a working browser; without one, skip the command and record that."""

import os
import shutil
import subprocess
import sys

from tools import apt
from tools.progress import run_quietly
from tools.summary import leave_out

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium's headless shell, in which a page needs half the memory."""
WHOLE = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find() -> str | None:
    """The browser that CHROMIUM names, else a headless shell, else a full browser."""
    return starting(os.environ.get("CHROMIUM", ""), *SHELLS, *WHOLE)


def starting(*names: str) -> str | None:
    """The first program that starts: on Ubuntu, chromium may only announce a snap."""
    candidates = filter(None, map(shutil.which, names))
    return next((path for path in candidates if run_quietly([path, "--version"]).returncode == 0), None)


def provide() -> str | None:
    """A browser, installed if necessary and possible."""
    if not starting(os.environ.get("CHROMIUM", ""), *SHELLS):
        apt.install(SHELLS[0], "fonts-dejavu-core")
    if not find():
        apt.install("chromium", "fonts-dejavu-core")
    return find()


def main(*command: str) -> None:
    """Run the command with CHROMIUM set."""
    browser = provide()
    if browser is None:
        leave_out("the browser tests, for want of Chromium or Chrome, which could not be installed here")
        return
    sys.exit(subprocess.run(command, env={**os.environ, "CHROMIUM": browser}, check=False).returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])
