"""Telling what happened: the seat that did it, the names of things, and the squares that changed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from data.text import Text, Who

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


@cache
def card_text(card: str) -> Text:
    """The name of a card."""
    return Text(f"towns-card-{card}")


@cache
def cube_text(kind: str) -> Text:
    """The name of a kind of cube."""
    return Text(f"towns-cube-{kind}")


def tell(
    game: TownsGame,
    seat: int,
    what: str,
    *squares: str,
    first: bool = False,
    **args: int | str | Text | list[Who | Text | str],
) -> None:
    """Tell everybody what this seat did, and mark the squares of its town that it touched."""
    marks = tuple(f"{seat}:{square}" for square in squares)
    game.tell(Text(f"towns-event-{what}", {"who": Who(seat), **args}), marks=marks, first=first)
