"""Pieces are made once and kept as long as there is room: one room for all titles, measured in bytes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from functools import partial, wraps
from heapq import heapify, heappop, heappush
from itertools import count
from threading import Lock, local
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar, cast

from PIL.Image import Image

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
MB = 2**20
USUAL_MB = 96
LONG = 3600.0
OFTEN = 16  # more uses than that make a piece no dearer, or it would stay for ever
AN_IMAGE = 1024  # what an image takes beside its pixels, and its place among the others


@dataclass(slots=True)
class Piece:
    """Something that is kept: what it weighs, what it took to make, and when it was last used.

    Worth: how much, and of what is worth the same, what was used earlier is worth less. Uses: how often it was asked for.
    """

    made: Any
    weight: int
    took: float
    worth: tuple[float, int]
    used: float
    uses: int = 1


class Room:
    """Keeps what is worth most, of all titles together, and nothing that has lain unused for long.

    A piece is worth the time it takes to make it again, by its weight and as often as it was used, beside what was worth
    least when it was last used: so what is dear to make stays longer than what is large and soon made, what every picture
    needs longer than the piece of one match, and whatever is not used any more goes in the end.
    Weight is that of what is kept now; taken is all that was ever put in.

    No lock is held while something is made, since pieces are made of pieces; what two threads make at once is made twice.
    """

    def __init__(self, size: int, clock: Callable[[], float] = monotonic) -> None:
        self.weight = 0
        self.taken = 0
        self._size = size
        self._clock = clock
        self._lock = Lock()
        self._pieces: dict[Hashable, Piece] = {}
        self._least: list[tuple[tuple[float, int], Hashable]] = []  # what may be worth least comes first
        self._floor = 0.0
        self._uses = count()
        self._swept = clock()

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
                piece.uses = min(piece.uses + 1, OFTEN)
                piece.worth = self._worth(piece.took * piece.uses, piece.weight)
                piece.used = self._clock()
            return piece

    def keep(self, key: Hashable, made: object, took: float = 0.0) -> None:
        """Keep something that took so long to make, unless it alone is too much."""
        weight = weight_of(made)
        if weight > self._size:
            return
        with self._lock:
            self._drop(key)
            self._pieces[key] = Piece(made, weight, took, self._worth(took, weight), self._clock())
            heappush(self._least, (self._pieces[key].worth, key))
            self.weight += weight
            self.taken += weight
            self._sweep()
            self._make_room()

    def forget(self, make: Callable[..., Any]) -> None:
        """Everything that this function has made is made anew."""
        with self._lock:
            for key in [key for key in self._pieces if isinstance(key, tuple) and key[0] is make]:
                self._drop(key)

    def _make_room(self) -> None:
        """What is worth least goes; what was used since it was put into the list is worth more than that says."""
        while self.weight > self._size:
            worth, key = heappop(self._least)
            piece = self._pieces.get(key)
            if piece is None:
                continue
            if piece.worth > worth:
                heappush(self._least, (piece.worth, key))
                continue
            self._floor = worth[0]
            self._drop(key)

    def _worth(self, took: float, weight: int) -> tuple[float, int]:
        return (self._floor + took / max(1, weight), next(self._uses))  # what holds no image weighs nothing

    def _sweep(self) -> None:
        """Now and then what has lain unused for long goes."""
        before = self._clock() - LONG
        if self._swept > before:
            return
        self._swept = self._clock()
        for key in [key for key, piece in self._pieces.items() if piece.used <= before]:
            self._drop(key)
        self._least = [(piece.worth, key) for key, piece in self._pieces.items()]
        heapify(self._least)

    def _drop(self, key: Hashable) -> None:
        piece = self._pieces.pop(key, None)
        if piece is not None:
            self.weight -= piece.weight


class _Making(local):
    """What each thread makes just now: for each piece within another, the time that other pieces took."""

    def __init__(self) -> None:
        self.others: list[float] = []

    def timed(self, make: Callable[[], T]) -> tuple[T, float]:
        """What is made, and the time it took without that of the pieces in it."""
        self.others.append(0.0)
        began = thread_time()
        try:
            made = make()
        finally:
            whole = thread_time() - began
            own = whole - self.others.pop()
            if self.others:
                self.others[-1] += whole
        return made, own


ROOM = Room(USUAL_MB * MB)
MAKING = _Making()


if TYPE_CHECKING:

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
        made, took = MAKING.timed(partial(make, *given, **named))
        ROOM.keep(key, made, took)
        return made

    keeping: Any = found
    keeping.cache_clear = lambda: ROOM.forget(make)
    return cast("Keeping[P, T]", keeping)


def weight_of(made: object) -> int:
    """How many bytes the images in it take, and what is written down."""
    if isinstance(made, bytes):
        return len(made)
    if isinstance(made, Image):
        each = 1 if made.mode in ("1", "L", "P") else 4  # colours without transparency take four bytes, too
        return AN_IMAGE + made.width * made.height * each
    if isinstance(made, tuple):
        return sum(weight_of(part) for part in made)
    if is_dataclass(made):
        return sum(weight_of(getattr(made, part.name)) for part in fields(made))
    return 0
