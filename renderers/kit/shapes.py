"""Shapes made on the spot, for pictures in layers: each gives back something that a pen can draw."""

from __future__ import annotations

from renderers.kit.stencil import Pen, Point, Shape


def poly(*points: Point) -> Shape:
    """A polygon."""

    def drawn(pen: Pen) -> None:
        pen.poly(*points)

    return drawn


def oval(x: float, y: float, across: float, down: float | None = None) -> Shape:
    """A disc or an oval round a middle point, by its radii."""

    def drawn(pen: Pen) -> None:
        pen.oval(x, y, across, down)

    return drawn


def box(left: float, top: float, right: float, bottom: float, corner: float = 0) -> Shape:
    """A rectangle, its corners rounded."""

    def drawn(pen: Pen) -> None:
        pen.box(left, top, right, bottom, corner)

    return drawn


def line(wide: float, *points: Point) -> Shape:
    """A stroke with round ends and joints."""

    def drawn(pen: Pen) -> None:
        pen.line(wide, *points)

    return drawn


def ring(x: float, y: float, radius: float, wide: float, *, start: float = 0, end: float = 360) -> Shape:
    """A ring or a part of it, in degrees clockwise from the right."""

    def drawn(pen: Pen) -> None:
        pen.ring(x, y, radius, wide, start=start, end=end)

    return drawn


def slice_of(x: float, y: float, radius: float, start: float, end: float) -> Shape:
    """A slice of a disc, in degrees clockwise from the right."""

    def drawn(pen: Pen) -> None:
        pen.slice(x, y, radius, start, end)

    return drawn


def leaf(start: Point, end: Point, wide: float) -> Shape:
    """A pointed leaf from one point to another."""

    def drawn(pen: Pen) -> None:
        pen.leaf(start, end, wide)

    return drawn


def joined(*shapes: Shape) -> Shape:
    """Several shapes as one."""

    def drawn(pen: Pen) -> None:
        for shape in shapes:
            shape(pen)

    return drawn
