"""What craftsmen can do: their recipes, how often each may work, and what is left after that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from engines.pillars.components import KINDS, Craftsman, board, craftsmen

MIXER, STONECUTTER = "mortar_mixer", "stonecutter"
Four = tuple[int, int, int, int]
Used = tuple[tuple[str, int], ...]


@dataclass(slots=True, frozen=True)
class Work:
    """What there is to work with: craftsmen, cubes, gold, and how often each was used this round."""

    craftsmen: tuple[str, ...]
    cubes: Four
    gold: int
    used: Used = ()
    raised: bool = False


@dataclass(slots=True, frozen=True)
class Recipe:
    """One use of a craftsman, with cubes as four numbers."""

    takes: Four
    pays: int
    points: int
    gold: int
    kind: int
    units: int


@cache
def recipe(card: str) -> Recipe:
    """The recipe of a craftsman; a kind of its own if it only turns cubes of that kind into points."""
    found: Craftsman = craftsmen()[card]
    a, b, c, d = (found.uses.get(kind, 0) for kind in KINDS)
    kinds = [i for i, number in enumerate((a, b, c, d)) if number]
    pays = found.uses.get("gold", 0)
    plain = len(kinds) == 1 and not found.gold and not pays
    kind = kinds[0] if plain else -1
    return Recipe((a, b, c, d), pays, found.points, found.gold, kind, (a, b, c, d)[kind] if plain else 0)


@cache
def prices() -> Four:
    """What a cube of each kind is worth at the market."""
    sand, wood, stone, metal = (board().market.prices[kind] for kind in KINDS)
    return sand, wood, stone, metal


def four(cubes: Mapping[str, int]) -> Four:
    """Cubes as four numbers."""
    return cubes["sand"], cubes["wood"], cubes["stone"], cubes["metal"]


@lru_cache(maxsize=4096)
def sale(cards: tuple[str, ...]) -> Four:
    """What a cube of each kind would bring whoever has these craftsmen: stone is sold by a stonecutter alone."""
    sand, wood, stone, metal = prices()
    return sand, wood, stone if any(craftsmen()[card].trade == STONECUTTER for card in cards) else 0, metal


def worth(cubes: Four, each: Four) -> int:
    """What cubes would bring at these prices."""
    return sum(number * price for number, price in zip(cubes, each, strict=True))


def dearest(cubes: Four, each: Four) -> int:
    """What the five dearest of these cubes would bring at these prices."""
    room, found = board().limits.cubes_kept, 0
    for price, number in sorted(zip(each, cubes, strict=True), reverse=True):
        found += price * min(number, room)
        room -= min(number, room)
    return found


@lru_cache(maxsize=4096)
def active(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The craftsmen that may work: those that need another trade only with it."""
    known = craftsmen()
    trades = {known[card].trade for card in cards}
    return tuple(card for card in cards if known[card].needs is None or known[card].needs in trades)


def capacity(work: Work, card: str) -> int:
    """How often a craftsman may still work by what his card says."""
    used = next((times for other, times in work.used if other == card), 0)
    return max(craftsmen()[card].capacity - used, 0)


def raisable(work: Work) -> tuple[str, ...]:
    """Whose capacity the archbishop may raise now: nobody's if he has done it already."""
    if not work.raised:
        return ()
    known = craftsmen()
    if any(times > known[card].capacity for card, times in work.used):
        return ()
    return tuple(card for card in active(work.craftsmen) if known[card].can_be_raised)


def most_uses(work: Work, card: str) -> int:
    """How often a craftsman who may work could do so now, if nobody else did."""
    how, found = recipe(card), craftsmen()[card]
    times = capacity(work, card) + (card in raisable(work))
    for has, takes in zip(work.cubes, how.takes, strict=True):
        if takes:
            times = min(times, has // takes)
    if found.holds and not work.cubes[KINDS.index(found.holds)]:
        return 0
    return min(times, work.gold // how.pays) if how.pays else times


@lru_cache(maxsize=4096)
def usable(work: Work) -> tuple[tuple[str, int], ...]:
    """Who could work for a price and bring something, each with how often; who works for nothing has done so by then."""
    known = craftsmen()
    ready = after(work, freely(work, lossless=True))
    cards = [card for card in active(work.craftsmen) if not known[card].free and not in_vain(ready, card)]
    return tuple((card, times) for card in cards if (times := most_uses(ready, card)))


def in_vain(work: Work, card: str) -> bool:
    """Whether all that a craftsman brings is gold, and there is no room for it."""
    return not recipe(card).points and work.gold >= board().limits.gold


def freely(work: Work, *, lossless: bool) -> Used:
    """Everybody who works for nothing, once; with `lossless` only those whose gold has room on the track."""
    known, room = craftsmen(), board().limits.gold - work.gold
    cards = [card for card in active(work.craftsmen) if known[card].free and most_uses(work, card)]
    return tuple((card, 1) for card in cards if known[card].gold <= room or not lossless)


def first(work: Work, use: tuple[str, int]) -> Used:
    """Who works for nothing before this: all whose gold has room, and all who could not do so after it."""
    at_once, later = freely(work, lossless=True), freely(after(work, (use,)), lossless=False)
    return tuple(one for one in freely(work, lossless=False) if one in at_once or one not in later)


def after(work: Work, uses: Used) -> Work:
    """What there is to work with once these were used in this order."""
    cubes, gold, used = list(work.cubes), work.gold, dict(work.used)
    for card, times in uses:
        how = recipe(card)
        for i in range(4):
            cubes[i] -= times * how.takes[i]
        gold = min(gold - times * how.pays + times * how.gold, board().limits.gold)
        used[card] = used.get(card, 0) + times
    left = (cubes[0], cubes[1], cubes[2], cubes[3])
    return replace(work, cubes=left, gold=gold, used=tuple(used.items()))
