"""The build hook of the wheel: puts the extension modules in when CONSIGLIERE_COMPILED=1 asks for them."""

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = os.environ.get("CONSIGLIERE_COMPILED") == "1"


class CompiledWheel(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What pip must fetch for this build; the pure wheel needs nothing."""
        return ["mypy==2.4.1", "setuptools>=80"] if COMPILED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install points at the sources, whatever the environment says.
        if not COMPILED or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.build_compiled import build

        folder = build()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in folder.rglob("*"):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
