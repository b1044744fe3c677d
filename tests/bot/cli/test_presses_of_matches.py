"""How much an answer takes to press, counted over matches that people may have stored and over those of computers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.cli.record.playthrough import Playthrough, read
from bot.cli.waits.post import by_post
from bot.cli.waits.presses import presses
from engines.kernel import Match
from engines.kernel.catalogue import title_of
from engines.old_london_bridge.title import OldLondonBridge
from tests.playthroughs.kept import FILES

ONE_PRESS = {
    "old_london_bridge": ("space", "replace", "finish"),
    "pillars": ("draft", "builder", "redraw", "bishop", "market", "build", "discard"),
    "tiny_towns": ("name", "build"),
}
KEPT = [path for path in FILES if path.parts[-3] in ONE_PRESS]
BRIDGE = title_of("old_london_bridge")
BID_OF_TWO, TURN_OF_TWO = 2, 3


def counted(kept: Playthrough) -> Mapping[str, list[int]]:
    """The presses of each answer that somebody gave, by what was asked."""
    found = defaultdict[str, list[int]](list)
    title = title_of(kept.title)
    match = Match.start(title, kept.seats, title.options.parse(kept.options), kept.seed)
    for move in kept.journal:
        question = match.question(move.seat, teach=True)
        if move.picks is not None and question is not None and move.by == "person":
            found[question.step].append(presses(question, move.picks))
        move.carry_out(match)
    return found


@pytest.mark.parametrize("path", KEPT, ids=lambda path: "/".join(path.parts[-3:]))
def test_what_is_asked_most_is_one_press_each(path: Path) -> None:
    kept = read(path)
    found = counted(kept)
    most = {step: max(found[step]) for step in ONE_PRESS[kept.title] if step in found}
    assert most == dict.fromkeys(most, 1)
    if kept.title == BRIDGE.id:
        assert max(found["bid"]) <= (BID_OF_TWO if kept.seats == 2 else 1)


class AsBefore(OldLondonBridge):
    """Turns are counted where the computer of before plays: it takes no dozen cards at an inn."""

    advise = OldLondonBridge.yardstick


def test_two_players_bid_in_two_presses_and_take_their_turn_in_three() -> None:
    turns = by_post(AsBefore(), 2, BRIDGE.options(), "presses", 0, ordering=False).presses
    assert sum(turns) / len(turns) <= TURN_OF_TWO
