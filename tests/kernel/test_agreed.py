"""Going back beyond the boundary: which answers stand, to where play can go back, and what is refused and told."""

from __future__ import annotations

from typing import Any

import pytest

from data.text import Text, Who
from data.words import Words
from engines.kernel import Back, Entry, Match, RefusedError, StaleError, go_back, seen_since
from engines.kernel.journal import lineage, standing, turning_points
from tests.kernel.shelf import SHELF, Act, Shelf, ShelfGame
from tests.kernel.table import ADA, BEN, news, numbers, opened, question, say
from tests.toys import LANTERNS, SPELLS

PUT = ("put",)
BACK = Back(1, BEN, ()).entry(-1)
JOURNAL = [
    Entry(ADA, PUT),
    Entry(BEN, ("throw",)),
    Entry(ADA, PUT, "late"),
    Entry(ADA, PUT),
    Entry(ADA, None),
    Entry(BEN, PUT, "computer"),
    BACK,
    Entry(BEN, PUT),
    Entry(ADA, PUT),
]


def rows(entries: list[Entry]) -> list[int]:
    """Where they stand in the journal."""
    return [entry.row for entry in entries]


def played(match: Match, *journal: Entry) -> list[Entry]:
    """Answer like this; the journal."""
    for entry in journal:
        match.repeat(entry)
    return list(journal)


def refusal(match: Match, journal: list[Entry], to: int) -> str:
    """Why play cannot go back there; nothing is changed by asking."""
    before = match.save()
    with pytest.raises(RefusedError) as refused:
        go_back(match, journal, to)
    assert match.save() == before
    with pytest.raises(RefusedError):
        seen_since(match, journal, to)
    return refused.value.text.id


# Which rows stand


def test_what_was_taken_back_or_gone_back_over_does_not_stand() -> None:
    assert rows(standing(JOURNAL[:6])) == [0, 1, 2, 5]
    assert rows(standing(JOURNAL)) == [0, 7, 8]
    assert rows(lineage(JOURNAL)) == [0, 6, 7, 8]


def test_going_back_once_more_before_or_after_an_earlier_one() -> None:
    assert rows(standing([*JOURNAL, Back(8, ADA, ()).entry(9)])) == [0, 7]
    assert rows(standing([*JOURNAL, Back(0, ADA, ()).entry(9), Entry(BEN, PUT)])) == [10]


def test_an_answer_of_another_lane_that_was_taken_back_later_is_there_again() -> None:
    journal = [Entry(ADA, PUT), Entry(BEN, PUT), Entry(ADA, None)]
    assert rows(standing(journal)) == [1]
    match = opened(SHELF)
    played(match, *journal)
    again = go_back(match, journal, 1).match
    assert again.view(None).board.model_dump() == {"shelf": 1, "thrown": None}
    assert rows(standing([*journal, Back(1, BEN, ()).entry(3)])) == [0]


def test_the_points_to_go_back_to_are_answers_of_people_that_stand_the_newest_first() -> None:
    assert rows(turning_points(JOURNAL[:6], 25)) == [1, 0]
    assert rows(turning_points(JOURNAL, 25)) == [8, 7, 0]
    assert rows(turning_points(JOURNAL, 2)) == [8, 7]
    assert [(one.row, one.seat) for one in turning_points(JOURNAL, 25, ADA)] == [(8, ADA), (0, ADA)]
    assert turning_points([], 25) == []


def test_a_row_says_where_to_and_who_had_seen_what_is_hidden() -> None:
    entry = Back(12, BEN, (ADA, BEN)).entry(40)
    assert (entry.seat, entry.picks, entry.by, entry.row) == (-1, ("12", "1", "0", "1"), "back", 40)
    assert Back.of(entry) == Back(12, BEN, (ADA, BEN))


# Refusals


