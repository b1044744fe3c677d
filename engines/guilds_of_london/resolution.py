"""The end of a round: tiles are looked at in reading order, negotiated, voted on and rewarded, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict, Field

from data.text import Text
from engines.guilds_of_london.beadle import place_beadle
from engines.guilds_of_london.city import reading_order
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.negotiation import negotiations
from engines.guilds_of_london.rewards import Offer, Second
from engines.guilds_of_london.telling import at_text, codes, tell
from engines.guilds_of_london.verdict import counted, weighed
from engines.guilds_of_london.voting import due, runner_up, tally, winner
from engines.kernel import Step

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class Resolving(BaseModel):
    """What is being resolved: who is first and second, once that is known."""

    model_config = ConfigDict(extra="forbid")

    place: str
    stage: Literal["negotiation", "first", "second"] = "negotiation"
    first: int | None = None
    second: list[int] = Field(default_factory=list)


class ResolveTiles(Step):
    """All have acted: every tile that is face up is looked at once."""

    kind: Literal["resolve_tiles"] = "resolve_tiles"

    def run(self, game: GuildsGame) -> None:
        """Note the order once; whoever comes to a tile later in it still counts there."""
        game.phase = "resolution"
        game.queue = [tile for tile in reading_order(game.city) if not game.city[tile].resolved]
        game.tell(Text("guilds-event-resolution"), first=True)
        game.then(NextTile())


class NextTile(Step):
    """The next tile on which as many pawns stand as it needs, neutral ones and the Beadle counted."""

    kind: Literal["next_tile"] = "next_tile"

    def run(self, game: GuildsGame) -> None:
        """Negotiate, vote, and look for the next one."""
        game.resolving = None
        while game.queue:
            tile = game.queue.pop(0)
            if due(game, tile):
                game.resolving = Resolving(place=tile)
                game.then(*negotiations(game, tile), Vote(tile=tile), NextTile())
                return


class Vote(Step):
    """Phase 2: the most own pawns win; a tie is broken by Masters beside the tile, or the tile stays as it is."""

    kind: Literal["vote"] = "vote"
    tile: str

    def run(self, game: GuildsGame) -> None:
        """Reward first and second place, or leave the tile."""
        laid = game.city[self.tile]
        place = at_text(self.tile)
        if not any(laid.pawns):
            game.stock += laid.neutrals
            laid.neutrals = 0
            game.tell(Text("guilds-event-only-neutrals", {"place": place}), marks=(self.tile, "stock"))
            return
        first = winner(game, self.tile, laid.pawns)
        if first is None:
            sums = weighed(game, self.tile, laid.pawns)
            game.tell(Text("guilds-event-tied-with", {"place": place, "sums": sums}), marks=(self.tile,))
            return
        second = runner_up(laid.pawns, first)
        game.resolving = Resolving(
            place=self.tile, stage="first", first=first, second=[] if second is None else [second]
        )
        if len(tally(laid.pawns).tops) > 1:
            sums, what = weighed(game, self.tile, laid.pawns), "wins-tie-with"
        else:
            sums, what = counted(laid.pawns), "wins-with"
        tell(game, first, what, self.tile, place=place, sums=sums)
        game.then(
            Offer(seat=first, place=self.tile, icons=codes(tiles()[self.tile].first)),
            *(() if second is None else (Second(seat=second, tile=self.tile),)),
            TurnOver(tile=self.tile, first=first),
        )


class TurnOver(Step):
    """The tile is turned over: one pawn of the winner stays as Master, everything else leaves it."""

    kind: Literal["turn_over"] = "turn_over"
    tile: str
    first: int

    def run(self, game: GuildsGame) -> None:
        """Pawns to the Guildhall, neutral ones to the score board, the Beadle to the lowest guild."""
        laid = game.city[self.tile]
        if laid.pawns[self.first]:
            laid.pawns[self.first] -= 1
            laid.master = self.first
            tell(game, self.first, "master", self.tile, place=at_text(self.tile))
        else:
            tell(game, self.first, "no-master", self.tile, place=at_text(self.tile))
        for seat, count in enumerate(laid.pawns):
            game.guildhall[seat] += count
        game.stock += laid.neutrals
        if laid.token is not None:
            game.lost.append(laid.token)
        laid.pawns = [0] * game.seats
        laid.neutrals = 0
        laid.token = None
        laid.resolved = True
        if game.beadle == self.tile:
            place_beadle(game)
