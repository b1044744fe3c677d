"""Random matches that follow from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random

from bot.cli.sentences import InputError
from engines.kernel import Entry, Match, Options, Question
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

LONGEST = 20_000
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def options_of(title: AnyTitle, written: Sequence[str]) -> Options:
    """Options from NAME=VALUE."""
    values: dict[str, str] = {}
    for pair in written:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InputError(f"“{pair}” is no option: write --option NAME=VALUE.")
        if name in values:
            raise InputError(f"The option “{name}” is given twice.")
        values[name] = value
    options: Options = title.options.parse(values)
    return options


def usual_seats(title: AnyTitle) -> int:
    """Four players, or as many as there may be."""
    return 4 if 4 in title.seats else title.seats[-1]


def begin(title: AnyTitle, seats: int, options: Options, seed: str, index: int = 0) -> tuple[Match, Random]:
    """The match with this number in the row that follows from the seed, and the luck of its players."""
    written = f"{seed}:{index}"
    match = Match.start(title, seats, options, hashlib.sha256(written.encode()).hexdigest())
    return match, Random(written)  # noqa: S311  # players who answer by chance need no secrecy


def asked(match: Match, luck: Random) -> Question:
    """The question of somebody who is awaited."""
    waiting = match.awaited()
    one = waiting[int(luck.random() * len(waiting))]
    question = match.question(one.seat)
    if question is None or match.length > LONGEST:
        raise RuntimeError(f"{match.title.id} with seed {match.seed} does not end, or awaits an unasked seat")
    return question


def answer(match: Match, luck: Random) -> Entry:
    """Somebody who is awaited answers by chance."""
    question = asked(match, luck)
    picks = random_picks(question, luck)
    match.answer(question.seat, picks, question.number)
    return Entry(question.seat, picks)


def play(match: Match, luck: Random) -> list[Entry]:
    """Everybody answers by chance until the match is over."""
    journal = []
    while not match.over:
        journal.append(answer(match, luck))
    return journal
