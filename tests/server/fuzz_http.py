"""The routes under schemathesis, on a real server: `make fuzz-http`; no answer may be a 500, and nothing may be logged as an error."""

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
"""So many requests are made up for each route and each way of making them."""


def main(examples: int = EXAMPLES, seed: int = 1) -> None:
    """Try all routes, and end with the status of schemathesis, or 1 if the server lamented anything."""
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
