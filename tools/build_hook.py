"""The steps of building the package: the client must be in it, whoever builds it; and the compiled engine if wanted.

With FAIRYRING_COMPILE=1 the wheel is one for this platform and this Python: the modules that `make native` compiles are
compiled into it. Without, it runs everywhere, interpreted.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/fairyring/server/static")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def wants_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("FAIRYRING_COMPILE", "") not in ("", "0")

    def dependencies(self) -> list[str]:
        """The compiler, and what the compiled modules import: their types are checked on the way."""
        return [*self.metadata.core.dependencies, "mypy", "setuptools"] if self.wants_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install may do without either: `make web` and `make native` bring them when they are wanted."""
        if version == "editable":
            return
        if not (Path(self.root) / STATIC / "index.html").exists():
            raise SystemExit(f"the client is not built, and a package without it has no table to show: {STATIC} is "
                             "empty.\nRun: make web")
        if self.wants_compiled():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools.build_native import BuildError, Layout, build, built_extensions, only_build

        layout = Layout(Path(self.root))
        try:
            with only_build(layout):
                build(layout)
        except BuildError as error:
            raise SystemExit(f"the engine could not be compiled: {error}\n"
                             "Without FAIRYRING_COMPILE the wheel runs interpreted.") from None
        for extension in built_extensions(layout):
            build_data["force_include"][str(extension)] = extension.relative_to(layout.out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
