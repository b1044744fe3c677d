"""The plantation: negotiated and counted like a tile in every development, but with rules of its own for ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.guilds_of_london.city import PLANTATION
from engines.guilds_of_london.components import plantation
from engines.guilds_of_london.negotiation import negotiations
from engines.guilds_of_london.resolution import Resolving
from engines.guilds_of_london.rewards import Gain
from engines.guilds_of_london.telling import codes, icons_text, tell
from engines.guilds_of_london.verdict import counted
from engines.guilds_of_london.voting import placed
from engines.kernel import Step

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class VisitPlantation(Step):
    """The plantation is resolved: negotiation first."""

    kind: Literal["visit_plantation"] = "visit_plantation"

    def run(self, game: GuildsGame) -> None:
        """Ask those who own neutral pawns, then count."""
        game.phase = "plantation"
        game.resolving = Resolving(place=PLANTATION)
        game.then(*negotiations(game, PLANTATION), CountPlantation())


class CountPlantation(Step):
    """Most pawns get the reward on the left, second most that on the right; those tied for most all get the right one."""

    kind: Literal["count_plantation"] = "count_plantation"

    def run(self, game: GuildsGame) -> None:
        """Reward them in the order of points; then pawns go back to the supply."""
        game.stock += game.plantation_neutrals
        game.plantation_neutrals = 0
        if not any(game.plantation):
            game.resolving = None
            game.tell(Text("guilds-event-plantation-empty"), marks=(PLANTATION,))
            return
        side = plantation(game.side)
        first, second = placed(game, PLANTATION, game.plantation)
        sums = Text("guilds-event-plantation-counted", {"sums": counted(game.plantation)})
        game.tell(sums, marks=(PLANTATION,))
        if first is None:
            tied = Text("guilds-event-plantation-tied", {"tied": [Who(seat) for seat in second]})
            game.tell(tied, marks=(PLANTATION,))
        game.resolving = Resolving(
            place=PLANTATION, stage="second" if first is None else "first", first=first, second=[*second]
        )
        leading = () if first is None else (first,)
        visits = [
            Visit(seat=seat, icons=codes(icons))
            for seats, icons in ((leading, side.first), (second, side.second))
            for seat in seats
        ]
        game.then(*visits, ReturnPawns(rewarded=(*leading, *second)))


class Visit(Step):
    """One player's reward of the plantation."""

    kind: Literal["visit"] = "visit"
    seat: int
    icons: tuple[str, ...]

    def run(self, game: GuildsGame) -> None:
        """All of it, from left to right."""
        tell(game, self.seat, "plantation-reward", PLANTATION, icons=icons_text(self.icons))
        game.then(*(Gain(seat=self.seat, icon=short) for short in self.icons))


class ReturnPawns(Step):
    """Whoever was rewarded gives pawns back to the supply, as many as the tile says or as there are."""

    kind: Literal["return_pawns"] = "return_pawns"
    rewarded: tuple[int, ...]

    def run(self, game: GuildsGame) -> None:
        """The rest stays there."""
        game.resolving = None
        for seat in self.rewarded:
            count = min(plantation(game.side).returns, game.plantation[seat])
            game.plantation[seat] -= count
            game.supply[seat] += count
            tell(game, seat, "returned", PLANTATION, f"supply:{seat}", count=count)
