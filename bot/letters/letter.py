"""What every letter of a table has to say about itself; tables and post deal with all of them alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from bot.store.records import Person, Slot, TableRow, Wish
from bot.tables.callings import Later
from bot.tables.facts import Fact, Occasion, Refused
from bot.ui.kit.content import Content
from bot.ui.table.faces import Seen
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall
    from bot.settings import Settings


Lately = Callable[[int], bool]


class Place(Enum):
    """Where a letter goes, and so who reads it."""

    CHANNEL = "the channel where the table was opened"
    TABLE = "where the table is played: its thread, or the channel"
    PLAYER = "the private messages of one player"


@dataclass(frozen=True)
class Sight:
    """A letter and its table at one moment: all letters as they stand, and what the reader of this one may see.

    Aware: the seats whose players were shown what they are asked.
    """

    slot: Slot
    slots: dict[str, Slot]
    seen: Seen
    person: int | None
    aware: frozenset[int] = frozenset()

    @property
    def row(self) -> TableRow:
        """The table's row."""
        return self.seen.row


@dataclass(frozen=True)
class Age:
    """How long ago a letter was posted, in seconds, and how many messages have been written below it."""

    seconds: int
    below: int


class Letter(ABC):
    """One kind of message that a table owns.

    A letter to one player goes by its name and the seat (`hand:2`), and is forgotten when that person is erased; one that
    everybody reads is due again then, by the fact that a player is called otherwise.
    """

    name: ClassVar[str]
    place: ClassVar[Place]
    rank: ClassVar[int] = 9  # what goes out first
    thread: ClassVar[bool] = False  # whether the thread of the table hangs on it
    played: ClassVar[bool] = (
        False  # whether nobody can play without it, so that a quick table sends it at night, too
    )
    moving: ClassVar[float] = 0  # while more and more follows, it may wait for so many calm gaps in all
    edited: ClassVar[bool] = True  # otherwise each revision is a new message, whose buttons carry its number

    @abstractmethod
    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """What it must come to by this change: to what it says then, or to be taken away."""

    @abstractmethod
    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """What it shows; None where there is nobody to show it to. A note stands on top of a reply."""

    def gap(self, settings: Settings, row: TableRow) -> float:  # noqa: ARG002  # most are looked at all the time
        """For how many seconds it is left as it is, once it has been edited."""
        return settings.edit_gap

    def calm(self, slot: Slot, said: Mapping[str, object] | None, lately: Lately) -> float:  # noqa: ARG002  # most may not
        """For how many calm gaps it may wait for what follows: nobody has to act on more than it said last (None: unknown).

        Lately: whether the player of a seat has done something at the table lately.
        """
        return 0

    def anew(self, settings: Settings, age: Age) -> bool:  # noqa: ARG002  # most stay where they are
        """Whether it is posted again by now instead of edited."""
        return False

    def edits(self, slot: Slot) -> bool:  # noqa: ARG002  # most do so always
        """Whether it is brought up to date where it stands, and not as a new message."""
        return self.edited

    def signed(self, verb: str, rest: str, slot: Slot) -> bool:  # noqa: ARG002  # most have a mark
        """Whether a button with this verb and rest of its id stands on it."""
        return rest.partition(".")[0] == mark(slot.slot)

    async def later(self, app: Guildhall, sight: Sight) -> Sequence[Later]:  # noqa: ARG002  # most call nobody
        """Whom it would call as it goes out now, but who sleeps by now: they are called when they sleep no more."""
        return ()

    def lost(self, row: TableRow) -> str | None:  # noqa: ARG002  # most are not missed
        """What its players are told when it can be shown nowhere."""
        return None

    def refused(self, slot: Slot, guest: Person) -> tuple[Fact, ...]:  # noqa: ARG002  # most can do without
        """What is true when a player (this guest) takes no private messages, and so not this one."""
        return (Refused(),)

    # Made by the letters themselves

    def wish(self, seat: int | None = None, **data: object) -> Wish:
        """The wish that it shows what is true now, with what it shall remember."""
        return Wish(self.of(seat), data={name: value for name, value in data.items() if value})

    def gone(self, seat: int | None = None) -> Wish:
        """The wish that it is taken away."""
        return Wish(self.of(seat), gone=True)

    def of(self, seat: int | None = None) -> str:
        """What it is stored as."""
        return self.name if seat is None else f"{self.name}:{seat}"


def mark(slot: str) -> str:
    """How a letter is named in its buttons, so that it is found again."""
    return slot.replace(":", "-")
