"""Rounds are drawn by the standings, as even as can be, and nobody meets the same people again without need."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.tables.swiss import WHOLE, Field, draw, shared, sizes_of


@pytest.mark.parametrize(
    ("count", "least", "most", "sizes"),
    [
        (9, 2, 4, [3, 3, 3]),
        (5, 2, 4, [3, 2]),
        (4, 2, 4, [4]),
        (8, 2, 2, [2, 2, 2, 2]),
        (9, 2, 2, []),
        (1, 2, 4, []),
        (7, 3, 3, []),
        (13, 2, 6, [5, 4, 4]),
    ],
)
def test_how_many_sit_at_each_table(count: int, least: int, most: int, sizes: list[int]) -> None:
    assert sizes_of(count, least, most) == sizes


@pytest.mark.parametrize("count", range(2, 20))
@pytest.mark.parametrize("most", [2, 3, 4, 6])
def test_everybody_sits_somewhere_or_sits_out(count: int, most: int) -> None:
    drawn = draw(Field(range(count)), 2, most)
    people = [person for table in drawn.tables for person in table]
    assert sorted([*people, *drawn.byes]) == list(range(count))
    assert all(2 <= len(table) <= most for table in drawn.tables)
    assert len(drawn.byes) == (count % 2 if most == 2 else 0)


def test_the_first_sit_together() -> None:
    assert draw(Field([5, 3, 1, 2, 4, 6]), 2, 2).tables == ((5, 3), (1, 2), (4, 6))


def test_whoever_stands_last_and_has_not_sat_out_does_so() -> None:
    assert draw(Field([1, 2, 3]), 2, 2).byes == (3,)
    assert draw(Field([1, 2, 3], byes={3: 1}), 2, 2).byes == (2,)
    assert draw(Field([1, 2, 3], byes={1: 1, 2: 2, 3: 1}), 2, 2).byes == (3,)


def test_a_league_of_eight_meets_seven_times_without_meeting_again_at_first() -> None:
    met: dict[frozenset[int], int] = {}
    for _ in range(4):
        for table in draw(Field(range(8), met), 2, 2).tables:
            pair = frozenset(table)
            assert pair not in met
            met[pair] = 1


def test_who_is_kept_apart_never_sits_together() -> None:
    apart = {frozenset((0, 1)), frozenset((2, 3))}
    for most in (2, 3, 4):
        drawn = draw(Field(range(8), apart=apart), 2, most)
        assert drawn.byes == ()
        for table in drawn.tables:
            assert not {frozenset(pair) for pair in combinations(table, 2)} & apart


def test_where_that_cannot_be_whoever_stands_lower_sits_out() -> None:
    drawn = draw(Field([1, 2], apart={frozenset((1, 2))}), 2, 4)
    assert (drawn.tables, set(drawn.byes)) == ((), {1, 2})
    drawn = draw(Field([1, 2, 3], apart={frozenset((1, 2))}), 2, 4)
    assert (drawn.tables, drawn.byes) == (((1, 3),), (2,))


@pytest.mark.parametrize(
    ("places", "won"),
    [
        ({1: 0, 2: 1}, {1: WHOLE, 2: 0}),
        ({1: 0, 2: 0}, {1: WHOLE // 2, 2: WHOLE // 2}),
        ({1: 0, 2: 1, 3: 2}, {1: WHOLE, 2: WHOLE // 2, 3: 0}),
        ({1: 0, 2: 1, 3: 1, 4: 3}, {1: 120, 2: 60, 3: 60, 4: 0}),
    ],
)
def test_what_a_table_brings(places: dict[int, int], won: dict[int, int]) -> None:
    assert shared(places) == won


@pytest.mark.parametrize("count", range(2, 7))
def test_every_table_is_worth_the_same_for_each_who_sits_there(count: int) -> None:
    for level in (False, True):
        won = shared({person: 0 if level else person for person in range(count)})
        assert sum(won.values()) * 2 == WHOLE * count


def test_whoever_sat_alone_has_won_and_a_table_is_never_smaller_than_it_may_be() -> None:
    assert shared({7: 0}) == {7: WHOLE}
    assert draw(Field([1, 2, 3]), 3, 3).tables == ((1, 2, 3),)
    assert draw(Field([1, 2]), 3, 3) == draw(Field([1, 2]), 3, 4)
    assert draw(Field([1, 2]), 3, 3).byes == (2, 1)
    assert draw(Field([]), 2, 4).tables == ()


def test_who_has_met_is_parted_by_those_of_like_standing() -> None:
    again = {frozenset((1, 2)): 1}
    assert draw(Field([1, 2, 3, 4], again), 2, 2).tables == ((1, 3), (2, 4))
    far = draw(Field([1, 2, 3, 4, 5, 6], again), 2, 2).tables
    assert far == ((1, 3), (2, 4), (5, 6)), "whoever stands far below stays where they are"


def test_to_be_kept_apart_weighs_more_than_to_meet_again() -> None:
    met = {frozenset(pair): 9 for pair in ((1, 3), (2, 4), (1, 4), (2, 3))}
    drawn = draw(Field([1, 2, 3, 4], met, apart={frozenset((1, 2))}), 2, 2)
    assert drawn.byes == ()
    assert all(set(table) != {1, 2} for table in drawn.tables)


def test_where_two_cannot_be_parted_the_lower_one_sits_out_and_the_others_are_drawn_anew() -> None:
    apart = {frozenset((1, 3))}
    drawn = draw(Field([1, 2, 3], apart=apart), 3, 3)
    assert (drawn.tables, drawn.byes[0]) == ((), 3)
    drawn = draw(Field([1, 2, 3, 4], apart={frozenset((2, 4))}), 2, 4)
    assert (drawn.tables, drawn.byes) == (((1, 2, 3),), (4,))
