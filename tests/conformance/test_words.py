"""Whatever a title or the code says exists in every language, and nothing lies about that nobody says."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from data.forms import UNIT
from data.words import HOME, Words, has, languages
from engines.kernel import Match, RefusedError, Text
from engines.kernel.catalogue import AnyTitle, titles
from tests.conformance.cases import CASES, TITLES, allowed, answer, asked, looks, moments
from tests.conformance.messages import ROOT, Code, inside, junk, messages
from tests.conformance.seen import NAMES
from tests.toys import LOCALES, TOYS

LIBRARIES: dict[str, tuple[Path, list[Path], list[AnyTitle]]] = {
    "house": (
        HOME,
        [ROOT / room for room in ("engines", "renderers", "bot", "data")],
        list(titles().values()),
    ),
    "toys": (LOCALES, [LOCALES.parent], list(TOYS)),
}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_everything_that_is_said_in_a_match_exists_in_every_language(
    title: AnyTitle, caplog: pytest.LogCaptureFixture
) -> None:
    spoken = [language for language in languages() if title not in TOYS or (LOCALES / language).is_dir()]
    said: dict[tuple[str, frozenset[str]], Text] = {}
    for text in (one for whole in everything_said(title) for one in inside(whole)):
        said.setdefault((text.id, frozenset(text.args)), text)
    with caplog.at_level(logging.WARNING, logger="data.words"):
        for language in spoken:
            missing = sorted({text.id for text in said.values() if not has(language, text.id)})
            assert missing == [], f"in {language}"
            for text in said.values():
                assert Words(language, NAMES).say(text).strip(), f"{text.id} says nothing in {language}"
    assert [record.getMessage() for record in caplog.records] == []


def everything_said(title: AnyTitle) -> Iterator[Text]:
    """Options, conflicts, and what comes up in random matches."""
    default = title.options().written()
    for name, values in title.options.choices().items():
        yield Text(f"{title.words}-option-{name}")
        for value in values:
            switch = value in {"on", "off"}
            yield Text(f"option-{value}") if switch else Text(f"{title.words}-option-{name}-{value}")
            for seats in title.seats:
                written = {**default, name: value}
                if not allowed(title, seats, written):
                    yield title.conflict(seats, title.options.parse(written)) or Text("")
    for case in (case for case in CASES if case.title is title):
        match, luck = case.start(17), Random(17)
        for number in moments(match):
            if looks(number, 6):
                yield from said_now(match)
            if case.outermost and looks(number, 60):
                yield from (text for seat in range(match.seats) for text in said_of_orders(match, seat))
            yield from (event.text for event in answer(match, luck).outcome.events)
        yield from said_at_the_end(match)


def said_now(match: Match) -> Iterator[Text]:
    """Prompts, labels, and reasons why not."""
    title, board = match.title, match.view(None).board
    for awaited in match.awaited():
        question = asked(match, awaited.seat, teach=True)
        yield question.prompt
        yield from title.decides(board, question)
        if question.nothing is not None:
            yield question.nothing
        for option in question.options:
            for part, value in option.parts.items():
                yield Text(f"{title.words}-part-{part}")
                yield title.label(part, value)
                if hint := title.hint(board, part, value):
                    yield hint
            if option.blocked is not None:
                yield option.blocked
        with pytest.raises(RefusedError) as refused:
            match.answer(awaited.seat, ("no such option",), awaited.number)
        yield refused.value.text


def said_of_orders(match: Match, seat: int) -> Iterator[Text]:
    """What may be ordered, on which conditions, and what the orders of a sensible person will do next."""
    title = match.title
    for kind in match.standing.kinds(seat):
        yield title.label("order", kind.name)
        yield from (title.label("when", when) for when in kind.when)
        for option in match.standing.wants(seat, kind.name):
            yield title.wanted(kind.name, option.parts)
            yield from (Text(f"{title.words}-part-{part}") for part in option.parts)
    for order in match.sensible(seat):
        match.standing.give(seat, order.kind, order.wants, when=order.when, hold=order.hold)
        yield match.standing.next(seat, order.kind) or Text("")
    match.standing.end(seat)


def said_at_the_end(match: Match) -> Iterator[Text]:
    """The score sheets."""
    assert match.result is not None
    for seat in match.result.seats:
        yield from (line.label for line in (*seat.breakdown, *seat.ties))
        if seat.rank is not None:
            yield seat.rank


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_message_can_be_read(library: str) -> None:
    home, _, _ = LIBRARIES[library]
    for language in home.iterdir():
        assert list(junk(language)) == []
        assert messages(language)


POINTS = re.compile(r"\[one\][^$]*\b(?:1|one|jeden|un) (?:point|punkt|punto)\b")


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_single_point_is_said_by_its_number_since_minus_one_is_a_single_one_too(library: str) -> None:
    home, _, _ = LIBRARIES[library]
    for path in home.glob("*/*.ftl"):
        found = [line.strip() for line in path.read_text("utf-8").splitlines() if POINTS.search(line)]
        assert found == [], f"in {path.parent.name}/{path.name}"


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_message_is_said_somewhere(library: str) -> None:
    home, folders, played = LIBRARIES[library]
    english = messages(home / "en")
    code = Code(*folders, ROOT / "engines" / "kernel", ROOT / "bot")
    referred = set().union(*(names.messages for names in english.values()))
    parts = [
        re.compile(rf"{title.words}-{message.removeprefix(f'{title.words}-part-')}-.+")
        for title in played
        for message in english
        if message.startswith(f"{title.words}-part-")
    ]
    unused = [
        message
        for message in english
        if message not in referred
        and not code.refers_to(message)
        and not any(part.fullmatch(message) for part in parts)
    ]
    assert unused == []


@pytest.mark.parametrize("library", LIBRARIES)
def test_everything_that_code_says_exists(library: str) -> None:
    home, folders, _ = LIBRARIES[library]
    english = {*messages(home / "en"), *messages(HOME / "en")}
    missing = {
        pattern: where
        for pattern, where in Code(*folders).said.items()
        if not any(re.fullmatch(pattern, message) for message in english)
    }
    assert missing == {}


@pytest.mark.parametrize("library", LIBRARIES)
def test_languages_say_the_same_messages_with_the_same_arguments(library: str) -> None:
    home, _, _ = LIBRARIES[library]
    english = messages(home / "en")
    for language in (path for path in home.iterdir() if path.name in languages() and path.name != "en"):
        other = messages(language)
        own = {name for name in other if name.startswith((UNIT, "-"))}
        assert sorted(english.keys() ^ (other.keys() - own)) == [], f"in {language.name} or in English only"
        for message in other.keys() - own:
            strange = other[message].variables - english[message].variables
            assert strange == set(), f"{message} in {language.name} uses {strange}"
