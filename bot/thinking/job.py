"""What is thought about, as plain data, and the work itself: all that happens in the other process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from data.components import override
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.counsel import Counsel, counsel
from engines.kernel.imagined import Imagined
from engines.kernel.levels import Player, think
from engines.kernel.thought import Thought

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
SOME_SEED = "0" * 64


class Work(Protocol[T_co]):
    """Whatever can be thought about for a seat."""

    @property
    def title(self) -> AnyTitle:
        """What is played."""

    @property
    def seat(self) -> int | None:
        """Who is thought for; None: nobody in particular."""

    def outcome(self) -> T_co:
        """What comes of it."""


@dataclass(frozen=True)
class Job:
    """What a seat knows, what it needs of luck, and how well it shall think: all that the other process gets."""

    title: AnyTitle
    blind: bytes
    seat: int
    luck: str
    level: Player = "strong"

    def outcome(self) -> Thought:
        """What the seat should answer."""
        return think(self.title, self.blind, self.seat, self.luck, self.level)


@dataclass(frozen=True)
class Asking:
    """What a seat knows whose player asks what a strong computer would do."""

    title: AnyTitle
    blind: bytes
    seat: int
    luck: str

    def outcome(self) -> Counsel:
        """What it would, and what it expects of that."""
        return counsel(self.title, self.blind, self.seat, self.luck)


def done(work: Work[T]) -> T:
    """What comes of it."""
    return work.outcome()


def begin(components: Path | None) -> None:
    """Think with the components of this box."""
    override(components)


def ready() -> bool:
    """Whether the process is there: it has read all rules by then, so that the first thought takes no longer than others."""
    for title in titles().values():
        Imagined.begun(title, title.seats[-1], title.options(), SOME_SEED)
    return True
