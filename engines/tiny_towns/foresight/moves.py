"""What can be done in a town of the quick model: laying a cube, and carrying out plans with all that buildings do then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.tiny_towns.components import COTTAGE, KINDS, cards, steps_of, tables
from engines.tiny_towns.foresight.masks import ALL, WIDTH, squares_of
from engines.tiny_towns.foresight.plans import COLUMN, CUBES, KIND, SHIFT, Plan
from engines.tiny_towns.foresight.worth import NOTHING, Beside, Node, Worth
from engines.tiny_towns.town import Town

DEEP, BROAD, MOST = 4, 4, 40
"""So many buildings are tried one after the other in a turn, from so many towns, and so many towns kept."""
GIFTS = 3
MOST_KEPT = 4_000
INSTEAD = ("warehouse", "bondmaker")


class Moves:
    """The moves of somebody who may build these cards."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.plans = worth.plans
        self.slot = {name: slot for slot, name in enumerate(worth.names)}
        self._anywhere = frozenset(self.slot[name] for name in ("shed",) if name in self.slot)
        self._stores = any(name in self.slot for name in INSTEAD)
        self._obelisk = self.slot.get("obelisk")
        self._changes: dict[int, int] = {}
        self._in_play = [slot for slot, name in enumerate(worth.names) if slot not in self.plans.once]

    # From the town of a match

    def node(self, town: Town) -> Node:
        """A town as a node."""
        things = empty = 0
        for at, item in enumerate(town.squares):
            if not item:
                empty |= 1 << at
            elif item in KIND:
                things |= 1 << WIDTH * KIND[item] + at
            else:
                things |= 1 << SHIFT + WIDTH * self.slot[item] + at
        return Node(things, empty, self.plans.open(things), self.beside(town))

    def beside(self, town: Town) -> Beside:
        """What it has beside its squares."""
        if not town.on_top and town.shrine is None:
            return NOTHING
        lent = 0
        for at in town.where(COTTAGE):
            if town.cubes_on(at):
                lent |= 1 << at
        return Beside(
            tuple(sorted(KIND[kind] for kind in town.cubes_on_all("warehouse"))),
            kinds_of(town.cubes_on_all("factory")),
            kinds_of(town.cubes_on_all("bank")),
            lent,
            town.shrine or 0,
        )

    # Cubes

    def lay(self, node: Node, kind: int, at: int) -> Node:
        """A cube on an empty square."""
        bit = 1 << WIDTH * kind + at
        return Node(
            node.things | bit, node.empty & ~(1 << at), node.open & self.plans.after[bit], node.beside
        )

    def laid(self, node: Node, kind: int, *, foreign: bool, late: bool = False) -> Iterator[Node]:
        """Every way to take a cube of this kind, with all that may be built then; late: what lay complete before, too."""
        beside = node.beside
        kinds: Iterable[int] = (kind,)
        if foreign and beside.factory >> kind & 1:
            kinds = range(CUBES)
        for one in kinds:
            yield from self._anywhere_laid(node, one, late=late)
        if foreign and self._stores:
            yield from self._instead(node, kind)

    def _anywhere_laid(self, node: Node, kind: int, *, late: bool = False) -> Iterator[Node]:
        things, empty, open_, beside = node
        plans = self.plans
        after, over, layers = plans.after, plans.over, plans.layers
        first = WIDTH * kind
        for at in squares_of(empty):
            bit = 1 << first + at
            left = empty ^ 1 << at
            still = open_ & after[bit]
            laid = Node(things | bit, left, still, beside)
            if late or not left:
                yield from self.ends(laid)
            elif still & over[at] & layers(left)[0]:
                yield from self.ends(laid, at)
            else:
                yield laid

    def _instead(self, node: Node, kind: int) -> Iterator[Node]:
        """Onto a Warehouse, in exchange for what lies there, or onto a Cottage."""
        beside = node.beside
        slot = self.slot.get("warehouse")
        if slot is not None and (stores := self.mask(node, slot)):
            stored = beside.stored
            if len(stored) < cards()["warehouse"].holds * stores.bit_count():
                yield node._replace(beside=beside._replace(stored=tuple(sorted((*stored, kind)))))
            for taken in dict.fromkeys(stored):
                if taken != kind:
                    left = list(stored)
                    left[left.index(taken)] = kind
                    other = node._replace(beside=beside._replace(stored=tuple(sorted(left))))
                    yield from self._anywhere_laid(other, taken)
        slot = self.slot.get("bondmaker")
        if slot is not None and self.mask(node, slot):
            free = self.mask(node, self.slot[COTTAGE]) & ~beside.lent
            if free:
                yield node._replace(beside=beside._replace(lent=beside.lent | free & -free))

    def mask(self, node: Node, slot: int) -> int:
        """Where this card stands."""
        return node.things >> SHIFT + WIDTH * slot & ALL

    # Buildings

    def ends(self, node: Node, at: int | None = None) -> list[Node]:
        """Every town in which the turn may end from here on: nothing built, or any number of plans.

        With a square the first of them is one that a cube there has completed: what was left alone before mostly stays so.
        """
        found = {node.things: node}
        edge = [node]
        for deep in range(DEEP):
            grown: list[Node] = []
            for one in edge:
                for after in self.built(one, None if deep else at):
                    if after.things not in found:
                        found[after.things] = after
                        grown.append(after)
            edge = grown
            if len(edge) > BROAD:
                edge.sort(key=self.worth.value, reverse=True)
                del edge[BROAD:]
            if not edge or len(found) > MOST:
                break
        return list(found.values())

    def built(self, node: Node, at: int | None = None) -> Iterator[Node]:
        """Every town that one building makes of this one; with a square, of plans that lie over it."""
        for plan in self.plans.complete(node.things, node.empty, node.open):
            if at is None or plan.mask >> at & 1:
                cleared, targets = self.cleared(node, plan)
                for square in targets:
                    yield from self.stands(cleared, plan.card, square)

    def cleared(self, node: Node, plan: Plan) -> tuple[Node, tuple[int, ...]]:
        """The town without the cubes of the plan, and where its building may stand; what is open is not said yet."""
        posts = self.plans.posts
        used = plan.mask if posts < 0 else plan.mask & ~self.mask(node, posts)
        things = node.things & ~(COLUMN * used)
        empty = node.empty | used
        free = plan.card in self._anywhere or (
            self._obelisk is not None and node.things >> SHIFT + WIDTH * self._obelisk & ALL
        )
        return Node(things, empty, 0, node.beside), squares_of(empty if free else used)

    def stands(self, node: Node, card: int, at: int, *, gift: bool = True) -> Iterator[Node]:
        """The towns that come of a building on a free square, with what its card does."""
        things = node.things | 1 << SHIFT + WIDTH * card + at
        empty = node.empty & ~(1 << at)
        beside = node.beside
        name = self.worth.names[card]
        if name in ("bank", "factory"):
            beside = self._stocked(name, things, empty, beside)
        elif name == "shrine":
            count = sum(self.mask_at(things, slot).bit_count() for slot in range(len(self.worth.names)))
            beside = beside._replace(shrine=steps_of(tables().points.shrine, count))
        after = Node(things, empty, self.plans.open(things), beside)
        if gift and name == "grove_university" and empty:
            yield from self._gifts(after)
        elif name == "architects_guild":
            yield self._replaced(after, 1 << at)
        else:
            yield after

    def mask_at(self, things: int, slot: int) -> int:
        """The squares of a card in a town's number."""
        return things >> SHIFT + WIDTH * slot & ALL

    def _stocked(self, name: str, things: int, empty: int, beside: Beside) -> Beside:
        """With the cube on it of which least is needed."""
        taken = beside.bank if name == "bank" else 0
        kinds = [kind for kind in range(CUBES) if not taken >> kind & 1]
        if not kinds:
            return beside
        del empty
        open_ = self.plans.open(things)
        kind = min(kinds, key=lambda one: (open_ & self.plans.using[one]).bit_count())
        if name == "bank":
            return beside._replace(bank=beside.bank | 1 << kind)
        return beside._replace(factory=beside.factory | 1 << kind)

    def _gifts(self, node: Node) -> Iterator[Node]:
        """Grove University's building: those that bring most points, and of these the ones that leave most open."""
        points, open_with = self.worth.points, self.plans.open_with
        found = []
        for card in self._in_play:
            for at in squares_of(node.empty):
                buildings = node.things >> SHIFT | 1 << WIDTH * card + at
                found.append((points(buildings), (node.open & open_with(buildings)).bit_count(), card, at))
        found.sort(reverse=True)
        for _, _, card, at in found[:GIFTS]:
            yield from self.stands(node, card, at, gift=False)

    def changed(self, node: Node, card: int, at: int) -> Node:
        """The town with this building in the place of another."""
        column = sum(1 << WIDTH * slot + at for slot in range(len(self.worth.names)))
        things = node.things & ~(column << SHIFT) | 1 << SHIFT + WIDTH * card + at
        return Node(things, node.empty, self.plans.open(things), node.beside)

    def _replaced(self, node: Node, done: int) -> Node:
        """The Architect's Guild: the best change, and the best after it, as far as they bring points."""
        cubes = node.things & (1 << SHIFT) - 1
        before = node.things >> SHIFT
        buildings = self._changes.get(before)
        if buildings is None:
            if len(self._changes) > MOST_KEPT:
                self._changes.clear()
            buildings = self._changes[before] = self._best_changes(before, done)
        things = cubes | buildings << SHIFT
        return Node(things, node.empty, self.plans.open(things), node.beside)

    def _best_changes(self, buildings: int, done: int) -> int:
        """What these buildings become at best."""
        for _ in range(cards()["architects_guild"].replaces):
            best, most, where = buildings, self.worth.points(buildings), 0
            for old in self._in_play:
                for at in squares_of(buildings >> WIDTH * old & ALL & ~done):
                    bare = buildings ^ 1 << WIDTH * old + at
                    for new in self._in_play:
                        if new != old:
                            grown = bare | 1 << WIDTH * new + at
                            points = self.worth.points(grown)
                            if points > most:
                                best, most, where = grown, points, 1 << at
            buildings, done = best, done | where
            if not where:
                break
        return buildings


def kinds_of(names: Iterable[str]) -> int:
    """Kinds as bits."""
    found = 0
    for name in names:
        found |= 1 << KIND[name]
    return found


def kinds_in(bits: int) -> list[str]:
    """Bits as kinds."""
    return [kind for number, kind in enumerate(KINDS) if bits >> number & 1]
