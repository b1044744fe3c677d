"""Whether the running bot is alive."""

from __future__ import annotations

import time
from pathlib import Path

LATE = 60


def trouble(heartbeat: Path | None, now: float | None = None) -> str | None:
    """What is wrong with the bot as its heartbeat shows it, or None."""
    if heartbeat is None:
        return "There is no heartbeat to look at: set GUILDHALL_HEARTBEAT to a file, here and where the bot runs."
    try:
        age = (time.time() if now is None else now) - heartbeat.stat().st_mtime
    except OSError:
        return f"There is no heartbeat in {heartbeat}: the bot has not started."
    if age > LATE:
        return f"The last heartbeat was {age:.0f} seconds ago: the bot hangs or has ended."
    return None
