"""What the others may name: their towns are played on as the computer without foresight would, with some whims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engines.tiny_towns.components import KINDS
from engines.tiny_towns.computer import BUILDS_TRIED, EAGER, SQUARES_TRIED
from engines.tiny_towns.foresight.plans import KIND
from engines.tiny_towns.outlook import Outlook, chances
from engines.tiny_towns.patterns import Placement, complete, cubes_of
from engines.tiny_towns.worth import built_of, gains

if TYPE_CHECKING:
    from random import Random

    from engines.tiny_towns.game import TownsGame

WHIMS = 0.2
STRANGE = 0.4
"""How often somebody names a kind for reasons of their own, in every second series: people and strong computers do in many turns."""
LIKELY = 3


class Neighbour:
    """A town of which only the squares count, and who plays there."""

    def __init__(
        self, squares: Sequence[str], names: tuple[str, ...], whims: float, strange: float = 0.0
    ) -> None:
        self.squares = list(squares)
        self.names = names
        self.whims = whims
        self.strange = strange
        self._outlook: Outlook | None = None

    @property
    def outlook(self) -> Outlook:
        """How the town looks now."""
        if self._outlook is None:
            self._outlook = self._looked(self.squares)
        return self._outlook

    def _looked(self, squares: Sequence[str]) -> Outlook:
        built = built_of(squares)
        return Outlook(squares, [chances(built, name) for name in self.names])

    @property
    def full(self) -> bool:
        """Whether nothing can be laid here any more."""
        return "" not in self.squares

    def named(self, luck: Random) -> str:
        """The kind that helps this town most; now and then any."""
        if luck.random() < max(self.whims, self.strange):
            return luck.choice(KINDS)
        outlook = self.outlook

        def best_with(kind: str) -> int:
            return max(
                [outlook.with_cube(square, kind) for square in outlook.likely(kind, LIKELY)], default=0
            )

        return max(KINDS, key=best_with)

    def take(self, kind: str, luck: Random) -> None:
        """Lay a cube where it helps most, and build."""
        if self.full:
            return
        outlook = self.outlook
        likely = outlook.likely(kind, SQUARES_TRIED)
        if luck.random() < self.whims:
            at = luck.choice(likely)
        else:
            at = max(likely, key=lambda square: outlook.with_cube(square, kind))
        self.squares[at] = kind
        self._outlook = None
        self.build()

    def build(self) -> None:
        """Build as long as that is worth more than waiting."""
        while fits := complete(self.squares, self.names):
            built = built_of(self.squares)
            tried: list[tuple[int, Placement, int]] = []
            for fit in fits[:BUILDS_TRIED]:
                gain = gains(built, fit.card)
                at = max(cubes_of(fit, self.squares), key=lambda square: gain[square])
                tried.append((gain[at], fit, at))
            best, most = None, -(10**6) if self.full else self.outlook.now() - EAGER
            for value, fit, at in tried:
                after = self._after(fit, at)
                worth = value + self._looked(after).now()
                if worth >= most:
                    best, most = after, worth
            if best is None:
                return
            self.squares = best
            self._outlook = None

    def _after(self, fit: Placement, at: int) -> list[str]:
        squares = list(self.squares)
        for square in cubes_of(fit, squares):
            squares[square] = ""
        squares[at] = fit.card
        return squares


class Table:
    """The towns of a match with a hammer, from the place of one seat."""

    def __init__(self, game: TownsGame, seat: int, whims: float, strange: float = 0.0) -> None:
        names = tuple(game.cards)
        self.seat = seat
        self.seats = game.seats
        self.builder = game.builder or 0
        self.towns = {
            one: Neighbour(game.towns[one].squares, names, *((whims, strange) if one != seat else (0.0, 0.0)))
            for one in game.active
        }
        self._banned = {one: set(game.towns[one].cubes_on_all("bank")) for one in game.active}
        self._waits = game.towns[seat].monument == "fort_ironweed"
        self._still = [
            one
            for one in game.active
            if one != seat and (not game.lanes or any(step.kind == "place" for step in game.lanes[one]))
        ]

    def finish_turn(self, kind: str, luck: Random) -> None:
        """Those who have not laid this turn's cube yet do so."""
        for one in self._still:
            self.towns[one].take(kind, luck)

    def kinds(self, turns: int, luck: Random) -> Iterator[int | None]:
        """What is named in the next turns; None where this seat names, whatever that may be."""
        for _ in range(turns):
            self._next()
            town = self.towns[self.builder]
            kind = town.named(luck)
            yield None if self.builder == self.seat else KIND[kind]
            for other in self.towns.values():
                other.take(kind, luck)

    def _next(self) -> None:
        """The hammer goes on; who has a full town has left, but this seat stays to the end."""
        for further in range(1, self.seats + 1):
            one = (self.builder + further) % self.seats
            if one == self.seat and (not self._waits or self._alone):
                break
            if one in self.towns and one != self.seat and not self.towns[one].full:
                break
        self.builder = one

    @property
    def _alone(self) -> bool:
        return all(town.full for one, town in self.towns.items() if one != self.seat)
