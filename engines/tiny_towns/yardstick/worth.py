"""What the computer player thinks of cards: the points they bring now, and what they may bring later. In hundredths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.tiny_towns.components import COTTAGE, KINDS, cards, groups, steps_of, tables
from engines.tiny_towns.scoring import layout, score
from engines.tiny_towns.squares import AROUND, BESIDE, LINES, SQUARES
from engines.tiny_towns.town import KIND_SET

POINT = 100
# What a building costs in an empty town, because its square could have served for a better one; more off the edges.
RENT = 150
MIDDLE = 80
KEPT = 4_000
Built = tuple[str, ...]
# What monuments are likely to bring in an ordinary town, less what their patterns cost, as a first guess in points.
MONUMENTS = {
    "architects_guild": 4,
    "archive": 6,
    "barrett_castle": 5,
    "cathedral": 6,
    "fort_ironweed": 6,
    "mausoleum": 7,
    "grove_university": 7,
    "mandras_palace": 7,
    "obelisk": 4,
    "opaleyes_watch": 4,
    "shrine": 5,
    "silva_forum": 4,
    "bondmaker": 3,
    "sky_baths": 3,
    "starloom": 3,
}
# What cards bring beside their points: room for cubes, free choice, cubes that stay.
USES = {"factory": 150, "trading_post": 150, "warehouse": 120}
# Cards whose points depend on their square, not only on what else stands in the town.
LOCAL = frozenset(
    [
        "cottage",
        "granary",
        "orchard",
        "fountain",
        "millstone",
        "well",
        "abbey",
        "temple",
        "cloister",
        "inn",
        "bakery",
        "market",
        "tailor",
        "theater",
        "mandras_palace",
        "silva_forum",
    ]
)


def built_of(squares: Sequence[str]) -> Built:
    """The buildings alone, without cubes."""
    return tuple(["" if item in KIND_SET else item for item in squares])


@lru_cache(maxsize=KEPT)
def points(built: Built) -> int:
    """The points of a town that ended like this, in hundredths."""
    return POINT * score(layout(built, shrine=4)).total


@lru_cache(maxsize=KEPT)
def gain(built: Built, card: str, at: int) -> int:
    """What one more building on this square would bring, now and later."""
    grown = (*built[:at], card, *built[at + 1 :])
    free = built.count("")
    rent = (RENT + MIDDLE * (len(BESIDE[at]) - 2)) * free // len(SQUARES)
    return points(grown) - points(built) + _later(built, card, at, grown) - rent


@lru_cache(maxsize=KEPT)
def gains(built: Built, card: str) -> tuple[int, ...]:
    """What a card would bring on each square that has no building; the others count nothing."""
    if card in LOCAL:
        return tuple(0 if built[at] else gain(built, card, at) for at in SQUARES)
    anywhere = gain(built, card, built.index("")) if "" in built else 0
    return tuple(0 if item else anywhere for item in built)


def _later(built: Built, card: str, at: int, grown: Built) -> int:
    """What a card promises beyond the points that it brings at once."""
    if card == COTTAGE:
        return _of_cottage(built, at, grown)
    if card in ("granary", "orchard"):
        reach = AROUND[at] if card == "granary" else LINES[at]
        return 60 * sum(not built[square] for square in reach) // (1 + 2 * built.count(card))
    if card in ("farm", "greenhouse"):
        return 60 if card in built else 350
    if card in ("almshouse", "tavern"):
        return _of_row(built.count(card), getattr(tables().points, card))
    if card in MONUMENTS:
        return _of_monument(built, card)
    if card == "chapel":
        return 50 * max(0, 5 - built.count(COTTAGE))
    if card in USES:
        return 0 if card in built else USES[card]
    if card in ("well", "temple", "mandras_palace"):
        return 30 * sum(not built[square] for square in BESIDE[at])
    return 50 if groups()[card] in ("orange", "yellow") else 0


def _of_row(count: int, table: tuple[int, ...]) -> int:
    """Half of what two more would bring, where that is better than one."""
    now = steps_of(table, count + 1) - steps_of(table, count)
    soon = steps_of(table, count + 2) - steps_of(table, count)
    return max(0, POINT * soon // 2 - POINT * now)


def _of_cottage(built: Built, at: int, grown: Built) -> int:
    """Food may come, if not from those that feed others already."""
    found = layout(grown)
    if at in found.fed:
        return 0
    hungry = sum(item == COTTAGE and square not in found.fed for square, item in enumerate(grown))
    fed_here = any(groups().get(item) == "red" for item in built)
    return (40 if fed_here else 160) if hungry <= 3 else 0


def _of_monument(built: Built, card: str) -> int:
    if card in ("archive", "mandras_palace"):
        return 40 * (7 - len({groups()[item] for item in built if item}))
    if card == "sky_baths":
        return -15 * built.count("")
    if card in ("mausoleum", "barrett_castle"):
        return 300
    if card in ("cathedral", "fort_ironweed"):
        return 0
    return POINT * MONUMENTS[card] // 4


@lru_cache(maxsize=1024)
def wanted_kinds(names: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds from the one that these cards need least to the one they need most."""
    letters = "".join("".join(cards()[name].pattern) for name in names)
    return tuple(sorted(KINDS, key=lambda kind: letters.count("D" if kind == "wood" else kind[0].upper())))