@pytest.mark.parametrize("to", [2, 3, 4, 5, 6, 9, -1, 400])
def test_play_goes_back_only_to_before_an_answer_of_a_person_that_stands(to: int) -> None:
    match = opened(SHELF)
    journal = played(match, *JOURNAL[:6])
    if to == 6:
        went = go_back(match, journal, 1)
        match, journal = went.match, [*journal, went.entry]
    assert refusal(match, journal, to) == "kernel-back-none"


def test_a_match_that_is_over_does_not_go_back() -> None:
    match = opened(SHELF)
    stop = ("stop",)
    journal = played(match, *(Entry(seat, stop) for seat in (ADA, BEN, ADA, BEN)))
    assert match.over
    assert refusal(match, journal, 0) == "kernel-over"


def test_a_match_that_was_begun_under_other_rules_does_not_go_back() -> None:
    """Whether the old answers are refused now, or lead somewhere else."""

    class Newer(Shelf):
        version = 2

        def upgrade(self, state: dict[str, Any], version: int) -> dict[str, Any]:  # noqa: ARG002
            return state | {"shelf": 7}

    class Stricter(Act):
        def ask(self, game: ShelfGame, *, teach: bool = False) -> Any:
            asked = super().ask(game, teach=teach)
            asked.options = [option for option in asked.options if option.key != "put"]
            return asked

    class Strict(Newer):
        first = (Stricter(seat=ADA),)

    match = opened(SHELF)
    journal = played(match, Entry(ADA, PUT))
    for title in (Newer(), Strict()):
        assert refusal(Match.load(title, match.save()), journal, 0) == "kernel-back-rules"


# What it comes to


def test_play_goes_back_over_chance_and_over_the_answers_of_others() -> None:
    match = opened(SHELF)
    journal = played(match, *JOURNAL[:2])
    thrown = match.view(None).board.model_dump()["thrown"]
    with pytest.raises(RefusedError):
        match.undo(ADA)
    went = go_back(match, journal, 0)
    again = went.match
    assert again.view(None).board.model_dump() == {"shelf": 0, "thrown": None}
    assert numbers(again) == {ADA: 3, BEN: 3}
    assert went.outcome.undoable is False
    with pytest.raises(StaleError):
        again.answer(ADA, PUT, 0)
    say(again, BEN, "throw")
    assert again.view(None).board.model_dump()["thrown"] == thrown, "the same dice"


def test_everybody_is_told_once_and_sees_no_more_of_what_was_gone_back_over() -> None:
    match = opened(SHELF)
    journal = played(match, *JOURNAL[:2])
    again = go_back(match, journal, 1).match
    assert news(again, BEN) == ["shelf-open", "shelf-put", "shelf-tidy", "kernel-event-back"]
    assert news(again, None) == news(again, BEN)
    assert news(again, ADA) == ["shelf-tidy", "kernel-event-back"]
    assert [event.text.id for event in again.story()] == news(again, BEN)


def test_after_going_back_the_new_answers_are_taken_back_as_usual() -> None:
    match = opened(SHELF)
    journal = played(match, *JOURNAL[:2])
    again = Match.load(SHELF, go_back(match, journal, 1).match.save())
    assert say(again, BEN, "put").undoable
    again.undo(BEN)
    assert not again.can_undo(BEN)


def test_who_alone_was_shown_something_is_named_and_never_what() -> None:
    match = Match.start(LANTERNS, 3, LANTERNS.options(), "5eed" * 16)
    journal: list[Entry] = []

    def answers(seat: int, *picks: str) -> None:
        match.answer(seat, picks, question(match, seat).number)
        journal.append(Entry(seat, picks))

    answers(BEN, question(match, BEN).legal[0].key)
    assert seen_since(match, journal, 0) == ()
    answers(ADA, "swap")
    answers(ADA, question(match, ADA).legal[0].key)
    assert seen_since(match, journal, 0) == (ADA,)
    assert seen_since(match, journal, 2) == (), "it was shown before"
    went = go_back(match, journal, 0)
    told = went.outcome.events
    assert [event.text for event in told] == [
        Text("kernel-event-back", {"who": Who(BEN)}),
        Text("kernel-event-back-seen", {"who": [Who(ADA)], "count": 1}),
    ]
    assert all(event.to is None for event in told)
    journal.append(went.entry)
    match = went.match
    answers(BEN, question(match, BEN).legal[0].key)
    assert seen_since(match, journal, 4) == (), "that was told when play went back the first time"
    again = Match.replay(LANTERNS, 3, match.options, match.seed, journal)
    assert again.save() == match.save()


