"""A lesson played through: what it says, what it asks, what the answer is, and how its match ends."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from bot.cli.playing import NAMES
from bot.cli.sentences import InputError
from bot.ui.play.lesson_page import said_by
from bot.ui.table.answers import answer_called
from data.words import Words
from engines.kernel.catalogue import title_of
from engines.kernel.lesson import PUPIL, LessonError, Step, has_lesson, lesson_of, moment


def lesson(name: str) -> dict[str, Any]:
    """All steps of a title's lesson, in English."""
    title = title_of(name)
    if not has_lesson(name):
        raise InputError(f"{name} has no lesson.")
    found = lesson_of(name)
    words = Words("en", NAMES)
    try:
        steps = [_step(name, number, step, words) for number, step in enumerate(found.step)]
        result = moment(name, len(found.step) - 1).result
    except LessonError as error:
        raise InputError(f"The lesson and the rules have drifted apart: {error}.") from error
    if result is None:
        raise InputError("The last step of the lesson stands before the end of its match.")
    return {
        "title": title.id,
        "steps": steps,
        "ends": [
            {"seat": seat, "placing": one.placing, "score": one.score}
            for seat, one in enumerate(result.seats)
        ],
    }


def _step(name: str, number: int, step: Step, words: Words) -> dict[str, Any]:
    match = moment(name, number)
    told = {"says": said_by(match.title, words, step, match), "asks": None, "answer": None}
    question = match.question(PUPIL) if step.asks else None
    if question is None:
        return told
    picks = lesson_of(name).picks(step)
    picked = [option for option in question.options if option.key in picks]
    called = answer_called(match.title, words, question, picked).replace("**", "")
    return {**told, "asks": words.say(question.prompt), "answer": called or words("panel-sure-nothing")}


def show(report: dict[str, Any], console: Console) -> None:
    """The lesson as a text for people."""
    for number, step in enumerate(report["steps"], start=1):
        console.print(f"{number}. {step['says']}", markup=False)
        if step["asks"]:
            console.print(f"   {step['asks']}\n   → {step['answer']}", markup=False)
    for end in report["ends"]:
        console.print(f"Seat {end['seat'] + 1}: place {end['placing']}, {end['score']} points", markup=False)
