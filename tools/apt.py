"""Install system packages on Debian or Ubuntu, as root or with a passwordless sudo."""

import os
import shutil

from tools.progress import run_quietly


def install(*packages: str) -> bool:
    """Install packages; returns False if this machine does not allow it."""
    apt_get = privileged_apt_get()
    if apt_get is None:
        return False
    print(f"  installing {' and '.join(packages)} with apt-get ... ", end="", flush=True)
    commands = [[*apt_get, "update"], [*apt_get, "install", "--yes", "--no-install-recommends", *packages]]
    done = all(run_quietly(command).returncode == 0 for command in commands)
    print("done" if done else "failed", flush=True)
    return done


def privileged_apt_get() -> list[str] | None:
    """The command line of apt-get with sufficient rights, or None."""
    if not shutil.which("apt-get"):
        return None
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    if os.geteuid() == 0:
        return command
    if shutil.which("sudo") and run_quietly(["sudo", "-n", "true"]).returncode == 0:
        return ["sudo", "-n", *command]
    return None
