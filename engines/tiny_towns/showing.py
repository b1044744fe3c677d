"""How the board and the hands of Tiny Towns are made from the state."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.tiny_towns.components import KINDS
from engines.tiny_towns.scoring import layout
from engines.tiny_towns.squares import NAMES, SQUARES
from engines.tiny_towns.town import KIND_SET, Town
from engines.tiny_towns.view import ResourceCards, Square, TownsBoard, TownsHand, TownView

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


@cache
def _square(item: str, cubes: tuple[str, ...]) -> Square:
    if item in KIND_SET:
        return Square(cube=item)
    return Square(building=item, cubes=cubes) if item else Square()


def _town(game: TownsGame, seat: int, town: Town) -> TownView:
    over = game.result is not None
    waits = bool(game.lanes) and not game.lanes[seat] and town.completed is None
    return TownView(
        squares=tuple(
            _square(town.squares[square], tuple(town.on_top.get(NAMES[square], ()))) for square in SQUARES
        ),
        monument=town.monument,
        has_card=town.kept is not None and not over,
        unbuilt=town.kept if over else None,
        watch=tuple(town.watch),
        shrine=town.shrine,
        set_aside=town.aside,
        named=town.named,
        completed=town.completed,
        fed=tuple(NAMES[square] for square in sorted(layout(town.squares).fed)) if over else (),
        ready=waits and game.phase == "building",
    )


def board(game: TownsGame) -> TownsBoard:
    """The table, the same for everybody."""
    deck = game.deck
    return TownsBoard(
        cards=tuple(game.cards),
        towns=tuple(_town(game, seat, town) for seat, town in enumerate(game.towns)),
        turn=max(game.turn, 1),
        phase=game.phase,
        builder=game.builder,
        resource=game.resource,
        deck=None
        if deck is None
        else ResourceCards(
            open=tuple(deck.open),
            pile=len(deck.pile),
            discarded=len(deck.discard) + len(deck.buried),
            seen=tuple(sorted(deck.discard, key=KINDS.index)),
        ),
        novice=game.novice,
    )


def hand(game: TownsGame, seat: int) -> TownsHand:
    """The seat's own monument cards."""
    town = game.towns[seat]
    return TownsHand(dealt=tuple(town.dealt), kept=town.kept)
