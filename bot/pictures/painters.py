"""The threads that draw: what is most urgent first, and whoever hangs or dies is replaced."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from threading import Condition, RLock, Thread
from time import monotonic
from typing import Any, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")
THREADS = 2
MOST = 6  # threads in all, with those that hang
LIMIT = 60.0
LAST = 9


class UndrawnError(RuntimeError):
    """The work comes to nothing."""


@dataclass(order=True)
class Job:
    """Work and its place in the line."""

    rank: int
    number: int
    work: Callable[[], Any] = field(compare=False)
    done: Future[Any] = field(compare=False, default_factory=Future)
    until: float = field(compare=False, default=0.0)


class Painters(Executor):
    """A few threads that draw, begun when they are needed.

    A thread cannot be ended from outside. One that has been at the same work for longer than the limit *hangs*: whoever
    waits for the work is told, and another thread goes on, until too many hang. If it comes to an end after all, it
    goes on itself.
    """

    def __init__(self, threads: int = THREADS, limit: float = LIMIT) -> None:
        self._threads, self._limit = threads, limit
        self._lock = RLock()
        self._called, self._begun = Condition(self._lock), Condition(self._lock)
        self._line: list[Job] = []
        self._numbers = count()
        self._working = self._idle = 0
        self._drawing: dict[int, Job] = {}
        self._hanging: set[int] = set()
        self._watched = self._over = False

    def at(self, rank: int) -> Executor:
        """The same threads for work of this rank: lower ranks go first, and within one whoever came first."""
        return _AtRank(self, rank)

    def submit(self, work: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        """Work that goes behind everything else."""
        return self.put(LAST, partial(work, *given, **named))

    def put(self, rank: int, work: Callable[[], T]) -> Future[T]:
        """Work of this rank."""
        with self._lock:
            if self._over:
                raise UndrawnError("nothing is drawn any more")
            if self._all_hang:
                raise UndrawnError("every thread that draws hangs")
            job = Job(rank, next(self._numbers), work)
            heappush(self._line, job)
            if len(self._line) <= self._idle:
                self._called.notify()
            else:
                self._hire()
            return job.done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002  # as it must be called
        """Begin nothing any more; what is being drawn is nobody's concern."""
        with self._lock:
            self._over = True
            left, self._line = self._line, []
            self._called.notify_all()
            self._begun.notify_all()
        for job in left:
            job.done.cancel()

    @property
    def _all_hang(self) -> bool:
        return not self._working and len(self._hanging) >= MOST

    def _hire(self) -> None:
        if self._working < self._threads and self._working + len(self._hanging) < MOST:
            self._working += 1
            Thread(target=self._work, name=f"picture {next(self._numbers)}", daemon=True).start()
        if not self._watched:
            self._watched = True
            Thread(target=self._watch, name="watch over pictures", daemon=True).start()

    # What a thread does that draws

    def _work(self) -> None:
        try:
            while job := self._next():
                self._do(job)
        except BaseException:
            log.exception("a thread that draws has died")
            with self._lock:
                self._working -= 1
                if self._line:
                    self._hire()

    def _next(self) -> Job | None:
        with self._lock:
            while not self._over and self._working <= self._threads:
                if not self._line:
                    self._idle += 1
                    self._called.wait()
                    self._idle -= 1
                elif (job := heappop(self._line)).done.set_running_or_notify_cancel():
                    job.until = monotonic() + self._limit
                    self._drawing[job.number] = job
                    self._begun.notify()
                    return job
            self._working -= 1
            return None

    def _do(self, job: Job) -> None:
        try:
            made = job.work()
        except BaseException as error:
            if self._in_time(job):
                # Some errors are orders to whoever waits (to end, to be cancelled); they are meant for nobody here.
                failure = UndrawnError("it cannot be drawn")
                failure.__cause__ = error
                job.done.set_exception(failure)
            if not isinstance(error, Exception):
                raise
        else:
            if self._in_time(job):
                job.done.set_result(made)

    def _in_time(self, job: Job) -> bool:
        """Whether somebody still waits for what has just come to its end; a thread that hung is back."""
        with self._lock:
            if job.number in self._hanging:
                self._hanging.remove(job.number)
                self._working += 1
                return False
            del self._drawing[job.number]
            return True

    # What the thread does that watches the others

    def _watch(self) -> None:
        while late := self._late():
            for job in late:
                job.done.set_exception(UndrawnError(f"nothing has come of it in {self._limit:g} seconds"))

    def _late(self) -> list[Job]:
        """What will be waited for no longer, as soon as there is something; nothing at the end."""
        with self._lock:
            while not self._over:
                now = monotonic()
                if late := [job for job in self._drawing.values() if job.until <= now]:
                    return late + self._given_up(late)
                next_ = min((job.until for job in self._drawing.values()), default=None)
                self._begun.wait(None if next_ is None else next_ - now)
            return []

    def _given_up(self, late: list[Job]) -> list[Job]:
        """Replace the threads that hang; where that is not possible any more, all that still waits is given up, too."""
        for job in late:
            del self._drawing[job.number]
            self._hanging.add(job.number)
            self._working -= 1
            if self._line:
                self._hire()
        if not self._all_hang:
            return []
        left, self._line = self._line, []
        return [job for job in left if job.done.set_running_or_notify_cancel()]


class _AtRank(Executor):
    def __init__(self, painters: Painters, rank: int) -> None:
        self._painters, self._rank = painters, rank

    def submit(self, work: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        return self._painters.put(self._rank, partial(work, *given, **named))
