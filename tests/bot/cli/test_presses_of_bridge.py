"""How much Old London Bridge takes to press, counted over matches that people may have stored and over those of computers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.cli.record.playthrough import Playthrough, read
from bot.cli.waits.post import by_post
from bot.cli.waits.presses import presses
from engines.kernel import Match
from engines.old_london_bridge import TITLE
from tests.playthroughs.kept import FILES

KEPT = [path for path in FILES if TITLE.id in path.parts]
BID_OF_TWO, TURN_OF_TWO = 2, 3


def counted(kept: Playthrough) -> Mapping[str, list[int]]:
    """The presses of each answer that somebody gave, by what was asked."""
    found = defaultdict[str, list[int]](list)
    match = Match.start(TITLE, kept.seats, TITLE.options.parse(kept.options), kept.seed)
    for move in kept.journal:
        question = match.question(move.seat, teach=True)
        if move.picks is not None and question is not None and move.by == "person":
            found[question.step].append(presses(question, move.picks))
        move.carry_out(match)
    return found


@pytest.mark.parametrize("path", KEPT, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_card_and_a_space_are_one_press_each(path: Path) -> None:
    kept = read(path)
    found = counted(kept)
    assert max(found["bid"]) <= (BID_OF_TWO if kept.seats == 2 else 1)
    assert set(found["space"]) == {1}


def test_two_players_bid_in_two_presses_and_take_their_turn_in_three() -> None:
    turns = by_post(TITLE, 2, TITLE.options(), "presses", 0, ordering=False).presses
    assert sum(turns) / len(turns) <= TURN_OF_TWO
