"""Who wins: points, tie-breaks, hidden monuments at the end, the score sheet."""

from __future__ import annotations

from engines.kernel import Match
from tests.engines.tiny_towns.drawn import ADA, BEN, do, erect, lay, name, news, own, row, table, town, turn

FULL = ".ccc/cccc/cccc/cccc"


def ended(ada: str, ben: str, *cards: str, named: tuple[int, int] = (3, 3)) -> Match:
    """A match of two that ends with these towns; A1 is filled last, with wheat, so it stays without a building."""
    match = table(2, *cards)
    lay(match, ADA, ada)
    lay(match, BEN, ben)
    town(match, ADA).named, town(match, BEN).named = named[0] - 1, named[1]
    name(match, "wheat")
    turn(match, "A1", "A1")
    assert match.over
    return match


def places(match: Match) -> list[int]:
    """The placing of each seat."""
    assert match.result is not None
    return [seat.placing for seat in match.result.seats]


def ties(match: Match, seat: int) -> list[tuple[str, int]]:
    """The tie-breaks of a seat."""
    assert match.result is not None
    return [(line.label.id, line.points) for line in match.result.seats[seat].ties]


def test_the_most_points_win() -> None:
    """End of the game."""
    match = ended(".tcc/cccc/cccc/cccc", FULL)
    assert places(match) == [1, 2]
    assert match.result is not None
    assert match.result.winners == (ADA,)
    assert [seat.score for seat in match.result.seats] == [2 - 1, -1]


def test_first_tie_break_fewer_turns_as_master_builder() -> None:
    """Ties: who was Master Builder less often."""
    match = ended(FULL, FULL, named=(4, 3))
    assert places(match) == [2, 1]
    assert ties(match, ADA)[0] == ("towns-tie-named", 4)


def test_second_tie_break_fewer_empty_squares() -> None:
    """Ties: a square with a loose cube is empty at the end."""
    match = ended(".Gcc/cccc/cccc/cccc", ".wkk/kkkk/kkkk/kkkk")
    assert places(match) == [2, 1], "fewer points, but that is no tie"
    match = ended(".Gkk/kkkk/kkkk/wckk", ".kkk/kkkk/kkkk/kkkk")
    assert [seat.score for seat in match.result.seats] == [-1, -1] if match.result else False
    assert places(match) == [2, 1]
    assert [ties(match, seat)[1] for seat in (ADA, BEN)] == [("towns-tie-empty", 2), ("towns-tie-empty", 1)]


def test_third_tie_break_more_cottages() -> None:
    """Ties: Cottages; Barrett Castle is none (a ruling)."""
    match = ended(".ckk/kkkk/kkkk/kkkk", ".kkk/kkkk/kkkk/kkkk")
    assert places(match) == [1, 2]
    assert [ties(match, seat)[2][1] for seat in (ADA, BEN)] == [1, 0]
    match = table(2)
    lay(match, ADA, ".mkk/kkkk/kkkk/kkkk", "barrett_castle")
    lay(match, BEN, ".ckk/kkkk/kkkk/kkkk")
    town(match, ADA).monument = "barrett_castle"
    town(match, BEN).named = 1
    name(match, "wheat")
    turn(match, "A1", "A1")
    assert places(match) == [2, 1]


def test_equal_in_everything_is_a_shared_victory() -> None:
    """Ties: then they win together."""
    match = ended(FULL, FULL)
    assert places(match) == [1, 1]
    assert match.result is not None
    assert match.result.winners == (ADA, BEN)


def test_the_score_sheet_lists_what_counts_in_the_order_of_the_cards() -> None:
    """End of the game: each kind of building, and the empty squares; negative points too."""
    match = ended(".tcc/cfow/cccc/cGGc", "...c/cccc/cccc/cccc".replace("...c", ".ccc"), "almshouse")
    sheet = row(match, ADA)
    assert list(sheet) == [
        "towns-card-cottage",
        "towns-card-well",
        "towns-card-chapel",
        "towns-card-almshouse",
        "towns-score-empty",
    ]
    assert sheet["towns-card-almshouse"] == -1
    assert match.result is not None
    assert match.result.seats[ADA].score == sum(sheet.values())
    assert len(match.view(None).board.towns[ADA].fed) == 4


def test_monuments_that_were_not_built_are_shown_at_the_end() -> None:
    """Monuments, a ruling: they bring nothing."""
    match = table(2)
    own(match, ADA, "obelisk")
    erect(match, BEN, "cathedral", "D4")
    assert match.view(None).board.towns[ADA].unbuilt is None
    for seat in (ADA, BEN):
        lay(match, seat, FULL)
    erect(match, BEN, "cathedral", "D4")
    name(match, "brick")
    turn(match, "A1", "A1")
    board = match.view(None).board
    assert [one.unbuilt for one in board.towns] == ["obelisk", None]
    assert not board.towns[ADA].has_card
    assert board.phase == "over"
    assert row(match, BEN) == {"towns-card-cathedral": 2}
    assert news(match, None)[-1] == "towns-event-over"
    assert not match.can_undo(BEN)


def test_the_last_answer_says_that_it_is_final() -> None:
    """End of the game: nothing is taken back after the count."""
    match = table(2)
    for seat in (ADA, BEN):
        lay(match, seat, FULL)
    name(match, "brick")
    do(match, ADA, at="A1")
    found = match.question(BEN)
    assert found is not None
    assert [one.final for one in found.options] == [True]
