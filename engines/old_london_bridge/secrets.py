"""What a viewer cannot know, dealing it anew, and counting the pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.kernel import Mix
from engines.old_london_bridge.cards import Bid
from engines.old_london_bridge.components import CARDS, PETER, PILES, building

if TYPE_CHECKING:
    from random import Random

    from engines.old_london_bridge.architect import Architect
    from engines.old_london_bridge.game import BridgeGame

MOST_MONEY = 60


def hidden(game: BridgeGame, viewer: int | None) -> Mapping[str, object]:
    """The zones that this viewer does not know and that could be otherwise."""
    zones: dict[str, object] = {"markers left over": sorted(game.markers_left_over)}
    if game.markers:
        zones["round markers"] = list(game.markers)
    for kind, stack in game.stacks.items():
        if len(stack) > 2:
            zones[f"stack of {kind}"] = stack[:-1]
    for name, pile in zip(PILES, game.piles, strict=True):
        if len(pile) > 2:
            zones[f"{name} pile of bonus tiles"] = pile[:-1]
    if game.result is None:
        for seat, architect in enumerate(game.architects):
            if seat != viewer:
                zones |= _of_seat(game, seat, architect)
    return zones


def _of_seat(game: BridgeGame, seat: int, architect: Architect) -> dict[str, object]:
    zones: dict[str, object] = {}
    if game.seats > 2 and architect.cards > architect.hand[PETER]:
        zones[f"hand of seat {seat}"] = list(architect.hand)
    if game.phase == "cards" and architect.laid and architect.cards:
        zones[f"cards chosen by seat {seat}"] = sorted(architect.laid)
    if game.hidden_money:
        zones[f"money of seat {seat}"] = architect.money
    return zones


def deal(game: BridgeGame, viewer: int | None, mix: Mix) -> None:
    """Put into the order of the mix what nobody can count: the markers, and what lies below the top of stacks and piles.

    The stairs tell the first hands, and every card and every payment since was told: only which cards lie face down is
    not known. They are in hand again, and are asked anew.
    """
    markers = mix([*game.markers, *game.markers_left_over])
    face_down = len(game.markers)
    game.markers, game.markers_left_over = markers[:face_down], markers[face_down:]
    for stack in game.stacks.values():
        stack[:-1] = mix(stack[:-1])
    for pile in game.piles:
        pile[:-1] = mix(pile[:-1])
    if game.phase == "cards":
        for seat, architect in enumerate(game.architects):
            if seat != viewer and architect.laid and architect.cards:
                _take_up(game, seat, architect)


def _take_up(game: BridgeGame, seat: int, architect: Architect) -> None:
    """Cards that lie face down; where the whole hand lies there, nobody was asked, and everybody knows them."""
    for card in architect.laid:
        architect.hand[card] += 1
    architect.laid.clear()
    game.lanes[seat].append(Bid(seat=seat))


def forget(game: BridgeGame, viewer: int | None, luck: Random) -> None:
    """For whoever counts nothing: other hands and, where it is hidden, other money."""
    if game.result is not None:
        return
    others = [architect for seat, architect in enumerate(game.architects) if seat != viewer]
    chosen = game.phase == "cards"
    held = [_cards_of(architect, chosen=chosen) for architect in others]
    pool = Mix(luck)(card for cards in held for card in cards if card != PETER)
    for architect, cards in zip(others, held, strict=True):
        dealt = [card if card == PETER else pool.pop() for card in cards]
        if chosen:
            face_down = len(architect.laid)
            architect.laid, dealt = dealt[:face_down], dealt[face_down:]
        architect.hand = [dealt.count(card) for card in CARDS]
    if game.hidden_money:
        for architect in others:
            architect.money = luck.randrange(MOST_MONEY)


def _cards_of(architect: Architect, *, chosen: bool) -> list[int]:
    """The cards in hand, and those that lie face down."""
    cards = [card for card in CARDS for _ in range(architect.hand[card])]
    return [*cards, *architect.laid] if chosen else cards


def census(game: BridgeGame) -> Mapping[str, int]:
    """How often each building, card, bonus tile and round marker exists, wherever it is."""
    pieces: Counter[str] = Counter()
    for architect in game.architects:
        places = [*architect.slots, *(old for _, old in architect.replaced)]
        pieces.update(_building(place) for place in places)
        pieces.update(f"card {card}" for card in _cards_of(architect, chosen=True))
        pieces.update((*architect.tiles, *architect.fresh))
    places = [place for stack in game.stacks.values() for place in stack]
    pieces.update(_building(place) for place in (*places, *([game.placing] if game.placing else ())))
    pieces.update(f"card {card}" for card in CARDS for _ in range(game.supply[card]))
    pieces.update(tile for pile in game.piles for tile in pile)
    pieces.update(game.used_tiles)
    pieces.update(f"marker {steps}" for steps in (*game.markers, *game.turned, *game.markers_left_over))
    return dict(sorted(pieces.items()))


def _building(place: int) -> str:
    one = building(place)
    return f"{one.kind} {place}"
