"""What shows how well computers play, beside victories and money."""

from __future__ import annotations

import pytest

from engines.kernel import Line, Result, SeatResult
from engines.kernel.imagined import Imagined
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.game import BridgeGame
from engines.old_london_bridge.played import Played
from engines.old_london_bridge.signs import Signs

PETER, LORD = 0, 4


def acting(round: int, card: int, hand: dict[int, int]) -> Imagined:  # noqa: A002  # the word of the rules
    """A match in which seat 0 is about to choose a space, with a card that it has laid and these in hand."""
    match = Imagined.begun(TITLE, 3, TITLE.options(), "1" * 64)
    while match.asked_of(match.next()).step != "space":
        seat = match.next()
        match.carry_out(seat, (match.asked_of(seat).legal[0],))
    game: BridgeGame = match.game
    seat = match.next()
    game.turned = [1] * round
    game.turns = [Played(seat=seat, card=card), *(played for played in game.turns if played.seat != seat)]
    game.architects[seat].hand = [hand.get(value, 0) for value in range(5)]
    return match


def told(*turns: Imagined) -> float:
    witness = Signs()
    for match in turns:
        seat = match.next()
        witness.see(match.game, match.asked_of(seat), (match.asked_of(seat).legal[0],))
    return witness.signs(turns[0].game, turns[0].next())["cards"]


def test_whoever_has_peter_alone_in_most_of_the_later_rounds_has_spent_the_cards_too_early() -> None:
    bare = acting(6, PETER, {PETER: 1})
    assert not told(bare)
    assert told(bare, acting(7, PETER, {LORD: 1}), acting(8, LORD, {}))
    assert not told(bare, acting(9, PETER, {}), acting(8, LORD, {}))
    assert not told(acting(5, LORD, {LORD: 2}), bare), "before, nobody has run out of cards"


@pytest.mark.parametrize(("paid", "sign"), [((9, 4, 3), 1.0), ((5, 4, 6), 0.5), ((4, 4, 6), 0.0)])
def test_what_scoring_tiles_pay_at_the_end_is_compared_with_what_they_pay_the_others(
    paid: tuple[int, ...], sign: float
) -> None:
    match = Imagined.begun(TITLE, 3, TITLE.options.parse({"gate": "gate_spaces"}), "1" * 64)
    label = match.title.scored(0)

    def ended(seat: int, pays: int) -> SeatResult:
        lines = (
            Line(source="coins", label=label, points=40 * seat),
            Line(source="gate_spaces", label=label, points=pays),
        )
        return SeatResult(placing=1, score=sum(line.points for line in lines), breakdown=lines)

    match.game.result = Result(reason="rounds", seats=tuple(ended(*one) for one in enumerate(paid)))
    assert Signs().signs(match.game, 0)["tiles"] == sign
