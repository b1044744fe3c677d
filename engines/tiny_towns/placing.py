"""Placing the cube: on an empty square, or where a Factory, a Warehouse, a monument or the novice rule lets it go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Option, Parts, Question, blocked, option
from engines.tiny_towns.asking import PLAIN, Asked, targets
from engines.tiny_towns.boundary import may_show, shows
from engines.tiny_towns.components import COTTAGE, KINDS, cards
from engines.tiny_towns.squares import INDEX, NAMES, SQUARES
from engines.tiny_towns.telling import cube_text, tell
from engines.tiny_towns.town import Town

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

NOVICE_TIMES = 2
Way = tuple[Parts, Text | None]


def banned(town: Town) -> list[str]:
    """The kinds that this town's owner may not name: those on its Banks."""
    return town.cubes_on_all("bank")


def kinds_to_place(game: TownsGame, seat: int) -> tuple[str, ...]:
    """The kinds of which the seat may place one this turn."""
    town = game.towns[seat]
    if game.resource is None:
        return tuple(kind for kind in KINDS if kind not in banned(town))
    if game.foreign(seat) and game.resource in town.cubes_on_all("factory"):
        return (game.resource, *(kind for kind in KINDS if kind != game.resource))
    return (game.resource,)


def gets_cube(game: TownsGame, seat: int) -> bool:
    """Whether this seat has to take a cube this turn; only in free turns somebody may go without."""
    if game.resource is not None:
        return True
    town = game.towns[seat]
    if town.monument == "fort_ironweed" and game.active != [seat]:
        return False
    return len(set(banned(town))) < len(KINDS)


def ways(game: TownsGame, seat: int, *, teach: bool) -> Iterator[Way]:
    """Everything the seat may do with the cube; with teach, also what it may not, with the reason."""
    town = game.towns[seat]
    instead = list(_instead(game, seat)) if game.foreign(seat) else []
    several = any(reason is None for _, reason in instead)
    kinds = kinds_to_place(game, seat)
    for kind in kinds:
        parts: Parts = (("resource", kind),) if len(kinds) > 1 or game.resource is None else ()
        if several:
            parts = (("how", "place"), *parts)
        for at, reason in targets(town, teach=teach):
            yield (*parts, at), reason
    if several:
        yield from (way for way in instead if teach or way[1] is None)
    if teach and game.resource is None:
        for kind in dict.fromkeys(banned(town)):
            yield (("resource", kind),), Text("towns-why-bank", {"resource": cube_text(kind)})


def _instead(game: TownsGame, seat: int) -> Iterator[Way]:
    """What may be done instead of placing the named kind, if another named it."""
    town = game.towns[seat]
    for square in town.where("warehouse"):
        yield from _with_warehouse(game, town, square)
    for square in town.where(COTTAGE) if town.monument == "bondmaker" else ():
        taken = Text("towns-why-cottage-taken", {"at": NAMES[square]}) if town.cubes_on(square) else None
        yield (("how", "cottage"), ("at", NAMES[square])), taken
    if game.novice:
        used = Text("towns-why-aside-used") if town.aside >= NOVICE_TIMES else None
        yield (("how", "aside"),), used


def _with_warehouse(game: TownsGame, town: Town, square: int) -> Iterator[Way]:
    """Store the cube, or swap it for a stored one and place that."""
    stored = town.cubes_on(square)
    full = (
        Text("towns-why-warehouse-full", {"at": NAMES[square]})
        if len(stored) >= cards()["warehouse"].holds
        else None
    )
    yield (("how", "store"), ("at", NAMES[square])), full
    for taken in dict.fromkeys(stored):
        if taken != game.resource:
            swap = (("how", "swap"), ("warehouse", NAMES[square]), ("resource", taken))
            for at, reason in targets(town, teach=True):
                yield (*swap, at), reason


class Place(Asked):
    """Everybody must take the cube and put it on an empty square."""

    kind: Literal["place"] = "place"

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:
        """The empty squares, and what cards allow beside."""
        closing = may_show(game, self.seat)
        plainly = self._plainly(game)
        options: list[Option]
        if plainly and not teach and not closing:
            squares = game.towns[self.seat].squares
            options = [PLAIN[square] for square in SQUARES if not squares[square]]
        else:
            options = [
                option(closing and self._is_final(game, parts), *parts)
                if reason is None
                else blocked(reason, *parts)
                for parts, reason in ways(game, self.seat, teach=teach)
            ]
        if teach:
            options += self._later(game)
        return Question(self.seat, self._prompt(game, plainly=plainly), options, layout="grid")

    def _later(self, game: TownsGame) -> Iterator[Option]:
        """For who names what shall be built, which is no answer to this: first this turn's cube is placed."""
        why = Text("towns-why-place-first")
        for card in (*game.cards, game.towns[self.seat].kept):
            if card is not None:
                yield blocked(why, ("building", card), quiet=True, extra=True)

    def _plainly(self, game: TownsGame) -> bool:
        """Whether nothing but an empty square for the named kind can be chosen."""
        town = game.towns[self.seat]
        return (
            game.resource is not None
            and not game.novice
            and not town.on_top
            and town.monument != "bondmaker"
            and "warehouse" not in town.squares
        )

    def _prompt(self, game: TownsGame, *, plainly: bool) -> Text:
        if game.resource is None:
            return Text("towns-ask-place-free")
        named = {"resource": cube_text(game.resource)}
        if plainly:
            return Text("towns-ask-place", named)
        if not game.foreign(self.seat):
            return Text("towns-ask-place-own", named)
        several = len(kinds_to_place(game, self.seat)) > 1
        return Text("towns-ask-place-factory" if several else "towns-ask-place", named)

    def _is_final(self, game: TownsGame, parts: Parts) -> bool:
        squares = list(game.towns[self.seat].squares)
        chosen = dict(parts)
        if chosen.get("how", "place") in ("place", "swap"):
            squares[INDEX[chosen["at"]]] = chosen.get("resource") or game.resource or ""
        return shows(game, self.seat, squares)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """Put the cube where it was said."""
        parts = answer[0].parts
        how = parts.get("how", "place")
        town = game.towns[self.seat]
        named = game.resource or ""
        if how == "aside":
            town.aside += 1
            tell(game, self.seat, "aside", resource=cube_text(named))
            return
        at = parts["at"]
        if how == "place":
            named = parts.get("resource", named)
            town.squares[INDEX[at]] = named
            tell(game, self.seat, "placed", at, resource=cube_text(named), at=at)
        elif how == "swap":
            self._swap(game, parts["warehouse"], parts["resource"], at)
        else:
            town.lay_on(INDEX[at], named)
            tell(
                game,
                self.seat,
                "stored" if how == "store" else "cottage",
                at,
                resource=cube_text(named),
                at=at,
            )

    def _swap(self, game: TownsGame, store: str, taken: str, at: str) -> None:
        """The named cube takes the place of a stored one, which is placed."""
        town = game.towns[self.seat]
        named = game.resource or ""
        stored = town.cubes_on(INDEX[store])
        stored[stored.index(taken)] = named
        town.squares[INDEX[at]] = taken
        texts = cube_text(taken), cube_text(named)
        tell(game, self.seat, "swapped", at, store, resource=texts[0], stored=texts[1], store=store, at=at)
