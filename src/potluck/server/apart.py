"""Work in a process of its own: the tables go on meanwhile, and what hangs can be stopped."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

import msgspec

from potluck.engine.game import Refusal

PIPE = asyncio.subprocess.PIPE
# The exit code of a process that refuses its job; its output is the refusal then.
REFUSED = 3


async def apart(module: str, job: bytes, seconds: int, name: str) -> bytes:
    """What a module makes of a job. What it refuses is refused here too, and so is what takes too long, or fails."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE)
    try:
        output, _ = await asyncio.wait_for(process.communicate(job), seconds)
    except TimeoutError as error:
        raise Refusal("", f"{name}-slow", {"seconds": seconds}) from error
    finally:
        if process.returncode is None:
            process.kill()
        code = await process.wait()
    if code == REFUSED:
        raise Refusal(*msgspec.json.decode(output))
    if code:
        raise Refusal("", f"{name}-trouble")
    return output


def at_work(work: Callable[[bytes], bytes]) -> None:
    """The other side: does the job on the input, writes what comes of it, and ends."""
    try:
        output, code = work(sys.stdin.buffer.read()), 0
    except Refusal as refusal:
        output, code = msgspec.json.encode((refusal.rule, refusal.why, refusal.facts)), REFUSED
    sys.stdout.buffer.write(output)
    sys.stdout.flush()
    sys.exit(code)
