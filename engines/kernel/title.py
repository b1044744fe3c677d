"""What a title has to say about itself; everything else follows from its questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel

from data.text import Text
from engines.kernel.dice import Dice
from engines.kernel.game import Game
from engines.kernel.luck import Mix
from engines.kernel.options import Options
from engines.kernel.orders import Kind, Order, Standing, Want
from engines.kernel.questions import Answer, Option, Question, check, random_picks
from engines.kernel.rulebook import Figures
from engines.kernel.views import AnyView
from engines.kernel.weights import Weights

if TYPE_CHECKING:
    from random import Random

    from engines.kernel.foresight import Foresight
    from engines.kernel.practice import Practice
    from engines.kernel.thought import Thought

Appraisal = Callable[[Option], float]
G = TypeVar("G", bound=Game[Any])
Opts = TypeVar("Opts", bound=Options)


class Title(ABC, Generic[G, Opts]):
    """A game of the catalogue: its contract with the kernel."""

    id: ClassVar[str]
    words: ClassVar[str]
    version: ClassVar[int] = 1
    seats: ClassVar[range]
    options: type[Opts]
    game: type[G]
    board_type: type[BaseModel]
    hand_type: type[BaseModel]
    weights: ClassVar[type[Weights]] = Weights

    @abstractmethod
    def setup(self, seats: int, options: Opts, dice: Dice) -> G:
        """The state before the first question, agenda included."""

    @abstractmethod
    def board(self, game: G) -> BaseModel:
        """What everybody may see."""

    def hand(self, game: G, seat: int) -> BaseModel | None:  # noqa: ARG002  # titles without secrets
        """What this seat alone may see, beside the board."""
        return None

    def hidden(self, game: G, viewer: int | None) -> Mapping[str, object]:  # noqa: ARG002  # titles without secrets
        """Every zone that this viewer does not know, by name, so that the leak test can see it change."""
        return {}

    def deal(self, game: G, viewer: int | None, mix: Mix) -> None:  # titles without secrets
        """Put, in place, everything that the viewer cannot know into the order of this mix.

        Things that the viewer cannot tell apart are one pool: taken up from all their places, mixed once, and laid
        there again. What others have answered in secret in an open lane is in their hands again, and they are asked anew.
        What was told openly, and what the viewer alone has seen, stays. It may read nothing of the order in which a
        pool lay, so that the same luck deals the same from all states that the viewer takes for one.
        """

    def forget(
        self, game: G, viewer: int | None, luck: Random
    ) -> None:  # titles that show what there is to know
        """Deal anew, in place, what the viewer could know by memory alone, and is shown nowhere."""

    def census(self, game: G) -> Mapping[str, int]:  # noqa: ARG002  # titles that conserve nothing
        """Counts of components that stay the same through the whole match."""
        return {}

    def conflict(self, seats: int, options: Opts) -> Text | None:  # noqa: ARG002  # titles without conflicts
        """Why these options cannot be played together or with so many seats."""
        return None

    def label(self, part: str, value: str) -> Text:
        """How the value of an option's part is called on a button or in a command."""
        return Text(f"{self.words}-{part}-{value}")

    def together(self, parts: Want) -> Text:
        """How values that are chosen as one are called."""
        labels = [self.label(part, value) for part, value in parts.items()]
        return reduce(lambda what, more: Text("kernel-together", {"what": what, "more": more}), labels)

    def hint(self, board: Any, part: str, value: str) -> Text | None:  # noqa: ARG002  # names that say enough
        """What a value does as the board stands, in a few words, where its name alone does not say it."""
        return None

    def hint_of(self, board: Any, parts: Want) -> Text | None:
        """What several values do that are chosen as one: mostly what the last of them does."""
        hints = (self.hint(board, part, value) for part, value in reversed([*parts.items()]))
        return next((hint for hint in hints if hint is not None), None)

    def decides(self, board: Any, question: Question) -> Sequence[Text]:  # noqa: ARG002  # prompts that say enough
        """What decides a question beside its prompt, a line each: of what everybody sees, so nothing can leak here."""
        return ()

    def figures(self) -> Figures:
        """The numbers that the pages of its rules name, as they are printed; none is typed there a second time."""
        return {}

    def scored(self, score: int) -> Text:
        """A final score with its unit."""
        return Text("points-minus" if score < 0 else "points", {"score": abs(score)})

    def round_of(self, game: G) -> int:  # noqa: ARG002  # titles without rounds
        """The number of the round that is played, from 1; 0 before the first one, and in titles that know none."""
        return 0

    def points_so_far(self, game: G) -> tuple[int, ...] | None:  # noqa: ARG002  # titles that count only at the end
        """What each seat has as things stand, hidden things counted; at the end the final scores.

        It is for looking back at matches that are over. How it is counted is the title's message `…-points-so-far`,
        and what a round is called its message `…-points-round`.
        """
        return None

    def comes_to(self, before: AnyView, after: AnyView) -> Text | None:  # noqa: ARG002  # what happens says enough
        """What a viewer's own answers between these two views have cost and brought in all."""
        return None

    def extras(self, game: G, seat: int, step: str) -> Sequence[Option]:  # noqa: ARG002  # titles without extras
        """What the seat may do beside answering any question of its turn; marked as extra."""
        return ()

    def take_extra(self, game: G, seat: int, extra: Option) -> None:  # titles without extras
        """Carry out an extra; the question it was beside is asked again."""

    def orders(self, game: G, seat: int) -> Sequence[Kind]:  # noqa: ARG002  # titles without standing orders
        """What the seat may have answered for it from now on; orders that are not offered any more are forgotten."""
        return ()

    def wants(self, game: G, seat: int, kind: str) -> Sequence[Option]:  # noqa: ARG002  # as above
        """What an order of this kind may list: all that may come up while it holds, as far as the seat knows."""
        return ()

    def wanted(self, kind: str, want: Want) -> Text:  # noqa: ARG002  # most wants are called like their parts
        """How something that an order lists is called."""
        return self.together(want)

    def there(self, game: G, seat: int, kind: str, want: Want) -> bool:  # noqa: ARG002  # as above
        """Whether what an order lists may still come up, as far as its seat knows."""
        return True

    def follow(
        self,
        game: G,  # noqa: ARG002  # titles without standing orders
        question: Question,  # noqa: ARG002
        orders: Standing,  # noqa: ARG002
    ) -> Iterable[tuple[str, Answer]]:
        """What a seat with these orders may answer to this question, best first, each with the name of the order.

        It rests on what the seat knows. The first that is legal, and meets the condition of its order, is given.
        """
        return ()

    def meets(self, game: G, question: Question, when: str, answer: Answer) -> bool:  # noqa: ARG002  # as above
        """Whether this answer meets the condition of an order, as far as the seat knows."""
        return True

    def always(self, game: G, question: Question, answer: Answer) -> Order | None:  # noqa: ARG002  # as above
        """The order by which such a question is always answered like that; None if no order says so."""
        return None

    def sensible(self, game: G, seat: int) -> Iterable[Order]:  # noqa: ARG002  # as above
        """The orders that a sensible person in this seat would let stand now, knowing only what the seat knows.

        Kinds are said by name, and since when they stand by the kernel. By these `guildhall waits` measures.
        """
        return ()

    def forced(self, game: G, question: Question) -> Answer | None:  # noqa: ARG002  # what is asked mostly matters
        """The answer to a question that cannot matter, by what everybody knows; None if it can."""
        return None

    def advise(self, game: G, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # no better idea
        """What a computer player answers, knowing only what its seat knows."""
        return check(question, random_picks(question, luck))

    def quick(self, game: G, question: Question, luck: Random) -> Answer:
        """What seats answer in imagined matches, where it counts more to be quick than to be right in every detail."""
        return self.advise(game, question, luck)

    def yardstick(self, game: G, question: Question, luck: Random) -> Answer:
        """What the computer player of before there were levels answers; it stays as it was, so that others are measured by it."""
        return self.advise(game, question, luck)

    def foresee(
        self,
        game: G,  # noqa: ARG002  # titles that think ahead as all do
        question: Question,  # noqa: ARG002
        luck: str,  # noqa: ARG002
        worlds: Callable[[int], G],  # noqa: ARG002
        numbers: Foresight,  # noqa: ARG002
    ) -> Thought | None:
        """What comes of thinking ahead in a way of the title's own; None for the search that all titles have.

        The game is one that the seat takes for its own, and so are the worlds, by number: the same bytes and luck make
        the same ones. What lies there and the seat cannot know is a guess.
        """
        return None

    def practice(self) -> Practice | None:
        """Where it can be learned what positions are worth; None where nothing is learned."""
        return None

    def appraise(self, game: G, question: Question) -> Appraisal | None:  # noqa: ARG002  # nothing to sort by
        """A first guess, as a number, how good an option is for the seat that is asked, knowing what that seat knows."""
        return None

    def worth(self, game: G, viewer: int | None) -> Sequence[float]:  # noqa: ARG002  # what is counted is all there is
        """What each seat's position is worth in points, as a viewer would say who knows what lies there."""
        return self.points_so_far(game) or (0,) * game.seats

    def mark(self, game: G) -> int:  # noqa: ARG002  # only the end is worth looking at
        """A number of public knowledge that grows where foresight may stop looking, and count what is there."""
        return 0

    def upgrade(self, state: dict[str, Any], version: int) -> dict[str, Any]:  # noqa: ARG002  # first version
        """A saved state of an older rules version in the form of this one."""
        return state
