"""Moving liverymen by icons: to any tile that is face up, or to the plantation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.guilds_of_london.asking import (
    DONE,
    as_read,
    lead_from,
    no_voyage,
    voyage,
)
from engines.guilds_of_london.boundary import marked
from engines.guilds_of_london.city import GUILDHALL, PLANTATION, bit, face_up, showing
from engines.guilds_of_london.components import SYMBOLS, tiles
from engines.guilds_of_london.pawns import can_move, can_ship, carry, drawing_tiles, elsewhere, where
from engines.guilds_of_london.telling import at_text, either_text
from engines.kernel import Answer, Ask, Option, Parts, Question, blocked, option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.guilds_of_london.game import GuildsGame


class Move(Ask):
    """One of the moves of an icon: an own pawn or Master to any tile that is face up, or no more moves."""

    kind: Literal["move"] = "move"
    left: int

    def moot(self, game: GuildsGame) -> bool:
        """Nothing to move, or nowhere to go: everybody can see that."""
        return not can_move(game, self.seat)

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """From where, and to which tile."""
        here = where(game, self.seat)
        draws = drawing_tiles(game)
        options: list[Option] = []
        for origin in here.origins:
            options += lead_from(origin).towards(elsewhere(here.face_up, origin), draws)
        options = marked(game, self, [*options, option(False, ("from", DONE))])
        if teach:
            for origin in here.origins:
                options += unreachable(game, lead_from(origin).parts, origin)
            options = as_read(game.city, [*options, *from_plantation(game, self.seat, ())])
        prompt, ahead = Text("guilds-ask-move", {"left": self.left}), game.phase == "turns"
        return Question(self.seat, prompt, options, layout="list", together=[("from", "to")], ahead=ahead)

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """Move it; if there is another move to make, ask again."""
        origin = answer[0].parts["from"]
        if origin == DONE:
            return
        if self.left > 1:
            game.then(Move(seat=self.seat, left=self.left - 1))
        carry(game, self.seat, origin, answer[0].parts["to"])

    def default(self, game: GuildsGame, question: Question) -> Answer:  # noqa: ARG002  # staying is always safe
        """Stay."""
        return question.answer(("from", DONE))


class Ship(Ask):
    """One of the voyages of an icon: an own pawn or Master to the plantation, or no more of them."""

    kind: Literal["ship"] = "ship"
    left: int

    def moot(self, game: GuildsGame) -> bool:
        """No pawn that could go: everybody can see that."""
        return not can_ship(game, self.seat)

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """From where."""
        options = [voyage(False, ("from", place)) for place in where(game, self.seat).origins]
        options = marked(game, self, [*options, option(False, ("from", DONE))])
        if teach and game.plantation[self.seat]:
            options.append(no_voyage())
        prompt, ahead = Text("guilds-ask-ship", {"left": self.left}), game.phase == "turns"
        return Question(self.seat, prompt, options, layout="list", ahead=ahead)

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """Ship it; if there is another voyage to make, ask again."""
        origin = answer[0].parts["from"]
        if origin == DONE:
            return
        if self.left > 1:
            game.then(Ship(seat=self.seat, left=self.left - 1))
        carry(game, self.seat, origin, PLANTATION)

    def default(self, game: GuildsGame, question: Question) -> Answer:  # noqa: ARG002  # staying is always safe
        """Stay."""
        return question.answer(("from", DONE))


def unreachable(
    game: GuildsGame,
    lead: Parts,
    origin: str = "",
    symbols: tuple[str, ...] = SYMBOLS,
    *,
    beadle: bool = False,
) -> Iterator[Option]:
    """Where no pawn (or the Beadle) can go from here: resolved tiles, those without the symbol or not laid yet, Guildhall, plantation.

    The picture shows where one can go: only who names such a place is told why not.
    """
    fitting = showing(*symbols)
    for tile in tiles():
        laid = game.city.get(tile)
        if laid is None:
            yield _not_there("not-laid", lead, tile)
        elif laid.resolved:
            yield _not_there("resolved", lead, tile)
        elif tile == origin:
            yield _not_there("beadle-there" if beadle else "there-already", lead, tile)
        elif not bit(tile) & fitting:
            yield _not_there("symbol", lead, tile, symbols=either_text(symbols))
    for place in (GUILDHALL, PLANTATION):
        yield _not_there("to-tiles" if beadle else f"to-{place}", lead, place)


def _not_there(why: str, lead: Parts, to: str, **args: Text) -> Option:
    reason = Text(f"guilds-why-{why}", {"place": at_text(to), **args})
    return blocked(reason, *lead, ("to", to), quiet=True)


def from_plantation(game: GuildsGame, seat: int, lead: Parts) -> Iterator[Option]:
    """Pawns on the plantation are moved nowhere."""
    if game.plantation[seat]:
        for tile in face_up(game.city):
            way = (("from", PLANTATION), ("to", tile))
            yield blocked(Text("guilds-why-on-plantation"), *lead, *way, quiet=True)
