"""Payment, effects inside effects, and how far back a turn can be taken."""

from __future__ import annotations

from itertools import permutations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError, backstage, progress
from tests.kernel.table import ADA, BEN, board, numbers, offered, opened, question, rig, say
from tests.toys.spells import SPELLS, SpellsHand


def hand(*cards: str, deck: tuple[str, ...] = ("spark",) * 6) -> Match:
    """A match in which Ada holds these cards, above this deck."""
    match = opened(SPELLS, 2)
    return rig(match, hands=[sorted(cards), backstage.state(match).hands[BEN]], deck=list(deck))


def held(match: Match, seat: int = ADA) -> SpellsHand:
    """What a seat holds."""
    found = match.view(seat).hand
    assert isinstance(found, SpellsHand)
    return found


def test_an_effect_lets_another_be_played_and_all_of_it_is_taken_back_step_by_step() -> None:
    match = hand("echo", "fair", "spark", "stars", "stars")
    start = match.view(ADA).model_dump(exclude={"news"})
    say(match, ADA, "echo")
    assert question(match, ADA).step == "pay"
    say(match, ADA, "spark")
    assert "fair" in offered(match, ADA), "an echo plays it for nothing"
    say(match, ADA, "fair")
    say(match, ADA, "pearl", "bead")
    assert question(match, ADA).step == "play"
    assert held(match).cards == ("stars", "stars")
    for _ in range(4):
        match.undo(ADA)
    assert match.view(ADA).model_dump(exclude={"news"}) == start
    assert not match.can_undo(ADA)


def test_a_card_that_cannot_be_paid_for_is_refused_with_its_price() -> None:
    match = hand("echo")
    assert "echo" not in offered(match, ADA)
    with pytest.raises(RefusedError) as refused:
        say(match, ADA, "echo")
    assert Words("en").say(refused.value.text) == "That costs one other card, and you have none."


def test_drawing_is_final_and_said_to_be() -> None:
    match = hand("fountain", "spark", "spark")
    play = question(match, ADA)
    assert not any(option.final for option in play.legal if option.key == "fountain"), "it is paid for first"
    say(match, ADA, "spark")
    assert say(match, ADA, "fountain").undoable
    assert [option.final for option in question(match, ADA).legal] == [True]
    assert not say(match, ADA, "spark").undoable
    assert len(held(match).cards) == 2
    assert not match.can_undo(ADA)


def test_with_an_empty_deck_nothing_is_shown_and_nothing_final() -> None:
    match = hand("fountain", "spark", "spark", deck=())
    say(match, ADA, "fountain")
    assert [option.final for option in question(match, ADA).legal] == [False]
    assert say(match, ADA, "spark").undoable


def test_gems_for_no_more_than_the_purse_holds() -> None:
    match = hand("fair", "spark", "spark")
    say(match, ADA, "fair")
    say(match, ADA, "spark", "spark")
    fair = question(match, ADA)
    assert (fair.least, fair.budget) == (0, 4)
    assert progress(fair, ("ruby",)).addable == ("bead",)
    with pytest.raises(RefusedError) as refused:
        say(match, ADA, "ruby", "pearl")
    assert refused.value.text.args == {"budget": 4, "spent": 5}
    say(match, ADA, "bead", "ruby")
    assert board(match).bought == (("ruby", "bead"), ())


def test_the_order_of_cards_put_back_counts() -> None:
    found = set()
    for order in permutations(("echo", "fair", "stars")):
        match = hand("stars", deck=("spark", "echo", "fair", "stars"))
        say(match, ADA, "stars")
        assert sorted(held(match).seen) == ["echo", "fair", "stars"]
        assert held(match, BEN).seen == ()
        say(match, ADA, *order)
        found.add(tuple(backstage.state(match).deck))
    assert len(found) == 6
    assert ("spark", "stars", "fair", "echo") in found


def test_the_order_of_a_payment_does_not_count() -> None:
    states = set()
    for order in (("echo", "spark"), ("spark", "echo")):
        match = hand("fair", "echo", "spark")
        say(match, ADA, "fair")
        say(match, ADA, *order)
        states.add(match.save())
    assert len(states) == 1


def test_the_turn_goes_on_to_the_next_who_cannot_be_robbed_of_it() -> None:
    match = hand("spark", "spark", "spark", "spark", "spark")
    say(match, ADA, "stop")
    assert set(numbers(match)) == {BEN}
    assert match.can_undo(ADA), "a full hand draws nothing"
    say(match, BEN, "stop")
    assert not match.can_undo(ADA)
