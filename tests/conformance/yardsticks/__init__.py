"""What the yardsticks answered when they were put away: recorded once, so that nothing changes them unnoticed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engines.kernel import Picks
from engines.kernel.catalogue import AnyTitle
from engines.kernel.imagined import Imagined
from engines.kernel.luck import luck_of
from engines.kernel.questions import picks_of, random_picks

HERE = Path(__file__).parent
MATCHES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "guilds_of_london": ((2, {}), (4, {})),
    "old_london_bridge": ((2, {}), (4, {}), (3, {"expert": "on"})),
    "pillars": ((2, {}), (4, {})),
    "tiny_towns": ((1, {}), (4, {})),
}
OWN_WAY = 0.75


def answered(title: AnyTitle, seats: int, written: dict[str, str]) -> Iterator[Picks]:
    """What the yardstick answers to every question of a match that now and then goes another way."""
    match = Imagined.begun(title, seats, title.options.parse(written), f"{seats:064x}")
    luck = Random(title.id)
    while not match.over:
        seat = match.next()
        question = match.asked_of(seat)
        picks = picks_of(title.yardstick(match.game, question, luck_of(seat)))
        yield tuple(sorted(picks))
        match.take(seat, picks if luck.random() < OWN_WAY else random_picks(question, luck))


def recorded(title: AnyTitle) -> list[list[Picks]]:
    """What stands in the file of a title, match by match."""
    found: list[list[list[str]]] = json.loads((HERE / f"{title.id}.json").read_text())
    return [[tuple(picks) for picks in match] for match in found]
