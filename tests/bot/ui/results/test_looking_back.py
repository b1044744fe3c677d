"""A look back in words and as data: figures from first to last, rounds below, and what decided it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.results.review import Moment, Picked, Review, Said
from bot.ui.results.looking_back import Shown, alt, chart, face, in_words
from data.text import Text
from tests.bot.ui.results.house import Easels
from tests.bot.ui.table.test_look import WORDS, table

MOMENT = Moment(
    step=4,
    round=2,
    seat=1,
    prompt=Text("towns-ask-build"),
    played=Said(picked=(Picked(parts={"building": "farm"}, joint=False),)),
    better=Said(picked=(), nothing=None),
    with_played=0.314,
    with_better=0.506,
)


def shown(steps: int = 4, *, alone: bool = False, rounds: int = 0, moments: tuple[Moment, ...] = ()) -> Shown:
    """Ada’s chance grows from nothing to one, evenly; Ben’s is the rest."""
    each = [place / (steps - 1) * (40 if alone else 1) for place in range(steps)]
    review = Review(
        alone=alone,
        steps=tuple(range(0, 3 * steps, 3)),
        expected=tuple((one, (40 if alone else 1) - one) for one in each),
        rounds=tuple((step * 2, step + 1) for step in range(rounds)),
        moments=moments,
    )
    return Shown(table(state="finished"), review, WORDS)


def test_figures_are_hundredths_or_points() -> None:
    assert in_words(shown(), 999, plain=False) == [
        "• **Ada\\***: 0 → 33 → 67 → 100",
        "• **Ben**: 100 → 67 → 33 → 0",
    ]
    assert in_words(shown(3, alone=True), 999, plain=True)[0].endswith(": 0 → 20 → 40.")


def test_where_there_is_little_room_there_are_fewer_figures_but_the_first_and_the_last() -> None:
    def count(room: int, steps: int = 100) -> int:
        found = in_words(shown(steps), room, plain=False)
        assert [line.partition(": ")[2].split(" → ")[0] for line in found] == ["0", "100"]
        assert [line.split(" → ")[-1] for line in found] == ["100", "0"]
        return found[0].count("→") + 1

    assert [count(room) for room in (999, 300, 160, 75, 50, 1)] == [32, 16, 8, 4, 2, 2]
    whole = len("\n".join(in_words(shown(100), 999, plain=False)))
    assert [count(whole), count(whole - 1)] == [32, 16]
    assert count(999, 32) == 32


def test_the_words_of_a_picture_fit_beside_it() -> None:
    said = alt(shown(400))
    assert said.startswith("Tiny Towns, table 7: how likely each was to win")
    assert len(said) <= 1024
    assert alt(shown(3, alone=True)).startswith("Tiny Towns, table 7: what everything would be worth")


def test_the_picture_has_a_line_for_each_seat_and_rounds_below_as_many_as_fit() -> None:
    found = chart(shown(4, rounds=4, moments=(MOMENT,)))
    assert [(line.points, line.final) for line in found.lines] == [
        ((0, 33, 67, 100), "100"),
        ((100, 67, 33, 0), "0"),
    ]
    assert [line.instead for line in found.lines] == ["Player 1", "Player 2"]
    assert (found.axis, found.bounds) == ("Turn", (0, 100)), "as the title calls its rounds"
    assert [(one.at, one.seat, one.number) for one in found.flags] == [(4, 1, "1")]
    assert found.across is not None
    assert found.across.ticks == ((0, "1"), (2, "2"), (4, "3"), (6, "4"))
    for rounds, ticks in ((15, 15), (16, 8), (31, 11)):
        across: Any = chart(shown(rounds=rounds)).across
        assert len(across.ticks) == ticks
    alone = chart(shown(3, alone=True))
    across = alone.across
    assert (alone.axis, alone.bounds, across.ticks) == ("Answer", None, ((0, "0"), (3, "3"), (6, "6")))


async def test_the_moments_are_told_below_and_the_curves_where_there_is_no_picture() -> None:
    easels = Easels()
    try:
        drawn = await face(easels, shown(), as_text=False)
        assert drawn.picture is not None
        assert "How likely" not in drawn.text
        assert drawn.text.endswith("nothing that was clearly better than what was played.")
        told = await face(easels, shown(moments=(MOMENT,)), as_text=True)
        head, curves, ada, ben, _, moment, *_ = told.text.splitlines()
        assert (told.picture, head) == (None, "**Looking back** · Tiny Towns · table 7")
        assert curves.startswith("How likely each was to win, of 100")
        assert (ada[:10], ben[:9]) == ("• **Ada\\**", "• **Ben**")
        assert moment.startswith("**1.** **Ben**, answer 4 (Turn 2). ")
        assert "The question was: “" in moment
        assert [figure in told.text for figure in ("31", "51", "**Farm**")] == [True] * 3
        easels.broken = True
        assert "How likely" in (await face(easels, shown(), as_text=False)).text
    finally:
        easels.close()


@pytest.mark.parametrize(("nothing", "called"), [(None, "nothing"), (Text("card-lobby-full"), "All seats")])
async def test_picking_nothing_is_called_as_the_question_calls_it(nothing: Text | None, called: str) -> None:
    one = replace(
        shown(),
        review=shown(
            moments=(MOMENT.model_copy(update={"better": Said(picked=(), nothing=nothing)}),)
        ).review,
    )
    easels = Easels()
    assert called in (await face(easels, one, as_text=True)).text.split("better")[-1]
