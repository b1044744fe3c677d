"""Completed towns, the end of the match, tie-breaks and solo ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Line, Result, SeatResult, placings
from engines.tiny_towns.components import tables
from engines.tiny_towns.scoring import Score, score_town
from engines.tiny_towns.telling import tell

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


def complete_towns(game: TownsGame, *, stuck: bool = False) -> None:
    """Whoever has no empty square left, and has built what he could or would, is out; nobody can go on when stuck."""
    for seat in game.active:
        if stuck or game.towns[seat].full:
            game.towns[seat].completed = game.turn
            tell(game, seat, "completed")


def finish(game: TownsGame) -> None:
    """All towns are completed: hidden monuments are shown and everything is counted."""
    game.phase = "over"
    game.builder = None
    game.resource = None
    game.reveal()
    scores = [score_seat(game, seat) for seat in range(game.seats)]
    keys = [_standing(game, seat, scores[seat].total) for seat in range(game.seats)]
    places = placings(keys)
    game.tell(Text("towns-event-over"), first=True)
    game.finish(
        Result(
            reason="completed",
            seats=tuple(
                SeatResult(
                    placing=places[seat],
                    score=scores[seat].total,
                    breakdown=lines(scores[seat]),
                    ties=_ties(game, seat),
                    rank=rank(scores[seat].total) if game.seats == 1 else None,
                )
                for seat in range(game.seats)
            ),
        )
    )


def score_seat(game: TownsGame, seat: int) -> Score:
    """What a town is worth at this moment, if it stayed as it is."""
    town = game.towns[seat]
    halls = game.towns[(seat - 1) % game.seats].squares.count("feast_hall")
    return score_town(town, halls, starloom_place(game, seat))


def starloom_place(game: TownsGame, seat: int) -> int:
    """Which place the town takes in the order of completion; those of one turn share the better one."""
    mine = game.towns[seat].completed
    return sum(town.completed is not None and (mine is None or town.completed < mine) for town in game.towns)


def lines(result: Score) -> tuple[Line, ...]:
    """The rows of the score sheet that count."""
    rows = [
        Line(source=card, label=Text(f"towns-card-{card}"), points=points)
        for card, points in result.cards
        if points
    ]
    if result.empty:
        rows.append(Line(source="empty", label=Text("towns-score-empty"), points=result.empty))
    return tuple(rows)


def _standing(game: TownsGame, seat: int, total: int) -> tuple[int, ...]:
    """Higher is better: points, then fewer turns as Master Builder, fewer empty squares, more Cottages."""
    town = game.towns[seat]
    return (total, -town.named, -unbuilt_squares(game, seat), town.cottages)


def unbuilt_squares(game: TownsGame, seat: int) -> int:
    """The squares without a building: their cubes are taken off at the end."""
    town = game.towns[seat]
    return len(town.squares) - len(town.buildings())


def _ties(game: TownsGame, seat: int) -> tuple[Line, ...]:
    """The tie-breaks of the rulebook, in their order; without a hammer nobody was Master Builder."""
    if game.seats == 1:
        return ()
    town = game.towns[seat]
    named = Line(source="named", label=Text("towns-tie-named"), points=town.named)
    empty = Line(source="empty", label=Text("towns-tie-empty"), points=unbuilt_squares(game, seat))
    cottages = Line(source="cottages", label=Text("towns-tie-cottages"), points=town.cottages)
    return (named, empty, cottages) if game.mode == "hammer" else (empty, cottages)


def rank(total: int) -> Text:
    """The position that a solo player is offered."""
    ranks = tables().solo.ranks
    place = next((number for number, least in enumerate(ranks) if total >= least), len(ranks))
    return Text(f"towns-rank-{place + 1}")
