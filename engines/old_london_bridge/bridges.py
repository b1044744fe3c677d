"""A bridge and its twelve slots: what may be built where, and how strong it is. Slots hold the ids of buildings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engines.old_london_bridge.components import COLOURS, building, buildings, is_park


def appends(slots: Sequence[int], place: int) -> bool:
    """Whether a building goes on the next free slot: it is a park, or lower than the last one, or begins a series."""
    return not slots or is_park(place) or is_park(slots[-1]) or place < slots[-1]


def keeps_falling(slots: Sequence[int], slot: int, number: int) -> bool:
    """Whether the numbers of a series still fall from left to right with this one on the slot; parks have the highest ids."""
    if slot and slots[slot - 1] <= number:
        return False
    return slot + 1 == len(slots) or slots[slot + 1] < number or is_park(slots[slot + 1])


def replaceable(slots: Sequence[int], number: int) -> Iterator[int]:
    """The slots whose building may be replaced by this number."""
    for slot, there in enumerate(slots):
        if not is_park(there) and keeps_falling(slots, slot, number):
            yield slot


@cache
def coats(colour: str) -> tuple[int, ...]:
    """Whether each building, by id, has a coat of this colour, as 1 or 0."""
    return tuple(0 if one is None else int(colour in one.coats) for one in buildings())


def strength(slots: Sequence[int], colour: str) -> int:
    """How many coats of arms of a colour are on the bridge."""
    of_colour = coats(colour)
    return sum([of_colour[place] for place in slots])


def strengths(slots: Sequence[int]) -> dict[str, int]:
    """The coats of arms of every colour."""
    return {colour: strength(slots, colour) for colour in COLOURS}


def strength_of(slots: Sequence[int], place: int) -> int:
    """How strong the action of a building is that now stands among these."""
    return strength(slots, building(place).coats[0])


def with_building(slots: Sequence[int], place: int, slot: int | None) -> list[int]:
    """The bridge with one more building: on the next free slot, or in the place of another."""
    after = list(slots)
    if slot is None:
        after.append(place)
    else:
        after[slot] = place
    return after


def series(slots: Sequence[int]) -> list[list[int]]:
    """The falling series of numbered buildings that parks separate."""
    found: list[list[int]] = [[]]
    for place in slots:
        if is_park(place):
            found.append([])
        else:
            found[-1].append(place)
    return found
