"""Run a command that needs a browser: CHROMIUM names one that works; where none can be had, the command is left out."""

import os
import shutil
import subprocess
import sys

from tools import apt
from tools.progress import run_quietly
from tools.summary import leave_out

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without windows of its own, which would be pages too: a page costs half as much in it."""
WHOLE = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find() -> str | None:
    """The browser that CHROMIUM names, or one without windows, or a whole one."""
    return starting(os.environ.get("CHROMIUM", ""), *SHELLS, *WHOLE)


def starting(*names: str) -> str | None:
    """The first that really starts: on Ubuntu, chromium may be a mere signpost to a snap."""
    candidates = filter(None, map(shutil.which, names))
    return next((path for path in candidates if run_quietly([path, "--version"]).returncode == 0), None)


def provide() -> str | None:
    """A browser, installed if need be and if it can be; one without windows rather than a whole one."""
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
