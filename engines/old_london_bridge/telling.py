"""Telling what happened: the names of things, and the seat that did it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, get_args

from data.text import Text, Who
from engines.old_london_bridge.asking import GO_ON, NO_TILE
from engines.old_london_bridge.components import CENTRE, COLOURS, KINDS, TileKind, building

if TYPE_CHECKING:
    from engines.old_london_bridge.components import Building
    from engines.old_london_bridge.game import BridgeGame
    from engines.old_london_bridge.view import BridgeBoard, BuildingView

REVEALED = "revealed"  # the mark of the reveal: what players do begins anew after it
Arg = int | str | Text | Who | list[Who | Text | str]


@cache
def card_text(card: int) -> Text:
    """The name of a card."""
    return Text(f"bridge-card-{card}")


@cache
def kind_text(kind: str) -> Text:
    """The name of a kind of building."""
    return Text(f"bridge-kind-{kind}")


@cache
def tile_text(kind: str) -> Text:
    """The name of a bonus tile."""
    return Text(f"bridge-tile-{kind}")


@cache
def building_text(place: int) -> Text:
    """A building by its kind and number."""
    return shown_text(building(place))


def cards_listed(cards: Iterable[int]) -> list[Who | Text | str]:
    """Several cards by their names, those of one kind in one phrase."""
    return [
        card_text(card) if count == 1 else Text("bridge-cards-of", {"count": count, "card": card_text(card)})
        for card, count in Counter(cards).items()
    ]


def tell(game: BridgeGame, seat: int, what: str, *marks: str, **args: Arg) -> None:
    """Tell everybody what this seat did, and mark the places that it touched."""
    game.tell(Text(f"bridge-event-{what}", {"who": Who(seat), **args}), marks=marks)


def label(part: str, value: str) -> Text | None:
    """What a value of an option's part is called, where its part does not say it."""
    if part == "building":
        number = int(value.removeprefix("park "))
        return building_text(number) if value.isdecimal() else Text("bridge-building-park", {"slot": number})
    if part in ("space", "stack") and value in KINDS:
        return kind_text(value)
    if part == "tile" or (part in ("use", "with") and value not in (GO_ON, NO_TILE)):
        tiles = [tile_text(tile) for tile in value.split("+")]
        return Text("bridge-tiles-listed", {"tiles": [*tiles]}) if len(tiles) > 1 else tiles[0]
    if part == "card" and "+" in value:
        card, plus = value.split("+")
        return Text("bridge-card-raised", {"card": card_text(int(card)), "plus": int(plus)})
    return None


def hint(board: BridgeBoard, part: str, value: str) -> Text | None:
    """What lies beside a space of the rondel or on a stack, and what a bonus tile is for."""
    if part in ("tile", "use", "with") and value in get_args(TileKind):
        return Text(f"bridge-short-{value}")
    if part == "space" and value == CENTRE:
        return Text("bridge-hint-centre", {"price": board.rondel.price})
    tops = {stack.kind: stack.top for stack in board.stacks if stack.top is not None}
    if part not in ("space", "stack") or value not in tops:
        return None
    top = tops[value]
    lies = Text("bridge-hint-stack", {"building": shown_text(top), "coats": coats_listed(top)})
    if board.acting is not None and not board.architects[board.acting].appends(top.number):
        lies = Text("bridge-hint-replaces", {"lies": lies})
    if part == "stack":
        return lies
    income = next(space.income for space in board.rondel.spaces if space.stack == value)
    return (
        Text("bridge-hint-x", {"lies": lies})
        if income is None
        else Text("bridge-hint-space", {"income": income, "lies": lies})
    )


def space_said(parts: Mapping[str, str]) -> dict[str, str]:
    """A space with its stack and its tile as it is called: what goes without saying is left out."""
    if "space" not in parts:
        return dict(parts)
    unsaid = {"with": NO_TILE, "stack": parts["space"]}
    return {part: value for part, value in parts.items() if unsaid.get(part) != value}


def hint_of_space(board: BridgeBoard, parts: Mapping[str, str]) -> Text | None:
    """What a space with its stack brings: what it pays or costs, the building, and what its tile does."""
    space, stack, tile = parts.get("space"), parts.get("stack"), parts.get("with", NO_TILE)
    if space is None or stack is None:
        return None
    lies = hint(board, "space" if space == stack else "stack", stack)
    if space == CENTRE and lies is not None and "free_centre" not in tile:
        return Text("bridge-hint-at-centre", {"price": board.rondel.price, "lies": lies})
    return lies


def coats_listed(building: Building | BuildingView) -> list[Who | Text | str]:
    """The colours of a building's coats of arms."""
    if len(building.coats) == len(COLOURS):
        return [Text("bridge-coat-all")]
    return [Text(f"bridge-coat-{coat}") for coat in building.coats]


def shown_text(building: Building | BuildingView) -> Text:
    """A building that lies open, by its kind and number."""
    if building.number is None:
        return kind_text(building.kind)
    return Text("bridge-building-numbered", {"kind": kind_text(building.kind), "number": building.number})


def money(pounds: int) -> Text:
    """An amount of money; what is paid has a minus."""
    return Text("bridge-money-minus" if pounds < 0 else "bridge-money", {"money": abs(pounds)})
