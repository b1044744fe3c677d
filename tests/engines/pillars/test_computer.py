"""The computer player: legal, quick, and better than chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.kernel import Match
from engines.kernel.imagined import Imagined
from engines.kernel.questions import check, random_picks
from engines.kernel.ranking import ranked
from engines.pillars import TITLE
from tests.engines.pillars.scene import ADA, BEN, Table


def played(seats: int, number: int, computers: set[int]) -> Match:
    """A whole match; who is no computer answers by chance."""
    match, luck = Match.start(TITLE, seats, TITLE.options(), f"{number:064x}"), Random(number)
    for _ in range(3000):
        if match.over:
            return match
        turn = match.awaited()[0]
        question = match.question(turn.seat)
        assert question is not None
        picks = match.advise(turn.seat, luck) if turn.seat in computers else random_picks(question, luck)
        check(question, picks)
        match.answer(turn.seat, picks, turn.number, "computer")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    won = 0
    for number in range(6):
        result = played(seats, number, {number % seats}).result
        assert result is not None
        won += result.seats[number % seats].placing == 1
    assert won == 6


def test_it_builds_as_proposed() -> None:
    table = Table(2)
    table.give(ADA, wood=4)
    table.give(BEN, wood=2)
    table.go("cathedral")
    assert table.match.advise(ADA, Random(1)) == ("best",)


def test_it_seeks_protection_from_what_hurts() -> None:
    table = Table(2)
    table.event("william")
    table.stand("bishop", ADA)
    table.go("event")
    assert table.match.advise(ADA, Random(1)) == ("protection",)


def test_it_takes_a_cube_when_there_is_no_harm() -> None:
    table = Table(2)
    table.event("king")
    table.stand("bishop", ADA)
    table.go("event")
    assert table.match.advise(ADA, Random(1))[0] in ("sand", "wood", "stone")


def test_it_knows_nothing_that_its_seat_does_not_know() -> None:
    """The same answer whatever lies in the decks and in the bag."""
    match, luck = Match.start(TITLE, 3, TITLE.options(), f"{2:064x}"), Random(2)
    while not match.over:
        turn = match.awaited()[0]
        picks = match.advise(turn.seat, luck)
        if luck.random() < 0.1:
            other = match.redealt(turn.seat, f"{luck.getrandbits(256):064x}")
            assert other.advise(turn.seat, luck) == picks
        match.answer(turn.seat, picks, turn.number, "computer")


@pytest.mark.parametrize(("seats", "matches", "most"), [(2, 5, 0), (4, 2, 2)])
def test_it_places_no_second_builder_in_vain(seats: int, matches: int, most: int) -> None:
    found: Counter[str] = Counter()
    for number in range(matches):
        match = Imagined.begun(TITLE, seats, TITLE.options(), f"{number:064x}")
        while not match.over:
            seat = match.next()
            answer = match.forced(seat) or match.advised(seat, Random(1))
            if match.asked_of(seat).step == "builder":
                space = answer[0].parts.get("space", "")
                there = match.game.places.get(space, [])
                found["again"] += seat in there and space in ("court", "market")
                found["used"] += space in ("market", "castle", "start_player")
            match.carry_out(seat, answer)
    assert found["again"] <= most
    assert found["used"] >= matches


def test_it_waits_where_something_as_good_is_left_for_nothing() -> None:
    table = Table(2)
    table.builders(ADA, BEN)
    table.game.marker = 3
    assert table.match.advise(ADA, Random(1)) != ("pass",)
    table.game.bag = []
    assert table.match.advise(ADA, Random(1)) == ("pass",), (
        "nobody comes before, the best space is still there later"
    )


def test_in_the_last_round_whoever_makes_least_of_what_there_is_has_to_leave() -> None:
    """The Mason would make points of two stones; nobody needs the gold of the Woodworker any more."""
    found = {}
    for number in (5, 6):
        table = Table(2, round=number)
        table.team(ADA, "woodworker_1", "sculptor_4", "mason_1", "mortar_mixer_1", starters=False)
        table.give(ADA, stone=4, wood=1, metal=2)
        table.event("departure")
        table.go("event")
        found[number] = table.match.advise(ADA, Random(1))
    assert found == {5: ("mason_1",), 6: ("woodworker_1",)}


@pytest.mark.parametrize(("taken", "tried"), [(0, "priory_1"), (1, "priory_2")])
def test_of_the_free_spaces_at_the_priory_only_the_best_is_thought_about(taken: int, tried: str) -> None:
    table = Table(2)
    table.stand("priory", *[BEN] * taken)
    table.builders(ADA, BEN)
    question = table.question(ADA)
    answers = ranked(TITLE, Imagined.of(TITLE, table.match.blind(ADA), "luck").game, question, Random(1), 40)
    spaces = {option.parts.get("space", "") for answer in answers for option in answer}
    assert [space for space in sorted(spaces) if space.startswith("priory")] == [tried]
    assert len(spaces) > 5
