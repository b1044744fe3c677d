"""Standing orders: what a seat has answered for it, so that the others need not wait."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london import TITLE
from engines.kernel import Match, RefusedError
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene


def scene(*neutrals: int) -> Scene:
    """Green's turn is the last of a round in which Dyers and Cooks resolve, and Blue owns neutral pawns."""
    found = Scene(3).city(dyers=(0, 1), cooks=(0, 0), paviors=(5, 5)).neutrals(*(neutrals or (0, 1)))
    return found.stand("dyers", 2, 1, token="vp1").stand("cooks", 2).go(GREEN, acted=[BLUE, 2])


def keys(match: Match, seat: int) -> list[str]:
    question = match.orders(seat)
    assert question is not None
    return [option.key for option in question.options]


def follow(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    """Give the answers that are due."""
    given = []
    while due := match.due():
        one, picks = due
        match.answer(one.seat, picks, one.number, "order")
        given.append((one.seat, picks))
    return given


def test_two_orders_are_offered_in_secret() -> None:
    match = scene().match
    question = match.orders(BLUE)
    assert question is not None
    assert question.secret
    words = Words("en")
    labels = [words.say(TITLE.label("order", option.parts["order"])) for option in question.options]
    assert labels == ["Swap nothing this round", "Take every reward whole"]


def test_swapping_nothing_is_an_order_for_one_round() -> None:
    one = scene(0, 2)
    this_round = keys(one.match, BLUE)[0]
    one.match.order(BLUE, (this_round,))
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("none",))]
    one.say(GREEN, "all")
    one.say(GREEN, "done")
    assert follow(one.match) == []
    assert one.asked == {BLUE: "reward"}
    one.say(BLUE, "none")
    assert follow(one.match) == [(BLUE, ("none",))], "the Cooks"
    one.say(GREEN, "all")
    assert one.board.track.round == 2
    assert one.match.given(BLUE) == ()
    assert this_round not in keys(one.match, BLUE)


def test_the_order_holds_for_the_plantation_when_the_marker_is_moved_on() -> None:
    one = Scene(3).city(dyers=(0, 1)).stand("dyers", 3).at("plantation", 2, 1).neutrals(0, 2)
    one.go(GREEN, round=2, acted=[BLUE, 2])
    one.match.order(BLUE, (keys(one.match, BLUE)[0],))
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("none",))]
    one.say(GREEN, "none")
    assert one.board.phase == "plantation"
    assert follow(one.match) == [(BLUE, ("none",))]


def test_every_reward_is_taken_whole_and_places_are_still_asked() -> None:
    one = scene(0, 0)
    one.match.order(GREEN, ("rewards",))
    one.say(GREEN, "end")
    assert follow(one.match) == [(GREEN, ("all",))]
    assert one.asked == {GREEN: "ship"}
    one.say(GREEN, "done")
    one.say(BLUE, "none")
    assert follow(one.match) == [(GREEN, ("all",))]


def test_taking_back_what_an_order_answered_ends_that_one_and_no_other() -> None:
    one = scene(0, 0)
    this_round = next(key for key in keys(one.match, GREEN) if key != "rewards")
    one.match.order(GREEN, (this_round, "rewards"))
    one.say(GREEN, "end")
    assert follow(one.match) == [(GREEN, ("all",))]
    one.match.undo(GREEN)
    assert one.match.given(GREEN) == (this_round,)
    assert one.asked == {GREEN: "reward"}
    assert follow(one.match) == []


def test_nobody_else_sees_an_order() -> None:
    one = scene()
    before = [one.match.view(viewer) for viewer in (GREEN, 2, None)]
    one.match.order(BLUE, tuple(keys(one.match, BLUE)))
    assert [one.match.view(viewer) for viewer in (GREEN, 2, None)] == before


def test_no_orders_before_the_first_turn_and_after_the_last() -> None:
    match = Match.start(TITLE, 3, TITLE.options(), f"{1:064x}")
    assert match.orders(BLUE) is None
    with pytest.raises(RefusedError):
        match.order(BLUE, ("rewards",))
    over = Scene(3).resolve(round=15).match
    assert over.over
    assert over.orders(BLUE) is None
