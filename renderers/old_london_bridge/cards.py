"""Character cards: their value large, the portrait, the name; and their backs."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image, Resampling

from data.text import Text
from data.words import Words
from renderers.kit.cardstock import Cutout, cut_out
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import faded, paper
from renderers.kit.palette import CREAM, PAPER, SHADOW, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite, bevel
from renderers.kit.stencil import Pen, cut, slab
from renderers.old_london_bridge.palette import CARD_BACK, CARD_LINE, CLOTHS
from renderers.old_london_bridge.people import portrait


def card(value: int, words: Words, size: tuple[int, int], *, named: bool = False) -> Cutout:
    """A character card face up; its name only where there is room to read it."""
    name = words.say(Text(f"bridge-picture-card-{value}")) if named else ""
    return _card(value, name, size)


@kept
def _card(value: int, name: str, size: tuple[int, int]) -> Cutout:
    wide, high = size
    paint = CLOTHS[value]
    face = paper(size, paint, 7, 0.9)
    rim = max(3, round(wide * 0.045))
    window = Rect(rim, rim, wide - 2 * rim, high - 2 * rim - (round(high * 0.15) if name else 0))
    face.paste(_backdrop(window, paint), (window.x, window.y))
    across = min(round(window.w * 1.04), round(window.h * 0.86))
    figure = portrait(value, across).image
    left = window.x + (window.w - across) // 2 + round(window.w * 0.06)
    part = figure.crop((max(0, window.x - left), 0, min(figure.width, window.right - left), figure.height))
    face.paste(part, (max(left, window.x), window.bottom - figure.height), part)
    draw = ImageDraw.Draw(face)
    draw.rectangle(
        (window.x, window.y, window.right - 1, window.bottom - 1),
        outline=darker(paint, 0.5),
        width=max(1, rim // 3),
    )
    if name:
        room = Rect(rim, window.bottom, wide - 2 * rim, high - window.bottom - rim // 2)
        write(
            face,
            name,
            room,
            "title",
            round(room.h * 0.72),
            ink=CREAM,
            least=11,
            lines=2,
            shade=darker(paint, 0.6),
        )
    _value(face, value, paint)
    return cut_out(face, paint)


def _backdrop(window: Rect, paint: Colour) -> Image:
    """A pale wall behind the figure, brighter towards the head."""
    wall = paper((window.w, window.h), mix(paint, PAPER, 0.72), 8, 1.0)
    fall = Images.linear_gradient("L").resize((window.w, window.h))
    wall.paste(mix(paint, PAPER, 0.3), (0, 0), faded(fall, 0.85))
    return wall


def _value(face: Image, value: int, paint: Colour) -> None:
    """The number on a ribbon in the upper left corner."""
    times = 4
    wide = round(face.width * 0.42)
    high = round(wide * 1.24)
    mask = Images.new("L", (wide * times, high * times), 0)
    _ribbon(Pen(mask))
    cloth = bevel(
        Images.new("RGB", mask.size, darker(paint, 0.16)), mask, wide * times * 0.03, light=0.5, dark=0.6
    )
    draw = ImageDraw.Draw(cloth)
    letters = font("title", round(wide * 0.98 * times))
    box = letters.getbbox(str(value), anchor="ls")
    at = (mask.width / 2 - (box[0] + box[2]) / 2, wide * times * 0.52 - (box[1] + box[3]) / 2)
    draw.text((at[0], at[1] + times), str(value), font=letters, fill=darker(paint, 0.7), anchor="ls")
    draw.text(at, str(value), font=letters, fill=(255, 250, 234), anchor="ls")
    small = mask.reduce(times)
    spot = (round(face.width * 0.05), 0)
    face.paste(SHADOW, (spot[0] + 2, spot[1] + 2), faded(small, 0.45))
    face.paste(cloth.reduce(times), spot, small)


def _ribbon(pen: Pen) -> None:
    pen.poly((0, 0), (100, 0), (100, 122), (50, 100), (0, 122))


def arches(pen: Pen) -> None:
    """A bridge of three arches over water: the sign on the backs of the cards."""
    pen.box(4, 40, 96, 52)
    for x in (8, 36, 64):
        pen.box(x, 22, x + 12, 42)
        pen.poly((x - 3, 24), (x + 6, 10), (x + 15, 24))
    pen.box(6, 50, 94, 74)
    pen.cutting()
    for x in (22, 50, 78):
        pen.slice(x, 70, 10, 180, 360)
        pen.box(x - 10, 69, x + 10, 76)
    pen.filling()
    for step in range(4):
        pen.ring(17 + step * 22, 84, 11, 5, start=0, end=180)


@kept
def back(size: tuple[int, int]) -> Cutout:
    """A card face down."""
    wide, high = size
    face = paper(size, CARD_BACK, 9, 1.2)
    draw = ImageDraw.Draw(face)
    step = max(6, round(wide * 0.13))
    for at in range(-high, wide + high, step):
        for lean in (high, -high):
            draw.line((at, 0, at + lean, high), fill=lighter(CARD_BACK, 0.1), width=1)
    edge = max(2, round(wide * 0.06))
    draw.rounded_rectangle(
        (edge, edge, wide - edge - 1, high - edge - 1), edge, outline=CARD_LINE, width=max(1, edge // 3)
    )
    mark = cut(arches, round(wide * 0.7))
    spot = Rect(0, 0, wide, high).centred(mark.width, mark.height)
    face.paste(darker(CARD_BACK, 0.7), (spot.x + 1, spot.y + 2), faded(mark, 0.8))
    face.paste(CARD_LINE, (spot.x, spot.y), mark)
    return cut_out(face, darker(CARD_BACK, 0.3))


@kept
def fan(count: int, high: int) -> Sprite:
    """Up to five cards face down in a fan, and how many there are."""
    shown = max(1, min(5, count))
    wide = round(high * 0.62)
    one = back((wide, round(high * 0.92))).sprite.image
    spread = round(high * 0.2)
    margin = 14
    size = (wide + spread * (shown - 1) + 2 * margin + 20, high + 2 * margin)
    whole = Images.new("RGBA", size)
    for index in range(shown):
        lean = (index - (shown - 1) / 2) * -5
        turned = one.rotate(lean, Resampling.BICUBIC, expand=True)
        drop = round(abs(index - (shown - 1) / 2) ** 1.6 * high * 0.016)
        at = (
            margin + 10 + spread * index - (turned.width - wide) // 2,
            margin + (high - turned.height) // 2 + drop,
        )
        layer = Images.new("RGBA", size)
        layer.paste(turned, at)
        whole.alpha_composite(layer)
    if count == 0:
        whole.putalpha(faded(whole.getchannel("A"), 0.35))
    return Sprite(whole, margin + 10, margin)


def fan_width(count: int, high: int) -> int:
    """How wide such a fan is."""
    return round(high * 0.62) + round(high * 0.2) * (max(1, min(5, count)) - 1)


@kept
def pile(value: int, count: int, size: tuple[int, int]) -> Sprite:
    """An open pile of one character, as thick as there are cards; an empty place when there is none."""
    wide, high = size
    paint = CLOTHS[value]
    deep = min(8, (count + 1) // 2)
    top = _card(value, "", (wide, high - 8)).sprite if count else None
    margin = 12
    whole = Images.new("RGBA", (wide + 2 * margin, high + 2 * margin))
    if top is None:
        hole = slab((wide, high - 8), wide * 0.07)
        shade = Images.new("RGBA", hole.size, (*darker(paint, 0.4), 255))
        shade.putalpha(faded(hole, 0.3))
        whole.alpha_composite(shade, (margin, margin + 8))
        return Sprite(whole, margin, margin)
    edge = slab((wide, high - 8), wide * 0.07)
    for step in range(deep):
        sheet = Images.new(
            "RGBA", edge.size, (*(darker(PAPER, 0.12) if step % 2 else darker(PAPER, 0.42)), 255)
        )
        sheet.putalpha(edge)
        whole.alpha_composite(sheet, (margin, margin + 8 - step))
    whole.alpha_composite(top.image, (margin - top.left, margin + 8 - deep - top.top))
    return Sprite(whole, margin, margin)
