"""What positions are worth, who is ahead, and how often which answer is tried: in numbers that can be told beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import pytest
from pydantic import BaseModel

from engines.kernel import (
    Answer,
    Ask,
    Dice,
    Event,
    Frozen,
    Game,
    Match,
    Option,
    Options,
    Question,
    Result,
    SeatResult,
    Text,
    Title,
)
from engines.kernel.counsel import counsel
from engines.kernel.foresight import PLAIN, Foresight
from engines.kernel.imagined import Imagined
from engines.kernel.levels import idea, think
from engines.kernel.prospect import Gap, Given, Prospect, likely, prospect
from engines.kernel.thinking import _clearly_best_first, _Search, _Tried, search
from engines.kernel.thought import Expected
from engines.kernel.views import placings
from tests.kernel.shelf import ShelfGame, Turns

FIVE = 5
"""What the other one has."""


class Choose(Ask):
    """Whoever chooses has so many points, and the match is over."""

    kind: Literal["choose"] = "choose"

    def ask(self, game: ChoiceGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        return Question(
            self.seat, Text("choose"), [Option({"it": str(number)}) for number in range(game.things)]
        )

    def take(self, game: ChoiceGame, answer: Answer) -> None:
        points = int(answer[0].parts["it"])
        first, second = placings([(points,), (FIVE,)])
        game.finish(
            Result(
                reason="chosen",
                seats=(SeatResult(placing=first, score=points), SeatResult(placing=second, score=FIVE)),
            )
        )


class ChoiceGame(Game[Choose]):
    """How many things there are to choose from."""

    things: int = 8


class Choice(Title[ChoiceGame, Options]):
    """Seat 0 chooses once."""

    id = "choice"
    words = "choice"
    seats = range(2, 3)
    options = Options
    game = ChoiceGame
    board_type = Frozen
    hand_type = BaseModel

    def __init__(self, things: int = 8, forced: str = "") -> None:
        self.things, self.must = things, forced

    def setup(self, seats: int, options: Options, dice: Dice) -> ChoiceGame:  # noqa: ARG002
        return ChoiceGame(seats=seats, dice=dice, things=self.things, agenda=[Choose(seat=0)])

    def board(self, game: ChoiceGame) -> Frozen:  # noqa: ARG002
        return Frozen()

    def forced(self, game: ChoiceGame, question: Question) -> Answer | None:  # noqa: ARG002
        return question.answer(("it", self.must)) or None


def known(title: Choice) -> bytes:
    return Match.start(title, 2, title.options(), "1" * 64).blind(0)


def settings(**changed: float) -> Foresight:
    return PLAIN.table[0].model_copy(update=changed)


# Trying out


@pytest.mark.parametrize(
    ("things", "playouts", "worlds"),
    [(8, 8 * 1 + 4 * 2 + 2 * 5, 8), (5, 5 * 2 + 3 * 3 + 2 * 5, 10), (2, 2 * 16, 16), (1, 0, 0)],
)
def test_the_worse_half_is_dropped_until_two_are_left(things: int, playouts: int, worlds: int) -> None:
    title = Choice(things)
    found = search(title, known(title), 0, "luck")
    assert found.picks == (str(things - 1),)
    assert found.playouts == playouts
    assert [one.picks for one in found.expected] == [(str(one),) for one in (things - 1, things - 2)][
        : 2 * bool(worlds)
    ]
    for place, one in enumerate(found.expected):
        score = things - 1 - place
        assert (one.value, one.behind, one.error, one.worlds) == (score - FIVE, place, 0, worlds)
        assert one.points == (score, FIVE)
        assert one.chance == pytest.approx(settings().chance(0, (score, FIVE)))


def test_what_can_only_be_answered_like_that_is_not_thought_about() -> None:
    title = Choice(forced="2")
    found = search(title, known(title), 0, "luck")
    assert (found.picks, found.expected, found.playouts) == (("2",), (), 0)


@pytest.mark.parametrize(
    ("first", "other", "best"),
    [
        ((1, 5, 1, 5), (5, 2, 5, 1), "first"),
        ((1, 5, 1, 5), (2, 6, 2, 6), "other"),
        ((1, 5, 1, 5), (1, 5, 1, 6), "first"),
        ((3,), (3,), "first"),
    ],
    ids=["not clear", "clear", "by chance perhaps", "as good"],
)
def test_the_first_idea_has_a_head_start_while_it_is_not_clear_which_is_best(
    first: tuple[float, ...], other: tuple[float, ...], best: str
) -> None:
    found = [
        _Tried((name,), 2.0 * (name == "first"), [], [*values])
        for name, values in {"first": first, "other": other}.items()
    ]
    assert next(one.picks for one in _clearly_best_first(found)) == (best,)


def test_what_is_better_without_any_doubt_is_answered_whatever_the_first_idea_was() -> None:
    title = Choice()
    found = _Search(title, known(title), 0, "luck", settings(bonus=1.1)).best([("3",), ("4",)])
    assert found.picks == ("4",)
    assert [one.behind for one in found.expected] == [0, 1]


def test_a_seat_thinks_only_about_what_it_knows_itself() -> None:
    title = Choice()
    match = Match.start(title, 2, title.options(), "1" * 64)
    for viewer in (1, None):
        with pytest.raises(ValueError, match="what it knows itself"):
            think(title, match.blind(viewer), 0, "luck")
    assert len({think(title, match.blind(0), 0, str(luck), "random").picks for luck in range(30)}) == 8


def test_counsel_tells_the_best_the_next_best_and_which_of_them_wins() -> None:
    title = Choice()
    found = counsel(title, known(title), 0, "luck", 4)
    assert found.other is not None
    assert (found.best.picks, found.best.points, found.best.final, found.best.chance) == (("7",), 7, True, 1)
    assert (found.other.picks, found.other.points, found.other.chance) == (("6",), 6, 1)
    assert found.as_good, "it wins as well"
    few = Choice(6)
    lost = counsel(few, known(few), 0, "luck", 4)
    assert lost.other is not None
    assert (lost.best.chance, lost.other.chance, lost.as_good) == (0.5, 0, False)
    alone = Choice(1)
    assert counsel(alone, known(alone), 0, "luck", 4).other is None


class Careless(Choice):
    """Sees well what the things are worth."""

    def advise(self, game: ChoiceGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002
        return question.answer(("it", "7"))

    def yardstick(self, game: ChoiceGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002
        return question.answer(("it", "5"))


def test_each_level_errs_as_often_as_it_should() -> None:
    title = Careless()
    game = title.setup(2, title.options(), Dice(seed="1" * 64))
    question = Choose(seat=0).ask(game)

    def share(level: Any, of: str) -> float:
        ideas = [idea(title, game, question, Random(number), level)[0].key for number in range(400)]
        return ideas.count(of) / len(ideas)

    assert (share("normal", "7"), share("strong", "7"), share("yardstick", "5")) == (1, 1, 1)
    assert 0.8 < share("erring", "5") < 0.95
    assert 0.05 < share("random", "7") < 0.2
    assert 0.5 < share("easy", "7") < 0.7, "half of the time anything that looks sensible"


class Marked(Turns):
    """Foresight may stop after any act."""

    def mark(self, game: ShelfGame) -> int:
        return game.acts

    def quick(self, game: ShelfGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002
        return question.answer(("use", "throw"))


def test_in_the_head_a_match_is_played_until_its_mark_is_beyond() -> None:
    title = Marked()
    match = Imagined.begun(title, 2, title.options(), "1" * 64)
    match.play_on(Random(1), until=3)
    assert (match.game.acts, match.over, match.scores()) == (4, False, ())
    assert list(match.values()) == [0, 0]
    copy = match.copy()
    copy.play_on(Random(1))
    assert (copy.game.acts, copy.over, list(copy.scores())) == (10, True, [0, 0])
    assert match.game.acts == 4
    match.play_on(Random(1), until=3)
    assert match.game.acts == 4, "it is beyond already"
    with pytest.raises(LookupError, match="seat 1 is asked nothing"):
        match.asked_of(1)
    found = prospect(title, Match.start(title, 2, title.options(), "1" * 64).blind(None), "luck", 2)
    assert (found.over, found.points, found.firsts) == (False, ((0, 0),) * 2, ((0.5, 0.5),) * 2)


# Prospects


def seen(points: Sequence[Sequence[float]], firsts: Sequence[Sequence[float]]) -> Prospect:
    return Prospect(tuple(map(tuple, points)), tuple(map(tuple, firsts)), over=True)


def test_a_prospect_is_the_mean_over_its_worlds() -> None:
    one = seen([(10, 4), (6, 8)], [(1, 0), (0.5, 0.5)])
    assert (one.seats, one.expected(0), one.expected(1)) == (2, 8, 6)
    assert (one.chance(0), one.chance(1)) == (0.75, 0.25)
    other = seen([(20, 4), (20, 8)], [(0, 1), (0, 1)])
    by, error = one.ahead_of(other, 0)
    assert by == 0.75
    assert error == pytest.approx(0.25)
    assert other.ahead_of(one, 0).by == -0.75
    alone = seen([(10,), (6,)], [(1,), (1,)]).ahead_of(seen([(9,), (5,)], [(1,), (1,)]), 0)
    assert alone == Gap(1, 0), "alone points count"
    assert seen([(3, 1)], [(1, 0)]).ahead_of(seen([(3, 1)], [(0, 1)]), 0) == Gap(1, 0)


def test_a_gap_is_clear_where_it_is_more_than_its_error() -> None:
    assert not Gap(0.2, 0.2).clear
    assert Gap(0.3, 0.2).clear
    assert not Gap(-0.3, 0.2).clear


def test_who_has_more_is_likelier_to_win_and_less_so_while_much_is_open() -> None:
    assert likely((3.0, 3.0), 2) == (0.5, 0.5)
    ahead, behind = likely((5.0, 3.0), 2)
    assert ahead == pytest.approx(0.7311, abs=0.0001)
    assert ahead + behind == pytest.approx(1)
    assert likely((5.0, 3.0), 4)[0] == pytest.approx(0.6225, abs=0.0001)
    assert sum(likely((1000.0, 0.0, 999.0), 1)) == pytest.approx(1), "however large the numbers are"


def test_a_match_that_is_over_has_winners_and_one_that_goes_on_has_chances() -> None:
    title = Choice()
    won, shared, lost = (
        prospect(title, known(title), "luck", 3, Given(0, (picks,))) for picks in ("7", "5", "1")
    )
    assert [one.firsts for one in (won, shared, lost)] == [
        ((1, 0),) * 3,
        ((0.5, 0.5),) * 3,
        ((0, 1),) * 3,
    ]
    assert won.points == ((7, 5),) * 3
    assert won.over


def test_an_answer_may_be_as_good_as_the_best_within_its_error() -> None:
    def expected(behind: float) -> Expected:
        return Expected((), 0, behind, 0.5, (), 0, 4)

    assert [expected(behind).as_good for behind in (-1, 0, 0.5, 0.6)] == [True, True, True, False]


# What a position is worth


def test_alone_points_count_with_two_the_lead_and_with_more_the_chance() -> None:
    plain = settings(rival=1, smooth=4)
    assert (plain.value(0, (7,)), plain.value(1, (7, 9))) == (7, 2)
    assert plain.value(2, (1, 9, 9)) == pytest.approx(0.5)
    assert plain.chance(0, (3.0, 3.0)) == 0.5
    assert plain.chance(0, (7.0, 3.0, 1.0)) == pytest.approx(0.7311, abs=0.0001)
    assert plain.chance(0, (4.0,)) == pytest.approx(0.7311, abs=0.0001)
    keen = settings(bonus=50)
    assert (keen.head_start(1), keen.head_start(2), keen.head_start(3)) == (50, 50, 0.5)


def test_equals_share_a_place_and_the_next_place_is_left_out() -> None:
    assert placings([(3, 1), (5, 0), (3, 1), (1, 9)]) == [2, 1, 2, 4]
    result = Result(
        reason="over",
        seats=tuple(SeatResult(placing=place, score=0) for place in placings([(2,), (1,), (2,)])),
    )
    assert result.winners == (0, 2)


def test_who_may_know_of_an_event() -> None:
    told, whispered = Event(Text("a")), Event(Text("b"), to=(1,))
    assert [told.seen_by(viewer) for viewer in (None, 0, 1)] == [True] * 3
    assert [whispered.seen_by(viewer) for viewer in (None, 0, 1)] == [False, False, True]
