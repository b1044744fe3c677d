"""The end after six rounds: most points win, then most gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Line, Result, SeatResult, Step, placings

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

SOURCES = (
    "start",
    "wood",
    "sand",
    "stone",
    "metal",
    "gold",
    "architect",
    "priory",
    "advantages",
    "events",
    "unpaid",
)


class Ending(Step):
    """The cathedral stands, and the match is over."""

    kind: Literal["ending"] = "ending"

    def run(self, game: PillarsGame) -> None:
        """Placings by points, then gold; who has the same of both shares the place."""
        game.phase = "over"
        game.step = 0
        places = placings([(player.points, player.gold) for player in game.players])
        game.tell(Text("pillars-event-over"), marks=("cathedral",), first=True)
        game.finish(
            Result(
                reason="completed",
                seats=tuple(
                    SeatResult(
                        placing=place,
                        score=player.points,
                        breakdown=lines(player),
                        ties=(Line(source="gold", label=Text("pillars-tie-gold"), points=player.gold),),
                    )
                    for place, player in zip(places, game.players, strict=True)
                ),
            )
        )


def lines(player: Player) -> tuple[Line, ...]:
    """Where the points came from, in the order of the score sheet."""
    return tuple(
        Line(source=source, label=Text(f"pillars-score-{source}"), points=player.earned[source])
        for source in SOURCES
        if player.earned.get(source)
    )
