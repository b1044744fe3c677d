"""One match of computer players on the state alone, and what each of them made of it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from bot.cli.playing import LONGEST
from bot.cli.tournament.former import Former
from engines.kernel import Options, picks_of
from engines.kernel.blind import blinded
from engines.kernel.catalogue import AnyTitle
from engines.kernel.imagined import Imagined
from engines.kernel.levels import Player, idea, think
from engines.kernel.luck import luck_of
from engines.kernel.questions import Answer, Picks, Question, check

Sitting: TypeAlias = Player | Literal["former"]
"""A player of this release, or the strong one of another."""


@dataclass
class Seated:
    """A player at a table: its level, its share of the victory, its points, and how long it thought."""

    level: Sitting
    won: float = 0.0
    score: int = 0
    answers: int = 0
    cpu_ms: float = 0.0
    worst_ms: float = 0.0
    signs: Mapping[str, float] = field(default_factory=dict)


@runtime_checkable
class Telling(Protocol):
    """What says what else shows how well computers play: a title, or who has seen all of a match."""

    def signs(self, game: Any, seat: int) -> Mapping[str, float]:
        """What is to be seen of a seat at the end, by name: 1 where it is there, less where it is in part."""


class Witness(Telling, Protocol):
    """Who sees what is answered in one match."""

    def see(self, game: Any, question: Question, answer: Answer) -> None:
        """What a seat is about to do."""


@runtime_checkable
class Witnessed(Protocol):
    """A title of which the end does not show all that shows how well computers play."""

    def witness(self) -> Witness:
        """Who sees the next match."""


def contest(
    title: AnyTitle,
    options: Options,
    players: Sequence[Sitting],
    deal: str,
    luck: str,
    *,
    former: Former | None = None,
) -> list[Seated]:
    """Play the match that is dealt like this; each player has luck of its own."""
    seed = hashlib.sha256(deal.encode()).hexdigest()
    match = Imagined.begun(title, len(players), options, seed)
    seated = [Seated(level) for level in players]
    witness = title.witness() if isinstance(title, Witnessed) else None
    for number in range(LONGEST):
        if match.over:
            break
        seat = match.next()
        if (forced := match.forced(seat)) is not None:
            match.carry_out(seat, forced)
            continue
        picks, spent = _timed(match, seat, players[seat], f"{luck}:{number}:{seat}", former)
        one = seated[seat]
        one.answers, one.cpu_ms, one.worst_ms = one.answers + 1, one.cpu_ms + spent, max(one.worst_ms, spent)
        given = check(match.asked_of(seat), picks)
        if witness is not None:
            witness.see(match.game, match.asked_of(seat), given)
        match.carry_out(seat, given)
    _close(match, seated, witness or title)
    return seated


def _timed(
    match: Imagined, seat: int, player: Sitting, luck: str, former: Former | None
) -> tuple[Picks, float]:
    """An answer, and how many ms of a processor it took."""
    if player != "former":
        began = process_time()
        picks = answer(match, seat, player, luck)
        return picks, (process_time() - began) * 1000
    if former is None:
        raise ValueError("nobody knows which release the former one is")
    return former.think(match.title.id, blinded(match.title, match.game, seat), seat, luck)


def answer(match: Imagined, seat: int, level: Player, luck: str) -> Picks:
    """Whoever thinks ahead gets what its seat knows; the others have ideas that rest on that anyway."""
    if level == "strong":
        return think(match.title, blinded(match.title, match.game, seat), seat, luck, level).picks
    return picks_of(idea(match.title, match.game, match.asked_of(seat), luck_of(luck), level))


def _close(match: Imagined, seated: Sequence[Seated], telling: object) -> None:
    """Who won, alone or with others, and the points; alone at a table nobody wins."""
    result = match.game.result
    if result is None:
        raise RuntimeError(f"{match.title.id} does not end")
    first = [one.placing == 1 for one in result.seats]
    for seat, (one, ended, won) in enumerate(zip(seated, result.seats, first, strict=True)):
        one.score = ended.score
        one.won = won / sum(first) if len(seated) > 1 else 0.0
        if isinstance(telling, Telling):
            one.signs = telling.signs(match.game, seat)
