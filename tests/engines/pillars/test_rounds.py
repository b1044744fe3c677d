"""The end of a round and of the game (vectors P85 to P88), and whole matches."""

from __future__ import annotations

from random import Random

import pytest

from data.words import Words
from engines.kernel import Match
from engines.kernel.questions import random_picks
from engines.pillars import TITLE
from engines.pillars.scoring import Ending
from tests.engines.pillars.scene import ADA, BEN, CLEO, DAN, NAMES, Table

WORDS = Words("en", NAMES)


@pytest.mark.parametrize(("stands", "starts"), [(CLEO, CLEO), (ADA, ADA), (None, BEN)])
def test_p85_the_next_start_player(stands: int | None, starts: int) -> None:
    table = Table(3)
    table.stand("start_player", stands)
    table.go("next_start")
    assert table.board.start_player == starts
    assert table.asked == {starts: "draft"}
    assert table.board.players[starts].bag == 3


def test_p85_to_the_left_around_the_table() -> None:
    table = Table(3)
    table.game.start_player = CLEO
    table.go("next_start")
    assert table.board.start_player == ADA


def test_p86_one_piece_of_the_cathedral_a_round() -> None:
    table = Table(2)
    for number in range(1, 7):
        assert table.board.round == number
        assert table.board.pieces == number - 1
        table.go("cathedral")
        assert table.board.pieces == number
    assert table.match.over
    assert table.board.phase == "over"


def test_p86_the_start_player_of_the_round_adds_the_piece() -> None:
    table = Table(3)
    table.game.start_player = BEN
    table.stand("start_player", CLEO)
    table.give(CLEO, wood=2)
    table.go("cathedral")
    outcome = table.do(CLEO, plan="best")
    said = [WORDS.say(event.text) for event in outcome.events]
    assert said.index("Ben adds the nave to the cathedral.") < said.index(
        "Round 2 begins. Cleo is the start player."
    )


def test_p88_points_then_gold() -> None:
    table = Table(3, round=6)
    for seat, (points, gold) in enumerate([(48, 10), (48, 12), (47, 30)]):
        table[seat].score("stone", points - table[seat].points)
        table[seat].gold = gold
    table.resume(Ending())
    result = table.match.result
    assert result is not None
    assert [seat.placing for seat in result.seats] == [2, 1, 3]
    assert [seat.score for seat in result.seats] == [48, 48, 47]
    assert [seat.ties[0].points for seat in result.seats] == [10, 12, 30]


def test_an_equal_end_is_shared() -> None:
    """Ruling."""
    table = Table(2, round=6)
    for player in table.game.players:
        player.gold = 5
    table.resume(Ending())
    result = table.match.result
    assert result is not None
    assert result.winners == (ADA, BEN)


def test_the_score_sheet_says_where_points_came_from() -> None:
    table = Table(2, round=6)
    table[ADA].score("stone", 7)
    table[ADA].score("unpaid", -1)
    table.resume(Ending())
    result = table.match.result
    assert result is not None
    lines = [(line.label.id, line.points) for line in result.seats[ADA].breakdown]
    assert lines == [("pillars-score-start", 2), ("pillars-score-stone", 7), ("pillars-score-unpaid", -1)]


def test_more_than_sixty_points_are_counted_on() -> None:
    table = Table(2)
    table[ADA].score("stone", 61)
    assert table.board.players[ADA].points == 63


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_and_everybody_had_a_say(seats: int) -> None:
    match, luck = Match.start(TITLE, seats, TITLE.options(), f"{seats:064x}"), Random(seats)
    steps: set[str] = set()
    rounds = set()
    while not match.over:
        seat = luck.choice(match.awaited()).seat
        question = match.question(seat)
        assert question is not None
        steps.add(question.step)
        rounds.add(match.view(None).board.round)  # type: ignore[attr-defined]
        match.answer(seat, random_picks(question, luck), question.number)
    assert rounds == {1, 2, 3, 4, 5, 6}
    assert steps >= {"draft", "builder", "market", "build"}


def test_every_question_comes_up() -> None:
    """So that a whole match in the tests meets all of them."""
    luck, steps = Random(5), set()
    for number in range(12):
        match = Match.start(TITLE, 4, TITLE.options(), f"{number:064x}")
        while not match.over:
            seat = luck.choice(match.awaited()).seat
            question = match.question(seat)
            assert question is not None
            steps.add(question.step)
            match.answer(seat, random_picks(question, luck), question.number)
    assert steps == {
        "draft",
        "discard",
        "redraw",
        "builder",
        "bishop",
        "protect",
        "exempt",
        "market",
        "build",
        "keep",
    }


def test_builders_go_back_into_the_bag_place_by_place() -> None:
    table = Table(4)
    for place, seats in {
        "bishop": (ADA,),
        "kingsbridge": (BEN, CLEO),
        "priory": (DAN,),
        "court": (ADA, BEN),
        "shiring": (None, DAN),
        "castle": (CLEO,),
        "start_player": (CLEO,),
    }.items():
        table.stand(place, *seats)
    table.event("king")
    table.go("event")
    table.do(ADA, take="sand")
    assert all(builder is None for place in table.board.locations[:11] for builder in place.builders)
    assert sum(table.board.track.bag) == 12
    assert table.board.start_player == CLEO
