"""Plans: which building shall stand where, and which cube goes on which square for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from engines.kernel import Want
from engines.tiny_towns.patterns import POST, Placement, packed, placements
from engines.tiny_towns.squares import INDEX, NAMES, SQUARES
from engines.tiny_towns.town import KIND_SET

Spot = tuple[int, str]


@dataclass(slots=True, frozen=True)
class Target:
    """A building that is planned: its card, the cubes that it is made of with their squares, and the square for it."""

    card: str
    cubes: tuple[Spot, ...]
    at: int

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares of its pattern."""
        return tuple(square for square, _ in self.cubes)

    def lacking(self, squares: Sequence[str]) -> list[Spot] | None:
        """The cubes that are still missing; None if something lies in the way."""
        there = [(spot, squares[spot[0]]) for spot in self.cubes]
        in_the_way = any(item not in ("", spot[1], POST) for spot, item in there)
        taken = squares[self.at] not in ("", *KIND_SET)
        return None if in_the_way or taken else [spot for spot, item in there if not item]


def written(fit: Placement) -> str:
    """The cubes of a placement as they stand in a list: `A1.brick B1.glass`."""
    return " ".join(f"{NAMES[square]}.{kind}" for square, kind in zip(fit.squares, fit.kinds, strict=True))


def written_target(one: Target) -> Want:
    """A planned building as it stands in a list."""
    cubes = " ".join(f"{NAMES[square]}.{kind}" for square, kind in one.cubes)
    return {"building": one.card, "at": NAMES[one.at], "cubes": cubes}


def spots_of(cubes: str) -> tuple[Spot, ...]:
    """The same, read."""
    pairs = (spot.split(".") for spot in cubes.split())
    return tuple((INDEX[square], kind) for square, kind in pairs)


@cache
def _target(building: str, cubes: str, at: str) -> Target:
    return Target(building, spots_of(cubes), INDEX[at])


def targets(wants: Sequence[Want], squares: Sequence[str]) -> list[tuple[Target, list[Spot]]]:
    """The plans that nothing lies in the way of, with what they lack, those first that lack least."""
    planned = (_target(want["building"], want["cubes"], want["at"]) for want in wants)
    found = [(one, lacking) for one in planned if (lacking := one.lacking(squares)) is not None]
    return sorted(found, key=lambda one: len(one[1]))


def possible(cards: Sequence[str], squares: Sequence[str]) -> Iterator[Placement]:
    """Every way in which one of these cards may still be built, as cubes and buildings lie."""
    board, taken = packed(squares), sum(1 << square for square in SQUARES if squares[square])
    for card in cards:
        for fit in placements(card):
            if (board & fit.need).bit_count() == (taken & _bits(fit.squares)).bit_count():
                yield fit


@cache
def _bits(squares: tuple[int, ...]) -> int:
    return sum(1 << square for square in squares)
