"""Pieces are made once and kept as long as there is room: one room for all titles, measured in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from threading import Lock
from time import monotonic
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from PIL.Image import Image

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
MB = 2**20
USUAL_MB = 96
LONG = 3600.0
AN_IMAGE = 1024  # what an image takes beside its pixels, and its place among the others


@dataclass(slots=True)
class Piece:
    """Something that is kept, what it weighs, and when it was last used."""

    made: Any
    weight: int
    used: float


class Room:
    """Keeps what was used most lately, of all titles together, and nothing that has lain unused for long.

    Its weight is that of what is kept now; what it has taken is all that was ever put in.

    No lock is held while something is made, since pieces are made of pieces; what two threads make at once is made twice.
    """

    def __init__(self, size: int, clock: Callable[[], float] = monotonic) -> None:
        self.weight = 0
        self.taken = 0
        self._size = size
        self._clock = clock
        self._lock = Lock()
        self._pieces: OrderedDict[Hashable, Piece] = OrderedDict()

    @property
    def size(self) -> int:
        """How many bytes may be kept; with none, everything is made anew each time."""
        return self._size

    @size.setter
    def size(self, size: int) -> None:
        with self._lock:
            self._size = size
            self._make_room()

    def find(self, key: Hashable) -> Piece | None:
        """What is kept under this key, which is thereby used."""
        with self._lock:
            piece = self._pieces.get(key)
            if piece is not None:
                self._pieces.move_to_end(key)
                piece.used = self._clock()
            return piece

    def keep(self, key: Hashable, made: object) -> None:
        """Keep something, unless it alone is too much."""
        weight = weight_of(made)
        if weight > self._size:
            return
        with self._lock:
            self._drop(key)
            self._pieces[key] = Piece(made, weight, self._clock())
            self.weight += weight
            self.taken += weight
            self._make_room()

    def forget(self, make: Callable[..., Any]) -> None:
        """Everything that this function has made is made anew."""
        with self._lock:
            for key in [key for key in self._pieces if isinstance(key, tuple) and key[0] is make]:
                self._drop(key)

    def _make_room(self) -> None:
        """The least lately used stand first."""
        before = self._clock() - LONG
        while self._pieces:
            key, first = next(iter(self._pieces.items()))
            if self.weight <= self._size and first.used >= before:
                break
            self._drop(key)

    def _drop(self, key: Hashable) -> None:
        piece = self._pieces.pop(key, None)
        if piece is not None:
            self.weight -= piece.weight


ROOM = Room(USUAL_MB * MB)


class Keeping(Protocol[P, T_co]):
    """A function whose results are kept."""

    def __call__(self, *given: P.args, **named: P.kwargs) -> T_co:
        """The result for what is given."""

    def cache_clear(self) -> None:
        """Forget all results."""


def kept(make: Callable[P, T]) -> Keeping[P, T]:
    """Keep what a function draws (an image, or something made of images), which nobody may change any more."""

    @wraps(make)
    def found(*given: P.args, **named: P.kwargs) -> T:
        key = (make, given, tuple(named.items())) if named else (make, given)
        piece = ROOM.find(key)
        if piece is not None:
            return cast("T", piece.made)
        made = make(*given, **named)
        ROOM.keep(key, made)
        return made

    keeping: Any = found
    keeping.cache_clear = lambda: ROOM.forget(make)
    return cast("Keeping[P, T]", keeping)


def weight_of(made: object) -> int:
    """How many bytes the images in it take."""
    if isinstance(made, Image):
        each = 1 if made.mode in ("1", "L", "P") else 4  # colours without transparency take four bytes, too
        return AN_IMAGE + made.width * made.height * each
    if isinstance(made, tuple):
        return sum(weight_of(part) for part in made)
    if is_dataclass(made):
        return sum(weight_of(getattr(made, part.name)) for part in fields(made))
    return 0
