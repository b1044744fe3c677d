"""Phase 1 of a tile and of the plantation: neutral pawns are swapped for pawns of players, in the order of points."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.guilds_of_london.boundary import closing
from engines.guilds_of_london.city import GUILDHALL, PLANTATION
from engines.guilds_of_london.telling import at_text, tell
from engines.kernel import Answer, Ask, Option, Question, blocked

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
        final = closing(game)
        options = [Option({"swap": NOTHING}, weight=own, final=final)]
        options += [
            Option({"swap": str(seat)}, most=count, final=final) for seat, count in enumerate(there) if count
        ]
        if teach:
            options += [
                blocked(
                    Text("guilds-why-no-such-pawn", {"whose": Who(seat)}), ("swap", str(seat)), quiet=True
                )
                for seat, count in enumerate(there)
                if not count
            ]
        standing: list[Who | Text | str] = [
            Text("guilds-pawns-of", {"who": Who(seat), "count": count})
            for seat, count in enumerate(there)
            if count
        ]
        prompt = Text("guilds-ask-negotiate", {"place": at_text(self.place), "count": own, "there": standing})
        return Question(self.seat, prompt, options, most=1 if own == 1 else sum(there), budget=own)

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
