"""What a value is made of, by name: that from which its weights are learned."""

from __future__ import annotations

from engines.tiny_towns.foresight.masks import ALL
from engines.tiny_towns.foresight.plans import SHIFT
from engines.tiny_towns.foresight.worth import (
    BITS,
    FRESH,
    LACKING,
    PHASES,
    Node,
    Still,
    Worth,
    lacking,
)


def features(worth: Worth, node: Node) -> dict[str, float]:  # noqa: C901  # step by step as the value
    """What is seen of a town: times its weight each, it comes to the value beyond the points."""
    things, empty, open_, beside = node
    if not empty:
        return {}
    still = worth.still(things >> SHIFT, beside)
    plans, seen = worth.plans, dict(still.seen)
    layers = plans.layers(empty)
    used = want = ones = 0

    def count(name: str, by: float = 1.0) -> None:
        seen[name] = seen.get(name, 0.0) + by

    def counted(lack: int, bit: int) -> None:
        card, gain = card_of(still, bit)
        count(f"plan{lack}:{worth.names[card]}")
        if gain:
            count(f"gain{lack}", gain)

    if room := worth.room(node):
        counted(room.lack, 1 << plans.list.index(room.plan))
        open_ &= room.plan.apart & ~room.alike
        used = room.plan.mask
        if room.lack:
            want = lacking(room.plan, empty)
            ones = want if room.lack == 1 else 0
    for lack in LACKING:
        ready = open_ & layers[lack]
        for _, mask in still.orders[lack] or worth.order(still, lack):
            while here := ready & mask:
                bit = here & -here
                plan = plans.list[bit.bit_length() - 1]
                counted(lack, bit)
                ready &= plan.apart
                open_ &= plan.apart
                used |= plan.mask
                more = lacking(plan, empty)
                want |= more
                ones |= more if lack == 1 else 0
    left = empty.bit_count()
    phase = PHASES[left]
    ready = open_ & layers[FRESH]
    none = sum(not want & 1 << kind and not ready & using for kind, using in enumerate(plans.using))
    for _, mask in still.orders[FRESH] or worth.order(still, FRESH):
        while here := ready & mask:
            bit = here & -here
            counted(FRESH, bit)
            ready &= plans.list[bit.bit_length() - 1].apart
    count(f"empty:{left}")
    if dead := (ALL & ~(empty | still.built | used)).bit_count():
        count(f"dead:{phase}", dead)
    count(f"ones:{phase}:{BITS[ones]}")
    count(f"none:{phase}:{none}")
    if want & ~ones:
        count(f"wanted:{phase}", BITS[want & ~ones])
    return seen


def card_of(still: Still, bit: int) -> tuple[int, int]:
    """The card of a plan, and what it would bring."""
    return next((card, gain) for card, gain, plans in still.levels if plans & bit)
