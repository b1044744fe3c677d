"""What older and present releases left in this folder: <title>/<version>/, snapshot/<form>/, database/<revision>/."""

from __future__ import annotations

from pathlib import Path

from bot.cli.record.playthrough import ENDING, Move, Playthrough, seen
from engines.kernel import Match, RefusedError
from engines.kernel.catalogue import AnyTitle, titles

HERE = Path(__file__).parent
FILES = sorted(HERE.glob(f"*/*/*{ENDING}"))


def name(path: Path) -> str:
    """Title, version and kind."""
    return str(path.relative_to(HERE)).removesuffix(ENDING)


def play_on(kept: Playthrough, match: Match, moves: tuple[Move, ...]) -> None:
    """Do what was done then, and see what was seen then if the title still has that version."""
    title: AnyTitle = titles()[kept.title]
    same_views = kept.version == title.version
    for move in moves:
        number = match.length
        for orders in kept.given_at(number):
            if orders.lists or (number, orders.picks) != (kept.saved.at, match.given(orders.seat)):
                orders.give(match)
        if same_views:
            sees(kept, match)
            if move.by == "order":
                due = match.due()
                assert due is not None, (
                    f"answer {number} is not given any more by the orders of seat {move.seat}"
                )
                assert (due[0].seat, due[1]) == (move.seat, move.picks)
        what = "taken back" if move.picks is None else ", ".join(move.picks) or "nothing"
        try:
            move.carry_out(match)
        except RefusedError as refused:
            raise AssertionError(
                f"answer {number} of seat {move.seat} ({what}) is refused: {refused}"
            ) from refused
    if same_views:
        sees(kept, match)


def sees(kept: Playthrough, match: Match) -> None:
    """Everybody sees what they saw when the match had so many answers."""
    then, now = kept.views[match.length].split(), seen(match).split()
    viewers = [f"seat {seat}" for seat in range(kept.seats)] + ["a spectator"]
    others = [viewer for viewer, a, b in zip(viewers, then, now, strict=True) if a != b]
    assert not others, (
        f"after {match.length} answers {', '.join(others)} sees something else than version {kept.version} showed; "
        "if that is meant, raise the version of the title and record it: guildhall record (see CONTRIBUTING.md)"
    )
