"""What is arranged before a table is opened has room in the ids of its page, whatever it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.records import TableRow
from bot.tables.clock import USUAL
from bot.tables.hosting import arranged, value_of, values_of
from bot.ui.gathering.draft import Draft, usual_lobby, with_token
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, titles

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: str(title.id))


def otherwise(usual: TableRow) -> TableRow:
    """A lobby in which nothing is as usual that can be otherwise."""
    row = usual
    for name, values in values_of(usual).items():
        for value in values:
            if value == value_of(usual, name) or (name, value) == ("seats", "1"):
                continue
            try:
                row = arranged(row, name, value)
            except RefusedError:
                continue
            break
    return row


def chosen(row: TableRow) -> dict[str, str]:
    return {name: value_of(row, name) for name in values_of(row)}


@every_title
def test_everything_may_be_arranged_at_once(title: AnyTitle) -> None:
    usual = usual_lobby(title, USUAL)
    draft = Draft(usual, otherwise(usual))
    assert len(draft.changed) > 5
    for asked in values_of(draft.row):
        assert replace(draft, asked=asked).menus(Words("en")), "an id that is too long is refused"


@every_title
def test_what_stands_in_ids_means_one_value(title: AnyTitle) -> None:
    usual = usual_lobby(title, USUAL)
    for name, values in values_of(usual).items():
        for value in values:
            try:
                row = arranged(usual, name, value)
            except RefusedError:
                continue
            draft = Draft(usual, row)
            assert chosen(with_token(usual, draft.tokens)) == chosen(row)
    assert with_token(usual, "???") == usual
