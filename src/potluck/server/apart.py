"""Work in a process of its own: the tables go on meanwhile, and what hangs can be stopped."""

from __future__ import annotations

import asyncio
import sys

PIPE = asyncio.subprocess.PIPE


async def apart(module: str, job: bytes, seconds: float) -> tuple[int, bytes]:
    """Runs a module with a job as its input: its exit code and its output; TimeoutError if it takes too long."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE)
    try:
        output, _ = await asyncio.wait_for(process.communicate(job), seconds)
    finally:
        if process.returncode is None:
            process.kill()
        code = await process.wait()
    return code, output
