"""Whole matches: what holds after every answer."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kernel import Match, backstage
from engines.kernel.questions import random_picks
from engines.tiny_towns.components import KINDS, cards, groups
from engines.tiny_towns.patterns import complete, placements
from engines.tiny_towns.squares import SIZE
from engines.tiny_towns.town import Town
from tests.engines.tiny_towns.drawn import EMPTY, GROUP_LETTERS, lay, opened, question, squares, table

VARIANTS: list[dict[str, object]] = [
    {},
    {"town_hall": True},
    {"novice": True, "black": "warehouse"},
    {"black": "trading_post", "gray": "shed"},
    {"black": "bank", "town_hall": True},
]


def buildings(town: Town) -> list[str]:
    """What is built in a town."""
    return [item for item in town.squares if item and item not in KINDS]


def sound(match: Match) -> None:
    """Towns hold what they may hold."""
    for town in backstage.state(match).towns:
        assert len(town.squares) == 16
        assert all(
            item in ("", *KINDS, *backstage.state(match).cards, town.monument) for item in town.squares
        )
        assert sum(groups()[item] == "monument" for item in buildings(town)) == (town.monument is not None)
        assert town.aside <= 2
        assert all(town.squares[_index(at)] in groups() for at in town.on_top)
        assert all(len(kinds) <= 3 for kinds in town.on_top.values())
        banks = town.cubes_on_all("bank")
        assert len(set(banks)) == len(banks)


def _index(at: str) -> int:
    return "ABCD".index(at[0]) + 4 * (int(at[1]) - 1)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_matches_keep_their_towns_in_order(seats: int, variant: dict[str, object]) -> None:
    """Buildings never move or vanish; each turn brings at most one cube to a town."""
    luck = Random(seats)
    match = opened(seats, **variant)
    while not match.over:
        seat = luck.choice(match.awaited()).seat
        before = [list(town.squares) for town in backstage.state(match).towns]
        found = question(match, seat)
        match.answer(seat, random_picks(found, luck), found.number)
        sound(match)
        for other, town in enumerate(backstage.state(match).towns):
            changed = [was for was, now in zip(before[other], town.squares, strict=True) if was != now]
            assert not changed or other == seat
            gone = [was for was in changed if was in groups()]
            assert not gone or found.step == "replace"
    assert match.result is not None
    for town, result in zip(backstage.state(match).towns, match.result.seats, strict=True):
        assert "" not in town.squares
        assert result.score == sum(line.points for line in result.breakdown)


def by_eye(squares_: list[str], card: str) -> set[tuple[int, ...]]:
    """The patterns of a card that lie complete, found the slow way: every shape laid on every place."""
    letters = {"B": "brick", "G": "glass", "W": "wheat", "D": "wood", "S": "stone"}
    found = set()
    rows = list(cards()[card].pattern)
    for _ in range(2):
        rows = [line[::-1] for line in rows]
        for _ in range(4):
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
            for top in range(SIZE - len(rows) + 1):
                for left in range(SIZE - len(rows[0]) + 1):
                    cells = {
                        SIZE * (top + y) + left + x: letters[letter]
                        for y, line in enumerate(rows)
                        for x, letter in enumerate(line)
                        if letter != "."
                    }
                    fits = all(squares_[at] in (kind, "trading_post") for at, kind in cells.items())
                    if fits and any(squares_[at] != "trading_post" for at in cells):
                        found.add(tuple(sorted(cells)))
    return found


@given(st.lists(st.sampled_from([*KINDS, *KINDS, "", "trading_post", "cottage"]), min_size=16, max_size=16))
@settings(max_examples=120, deadline=None)
@pytest.mark.long
def test_patterns_are_found_as_an_eye_finds_them(drawn: list[str]) -> None:
    """Rules of construction: all placements, turned and mirrored, with Trading Posts."""
    for card in cards():
        assert {one.squares for one in complete(drawn, (card,))} == by_eye(drawn, card)


def test_a_pattern_has_its_number_of_placements() -> None:
    """Rules of construction: a Well lies in 24 places in two ways each, a Farm in nine in four."""
    assert len(placements("well")) == 48
    assert len(placements("farm")) == 9 * 4
    assert len(placements("cottage")) == 9 * 8
    assert len(placements("tavern")) == 4 * 2 * 2 * 2


def test_letters_draw_what_they_say() -> None:
    """The drawings of these tests."""
    assert squares("cB../..../..../...w", "well")[:2] == ["cottage", "brick"]
    assert set(GROUP_LETTERS) == {"blue", "red", "gray", "orange", "green", "yellow", "black", "monument"}
    match = table(2)
    assert lay(match, 0, EMPTY).empty == list(range(16))
