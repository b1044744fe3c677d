"""How this title asks: options that come again and again, made once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from data.text import Text
from engines.guilds_of_london.city import PLANTATION, City, reading_order
from engines.guilds_of_london.components import tiles
from engines.kernel import Option, Part, Parts

DONE = "done"
LEADS_KEPT = 1600
SAID = {"to": ""}  # where a voyage goes is no choice and stands in no journal


@cache
def voyage(final: bool, *parts: Part) -> Option:
    """An option to ship a pawn; where to is no choice, but it may be said."""
    return Option({**dict(parts), "to": PLANTATION}, final=final, keyed=SAID)


def no_voyage(*parts: Part) -> Option:
    """From the plantation nobody is shipped: only who names it is told."""
    way = {**dict(parts), "from": PLANTATION, "to": PLANTATION}
    return Option(way, blocked=Text("guilds-why-on-plantation"), quiet=True, keyed=SAID)


class Lead:
    """Options that begin with the same parts, and go on to each tile in the order of the tiles."""

    __slots__ = ("_final", "_plain", "parts")

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._plain: dict[int, Option] = {}
        self._final: dict[int, Option] = {}

    def towards(self, chosen: int, final: int = 0) -> list[Option]:
        """Those that go to one of the chosen tiles (bits); some of them are final."""
        if not final & chosen:
            plain = self._plain
            return [plain.get(i) or self._made(plain, i, final=False) for i in _places(chosen)]
        rows = (self._plain, self._final)
        return [
            rows[last].get(i) or self._made(rows[last], i, final=last) for i, last in _last(chosen, final)
        ]

    def _made(self, row: dict[int, Option], tile: int, *, final: bool) -> Option:
        """The option that goes to a tile, when it is first asked for: most leads reach few."""
        row[tile] = found = Option({**dict(self.parts), "to": _tile(tile)}, final=final)
        return found


def _last(chosen: int, final: int) -> list[tuple[int, bool]]:
    """The bits as numbers, each with whether it is final."""
    return [(i, bool(final >> i & 1)) for i in _places(chosen)]


@cache
def _tile(number: int) -> str:
    return list(tiles())[number]


def as_read(city: City, options: Iterable[Option]) -> list[Option]:
    """Those that differ only by the tile they go to, one after the other, as the tiles lie in the city."""
    lies = {tile: number for number, tile in enumerate(reading_order(city))}
    leads: dict[Parts, int] = {}

    def place(option: Option) -> tuple[int, int]:
        lead = tuple(part for part in option.parts.items() if part[0] != "to")
        return leads.setdefault(lead, len(leads)), lies.get(option.parts.get("to", ""), len(lies))

    return sorted(options, key=place)


@lru_cache(maxsize=LEADS_KEPT)
def _places(chosen: int) -> tuple[int, ...]:
    """The bits as numbers."""
    found: list[int] = []
    while chosen:
        lowest = chosen & -chosen
        found.append(lowest.bit_length() - 1)
        chosen ^= lowest
    return tuple(found)


@lru_cache(maxsize=LEADS_KEPT)
def lead(card: str, use: str, origin: str = "", pawns: str = "") -> Lead:
    """The beginning of playing a card to move pawns from a place, or to do something on a tile."""
    parts = (("card", card), ("use", use), ("from", origin), ("pawns", pawns))
    return Lead(tuple(part for part in parts if part[1]))


@lru_cache(maxsize=LEADS_KEPT)
def lead_from(origin: str) -> Lead:
    """The beginning of a move that an icon brings."""
    return Lead((("from", origin),))
