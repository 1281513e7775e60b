"""Metadata hook of hatch: the README without relative links and pictures, which lead nowhere on a registry."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"^!\[[^\]]*\]\((?![a-z]+:)[^)]*\)\n\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\((?![a-z]+:|#)[^)]*\)")


def for_registry(readme: str) -> str:
    """The text without pictures and relative links."""
    return _LINK.sub(r"\1", _PICTURE.sub("", readme))


class ReadmeHook(MetadataHookInterface):
    """Derives the package description from README.md."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_registry(text)}
