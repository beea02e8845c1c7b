"""A step of building the package: the client must be in it, whoever builds it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/fairyring/server/static")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install may do without: `make web` puts the client there when it is wanted."""
        if version != "editable" and not (Path(self.root) / STATIC / "index.html").exists():
            raise SystemExit(f"the client is not built, and a package without it has no table to show: {STATIC} is "
                             "empty.\nRun: make web")
