"""Matches in the quick model alone, in which everybody looks one turn ahead and errs now and then: what is learned from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.kernel.practice import Row
from engines.tiny_towns.components import KINDS, MONUMENT, cards, of_group, tables
from engines.tiny_towns.foresight.features import features
from engines.tiny_towns.foresight.learned import plans_begun
from engines.tiny_towns.foresight.masks import ALL, WIDTH, squares_of
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.plans import CUBES
from engines.tiny_towns.foresight.worth import NOTHING, Node, Worth
from engines.tiny_towns.options import COLOURS

if TYPE_CHECKING:
    from random import Random

ERRS, SHAKEN = 0.08, (0.05, 0.25)
STANDING = 0.35
"""How often a town begins with something that stands there already, so that it is learned what is hardly ever built."""
LONGEST = 120
QUICKLY = 0.7
"""How often a kind is named only because something lacks it."""


@dataclass
class Seat:
    """Somebody who plays, and what was seen of the town after each turn."""

    moves: Moves
    node: Node
    seen: list[tuple[dict[str, float], int]]
    done: bool = False


def names_for(luck: Random, seats: int) -> tuple[str, ...]:
    """Cards of a match."""
    without = tables().sets.solo_without if seats == 1 else ()
    return (
        "cottage",
        *[luck.choice([card for card in of_group(colour) if card not in without]) for colour in COLOURS],
    )


def shaken(weights: Mapping[str, float], luck: Random) -> dict[str, float]:
    """Somewhat other weights."""
    by = luck.uniform(*SHAKEN)
    return {name: value * luck.gauss(1, by) for name, value in weights.items()}


def seat_for(names: tuple[str, ...], weights: Mapping[str, float], luck: Random, seats: int) -> Seat:
    """A town at the beginning."""
    without = tables().sets.solo_without if seats == 1 else ()
    monument = luck.choice([card for card in of_group(MONUMENT) if card not in without])
    halls = luck.choice((0, 0, 1, 2)) if "feast_hall" in names else 0
    moves = Moves(Worth((*names, monument), shaken(weights, luck), halls, luck.choice((0, 0, 1))))
    node = Node(0, ALL, moves.plans.all, NOTHING)
    if luck.random() < STANDING:
        for _ in range(luck.choice((1, 1, 2, 3))):
            card = luck.randrange(len(names) + 1)
            if card in moves.plans.once and moves.mask(node, card):
                continue
            after = list(moves.stands(node, card, luck.choice(squares_of(node.empty))))
            node = luck.choice(after)
    return Seat(moves, node, [])


def turn(seat: Seat, kind: int, *, foreign: bool) -> tuple[Node, float]:
    """The best town after a cube of this kind."""
    value = seat.moves.worth.value
    best, most = seat.node, -1e9
    for after in seat.moves.laid(seat.node, kind, foreign=foreign, late=True):
        worth = value(after)
        if worth > most:
            best, most = after, worth
    return best, most


def by_chance(seat: Seat, kind: int, luck: Random, *, foreign: bool) -> Node:
    """Some town after a cube of this kind."""
    return luck.choice(list(seat.moves.laid(seat.node, kind, foreign=foreign)))


def take(seat: Seat, kind: int, luck: Random, *, foreign: bool) -> None:
    """Somebody takes a cube, and builds."""
    if luck.random() < ERRS:
        seat.node = by_chance(seat, kind, luck, foreign=foreign)
    else:
        seat.node = turn(seat, kind, foreign=foreign)[0]
    worth = seat.moves.worth
    seat.seen.append((features(worth, seat.node), worth.exact(seat.node)))
    seat.done = not seat.node.empty


def best_kind(seat: Seat, kinds: list[int], luck: Random) -> int:
    """What somebody names: mostly what helps most."""
    if luck.random() < ERRS * 2 or len(kinds) == 1:
        return luck.choice(kinds)
    if len(kinds) > 3 and luck.random() < QUICKLY:
        wanted = seat.moves.worth.wanted(seat.node)
        return luck.choice([kind for kind in kinds if wanted >> kind & 1] or kinds)
    return max(kinds, key=lambda kind: turn(seat, kind, foreign=False)[1])


def match(weights: Mapping[str, float], luck: Random, seats: int) -> tuple[list[Row], list[int]]:
    """A match: what was seen, each with the points that were still to come, and the points at the end."""
    names = names_for(luck, seats)
    at_table = [seat_for(names, weights, luck, seats) for _ in range(seats)]
    if seats == 1:
        alone(at_table[0], luck)
    else:
        together(at_table, luck)
    rows: list[Row] = []
    ends = []
    for seat in at_table:
        end = seat.moves.worth.exact(seat.node)
        ends.append(end)
        rows += [(row, end - now) for row, now in seat.seen if row]
    return rows, ends


def together(at_table: list[Seat], luck: Random) -> None:
    """Everybody names in turn."""
    for builder in range(LONGEST):
        active = [seat for seat in at_table if not seat.done]
        if not active:
            return
        namer = active[builder % len(active)]
        banned = namer.node.beside.bank
        kinds = [kind for kind in range(CUBES) if not banned >> kind & 1]
        kind = best_kind(namer, kinds or list(range(CUBES)), luck)
        for seat in active:
            take(seat, kind, luck, foreign=seat is not namer)


def alone(seat: Seat, luck: Random) -> None:
    """One of three open cards is chosen, and the next of the pile takes its place."""
    pile = [kind for kind in range(len(KINDS)) for _ in range(tables().deck.each)]
    luck.shuffle(pile)
    lying = tables().deck.solo_open
    open_, pile = pile[:lying], pile[lying:]
    while not seat.done:
        kind = best_kind(seat, sorted(set(open_)), luck)
        take(seat, kind, luck, foreign=True)
        pile.append(kind)
        open_[open_.index(kind)] = pile.pop(0)


def begun() -> dict[str, float]:
    """Weights by hand, with which learning begins."""
    found = plans_begun()
    for lack, gain in enumerate((0.9, 0.5, 0.25, 0.1, 0.05)):
        found[f"gain{lack}"] = gain
    for phase in range(4):
        found[f"dead:{phase}"] = -1.2
        found[f"wanted:{phase}"] = 0.2
        for count in range(6):
            found[f"ones:{phase}:{count}"] = 0.3 * count
            found[f"none:{phase}:{count}"] = -0.6 * count
    for left in range(1, WIDTH + 1):
        found[f"empty:{left}"] = 0.8 * left
    for card in cards():
        found[f"best:{card}"] = 0.8
    found["hungry"] = 2.0
    return found
