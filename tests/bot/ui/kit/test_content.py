"""Texts that fit into messages, and names that read as they are."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.kit import limits
from bot.ui.kit.content import Content, fitted, pages, with_news
from bot.ui.kit.markup import cut, safe

LINES = st.lists(st.text("ab ", max_size=300), max_size=60).map("\n".join)


@given(LINES, st.integers(10, 400))
def test_a_fitted_text_is_the_beginning_of_the_whole(text: str, limit: int) -> None:
    short = fitted(text, limit)
    assert len(short) <= limit
    if len(text) <= limit:
        assert short == text
    else:
        assert short.endswith("…")
        assert text.startswith(short[:-2].rstrip("\n"))


@given(LINES, st.integers(10, 400))
def test_pages_hold_everything_once(text: str, limit: int) -> None:
    found = pages(text, limit)
    assert all(0 < len(page) <= limit for page in found)
    assert "".join("".join(found).split()) == "".join(text.split())


@given(st.lists(st.text("ab", max_size=300), max_size=30))
def test_news_make_room_for_what_matters(news: list[str]) -> None:
    text = with_news(["head"], news, ["Waiting for Ada."])
    assert text.startswith("head")
    assert text.endswith("Waiting for Ada.")
    assert len(text) <= limits.MESSAGE


def test_the_newest_news_stay() -> None:
    text = with_news([], [f"{number} {'x' * 300}" for number in range(20)], ["end"])
    assert "19 xxx" in text
    assert "0 xxx\n" not in text


def test_a_label_is_cut_with_a_mark() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"


def test_a_name_loses_no_letter() -> None:
    name = "**A** _b_ `c` ~d~ |e| > #f [g](h) <@1> @everyone \\ i"
    assert safe(name).replace("\\\\", "\0").replace("\\", "").replace("\0", "\\") == name
    assert "**" not in safe(name)
    assert "<@" not in safe(name)


def test_nobody_is_mentioned_unless_named() -> None:
    nobody: Any = Content("hello").allowed.to_dict()
    seven: Any = Content("hello", mentions=[7]).allowed.to_dict()
    assert nobody == {"parse": []}
    assert seven == {"parse": [], "users": [7]}
