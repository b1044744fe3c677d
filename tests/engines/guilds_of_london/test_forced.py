"""What is asked although it cannot matter is answered by the match itself."""

from __future__ import annotations

from engines.kernel import Match
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene


def by_itself(match: Match) -> list[tuple[int, tuple[str, ...], str]]:
    """Give the answers that nobody has to give."""
    given = []
    while (found := match.by_itself()) is not None:
        one, picks, by = found
        match.answer(one.seat, picks, one.number, by)
        given.append((one.seat, picks, by))
    return given


def dyers(*pawns: int, neutrals: tuple[int, ...] = (), second: str = "vp1", last: bool = False) -> Scene:
    """Dyers are voted on in the first round or in the last, with a token for the second."""
    found = Scene(3).city(dyers=(0, 1), paviors=(5, 5)).neutrals(*neutrals)
    return found.stand("dyers", *pawns, token=second).resolve(15 if last else 1)


def test_a_neutral_pawn_too_few_for_any_change_is_kept_without_a_question() -> None:
    one = dyers(4, neutrals=(0, 1, 0))
    assert one.asked == {BLUE: "negotiate"}
    assert by_itself(one.match) == [(BLUE, ("none",), "forced")]
    assert one.board.players[BLUE].neutrals == 1
    assert one.asked == {GREEN: "reward"}


def test_whoever_could_take_a_place_from_somebody_is_asked() -> None:
    one = dyers(4, 1, neutrals=(0, 0, 1))
    assert by_itself(one.match) == [], "Blue could lose the second place"
    assert one.asked == {RED: "negotiate"}


def test_whoever_could_bring_a_change_about_together_with_another_is_asked() -> None:
    one = dyers(4, 2, neutrals=(0, 1, 1))
    assert by_itself(one.match) == []
    assert one.asked == {BLUE: "negotiate"}
    one.say(BLUE, "none")
    assert by_itself(one.match) == [(RED, ("none",), "forced")]


def test_where_the_tile_would_stay_as_it_is_pawns_may_still_be_sent_home() -> None:
    one = dyers(2, 2, neutrals=(0, 0, 1))
    assert by_itself(one.match) == []
    assert one.asked == {RED: "negotiate"}


def test_action_cards_after_the_last_turn_are_left() -> None:
    one = dyers(2, 1, second="draw2", last=True)
    one.say(GREEN, "none")
    assert one.asked == {BLUE: "reward"}
    assert by_itself(one.match) == [(BLUE, ("none",), "forced")]
    assert one.match.over


def test_action_cards_before_the_last_turn_and_points_after_it_are_asked_for() -> None:
    for second, last in (("draw2", False), ("vp1", True)):
        one = dyers(2, 1, second=second, last=last)
        one.say(GREEN, "none")
        assert by_itself(one.match) == []
        assert one.asked == {BLUE: "reward"}


def test_a_turn_without_cards_ends_by_itself_and_one_that_has_begun_does_not() -> None:
    one = Scene(3).hand(GREEN, "y1").hand(BLUE).go(GREEN)
    one.say(GREEN, "y1:hire")
    assert by_itself(one.match) == []
    assert one.match.can_undo(GREEN)
    one.say(GREEN, "end")
    assert by_itself(one.match)[0] == (BLUE, ("end",), "forced")
