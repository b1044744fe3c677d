"""The novice rule, Town Hall and solo."""

from __future__ import annotations

import pytest

from engines.kernel import Match, backstage
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.ending import rank
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    EMPTY,
    asks,
    changed,
    do,
    erect,
    item,
    lay,
    name,
    news,
    on,
    opened,
    options,
    table,
    town,
    turn,
    values,
    why_not,
)

HALL = {"town_hall": True}


def deck(match: Match) -> tuple[tuple[str, ...], int, int]:
    """The open cards, the size of the pile, and of the discards."""
    cards = match.view(None).board.deck
    return cards.open, cards.pile, cards.discarded


def play_out(match: Match) -> None:
    """Everybody plays as the computer would."""
    while not match.over:
        for seat in [one.seat for one in match.awaited()]:
            if asks(match, seat):
                match.answer(seat, match.default(seat), match.question(seat).number)


def to_turn(match: Match, number: int) -> None:
    """Play until this turn begins."""
    while backstage.state(match).turn < number:
        for seat in [one.seat for one in match.awaited()]:
            if asks(match, seat) and backstage.state(match).turn < number:
                match.answer(seat, match.default(seat), match.question(seat).number)


# Novice rule


def test_twice_a_cube_that_another_named_may_be_set_aside() -> None:
    """Novice rule: not on one's own naming, and not a third time; the cubes are gone."""
    match = table(2, novice=True)
    for count in (1, 2):
        name(match, "glass")
        assert values(match, ADA, "how") == set(), "Ada has named it herself"
        do(match, BEN, how="aside")
        assert match.view(None).board.towns[BEN].set_aside == count
        turn(match, f"A{count}")
        name(match, "glass")
        assert values(match, BEN, "how") == set()
        turn(match, f"B{count}", f"B{count}")
    name(match, "glass")
    assert {tuple(one.parts) for one in options(match, BEN)} == {("at",)}
    assert town(match, BEN).squares.count("glass") == 2


def test_set_aside_cubes_count_nothing() -> None:
    """Novice rule: neither points nor penalties."""
    match = table(2, novice=True)
    town(match, ADA).completed = 1
    town(match, BEN).aside = 2
    lay(match, BEN, ".ccc/cccc/cccc/cccc")
    with backstage.scene(match) as game:
        game.builder = ADA
    name(match, "glass")
    turn(match, "", "A1")
    play_out(match)
    assert match.result is not None
    assert match.result.seats[BEN].score == -1


def test_a_third_cube_is_refused_with_the_reason_where_other_ways_are_open() -> None:
    """Novice rule: two times."""
    match = table(2, "warehouse", novice=True)
    lay(match, BEN, "k.../..../..../....")
    town(match, BEN).aside = 2
    name(match, "glass")
    assert why_not(match, BEN, how="aside") == "towns-why-aside-used"


def test_in_town_hall_a_card_counts_as_named_by_another_for_the_novice_rule() -> None:
    """Novice rule, a ruling: cubes are set aside in turns with a card, not in free ones."""
    match = table(2, novice=True, **HALL)
    do(match, ADA, how="aside")
    turn(match, "", "A1")
    assert "aside" in values(match, BEN, "how")
    turn(match, "", "B1")
    do(match, ADA, how="place", at="A1")
    assert match.view(None).board.resource is None
    assert {tuple(one.parts) for one in options(match, ADA)} == {("resource", "at")}
    assert match.view(None).board.towns[ADA].set_aside == 1


# Town Hall


def test_town_hall_begins_with_ten_cards_five_unseen_and_no_hammer() -> None:
    """Town Hall: 15 cards, five put away face down; the first card is turned."""
    match = table(3, **HALL)
    (open_,), pile, discarded = deck(match)
    assert (pile, discarded) == (9, 5)
    board = match.view(None).board
    assert (board.builder, board.resource, board.phase) == (None, open_, "building")
    assert [asks(match, seat) for seat in range(3)] == ["place"] * 3
    assert news(match, None) == ["towns-event-card"]


