"""What a viewer cannot know, dealing it anew, and counting what must never get lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.kernel import Mix
from engines.pillars.components import KINDS, ROUNDS
from engines.pillars.round import ELLEN

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


def coming_event(game: PillarsGame, seat: int | None) -> str | None:
    """The event that Ellen has shown her owner, until it is revealed to all."""
    if seat is None or game.phase not in ("draft", "builders") or ELLEN not in game.players[seat].advantages:
        return None
    return game.event_deck[-1]


def hidden(game: PillarsGame, viewer: int | None) -> Mapping[str, object]:
    """The zones that this viewer does not know and that could be otherwise; what is left over is known."""
    zones: dict[str, object] = {}
    events = _unknown_events(game, viewer)
    if events:
        zones["events to come"] = events
        zones["removed events"] = sorted(game.events_removed)
    if game.advantage_deck:
        zones["advantages to come"] = list(game.advantage_deck)
        zones["removed advantages"] = sorted(game.advantages_removed)
    if game.round < ROUNDS:
        zones["craftsmen to come"] = [list(stack) for stack in game.stacks[game.round :]]
    if game.phase == "builders" and len(set(game.bag)) > 1:
        zones["bag"] = list(game.bag)
    return zones


def _unknown_events(game: PillarsGame, viewer: int | None) -> list[str]:
    return game.event_deck[:-1] if coming_event(game, viewer) else list(game.event_deck)


def deal(game: PillarsGame, viewer: int | None, mix: Mix) -> None:
    """Put all of it into the order of the mix, in the same places; what was seen once lies elsewhere for good."""
    unknown = len(_unknown_events(game, viewer))
    cards = mix([*game.event_deck[:unknown], *game.events_removed])
    game.event_deck[:unknown] = cards[:unknown]
    game.events_removed = cards[unknown:]
    deck = len(game.advantage_deck)
    cards = mix([*game.advantage_deck, *game.advantages_removed])
    game.advantage_deck, game.advantages_removed = cards[:deck], cards[deck:]
    game.stacks = [mix(stack) for stack in game.stacks]
    game.bag = mix(game.bag)
    game.undealt = mix(game.undealt)


def census(game: PillarsGame) -> Mapping[str, int]:
    """Every card, cube, worker and builder, wherever it is."""
    players = game.players
    found: Counter[str] = Counter()
    for player in players:
        found.update([*player.craftsmen, *player.cards, *player.advantages])
        found["workers"] += player.idle + player.mill + player.working + player.grey_next
    found["workers"] += game.castle_grey + game.black_beside
    for stack in (*game.stacks, game.craftsmen_gone, game.pool, game.undealt):
        found.update(stack)
    found.update(card for card in (*game.kingsbridge, *game.shiring, game.event) if card)
    for deck in (game.advantage_deck, game.advantages_removed, game.advantages_last, game.advantages_gone):
        found.update(deck)
    for deck in (game.event_deck, game.events_removed, game.events_past):
        found.update(deck)
    builders = [*game.bag, *game.aside, *game.track, game.drawn]
    for spaces in game.places.values():
        builders += spaces
    found.update(f"builders of seat {seat}" for seat in builders if seat is not None)
    for kind in KINDS:
        cubes = game.supply[kind] + game.stock.get(kind, 0) + sum(player.cubes[kind] for player in players)
        found[kind] = cubes + (game.court_metal if kind == "metal" else 0)
    return dict(sorted(found.items()))
