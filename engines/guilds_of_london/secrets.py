"""What a viewer cannot know, dealing it anew, and counting pawns, cards, tokens and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.guilds_of_london.drawing import sorted_hand
from engines.kernel import Dice

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def _others(game: GuildsGame, viewer: int | None) -> list[int]:
    return [seat for seat in range(game.seats) if seat != viewer]


def hidden(game: GuildsGame, viewer: int | None) -> Mapping[str, object]:
    """The zones that this viewer does not know and that could be otherwise."""
    zones: dict[str, object] = {}
    for seat in _others(game, viewer):
        if game.hands[seat]:
            zones[f"hand of seat {seat}"] = game.hands[seat]
        if game.choices[seat]:
            zones[f"mayoral choice of seat {seat}"] = game.choices[seat]
        if game.kept[seat] and game.result is None:
            zones[f"mayoral cards of seat {seat}"] = game.kept[seat]
    if len(game.deck) > 1:
        zones["action cards"] = game.deck
    if len(game.mayoral_deck) > 1:
        zones["mayoral cards"] = game.mayoral_deck
    if len(game.stack) > 1:
        zones["tiles"] = game.stack
    if len(game.tokens) > 1:
        zones["tokens"] = game.tokens
    return zones


def redeal(game: GuildsGame, viewer: int | None, dice: Dice) -> None:
    """Deal all of it anew, in the same places."""
    others = _others(game, viewer)
    deck = dice.shuffled([*game.deck, *(card for seat in others for card in game.hands[seat])])
    for seat in others:
        game.hands[seat] = sorted_hand(deck.pop() for _ in game.hands[seat])
    game.deck = deck
    shown = game.result is not None
    cards = list(game.mayoral_deck)
    for seat in others:
        cards += [*game.choices[seat], *([] if shown else game.kept[seat])]
    dice.shuffle(cards)
    for seat in others:
        game.choices[seat] = [cards.pop() for _ in game.choices[seat]]
        if not shown:
            game.kept[seat] = sorted(cards.pop() for _ in game.kept[seat])
    game.mayoral_deck = cards
    dice.shuffle(game.stack)
    dice.shuffle(game.tokens)


def census(game: GuildsGame) -> Mapping[str, int]:
    """How many there are of everything, wherever it is."""
    laid = list(game.city.values())
    cards = Counter([*game.deck, *game.discard, *(play.card for play in game.played)])
    mayoral = Counter(game.mayoral_deck)
    for seat in range(game.seats):
        cards.update(game.hands[seat])
        mayoral.update([*game.choices[seat], *game.kept[seat]])
    tokens = Counter([*game.tokens, *game.lost, *(tile.token for tile in laid if tile.token)])
    tokens.update(token for won in game.won for token in won)
    tiles = Counter([*game.city, *game.stack])
    neutral = game.stock + game.plantation_neutrals + sum(game.neutrals) + sum(tile.neutrals for tile in laid)
    pawns = {
        f"pawns of seat {seat}": game.supply[seat]
        + game.guildhall[seat]
        + game.plantation[seat]
        + sum(tile.pawns[seat] + (tile.master == seat) for tile in laid)
        for seat in range(game.seats)
    }
    counted = cards + mayoral + Counter({f"token {token}": count for token, count in tokens.items()}) + tiles
    return {**dict(sorted(counted.items())), **pawns, "neutral pawns": neutral}
