"""Every handler of presses that stands in these rooms: whoever calls `declare` has them all; cogs bring their own."""

from __future__ import annotations

import importlib
import pkgutil

import bot.ui.gathering
import bot.ui.play
import bot.ui.results

ROOMS = (bot.ui.gathering, bot.ui.play, bot.ui.results)


def declare() -> None:
    """Load each module of the rooms, since a module declares its handlers when it is loaded."""
    for room in ROOMS:
        for module in pkgutil.iter_modules(room.__path__):
            importlib.import_module(f"{room.__name__}.{module.name}")
