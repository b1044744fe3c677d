"""Phase 1 of a tile and of the plantation: neutral pawns are swapped for pawns of players, in the order of points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.guilds_of_london.boundary import closing
from engines.guilds_of_london.city import GUILDHALL, PLANTATION
from engines.guilds_of_london.telling import Said, at_text, tell
from engines.guilds_of_london.verdict import as_it_stands, counted, deciding_after, offered
from engines.kernel import Answer, Ask, Option, Question, Tried, blocked

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

NOTHING = "none"


def voting_at(game: GuildsGame) -> str:
    """Where a vote is due now."""
    return PLANTATION if game.resolving is None else game.resolving.place


def pawns_at(game: GuildsGame, place: str) -> list[int]:
    """The pawns by seat on a tile that is face up, or on the plantation."""
    return game.plantation if place == PLANTATION else game.city[place].pawns


def negotiations(game: GuildsGame, place: str) -> list[Negotiate]:
    """Those who own neutral pawns, in the order of points."""
    return [Negotiate(seat=seat, place=place) for seat in game.order if game.neutrals[seat]]


def swaps(there: Sequence[int], most: int, spared: int | None = None) -> Iterator[tuple[int, ...]]:
    """Whose pawns could be swapped for so many neutral ones at most, the fewest first; those of one seat are spared."""
    others = sorted(
        (seat for seat, count in enumerate(there) if count and seat != spared), key=lambda seat: -there[seat]
    )
    for count in range(1, most + 1):
        for swapped in combinations_with_replacement(others, count):
            if all(there[seat] >= number for seat, number in Counter(swapped).items()):
                yield swapped


class Negotiate(Ask):
    """Swap any number of own neutral pawns for pawns of players, which go to the Guildhall."""

    kind: Literal["negotiate"] = "negotiate"
    place: str

    def moot(self, game: GuildsGame) -> bool:
        """No neutral pawn, or no pawn to swap it for: everybody can see that."""
        return not game.neutrals[self.seat] or not any(pawns_at(game, self.place))

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """Nothing, or whose pawns, each as often as there are; nothing uses the whole budget up, so that it is alone."""
        there, own = pawns_at(game, self.place), game.neutrals[self.seat]
        options = [Option({"swap": NOTHING}, weight=own)]
        options += [Option({"swap": str(seat)}, most=count) for seat, count in enumerate(there) if count]
        if closing(game):
            options = self._marked(game, options)
        if teach:
            options += [
                blocked(
                    Text("guilds-why-no-such-pawn", {"whose": Who(seat)}), ("swap", str(seat)), quiet=True
                )
                for seat, count in enumerate(there)
                if not count
            ]
        said: dict[str, int | Text | list[Said]] = {
            "place": at_text(self.place),
            "count": own,
            "there": counted(there),
            "stands": as_it_stands(game, self.place, there),
            "offers": offered(game, self.place),
            "after": deciding_after(game, self.place),
        }
        prompt = Text("guilds-ask-negotiate", {**said})
        return Question(self.seat, prompt, options, most=1 if own == 1 else sum(there), budget=own)

    def _marked(self, game: GuildsGame, options: list[Option]) -> list[Option]:
        """Final is what settles something, alone or together with others that are swapped."""
        by_value, trial = {option.parts["swap"]: option for option in options}, game.trial(self)

        def settles(value: str) -> bool:
            ways = [(NOTHING,), *swaps(pawns_at(game, self.place), game.neutrals[self.seat])]
            said = [[str(one) for one in way] for way in ways]
            return any(trial.shows([by_value[one] for one in way]) for way in said if value in way)

        return [Tried.of(option, partial(settles, value)) for value, option in by_value.items()]

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """The pawns go to the Guildhall; as many neutral ones stand there instead."""
        if answer[0].parts["swap"] == NOTHING:
            tell(game, self.seat, "swaps-nothing", self.place, place=at_text(self.place))
            return
        there = pawns_at(game, self.place)
        for other, count in Counter(int(option.parts["swap"]) for option in answer).items():
            there[other] -= count
            game.guildhall[other] += count
            tell(
                game,
                self.seat,
                "swaps",
                self.place,
                GUILDHALL,
                f"neutrals:{self.seat}",
                count=count,
                whose=Who(other),
                place=at_text(self.place),
            )
        game.neutrals[self.seat] -= len(answer)
        if self.place == PLANTATION:
            game.plantation_neutrals += len(answer)
        else:
            game.city[self.place].neutrals += len(answer)

    def default(self, game: GuildsGame, question: Question) -> Answer:  # noqa: ARG002  # always safe
        """Keep the neutral pawns."""
        return question.answer(("swap", NOTHING))
