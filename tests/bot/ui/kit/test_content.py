"""Texts that fit into messages, and names that read as they are."""

from __future__ import annotations

from typing import Any

import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.drawing import Picture
from bot.ui.kit import limits
from bot.ui.kit.content import Content, fitted, pages, with_news
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold, cut, safe
from bot.ui.kit.press import button

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


def test_what_just_fits_stays_whole_and_one_letter_more_is_cut_at_a_line() -> None:
    text = f"first\n{'x' * 1994}"
    assert len(text) == 2000
    assert fitted(text) == text
    assert fitted(text + "x") == "first\n…"
    assert fitted("abcdefgh\nij", 10) == "abcdefgh\n…"
    assert fitted("abcdefghi\nj", 10) == "abcdefgh\n…"


def test_pages_are_filled_to_the_last_letter() -> None:
    assert pages("abcd\nefgh\ni", 10) == ["abcd\nefgh", "i"]
    assert pages("abcd\nefghi\nj", 10) == ["abcd", "efghi\nj"]
    assert pages("abcd", 5) == ["abcd"]
    assert pages("abcdefg", 5) == ["abcde", "fg"]
    assert pages("a\n\nb", 10) == ["a\n\nb"]
    assert pages("", 10) == []


def test_no_news_are_left_out_as_long_as_all_just_fit() -> None:
    news = ["old", "new"]
    before, after = ["x" * 1000], ["y" * (2000 - 1000 - 8 - 1)]
    assert with_news(before, news, after) == "\n".join([*before, *news, *after])
    assert len(with_news(before, news, after)) == 2000
    after[0] += "y"
    assert with_news(before, news, after) == "\n".join([*before, "new", *after])
    assert with_news(["z" * 3000], news, []) == "z" * 3000


def test_a_new_message_has_only_what_there_is_and_an_edited_one_loses_what_is_gone() -> None:
    assert Content("hello").to_send().keys() == {"content", "allowed_mentions"}
    edited = Content("hello").to_edit()
    assert (edited["view"], edited["embed"], edited["attachments"]) == (None, None, [])
    assert "attachments" not in Content("hello", keep_picture=True).to_edit()


def test_all_that_there_is_goes_into_a_message() -> None:
    picture = Picture("table", b"drawn", "x" * 1025)
    whole = Content("x" * 2001, picture, [button(Id("play", 1), "Play")], discord.Embed(title="Card"))
    sent, edited = whole.to_send(), whole.to_edit()
    for said in (sent, edited):
        assert said["content"].endswith("…")
        assert len(said["content"]) <= 2000
        assert said["embed"].title == "Card"
        assert [row["components"][0]["label"] for row in said["view"].to_components()] == ["Play"]
        assert said["view"].timeout is None
    for file in (sent["file"], *edited["attachments"]):
        assert file.filename == "table.webp"
        assert file.fp.read() == b"drawn"
        assert file.description == "x" * 1023 + "…"


def test_whoever_is_named_is_mentioned_and_no_role_or_everybody() -> None:
    allowed = Content("hello", mentions=[7]).allowed
    assert (allowed.everyone, allowed.roles, allowed.replied_user) == (False, False, False)


def test_a_label_is_cut_with_a_mark() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"


def test_a_name_loses_no_letter() -> None:
    name = "**A** _b_ `c` ~d~ |e| > #f [g](h) <@1> @everyone \\ i"
    assert safe(name).replace("\\\\", "\0").replace("\\", "").replace("\0", "\\") == name
    assert "**" not in safe(name)
    assert "<@" not in safe(name)


def test_a_name_in_bold_shows_its_own_stars() -> None:
    assert bold("A*a") == "**A\\*a**"


def test_nobody_is_mentioned_unless_named() -> None:
    nobody: Any = Content("hello").allowed.to_dict()
    seven: Any = Content("hello", mentions=[7]).allowed.to_dict()
    assert nobody == {"parse": []}
    assert seven == {"parse": [], "users": [7]}
