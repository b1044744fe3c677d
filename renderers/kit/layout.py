"""Rectangles, and how a space is shared out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Rect:
    """A place on a picture, in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row beyond it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """Its middle point."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, and the first column and row beyond it."""
        return self.x, self.y, self.right, self.bottom

    def inset(self, across: int, down: int | None = None) -> Rect:
        """The same place with a margin taken away on each side."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def moved(self, across: int, down: int) -> Rect:
        """The same size elsewhere."""
        return Rect(self.x + across, self.y + down, self.w, self.h)

    def top(self, height: int) -> Rect:
        """A strip along its upper edge."""
        return Rect(self.x, self.y, self.w, height)

    def foot(self, height: int) -> Rect:
        """A strip along its lower edge."""
        return Rect(self.x, self.bottom - height, self.w, height)

    def left(self, width: int) -> Rect:
        """A strip along its left edge."""
        return Rect(self.x, self.y, width, self.h)

    def rest_below(self, height: int) -> Rect:
        """What is left when this much is taken from above."""
        return Rect(self.x, self.y + height, self.w, self.h - height)

    def rest_right(self, width: int) -> Rect:
        """What is left when this much is taken from the left."""
        return Rect(self.x + width, self.y, self.w - width, self.h)

    def centred(self, width: int, height: int) -> Rect:
        """A place of this size in its middle."""
        return Rect(self.x + (self.w - width) // 2, self.y + (self.h - height) // 2, width, height)

    def grid(self, columns: int, rows: int, gap: int) -> list[Rect]:
        """Equal places row by row, with a gap between them."""
        wide = (self.w - gap * (columns - 1)) // columns
        high = (self.h - gap * (rows - 1)) // rows
        return [
            Rect(self.x + column * (wide + gap), self.y + row * (high + gap), wide, high)
            for row in range(rows)
            for column in range(columns)
        ]
