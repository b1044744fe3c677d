"""Every way in which the cards of a match may be built, as bits of one number: what a board leaves open is found by ANDs.

A town is two numbers. `things` has sixteen bits for each kind of cube, then sixteen for each card; `empty` has the squares
on which nothing lies. A set of plans is a number with a bit for each placement of each card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.tiny_towns.components import KINDS, MONUMENT, groups
from engines.tiny_towns.foresight.masks import ALL, WIDTH, mask_of
from engines.tiny_towns.patterns import POST, placements
from engines.tiny_towns.squares import SQUARES

CUBES = len(KINDS)
SHIFT = WIDTH * CUBES
"""Where the cards begin."""
KIND = {kind: number for number, kind in enumerate(KINDS)}
COLUMN = sum(1 << WIDTH * kind for kind in range(CUBES))
"""One square, for every kind of cube."""
MOST_KEPT = 20_000
Layers = tuple[int, int, int, int, int, int]


class Plan:
    """A placement: its card's number, its squares, what its cubes are, and the sets of plans that do not touch it."""

    __slots__ = ("apart", "card", "cells", "kinds", "mask", "squares")

    def __init__(self, card: int, squares: tuple[int, ...], kinds: tuple[int, ...]) -> None:
        self.card = card
        self.squares = squares
        self.kinds = kinds
        self.mask = mask_of(squares)
        self.cells = tuple((1 << square, 1 << kind) for square, kind in zip(squares, kinds, strict=True))
        self.apart = 0


class Plans:
    """All plans for these cards; the monument among them is built only once."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.once = [card for card, name in enumerate(names) if groups()[name] == MONUMENT]
        self.posts = self.names.index(POST) if POST in names else -1
        self.list: list[Plan] = []
        self.of_card: list[int] = []
        for card, name in enumerate(names):
            first = len(self.list)
            for one in placements(name):
                self.list.append(Plan(card, one.squares, tuple(KIND[kind] for kind in one.kinds)))
            self.of_card.append((1 << len(self.list)) - (1 << first))
        self.all = (1 << len(self.list)) - 1
        self.over = [0] * WIDTH
        self.using = [0] * CUBES
        wanted = [[0] * CUBES for _ in SQUARES]
        for number, plan in enumerate(self.list):
            for square, kind in zip(plan.squares, plan.kinds, strict=True):
                self.over[square] |= 1 << number
                self.using[kind] |= 1 << number
                wanted[square][kind] |= 1 << number
        for plan in self.list:
            touched = 0
            for square in plan.squares:
                touched |= self.over[square]
            plan.apart = self.all & ~touched
        # What stays possible once this kind, or a building, lies there, by the bit of a town's number.
        self.after: dict[int, int] = {}
        for at in SQUARES:
            free = self.all & ~self.over[at]
            for kind in range(CUBES):
                self.after[1 << (WIDTH * kind + at)] = free | wanted[at][kind]
            for card in range(len(names)):
                self.after[1 << (SHIFT + WIDTH * card + at)] = self.all if card == self.posts else free
        self._layers: dict[int, Layers] = {}
        self._open: dict[int, int] = {}

    def open_with(self, buildings: int) -> int:
        """The plans that these buildings leave open; buildings without the cubes below."""
        found = self._open.get(buildings)
        if found is None:
            if len(self._open) > MOST_KEPT:
                self._open.clear()
            found, rest = self.all, buildings << SHIFT
            for card in self.once:
                if buildings >> WIDTH * card & ALL:
                    found &= ~self.of_card[card]
            while rest:
                low = rest & -rest
                found &= self.after[low]
                rest ^= low
            self._open[buildings] = found
        return found

    def open(self, things: int) -> int:
        """The plans that this town leaves open."""
        found = self.open_with(things >> SHIFT)
        rest = things & ((1 << SHIFT) - 1)
        after = self.after
        while rest:
            low = rest & -rest
            found &= after[low]
            rest ^= low
        return found

    def layers(self, empty: int) -> Layers:
        """The plans that lack no cube, one, two, three; those of which nothing lies there yet; and begun ones that lack more."""
        found = self._layers.get(empty)
        if found is None:
            if len(self._layers) > MOST_KEPT:
                self._layers.clear()
            found = self._layers[empty] = self._layered(empty)
        return found

    def _layered(self, empty: int) -> Layers:
        one = two = four = taken = 0
        for at in SQUARES:
            here = self.over[at]
            if empty >> at & 1:
                carry = one & here
                one ^= here
                more = two & carry
                two ^= carry
                four |= more
            else:
                taken |= here
        fresh = self.all & ~taken
        begun = taken & ~four
        return (
            begun & ~two & ~one,
            begun & ~two & one,
            begun & two & ~one,
            begun & two & one,
            fresh,
            taken & four,
        )

    def complete(self, things: int, empty: int, open_: int) -> list[Plan]:
        """The plans that could be carried out now."""
        ready = open_ & self.layers(empty)[0]
        found = []
        while ready:
            low = ready & -ready
            found.append(self.list[low.bit_length() - 1])
            ready ^= low
        if self.posts >= 0 and found:
            posts = things >> (SHIFT + WIDTH * self.posts) & ALL
            if posts:
                once = {(plan.card, plan.mask): plan for plan in found if plan.mask & ~posts}
                found = list(once.values())
        return found


@lru_cache(maxsize=16)
def plans_of(names: tuple[str, ...]) -> Plans:
    """The plans for these cards, worked out once."""
    return Plans(names)
