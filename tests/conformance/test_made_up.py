"""In a language that nobody speaks, nothing of a title is said or drawn in plain letters: all of it is in the files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.cli.wording.aloud import texts_beside
from bot.pictures.drawing import drawn
from bot.pictures.rehearsal import moments_of
from data.tongues import languages
from data.words import Words
from engines.kernel.catalogue import AnyTitle, titles
from renderers.kit.gallery import artist_of
from renderers.kit.lettering import watched
from tests.made_up import plain_words, spoken

NAMES = ("①", "②", "③", "④", "⑤", "⑥")
EVERY = 23


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The made-up language."""
    with spoken(tmp_path_factory.mktemp("made_up")) as tongue:
        yield tongue


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_all_that_is_said_of_a_title_stands_in_its_files(title: AnyTitle, language: str) -> None:
    words = Words(language, NAMES)
    said = {text.id: words.say(text) for _, text in texts_beside(title, 1)}
    assert said
    assert {message: left for message, text in said.items() if (left := plain_words(text))} == {}


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
@pytest.mark.long
def test_all_that_is_drawn_and_read_aloud_stands_in_its_files(title: AnyTitle, language: str) -> None:
    artist, words = artist_of(title.id), Words(language, NAMES)
    left: set[str] = set()
    with watched() as seen:
        for wanted in islice(moments_of(title, 1, language), 0, None, EVERY):
            drawn(wanted)
            for told in (artist.read, artist.alt, artist.hand_alt, artist.hand_words):
                left |= plain_words(told(wanted.view, words))
    assert left == set()
    names = {"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"}
    assert {one.text for one in seen if plain_words(one.text) - names} == set()


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
@pytest.mark.parametrize("tongue", [one for one in languages() if one != "en"])
@pytest.mark.long
def test_a_match_is_told_in_every_language_that_is_offered(
    title: AnyTitle, tongue: str, caplog: pytest.LogCaptureFixture
) -> None:
    artist, words, english = artist_of(title.id), Words(tongue, NAMES), Words("en", NAMES)
    for _, text in texts_beside(title, 2):
        assert words.say(text)
    for wanted in islice(moments_of(title, 2, tongue), 0, None, EVERY):
        assert artist.read(wanted.view, words) != artist.read(wanted.view, english)
    assert [record.getMessage() for record in caplog.records] == []
