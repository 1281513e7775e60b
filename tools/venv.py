"""Create the virtual environment .venv and install the locked packages."""

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import apt
from tools.lock import CHAINS
from tools.progress import ROOT, Command, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


def make() -> None:
    """Create an empty .venv with the running Python."""
    try:
        VENV.mkdir(exist_ok=True)
    except OSError as error:
        sys.exit(f"Tavolata cannot write in {ROOT} ({error.strerror}): copy it to a folder of yours and run the command there.")
    version = ".".join(map(str, sys.version_info[:3]))
    if find_spec("ensurepip") is None:  # Debian and Ubuntu keep it in a package of its own
        package = f"python3.{sys.version_info.minor}-venv"
        if not apt.install(package):
            sys.exit(f"Python {version} is here without its venv module: run 'sudo apt-get install {package}' and try again.")
    step(
        f"making .venv with Python {version}",
        [sys.executable, "-m", "venv", "--clear", VENV],
        failure=f"Python {version} could not make a virtual environment.",
    )


def install(title: str, lock: str) -> None:
    """Install a lock together with those it builds on, each file checked against its hash."""
    files = [word for name in CHAINS[lock] for word in ("-r", ROOT / name)]
    step(
        f"installing {title}",
        *installers("--require-hashes", *files),
        failure=f"Could not install {title}: most often there is no network, or no space on the disk.",
    )


def install_checkout() -> None:
    """Install Tavolata in editable mode."""
    step(
        "installing Tavolata",
        *installers("--no-deps", "--no-build-isolation", "--editable", ROOT),
        failure="Could not install Tavolata from this folder.",
    )


def installers(*arguments: str | Path) -> list[Command]:
    """The install commands in order: uv if installed, then pip, whose settings may name an index that uv does not know."""
    uv = shutil.which("uv")
    with_pip = [PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *arguments]
    return [[uv, "pip", "install", "--python", PYTHON, *arguments], with_pip] if uv else [with_pip]


def main(task: str) -> None:
    """Run one step of the set-up."""
    match task:
        case "make":
            make()
        case "runtime":
            install("the Python packages", "requirements.lock")
            install_checkout()
        case "dev":
            install("the packages for tests", "requirements-dev.lock")
        case "mutants":
            install("the tool that makes mutants", "requirements-mutants.lock")
        case "audit":
            install("the tools that audit packages and try out routes", "requirements-audit.lock")
        case _:
            sys.exit(f"usage: python -m {__spec__.name} make|runtime|dev|mutants|audit")


if __name__ == "__main__":
    main(sys.argv[1])
