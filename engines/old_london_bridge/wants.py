"""What a standing order may list: all that may come up while it holds, and whether it is there now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Option, Part, Want, option
from engines.old_london_bridge.asking import NO_TILE
from engines.old_london_bridge.components import CARDS, KINDS, is_park, tiles_data
from engines.old_london_bridge.orders import (
    ANY,
    CARD,
    INN,
    LEAVES,
    PAYS,
    SPACE,
    STRONGEST,
    TAKE,
    USE,
    USED,
    WITH_TILE,
    shows,
)
from engines.old_london_bridge.telling import building_text, kind_text

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


def wants(game: BridgeGame, seat: int, kind: str) -> list[Option]:
    """What an order of this kind may list."""
    return list(LISTED[kind](game, seat)) if kind in LISTED else []


def _only(*parts: Part) -> Option:
    return option(False, *parts)


def tops(game: BridgeGame) -> list[str]:
    """The buildings that lie open."""
    return [str(game.stacks[kind][-1]) for kind in game.open_stacks()]


def _card(game: BridgeGame, seat: int) -> Iterator[Option]:
    """Every card, in any case, or for a building that lies open or a kind that pays best."""
    del seat
    for card in reversed(CARDS):
        for what in (ANY, *tops(game), *KINDS):
            yield _only(("card", str(card)), ("shows", what))


def _space(game: BridgeGame, seat: int) -> Iterator[Option]:
    """The buildings that lie open, then kinds, each for what its space may pay at least, with a tile or without."""
    del seat
    for place in (*tops(game), *KINDS, ANY):
        for least in PAYS:
            for how in (NO_TILE, WITH_TILE):
                yield _only(("building", place), ("pays", least), ("with", how))


def _use(game: BridgeGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (_only(("use", tile)) for tile in USED)


def _take(game: BridgeGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (_only(("tile", tile)) for tile in tiles_data().tiles.kinds)


def _inn(game: BridgeGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (_only(("card", str(card))) for card in reversed(CARDS[1:]))


def _leaves(game: BridgeGame, seat: int) -> Iterator[Option]:
    """Whatever makes the action strongest, or the own buildings."""
    yield _only(("leaves", STRONGEST))
    for place in game.architects[seat].slots:
        if not is_park(place):
            yield _only(("leaves", str(place)))


LISTED: dict[str, Callable[[BridgeGame, int], Iterator[Option]]] = {
    CARD: _card,
    SPACE: _space,
    USE: _use,
    TAKE: _take,
    INN: _inn,
    LEAVES: _leaves,
}


def there(game: BridgeGame, seat: int, kind: str, want: Want) -> bool:
    """Whether what is wanted is there now."""
    architect = game.architects[seat]
    if kind == CARD:
        return architect.hand[int(want["card"])] > 0 and shows(game, want["shows"])
    if kind == SPACE:
        return want["building"] in (ANY, *game.open_stacks(), *tops(game))
    if kind == USE:
        return want["use"] in architect.tiles
    if kind == TAKE:
        return any(pile[-1] == want["tile"] for pile in game.piles if pile)
    if kind == INN:
        return game.supply[int(want["card"])] > 0
    return want["leaves"] == STRONGEST or int(want["leaves"]) in architect.slots


def named(part: str, value: str) -> Text | None:
    """What a condition and a part of a want are called, where questions do not have it or say it otherwise."""
    if part == "when":
        return Text(f"bridge-when-{value}")
    if part in ("building", "shows") and value in KINDS:
        return Text(f"bridge-{part}-kind", {"kind": kind_text(value)})
    if part == "shows" and value.isdecimal():
        return Text("bridge-shows-building", {"building": building_text(int(value))})
    if part == "leaves" and value.isdecimal():
        return building_text(int(value))
    if (part, value) in (("building", ANY), ("with", WITH_TILE)):
        return Text(f"bridge-{part}-{value}")
    return None
