"""Every title can be looked up: each question opens a page, each page has words, and everything there is of it is listed."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

import pytest

from bot.ui.kit.limits import ALT, CHOICE, MENU_LINES, MENU_TEXT
from bot.ui.play.book import Leaf, leaves
from bot.ui.play.lookup import LookUp
from bot.ui.play.rules import opened_at, rules_page
from data.words import Words, languages
from engines.kernel import Ask, RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.rulebook import rulebook
from renderers.kit.gallery import artist_of
from renderers.kit.lookup import legend, page_picture, things_of

HOUSE = [*titles().values()]
WORDS = Words("en")
every_title = pytest.mark.parametrize("title", HOUSE, ids=lambda title: str(title.id))


def kinds(title: AnyTitle) -> set[str]:
    """Every kind of question that a title has."""
    found = {
        str(ask.model_fields["kind"].default)
        for ask in below(Ask)
        if f"engines.{title.id}." in ask.__module__
    }
    return found - {"PydanticUndefined"}


def opened(found: Sequence[Leaf], page: str) -> int:
    """At which leaf a page begins."""
    return next(number for number, leaf in enumerate(found) if leaf.page == page)


def below(kind: type[Ask]) -> Iterator[type[Ask]]:
    """All kinds of it, those of kinds included."""
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


@every_title
def test_every_kind_of_question_opens_a_page_of_its_own_title(title: AnyTitle) -> None:
    named = [step for page in rulebook(title.id).page for step in page.questions]
    assert sorted(named) == sorted(kinds(title)), "each is named by one page"
    for step in named:
        assert opened_at(title, WORDS, step) > 0


@every_title
def test_the_page_that_a_title_is_known_by_has_a_picture(title: AnyTitle) -> None:
    known = rulebook(title.id)
    named = [page for page in known.page if page.id == known.cover]
    assert len(named) == (1 if known.cover else 0)
    assert page_picture(title.id, (named or known.page)[0].id, "en") is not None


@every_title
def test_every_leaf_says_something_that_fits(title: AnyTitle, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="data.words"):
        found = leaves(title, WORDS)
        for page in rulebook(title.id).page:
            assert (
                WORDS(f"{title.words}-rules-{page.id}", **title.figures())
                == found[opened(found, page.id)].text
            )
        contents = rules_page(title, WORDS, 0)
    assert [record.getMessage() for record in caplog.records] == []
    assert len({leaf.page for leaf in found}) <= MENU_LINES, "all pages stand in one menu"
    for number, leaf in enumerate(found, start=1):
        assert leaf.title in contents.text
        assert leaf.text in rules_page(title, WORDS, number).text, "nothing is cut off"
        assert len(leaf.alt) <= ALT
        assert bool(leaf.alt) == (leaf.draw is not None), "a picture has its alt text"
        assert len(leaf.title) <= MENU_TEXT


@every_title
@pytest.mark.parametrize("language", languages())
def test_no_two_pages_of_the_contents_are_called_the_same(title: AnyTitle, language: str) -> None:
    called: dict[str, set[str]] = {}
    for leaf in leaves(title, Words(language)):
        called.setdefault(leaf.title, set()).add(leaf.page)
    assert {name: pages for name, pages in called.items() if len(pages) > 1} == {}


@every_title
def test_every_icon_stands_in_the_legend(title: AnyTitle) -> None:
    assert artist_of(title.id).icons().keys() - legend(title.id, WORDS).keys() == set()


@every_title
def test_each_thing_is_found_by_its_name_and_offered(title: AnyTitle) -> None:
    search = LookUp(title, "game")
    names = search.names(WORDS)
    assert len(names) >= 40
    for thing, name in names.items():
        assert names[search.meant(names, name)] == name
        assert len(name) <= CHOICE
        assert len(search.told(thing, WORDS).splitlines()) > 1
    with pytest.raises(RefusedError) as refused:
        search.meant(names, f"{next(iter(names.values()))}x")
    assert next(iter(names.values())) in WORDS.say(refused.value.text), "the nearest one is offered"


@every_title
def test_a_page_draws_what_it_says_it_shows(title: AnyTitle) -> None:
    first = next(page for page in rulebook(title.id).page if page.shows)
    picture = page_picture(title.id, first.id, "en")
    assert picture is not None
    assert picture.width <= 900
    known = {
        *things_of(title.id),
        *legend(title.id, WORDS),
        *(f"scene/{name}" for name in artist_of(title.id).scenes()),
    }
    assert {name for page in rulebook(title.id).page for name in page.shows} <= known
