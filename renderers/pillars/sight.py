"""What a picture of this title is drawn from, and how things are looked up in it."""

from __future__ import annotations

from engines.kernel import View
from engines.pillars.view import Location, PillarsBoard, PillarsHand

PillarsView = View[PillarsBoard, PillarsHand]
BUILDERS, DRAFT, OVER = "builders", "draft", "over"


def location(view: PillarsView, place: str) -> Location:
    """A place of the board."""
    return next(found for found in view.board.locations if found.id == place)


def current(view: PillarsView) -> str | None:
    """The place whose step is being carried out."""
    if view.result is not None or not view.board.step:
        return None
    return next((found.id for found in view.board.locations if found.step == view.board.step), None)
