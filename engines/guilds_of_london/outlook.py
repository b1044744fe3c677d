"""What places promise a seat, from what its player can see: the worth of one pawn more or less."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engines.guilds_of_london.city import GUILDHALL, PLANTATION, neighbours
from engines.guilds_of_london.components import Reward, icon_of, mayoral, plantation, tiles
from engines.guilds_of_london.scoring import counts_for
from engines.guilds_of_london.voting import giants
from engines.guilds_of_london.weights import weights_for
from engines.guilds_of_london.worth import POINT, PROMISES

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

LASTING = 5
LIKELY = (100, 65, 40, 25, 15)
AT_THE_END = (100, 30, 5, 0, 0)
WINS = {-2: 2, -1: 10, 0: 30, 1: 65, 2: 88}
IDLE = (6, 6, 5, 4, 2, 1)


@cache
def _promise(icon: Reward) -> int:
    return PROMISES[icon.kind] * icon.count


def promise(icons: Iterable[Reward]) -> int:
    """What a reward is worth."""
    return sum(_promise(icon) for icon in icons)


class Outlook:
    """How a seat sees the city: values are ten to a point."""

    def __init__(self, game: GuildsGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = game.track.rounds - game.round
        self.weights = weights_for(game.seats)
        self._cards = [mayoral()[card] for card in game.kept[seat]]
        self._gains: dict[str, int] = {}
        self._losses: dict[str, int] = {}

    def gain(self, place: str) -> int:
        """What one own pawn more is worth there."""
        if place not in self._gains:
            self._gains[place] = self._with(place, 1) - self._with(place, 0)
        return self._gains[place]

    def loss(self, place: str) -> int:
        """What one own pawn less costs there."""
        if place not in self._losses:
            self._losses[place] = self._with(place, 0) - self._with(place, -1)
        return self._losses[place]

    def standing(self) -> int:
        """What all own pawns promise where they stand; Masters are there for good, and count by themselves."""
        open_tiles = (tile for tile, laid in self.game.city.items() if not laid.resolved)
        return sum(self._with(place, 0) for place in (GUILDHALL, PLANTATION, *open_tiles))

    def _with(self, place: str, more: int) -> int:
        if place == GUILDHALL:
            count = self.game.guildhall[self.seat] + more
            return int(self.weights.pawn * sum(IDLE[:count])) if self.left else self._at_home(count)
        if place == PLANTATION:
            return self._overseas(more)
        laid = self.game.city[place]
        if laid.resolved:
            return self.master(place) if laid.master == self.seat and not more else 0
        return self._hopes(place, laid.pawns, more)

    def _at_home(self, count: int) -> int:
        """What so many pawns in the Guildhall are worth at the end."""
        return POINT * sum(
            min(card.points * count, card.most) for card in self._cards if card.of == "guildhall"
        )

    def _hopes(self, tile: str, pawns: Sequence[int], more: int) -> int:
        """How likely the tile is resolved, and how this seat does there then."""
        laid, printed = self.game.city[tile], tiles()[tile]
        mine = pawns[self.seat] + more
        if mine <= 0:
            return 0
        missing = printed.need - sum(pawns) - more - laid.neutrals - (self.game.beadle == tile)
        likely = (LIKELY if self.left else AT_THE_END)[min(max(missing, 0), 4)]
        rival = max(count for seat, count in enumerate(pawns) if seat != self.seat)
        lead = mine - rival
        if lead == 0 and self._helped(tile, pawns, rival):
            lead = 1
        wins = WINS[max(-2, min(lead, 2))]
        second = 100 - wins if rival and lead > -2 else 10
        return likely * (wins * self.first(tile) + second * self.second(tile)) // 10000

    def _helped(self, tile: str, pawns: Sequence[int], rival: int) -> bool:
        """Whether a tie there would go to this seat."""
        own = self._beside(tile, self.seat)
        return own > max(
            (
                self._beside(tile, seat)
                for seat, count in enumerate(pawns)
                if seat != self.seat and count == rival
            ),
            default=0,
        )

    def _beside(self, tile: str, seat: int) -> int:
        return len(neighbours(self.game.city, tile, seat)) + giants(self.game, seat)

    def first(self, tile: str) -> int:
        """What winning a tile is worth."""
        return promise(tiles()[tile].first) + self.master(tile)

    def second(self, tile: str) -> int:
        """What the second place of a tile is worth."""
        token = self.game.city[tile].token
        return promise(tiles()[tile].second) + (0 if token is None else _promise(icon_of(token)))

    def master(self, tile: str) -> int:
        """What a Master there is worth: his neighbours, the own mayoral cards, a lasting effect."""
        found = int(self.weights.master) if self.left else 0
        found += POINT * len(neighbours(self.game.city, tile, self.seat))
        for card in self._cards:
            if card.of == "master" and card.rule != "sets" and counts_for(card, tile):
                found += POINT * (card.points if card.rule == "each" else 2)
        return found + (LASTING if tiles()[tile].lasting else 0)

    def _overseas(self, more: int) -> int:
        """What the plantation promises with so many pawns more, the sooner the better."""
        there, side = self.game.plantation, plantation(self.game.side)
        mine = there[self.seat] + more
        if mine <= 0:
            return 0
        every = self.game.track.develop_every
        waiting = -self.game.round % every
        rival = max(count for seat, count in enumerate(there) if seat != self.seat)
        wins = WINS[max(-2, min(mine - rival, 2))]
        reward = wins * promise(side.first) + (100 - wins) * promise(side.second)
        estates = sum(card.points for card in self._cards if card.of == "plantation")
        return reward * (10 - min(waiting, 6)) // 1000 + POINT * estates * min(mine, 4) // 2 + min(mine, 4)
