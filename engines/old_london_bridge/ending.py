"""The end of the match: everything is shown and counted; the chapel track breaks ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Line, Result, SeatResult, placings
from engines.old_london_bridge.scoring import score_sheets, totals

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


def finish(game: BridgeGame, reason: Literal["rounds", "stacks"]) -> None:
    """Count the money; no two players share a place, since nobody shares a place on the chapel track."""
    game.phase = "over"
    game.turns = []
    game.turn = -1
    game.reveal()
    game.tell(Text(f"bridge-event-over-{reason}"), first=True)
    sheets = score_sheets(game)
    scores = totals(sheets)
    chapel = [game.chapel_order.index(seat) for seat in range(game.seats)]
    places = placings([(score, -rank) for score, rank in zip(scores, chapel, strict=True)])
    game.finish(
        Result(
            reason=reason,
            seats=tuple(
                SeatResult(
                    placing=places[seat],
                    score=scores[seat],
                    breakdown=sheets[seat],
                    ties=(Line(source="chapel", label=Text("bridge-tie-chapel"), points=chapel[seat] + 1),),
                )
                for seat in range(game.seats)
            ),
        )
    )
