"""The speed of the rules: one thread, in processor time, so that other work on the machine does not count."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

from bot.cli.bench.number import Number, p95
from bot.cli.bench.yardsticks import Yardstick, python
from bot.cli.playing import answer, asked, begin, play, usual_seats
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from engines.kernel.imagined import Imagined
from engines.kernel.questions import random_picks

ANSWERS_A_SECOND = 10_000
MATCHES_A_SECOND = {"tiny_towns": 100, "old_london_bridge": 100, "pillars": 40, "guilds_of_london": 25}
MATCHES_OF_A_NEW_TITLE = 25
ANSWER_MS, LOAD_MS, REPLAY_MS, IMAGINE_MS = 1, 5, 100, 0.15
REPLAYED, WORLDS = 500, 10


def rule_numbers(title: AnyTitle, seconds: float) -> Iterator[Number]:
    """Every number of a title's rules; the random play takes so many seconds."""
    play(*_begin(title, 0))  # whatever is loaded on the first use does not count
    matches, answers, spent = 0, 0, 0.0
    plain = python()
    while spent < seconds:
        began = process_time()
        answers += len(play(*_begin(title, matches)))
        spent += process_time() - began
        matches += 1
        plain.lay()
    bar = MATCHES_A_SECOND.get(title.id, MATCHES_OF_A_NEW_TITLE)
    yard = plain.by_the_processor()
    yield Number(f"{title.id}.answers_per_second", answers / spent, ANSWERS_A_SECOND, least=True, yard=yard)
    yield Number(f"{title.id}.matches_per_second", matches / spent, bar, least=True, yard=yard)
    plain = python()
    value = p95(_answers(title, max(10, matches // 4), plain))
    yield Number(f"{title.id}.answer_p95_ms", value, ANSWER_MS, yard=plain.by_the_processor())
    plain = python()
    value = p95(_loads(title, plain))
    yield Number(f"{title.id}.load_p95_ms", value, LOAD_MS, yard=plain.by_the_processor())
    plain = python()
    value = _replay(title, plain)
    yield Number(f"{title.id}.replay_500_answers_ms", value, REPLAY_MS, yard=plain.by_the_processor())
    plain = python()
    value = _imagined(title, plain)
    yield Number(f"{title.id}.imagine_ms", value, IMAGINE_MS, yard=plain.by_the_processor())


def _begin(title: AnyTitle, index: int) -> tuple[Match, Random]:
    return begin(title, usual_seats(title), title.options(), "bench", index)


def _answers(title: AnyTitle, matches: int, plain: Yardstick) -> list[float]:
    """How long each answer took with the question that follows it."""
    found = []
    for index in range(matches):
        match, luck = _begin(title, index)
        question = asked(match, luck)
        while not match.over:
            picks = random_picks(question, luck)
            began = process_time()
            match.answer(question.seat, picks, question.number)
            if not match.over:
                question = asked(match, luck)
            found.append((process_time() - began) * 1000)
        plain.lay()
    return found


def _loads(title: AnyTitle, plain: Yardstick) -> list[float]:
    """How long a match takes from its snapshot to its open question."""
    found = []
    for index in range(4):
        match, luck = _begin(title, index)
        while not match.over:
            if match.length % 7 == 0:
                saved = match.save()
                began = process_time()
                loaded = Match.load(title, saved)
                loaded.question(loaded.awaited()[0].seat)
                found.append((process_time() - began) * 1000)
                plain.lay()
            answer(match, luck)
    return found


def _imagined(title: AnyTitle, plain: Yardstick) -> float:
    """How long it takes to deal a match as it may be, on average over a whole one, for whoever thinks ahead."""
    match, luck = _begin(title, 0)
    spent, worlds = 0.0, 0
    while not match.over:
        if match.length % 5 == 0:
            known = match.blind(match.awaited()[0].seat)
            began = process_time()
            for number in range(WORLDS):
                Imagined.of(title, known, number)
            spent += process_time() - began
            worlds += WORLDS
            plain.lay()
        answer(match, luck)
    return spent * 1000 / worlds


def _replay(title: AnyTitle, plain: Yardstick) -> float:
    """How long 500 answers take, replayed match by match."""
    replayed, spent, index = 0, 0.0, 0
    while replayed < 4 * REPLAYED:
        match, luck = _begin(title, index)
        journal = play(match, luck)
        began = process_time()
        again = Match.replay(title, match.seats, match.options, match.seed, journal)
        spent += process_time() - began
        replayed += again.length
        plain.lay()
        index += 1
    return spent * 1000 * REPLAYED / replayed
