"""The icons of the city: arms, symbols, rewards, and the pictures of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image as Images
from PIL.Image import Image

from engines.guilds_of_london.city import GUILDHALL, PLANTATION
from engines.guilds_of_london.components import ICONS as REWARDS
from engines.guilds_of_london.components import SYMBOLS, Mayoral, cards, mayoral, tiles
from renderers.guilds_of_london.beasts import ship
from renderers.guilds_of_london.guildhall import front
from renderers.guilds_of_london.marks import medallion
from renderers.guilds_of_london.mayoral import emblem
from renderers.guilds_of_london.palette import DYES, PURPLE, SEA
from renderers.guilds_of_london.pawns import neutral
from renderers.guilds_of_london.rewards import picture
from renderers.guilds_of_london.shields import shield
from renderers.guilds_of_london.sight import GuildsView
from renderers.kit.artist import seat_icon
from renderers.kit.easel import Easel
from renderers.kit.icons import laurel
from renderers.kit.layout import Rect
from renderers.kit.palette import CREAM, INK, lighter
from renderers.kit.stencil import fine, slab
from renderers.kit.sticker import LARGE, Icon, badge, sticker

OF_SEATS = ("whose", "swap")
OF_MAYORAL = ("keep", "kept", "deepest")
CARD = 0.8  # how wide a card is, of its height


def icons() -> Mapping[str, Icon]:
    """All icons by their names; cards that look alike at this size share theirs."""
    return {
        **{tile: partial(_arms, tile) for tile in tiles()},
        GUILDHALL: _hall,
        PLANTATION: _voyage,
        **{symbol: partial(_symbol, symbol) for symbol in SYMBOLS},
        **{kind: partial(_reward, kind) for kind in REWARDS},
        **{action_icon(card): partial(_card, card) for card in cards()},
        **{mayoral_icon(card): partial(_mayoral, card) for card in mayoral().values()},
    }


def said() -> Mapping[str, str]:
    """Which icon stands beside what a message says."""
    return {
        **{f"guilds-place-{place}": place for place in (*tiles(), GUILDHALL, PLANTATION)},
        **{f"guilds-said-{place}": place for place in (GUILDHALL, PLANTATION)},
        **{f"guilds-symbol-{symbol}": symbol for symbol in SYMBOLS},
        **{f"guilds-icon-{kind}": kind for kind in REWARDS},
        **{f"guilds-card-{card}": action_icon(card) for card in cards()},
        **{f"guilds-mayoral-{card.id}": mayoral_icon(card) for card in mayoral().values()},
    }


def icon_of(view: GuildsView, part: str, value: str) -> str | None:  # noqa: ARG001  # the same at all times
    """A card, a place, a symbol or a player; of several rewards, the first."""
    if part in OF_SEATS:
        return seat_icon(int(value)) if value.isdecimal() else None
    if part in OF_MAYORAL and value in mayoral():
        return mayoral_icon(mayoral()[value])
    if part in ("card", "pay") and value in cards():
        return action_icon(value)
    if part in ("take", "fewer", "kind"):
        kind = value.split(maxsplit=1)[0].rstrip("0123456789") if value else ""
        return kind if kind in REWARDS else None
    known = value in tiles() or value in (GUILDHALL, PLANTATION) or value in SYMBOLS
    return value if known else None


def action_icon(card: str) -> str:
    """The icon that an action card shares with those that look alike."""
    known = cards()[card]
    return f"{known.colour}_{known.effect[0].do}"


def mayoral_icon(card: Mayoral) -> str:
    """The icon of a mayoral card: the first one that has the same picture."""
    return next(one.id for one in mayoral().values() if _looks(one) == _looks(card))


def _looks(card: Mayoral) -> tuple[object, ...]:
    return card.rule in ("majority", "sets"), card.of, card.symbol, card.ranks, card.special


def _arms(tile: str) -> Image:
    return sticker(shield(tile, LARGE).image)


def _hall() -> Image:
    easel = Easel((LARGE, LARGE), 2)
    front(easel, 100)
    return sticker(easel.finished().image)


def _voyage() -> Image:
    return badge(ship, SEA, CREAM)


def _symbol(symbol: str) -> Image:
    return sticker(medallion(symbol, LARGE).image)


def _reward(kind: str) -> Image:
    return sticker(_picture(kind))


def _picture(kind: str) -> Image:
    """What a reward or an effect brings; a coin without a number bears a wreath."""
    if kind == "neutral":
        return neutral(LARGE).image
    drawn = picture(kind, LARGE).image
    if kind == "vp":
        drawn = drawn.copy()
        wreath = fine(laurel, round(LARGE * 0.7), 1)
        drawn.paste(INK, ((drawn.width - wreath.width) // 2, (drawn.height - wreath.height) // 2), wreath)
    return drawn


def _card(card: str) -> Image:
    """The effect of a card on its colour, as a card stands."""
    known = cards()[card]
    whole = Images.new("RGBA", (round(LARGE * CARD), LARGE), (*DYES[known.colour], 255))
    drawn = _picture(known.effect[0].do)
    box = drawn.getbbox() or (0, 0, 1, 1)
    share = whole.width * 0.88 / max(box[2] - box[0], box[3] - box[1])
    small = drawn.crop(box).resize((round((box[2] - box[0]) * share), round((box[3] - box[1]) * share)))
    whole.alpha_composite(small, ((whole.width - small.width) // 2, (whole.height - small.height) // 2))
    return _cut(whole)


def _mayoral(card: Mayoral) -> Image:
    face = Images.new("RGB", (LARGE, LARGE), lighter(PURPLE, 0.12))
    low = (
        round(LARGE * 0.1) if card.rule == "sets" else 0
    )  # five medallions begin at the upper edge of their place
    emblem(face, card, Rect(0, 0, LARGE, LARGE).inset(8, 8).moved(0, low), coin=False)
    return _cut(face)


def _cut(face: Image) -> Image:
    """A card with round corners."""
    whole = face.convert("RGBA")
    whole.putalpha(slab(face.size, face.height * 0.14))
    return sticker(whole)