def test_who_has_seen_before_play_went_back_is_named_again_when_it_goes_back_further() -> None:
    match = Match.start(LANTERNS, 3, LANTERNS.options(), "5eed" * 16)
    journal: list[Entry] = []
    for seat, pick in ((BEN, question(match, BEN).legal[0].key), (ADA, "swap")):
        match.answer(seat, (pick,), question(match, seat).number)
        journal.append(Entry(seat, (pick,)))
    went = go_back(match, journal, 1)
    assert Back.of(went.entry).seen == (ADA,)
    assert Back.of(go_back(went.match, [*journal, went.entry], 0).entry).seen == (ADA,)


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        ((ADA,), "Ada had been shown something hidden by then, and still knows it."),
        ((ADA, BEN), "Ada and Ben had been shown something hidden by then, and still know it."),
    ],
)
def test_it_is_told_in_words(seen: tuple[int, ...], said: str) -> None:
    match = opened(SHELF)
    events = match.repeat(Back(0, BEN, seen).entry(4)).events
    words = Words("en", ("Ada", "Ben"))
    assert [words.say(event.text) for event in events] == [
        "As all agreed, play goes back to before an answer of Ben. Draws that are known by now will come again.",
        said,
    ]


# Answers for whoever came too late, and what a question is called in public


def test_whoever_was_late_is_told_what_was_done_and_may_take_it_back() -> None:
    match = opened(SHELF)
    say(match, BEN, "put")
    asked = numbers(match)
    say(match, ADA, "put", by="late")
    assert news(match, ADA) == ["shelf-open", "shelf-put", "shelf-tidy", "shelf-put", "shelf-tidy"]
    loaded = Match.load(SHELF, match.save())
    for one in (match, loaded):
        one.undo(ADA)
        assert numbers(one) == {ADA: 3, BEN: asked[BEN]}
        assert one.view(None).board.model_dump() == {"shelf": 1, "thrown": None}
    journal = [Entry(BEN, PUT), Entry(ADA, PUT, "late"), Entry(ADA, None)]
    assert Match.replay(SHELF, 2, match.options, match.seed, journal).save() == match.save()


def test_what_was_answered_late_stands_when_something_new_was_seen() -> None:
    match = opened(SHELF)
    say(match, ADA, "throw", by="late")
    assert not match.can_undo(ADA)


def test_anybody_may_know_what_somebody_is_asked_unless_it_is_secret() -> None:
    match = opened(SHELF)
    assert match.asked(ADA) == Text("shelf-ask")
    assert match.asked(7) is None
    say(match, ADA, "stop")
    assert match.asked(ADA) is None
    secret = Match.start(LANTERNS, 2, LANTERNS.options(), "5eed" * 16)
    assert question(secret, ADA).secret
    assert secret.asked(ADA) is None
    assert Match.start(SPELLS, 2, SPELLS.options(), "5eed" * 16).asked(ADA) == Text("spells-prompt-play")


def test_a_question_that_says_too_much_is_called_otherwise_in_public() -> None:
    class Rich(Act):
        def ask(self, game: ShelfGame, *, teach: bool = False) -> Any:
            asked = super().ask(game, teach=teach)
            asked.told = Text("shelf-sort")
            return asked

    class Riches(Shelf):
        first = (Rich(seat=ADA),)

    assert opened(Riches()).asked(ADA) == Text("shelf-sort")
