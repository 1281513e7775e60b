"""A fuzzer of the HTTP routes with schemathesis (`make fuzz-http`): no response may be a 500, and no error may be logged."""

import json
import logging
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tavolata.server.protocol.openapi import document
from tests.server.fuzz import Errors
from tests.server.harness import House

EXAMPLES = 200
"""The number of generated requests for each route and phase."""


def main(examples: int = EXAMPLES, seed: int = 1) -> None:
    """Fuzz all routes; returns the status of schemathesis, or 1 if the server logged an error."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    tool = shutil.which("schemathesis", path=str(Path(sys.executable).parent)) or sys.exit("schemathesis is missing: run 'make fuzz-http'.")
    with tempfile.TemporaryDirectory() as folder, House(Path(folder) / "data") as house:
        schema = Path(folder) / "openapi.json"
        schema.write_text(json.dumps(document()), encoding="utf-8")
        checks = ["--checks", "not_a_server_error", "--max-examples", str(examples), "--seed", str(seed), "--mode", "all"]
        status = subprocess.run([tool, "run", str(schema), "--url", f"http://{house.host}", *checks], check=False).returncode
    sys.exit("\n".join(errors.told[:3]) if errors.told else status)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
