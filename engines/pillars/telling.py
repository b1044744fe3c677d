"""Telling what happened: the seat that did it, the names of things, and the places that changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.pillars.components import KINDS, board

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

Arg = int | str | Text | list[Who | Text | str]
Told = dict[str, Arg]
Args = dict[str, int | str | Who | Text | list[Who | Text | str]]


@cache
def card_text(card: str) -> Text:
    """The name of a craftsman, an advantage, an event or a resource card."""
    return Text(f"pillars-card-{card}")


@cache
def place_text(place: str) -> Text:
    """The name of a place on the board."""
    return Text(f"pillars-place-{place}")


@cache
def kind_text(kind: str) -> Text:
    """The name of a kind of cubes."""
    return Text(f"pillars-goods-{kind}")


@cache
def amount_text(kind: str, number: int) -> Text:
    """So many cubes of a kind."""
    return Text(f"pillars-cubes-{kind}", {"number": number})


def cubes_text(cubes: Mapping[str, int]) -> list[Who | Text | str]:
    """Several kinds of cubes, the dearest first; nothing at all is said as such."""
    some: list[Who | Text | str] = [
        amount_text(kind, cubes[kind]) for kind in reversed(KINDS) if cubes.get(kind)
    ]
    return some or [Text("pillars-cubes-none")]


def tell(game: PillarsGame, seat: int, what: str, *touched: str, **args: Arg) -> None:
    """Tell everybody what this seat did, or what happened to it; what it touched of its own is marked."""
    marks = tuple(mark if ":" in mark or mark in _OF_ALL else f"{mark}:{seat}" for mark in touched)
    game.tell(Text(f"pillars-event-{what}", {"who": Who(seat), **args}), marks=marks)


def tell_all(
    game: PillarsGame, what: str, shares: Mapping[int, Text | Who], *touched: str, **args: Arg
) -> None:
    """Tell in one sentence what became of several seats; what was touched of theirs is marked."""
    marks = tuple(f"{mark}:{seat}" for mark in touched for seat in shares)
    told: Args = {"shares": [*shares.values()], **args}
    game.tell(Text(f"pillars-event-{what}", told), marks=marks)


def share(what: str, seat: int, **args: Arg) -> Text:
    """One seat's part of such a sentence."""
    return Text(f"pillars-share-{what}", {"who": Who(seat), **args})


def tell_lost(game: PillarsGame, lost: Mapping[int, int]) -> None:
    """Tell who could not take all the gold there was, since the track ends."""
    shares = {seat: share("lost", seat, gold=gold) for seat, gold in lost.items() if gold}
    if shares:
        tell_all(game, "lost", shares, most=board().limits.gold)


_OF_ALL = frozenset({"drawn", "event", "tax", "pool", "stock", "cathedral"})
