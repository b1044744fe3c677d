"""One process beside the bot, which can be ended whatever it does, and which is gone when the bot is."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any


class Crew:
    """The process, which begins with its first work; how far it stands back behind others, and what it does first."""

    def __init__(self, spare: int, first: Callable[..., None] | None = None, *given: object) -> None:
        self._context = _Context()
        self.pool = ProcessPoolExecutor(
            1, mp_context=self._context, initializer=_begin, initargs=(spare, first, given)
        )

    def end(self) -> None:
        """End the process whatever it does: a pool alone would wait for it, and with it everybody who ends the bot."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in self._context.begun:
            if process.is_alive():
                process.kill()


class _Context(SpawnContext):
    """Begins processes as usual, and remembers them, which a pool does not tell."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[BaseProcess] = []

    def Process(self, *given: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802  # its name
        """One more process."""
        process = SpawnProcess(*given, **named)
        self.begun.append(process)
        return process


def _begin(spare: int, first: Callable[..., None] | None, given: tuple[object, ...]) -> None:
    """Work only with what the processor has to spare, where that can be said, and for no longer than the bot runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which then ends this process
    if sys.platform != "win32":
        os.nice(spare)
    Thread(target=_end_with_the_bot, daemon=True).start()
    if first is not None:
        first(*given)


def _end_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)
