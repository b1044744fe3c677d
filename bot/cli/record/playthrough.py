"""A whole match in a file: how it was played, what everybody saw after each answer, and how it was saved."""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from engines.kernel import Match, Order, Picks, StaleError, Text
from engines.kernel.journal import By

ENDING = ".json.gz"
DIGITS = 8
Kind = Literal["few", "middle", "lanes", "orders", "lists"]


class PlaythroughError(Exception):
    """A file that is no whole playthrough; the message names it and says what to do."""


class Kept(BaseModel):
    """Base of what stands in the file."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Move(Kept):
    """An answer and who gave it, or (picks is None) a seat that takes its last answer back."""

    seat: int
    picks: Picks | None
    by: By = "person"

    def carry_out(self, match: Match) -> None:
        """Do the same in this match, or be refused."""
        if self.picks is None:
            match.undo(self.seat)
            return
        question = match.question(self.seat)
        if question is None:
            raise StaleError(Text("kernel-not-asked"))
        match.answer(self.seat, self.picks, question.number, self.by)


class Orders(Kept):
    """Standing orders that a seat gave when the match had so many answers: the plain ones, and those with lists."""

    at: int
    seat: int
    picks: Picks
    lists: tuple[Order, ...] = ()

    def give(self, match: Match) -> None:
        """Give the same in this match, or be refused."""
        if match.orders(self.seat) is not None:
            match.order(self.seat, self.picks)
        for order in self.lists:
            match.standing.give(self.seat, order.kind, order.wants, when=order.when, hold=order.hold)


class Saved(Kept):
    """The match as it was saved after so many answers, and the orders of each seat that stood then."""

    at: int
    match: str
    orders: tuple[Picks, ...]
    lists: tuple[tuple[Order, ...], ...] = ()


class Playthrough(Kept):
    """A match from its first answer to its result."""

    title: str
    version: int
    kind: Kind
    seats: int
    options: dict[str, str]
    seed: str
    commitment: str
    journal: tuple[Move, ...]
    orders: tuple[Orders, ...]
    views: tuple[str, ...]
    saved: Saved
    ended: str
    result: dict[str, Any]

    def given_at(self, length: int) -> list[Orders]:
        """The orders that were given when the match had so many answers."""
        return [one for one in self.orders if one.at == length]


def seen(match: Match) -> str:
    """A short hash of what each seat, and at last a spectator, sees."""
    viewers: tuple[int | None, ...] = (*range(match.seats), None)
    views = (match.view(viewer).model_dump_json() for viewer in viewers)
    return " ".join(hashlib.sha256(view.encode()).hexdigest()[:DIGITS] for view in views)


def lists(match: Match) -> tuple[tuple[Order, ...], ...]:
    """The orders with lists of each seat that stand."""
    return tuple(
        tuple(order for order in match.standing.standing(seat).values() if order.wants)
        for seat in range(match.seats)
    )


def write(path: Path, playthrough: Playthrough) -> None:
    """Write it; the same playthrough makes the same file."""
    data = json.dumps(playthrough.model_dump(mode="json"), separators=(",", ":"))
    path.write_bytes(gzip.compress(data.encode(), mtime=0))


def read(path: Path) -> Playthrough:
    """A playthrough from its file; a file that is cut short or spoilt is refused by name."""
    try:
        return Playthrough.model_validate_json(gzip.decompress(path.read_bytes()))
    except ValidationError as error:
        wrong = sorted({".".join(map(str, one["loc"])) or "the text" for one in error.errors()})
        reason = f"it is incomplete, or has what does not belong there: {', '.join(wrong[:5])}"
    except (OSError, EOFError, zlib.error) as error:
        reason = str(error).rstrip(".")
    raise PlaythroughError(
        f"The playthrough {path} cannot be read: {reason}. Take the file from the history again."
    )
