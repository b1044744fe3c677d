"""What a half-built town is worth beyond its points: a sum of learned weights, of all that can be seen quickly in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engines.tiny_towns.components import KINDS, cards, steps_of, tables
from engines.tiny_towns.foresight.masks import ALL, LINED, NEAR, ROUND, WIDTH, squares_of
from engines.tiny_towns.foresight.plans import SHIFT, Layers, Plan, Plans, plans_of
from engines.tiny_towns.foresight.tally import Tally

LACKING = (0, 1, 2, 3)
"""Plans that lack so many cubes count as begun."""
FRESH, FAR = 4, 5
"""Which layer (see plans) has the plans that are not begun yet, and which the begun ones that lack more cubes."""
MOST_KEPT = 30_000
REACH = {"granary": ROUND, "orchard": LINED, "theater": LINED, "market": LINED, "inn": LINED}
BITS = tuple(number.bit_count() for number in range(1 << len(KINDS)))
PHASES = tuple(min(empty, 7) // 2 for empty in range(WIDTH + 1))
"""How much room is left, roughly."""
Weights = Mapping[str, float]


class Beside(NamedTuple):
    """What a town has beside its squares: cubes on Warehouses, kinds on Factories and Banks, the Shrine's number."""

    stored: tuple[int, ...] = ()
    factory: int = 0
    bank: int = 0
    lent: int = 0
    shrine: int = 0


NOTHING = Beside()


class Node(NamedTuple):
    """A town: its things and empty squares (see plans), the plans that are still open, and what it has beside."""

    things: int
    empty: int
    open: int
    beside: Beside


class Room(NamedTuple):
    """A plan of a large card that has its squares before all others, and all plans of this card."""

    lack: int
    weight: float
    plan: Plan
    alike: int


Order = list[tuple[float, int]]


class Still(NamedTuple):
    """All that follows from the buildings alone."""

    points: int
    built: int
    base: float
    orders: list[Order | None]
    seen: dict[str, float]
    levels: list[tuple[int, int, int]]


