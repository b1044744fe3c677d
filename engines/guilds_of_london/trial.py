"""What an answer would bring about by itself, tried out on a copy of the match."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engines.guilds_of_london.forced import only_answer
from engines.kernel import Answer, Ask, Option, Picks, picks_of

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class Trial:
    """A match at the question that a step asks, before it is answered."""

    def __init__(self, game: GuildsGame, step: Ask) -> None:
        self._game = game
        self._step = step
        self._known: dict[Picks, bool] = {}

    def shows(self, answer: Answer) -> bool:
        """Whether something hidden comes to light, or the match ends, before anybody is asked again what can matter."""
        picks = picks_of(answer)
        if picks not in self._known:
            self._known[picks] = self._tried(answer)
        return self._known[picks]

    def _tried(self, answer: Answer) -> bool:
        seat = self._step.seat
        if self._game.asked(seat) != self._step:  # somebody thinks about a turn that has not come yet
            return False
        game = self._game.model_validate_json(self._saved)
        _answer(game, seat, answer)
        while (forced := _forced(game)) is not None:
            _answer(game, *forced)
        return game.now.revealed or game.dice.drawn != self._game.dice.drawn or game.result is not None

    @cached_property
    def _saved(self) -> str:
        return self._game.model_dump_json()


def _answer(game: GuildsGame, seat: int, answer: Answer) -> None:
    step = game.asked(seat)
    if step is None:
        raise LookupError(f"seat {seat} is asked nothing")
    game.enter(seat)
    game.pop(seat)
    step.take(game, answer)
    game.advance()


def _forced(game: GuildsGame) -> tuple[int, Answer] | None:
    """Who is asked now what cannot matter, and the only answer."""
    for seat in range(game.seats):
        part = only_answer(game, game.asked(seat))
        if part is not None:
            return seat, [Option(dict([part]))]
    return None
