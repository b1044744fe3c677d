"""Which answers are worth trying: the first idea of the computer player, then the best at a first glance."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING, Any

from engines.kernel.catalogue import AnyTitle
from engines.kernel.game import Game
from engines.kernel.questions import Answer, Option, Question, check, picks_of, random_picks, smallest

if TYPE_CHECKING:
    from random import Random

TRIES = 4


def ranked(title: AnyTitle, game: Game[Any], question: Question, luck: Random, most: int) -> list[Answer]:
    """At most so many different answers, the first idea first."""
    found: dict[tuple[str, ...], Answer] = {}
    first = title.advise(game, question, luck)
    for answer in (first, *_ideas(title, game, question, luck, most)):
        found.setdefault(tuple(sorted(picks_of(answer))), answer)
        if len(found) == most:
            break
    return list(found.values())


def _ideas(title: AnyTitle, game: Game[Any], question: Question, luck: Random, most: int) -> Iterator[Answer]:
    """Answers with one option each, the best first; where several are picked, some sensible and some random sets.

    What another option is better than in any case a title appraises at minus infinity: nobody tries it.
    """
    legal = [
        option for option in question.legal if question.budget is None or option.weight <= question.budget
    ]
    appraisal = title.appraise(game, question)
    if appraisal is not None:
        legal = sorted((option for option in legal if appraisal(option) > -inf), key=appraisal, reverse=True)
    if question.least == 0:
        yield ()
    if question.most == 1:
        yield from ((option,) for option in legal)
        return
    yield from ((option,) for option in legal if option.extra)
    yield smallest(question)
    yield _dearest(question, legal)
    for _ in range(TRIES * most):
        yield check(question, random_picks(question, luck))


def _dearest(question: Question, legal: list[Option]) -> Answer:
    """As many of the options that come last, or weigh most, as may be."""
    copies = [option for option in legal if not option.extra for _ in range(option.most)]
    if question.budget is None:
        return copies[-question.least :] if question.least else ()
    left, found = question.budget, list[Option]()
    for option in sorted(copies, key=lambda one: one.weight, reverse=True):
        if option.weight <= left and len(found) < question.most:
            found.append(option)
            left -= option.weight
    return found if len(found) >= question.least else smallest(question)
