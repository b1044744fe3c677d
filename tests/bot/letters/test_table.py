"""The living picture is brought up to date also where its match cannot be read, if it has been posted once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.letters.table import LETTER
from bot.store.records import TableRow, Wish
from bot.tables.facts import Fact, HandedOver, Occasion, Renamed, ThreadDeleted
from bot.tables.live import Live

ROW = TableRow(
    id=1, title="works", server=8, channel=9, thread=10, host=11, state="playing", options={}, places=2,
    autostart=False, revision=4, created=0,
)  # fmt: skip


def wished(before: Live, *facts: Fact) -> list[Wish]:
    after = replace(before, row=replace(before.row, revision=before.row.revision + 1))
    return list(LETTER.due(Occasion(before, after, facts)))


@pytest.mark.parametrize("fact", [Renamed(), ThreadDeleted(), HandedOver(0)])
def test_of_a_match_that_cannot_be_read_no_old_names_and_places_are_left(fact: Fact) -> None:
    assert wished(Live(ROW, frozen=True, letters={"table": {}}), fact) == [Wish("table")]


def test_where_no_match_has_begun_there_is_nothing_to_show() -> None:
    assert wished(Live(replace(ROW, state="lobby")), HandedOver(0), Renamed()) == []
