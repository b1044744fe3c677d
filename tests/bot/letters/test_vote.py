"""When the message about votes is posted anew, mended where it stands, or taken away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.letters.vote import LETTER
from bot.store.records import Slot, Wish
from bot.tables.facts import Answered, Ended, Fact, HandedOver, Occasion, Owed, TimeChanged, VotesChanged
from tests.bot.letters.test_due import live


def wishes(*facts: Fact, said: dict[str, object] | None = None, revision: int = 4) -> list[Wish]:
    """What the letter must come to, where it said this before (None: there was none)."""
    before = live()
    before.letters = {} if said is None else {"vote": said}
    after = replace(before, row=replace(before.row, revision=revision))
    return list(LETTER.due(Occasion(before, after, facts)))


def slot(at: int, shown: int) -> Slot:
    """The letter as it is stored."""
    return Slot(1, "vote", 9, shown, False, 9, 77, 0, None, None, 0, False, {"at": at})


@pytest.mark.parametrize(("shown", "edited"), [(0, False), (6, False), (7, True), (8, True)])
def test_only_what_is_newly_proposed_is_posted_anew(shown: int, edited: bool) -> None:
    assert LETTER.edits(slot(7, shown)) is edited


def test_ballots_leave_it_where_it_stands() -> None:
    (opened,) = wishes(VotesChanged(opened=True), revision=7)
    assert opened.data == {"at": 7}
    (cast,) = wishes(VotesChanged(), said=dict(opened.data), revision=8)
    assert cast.data == {"at": 7}


@pytest.mark.parametrize(
    ("facts", "tied", "due"),
    [
        ((Answered(), Owed((1,))), False, False),
        ((Answered(), Owed((1,))), True, True),
        ((TimeChanged(),), False, True),
        ((HandedOver(1),), False, True),
    ],
)
def test_it_follows_what_it_is_about_and_who_is_asked(facts: tuple[Fact, ...], tied: bool, due: bool) -> None:
    assert bool(wishes(*facts, said={"at": 3, "tied": tied})) is due
    assert not wishes(*facts)


def test_it_goes_away_with_the_match_unless_the_end_was_voted_on() -> None:
    assert [one.gone for one in wishes(Ended(), said={"at": 3})] == [True]
    assert [one.gone for one in wishes(Ended(), VotesChanged(), said={"at": 3})] == [False]
