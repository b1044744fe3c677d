"""What can be looked up in Old London Bridge: buildings, characters, bonus tiles and scoring tiles; and its scenes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image as Images
from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.old_london_bridge.components import (
    CARDS,
    COLOURS,
    KINDS,
    OF_EACH_TILE,
    PARK,
    PETER,
    Building,
    building,
    buildings,
    cards_data,
    of_kind,
)
from engines.old_london_bridge.options import EXPERT
from engines.old_london_bridge.telling import card_text
from engines.old_london_bridge.view import BuildingView
from renderers.kit.layout import Rect
from renderers.kit.light import ring
from renderers.kit.shelves import Face, Shelf, Thing, cut_face, saying
from renderers.old_london_bridge.bonus import tile
from renderers.old_london_bridge.buildings import building as house_of
from renderers.old_london_bridge.buildings import house
from renderers.old_london_bridge.cards import card
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.icons import PEOPLE, TILES
from renderers.old_london_bridge.stalls import field_mark

HOUSE, CARD, TILE, MARK, AIR = 150, (230, 330), 190, 150, 14
SMALL = 92
ROW, PARK_AT, AFTER = (43, 36, 30), 2, (51, 20)
OLD, HIGHER = 30, 36


def shelves() -> tuple[Shelf, ...]:
    """Kinds of buildings, each building by its number, characters, bonus tiles, and the tiles for experts."""
    known = [one for one in buildings() if one is not None]
    parks = {one.coats: one for one in known if one.kind == PARK}
    numbered = [one for one in known if one.number is not None]
    return (
        Shelf("kinds", tuple(_kind(kind) for kind in KINDS)),
        Shelf("cards", tuple(_card(value) for value in CARDS)),
        Shelf("bonus", tuple(_tile(kind) for kind in TILES)),
        Shelf("scoring", tuple(_scoring(field, how) for field, tiles in EXPERT.items() for how in tiles)),
        Shelf("buildings", tuple(_building(one) for one in (*numbered, *parks.values()))),
    )


def _kind(kind: str) -> Thing:
    numbers = [str(building(one).number) for one in of_kind(kind) if building(one).number is not None]
    more = [Text("bridge-look-copies", {"count": len(of_kind(kind))})]
    if numbers:
        more.append(Text("bridge-look-numbers", {"numbers": [*numbers]}))
    name, says = Text(f"bridge-kind-{kind}"), saying(Text(f"bridge-look-does-{kind}"))
    return Thing(kind, name, says, lambda _: cut_face(house(kind, HOUSE)), kind, saying(*more))


def _building(known: Building) -> Thing:
    coats = (
        Text("bridge-coat-all") if len(known.coats) == len(COLOURS) else Text(f"bridge-coat-{known.coats[0]}")
    )
    kind = Text(f"bridge-kind-{known.kind}")
    name = Text("bridge-look-park", {"coats": coats})
    if known.number is not None:
        name = Text("bridge-building-numbered", {"kind": kind, "number": known.number})
    does, bears = Text(f"bridge-look-does-{known.kind}"), Text("bridge-look-coats", {"coats": coats})

    def face(words: Words) -> Image:
        del words
        return cut_face(house_of(_seen(known), HOUSE))

    return Thing(f"building_{known.id}", name, saying(bears), face, known.kind, saying(does))


def _seen(known: Building) -> BuildingView:
    return BuildingView(kind=known.kind, number=known.number, coats=known.coats)


def _card(value: int) -> Thing:
    copies = Text("bridge-look-copies", {"count": cards_data().cards.copies[value]})
    says = saying(Text("bridge-look-card-0" if value == PETER else "bridge-look-card-other"))

    def face(words: Words) -> Image:
        return cut_face(card(value, words, CARD, named=True))

    return Thing(f"card_{value}", card_text(value), says, face, PEOPLE[value], saying(copies))


def _tile(kind: str) -> Thing:
    more = saying(Text("bridge-look-copies", {"count": OF_EACH_TILE}))
    name, says = Text(f"bridge-tile-{kind}"), saying(Text(f"bridge-short-{kind}"))
    return Thing(kind, name, says, lambda _: cut_face(tile(kind, TILE)), kind, more)


def _scoring(field: str, how: str) -> Thing:
    name, says = Text(f"bridge-score-{how}"), saying(Text(f"bridge-scoring-{how}"))
    more = saying(Text("bridge-look-field", {"field": Text(f"bridge-field-{field}")}))
    return Thing(how, name, says, lambda _: cut_face(field_mark(field, MARK)), None, more)


# Scenes


def scenes() -> Mapping[str, Face]:
    """A bridge with falling numbers, one that has to make room, and how strong an action is."""
    return {"row": _row, "replace": _replace, "strength": _strength}


def _row(words: Words) -> Image:
    """Falling numbers, a park, and a number that is higher than those before it."""
    del words
    park = of_kind(PARK)[0]
    return _street([*ROW, park, *AFTER])


def _replace(words: Words) -> Image:
    """The building that leaves, in a ring, and to its right the one that comes."""
    del words
    return _street([43, OLD, 20, HIGHER], lit=1)


def _strength(words: Words) -> Image:
    """A shop, and another building of its colour before it."""
    del words
    shop = next(one for one in of_kind("shop") if building(one).coats == ("orange",))
    chapel = next(one for one in of_kind("chapel") if building(one).coats == ("orange",) and one > shop)
    gate = next(one for one in of_kind("gate") if building(one).coats != ("orange",) and shop < one < chapel)
    return _street([chapel, gate, shop], lit=2)


def _street(places: Sequence[int], lit: int | None = None) -> Image:
    """Buildings side by side, a ring round one of them."""
    high = round(SMALL * TALL)
    image = Images.new("RGBA", (len(places) * (SMALL + AIR) + AIR, high + 2 * AIR))
    for at, place in enumerate(places):
        spot = Rect(AIR + at * (SMALL + AIR), AIR, SMALL, high)
        house_of(_seen(building(place)), SMALL).lay(image, spot.x, spot.y)
        if at == lit:
            around = spot.inset(-6)
            ring((around.w, around.h), 10).lay(image, around.x, around.y)
    return image
