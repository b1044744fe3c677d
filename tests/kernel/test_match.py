"""Numbers of questions, refusals, news, and matches that are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from engines.kernel import Answer, Match, Picks, Question, RefusedError, StaleError, Step, Text
from engines.kernel.backstage import scene
from tests.kernel.shelf import SHELF, Act, End, Shelf, ShelfGame, Shop, Sort, Tidy, Turns
from tests.kernel.table import ADA, BEN, news, numbers, opened, question, say


def refusal(match: Match, seat: int, picks: Picks, to: int) -> str:
    """The message with which an answer is refused as too late."""
    with pytest.raises(StaleError) as refused:
        match.answer(seat, picks, to)
    return refused.value.text.id


# Numbers


def test_a_question_has_the_length_of_the_journal_when_it_opened() -> None:
    match = opened(SHELF)
    assert numbers(match) == {ADA: 0, BEN: 0}
    say(match, ADA, "put")
    assert numbers(match) == {ADA: 1, BEN: 0}
    say(match, ADA, "put")
    assert numbers(match) == {ADA: 2, BEN: 0}
    say(match, BEN, "take")
    assert numbers(match) == {ADA: 2, BEN: 3}


def test_numbers_are_never_used_again() -> None:
    match = opened(SHELF)
    say(match, ADA, "put")
    match.undo(ADA)
    assert numbers(match) == {ADA: 2, BEN: 0}
    assert match.length == 2


def test_presses_on_what_is_not_open_are_stale() -> None:
    match = opened(Turns())
    assert refusal(match, BEN, ("put",), 0) == "kernel-not-asked"
    say(match, ADA, "put")
    assert refusal(match, ADA, ("put",), 0) == "kernel-stale"
    say(match, ADA, "stop")
    say(match, BEN, "stop")
    assert match.over
    assert refusal(match, BEN, ("put",), 3) == "kernel-over"


def test_what_is_gone_meanwhile_is_refused_with_the_reason() -> None:
    match = opened(SHELF)
    say(match, ADA, "put")
    pressed = question(match, BEN).number
    say(match, ADA, "take")
    with pytest.raises(RefusedError) as refused:
        match.answer(BEN, ("take",), pressed)
    assert refused.value.text.id == "shelf-empty"
    match.answer(BEN, ("put",), pressed)


def test_a_refusal_that_comes_too_late_is_a_fault_and_no_refusal() -> None:
    """Whoever keeps the match must not go on with it, since something may have changed already."""

    class Fickle(Act):
        def take(self, game: ShelfGame, answer: Answer) -> None:  # noqa: ARG002
            game.shelf += 1
            raise RefusedError(Text("shelf-empty"))

    class Fickleness(Shelf):
        first = (Fickle(seat=ADA),)

    with pytest.raises(RuntimeError, match="after offering it"):
        say(opened(Fickleness()), ADA, "put")


def test_whoever_is_not_asked_has_neither_a_question_nor_an_answer() -> None:
    match = opened(Turns())
    assert match.question(BEN) is None
    assert match.question(2) is None
    assert match.question(-1) is None
    for work in (lambda: match.default(BEN), lambda: match.advise(BEN, Random(1))):
        with pytest.raises(StaleError) as refused:
            work()
        assert refused.value.text.id == "kernel-not-asked"
    assert match.default(ADA) == ("stop",)
    assert match.question(ADA) is match.question(ADA), "it is looked up once"
    taught = match.question(ADA, teach=True)
    assert taught is not match.question(ADA)
    assert [option.key for option in taught.options if option.blocked] == ["take"] if taught else False


def test_anybody_may_know_what_is_asked_unless_it_is_secret() -> None:
    class Hinted(Act):
        def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:
            return replace(super().ask(game, teach=teach), told=Text("shelf-told"))

    class Secret(Act):
        secret: ClassVar[bool] = True

    def told(step: Step) -> Text | None:
        return opened(type("Once", (Shelf,), {"first": (step,)})()).asked(ADA)

    assert told(Act(seat=ADA)) == Text("shelf-ask")
    assert told(Hinted(seat=ADA)) == Text("shelf-told")
    assert told(Secret(seat=ADA)) is None
    assert opened(Turns()).asked(BEN) is None


def test_a_title_need_not_say_more_than_it_knows() -> None:
    match = opened(SHELF)
    ask = question(match, ADA)
    assert match.census() == {}
    assert match.hidden(ADA) == {}
    assert match.round_begun() == 0
    assert match.points_so_far() is None
    assert match.sensible(ADA) == ()
    assert match.orders(ADA) is None
    with scene(match) as game:
        assert tuple(SHELF.worth(game, ADA)) == (0, 0)
        assert SHELF.mark(game) == 0
        assert SHELF.wants(game, ADA, "any") == SHELF.follow(game, ask, {}) == ()
        assert SHELF.there(game, ADA, "any", {})
        assert SHELF.meets(game, ask, "any", [])
        assert SHELF.decides(None, ask) == ()
        assert SHELF.upgrade({"shelf": 1}, 1) == {"shelf": 1}


def test_a_view_says_what_was_touched_since_the_last_answer() -> None:
    class Marking(Act):
        def take(self, game: ShelfGame, answer: Answer) -> None:
            game.tell(Text("shelf-marked"), marks=("left", "right"))
            game.tell(Text("shelf-marked"), marks=("right",), to=(ADA,))
            game.tell(Text("shelf-hidden"), marks=("drawer",), to=(BEN,))
            super().take(game, answer)

    class Marked(Shelf):
        first = (Marking(seat=ADA), Act(seat=BEN), End())

    match = opened(Marked())
    say(match, ADA, "put")
    assert match.view(None).marks == {"left", "right"}
    assert match.view(BEN).marks == {"left", "right", "drawer"}


# News


def test_news_are_what_happened_since_the_own_answer_and_what_it_led_to() -> None:
    match = opened(SHELF)
    assert news(match, ADA) == ["shelf-open"]
    say(match, BEN, "put")
    assert news(match, ADA) == ["shelf-open", "shelf-put", "shelf-tidy"]
    say(match, ADA, "take")
    assert news(match, ADA) == ["shelf-tidy"], "the own doing is not news, what followed by itself is"
    assert news(match, BEN) == ["shelf-tidy", "shelf-take", "shelf-tidy"]


def test_who_was_answered_for_is_told_what_was_done() -> None:
    match = opened(SHELF)
    say(match, BEN, "put")
    say(match, ADA, "stop", by="default")
    assert news(match, ADA) == ["shelf-open", "shelf-put", "shelf-tidy", "shelf-stop"]


def test_spectators_see_the_latest_chapter() -> None:
    match = opened(SHELF)
    say(match, ADA, "put")
    assert news(match, None) == ["shelf-open", "shelf-put", "shelf-tidy"]
    say(match, ADA, "stop")
    say(match, BEN, "stop")
    assert news(match, None) == ["shelf-stop", "shelf-closed"]


def test_what_was_taken_back_is_no_news_but_that_it_was() -> None:
    match = opened(SHELF)
    say(match, BEN, "put")
    before = news(match, ADA)
    say(match, ADA, "put")
    match.undo(ADA)
    assert news(match, ADA) == before
    assert news(match, BEN) == ["shelf-tidy", "kernel-event-undo"]


def test_news_of_others_are_told_as_they_are_after_an_answer_was_taken_back() -> None:
    """Ben's “stop” closed the shop only because Ada had stopped; without that it did not."""
    match = opened(SHELF)
    say(match, ADA, "stop")
    assert "shelf-closed" in [event.text.id for event in say(match, BEN, "stop").events]
    match.undo(ADA)
    assert news(match, None) == ["shelf-open", "shelf-stop", "kernel-event-undo"]
    assert numbers(match) == {ADA: 3}


