"""What a component carries, and what is not ours."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.kit.ids import ANYWHERE, OTHER, PATTERN, Id

TOKENS = st.text("ABCxyz019_-", max_size=24)


IDS = st.builds(
    Id,
    verb=st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=10),
    table=st.integers(0, 999_999_999),
    number=st.integers(-1, 999_999_999),
    picks=TOKENS,
    path=TOKENS,
    page=st.integers(0, 50),
)


@given(IDS)
def test_an_id_reads_as_it_was_written(identity: Id) -> None:
    match = re.fullmatch(PATTERN, str(identity))
    assert match is not None
    assert Id.read(match["verb"], match["table"], match["number"], match["rest"]) == identity


@given(st.text(max_size=100))
@pytest.mark.long
def test_every_id_is_either_ours_or_not(written: str) -> None:
    assert bool(re.fullmatch(PATTERN, written)) != bool(re.fullmatch(OTHER, written))


@pytest.mark.parametrize(
    "written", ["g:pick:1:0:\n", "g:pick:1:0: ", " g:pick:1:0:", "g:pick:1:0:ä", "g:pick:1:-:", ""]
)
def test_almost_ours_is_not_ours(written: str) -> None:
    assert re.fullmatch(OTHER, written)
    assert not re.fullmatch(PATTERN, written)


def test_what_stands_on_discord_reads_as_it_did_when_it_was_sent() -> None:
    assert str(Id("find", ANYWHERE, picks="join", path="toy_works", page=2)) == "g:find:1:-1:join.toy_works~2"
    assert str(Id("pick", 7, 3, path="AAAAA")) == "g:pick:7:3:.AAAAA"
    assert str(Id("play", 7)) == "g:play:7:-1:"
    read = Id.read("leaguejoin", "1", "-1", "card.~12")
    assert read == Id("leaguejoin", ANYWHERE, picks="card", page=12)
    assert Id.read("find", "1", "-1", "join.~x").page == 0