class Worth:
    """Values the towns of somebody who may build these cards."""

    def __init__(
        self, names: tuple[str, ...], weights: Weights, right_halls: int = 0, starloom_place: int = 0
    ) -> None:
        self.names = names
        self.plans: Plans = plans_of(names)
        self.tally = Tally(names, right_halls, starloom_place)
        self.weights = weights
        self._food = [card for card, kind in enumerate(self.tally.type_of) if kind == "red"]
        self._still: dict[tuple[int, Beside], Still] = {}
        self._points: dict[int, int] = {}
        self.known: dict[tuple[int, Beside], float] = {}
        of = weights.get
        self._plan = [[of(f"plan{lack}:{name}", 0.0) for name in names] for lack in range(6)]
        self._gain = [of(f"gain{lack}", 0.0) for lack in range(6)]
        self._room = [of(f"empty:{count}", 0.0) for count in range(WIDTH + 1)]
        self._dead = [of(f"dead:{phase}", 0.0) for phase in range(4)]
        self._ones = [[of(f"ones:{phase}:{count}", 0.0) for count in range(6)] for phase in range(4)]
        self._none = [[of(f"none:{phase}:{count}", 0.0) for count in range(6)] for phase in range(4)]
        self._wanted = [of(f"wanted:{phase}", 0.0) for phase in range(4)]
        self._large = [
            plans for name, plans in zip(names, self.plans.of_card, strict=True) if of(f"room:{name}", 0.0)
        ]
        self._using = [(1 << kind, self.plans.using[kind]) for kind in range(len(KINDS))]

    # From the buildings alone

    def points(self, buildings: int) -> int:
        """The points of these buildings, without Shrine and Warehouses."""
        found = self._points.get(buildings)
        if found is None:
            if len(self._points) > MOST_KEPT:
                self._points.clear()
            masks = [buildings >> WIDTH * card & ALL for card in range(len(self.names))]
            found = self._points[buildings] = self.tally.points(masks)
        return found

    def exact(self, node: Node) -> int:
        """The points of a town as it stands."""
        beside = node.beside
        total = self.points(node.things >> SHIFT)
        if beside.shrine or beside.stored:
            total += beside.shrine + len(beside.stored) * cards()["warehouse"].points
        return total

    def still(self, buildings: int, beside: Beside) -> Still:
        """All that follows from the buildings, worked out once."""
        found = self._still.get((buildings, beside))
        if found is None:
            if len(self._still) > MOST_KEPT // 10:
                self._still.clear()
            found = self._still[buildings, beside] = self._seen(buildings, beside)
        return found

    def _seen(self, buildings: int, beside: Beside) -> Still:
        names = self.names
        masks = [buildings >> WIDTH * card & ALL for card in range(len(names))]
        built = 0
        for mask in masks:
            built |= mask
        points = self.points(buildings) + beside.shrine + len(beside.stored) * cards()["warehouse"].points
        free = ALL & ~built
        share = free.bit_count() / WIDTH
        levels = self._levels(masks, free, self.plans.open_with(buildings))
        best: dict[int, int] = {}
        for card, gain, _ in levels:
            if gain > best.get(card, -99):
                best[card] = gain
        seen: dict[str, float] = {}
        for card, name in enumerate(names):
            seen[f"play:{name}"] = share
            if card in best:
                seen[f"best:{name}"] = best[card] * share
            if count := masks[card].bit_count():
                seen[f"count:{name}"] = count * share
                seen[f"there:{name}"] = share
                reach = REACH.get(name, NEAR)
                seen[f"reach:{name}"] = float(
                    sum([(reach[at] & free).bit_count() for at in squares_of(masks[card])])
                )
        fed, hungry = self.tally.fed(masks)
        if hungry:
            seen["hungry"] = hungry * share
            if not any(masks[card] for card in self._food):
                seen["hungry-nofood"] = hungry * share
        if self._food and names[self._food[0]] == "farm":
            meals = masks[self._food[0]].bit_count() * cards()["farm"].feeds - fed.bit_count()
            seen["spare"] = max(0, meals) * share
        if beside.stored:
            seen["stored"] = len(beside.stored) * share
        weights = self.weights
        base = sum([weights.get(what, 0.0) * value for what, value in seen.items()])
        return Still(points, built, base, [None] * 6, seen, levels)

    def order(self, still: Still, lack: int) -> Order:
        """The plans that lack so many cubes: by card and gain, what is worth most first."""
        plan, gain = self._plan[lack], self._gain[lack]
        found = [(plan[card] + gain * more, mask) for card, more, mask in still.levels]
        found.sort(reverse=True)
        still.orders[lack] = found
        return found

    def _levels(self, masks: list[int], free: int, open_: int) -> list[tuple[int, int, int]]:
        """For each card how much it would bring, and the plans that can bring so much: the best squares first."""
        over = self.plans.over
        found = []
        for card, by_gain in enumerate(self.tally.gains(masks)):
            plans = self.plans.of_card[card] & open_
            for gain, squares in by_gain:
                more = gain
                if self.names[card] == "shrine":
                    more += steps_of(tables().points.shrine, WIDTH + 1 - free.bit_count())
                here = plans
                if squares != free:
                    touching = 0
                    for at in squares_of(squares):
                        touching |= over[at]
                    here &= touching
                    plans &= ~here
                if here:
                    found.append((card, more, here))
        return found

    # With the cubes

    def value(self, node: Node) -> float:
        """Points now and what is to come."""
        key = (node.things, node.beside)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MOST_KEPT:
                self.known.clear()
            found = self.known[key] = self._looked(node)[0]
        return found

    def wanted(self, node: Node) -> int:
        """The kinds that begun plans lack, as bits."""
        return self._looked(node)[1]

    def room(self, node: Node) -> Room | None:
        """The large plan that it is best to keep room for, if any."""
        return self._looked(node)[2]

    def _looked(self, node: Node) -> tuple[float, int, Room | None]:
        """The value, the kinds that begun plans lack, and for which large plan there is room then."""
        things, empty, open_, beside = node
        still = self._still.get((things >> SHIFT, beside)) or self.still(things >> SHIFT, beside)
        if not empty:
            return float(still.points), 0, None
        layers = self.plans.layers(empty)
        best, want = self._packed(still, empty, open_, layers, None)
        kept = None
        for alike in self._large:
            if room := self._nearest(still, open_ & alike, layers, alike):
                value, lacking = self._packed(still, empty, open_, layers, room)
                if value > best:
                    best, want, kept = value, lacking, room
        return best, want, kept

    def _nearest(self, still: Still, open_: int, layers: Layers, alike: int) -> Room | None:
        """The begun plan of a card that lacks fewest cubes."""
        if open_:
            for lack in (*LACKING, FAR):
                if ready := open_ & layers[lack]:
                    for weight, mask in still.orders[lack] or self.order(still, lack):
                        if here := ready & mask:
                            return Room(lack, weight, self.plans.list[(here & -here).bit_length() - 1], alike)
        return None

    def _packed(  # noqa: C901  # one loop: each call would cost a tenth of the time
        self, still: Still, empty: int, open_: int, layers: Layers, room: Room | None
    ) -> tuple[float, int]:
        """The value with plans that do not overlap, and the kinds that they lack."""
        total = still.points + still.base
        listed = self.plans.list
        fresh = layers[FRESH]
        used = want = ones = 0
        if room is not None:
            total += room.weight
            open_ &= room.plan.apart & ~room.alike
            used = room.plan.mask
            if room.lack:
                want = lacking(room.plan, empty)
                ones = want if room.lack == 1 else 0
        for lack in LACKING:
            ready = open_ & layers[lack]
            if not ready:
                continue
            for weight, mask in still.orders[lack] or self.order(still, lack):
                here = ready & mask
                while here:
                    plan = listed[(here & -here).bit_length() - 1]
                    total += weight
                    apart = plan.apart
                    here &= apart
                    ready &= apart
                    open_ &= apart
                    used |= plan.mask
                    if lack:
                        for bit, kind in plan.cells:
                            if bit & empty:
                                want |= kind
                                if lack == 1:
                                    ones |= kind
                if not ready:
                    break
        left = empty.bit_count()
        phase = PHASES[left]
        ready = open_ & fresh
        none = 0
        if want != 31:
            for kind, using in self._using:
                if not want & kind and not ready & using:
                    none += 1
        if ready:
            for weight, mask in still.orders[FRESH] or self.order(still, FRESH):
                here = ready & mask
                while here:
                    plan = listed[(here & -here).bit_length() - 1]
                    total += weight
                    here &= plan.apart
                    ready &= plan.apart
                if not ready:
                    break
        dead = (ALL & ~(empty | still.built | used)).bit_count()
        total += self._room[left] + self._dead[phase] * dead + self._ones[phase][BITS[ones]]
        total += self._none[phase][none] + self._wanted[phase] * BITS[want & ~ones]
        return total, want


def lacking(plan: Plan, empty: int) -> int:
    """The kinds that a plan lacks, as bits."""
    found = 0
    for bit, kind in plan.cells:
        if bit & empty:
            found |= kind
    return found
