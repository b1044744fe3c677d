"""Options: sets of cards, who begins, and what excludes each other."""

from __future__ import annotations

import pytest

from engines.kernel import Match, RefusedError
from engines.tiny_towns import TITLE
from engines.tiny_towns.components import of_group, tables
from engines.tiny_towns.options import COLOURS
from tests.engines.tiny_towns.drawn import opened, question

ALONE = [("red", "farm"), ("gray", "well"), ("black", "warehouse")]


def refused(seats: int, **options: object) -> str:
    """Why these options are refused: the lobby's reason is the one of the start."""
    chosen = TITLE.options.model_validate(options)
    reason = TITLE.conflict(seats, chosen)
    assert reason is not None
    with pytest.raises(RefusedError) as start:
        Match.start(TITLE, seats, chosen, "5eed" * 16)
    assert start.value.text == reason
    return reason.id


def test_a_match_has_the_cottage_and_one_card_of_each_colour() -> None:
    """Preparation, 3 to 6."""
    for number in range(12):
        cards = opened(3, number=number).view(None).board.cards
        assert cards[0] == "cottage"
        assert all(card in of_group(colour) for card, colour in zip(cards[1:], COLOURS, strict=True))


def test_all_cards_come_up_by_chance() -> None:
    """Preparation, 5: the piles are shuffled."""
    seen = {card for number in range(60) for card in opened(2, number=number).view(None).board.cards}
    assert len(seen) == 25


def test_cards_can_be_chosen() -> None:
    """Preparation: with the owner's own choice."""
    cards = opened(2, yellow="market", black="bank").view(None).board.cards
    assert cards[5:] == ("market", "bank")


def test_the_set_for_the_first_game() -> None:
    """Preparation: the recommended cards; monuments may be left out or not."""
    match = opened(2, first_game=True, monuments=False)
    assert match.view(None).board.cards == tables().sets.first_game
    assert match.view(None).board.cards == (
        "cottage",
        "farm",
        "well",
        "chapel",
        "tavern",
        "theater",
        "factory",
    )
    assert question(opened(2, first_game=True), 0).step == "keep"


def test_without_monuments_the_first_turn_begins_at_once() -> None:
    """Preparation: skip 10, 11 and 12."""
    match = opened(4, monuments=False)
    assert match.view(None).board.phase == "naming"
    assert match.census() == {}
    assert not any(town.has_card for town in match.view(None).board.towns)


@pytest.mark.parametrize(("starts", "seat"), [("host", 0), ("seat_1", 0), ("seat_3", 2)])
def test_the_first_master_builder_can_be_chosen(starts: str, seat: int) -> None:
    """Preparation, 9."""
    match = opened(3, monuments=False, starts=starts)
    assert match.view(None).board.builder == seat
    assert [one.seat for one in match.awaited()] == [seat]


def test_chance_picks_every_seat() -> None:
    """Preparation, 9: the rulebook's reasons are nothing a bot can know."""
    seats = {opened(4, number=number).view(None).board.builder for number in range(40)}
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize(("colour", "card"), ALONE)
def test_the_first_game_set_excludes_chosen_cards(colour: str, card: str) -> None:
    assert refused(2, first_game=True, **{colour: card}) == "towns-conflict-first-game"


def test_a_seat_that_nobody_takes_cannot_begin() -> None:
    assert refused(3, starts="seat_4") == "towns-conflict-no-seat"
    assert refused(3, starts="seat_6") == "towns-conflict-no-seat"
    assert TITLE.conflict(5, TITLE.options(starts="seat_5")) is None


def test_nobody_begins_without_a_hammer() -> None:
    assert refused(3, town_hall=True, starts="host") == "towns-conflict-no-hammer"
    assert refused(1, starts="seat_1") == "towns-conflict-no-hammer"


def test_the_novice_rule_needs_others() -> None:
    assert refused(1, novice=True) == "towns-conflict-novice-solo"
    assert TITLE.conflict(2, TITLE.options(novice=True, town_hall=True)) is None


@pytest.mark.parametrize(("colour", "card"), [("green", "feast_hall"), ("black", "bank")])
def test_two_buildings_stay_in_the_box_in_solo(colour: str, card: str) -> None:
    assert refused(1, **{colour: card}) == "towns-conflict-card-solo"
    assert TITLE.conflict(2, TITLE.options.model_validate({colour: card})) is None
