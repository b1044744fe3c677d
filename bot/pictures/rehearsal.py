"""Pictures drawn before anybody waits for one: letters, textures and pieces are made once in the life of a process."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random
from threading import Event

from bot.pictures.drawing import Kind, Wanted, drawn
from bot.pictures.thrift import give_back
from data.words import FALLBACK, Words
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle, title_of
from engines.kernel.questions import random_picks
from renderers.kit.gallery import artist_of, artists

log = logging.getLogger(__name__)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
EVERY = 15
MATCHES = 4
USUAL = 4


def rehearse(title: str, over: Event, language: str = FALLBACK) -> int:
    """Draw what is seen of this title by readers of a language, until that is all or the bot closes; says how many pictures."""
    count = 0
    try:
        for wanted in moments(title_of(title), language):
            if over.is_set():
                break
            if not count:
                artist_of(title).prepare(wanted.words)
            drawn(wanted)
            give_back()
            count += 1
    except Exception:
        log.exception("the rehearsal of %s broke off", title)
    return count


def moments(title: AnyTitle, language: str = FALLBACK) -> Iterator[Wanted]:
    """What is seen of matches played by chance: each kind of question, the table now and then, and the end."""
    if title.id in artists():
        for number in range(MATCHES):
            yield from moments_of(title, number, language)


def moments_of(title: AnyTitle, number: int, language: str = FALLBACK) -> Iterator[Wanted]:
    """What is seen of the match with this number: by turns one with all seats and one with as many as are usual."""
    seats = title.seats[-1] if number % 2 or USUAL not in title.seats else USUAL
    match, luck = Match.start(title, seats, title.options(), f"{number:064x}"), Random(number)  # noqa: S311  # no secrecy
    words, met = Words(language, NAMES), set[str]()
    while not match.over:
        question = match.question(luck.choice(match.awaited()).seat, teach=True)
        if question is None:
            return
        if now_and_then := match.length % EVERY == 0:
            yield Wanted("table", match.view(None), None, words)
        if now_and_then or question.step not in met:
            met.add(question.step)
            kind: Kind = "hand" if question.secret else "seat"
            yield Wanted(kind, match.view(question.seat), question, words)
        match.answer(question.seat, random_picks(question, luck), question.number)
    yield Wanted("table", match.view(None), None, words)
    yield Wanted("scores", match.view(None), None, words)
