"""A whole turn is planned on a copy: what it shows is told, and nothing of it has happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from engines.kernel import Dice, Game, Options, Question, RefusedError, Step, Text
from engines.kernel.ahead import Plan
from engines.kernel.views import AnyView
from tests.kernel.shelf import Act, End, Shelf, ShelfGame, Sort, Tidy, Wrap
from tests.kernel.table import ADA, BEN, board, opened


class Ahead(Act):
    """Belongs to a turn that may be planned."""

    kind: Literal["ahead"] = "ahead"  # type: ignore[assignment]  # another step, which acts alike
    most: int = 1

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:
        return replace(super().ask(game, teach=teach), ahead=True, most=self.most)


class PlannedGame(Game[Annotated[Ahead | Act | Wrap | Sort | Tidy | End, Field(discriminator="kind")]]):
    """The shelf, with such steps."""

    shelf: int = 0
    thrown: int | None = None
    acts: int = 0


class Planned(Shelf):
    """Ada plans, Ben does not."""

    game: Any = PlannedGame
    first: tuple[Step, ...] = (Ahead(seat=ADA), Act(seat=BEN), End())

    def setup(self, seats: int, options: Options, dice: Dice) -> Any:  # noqa: ARG002
        return PlannedGame(seats=seats, dice=dice, agenda=list[Any](reversed(self.first)))

    def comes_to(self, before: AnyView, after: AnyView) -> Text | None:
        shelves = [view.board.model_dump()["shelf"] for view in (before, after)]
        return Text("shelf-comes-to", {"more": shelves[1] - shelves[0]})


def told(plan: Plan) -> list[list[str]]:
    return [[event.text.id for event in one.events] for one in plan.answers]


def offered(plan: Plan) -> list[str]:
    return [option.key for option in plan.question.legal] if plan.question is not None else []


def test_answers_are_planned_one_after_the_other_and_nothing_has_happened() -> None:
    match = opened(Planned())
    before = match.save()
    plan = Plan(match, ADA)
    assert plan.total is None
    assert offered(plan) == ["put", "throw", "stop"]
    plan.add(("put",))
    plan.add(("put",))
    plan.add(("take",))
    assert offered(plan) == ["put", "throw", "take", "wrap", "stop"]
    assert told(plan) == [
        ["shelf-put", "shelf-tidy"],
        ["shelf-put", "shelf-tidy"],
        ["shelf-take", "shelf-tidy"],
    ]
    assert [one.picks for one in plan.answers] == [("put",), ("put",), ("take",)]
    assert plan.view.board.model_dump()["shelf"] == 1
    assert plan.total == Text("shelf-comes-to", {"more": 1})
    assert match.save() == before
    assert board(match).shelf == 0


def test_what_cannot_be_done_then_is_refused_with_the_reason_and_not_planned() -> None:
    plan = Plan(opened(Planned()), ADA)
    question = plan.question
    assert question is not None
    assert [option.key for option in question.options if option.blocked] == ["take"]
    with pytest.raises(RefusedError) as refused:
        plan.add(("take",))
    assert refused.value.text.id == "shelf-empty"
    assert plan.answers == []
    assert not plan.closed


def test_what_would_show_something_closes_the_plan_untried() -> None:
    plan = Plan(opened(Planned()), ADA)
    plan.add(("put",))
    plan.add(("throw",))
    assert told(plan) == [["shelf-put", "shelf-tidy"], []]
    assert (plan.closed, plan.question) == (True, None)
    assert plan.view.board.model_dump() == {"shelf": 1, "thrown": None}, "nothing was thrown"
    with pytest.raises(RefusedError) as refused:
        plan.add(("stop",))
    assert refused.value.text.id == "kernel-plan-closed"
    assert len(plan.answers) == 2


def test_the_end_of_the_turn_is_the_end_of_the_plan() -> None:
    plan = Plan(opened(Planned()), ADA)
    plan.add(("stop",))
    assert told(plan) == [["shelf-stop"]]
    assert plan.closed
    assert plan.view.awaited == (BEN,)


def test_only_single_answers_of_a_turn_can_be_planned() -> None:
    class Several(Planned):
        first = (Ahead(seat=ADA, most=2), End())

    class Plain(Planned):
        first = (Act(seat=ADA), End())

    assert Plan(opened(Several()), ADA).question is None
    assert Plan(opened(Plain()), ADA).question is None
    assert Plan(opened(Planned()), BEN).question is None
