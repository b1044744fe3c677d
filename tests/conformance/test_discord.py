"""Every question fits into Discord's components, and says what its parts are without saying two things the same."""

from __future__ import annotations

from random import Random

import pytest

from data.words import Words
from engines.kernel import Match, Option, Question
from engines.kernel.catalogue import AnyTitle
from renderers.kit.gallery import artists
from tests.conformance.cases import CASES, Case, answer, asked, looks, moments
from tests.conformance.seen import NAMES

MESSAGE, BUTTON, MENU_LINE, CHOICE, ALT = 2000, 80, 100, 100, 1024
BUTTONS, PAGE, PAGES = 20, 24, 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_questions_fit_discord(case: Case) -> None:
    match, luck = case.start(16), Random(16)
    words = Words("en", NAMES)
    for number in moments(match):
        if looks(number, 6):
            for awaited in match.awaited():
                fits(asked(match, awaited.seat, teach=True), case.title, words)
                describes(match, awaited.seat, words)
        answer(match, luck)


def describes(match: Match, seat: int, words: Words) -> None:
    """The alt texts of the pictures."""
    artist, seen = artists().get(match.title.id), match.view(seat)
    if artist is not None:
        for alt in (artist.alt(seen, words), artist.hand_alt(seen, words)):
            assert 0 < len(alt) <= ALT
            assert "**" not in alt


def fits(question: Question, title: AnyTitle, words: Words) -> None:
    """The prompt, every label, and every step of narrowing down."""
    assert 0 < len(words.say(question.prompt)) <= MESSAGE
    for option in question.options:
        label = whole(option, title, words)
        assert len(label) <= (BUTTON if option.extra else MENU_LINE), f"{label} is too long"
        if option.blocked is not None:
            assert 0 < len(words.say(option.blocked)) <= MESSAGE // 4
    if question.most > 1:
        labels = [whole(option, title, words) for option in question.shown]
        assert len(set(labels)) == len(labels), f"{question.step}: two of {labels} are called the same"
    narrows(question, [option for option in question.shown if not option.extra], (), title, words)


def whole(option: Option, title: AnyTitle, words: Words) -> str:
    """How an option is called where it stands for itself."""
    return " · ".join(words.say(title.label(part, value)) for part, value in option.parts.items())


def narrows(
    question: Question, options: list[Option], chosen: tuple[str, ...], title: AnyTitle, words: Words
) -> None:
    """One menu or one set of buttons for each part that has more than one value, then the next."""
    for part in dict.fromkeys(part for option in options for part in option.parts):
        values = list(dict.fromkeys(option.parts.get(part, "") for option in options))
        if part in chosen or len(values) < 2:
            continue
        labels = [words.say(title.label(part, value)) for value in values]
        assert len(set(labels)) == len(labels), f"{question.step}: two of {labels} are called the same"
        assert len(values) <= PAGE * PAGES, f"{question.step}: too many values of {part} to page through"
        assert question.layout != "grid" or len(values) <= BUTTONS
        for label in labels:
            assert 0 < len(label) <= (MENU_LINE if question.layout == "list" else BUTTON), (
                f"{label} is too long"
            )
            assert len(label) <= CHOICE
        for value in values:
            left = [option for option in options if option.parts.get(part, "") == value]
            narrows(question, left, (*chosen, part), title, words)
        return
