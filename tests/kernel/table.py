"""Short ways to say what players do at a table."""

from __future__ import annotations

from typing import Any

from engines.kernel import Match, Outcome, Question
from engines.kernel.backstage import scene
from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import By

ADA, BEN, CLEO = 0, 1, 2
SEED = "5eed" * 16


def opened(title: AnyTitle, seats: int = 2, **options: object) -> Match:
    """A new match."""
    return Match.start(title, seats, title.options.model_validate(options), SEED)


def rig(match: Match, **state: object) -> Match:
    """The match with another state, as if it had been dealt or played like that."""
    with scene(match) as game:
        for name, value in state.items():
            setattr(game, name, value)
    return match


def board(match: Match) -> Any:
    """What everybody sees."""
    return match.view(None).board


def question(match: Match, seat: int, *, teach: bool = False) -> Question:
    """What a seat is asked; it has to be asked something."""
    found = match.question(seat, teach=teach)
    assert found is not None
    return found


def say(match: Match, seat: int, *picks: str, by: By = "person") -> Outcome:
    """A seat answers what it is asked."""
    return match.answer(seat, picks, question(match, seat).number, by)


def numbers(match: Match) -> dict[int, int]:
    """Who is waited for, with the numbers of the questions."""
    return {one.seat: one.number for one in match.awaited()}


def offered(match: Match, seat: int) -> list[str]:
    """The options of a seat."""
    return [option.key for option in question(match, seat).legal]


def news(match: Match, viewer: int | None) -> list[str]:
    """The messages of the news that a viewer sees."""
    return [event.text.id for event in match.view(viewer).news]
