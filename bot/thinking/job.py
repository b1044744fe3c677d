"""What is thought about, as plain data, and the work itself: all that happens in the other process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from data.components import override
from engines.kernel.catalogue import AnyTitle
from engines.kernel.levels import Player, think
from engines.kernel.thinking import Thought


@dataclass(frozen=True)
class Job:
    """What a seat knows, what it needs of luck, and how well it shall think: all that the other process gets."""

    title: AnyTitle
    blind: bytes
    seat: int
    luck: str
    level: Player = "strong"


def thought(job: Job) -> Thought:
    """What the seat should answer."""
    return think(job.title, job.blind, job.seat, job.luck, job.level)


def begin(components: str | None) -> None:
    """Think with the components of this box."""
    override(None if components is None else Path(components))


def ready() -> bool:
    """Whether the process is there: the first thing that it is asked."""
    return True
