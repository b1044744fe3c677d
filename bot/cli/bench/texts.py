"""Texts said a second in a language, in processor time: questions and events of matches, with everything that is put into them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import process_time

from bot.cli.bench.number import Number
from bot.cli.bench.yardsticks import python
from bot.cli.playing import NAMES, asked, begin, usual_seats
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

TEXTS_A_SECOND = 35_000


def text_numbers(titles: Iterable[AnyTitle], language: str, seconds: float) -> Iterator[Number]:
    """How many texts are said a second; what nothing is put into is known once it was said, and does not count."""
    texts = [text for title in titles for text in _told(title) if text.args]
    words, said, spent = Words(language, NAMES), 0, 0.0
    for text in texts:  # messages are compiled when they are first said
        words.say(text)
    plain = python()
    while spent < seconds:
        began = process_time()
        for text in texts:
            words.say(text)
        spent += process_time() - began
        said += len(texts)
        plain.lay()
    yard = plain.by_the_processor()
    yield Number("texts_per_second", said / spent, TEXTS_A_SECOND, least=True, yard=yard)


def _told(title: AnyTitle) -> Iterator[Text]:
    """What is asked and told in a usual match."""
    match, luck = begin(title, usual_seats(title), title.options(), "bench")
    while not match.over:
        question = asked(match, luck)
        yield question.prompt
        outcome = match.answer(question.seat, random_picks(question, luck), question.number)
        yield from (event.text for event in outcome.events)
