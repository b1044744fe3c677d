"""What a viewer cannot know, dealing it anew, and counting pawns, cards, tokens and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.guilds_of_london.drawing import sorted_hand
from engines.guilds_of_london.known import Known, less, not_in_deck
from engines.guilds_of_london.mayoral import Keep
from engines.kernel import Mix

if TYPE_CHECKING:
    from random import Random

    from engines.guilds_of_london.game import GuildsGame

Slot = tuple[list[str], int]


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


def deal(game: GuildsGame, viewer: int | None, mix: Mix) -> None:
    """Put all of it into the order of the mix, in the same places."""
    if game.phase == "mayoral" and game.lanes:
        _ask_again(game, viewer)
    _deal_cards(game, viewer, mix)
    _deal_mayoral(game, viewer, mix)
    for seat in _others(game, viewer):
        game.known[seat].keep_secret()
    game.stack = mix(game.stack)
    game.tokens = mix(game.tokens)


def forget(game: GuildsGame, viewer: int | None, luck: Random) -> None:
    """For whoever remembers nothing: what was salvaged in the open, what was shuffled, and what went under the deck."""
    game.shuffled = []
    game.known = [Known() for _ in range(game.seats)]
    deal(game, viewer, Mix(luck))


def _ask_again(game: GuildsGame, viewer: int | None) -> None:
    """Which of the first mayoral cards the others keep is asked anew while somebody still chooses.

    Older releases have not noted what was given back: there the choice stands, whatever it was.
    """
    for seat in _others(game, viewer):
        if game.kept[seat] and (back := game.known[seat].returned):
            game.choices[seat] = [*game.kept[seat], *back]
            game.kept[seat] = []
            game.mayoral_deck = [card for card in game.mayoral_deck if card not in back]
            game.lanes[seat].append(Keep(seat=seat))


def _deal_cards(game: GuildsGame, viewer: int | None, mix: Mix) -> None:
    """Hands and deck; but what was salvaged is held, and what was not shuffled together is not in the deck."""
    others = _others(game, viewer)
    unseen = list(game.deck)
    for seat in others:
        unseen += less(game.hands[seat], game.known[seat].salvaged)
    held = not_in_deck(game, viewer, unseen)
    pool = mix(less(unseen, held.elements()))
    size = len(game.deck)
    game.deck, rest = pool[:size], pool[size:]
    if held:
        rest = mix([*rest, *held.elements()])
    for seat in others:
        salvaged = game.known[seat].salvaged
        drawn = [rest.pop() for _ in range(len(game.hands[seat]) - len(salvaged))]
        game.hands[seat] = sorted_hand([*salvaged, *drawn])


def _deal_mayoral(game: GuildsGame, viewer: int | None, mix: Mix) -> None:
    """Mayoral cards; what the viewer has put under the deck stays where it is.

    The first card that somebody else kept, and what is chosen from at the start, is none that the viewer gave back.
    """
    own = Known() if viewer is None else game.known[viewer]
    first: list[Slot] = []
    later: list[Slot] = []
    for seat in _others(game, viewer):
        (first if game.phase == "mayoral" else later).extend(_slots(game.choices[seat], own))
        if game.result is None:
            kept = _slots(game.kept[seat], own)
            first += kept[:1]
            later += kept[1:]
    later += _slots(game.mayoral_deck, own)
    unseen = [place[at] for place, at in (*first, *later)]
    pool = mix(card for card in unseen if card not in own.returned)
    for place, at in first:
        place[at] = pool.pop()
    pool = mix([*pool, *(card for card in unseen if card in own.returned)])
    for place, at in later:
        place[at] = pool.pop()
    for hand in game.kept:
        hand.sort()


def _slots(place: list[str], own: Known) -> list[Slot]:
    """Where somebody does not know which card lies."""
    return [(place, at) for at, card in enumerate(place) if card not in own.sunk]


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
