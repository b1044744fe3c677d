"""What a standing order may list: kinds, squares for them, and buildings with theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.kernel import Option, Want, option
from engines.tiny_towns.building import own_cards, result_squares
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.orders import ASIDE, INSTEAD, LACKING, NAME, PLACE, PLANS, STORE, free, planned
from engines.tiny_towns.patterns import Placement
from engines.tiny_towns.plans import possible, spots_of, written
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.telling import cube_text

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


def wants(game: TownsGame, seat: int, kind: str) -> list[Option]:
    """What an order of this kind may list."""
    return list(LISTED[kind](game, seat)) if kind in LISTED else []


def _name(game: TownsGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (option(False, ("resource", kind)) for kind in (LACKING, *KINDS))


def _place(game: TownsGame, seat: int) -> Iterator[Option]:
    """Every square that no building has taken for good, and what else may be done with a cube."""
    del seat
    instead = [STORE] if "warehouse" in game.cards else []
    if game.novice:
        instead.append(ASIDE)
    for kind in KINDS:
        for at in (*NAMES, *instead):
            yield option(False, ("resource", kind), ("at", at))


def _plans(game: TownsGame, seat: int) -> Iterator[Option]:
    """Every way in which a card may still be built, with every square on which it may stand then; what lacks least first."""
    town = game.towns[seat]

    def lacking(fit: Placement) -> int:
        return sum(not town.squares[square] for square in fit.squares)

    for fit in sorted(possible(own_cards(game, town), town.squares), key=lacking):
        for at in dict.fromkeys(result_squares(town, fit)):
            parts = ("building", fit.card), ("at", NAMES[at]), ("cubes", written(fit))
            yield option(False, *parts)


LISTED: dict[str, Callable[[TownsGame, int], Iterator[Option]]] = {
    NAME: _name,
    PLACE: _place,
    PLANS: _plans,
}


def there(game: TownsGame, seat: int, kind: str, want: Want) -> bool:
    """Whether what is wanted may still come up: its square is empty, or has a cube on which a building may stand."""
    town = game.towns[seat]
    if kind == PLACE:
        return free(town, want["at"])
    if kind == PLANS:
        return bool(planned(game, town, (want,)))
    return True


def named(part: str, value: str) -> Text | None:
    """What a part of a want is called, where questions do not have it."""
    if part == "cubes":
        listed: list[Who | Text | str] = [
            Text("towns-cube-at", {"resource": cube_text(kind), "at": NAMES[square]})
            for square, kind in spots_of(value)
        ]
        return Text("towns-cubes-listed", {"cubes": listed})
    return Text(f"towns-at-{value}") if part == "at" and value in INSTEAD else None
