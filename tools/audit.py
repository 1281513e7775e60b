"""Known vulnerabilities of the dependencies, and the software bill of materials: `make audit`, `make sbom`."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from tools import node
from tools.client import WEB, provide_node
from tools.progress import ROOT, Command, step
from tools.venv import PYTHON

BIN = PYTHON.parent
DIST = ROOT / "dist"
LOCKS = ("requirements.lock", "requirements-dev.lock")


class Audit(NamedTuple):
    """The result of an audit: known vulnerabilities, and the number of packages without an answer."""

    packages: int
    faults: list[str]
    unknown: int


def read_pip(told: str) -> Audit:
    """Read the output of pip-audit, which skips packages that its registry does not know."""
    found: list[dict[str, Any]] = _object(told).get("dependencies", [])
    faults = [f"{package['name']} {package['version']}: {fault['id']}" for package in found for fault in package.get("vulns", [])]
    return Audit(len(found), faults, sum("skip_reason" in package for package in found) or (not found))


def read_npm(told: str) -> Audit:
    """Read the output of npm audit, which is an error if the registry does not answer."""
    answer = _object(told)
    if "metadata" not in answer:
        return Audit(0, [], 1)
    faults = [f"{name}: {fault['severity']}" for name, fault in answer.get("vulnerabilities", {}).items()]
    return Audit(int(answer["metadata"]["dependencies"]["total"]), faults, 0)


def _object(told: str) -> dict[str, Any]:
    """The JSON object in a tool's output, or an empty one."""
    try:
        answer: dict[str, Any] = json.loads(told[told.index("{") :])
    except ValueError:
        return {}
    return answer


def audit() -> int:
    """Audit all packages; the exit status is 1 if a vulnerability is known."""
    audits = dict(_audits())
    for name, (packages, faults, unknown) in audits.items():
        if unknown >= packages:
            print(f"  {name}: not audited, as its registry does not answer here. Try again where it does.")
            continue
        print(f"  {name}: {packages - unknown} packages audited, {unknown} unknown to the registry, {len(faults)} known faults")
        print("".join(f"    {fault}\n" for fault in faults), end="")
    return int(any(found.faults for found in audits.values()))


def _audits() -> Iterator[tuple[str, Audit]]:
    for lock in LOCKS:
        yield (
            lock,
            read_pip(_told([BIN / "pip-audit", "--requirement", lock, "--disable-pip", "--require-hashes", "--format", "json"], ROOT)),
        )
    provide_node()
    command, _ = node.npm("audit", "--audit=true", "--json")
    yield "web/package-lock.json", read_npm(_told(command, WEB))


def _told(command: Command, cwd: Path) -> str:
    return subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout


def sbom() -> int:
    """Build the wheel and write its CycloneDX bill of materials beside it."""
    DIST.mkdir(exist_ok=True)
    wheel: Command = [PYTHON, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST, ROOT]
    step("building the wheel", wheel, failure="Could not build the wheel.")
    name = f"tavolata-{version('tavolata')}"
    python: list[str | Path] = [
        BIN / "cyclonedx-py",
        "requirements",
        "requirements.lock",
        "--pyproject",
        "pyproject.toml",
        "--output-reproducible",
    ]
    step("listing the Python packages", [*python, "-o", DIST / f"{name}.cdx.json"], failure="Could not list the Python packages.")
    provide_node()
    command, _ = node.npm("sbom", "--sbom-format", "cyclonedx", "--package-lock-only")
    (DIST / f"{name}-client.cdx.json").write_text(_told(command, WEB), encoding="utf-8")
    print(f"  in {DIST.relative_to(ROOT)}/: {', '.join(sorted(file.name for file in DIST.glob(f'{name}*')))}")
    return 0


if __name__ == "__main__":
    sys.exit({"audit": audit, "sbom": sbom}[sys.argv[1]]())
