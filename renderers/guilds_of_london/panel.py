"""What lies before a player: name plate, points, and counts of cards, pawns and tokens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.view import PlayerView
from engines.kernel import SeatResult
from renderers.guilds_of_london.palette import GOLD_LEAF, VELLUM
from renderers.guilds_of_london.pawns import TALL, liveryman, master, neutral
from renderers.guilds_of_london.rewards import picture
from renderers.guilds_of_london.tokens import second_token
from renderers.kit.icons import check, flag
from renderers.kit.layout import Rect
from renderers.kit.lettering import width, write
from renderers.kit.light import glow, ring
from renderers.kit.nameplate import AWAITED, Badge, lay_nameplate
from renderers.kit.palette import CREAM, INK, LEAF, darker
from renderers.kit.prizes import medal
from renderers.kit.relief import Sprite
from renderers.kit.tokens import banner, stamped, token

PLATE = 0.52
COIN = 96


@dataclass(slots=True, frozen=True)
class PanelState:
    """Whether the table waits for the player, his place in the order of play, what changed, and how he ended."""

    awaited: bool
    order: int
    marks: frozenset[str]
    ended: SeatResult | None


def lay_panel(
    image: Image, player: PlayerView, seat: int, place: Rect, words: Words, *, state: PanelState
) -> None:
    """The whole panel."""
    if state.awaited or (state.ended is not None and state.ended.placing == 1):
        glow((place.w, place.h), 12, 14).lay(image, place.x, place.y)
    banner((place.w, place.h), 60 + seat).lay(image, place.x, place.y)
    coin = min(COIN, place.h - 14)
    left = Rect(place.x, place.y, place.w - coin - 12, place.h)
    plate = left.top(round(place.h * PLATE)).inset(5, 5)
    lay_nameplate(image, seat, plate, words, badge=_badge(player, state))
    spot = Rect(place.right - coin - 8, place.y + (place.h - coin) // 2, coin, coin)
    token(coin, GOLD_LEAF, None, str(player.points)).lay(image, spot.x, spot.y)
    if f"score:{seat}" in state.marks:
        ring((coin, coin), coin // 2, 4).lay(image, spot.x, spot.y)
    _counts(image, player, seat, left.rest_below(round(place.h * PLATE)).inset(10, 4), state)


def _badge(player: PlayerView, state: PanelState) -> Badge | None:
    if state.ended is not None:
        return Badge(medal(state.ended.placing), None, str(state.ended.placing))
    if state.awaited:
        return AWAITED
    return Badge(LEAF, check, "", CREAM) if player.acted else None


@dataclass(slots=True, frozen=True)
class _Count:
    """A picture (drawn when it is known that it fits) with a number, and how it is called where something changed."""

    name: str
    number: int
    draw: Callable[[], Sprite]
    wide: int


def _counts(image: Image, player: PlayerView, seat: int, place: Rect, state: PanelState) -> None:
    """Order of play, cards, mayoral cards, pawns in the supply, Masters, neutral pawns, tokens: in one row."""
    size = min(48, place.h - 4)
    row = _row(player, seat, state.order, size)
    while _needed(row, size) > place.w and size > 20:
        size -= 1
        row = _row(player, seat, state.order, size)
    gap = min(16, (place.w - _needed(row, size)) // max(1, len(row) - 1) + size // 6)
    x = place.x
    letters = _letters(size)
    for count in row:
        sprite = count.draw()
        high = sprite.image.height - 2 * sprite.top
        inset = (sprite.image.width - 2 * sprite.left - count.wide) // 2
        sprite.lay(image, x - inset, place.y + (place.h - high) // 2)
        reach = count.wide + 2 + width(str(count.number), "bold", letters)
        spot = Rect(x + count.wide + 2, place.y, reach - count.wide, place.h)
        write(image, str(count.number), spot, "bold", letters, ink=INK, align="left")
        if f"{count.name}:{seat}" in state.marks:
            ring((reach + 4, size + 2), 8, 3).lay(image, x - 2, place.y + (place.h - size) // 2 - 1)
        x += reach + gap


def _letters(size: int) -> int:
    return round(size * 0.68)


def _needed(row: list[_Count], size: int) -> int:
    """How wide the row is, set closely."""
    numbers = sum(width(str(count.number), "bold", _letters(size)) + 2 for count in row)
    return sum(count.wide for count in row) + numbers + (len(row) - 1) * (size // 6)


def _row(player: PlayerView, seat: int, order: int, size: int) -> list[_Count]:
    tall = round(size / TALL)
    narrow = round(size * 0.66)
    pennant = round(size * 0.8)
    row = [
        _Count("", order, partial(stamped, flag, pennant, darker(VELLUM, 0.7)), pennant),
        _Count("hand", player.hand, partial(picture, "draw", size), narrow),
        _Count("mayoral", player.mayoral, partial(picture, "mayor", size), narrow),
        _Count("supply", player.supply, partial(liveryman, seat, tall), tall),
        _Count("", len(player.masters), partial(master, seat, tall), tall),
    ]
    if player.neutrals:
        row.append(_Count("neutrals", player.neutrals, partial(neutral, tall), tall))
    if player.tokens:
        board = round(size * 0.66)
        won = player.tokens[-1]
        row.append(
            _Count(
                "token",
                len(player.tokens),
                partial(second_token, won.kind, won.count, board),
                round(board * 1.56),
            )
        )
    return row
