"""A whole turn is planned on a copy: what each answer costs and does is told, and the match itself does not move."""

from __future__ import annotations

from random import Random

import pytest

from data.words import Words
from engines.guilds_of_london import TITLE
from engines.guilds_of_london.view import GuildsBoard
from engines.kernel import Match, Plan, RefusedError
from engines.kernel.questions import random_picks
from tests.engines.guilds_of_london.scene import BLUE, GREEN, NAMES, Scene

WORDS = Words("en", NAMES)


def city(*hand: str) -> Scene:
    """Green acts, with four pawns in the Guildhall and these cards."""
    scene = Scene(3).city(dyers=(0, 1), cooks=(0, -1), coopers=(0, 2), paviors=(5, 5))
    return scene.at("guildhall", 4, 4, 4).hand(GREEN, *hand).go(GREEN)


def said(plan: Plan) -> list[str]:
    return [" ".join(WORDS.say(event.text) for event in one.events) for one in plan.answers]


def asked(plan: Plan) -> list[str]:
    assert plan.question is not None
    return [option.key for option in plan.question.legal]


def test_each_answer_of_a_plan_is_told_and_nothing_is_done() -> None:
    scene = city("y1", "r1", "p2", "g1")
    before, plan = scene.match.save(), Plan(scene.match, GREEN)
    for key in ("y1:effect", "r1:effect:guildhall:dyers", "p2:effect:g1"):
        plan.add((key,))
    assert said(plan) == [
        "Green uses the effect of Apprentices. Green hires 2 pawns.",
        "Green uses the effect of Errand. Green moves a pawn from the Guildhall to Dyers.",
        "Green uses the effect of Banquet. Green pays Almanac. Green gains 3 points.",
    ]
    assert plan.total is not None
    assert WORDS.say(plan.total) == "In all: 4 cards spent (0 left), 2 pawns out of the supply, and 3 points."
    assert isinstance(plan.view.board, GuildsBoard)
    assert plan.view.board.players[GREEN].points == 3
    assert scene.match.save() == before
    assert scene.board.players[GREEN].points == 0


def test_what_an_answer_makes_possible_can_be_planned_next() -> None:
    scene = city("y1", "b3")
    plan = Plan(scene.match, GREEN)
    assert "b3:effect" not in asked(plan), "only for a turn with hiring"
    plan.add(("y1:effect",))
    plan.add(("b3:effect",))
    assert asked(plan) == ["guildhall", "done"]
    plan.add(("guildhall",))
    plan.add(("guildhall",))
    assert asked(plan) == ["end"]


def test_a_plan_is_the_same_as_the_answers_given_by_hand() -> None:
    keys = ("y1:hire", "r1:effect:guildhall:dyers", "end")
    planned, by_hand = city("y1", "r1"), city("y1", "r1")
    plan = Plan(planned.match, GREEN)
    for key in keys:
        plan.add((key,))
        by_hand.say(GREEN, key)
    for one in plan.answers:
        planned.say(GREEN, *one.picks)
    assert planned.match.stands_like(by_hand.match)


@pytest.mark.parametrize("key", ["end", "g4:effect:y1"])
def test_what_would_show_cards_closes_the_plan_untried(key: str) -> None:
    scene = city("y1", "g4")
    plan = Plan(scene.match, GREEN)
    plan.add((key,))
    assert plan.closed
    assert plan.question is None
    assert said(plan) == [""]
    hand, view = scene.match.view(GREEN).hand, plan.view
    assert view.hand == hand, "no drawn card is seen"
    with pytest.raises(RefusedError) as refused:
        plan.add(("y1:hire",))
    assert refused.value.text.id == "kernel-plan-closed"


def test_what_is_not_possible_is_refused_with_its_reason_and_not_planned() -> None:
    plan = Plan(city("y1", "b3").match, GREEN)
    with pytest.raises(RefusedError) as refused:
        plan.add(("b3:effect",))
    assert refused.value.text.id == "guilds-why-not-hired"
    assert plan.answers == []
    assert not plan.closed


def test_orders_of_the_own_seat_go_on_in_the_plan() -> None:
    scene = city("r2", "y1")
    scene.match.standing.give(GREEN, "move", [{"from": "guildhall", "to": "dyers"}, {"from": "done"}])
    plan = Plan(scene.match, GREEN)
    plan.add(("r2:effect:y1",))
    assert isinstance(plan.view.board, GuildsBoard)
    assert next(tile for tile in plan.view.board.tiles if tile.id == "dyers").pawns[GREEN] == 3
    assert asked(plan) == ["end"]


def test_nobody_plans_the_answers_that_a_reward_asks_for() -> None:
    scene = Scene(3).city(dyers=(0, 1), paviors=(5, 5)).stand("dyers", 2, 1).resolve()
    assert scene.asked == {GREEN: "reward"}
    assert Plan(scene.match, GREEN).question is None
    assert Plan(scene.match, BLUE).question is None


def tries(match: Match, seat: int, seed: int) -> Plan:
    """A plan of a few answers by chance."""
    plan, luck = Plan(match, seat), Random(seed)
    for _ in range(4):
        question = plan.question
        if question is None:
            break
        plan.add(random_picks(question, luck))
    return plan


def test_a_plan_shows_nothing_that_is_hidden() -> None:
    """Whatever is hidden from the seat, the same plan looks the same, stops at the same place and tells the same."""
    match, luck = Match.start(TITLE, 3, TITLE.options(), f"{7:064x}"), Random(7)
    planned = 0
    while match.length < 120:
        seat = match.awaited()[0].seat
        question = match.question(seat)
        assert question is not None
        if question.ahead and match.length % 5 == 0:
            here, there = (tries(one, seat, match.length) for one in (match, match.redealt(seat, "f" * 64)))
            assert said(here) == said(there)
            assert here.closed == there.closed
            assert here.view.model_dump(exclude={"commitment"}) == there.view.model_dump(
                exclude={"commitment"}
            )
            planned += len(here.answers)
        match.answer(seat, match.advise(seat, luck), question.number)
    assert planned > 20
