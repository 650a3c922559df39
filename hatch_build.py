"""Puts the compiled rules into wheels (see compile.py).

Without a C compiler, or with POTLUCK_PURE=1 set, the wheel is pure Python.
Never for editable installs: there the compiled files would hide every edit of their sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The versions that requirements-dev.lock tests with; tests/test_house.py keeps the two equal.
COMPILERS = ["mypy==2.4.1", "setuptools==84.2.1"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling publishes no types
    """Asked by hatchling before it builds."""

    def wanted(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("POTLUCK_PURE")

    def dependencies(self) -> list[str]:
        # mypyc checks types as it compiles, so it also needs what the package itself imports.
        return [*COMPILERS, *self.metadata.core.dependencies] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            return
        house = Path(self.root)
        copy = house / "build" / "wheel"
        done = subprocess.run([sys.executable, house / "compile.py", copy], stdout=sys.stderr, check=False).returncode
        if done != 0:
            print("potluck: building a pure wheel", file=sys.stderr)
            return
        for pattern in ("*.so", "*.pyd"):
            for file in copy.rglob(pattern):
                build_data["force_include"][str(file)] = file.relative_to(copy).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
