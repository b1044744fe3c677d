"""Quick matches among computers who err now and then: from them it is learned what things promise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from engines.kernel.imagined import Imagined
from engines.pillars.learned import instead
from engines.pillars.promise import seen

if TYPE_CHECKING:
    from random import Random

    from engines.kernel import Answer
    from engines.kernel.catalogue import AnyTitle
    from engines.kernel.practice import Row
    from engines.pillars.game import PillarsGame

ERRS, CHOICES = 0.12, ("draft", "builder")
"""How often something is taken by chance, so that it is learned what hardly anybody would have."""


class Practice:
    """Who plays well knows what things promise, and who sees many matches of those learns it."""

    def __init__(self, title: AnyTitle) -> None:
        self._title = title

    def begun(self) -> dict[str, float]:
        """Nothing is known at the beginning."""
        return {}

    def match(self, weights: Mapping[str, float], luck: Random, seats: int) -> tuple[list[Row], list[int]]:
        """A match: what was seen of each seat when a round began, each with the points still to come, and the points at the end."""
        with instead(seats, weights):
            return self._match(luck, seats)

    def _match(self, luck: Random, seats: int) -> tuple[list[Row], list[int]]:
        match = Imagined.begun(self._title, seats, self._title.options(), f"{luck.getrandbits(256):064x}")
        found: list[tuple[int, int, dict[str, float]]] = []
        game = cast("PillarsGame", match.game)
        known = game.round
        while not match.over:
            if game.round != known:
                known = game.round
                found += [
                    (
                        seat,
                        player.points,
                        {f"{known}:{name}": value for name, value in seen(game, seat) if value},
                    )
                    for seat, player in enumerate(game.players)
                ]
            seat = match.next()
            match.carry_out(seat, _answer(match, seat, luck))
        ends = [player.points for player in game.players]
        return [(row, ends[seat] - points) for seat, points, row in found], ends


def _answer(match: Imagined, seat: int, luck: Random) -> Answer:
    if match.asked_of(seat).step in CHOICES and luck.random() < ERRS:
        return (luck.choice([option for option in match.asked_of(seat).legal if not option.extra]),)
    return match.forced(seat) or match.advised(seat, luck)
