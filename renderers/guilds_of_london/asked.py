"""A question drawn onto the city: where pawns may come from, and where they may go."""

from __future__ import annotations

from dataclasses import dataclass

from PIL.Image import Image

from engines.kernel import Question
from renderers.guilds_of_london.rewards import move
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.light import frame, veil
from renderers.kit.palette import SHADOW, seat_paint
from renderers.kit.relief import Sprite
from renderers.kit.tokens import token

DONE = "done"


@dataclass(slots=True, frozen=True)
class Asked:
    """The places that a question names: those that may be left, and those that may be reached."""

    origins: frozenset[str]
    goals: frozenset[str]


def asked(question: Question | None) -> Asked:
    """What the legal options of a question name."""
    if question is None:
        return Asked(frozenset(), frozenset())
    legal = question.legal
    origins = {option.parts["from"] for option in legal if "from" in option.parts}
    goals = {option.parts["to"] for option in legal if "to" in option.parts}
    return Asked(frozenset(origins - {DONE}), frozenset(goals))


def resolving(about: Asked, place: str | None) -> Asked:
    """Where nothing else is asked for, the place that is voted on or rewarded."""
    if place is None or about.goals or about.origins:
        return about
    return Asked(frozenset(), frozenset({place}))


def lay_asked(image: Image, places: dict[str, Rect], about: Asked, seat: int) -> None:
    """Goals in a frame of light, a walking pawn on each place that may be left, all others in the shade."""
    if not about.goals and not about.origins:
        return
    for name, place in places.items():
        size, corner = (place.w, place.h), round(place.h * 0.07)
        if name in about.goals:
            lay_frame(image, place)
        elif name not in about.origins:
            veil(size, corner, SHADOW, 0.4).lay(image, place.x, place.y)
    for name in about.origins & set(places):
        place = places[name]
        wide = max(22, round(place.h * 0.22))
        walker(seat, wide).lay(image, place.x - wide // 2, place.bottom - round(wide * 0.6))


def lay_frame(image: Image, place: Rect) -> None:
    """A frame of light round a tile or a card."""
    frame((place.w, place.h), round(place.h * 0.07), max(4, place.h // 26)).lay(image, place.x, place.y)


@kept
def walker(seat: int, size: int) -> Sprite:
    """The mark of a place that may be left."""
    paint = seat_paint(seat)
    return token(size, paint.colour, move, "", paint.ink)
