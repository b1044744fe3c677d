"""What can be taken back, and what stands for good."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engines.kernel import Answer, Option, Question, RefusedError, Tried
from engines.kernel.going_back import NEWS_KEPT, REPLAYED_AT_MOST
from tests.kernel.shelf import SHELF, Act, End, Shelf, ShelfGame, Turns, Wrap
from tests.kernel.table import ADA, BEN, numbers, offered, opened, question, rig, say


class Pass(Act):
    """Who stops hands the turn to the other."""

    def take(self, game: ShelfGame, answer: Answer) -> None:  # noqa: ARG002
        game.then(Pass(seat=1 - self.seat))


class Back(Shelf):
    """And forth, without end."""

    first = (Pass(seat=ADA),)


def test_a_turn_is_taken_back_answer_by_answer() -> None:
    match = opened(SHELF)
    boards = []
    for picks in ("put", "put", "wrap", "cloth"):
        boards.append((match.view(None).board, offered(match, ADA)))
        say(match, ADA, picks)
    while boards:
        assert match.undoable(ADA) == len(boards)
        match.undo(ADA)
        assert (match.view(None).board, offered(match, ADA)) == boards.pop()
    assert match.undoable(ADA) == 0
    assert [event.text.id for event in match.view(BEN).news].count("kernel-event-undo") == 1
    with pytest.raises(RefusedError) as refused:
        match.undo(ADA)
    assert refused.value.text.id == "kernel-undo-none"


def test_in_lanes_one_takes_back_while_the_other_goes_on() -> None:
    match = opened(SHELF)
    say(match, ADA, "put")
    say(match, ADA, "put")
    assert match.undoable(ADA) == 2
    say(match, BEN, "put")
    assert match.undoable(ADA) == match.undoable(BEN) == 1
    match.undo(ADA)
    assert match.view(None).board.model_dump() == {"shelf": 2, "thrown": None}
    match.undo(BEN)
    assert match.view(None).board.model_dump() == {"shelf": 1, "thrown": None}


def test_nothing_is_taken_back_that_others_have_built_on() -> None:
    match = opened(SHELF)
    say(match, ADA, "put")
    say(match, BEN, "take")
    before = match.save()
    assert not match.can_undo(ADA)
    with pytest.raises(RefusedError) as refused:
        match.undo(ADA)
    assert refused.value.text.id == "kernel-undo-others"
    assert match.save() == before
    match.undo(BEN)
    match.undo(ADA)
    assert match.view(None).board.model_dump() == {"shelf": 0, "thrown": None}


def test_an_answer_stands_only_as_the_answer_to_what_was_asked() -> None:
    """Ben said “stop” to sorting the shelf; without what Ada put there it would have meant that he goes home."""
    match = opened(SHELF)
    for _ in range(4):
        say(match, ADA, "put")
    say(match, BEN, "put")
    assert question(match, BEN).step == "sort"
    say(match, BEN, "stop")
    assert not match.can_undo(ADA)
    assert match.can_undo(BEN)


def test_chance_is_a_boundary_for_everybody() -> None:
    match = opened(SHELF)
    say(match, BEN, "put")
    assert not say(match, ADA, "throw").undoable
    assert not match.can_undo(ADA)
    assert not match.can_undo(BEN)
    assert say(match, ADA, "put").undoable
    match.undo(ADA)
    assert not match.can_undo(ADA)


def test_outside_lanes_the_next_answer_of_another_is_a_boundary() -> None:
    match = opened(Turns())
    say(match, ADA, "put")
    say(match, ADA, "stop")
    assert match.can_undo(ADA)
    say(match, BEN, "put")
    assert not match.can_undo(ADA)
    assert match.can_undo(BEN)


def test_taking_back_reopens_a_turn_that_had_gone_to_another() -> None:
    match = opened(Turns())
    say(match, ADA, "put")
    ended = say(match, ADA, "stop")
    assert (ended.newly, ended.released) == ((BEN,), (ADA,))
    taken = match.undo(ADA)
    assert (taken.newly, taken.released) == ((), (BEN,))
    assert numbers(match) == {ADA: 3}
    assert taken.undoable


def test_a_match_that_is_over_stays_over() -> None:
    match = opened(Turns())
    say(match, ADA, "stop")
    assert not say(match, BEN, "stop").undoable
    with pytest.raises(RefusedError) as refused:
        match.undo(BEN)
    assert refused.value.text.id == "kernel-over"


class Quiet(Act):
    """Wrapping looks into a drawer, and the panel warns of nothing but of putting."""

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:
        asked = super().ask(game, teach=teach)
        options = [replace(option, final=option.key == "put") for option in asked.options]
        return replace(asked, options=[*options, Option({"use": "look"})])

    def take(self, game: ShelfGame, answer: Answer) -> None:
        if answer[0].parts["use"] == "look":
            game.reveal()
        else:
            super().take(game, answer)


class QuietTurn(Shelf):
    """Ada alone."""

    first = (Quiet(seat=ADA), Act(seat=ADA), End())


@pytest.mark.parametrize("picks", ["put", "throw", "look"])
def test_said_to_be_final_or_chance_or_something_shown_is_a_boundary(picks: str) -> None:
    match = opened(QuietTurn())
    assert not say(match, ADA, picks).undoable
    assert not match.can_undo(ADA)


class Doubtful(Act):
    """Whether putting is final has to be tried out: it is while nothing lies on the shelf."""

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:
        def settles() -> bool:
            tries.append(game.shelf)
            return not game.shelf

        asked = super().ask(game, teach=teach)
        return replace(asked, options=[Tried.of(option, settles) for option in asked.options])


tries: list[int] = []


class DoubtfulTurn(Shelf):
    """Ada alone, twice."""

    first = (Doubtful(seat=ADA), Doubtful(seat=ADA), End())


def test_what_is_tried_out_is_tried_before_the_answer_and_only_for_what_was_chosen() -> None:
    tries.clear()
    match = opened(DoubtfulTurn())
    assert match.question(ADA) is not None
    match.check(ADA, ("put",))
    assert tries == []
    assert not say(match, ADA, "put").undoable, "nothing lay on the shelf"
    assert tries == [0]


def test_what_is_shown_is_tried_out_before_the_match_goes_on() -> None:
    tries.clear()
    match = opened(DoubtfulTurn())
    shown = match.question(ADA, teach=True)
    assert shown is not None
    tried = [option for option in shown.options if option.blocked is None]
    assert len(tries) == len(shown.options)
    say(match, ADA, "put")
    before = len(tries)
    assert all(option.final for option in tried), "as it was when it was shown"
    assert len(tries) == before


class Sealed(Wrap):
    """Wrapping or not, it cannot be taken back."""

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:
        return replace(super().ask(game, teach=teach), least=0, final=True)


def test_an_answer_of_nothing_is_final_where_the_question_is() -> None:
    class Sealing(Shelf):
        first = (Sealed(seat=ADA), Act(seat=ADA), End())

    match = opened(Sealing())
    assert not say(match, ADA).undoable
    assert not match.can_undo(ADA)


def test_anything_else_is_none() -> None:
    match = opened(QuietTurn())
    assert say(match, ADA, "stop").undoable
    assert match.can_undo(ADA)


def test_a_long_turn_is_taken_back_to_its_beginning() -> None:
    """Far longer than what is played again before a checkpoint is due."""
    match = rig(opened(Turns()), acts=-1000)
    for _ in range(2 * REPLAYED_AT_MOST):
        say(match, ADA, "throw")
    reached = match.view(ADA)
    for _ in range(REPLAYED_AT_MOST):
        say(match, ADA, "put")
        say(match, ADA, "take")
    undone = 0
    while match.can_undo(ADA):
        match.undo(ADA)
        undone += 1
    assert undone == 2 * REPLAYED_AT_MOST
    assert match.view(ADA) == reached


def test_a_saved_match_does_not_grow_with_every_turn() -> None:
    match = opened(Back())
    for _ in range(3 * REPLAYED_AT_MOST):
        for seat in (ADA, BEN):
            say(match, seat, "stop")
    saved = json.loads(match.save())
    assert len(saved["since"]) <= REPLAYED_AT_MOST


def test_of_old_news_so_many_are_kept_as_anybody_may_still_read() -> None:
    match = rig(opened(SHELF), acts=-1000)
    for number in range(60):
        say(match, ADA, "throw")
        assert len(json.loads(match.save())["news"]) == min(1 + 2 * (number + 1), NEWS_KEPT)
    for _ in range(REPLAYED_AT_MOST // 2):
        say(match, ADA, "put")
        say(match, ADA, "take")
    assert len(json.loads(match.save())["news"]) == NEWS_KEPT + 2 * REPLAYED_AT_MOST, (
        "what may be taken back is kept"
    )
