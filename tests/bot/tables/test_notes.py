"""What a host may say on a card, and what is no line of plain words."""

from __future__ import annotations

import pytest

from bot.tables.notes import LONGEST_NOTE, note_of
from engines.kernel import RefusedError

PLAIN = (
    "Newcomers welcome, we explain as we go.",
    "Evenings only (20:30 or later). No rush!",
    "Gramy po polsku – zapraszamy; 2 x 45 min.",
    "I dotted the i. Then we begin at 8.30 sharp",
    "3/4 of us are new",
)
LINKS = (
    "look at https://example.org",
    "example.com is mine",
    "EXAMPLE．com",
    "example。com",
    "ex\u200bample.c\u200bom",
    "example [.] com",
    "example (dot) com",
    "write to me at example dot com",
    "hxxps example",
    "www.example",
    "discord.gg/abc",
    "discord gg abc",
    "discord\u2060.\u2060gg",
    "[press here](steam)",
    "ｄｉｓｃｏｒｄ．ｇｇ",
    "tg://join",
)
CALLS = ("hello @everyone", "＠here", "<@11>", "<#12>", "<:sign:13>", "</table list:14>", "a\u200b@\u200bb")


@pytest.mark.parametrize("words", PLAIN)
def test_plain_words_stay_as_they_are(words: str) -> None:
    assert note_of(f"  {words} ") == words


@pytest.mark.parametrize("words", LINKS)
def test_no_link_however_it_is_written(words: str) -> None:
    with pytest.raises(RefusedError) as refused:
        note_of(words)
    assert refused.value.text.id == "note-links"


@pytest.mark.parametrize("words", CALLS)
def test_nobody_is_called(words: str) -> None:
    with pytest.raises(RefusedError) as refused:
        note_of(words)
    assert refused.value.text.id == "note-mentions"


@pytest.mark.parametrize("words", ["", " \n\t", "\u200b\u2060", "\x00", "\u3164"])
def test_nothing_said(words: str) -> None:
    with pytest.raises(RefusedError) as refused:
        note_of(words)
    assert refused.value.text.id == "note-empty"


def test_one_line_of_some_length() -> None:
    assert note_of("first\nsecond") == "first second"
    assert note_of("x" * LONGEST_NOTE)
    with pytest.raises(RefusedError) as refused:
        note_of("x" * (LONGEST_NOTE + 1))
    assert refused.value.text.args == {"most": LONGEST_NOTE, "length": LONGEST_NOTE + 1}
