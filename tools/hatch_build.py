"""The build hook: the browser's client goes into every wheel and sdist, extension modules into compiled wheels.

CONSIGLIERE_COMPILED=1 asks for the extension modules. The client is built if it is not there yet, which needs
Node.js; an sdist carries it, so a wheel made from one needs none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = os.environ.get("CONSIGLIERE_COMPILED") == "1"
CLIENT = Path("src/consigliere/server/static/index.html")


class WholeProduct(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What pip must fetch for this build; a pure wheel from an sdist needs nothing."""
        needed = ["mypy==2.4.1", "setuptools>=80"] if COMPILED else []
        if not (Path(self.root) / CLIENT).exists():
            needed += ["msgspec>=0.22", "librt>=0.16", "mypy_extensions>=1.1"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install points at the sources, whatever the environment says.
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT).exists():
            self._build_client()
        if COMPILED and self.target_name == "wheel":
            self._compile(build_data)

    def _build_client(self) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "the browser's client is not built yet, and building it needs Node.js 20 or newer"
            )
        web = Path(self.root) / "web"
        environment = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src")}
        subprocess.run([npm, "ci", "--no-fund", "--no-audit"], cwd=web, check=True)
        subprocess.run([sys.executable, "tools/webdata.py"], cwd=self.root, env=environment, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools.build_compiled import build

        folder = build()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in folder.rglob("*"):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
