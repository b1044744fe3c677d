"""Answers that are committed to a database on the disk, one after the other."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from bot.cli.bench.number import Number, p95
from bot.cli.playing import asked, usual_seats
from bot.letters.shelf import due
from bot.store import Store
from bot.tables.service import Tables
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

COMMIT_MS = 5
PLACE = (1, 2)
EACH = 5


class Disk:
    """What one small write takes until it is safe, whoever writes: no committed answer can be quicker."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "sync"
        self.spent: list[float] = []

    def sync(self) -> None:
        """Write, and wait until it is safe."""
        with self._file.open("ab") as file:
            file.write(b"x" * 4096)
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            self.spent.append((time.perf_counter() - began) * 1000)


async def committed(titles: list[AnyTitle], folder: Path, answers: int) -> tuple[Number, Disk]:
    """How long a player's answer takes until it is safe, over the same number of answers of each title."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'answers.db'}")
    disk = Disk(folder)
    try:
        tables = Tables(store, time.time, due, most_open=1000)
        luck = random.Random("bench")  # noqa: S311  # players who answer by chance need no secrecy
        spent: list[float] = []
        for title in titles:
            spent += await _answers(tables, title, luck, answers, disk)
    finally:
        await store.close()
    return Number("commit_p95_ms", p95(spent), COMMIT_MS), disk


async def _answers(
    tables: Tables, title: AnyTitle, luck: random.Random, answers: int, disk: Disk
) -> list[float]:
    spent: list[float] = []
    while len(spent) < answers:
        number = await seated(tables, title, list(range(1, usual_seats(title) + 1)), PLACE)
        match = await match_of(tables, number)
        while not match.over and len(spent) < answers:
            question = asked(match, luck)
            picks = random_picks(question, luck)
            began = time.perf_counter()
            await tables.answer(number, question.seat + 1, picks, question.number)
            spent.append((time.perf_counter() - began) * 1000)
            if len(spent) % EACH == 0:
                disk.sync()
    return spent


async def seated(tables: Tables, title: AnyTitle, people: list[int], place: tuple[int, int]) -> int:
    """A table of these people that has begun."""
    host, *others = people
    row = await tables.open(title, place, (host, f"Player {host}"), title.options())
    for person in others:
        await tables.join(row.id, person, f"Player {person}")
    await tables.start(row.id, host)
    return row.id


async def match_of(tables: Tables, number: int) -> Match:
    """The match of a table that has begun."""
    async with tables.enter(number) as live:
        return live.begun
