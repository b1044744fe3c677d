"""Standing orders: lists, conditions and how long they hold; and what is answered since it cannot matter."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from engines.kernel import (
    Answer,
    Entry,
    Kind,
    Match,
    Option,
    Order,
    Question,
    RefusedError,
    Standing,
    Step,
    Text,
    Want,
)
from engines.kernel.journal import standing
from engines.kernel.saved import FORM
from tests.kernel.shelf import Act, End, Shelf, ShelfGame
from tests.kernel.table import ADA, BEN, board, numbers, offered, opened, question, say

PUT, TAKE, THROW, STOP = ({"use": use} for use in ("put", "take", "throw", "stop"))
UNTIL_FULL = "room"


class Ordered(Shelf):
    """What to do next by preference, in paper as a rule, and a round is as many acts as fit on the shelf."""

    first: tuple[Step, ...] = (Act(seat=ADA), Act(seat=BEN), Act(seat=ADA))

    def orders(self, game: ShelfGame, seat: int) -> Sequence[Kind]:
        if game.acts == 9:
            return ()
        wrap = Kind("paper", against=("stop",)) if seat == ADA else Kind("paper")
        return (
            Kind("do", most=3, when=(UNTIL_FULL,), holds=("on", "once", "round")),
            wrap,
            Kind("stop", holds=("on", "once")),
        )

    def wants(self, game: ShelfGame, seat: int, kind: str) -> Sequence[Option]:  # noqa: ARG002
        early = ("put",) if game.acts < 2 else ()
        uses = [Option({"use": use}) for use in (*early, "take", "throw", "stop")]
        return [*uses, Option({"use": "climb"}, blocked=Text("shelf-high"))] if kind == "do" else ()

    def there(self, game: ShelfGame, seat: int, kind: str, want: Want) -> bool:  # noqa: ARG002
        return want["use"] != "take" or game.shelf > 0

    def follow(
        self,
        game: ShelfGame,  # noqa: ARG002
        question: Question,
        orders: Standing,
    ) -> Iterable[tuple[str, Answer]]:
        if question.step == "act":
            if do := orders.get("do"):
                yield from (("do", question.answer(*want.items())) for want in do.wants)
            if "stop" in orders:
                yield "stop", question.answer(("use", "stop"))
        if question.step == "wrap" and "paper" in orders:
            yield "paper", question.answer(("it", "paper"))

    def meets(self, game: ShelfGame, question: Question, when: str, answer: Answer) -> bool:  # noqa: ARG002
        return when == UNTIL_FULL and game.shelf < 2

    def round_of(self, game: ShelfGame) -> int:
        return game.acts // 3

    def label(self, part: str, value: str) -> Text:
        return Text(f"shelf-{part}-{value}")


ORDERED = Ordered()


def follow(match: Match, most: int = 5) -> list[str]:
    """Give the answers that orders give, at most so many."""
    given: list[str] = []
    for _ in range(most):
        found = match.by_itself()
        if found is None:
            break
        asked, picks, by = found
        match.answer(asked.seat, picks, asked.number, by)
        given += picks
    return given


def refusal(match: Match, name: str, *wants: Want, when: str = "", hold: str = "") -> str:
    """The message with which an order is refused; nothing has changed then."""
    before = match.save()
    with pytest.raises(RefusedError) as refused:
        match.standing.give(ADA, name, wants, when=when, hold=hold)
    assert match.save() == before
    return refused.value.text.id


def test_the_first_of_a_list_that_is_still_there_is_answered() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (TAKE, PUT))
    assert follow(match, 1) == ["put"]
    assert follow(match, 3) == ["take", "put", "take"]


def test_where_nothing_of_the_list_is_there_the_seat_is_asked_as_ever() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (TAKE,))
    assert match.due() is None
    assert match.standing.next(ADA, "do") == Text("kernel-order-idle")
    say(match, ADA, "put")
    assert match.standing.next(ADA, "do") == Text(
        "kernel-order-next", {"what": Text("shelf-use-take"), "left": 1}
    )
    assert follow(match) == ["take"]
    assert match.due() is None
    assert match.standing.next(ADA, "stop") is None


def test_an_order_with_a_condition_answers_only_where_it_is_met() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT,), when=UNTIL_FULL)
    assert follow(match) == ["put", "put"]
    assert "put" in offered(match, ADA)


def test_an_order_for_once_is_over_when_it_has_answered() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT,), hold="once")
    assert follow(match) == ["put"]
    assert match.standing.standing(ADA) == {}


def test_a_list_for_once_stays_while_it_answers_nothing() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (TAKE,), hold="once")
    match.standing.give(ADA, "stop")
    assert follow(match, 1) == ["stop"]
    assert list(match.standing.standing(ADA)) == ["do", "stop"]


def test_an_order_for_the_round_ends_with_it() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT,), hold="round")
    assert follow(match) == ["put", "put", "put"]
    assert match.standing.standing(ADA) == {}


def test_an_order_stands_until_it_is_changed_or_offered_no_more() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT,))
    assert follow(match, 3) == ["put"] * 3
    match.standing.give(ADA, "do", (TAKE,))
    assert list(match.standing.standing(ADA)) == ["do"]
    assert follow(match, 3) == ["take"] * 3
    match.standing.withdraw(ADA, "do")
    assert match.due() is None
    for _ in range(3):
        match.standing.give(ADA, "stop")
        say(match, ADA, "put")
    assert match.standing.standing(ADA) == {}


def test_all_orders_of_a_seat_are_switched_off_together() -> None:
    match = opened(ORDERED)
    for seat in (ADA, BEN):
        match.standing.give(seat, "do", (STOP,))
        match.standing.give(seat, "paper")
    match.standing.end(ADA)
    assert match.standing.standing(ADA) == {}
    assert list(match.standing.standing(BEN)) == ["do", "paper"]


def test_plain_orders_are_chosen_together_and_leave_the_lists_alone() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (STOP,))
    plain = match.orders(ADA)
    assert plain is not None
    assert [option.key for option in plain.options] == ["paper"]
    match.order(ADA, ("paper",))
    assert match.given(ADA) == ("paper",)
    match.order(ADA, ())
    assert list(match.standing.standing(ADA)) == ["do"]


def test_what_is_not_offered_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "stop")
    assert refusal(match, "do") == "kernel-order-empty"
    assert refusal(match, "do", PUT, TAKE, THROW, STOP) == "kernel-order-long"
    assert refusal(match, "do", PUT, PUT) == "kernel-order-twice"
    assert refusal(match, "do", {"use": "fly"}) == "kernel-order-gone"
    assert refusal(match, "do", {"use": "put", "it": "paper"}) == "kernel-order-gone"
    assert refusal(match, "do", {"use": "climb"}) == "shelf-high"
    assert refusal(match, "do", PUT, when="rain") == "kernel-order-when"
    assert refusal(match, "do", PUT, hold="day") == "kernel-order-hold"
    assert refusal(match, "stop", PUT) == "kernel-order-plain"
    assert refusal(match, "sing") == "kernel-order-unknown"
    assert refusal(match, "paper") == "kernel-order-against"


def test_a_list_with_something_that_is_gone_can_still_be_changed() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT, THROW))
    assert follow(match, 2) == ["put", "put"]
    match.standing.give(ADA, "do", (PUT, THROW, TAKE), when=UNTIL_FULL)
    match.standing.give(ADA, "do", (PUT, TAKE))
    assert match.standing.standing(ADA)["do"].wants == (PUT, TAKE)
    match.standing.give(ADA, "do", (TAKE,))
    assert refusal(match, "do", PUT) == "kernel-order-gone"


def test_whichever_of_two_that_contradict_each_other_came_first_the_other_is_refused() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "paper")
    assert refusal(match, "stop") == "kernel-order-against"
    match.standing.give(BEN, "paper")
    match.standing.give(BEN, "stop")


def test_whoever_takes_back_what_an_order_answered_is_asked_again() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT,))
    match.standing.give(ADA, "stop")
    say(match, ADA, "put")
    follow(match, 1)
    match.undo(ADA)
    assert board(match).shelf == 1
    assert ADA in numbers(match)
    assert match.standing.standing(ADA) == {}, "the second would have answered in the place of the first"


def test_an_order_is_kept_with_all_that_it_says() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (TAKE, PUT), when=UNTIL_FULL, hold="round")
    loaded = Match.load(ORDERED, match.save())
    assert loaded.standing.standing(ADA) == match.standing.standing(ADA)
    assert loaded.standing.standing(ADA)["do"] == Order(
        kind="do", wants=(TAKE, PUT), when=UNTIL_FULL, hold="round", since=0
    )


def test_orders_that_were_saved_as_keys_stand_as_they_did() -> None:
    match = opened(ORDERED)
    match.order(ADA, ("paper",))
    saved = json.loads(match.save())
    assert saved["form"] == FORM
    saved |= {"form": 2, "orders": [["paper"], []]}
    old = Match.load(ORDERED, json.dumps(saved).encode())
    assert old.given(ADA) == ("paper",)
    say(old, ADA, "put")
    say(old, ADA, "wrap")
    assert follow(old) == ["paper"]
    del saved["orders"]
    assert Match.load(ORDERED, json.dumps(saved | {"form": 1}).encode()).given(ADA) == ()


def test_a_list_may_be_as_long_as_is_said_and_holds_as_is_usual() -> None:
    match = opened(ORDERED)
    match.standing.give(ADA, "do", (PUT, TAKE, STOP))
    order = match.standing.standing(ADA)["do"]
    assert (order.wants, order.when, order.hold) == ((PUT, TAKE, STOP), "", "on")
    assert match.standing.next(ADA, "do") == Text(
        "kernel-order-next", {"what": Text("shelf-use-put"), "left": 2}
    ), "nothing to take lies there"
    match.standing.give(ADA, "paper")
    assert match.standing.next(ADA, "paper") == Text("kernel-order-whenever")


def test_nobody_orders_anything_from_outside_or_after_the_end() -> None:
    match = opened(ORDERED)
    assert [kind.name for kind in match.standing.kinds(ADA)] == ["do", "paper", "stop"]
    assert [match.standing.kinds(seat) for seat in (-1, 2)] == [(), ()]
    rigged = opened(Always())
    rigged.standing.give(ADA, "paper")
    for _ in range(2):
        say(rigged, rigged.awaited()[0].seat, "stop")
    assert rigged.over
    assert rigged.standing.kinds(ADA) == ()
    assert rigged.standing.standing(ADA) == {}
    assert rigged.orders(ADA) is None
    with pytest.raises(RefusedError) as refused:
        rigged.order(ADA, ())
    assert refused.value.text.id == "kernel-no-orders"


class Always(Ordered):
    """Who puts something there may always do so; all that is listed is meant at once."""

    first = (Act(seat=ADA), Act(seat=BEN), End())

    def orders(self, game: ShelfGame, seat: int) -> Sequence[Kind]:
        do, *others = super().orders(game, seat)
        return (replace(do, whole=True), *others)

    def always(self, game: ShelfGame, question: Question, answer: Answer) -> Order | None:  # noqa: ARG002
        use = answer[0].parts.get("use")
        return Order(kind="do", wants=({"use": "put"},), hold="round") if use == "put" else None


def test_an_answer_can_be_made_an_order_where_the_title_says_by_which() -> None:
    match = opened(Always())
    lasting = match.standing.lasting(ADA)
    assert lasting is not None
    assert ([option.key for option in lasting.options], lasting.least) == (["put"], 1)
    assert match.standing.lasting(BEN) is None
    throw = question(match, ADA).option("throw")
    assert throw is not None
    with pytest.raises(RefusedError) as refused:
        match.standing.always(ADA, throw)
    assert refused.value.text.id == "kernel-order-gone"
    with pytest.raises(RefusedError):
        match.standing.always(BEN, lasting.options[0])
    assert match.standing.always(ADA, lasting.options[0]) == "do"
    order = match.standing.standing(ADA)["do"]
    assert (order.wants, order.hold) == ((PUT,), "round")
    match.standing.give(ADA, "do", (PUT, TAKE, STOP))
    assert match.standing.next(ADA, "do") == Text(
        "kernel-order-next", {"what": [Text("shelf-use-put"), Text("shelf-use-stop")], "left": 0}
    )
    match.standing.end(ADA)
    say(match, ADA, "put")
    say(match, ADA, "wrap")
    assert match.standing.lasting(ADA) is None, "of paper and cloth nothing is said"


# What cannot matter


class Hurried(Ordered):
    """It is always wrapped in paper, and after two acts there is nothing to do but to stop."""

    def forced(self, game: ShelfGame, question: Question) -> Answer | None:
        if question.step == "wrap":
            return question.answer(("it", "paper"))
        return question.answer(("use", "stop")) if game.acts > 2 and question.seat == BEN else None


HURRIED = Hurried()


def test_what_cannot_matter_is_answered_before_any_order() -> None:
    match = opened(HURRIED)
    match.standing.give(ADA, "paper", hold="on")
    say(match, ADA, "put")
    say(match, ADA, "wrap")
    found = match.by_itself()
    assert found is not None
    assert found[1:] == (("paper",), "forced")
    assert follow(match) == ["paper"]
    assert numbers(match) == {ADA: 3}


def test_whoever_takes_back_what_led_to_it_takes_it_along() -> None:
    match = opened(HURRIED)
    journal = []
    for use in ("put", "wrap"):
        say(match, ADA, use)
        journal.append(Entry(ADA, (use,)))
    follow(match)
    journal.append(Entry(ADA, ("paper",), "forced"))
    assert match.undoable(ADA) == 2
    match.undo(ADA)
    journal.append(Entry(ADA, None))
    assert (board(match).shelf, numbers(match)) == (1, {ADA: 4})
    assert [entry.row for entry in standing(journal)] == [0]
    again = Match.replay(HURRIED, 2, HURRIED.options(), match.seed, journal)
    assert again.stands_like(match)
    say(match, ADA, "wrap")
    assert follow(match) == ["paper"]


def test_what_cannot_matter_to_another_is_no_boundary() -> None:
    match = opened(HURRIED)
    for use in ("put", "put", "take", "stop"):
        say(match, ADA, use)
    assert follow(match) == ["stop"], "Ben's"
    assert numbers(match) == {ADA: 5}
    assert match.undoable(ADA) == 4
    match.undo(ADA)
    assert board(match).shelf == 1
    say(match, ADA, "put")
    say(match, ADA, "stop")
    assert follow(match) == ["stop"]
    say(match, ADA, "put")
    match.undo(ADA)
    match.undo(ADA)
    assert "stop" in offered(match, ADA)


def test_in_lanes_it_stays_where_it_is_asked_all_the_same() -> None:
    match = opened(Lanes())
    say(match, ADA, "put")
    say(match, BEN, "put")
    say(match, BEN, "wrap")
    assert follow(match, 1) == ["paper"]
    match.undo(ADA)
    assert "put" in offered(match, BEN), "Ben is not asked once more for the paper"
    assert board(match).shelf == 0


class Lanes(Hurried):
    """Both at the same time."""

    first = Shelf.first