# Automatic steps


def test_a_question_that_became_moot_is_not_asked() -> None:
    match = opened(SHELF)
    for _ in range(4):
        say(match, ADA, "put")
    say(match, BEN, "put")
    assert question(match, BEN).step == "sort"
    waiting = question(match, BEN).number
    outcome = say(match, ADA, "take")
    assert question(match, BEN).step == "act"
    assert question(match, BEN).number > waiting
    assert (outcome.newly, outcome.released) == ((), ())


def test_outside_lanes_a_moot_question_is_not_asked_either() -> None:
    class Idle(Shelf):
        first = (Sort(seat=BEN), Act(seat=ADA), End())

    assert numbers(opened(Idle())) == {ADA: 0}


def test_nothing_happens_in_a_lane_after_the_end() -> None:
    class Busy(Shop):
        def open(self, game: ShelfGame) -> Mapping[int, Sequence[Step]]:  # noqa: ARG002
            return {ADA: (Tidy(seat=ADA),) * 20, BEN: (Tidy(seat=BEN),)}

    class Busyness(Shelf):
        first = (Busy(),)

    match = opened(Busyness())
    assert match.over
    assert news(match, None).count("shelf-tidy") == 10


def test_a_match_may_end_in_the_middle_of_a_lane() -> None:
    match = opened(SHELF)
    for _ in range(9):
        say(match, ADA, "throw")
    outcome = say(match, ADA, "put")
    assert outcome.over
    assert match.over
    assert outcome.released == (ADA, BEN)
    assert match.awaited() == ()


def test_lanes_do_not_nest() -> None:
    class Nested(Shop):
        def open(self, game: ShelfGame) -> Mapping[int, Sequence[Step]]:  # noqa: ARG002
            return {ADA: (Shop(),)}

    class Wrong(Shelf):
        first = (Nested(),)

    with pytest.raises(TypeError, match="lanes do not nest"):
        opened(Wrong())


# Keeping


class Newer(Shelf):
    """The next version of the rules calls the shelf something else."""

    version = 2

    def upgrade(self, state: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "shelf": state["shelf"] + 100 * version}


def test_a_match_of_older_rules_is_brought_up_to_date() -> None:
    match = opened(SHELF)
    say(match, ADA, "put")
    newer = Match.load(Newer(), match.save())
    assert newer.view(None).board.model_dump() == {"shelf": 101, "thrown": None}
    assert numbers(newer) == numbers(match)
    assert not newer.can_undo(ADA), "an answer to the older rules is not played again by the newer ones"
    say(newer, BEN, "take")
    assert Match.load(Newer(), newer.save()).save() == newer.save()


def test_a_view_keeps_its_board_and_hand_as_json() -> None:
    """Pictures are kept by the hash of it."""
    match = opened(SHELF)
    before = match.view(None).model_dump_json()
    assert '"shelf":0' in before
    say(match, ADA, "put")
    assert match.view(None).model_dump_json() != before
