"""Moving liverymen by icons: to any tile that is face up, or to the plantation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.guilds_of_london.asking import DONE, Parts, blocked, lead_from, option
from engines.guilds_of_london.boundary import closing
from engines.guilds_of_london.city import GUILDHALL, PLANTATION, bit, every_tile, face_up, showing
from engines.guilds_of_london.components import SYMBOLS
from engines.guilds_of_london.pawns import carry, drawing_tiles, elsewhere, where, why_no_move, why_no_ship
from engines.guilds_of_london.telling import symbol_text
from engines.kernel import Ask, Option, Picks, Question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.guilds_of_london.game import GuildsGame

STOP = (DONE,)


class Move(Ask):
    """One of the moves of an icon: an own pawn or Master to any tile that is face up, or no more moves."""

    kind: Literal["move"] = "move"
    left: int

    def moot(self, game: GuildsGame) -> bool:
        """Nothing to move, or nowhere to go: everybody can see that."""
        return why_no_move(game, self.seat) is not None

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """From where, and to which tile."""
        here = where(game, self.seat)
        final = every_tile() if closing(game) else drawing_tiles(game)
        options: list[Option] = []
        for origin in here.origins:
            options += lead_from(origin).towards(elsewhere(here.face_up, origin), final)
        options.append(option(closing(game), ("from", DONE)))
        if teach:
            for origin in here.origins:
                options += unreachable(game, lead_from(origin).parts, origin)
            options += from_plantation(game, self.seat, ())
        return Question(self.seat, Text("guilds-ask-move", {"left": self.left}), options, layout="list")

    def take(self, game: GuildsGame, picks: Picks) -> None:
        """Move it; if there is another move to make, ask again."""
        if picks == STOP:
            return
        if self.left > 1:
            game.then(Move(seat=self.seat, left=self.left - 1))
        origin, to = picks[0].split(":")
        carry(game, self.seat, origin, to)

    def default(self, game: GuildsGame) -> Picks:  # noqa: ARG002  # staying is always safe
        """Stay."""
        return STOP


class Ship(Ask):
    """One of the voyages of an icon: an own pawn or Master to the plantation, or no more of them."""

    kind: Literal["ship"] = "ship"
    left: int

    def moot(self, game: GuildsGame) -> bool:
        """No pawn that could go: everybody can see that."""
        return why_no_ship(game, self.seat) is not None

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """From where."""
        final = closing(game)
        options = [option(final, ("from", place)) for place in (*where(game, self.seat).origins, DONE)]
        if teach and game.plantation[self.seat]:
            options.append(blocked(Text("guilds-why-on-plantation"), ("from", PLANTATION)))
        return Question(self.seat, Text("guilds-ask-ship", {"left": self.left}), options, layout="list")

    def take(self, game: GuildsGame, picks: Picks) -> None:
        """Ship it; if there is another voyage to make, ask again."""
        if picks == STOP:
            return
        if self.left > 1:
            game.then(Ship(seat=self.seat, left=self.left - 1))
        carry(game, self.seat, picks[0], PLANTATION)

    def default(self, game: GuildsGame) -> Picks:  # noqa: ARG002  # staying is always safe
        """Stay."""
        return STOP


def unreachable(
    game: GuildsGame, lead: Parts, origin: str, symbols: tuple[str, ...] = SYMBOLS
) -> Iterator[Option]:
    """Where nobody can go from here: resolved tiles, tiles without the symbol, the Guildhall, the plantation."""
    fitting = showing(*symbols)
    for tile, laid in game.city.items():
        if laid.resolved:
            yield blocked(Text("guilds-why-resolved"), *lead, ("to", tile))
        elif tile == origin:
            yield blocked(Text("guilds-why-there-already"), *lead, ("to", tile))
        elif not bit(tile) & fitting:
            said: list[Who | Text | str] = [symbol_text(symbol) for symbol in symbols]
            yield blocked(Text("guilds-why-symbol", {"symbols": said}), *lead, ("to", tile))
    yield blocked(Text("guilds-why-to-guildhall"), *lead, ("to", GUILDHALL))
    yield blocked(Text("guilds-why-to-plantation"), *lead, ("to", PLANTATION))


def from_plantation(game: GuildsGame, seat: int, lead: Parts) -> Iterator[Option]:
    """Pawns on the plantation are moved nowhere."""
    if game.plantation[seat]:
        for tile in face_up(game.city):
            yield blocked(Text("guilds-why-on-plantation"), *lead, ("from", PLANTATION), ("to", tile))
