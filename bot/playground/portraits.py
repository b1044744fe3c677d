"""Small portraits, so that people are told apart at a glance, the same in the page and in the messages."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

MARK = "portrait"
"""The avatar hash that people are created with."""

_CDN = "https://cdn.simcord.invalid"
_FONT = files("font_source_serif_pro").joinpath("files/SourceSerifPro-Semibold.ttf")
_SIZE = 160
_COLOURS = ("#c2483d", "#2f6fb0", "#d29a2b", "#4d8a57", "#7d5aa6", "#2c8c8c")
_BOT_COLOUR = "#2b2430"
_GOLD = "#e3b55c"


def faces(people: Mapping[int, str]) -> dict[int, bytes]:
    """A portrait for each person's id."""
    return {
        user_id: _initial(name, _COLOURS[index % len(_COLOURS)])
        for index, (user_id, name) in enumerate(people.items())
    }


def assets(drawn: Mapping[int, bytes]) -> dict[str, tuple[str, bytes]]:
    """The same portraits under the addresses where simcord's preview looks for them."""
    found = {f"{_CDN}/avatars/{user_id}/{MARK}.png": ("face.png", data) for user_id, data in drawn.items()}
    hall = guildhall()
    # Simulated bots cannot upload an avatar; only the bot is left with a default one.
    return found | {f"{_CDN}/embed/avatars/{index}.png": ("hall.png", hall) for index in range(6)}


def guildhall() -> bytes:
    """The bot's own mark: a gabled hall with three arches."""
    image = Image.new("RGB", (_SIZE, _SIZE), _BOT_COLOUR)
    draw = ImageDraw.Draw(image)
    draw.polygon([(80, 26), (134, 68), (26, 68)], fill=_GOLD)
    draw.rectangle((32, 74, 128, 128), fill=_GOLD)
    for left in (42, 70, 98):
        draw.pieslice((left, 88, left + 20, 108), 180, 360, fill=_BOT_COLOUR)
        draw.rectangle((left, 98, left + 20, 128), fill=_BOT_COLOUR)
    draw.rectangle((24, 128, 136, 135), fill=_GOLD)
    return _png(image)


def _initial(name: str, colour: str) -> bytes:
    image = Image.new("RGB", (_SIZE, _SIZE), colour)
    draw = ImageDraw.Draw(image)
    font = ImageFont.truetype(io.BytesIO(_FONT.read_bytes()), _SIZE * 0.56)
    draw.text((_SIZE / 2, _SIZE * 0.49), name[:1].upper(), font=font, fill="#fff8ea", anchor="mm")
    return _png(image)


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
