"""The icons of Kingsbridge: cubes, the trades, advantages, events, and the places of the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL.Image import Image

from engines.pillars.components import advantages, craftsmen, events, resources
from renderers.kit.icons import hourglass
from renderers.kit.palette import CREAM, GOLD, INK
from renderers.kit.stencil import Pen
from renderers.kit.sticker import LARGE, Icon, badge, disc, sticker
from renderers.kit.tokens import mallet_sprite
from renderers.pillars.buildings import stall
from renderers.pillars.cards import band_of, event_paint
from renderers.pillars.chart import PAINTED
from renderers.pillars.effects import again, arrow
from renderers.pillars.figures import worker
from renderers.pillars.goods import KINDS, cube, points
from renderers.pillars.palette import BEAMS, GREY, KEPT, KIND_BANDS, STALL
from renderers.pillars.sight import PillarsView
from renderers.pillars.signs import ADVANTAGES, EVENTS
from renderers.pillars.trades import TRADES

HIGH = 0.86  # how high the picture of a place is, of its width
OFTEN = "4×"  # as the arrow of many craftsmen says


def icons() -> Mapping[str, Icon]:
    """All icons by their names; craftsmen of one trade share theirs, as they share their tool."""
    return {
        **SIGNS,  # these first: nothing on a card or panel names them
        **{kind: partial(_cube, kind) for kind in KINDS},
        **{_trade(card): partial(_craftsman, card) for card in craftsmen()},
        **{card: partial(_advantage, card) for card in advantages()},
        **{card: partial(_event, card) for card in events()},
        **{place: partial(_place, place) for place in _places()},
    }


def said() -> Mapping[str, str]:
    """Which icon stands beside what a message says; of a craftsman's many names, beside each."""
    of_cards = {**{card: _trade(card) for card in craftsmen()}, **{card: card for card in advantages()}}
    of_cards |= {card: card for card in events()} | {card: one.kind for card, one in resources().items()}
    return {
        **{f"pillars-{what}-{kind}": kind for kind in KINDS for what in ("goods", "cubes")},
        **{f"pillars-card-{card}": icon for card, icon in of_cards.items()},
        **{f"pillars-place-{place}": place for place in _places()},
    }


def icon_of(view: PillarsView, part: str, value: str) -> str | None:  # noqa: ARG001  # the same at all times
    """A card, a place or a kind of cube; of a deal, what is dealt in."""
    if value in craftsmen():
        return _trade(value)
    if value in resources():
        return resources()[value].kind
    if value in advantages() or value in events():
        return value
    if part == "space":
        place = value.rpartition("_")[0] if value.startswith("priory_") else value
        return place if place in _places() else None
    kind = value.rpartition("_")[2] if part == "deal" else value
    return kind if kind in KINDS else None


def _trade(card: str) -> str:
    return craftsmen()[card].trade


def _places() -> tuple[str, ...]:
    return (*PAINTED, "market")


def _points() -> Image:
    return sticker(points("", LARGE).image)


def _needed() -> Image:
    return badge(_call, BEAMS, GOLD)


def _call(pen: Pen) -> None:
    """An exclamation mark."""
    pen.poly((38, 2), (62, 2), (57, 64), (43, 64))
    pen.oval(50, 84, 13)


def _times() -> Image:
    return sticker(arrow(OFTEN, LARGE).image)


def _again() -> Image:
    return badge(again, CREAM, KEPT)


def _leader() -> Image:
    return sticker(mallet_sprite(LARGE).image)


def _awaited() -> Image:
    return badge(hourglass, GOLD, INK, plate=disc, share=0.62)


def _lent() -> Image:
    return sticker(worker(GREY, LARGE).image)


SIGNS: Mapping[str, Icon] = {
    "points": _points,
    "needed": _needed,
    "times": _times,
    "each_round": _again,
    "leader": _leader,
    "awaited": _awaited,
    "lent": _lent,
}


def _cube(kind: str) -> Image:
    return sticker(cube(kind, LARGE).image)


def _craftsman(card: str) -> Image:
    return badge(TRADES[_trade(card)], band_of(card), CREAM)


def _advantage(card: str) -> Image:
    return badge(ADVANTAGES[card], KIND_BANDS[advantages()[card].kind], (255, 236, 176))


def _event(card: str) -> Image:
    return badge(EVENTS[card], event_paint(card), (255, 240, 200))


def _place(place: str) -> Image:
    size = (LARGE, round(LARGE * HIGH))
    return sticker((stall(size, STALL) if place == "market" else PAINTED[place](size)).image)
