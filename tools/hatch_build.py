"""Build hook of hatch: packs the client built by npm into the wheel as tavolata/server/static."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # hatchling loads this file by its path alone
from tools import client, node


class ClientBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the client for a wheel; an editable install serves web/dist instead."""

    def dependencies(self) -> list[str]:
        """Node from PyPI if the machine has none."""
        from_pypi: list[str] = self.metadata.config["dependency-groups"]["node"]
        return [] if node.machine_has_node() else from_pypi

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and add its files to the wheel."""
        if version == "editable":
            return
        client.install()
        client.build()
        build_data["force_include"][str(client.WEB / "dist")] = "tavolata/server/static"
