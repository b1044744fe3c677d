"""What can be looked up in Guilds of London: tiles, cards and the Plantation; and the scenes of its rules."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image as Images
from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.guilds_of_london.city import PLANTATION
from engines.guilds_of_london.components import Card, Mayoral, Tile, board, cards, mayoral, tiles
from engines.guilds_of_london.components import Plantation as Side
from engines.guilds_of_london.showing import icons_of
from engines.guilds_of_london.telling import either_text, place_text
from engines.guilds_of_london.view import PlantationView, TileView
from renderers.guilds_of_london.cards import action_card
from renderers.guilds_of_london.city import lay_tile
from renderers.guilds_of_london.icons import action_icon, mayoral_icon
from renderers.guilds_of_london.mayoral import mayoral_card
from renderers.guilds_of_london.overseas import lay_plantation
from renderers.guilds_of_london.pawns import TALL, liveryman, neutral
from renderers.guilds_of_london.sayings import icons_said, symbols_said
from renderers.kit.layout import Rect
from renderers.kit.light import ring
from renderers.kit.shelves import Face, Shelf, Thing, cut_face, saying

CARD, MAYOR = (260, 340), (260, 380)
SIDE, SMALL, AIR, PAWN = 300, 120, 20, 90
CHART = Rect(10, 10, 560, 220)
EXAMPLE = "dyers"
ROUND = (
    "mercers",
    "grocers",
    "drapers",
    "fishmongers",
    "dyers",
    "goldsmiths",
    "skinners",
    "salters",
    "brewers",
)


def shelves() -> tuple[Shelf, ...]:
    """Guilds by rank, special buildings, action cards, mayoral cards, and the sides of the Plantation."""
    every = sorted(tiles().values(), key=lambda tile: tile.rank or 0)
    return (
        Shelf("guilds", tuple(_tile(tile) for tile in every if not tile.special)),
        Shelf("specials", tuple(_tile(tile) for tile in every if tile.special)),
        Shelf("actions", tuple(_action(card) for card in cards().values())),
        Shelf("mayoral", tuple(_mayoral(card) for card in mayoral().values())),
        Shelf("plantation", tuple(_side(side) for side in board().plantation)),
    )


def _tile(tile: Tile) -> Thing:
    symbols = symbols_said(tile.symbols)
    if tile.rank is None:
        lines = [Text("guilds-look-special", {"need": tile.need, "symbols": symbols})]
    else:
        lines = [Text("guilds-look-guild", {"rank": tile.rank, "need": tile.need, "symbols": symbols})]
    lines.append(Text("guilds-look-first", {"icons": icons_said(icons_of(tile.first))}))
    if tile.second:
        lines.append(Text("guilds-look-second", {"icons": icons_said(icons_of(tile.second))}))
    if tile.lasting:
        lines.append(Text(f"guilds-text-{tile.id}"))
    return Thing(tile.id, place_text(tile.id), saying(*lines), lambda words: _lying(tile, words), tile.id)


def _lying(
    tile: Tile, words: Words, side: int = SIDE, pawns: tuple[int, ...] = (), *, he: bool = False
) -> Image:
    """The tile as it lies in the city, with those who stand on it."""
    image = Images.new("RGBA", (side + AIR, side + AIR))
    seen = TileView(
        id=tile.id,
        x=0,
        y=0,
        special=tile.special,
        symbols=tile.symbols,
        rank=tile.rank,
        need=tile.need,
        first=icons_of(tile.first),
        second=icons_of(tile.second),
        token=None,
        resolved=False,
        master=None,
        pawns=pawns,
        neutrals=0,
        beadle=he,
    )
    lay_tile(image, seen, Rect(AIR // 2, AIR // 2, side, side), words)
    return image


def _action(known: Card) -> Thing:
    copies = Text("guilds-look-copies", {"count": known.copies})
    leads = Text("guilds-look-leads", {"symbols": either_text(known.symbols)})

    def face(words: Words) -> Image:
        return cut_face(action_card(known.id, words, CARD))

    name, icon = Text(f"guilds-card-{known.id}"), action_icon(known.id)
    return Thing(known.id, name, saying(Text(f"guilds-text-{known.id}")), face, icon, saying(leads, copies))


def _mayoral(known: Mayoral) -> Thing:
    def face(words: Words) -> Image:
        return cut_face(mayoral_card(known.id, words, MAYOR))

    name = Text(f"guilds-mayoral-{known.id}")
    return Thing(known.id, name, saying(Text(f"guilds-text-{known.id}")), face, mayoral_icon(known))


def _side(side: Side) -> Thing:
    first, second = icons_of(side.first), icons_of(side.second)
    seen = PlantationView(
        side=side.id, first=first, second=second, returns=side.returns, pawns=(), neutrals=0
    )
    lines = [
        Text("guilds-look-first", {"icons": icons_said(first)}),
        Text("guilds-look-half", {"icons": icons_said(second)}),
        Text("guilds-look-returns", {"count": side.returns}),
    ]

    def face(words: Words) -> Image:
        image = Images.new("RGBA", (CHART.w + AIR, CHART.h + AIR))
        lay_plantation(image, seen, CHART, words, lit=False, marks=frozenset())
        return image

    return Thing(side.id, Text(f"guilds-side-{side.id}"), saying(*lines), face, PLANTATION)


def scenes() -> Mapping[str, Face]:
    """A tile, neighbours, neutral pawns, a vote, and the Beadle."""
    return {
        "tile": lambda words: _lying(tiles()[EXAMPLE], words),
        "beside": _beside,
        "neutrals": _swap,
        "vote": lambda words: _lying(tiles()[EXAMPLE], words, pawns=(2, 1)),
        "beadle": lambda words: _lying(tiles()[EXAMPLE], words, he=True),
    }


def _beside(words: Words) -> Image:
    """Nine tiles; rings round those at the edges of the middle one."""
    image = Images.new("RGBA", (3 * SMALL + AIR, 3 * SMALL + AIR))
    for at, name in enumerate(ROUND):
        row, column = divmod(at, 3)
        spot = Rect(AIR // 2 + column * SMALL, AIR // 2 + row * SMALL, SMALL - 8, SMALL - 8)
        drawn = _lying(tiles()[name], words, spot.w)
        image.alpha_composite(drawn, (spot.x - AIR // 2, spot.y - AIR // 2))
        if abs(row - 1) + abs(column - 1) == 1:
            ring((spot.w, spot.h), 8).lay(image, spot.x, spot.y)
    return image


def _swap(words: Words) -> Image:
    """A neutral pawn, and one of a player."""
    del words
    image = Images.new("RGBA", (2 * PAWN + 2 * AIR, round(PAWN * TALL) + AIR))
    neutral(PAWN).lay(image, AIR // 2, AIR // 2)
    liveryman(1, PAWN).lay(image, PAWN + AIR, AIR // 2)
    return image
