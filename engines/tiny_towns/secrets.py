"""What a viewer cannot know, dealing it anew, and counting the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.kernel import Mix
from engines.tiny_towns.dealing import Keep

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


def hidden(game: TownsGame, viewer: int | None) -> Mapping[str, object]:
    """The zones that this viewer does not know and that could be otherwise."""
    zones: dict[str, object] = {}
    for seat, town in enumerate(game.towns):
        if seat != viewer and (town.dealt or town.returned):
            zones[f"monuments of seat {seat}"] = sorted(town.dealt) or [town.kept, town.returned]
    if zones and game.undealt:
        zones["monuments in the box"] = sorted(game.undealt)
    deck = game.deck
    if deck is not None and len(set(deck.unseen + deck.buried)) > 1 and deck.unseen:
        zones["resource pile"] = deck.unseen
    return zones


def deal(game: TownsGame, viewer: int | None, mix: Mix) -> None:
    """Put all of it into the order of the mix, in the same places."""
    if game.result is None:
        _ask_again(game, viewer)
    _deal_monuments(game, viewer, mix)
    if game.deck is not None:
        unseen = len(game.deck.unseen)
        cards = mix([*game.deck.unseen, *game.deck.buried])
        game.deck.pile[:unseen] = cards[:unseen]
        game.deck.buried = cards[unseen:]


def _ask_again(game: TownsGame, viewer: int | None) -> None:
    """Which monument the others keep is asked anew while somebody still chooses."""
    if not game.lanes or not any(isinstance(step, Keep) for lane in game.lanes for step in lane):
        return
    for seat, town in enumerate(game.towns):
        if seat != viewer and town.kept and town.returned:
            town.dealt, town.kept, town.returned = [town.kept, town.returned], None, None
            game.lanes[seat].append(Keep(seat=seat))


def _deal_monuments(game: TownsGame, viewer: int | None, mix: Mix) -> None:
    others = [town for seat, town in enumerate(game.towns) if seat != viewer]
    over = game.result is not None
    cards = list(game.undealt)
    for town in others:
        cards += town.dealt
        cards += [card for card in (None if over else town.kept, town.returned) if card]
    cards = mix(cards)
    for town in others:
        town.dealt = [cards.pop() for _ in town.dealt]
        if town.kept and not over:
            town.kept = cards.pop()
        if town.returned:
            town.returned = cards.pop()
    game.undealt = cards


def census(game: TownsGame) -> Mapping[str, int]:
    """How often each card exists, wherever it lies."""
    cards = Counter(game.undealt)
    for town in game.towns:
        cards.update(town.dealt)
        cards.update(card for card in (town.kept, town.returned, town.monument) if card)
    if game.deck is not None:
        deck = game.deck
        cards.update(f"{kind} card" for kind in (*deck.pile, *deck.open, *deck.discard, *deck.buried))
    return dict(sorted(cards.items()))
