"""Pictures are prepared before anybody waits for them."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from bot.pictures.drawing import Pictures, Wanted
from bot.pictures.rehearsal import moments, rehearse
from data.words import Words
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.questions import random_picks


def steps(title: AnyTitle, seed: int) -> set[str]:
    """The kinds of questions that a match asks."""
    match, luck, found = (
        Match.start(title, title.seats[-1], title.options(), f"{seed:064x}"),
        Random(seed),
        set(),
    )
    while not match.over:
        question = match.question(match.awaited()[0].seat)
        assert question is not None
        found.add(question.step)
        match.answer(question.seat, random_picks(question, luck), question.number)
    return found


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
@pytest.mark.long
def test_a_rehearsal_meets_nearly_every_kind_of_question(title: AnyTitle) -> None:
    seen = list(moments(title))
    met = {wanted.question.step for wanted in seen if wanted.question is not None}
    assert len(steps(title, 77) - met) <= 1
    assert {"table", "scores"} <= {wanted.kind for wanted in seen}


async def test_the_first_picture_of_a_title_calls_for_one_rehearsal_in_each_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Pictures, "rehearsed", set())
    called: list[tuple[str, str]] = []

    def note(title: str, over: Event, language: str) -> int:
        del over
        called.append((title, language))
        return 0

    pictures = Pictures(note)
    title = titles()["tiny_towns"]
    for seed in ("aa", "bb"):
        match = Match.start(title, 2, title.options(), seed * 32)
        for language in ("en", "pl"):
            words = Words(language, ("Ada", "Ben"))
            assert await pictures.draw(Wanted("table", match.view(None), None, words)) is not None
    pictures.close()
    assert called == [("tiny_towns", "en"), ("tiny_towns", "pl")]


def test_a_rehearsal_ends_when_the_bot_closes() -> None:
    over = Event()
    over.set()
    assert rehearse("guilds_of_london", over) == 0
