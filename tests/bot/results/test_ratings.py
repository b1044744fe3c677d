"""Ratings: what a match makes of them, for whom it counts, and that the same results always give the same numbers."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from bot.results.ledger import Ledger
from bot.results.outcome import Ending, Placed, placed, unrated
from bot.results.ratings import AVERAGE, Skill, rate
from bot.results.rebuild import rebuild
from bot.store import Store, books, results
from bot.store.ladders import EVERY_TITLE, EVERYWHERE, Ladder
from bot.store.records import Tenure
from bot.store.schema import endings, ratings, standings
from tests.bot.results.books import DAY, HALL, HANSE, NOON, Sat, played

skills = st.builds(
    Skill, st.floats(5, 45, allow_nan=False), st.floats(0.5, 25 / 3, allow_nan=False, exclude_min=True)
)
fields = st.lists(st.tuples(skills, st.integers(1, 4)), min_size=2, max_size=6)


@given(fields, st.randoms(use_true_random=False))
def test_it_does_not_matter_who_is_named_first(players: list[tuple[Skill, int]], luck: Random) -> None:
    order = list(range(len(players)))
    luck.shuffle(order)
    shuffled = rate([players[i] for i in order])
    straight = rate(players)
    assert [shuffled[order.index(i)] for i in range(len(players))] == straight


@given(skills, st.integers(2, 6))
def test_equals_who_tie_stay_equals(skill: Skill, count: int) -> None:
    after = rate([(skill, 1)] * count)
    assert len(set(after)) == 1
    assert after[0].skill.mu == pytest.approx(skill.mu)
    assert after[0].expected == pytest.approx(1 / count)


@given(skills, st.integers(2, 6))
def test_equals_end_in_the_order_of_their_places(skill: Skill, count: int) -> None:
    after = [one.skill.mu for one in rate([(skill, place) for place in range(1, count + 1)])]
    assert after == sorted(after, reverse=True)
    assert after[0] > skill.mu > after[-1]


@given(skills, skills)
def test_who_wins_never_falls_and_who_loses_never_rises(one: Skill, other: Skill) -> None:
    winner, loser = rate([(one, 1), (other, 2)])
    assert winner.skill.mu >= one.mu
    assert loser.skill.mu <= other.mu


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Skill(30, 3), Skill(20, 3)
    expected, _ = rate([(strong, 1), (weak, 2)])
    _, surprise = rate([(strong, 2), (weak, 1)])
    assert surprise.skill.number - weak.number > 3 * (expected.skill.number - strong.number)
    assert expected.expected + surprise.expected == pytest.approx(1)


def test_everybody_begins_at_1500_and_a_first_victory_is_worth_about_a_hundred() -> None:
    winner, loser = rate([(Skill(), 1), (Skill(), 2)])
    assert (winner.skill.number, loser.skill.number) == (1605, 1395)
    assert Skill().number == AVERAGE


# For whom a match counts


def sat(*people: int | None, gone: int | None = None) -> list[Tenure]:
    """One tenure a seat; the person who has gone was followed by a computer."""
    found = [
        Tenure(seat, who, 0, 5 if who is not None and who == gone else None)
        for seat, who in enumerate(people)
    ]
    found += [Tenure(one.seat, None, 5, None) for one in found if one.until is not None]
    return found


def test_only_matches_that_people_began_and_finished_are_rated() -> None:
    assert unrated("finished", sat(1, 2)) is None
    assert unrated("finished", sat(1, 2, gone=2)) is None
    assert unrated("finished", sat(1, None)) == "computer"
    assert unrated("finished", sat(1)) == "alone"
    assert unrated("abandoned", sat(1, 2)) == "abandoned"


def test_whoever_left_is_last_whatever_the_computer_made_of_it() -> None:
    found = placed(sat(1, 2, 3, gone=2), {0: (3, 10), 1: (1, 50), 2: (2, 20)})
    assert found == (Placed(1, 2, 10), Placed(2, 3, None, left=True), Placed(3, 1, 20))


def test_leaving_changes_nothing_for_the_places_of_the_others() -> None:
    stayed = placed(sat(1, 2, 3), {0: (1, 9), 1: (3, 4), 2: (2, 7)})
    left = placed(sat(1, 2, 3, gone=2), {0: (1, 9), 1: (3, 4), 2: (2, 7)})
    assert [(one.person, one.place) for one in stayed] == [(one.person, one.place) for one in left]


def test_ties_share_a_place() -> None:
    found = placed(sat(1, 2, 3), {0: (1, 9), 1: (1, 9), 2: (3, 4)})
    assert [one.place for one in found] == [1, 1, 3]


# The books

ended = st.integers(NOON, NOON + 400 * DAY)
matches = st.lists(
    st.tuples(
        st.sampled_from(("tiny_towns", "pillars")),
        st.sampled_from((HANSE, HALL)),
        ended,
        st.lists(st.integers(1, 6), min_size=2, max_size=5, unique=True),
        st.integers(0, 10**6),
    ),
    max_size=12,
)


def over(number: int, one: tuple[str, int, int, list[int], int]) -> Ending:
    title, server, second, people, seed = one
    luck = Random(seed)
    players = tuple(Placed(who, luck.randint(1, len(people)), luck.randint(0, 40)) for who in people)
    return Ending(number, title, server, len(people), second, players)


@given(matches)
@settings(max_examples=40)
@pytest.mark.long
def test_the_books_written_at_once_or_match_by_match_agree(
    played_: list[tuple[str, int, int, list[int], int]],
) -> None:
    endings_ = [over(number, one) for number, one in enumerate(played_, 1)]
    whole = Ledger()
    steps = [step for ending in endings_ for step in whole.enter(ending)]
    rows, again = {}, []
    for ending in endings_:
        single = Ledger(
            {key: row for key, row in rows.items() if key.person in {p.person for p in ending.players}}
        )
        again += single.enter(ending)
        rows |= single.rows
    assert again == steps
    assert rows == whole.rows


@given(st.lists(st.integers(1, 3), min_size=3, max_size=3))
def test_the_order_of_the_seats_changes_no_book(places: list[int]) -> None:
    found = []
    for order in permutations(range(3)):
        ledger = Ledger()
        for number in (1, 2):
            players = tuple(Placed(10 + i, places[i], 5 * i) for i in order)
            ledger.enter(Ending(number, "tiny_towns", HANSE, 3, NOON, players))
        found.append(ledger.rows)
    assert all(one == found[0] for one in found)


def test_a_match_counts_for_its_title_and_for_all_here_and_everywhere() -> None:
    ledger = Ledger()
    steps = ledger.enter(Ending(1, "tiny_towns", HANSE, 2, NOON, (Placed(1, 1, 30), Placed(2, 2, 20))))
    assert {(step.title, step.server) for step in steps} == {
        ("tiny_towns", HANSE),
        ("tiny_towns", EVERYWHERE),
        (EVERY_TITLE, HANSE),
        (EVERY_TITLE, EVERYWHERE),
    }
    assert {key.period for key in ledger.rows} == {"", "2026", "2026-Q4", "2026-11"}


def test_a_rating_is_provisional_until_the_fifth_match() -> None:
    ledger = Ledger()
    for number in range(1, 6):
        settled = [row.settled for row in ledger.rows.values()]
        assert not any(settled)
        players = (Placed(1, 1, 30), Placed(2, 2, 20))
        ledger.enter(Ending(number, "tiny_towns", HANSE, 2, NOON + number * 40 * DAY, players))
    always = [row for key, row in ledger.rows.items() if key.period == ""]
    assert all(row.settled for row in always)


# In the store


async def everything(store: Store) -> list[list[tuple[object, ...]]]:
    async with store.reading() as connection:
        return [
            [tuple(row) for row in await connection.execute(select(one).order_by(*one.primary_key.columns))]
            for one in (ratings, standings)
        ]


@pytest.mark.long
async def test_computing_all_again_gives_the_same_to_the_last_digit(store: Store) -> None:
    luck = Random(7)
    for number in range(60):
        people = luck.sample(range(1, 9), luck.randint(1, 5))
        places = [luck.randint(1, 3) for _ in people]
        sat_ = [Sat(who, place, luck.randint(-5, 60)) for who, place in zip(people, places, strict=True)]
        if number % 7 == 3:
            sat_[0] = Sat(None, 1, 50, left=people[0])
        if number % 11 == 5:
            sat_.append(Sat(None, 2, 10))
        await played(
            store,
            *sat_,
            title=luck.choice(("tiny_towns", "pillars")),
            server=luck.choice((HANSE, HALL)),
            ended=NOON + number // 3 * DAY,
            state="abandoned" if number % 13 == 6 else "finished",
        )
    before = await everything(store)
    assert len(before[0]) > 100
    told: list[tuple[str, int, int]] = []
    count, people_ = await rebuild(store, lambda what, done, of: told.append((what, done, of)))
    assert await everything(store) == before
    assert people_ == 8
    assert ("people", 8, 8) in told
    assert told[-1] == ("matches", count, count)
    await rebuild(store, lambda *_: None)
    assert await everything(store) == before


async def test_what_ended_without_a_rating_is_kept(store: Store) -> None:
    await played(store, Sat(1, 1, 30), Sat(None, 2, 10))
    await played(store, Sat(1), Sat(2), state="abandoned")
    async with store.reading() as connection:
        rows = (await connection.execute(select(endings))).mappings().all()
        assert await results.rated_count(connection) == 0
    assert [(row["state"], row["unrated"], row["answers"]) for row in rows] == [
        ("finished", "computer", 40),
        ("abandoned", "abandoned", 40),
    ]


async def test_whoever_left_loses_and_the_others_result_stands(store: Store) -> None:
    await played(store, Sat(1, 2, 20), Sat(None, 1, 50, left=2), Sat(3, 3, 10))
    async with store.reading() as connection:
        steps = await books.steps_of(connection, 1, Ladder("tiny_towns", HANSE))
    assert [(step.person, step.place) for step in steps] == [(1, 1), (3, 2), (2, 3)]
    assert steps[0].after > 1500 > steps[2].after
