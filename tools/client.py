"""Install, build and check the browser client in web/."""

import importlib
import subprocess
import sys

from tools import node, venv
from tools.progress import ROOT, step

WEB = ROOT / "web"


def provide_node() -> None:
    """Install Node from PyPI if the machine has none that is new enough."""
    if not (node.machine_has_node() or node.packaged_node_is_installed()):
        venv.install("Node, as this machine has none that is new enough", "requirements-node.lock")
        importlib.invalidate_caches()


def install() -> None:
    """Install the npm packages of the lock, which `npm install` in web/ writes."""
    command, env = node.npm("install", "--no-save", "--no-audit", "--no-fund")
    failure = "Could not install the client's packages: most often there is no network, or no space on the disk."
    step("installing the client's packages", command, failure=failure, cwd=WEB, env=env)


def build() -> None:
    """Build the client into web/dist."""
    command, env = node.npm("run", "build")
    step("building the client", command, failure="Could not build the client.", cwd=WEB, env=env, loud=True)


def run(*arguments: str) -> int:
    """Run npm in web/ with its output shown."""
    command, env = node.npm(*arguments)
    return subprocess.run(command, cwd=WEB, env=env, check=False).returncode


def main(*arguments: str) -> None:
    """Run a step of the set-up or any npm command."""
    provide_node()
    match arguments:
        case ["install"]:
            install()
        case ["build"]:
            build()
        case _:
            sys.exit(run(*arguments))


if __name__ == "__main__":
    main(*sys.argv[1:])
