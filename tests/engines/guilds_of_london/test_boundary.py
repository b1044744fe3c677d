"""What is said to be final is: something hidden comes to light, or the match ends, and nothing less."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engines.guilds_of_london import TITLE
from engines.kernel import Match, Option
from engines.kernel.questions import check, random_picks
from tests.engines.guilds_of_london.scene import GREEN, RED, Scene


def goes_on(match: Match) -> bool:
    """Give what nobody has to give."""
    while (found := match.by_itself()) is not None:
        asked, picks, by = found
        match.answer(asked.seat, picks, asked.number, by)
    return not match.over


def takes_back(match: Match, seat: int, chosen: list[Option]) -> bool:
    """Whether an answer could be taken back if it were not said to be final; it is given on a copy."""
    copy = Match.load(TITLE, match.save())
    question = copy.question(seat)
    assert question is not None
    question.options = [replace(option, final=False) for option in question.options]
    copy.answer(seat, tuple(option.key for option in chosen), question.number)
    return goes_on(copy) and copy.can_undo(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.long
def test_what_cannot_be_taken_back_shows_something(seats: int) -> None:
    match, luck = Match.start(TITLE, seats, TITLE.options(), f"{seats:064x}"), Random(seats)
    final = 0
    while goes_on(match):
        seat = match.awaited()[0].seat
        question = match.question(seat)
        assert question is not None
        picks = match.advise(seat, luck) if luck.random() < 0.7 else random_picks(question, luck)
        chosen = list(check(question, picks))
        if not match.awaited()[0].secret or question.step != "keep":
            said = any(option.final for option in chosen)
            final += said
            assert takes_back(match, seat, chosen) != said, f"{picks} to {question.step}"
        match.answer(seat, picks, question.number)
    assert final > 20


def test_a_vote_that_asks_the_winner_is_taken_back() -> None:
    """Whoever wins is asked what is taken, before the city grows."""
    scene = Scene(3).city(dyers=(0, 1), cooks=(5, 5)).stand("dyers", 2, 1).neutrals(0, 0, 1).resolve(round=3)
    assert not scene.option(RED, "none").final
    assert scene.option(RED, "0").final, "a tie rewards nobody, and the city grows"
    assert scene.say(RED, "none").undoable


def test_the_last_reward_is_taken_back_while_the_plantation_asks_somebody() -> None:
    scene = Scene(3).city(dyers=(0, 1), cooks=(5, 5)).stand("dyers", 3).at("plantation", 0, 1)
    scene.neutrals(0, 0, 1).resolve(round=3)
    scene.say(RED, "none")
    assert not scene.option(GREEN, "none").final
    assert scene.say(GREEN, "none").undoable
    assert scene.asked == {RED: "negotiate"}
    scene.match.undo(GREEN)
    assert scene.asked == {GREEN: "reward"}


def test_who_is_not_asked_yet_may_think_about_the_last_turn() -> None:
    """So do the orders of a sensible person, which are said before the turn comes."""
    scene = Scene(3).city(dyers=(0, 1), cooks=(5, 5)).hand(GREEN, "y1").hand(RED, "y2").go(GREEN, round=15)
    assert scene.asked == {GREEN: "turn"}
    assert [order.kind for order in scene.match.sensible(RED)]


def test_who_is_asked_something_else_may_think_about_the_next_turn() -> None:
    """To end a turn, which draws nothing in the last round, is no answer to a vote."""
    scene = Scene(3).city(dyers=(0, 1), cooks=(5, 5)).stand("dyers", 2, 1).neutrals(0, 0, 1).resolve(round=15)
    assert scene.asked == {RED: "negotiate"}
    assert "rest" in [order.kind for order in scene.match.sensible(RED)]