def test_town_hall_goes_card_card_free() -> None:
    """Town Hall: two turns with cards, in the third everybody picks."""
    match = table(2, **HALL)
    rhythm = []
    for number in range(1, 7):
        to_turn(match, number)
        rhythm.append(match.view(None).board.resource is not None)
    assert rhythm == [True, True, False, True, True, False]


def test_discarded_kinds_are_shown_and_those_put_away_unseen_are_not() -> None:
    """Town Hall: what was turned over is known to all until the cards are shuffled again."""
    match = table(2, **HALL)
    named = []
    for number in (1, 2):
        to_turn(match, number)
        named.append(match.view(None).board.resource)
    to_turn(match, 4)
    assert sorted(match.view(None).board.deck.seen) == sorted(named)
    to_turn(match, 16)
    assert match.view(None).board.deck.seen == ()


def test_in_a_free_turn_each_picks_a_kind() -> None:
    """Town Hall: all at the same time, each what he likes."""
    match = table(2, **HALL)
    to_turn(match, 3)
    assert values(match, ADA, "resource") == set(KINDS)
    free = next(iter(sorted(values(match, ADA, "at"))))
    do(match, ADA, resource="stone", at=free)
    assert item(match, ADA, free) == "stone"
    assert "towns-event-free" in news(match, None)


def test_an_empty_pile_is_shuffled_with_all_cards_and_five_put_away_again() -> None:
    """Town Hall: after ten cards."""
    match = table(2, **HALL)
    to_turn(match, 14)
    assert deck(match)[1:] == (0, 14)
    to_turn(match, 16)
    assert deck(match)[1:] == (9, 5)
    assert match.census()["wood card"] == 3


def test_factory_warehouse_and_bondmaker_work_with_cards_not_in_free_turns() -> None:
    """Town Hall, notes: a card counts as named by another player, for everybody."""
    match = table(2, "factory", **HALL)
    lay(match, ADA, "k.../..../..../....")
    kind = match.view(None).board.resource
    on(match, ADA, "A1", kind)
    assert values(match, ADA, "resource") == set(KINDS)
    match = table(2, "warehouse", **HALL)
    for seat in (ADA, BEN):
        lay(match, seat, "k.../..../..../....")
        assert "store" in values(match, seat, "how")
    erect(match, ADA, "bondmaker", "D4")
    town(match, ADA).squares[3] = "cottage"
    changed(match)
    assert "cottage" in values(match, ADA, "how")
    to_turn(match, 3)
    assert {tuple(one.parts) for one in options(match, ADA)} == {("resource", "at")}


def test_banks_bind_in_free_turns_only() -> None:
    """Town Hall, notes: what lies on a Bank is not picked; a card is placed all the same."""
    match = table(2, "bank", **HALL)
    lay(match, ADA, "kk../..../..../....")
    kind = match.view(None).board.resource
    other = next(one for one in KINDS if one != kind)
    on(match, ADA, "A1", kind)
    on(match, ADA, "B1", other)
    do(match, ADA, at="C1")
    assert item(match, ADA, "C1") == kind
    to_turn(match, 3)
    assert values(match, ADA, "resource") == set(KINDS) - {kind, other}
    assert why_not(match, ADA, resource=other) == "towns-why-bank"


def test_fort_ironweed_takes_no_cube_in_free_turns_unless_alone() -> None:
    """Town Hall, notes; a ruling: its owner may build then."""
    match = table(2, **HALL)
    erect(match, ADA, "fort_ironweed", "D4")
    assert asks(match, ADA) == "place", "cards are for everybody"
    to_turn(match, 2)
    lay(match, ADA, "..../..../DS../...m", "fort_ironweed")
    lay(match, BEN, EMPTY)
    turn(match, "A1", "A1")
    assert match.view(None).board.resource is None
    assert [asks(match, ADA), asks(match, BEN)] == ["build", "place"]


def test_fort_ironweed_picks_when_alone() -> None:
    """Town Hall, notes: unless only its owner is left."""
    match = table(2, **HALL)
    erect(match, ADA, "fort_ironweed", "D4")
    town(match, BEN).completed = 1
    do(match, BEN, at="A1")
    to_turn(match, 3)
    assert match.view(None).board.resource is None
    assert asks(match, ADA) == "place"


