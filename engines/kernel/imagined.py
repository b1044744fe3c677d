"""A match on its state alone: who is asked, what is answered, and what everybody has; no news, no journal, nothing kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from engines.kernel.blind import dealt
from engines.kernel.catalogue import AnyTitle
from engines.kernel.dice import Dice
from engines.kernel.game import Game
from engines.kernel.luck import QuickDice, luck_of
from engines.kernel.options import Options
from engines.kernel.questions import Answer, Picks, Question, check
from engines.kernel.steps import Ask
from engines.kernel.title import Title

if TYPE_CHECKING:
    from random import Random


LONGEST = 2_000
"""Nobody plays on for more answers than this."""


@dataclass(frozen=True)
class Kept:
    """A state from which one goes on more than once, with the words from which its dice are made each time."""

    state: str
    dice: str


class Imagined:
    """A match that somebody plays in the head: much quicker than a real one, and the same in its results."""

    def __init__(self, title: AnyTitle, game: Game[Any]) -> None:
        self.title = title
        self.game = game
        self._question: Question | None = None
        self._kept: Kept | None = None

    @classmethod
    def begun(cls, title: AnyTitle, seats: int, options: Options, seed: str) -> Self:
        """The match that a real one with this seed would be."""
        game = title.setup(seats, options, Dice(seed=seed))
        game.advance()
        return cls(title, game)

    @classmethod
    def of(cls, title: AnyTitle, blind: bytes, *luck: object) -> Self:
        """A match as it may be for whoever knows no more than these bytes; the same luck deals and throws the same."""
        game = dealt(title, blind, luck_of("deal", *luck))
        game.dice = QuickDice.of("dice", *luck)
        return cls(title, game)

    def copy(self) -> Imagined:
        """Another match that stands like this one, and throws what every copy made here throws."""
        kept = self._kept
        if kept is None:
            dice = self.game.dice
            kept = Kept(self.game.model_dump_json(), f"{dice.seed}:{dice.drawn}")
            self._kept = kept
        game: Game[Any] = self.title.game.model_validate_json(kept.state)
        game.dice = QuickDice.of(kept.dice)
        return Imagined(self.title, game)

    # Asking

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.game.result is not None

    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(self.game.seats) if self.game.asked(seat) is not None]

    def next(self) -> int:
        """The first seat that owes an answer."""
        return self.asked()[0]

    def question(self, seat: int) -> Question | None:
        """What this seat is asked; what nobody needs to be told is left out."""
        kept = self._question
        if kept is not None and kept.seat == seat:
            return kept
        step = self.game.asked(seat)
        if step is None:
            return None
        self._question = asked(self.title, self.game, seat, step)
        return self._question

    def asked_of(self, seat: int) -> Question:
        """The question of a seat that owes an answer."""
        question = self.question(seat)
        if question is None:
            raise LookupError(f"seat {seat} is asked nothing")
        return question

    def forced(self, seat: int) -> Answer | None:
        """The answer to what cannot matter."""
        if type(self.title).forced is Title.forced:
            return None
        return self.title.forced(self.game, self.asked_of(seat))

    def advised(self, seat: int, luck: Random) -> Answer:
        """What a computer without foresight answers."""
        return self.title.advise(self.game, self.asked_of(seat), luck)

    def quickly(self, seat: int, luck: Random) -> Answer:
        """What this seat answers while somebody only imagines it."""
        return self.title.quick(self.game, self.asked_of(seat), luck)

    # Answering

    def take(self, seat: int, picks: Picks) -> None:
        """Carry out a seat's picks, or refuse what is not legal."""
        self.carry_out(seat, check(self.asked_of(seat), picks))

    def carry_out(self, seat: int, answer: Answer) -> None:
        """Carry out an answer that is known to be legal, and all that follows by itself."""
        game = self.game
        step: Any = game.asked(seat)
        self._question = self._kept = None
        game.enter(seat)
        if len(answer) == 1 and answer[0].extra:
            self.title.take_extra(game, seat, answer[0])
        else:
            game.pop(seat)
            step.take(game, answer)
        game.advance()
        game.now.events.clear()

    def play_on(self, luck: Random, until: int | None = None) -> None:
        """All answer by their first ideas: to the end, or until the title's mark is beyond this one."""
        for _ in range(LONGEST):
            if self.over or (until is not None and self.title.mark(self.game) > until):
                return
            seat = self.next()
            self.carry_out(seat, self.forced(seat) or self.quickly(seat, luck))

    # Ending

    def scores(self) -> Sequence[int]:
        """The final scores."""
        result = self.game.result
        return () if result is None else [seat.score for seat in result.seats]

    def values(self, viewer: int | None = None) -> Sequence[float]:
        """What each seat has, as well as it can be said now."""
        return values(self.title, self.game, viewer)


def asked(title: AnyTitle, game: Game[Any], seat: int, step: Ask) -> Question:
    """What a step asks, with what may be done beside it."""
    question = step.ask(game)
    question.step = step.kind
    if extras := title.extras(game, seat, step.kind):
        question.options = [*question.options, *extras]
    return question


def values(title: AnyTitle, game: Game[Any], viewer: int | None = None) -> Sequence[float]:
    """The final scores where the match is over, and else what the title says that each seat's position is worth."""
    if game.result is not None:
        return [seat.score for seat in game.result.seats]
    return title.worth(game, viewer)
