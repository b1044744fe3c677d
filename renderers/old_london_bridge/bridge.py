"""A bridge with its houses; what changed on it is ringed."""

from __future__ import annotations

from collections import Counter

from PIL.Image import Image

from engines.old_london_bridge.components import COLOURS
from engines.old_london_bridge.view import ArchitectView, BuildingView
from renderers.kit.light import glow, ring
from renderers.old_london_bridge.buildings import building
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.plan import BridgePlace
from renderers.old_london_bridge.river import bank, parapet, works
from renderers.old_london_bridge.sight import Sight

HOVERS = 0.3


def lay_works(image: Image, place: BridgePlace) -> None:
    """The stone works, which are the same for everybody."""
    works(place.slot).lay(image, place.x - bank(place.slot), place.deck)


def lay_houses(image: Image, sight: Sight, seat: int, place: BridgePlace) -> None:
    """The houses in their slots, and the parapet where there are none."""
    architect = sight.board.architects[seat]
    size = place.slot - 1
    for index, slot in enumerate(architect.slots):
        plot = place.plot(index)
        if slot.building is None:
            wall = parapet(place.slot)
            wall.lay(image, plot.x, place.deck + 2 - wall.image.height)
        else:
            building(slot.building, size).lay(image, plot.x, plot.bottom - round(size * TALL))
    if sight.board.placing is not None and sight.board.acting == seat:
        _lay_waiting(image, sight.board.placing, architect, place)
    for index in range(len(architect.slots)):
        if f"slot:{seat}:{index + 1}" in sight.marks:
            plot = place.plot(index)
            ring((plot.w, plot.h + 2), 8, max(4, plot.w // 16)).lay(image, plot.x, plot.y)


def _lay_waiting(image: Image, waiting: BuildingView, architect: ArchitectView, place: BridgePlace) -> None:
    """The building that was taken and stands nowhere yet: it hovers where the next one would stand, or over the last."""
    free = [index for index, slot in enumerate(architect.slots) if slot.building is None]
    plot = place.plot(free[0] if free else len(architect.slots) - 1)
    size, lift = place.slot - 1, round(place.slot * HOVERS)
    glow((plot.w, plot.h), 10, max(6, plot.w // 9)).lay(image, plot.x, plot.y - lift)
    building(waiting, size).lay(image, plot.x, plot.bottom - round(size * TALL) - lift)


def coats_of(architect: ArchitectView) -> dict[str, int]:
    """How often each coat of arms stands on the bridge: how strong its actions are."""
    counted = Counter(coat for slot in architect.slots if slot.building for coat in slot.building.coats)
    return {colour: counted[colour] for colour in COLOURS}
