"""Every title can be learned: its lesson leads through a whole match, says something at each step, and fits Discord."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.cli.lesson import lesson
from bot.pictures.drawing import drawn
from bot.store.lessons import Taken
from bot.ui.kit.press import Press
from bot.ui.play.lesson_page import Scene, picture, said_by, shown
from data.words import FALLBACK, Words, has
from engines.kernel import Question
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.lesson import (
    PUPIL,
    Lesson,
    LessonError,
    Step,
    _moments,
    judged,
    lesson_of,
    moment,
    pointed,
)
from tests.e2e import limits

HOUSE = [*titles().values()]
ADA, LAID = 10, 1 << 15
WORDS_A_MINUTE, DECIDED_IN = 180, 0.4
WORDS = Words("en", ("Ada", "Ben", "Cleo", "Dan"))
every_title = pytest.mark.parametrize("title", HOUSE, ids=lambda title: str(title.id))


def scenes(title: AnyTitle) -> Iterator[Scene]:
    """The lesson at every step."""
    for number in range(len(lesson_of(title.id).step)):
        yield Scene.of(Taken(1, ADA, title.id, "", number), moment(title.id, number), "Ada")


def asked(title: AnyTitle) -> Iterator[tuple[Step, Scene, Question]]:
    """The steps at which something is to be decided, with the question."""
    for scene in scenes(title):
        if scene.step.asks:
            question = scene.match.question(PUPIL)
            assert question is not None, f"{scene.step.id}: the pupil is not asked"
            assert len(question.legal) > 1 or question.least == 0, (
                f"{scene.step.id}: there is nothing to decide"
            )
            yield scene.step, scene, question


@every_title
def test_a_lesson_is_played_to_the_end_and_explains_its_score_sheet(title: AnyTitle) -> None:
    found = lesson(title.id)
    assert tuple(end["score"] for end in found["ends"]) == lesson_of(title.id).ends
    assert found["ends"][PUPIL]["placing"] == 1, "a first match is won"
    assert sum(step["answer"] is not None for step in found["steps"]) >= 8
    last = [*scenes(title)][-1]
    assert last.match.over
    assert not last.step.asks
    steps = lesson_of(title.id).step
    assert all(one.at <= other.at for one, other in pairwise(steps)), "time does not run backwards"
    assert all(one.at < other.at for one, other in pairwise([step for step in steps if step.asks]))


def whys(scene: Scene) -> set[str]:
    """All that a lesson may have to say of an answer at a step."""
    question = scene.match.question(PUPIL) if scene.step.asks else None
    if question is None:
        return set()
    alone = [(option.key,) for option in question.legal] + ([()] if not question.least else [])
    found = {judged(scene.lesson, scene.step, question, picks).why for picks in alone}
    return {*found, "right"} | ({"other"} if question.most > 1 else set())


@every_title
def test_everything_that_a_lesson_says_is_there_and_reads_well(
    title: AnyTitle, caplog: pytest.LogCaptureFixture
) -> None:
    said = set()
    with caplog.at_level(logging.WARNING, logger="data.words"):
        for scene in scenes(title):
            step = scene.step
            for why in ["", *whys(scene)]:
                said.add(f"{title.words}-lesson-{step.id}" + (f"-{why}" if why else ""))
                assert said_by(title, WORDS, step, scene.match, why).strip()
    assert [record.getMessage() for record in caplog.records] == []
    assert all(has(FALLBACK, message) for message in said)


@every_title
def test_what_a_lesson_names_can_be_chosen_there(title: AnyTitle) -> None:
    for step, scene, question in asked(title):
        right = scene.lesson.picks(step)
        assert judged(scene.lesson, step, question, right).verdict == "right"
        for parts in (*step.points, *step.fine, *(one.of for one in step.poor)):
            assert question.having(*parts.items()), f"{step.id}: {parts} cannot be chosen"
        for one in step.poor:
            for option in question.having(*one.of.items()):
                assert judged(scene.lesson, step, question, (option.key,)).why == one.why
        if step.points:
            keys = {option.key for option in pointed(step, question)}
            assert keys & set(right), f"{step.id}: what is right does not glow"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda written: {"ends": written.ends[::-1]}, "the match does not end with"),
        (lambda written: {"journal": written.journal[:-2]}, "the match does not end with"),
        (lambda written: {"journal": [*written.journal[:5], *written.journal[6:]]}, "row 5: kernel-"),
        (
            lambda written: {
                "step": (*written.step, Step(id="late", at=len(written.journal) + 1, asks=False))
            },
            "the match is over before row",
        ),
    ],
)
def test_a_lesson_that_the_rules_do_not_lead_through_any_more_is_refused(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Lesson], dict[str, Any]], said: str
) -> None:
    written = lesson_of("old_london_bridge")
    other = written.model_copy(update=change(written))
    monkeypatch.setattr("engines.kernel.lesson.lesson_of", lambda _: other)
    monkeypatch.setattr("engines.kernel.lesson._moments", _moments.__wrapped__)
    with pytest.raises(LessonError, match=said):
        moment("old_london_bridge", 0)


@every_title
def test_a_lesson_takes_ten_to_fifteen_minutes(title: AnyTitle) -> None:
    read = [said_by(title, WORDS, scene.step, scene.match) for scene in scenes(title)]
    decided = [said_by(title, WORDS, step, scene.match, "right") for step, scene, _ in asked(title)]
    minutes = len(" ".join([*read, *decided]).split()) / WORDS_A_MINUTE + len(decided) * DECIDED_IN
    assert 10 <= minutes <= 15


@every_title
def test_every_step_of_a_lesson_fits_discord(title: AnyTitle) -> None:
    for scene in scenes(title):
        notes = [said_by(title, WORDS, scene.step, scene.match, why) for why in whys(scene)]
        content, _ = shown(scene, Words("en"), notes=[max(notes, key=len, default=""), "x" * 200])
        assert content.text == content.to_send()["view"].children[0].children[0].content, "nothing is cut"
        view = content.to_send()["view"]
        limits.message({"flags": LAID, "components": view.to_components(), "allowed_mentions": {}}, new=True)
        verbs = {one.identity.verb for one in view.walk_children() if isinstance(one, Press)}
        last = scene.step is scene.lesson.step[-1]
        assert all(verb.startswith("lesson") for verb in verbs - ({"title"} if last else set())), (
            f"{verbs} lead away from the lesson"
        )


@pytest.mark.long
@every_title
def test_what_a_lesson_speaks_of_is_seen_in_its_picture(title: AnyTitle) -> None:
    spoken = [scene for scene in scenes(title) if scene.step.points or scene.step.rings]
    assert spoken
    for scene in spoken:
        _, asked = shown(scene, WORDS)
        wanted = picture(scene, WORDS, asked)
        assert wanted.question is not None
        plain = replace(wanted, question=replace(wanted.question, options=[]))
        with_it, without = drawn(wanted), drawn(plain)
        assert with_it is not None
        assert without is not None
        assert with_it.tobytes() != without.tobytes(), f"{scene.step.id}: nothing glows"
