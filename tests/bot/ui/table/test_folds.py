"""What is folded away: a button for each with how much there is behind it, and one of them unfolded above the row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.folds import HINT, NEWS, WHY, folded
from engines.kernel import Option
from tests.bot.ui.table.test_controls import HERE, asked, looking

ALL = {NEWS: ["one", "two"], WHY: ["not now"], HINT: ["a thought"]}


def shown(lines: Mapping[str, Sequence[str]], unfolded: str = "", control: int = 1) -> list[Any]:
    beside = [button(Id("undo", 7, number), str(number), row=4) for number in range(control)]
    found: list[Any] = [*folded(looking(asked(Option({"": "a"})), HERE), lines, beside, unfolded)]
    return found


def buttons(found: list[Any]) -> list[tuple[str, str, int | None]]:
    """Label, verb and row of what can be pressed, the control row aside."""
    return [
        (one.item.label, one.identity.verb, one.item.row)
        for one in found
        if not isinstance(one, discord.ui.TextDisplay) and one.identity.verb != "undo"
    ]


def test_each_fold_has_a_button_that_says_how_much_there_is() -> None:
    found = shown(ALL)
    assert buttons(found) == [
        ("What happened (2)", "news", 4),
        ("Why not? (1)", "why", 4),
        ("What would you do?", "hint", 4),
    ]
    assert len(found) == 4, "nothing is unfolded"
    assert buttons(shown({NEWS: [], WHY: []})) == []
    assert [verb for _, verb, _ in buttons(shown({NEWS: [], HINT: []}))] == ["hint"], (
        "found out when it is asked"
    )


def test_one_is_unfolded_above_the_row_and_its_button_folds_it_away() -> None:
    text, *rest = shown(ALL, NEWS)
    assert text.content == "one\ntwo"
    assert buttons(rest) == [
        ("Hide", "fold", 4),
        ("Why not? (1)", "why", 4),
        ("What would you do?", "hint", 4),
    ]
    assert len(shown(ALL, "nonsense")) == 4


def test_where_the_row_is_full_the_folds_have_one_of_their_own() -> None:
    assert {row for *_, row in buttons(shown(ALL, control=2))} == {4}
    assert {row for *_, row in buttons(shown(ALL, control=3))} == {None}
