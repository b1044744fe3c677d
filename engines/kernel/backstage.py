"""Behind a match: its whole state, for tests that look at it or set a scene. Nothing that runs tables may come here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engines.kernel.game import Game
from engines.kernel.match import Match


def state(match: Match) -> Any:
    """What lies where, secrets included; to be looked at, and changed in a scene only."""
    return match._position.game


@contextmanager
def scene(match: Match) -> Iterator[Any]:
    """The state, to be changed as if it had been dealt or played like that; then who is asked is read anew."""
    yield match._position.game
    match._settle()


def put(match: Match, game: Game[Any]) -> None:
    """The match stands like this from now on."""
    match._position.game = game
    match._settle()
