"""The most memory that a process takes in which pictures of all titles are drawn, as the bot draws them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from threading import Event

from bot.cli.bench.boot import most_memory
from bot.cli.playing import NAMES, answer, asked, begin
from bot.pictures.drawing import Kind, Pictures, Wanted
from bot.pictures.rehearsal import rehearse
from data.words import Words
from engines.kernel.catalogue import AnyTitle, titles

PICTURES = 45
PICTURES_MB = 250
STEP = 4
PROGRAM = "from bot.cli.bench.memory import draw; draw()"
MB = 2**20


def pictures_mb() -> float:
    """What so many pictures of each title come to, in a process of their own."""
    told = subprocess.run([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603  # our own program
    return int(told.stdout) / MB


def draw() -> None:
    """In that process: draw, and tell how much memory it took."""
    asyncio.run(_drawn())
    sys.stdout.write(f"{most_memory()}\n")


async def _drawn() -> None:
    pictures = Pictures()
    for title in titles().values():
        rehearsal = asyncio.create_task(asyncio.to_thread(rehearse, title.id, Event()))
        wanted = islice(_wanted(title), PICTURES)
        while both := list(islice(wanted, 2)):
            await asyncio.gather(*(pictures.draw(one) for one in both))
        await rehearsal
    pictures.close()


def _wanted(title: AnyTitle) -> Iterator[Wanted]:
    """The table and what somebody sees who is asked, now and then in matches with as many players as there may be."""
    for index in range(PICTURES):
        match, luck = begin(title, title.seats[-1], title.options(), "memory", index)
        words = Words("en", NAMES[: match.seats])
        while not match.over:
            if match.length % STEP == 0:
                question = asked(match, luck)
                kind: Kind = "hand" if question.secret else "seat"
                yield Wanted("table", match.view(None), None, words)
                yield Wanted(kind, match.view(question.seat), question, words)
            answer(match, luck)
