"""Help names as many titles as there is room for."""

from __future__ import annotations

import pytest

from bot.cogs.help import help_text
from bot.ui.kit.limits import MESSAGE
from data.words import Words
from engines.kernel.catalogue import titles

WORDS = Words("en")


@pytest.mark.parametrize("many", [1, 4, 7])
def test_every_title_has_its_line(many: int) -> None:
    groups = [title.words for title in titles().values()] * 2
    lines = help_text(WORDS, groups[:many]).splitlines()
    assert [line for line in lines if line.startswith("•")] == [
        f"• **{WORDS(f'{group}-title')}**: open a table with **/{group} new**, read **/{group} rules**"
        for group in groups[:many]
    ]


def test_titles_for_which_there_is_no_room_are_counted() -> None:
    text = help_text(WORDS, ["towns"] * 60)
    named = text.count("**/towns new**")
    assert f"• {60 - named} more titles: type **/** to find them" in text.splitlines()
    assert text.endswith(WORDS("help-more"))
    assert MESSAGE - 100 < len(text) <= MESSAGE