def test_turning_a_card_cannot_be_taken_back_and_says_so_before() -> None:
    """Town Hall: whoever is last turns the next card over."""
    match = table(2, **HALL)
    (open_,), *_ = deck(match)
    assert not any(one.final for one in options(match, ADA))
    do(match, ADA, at="A1")
    assert all(one.final for one in options(match, BEN))
    assert not do(match, BEN, at="A1").undoable
    assert item(match, BEN, "A1") == open_


def test_ties_in_town_hall_begin_with_empty_squares() -> None:
    """Ties: nobody was Master Builder there."""
    match = table(2, **HALL)
    play_out(match)
    assert match.result is not None
    labels = [line.label.id for line in match.result.seats[ADA].ties]
    assert labels == ["towns-tie-empty", "towns-tie-cottages"]


# Solo


def solo(*cards: str, **more: object) -> Match:
    """Ada plays alone."""
    return table(1, *cards, **more)


def test_solo_takes_one_of_three_open_cards_and_opens_a_new_one() -> None:
    """Solo: the chosen card goes under the pile."""
    match = solo()
    open_, pile, discarded = deck(match)
    assert (len(open_), pile, discarded) == (3, 12, 0)
    assert values(match, ADA, "resource") == set(open_)
    closed = [kind for kind in KINDS if kind not in open_]
    assert why_not(match, ADA, resource=closed[0]) == "towns-why-no-card"
    top = backstage.state(match).deck.pile[0]
    do(match, ADA, resource=open_[1])
    do(match, ADA, at="B2")
    assert item(match, ADA, "B2") == open_[1]
    place = open_.index(open_[1])
    assert deck(match)[0] == (*open_[:place], top, *open_[place + 1 :])
    assert backstage.state(match).deck.pile[-1] == open_[1]
    assert match.view(None).board.turn == 2


@pytest.mark.parametrize("card", ["factory", "warehouse", "bondmaker"])
def test_in_solo_the_chosen_card_counts_as_named_by_another(card: str) -> None:
    """Solo, notes: Factory, Warehouse and Statue of the Bondmaker."""
    match = solo(*([card] if card != "bondmaker" else []))
    lay(match, ADA, "k..c/..../..../....")
    kind = deck(match)[0][0]
    if card == "factory":
        on(match, ADA, "A1", kind)
    if card == "bondmaker":
        erect(match, ADA, "bondmaker", "D4")
    do(match, ADA, resource=kind)
    if card == "factory":
        assert values(match, ADA, "resource") == set(KINDS)
    else:
        assert {"store", "cottage"} & values(match, ADA, "how")


def test_five_cards_stay_in_the_box_in_solo() -> None:
    """Solo, preparation: Feast Hall, Bank, Fort Ironweed, Opaleye's Watch, The Starloom."""
    for number in range(40):
        match = opened(1, number=number)
        seen = {*match.view(None).board.cards, *match.census()}
        assert seen.isdisjoint({"feast_hall", "bank", "fort_ironweed", "opaleyes_watch", "starloom"})
    assert sum(count for card, count in match.census().items() if "card" not in card) == 12


@pytest.mark.parametrize(
    ("score", "place"),
    [(38, 1), (37, 2), (32, 2), (31, 3), (25, 3), (24, 4), (18, 4), (17, 5), (10, 5), (9, 6), (-3, 6)],
)
def test_solo_ranks(score: int, place: int) -> None:
    """Solo: the table of positions."""
    assert rank(score).id == f"towns-rank-{place}"


def test_a_solo_match_ends_with_a_rank_and_without_ties() -> None:
    """Solo: compare your score with the table."""
    match = solo(monuments=True)
    play_out(match)
    assert match.result is not None
    (seat,) = match.result.seats
    assert seat.rank == rank(seat.score)
    assert seat.ties == ()


def test_solo_can_be_played_by_town_hall_rules() -> None:
    """Solo: with the Town Hall variant."""
    match = solo(town_hall=True)
    assert deck(match)[1:] == (9, 5)
    assert asks(match, ADA) == "place"
    to_turn(match, 3)
    assert values(match, ADA, "resource") == set(KINDS)
    play_out(match)
    assert match.result is not None
    assert match.result.seats[ADA].rank is not None
