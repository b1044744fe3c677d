"""Text on pictures: fitted to its place, never cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image as Images
from PIL.Image import Image, Resampling

from renderers.kit.fonts import Face, font, legible
from renderers.kit.kept import kept
from renderers.kit.laying import fill
from renderers.kit.layout import Rect
from renderers.kit.palette import Colour
from renderers.kit.runs import backwards_first, clusters, drawn, plain, run_width, runs

Align = Literal["left", "middle", "right"]
Rise = Literal["top", "middle", "foot"]
_LEADING = 1.16
# A single long word is broken only when it would otherwise have to be this much smaller.
HYPHENLESS = 0.55
# And a word that is too wide at its least size is squeezed as far as this before it is broken.
NARROWEST = 0.62
# What would be squeezed further than this is said in short, if it can be.
SHORTENED = 0.92
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")
_WORD = re.compile("[^ ]+ ?")
_IDEOGRAPH = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"  # lines of these end anywhere
_IDEOGRAPHS = re.compile(f"[{_IDEOGRAPH}]+")
_BESIDE_IDEOGRAPHS = re.compile(f"[{_IDEOGRAPH}]?[^ {_IDEOGRAPH}]* ?")
_LONG = 7
"""A word of so many ideographs among others is broken, too."""


@dataclass(slots=True, frozen=True)
class Setting:
    """How a text is set: its lines, their size, and how far they are squeezed together (1: not at all)."""

    lines: tuple[str, ...]
    size: int
    squeeze: float
    leading: int


@dataclass(slots=True, frozen=True)
class Written:
    """A text as it was written, and how wide the picture is on which it stands: a whole one, or a piece of it."""

    text: str
    setting: Setting
    picture: int


_watched: list[list[Written]] = []


@contextmanager
def watched() -> Iterator[list[Written]]:
    """Note how each text is set that is written meanwhile."""
    seen: list[Written] = []
    _watched.append(seen)
    try:
        yield seen
    finally:
        _watched.remove(seen)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """How wide a line of text is."""
    if not plain(text, face):
        return round(sum(run_width(run, face, size) for run in runs(text, face)))
    return round(font(face, size).getlength(text))


@lru_cache(maxsize=4096)
def fitted(text: str, face: Face, place: tuple[int, int], *, largest: int, least: int, lines: int) -> Setting:
    """The largest setting of a text in a place: fewer lines before smaller letters, squeezed as the last resort."""
    said = legible(text, face)
    wide, high = place
    size = largest
    while size > least:
        for count in range(1, lines + 1):
            if count * size * _LEADING > high + size * (_LEADING - 1):
                break
            broken = _broken(said, face, size, wide, count)
            if broken is None and count > 1 and " " not in said and size < largest * HYPHENLESS:
                broken = _fits(_evenly(said, count), face, size, wide)
            if broken is not None:
                return Setting(broken, size, 1.0, round(size * _LEADING))
        size -= 1 if size < 30 else 2
    count = max(1, min(lines, int((high + least * 0.2) / (least * _LEADING))))
    parts = len(_words(said))
    if parts > 1:
        count = min(count, parts)
    elif wide >= width(said, face, least) * NARROWEST:
        count = 1
    rows = _crowded(said, face, least, wide, count) if parts > 1 else _evenly(said, count)
    longest = max((width(row, face, least) for row in rows), default=1) or 1
    return Setting(rows, least, min(1.0, wide / longest), round(least * _LEADING))


def _fits(rows: tuple[str, ...], face: Face, size: int, wide: int) -> tuple[str, ...] | None:
    return rows if all(width(row, face, size) <= wide for row in rows) else None


def _broken(text: str, face: Face, size: int, wide: int, count: int) -> tuple[str, ...] | None:
    """The words in at most so many lines that all fit, the lines about equally long; None if they do not."""
    if count == 1:
        return (text,) if width(text, face, size) <= wide else None
    space = width(" ", face, size)
    words = _words(text)
    widths = [width(word.rstrip(), face, size) for word in words]
    total = sum(widths) + space * sum(word.endswith(" ") for word in words[:-1])
    if total > wide * count or max(widths, default=0) > wide:
        return None
    aim = max(max(widths, default=0), total / count)
    while aim <= wide:
        rows = _greedy(words, widths, space, min(wide, round(aim)))
        if len(rows) <= count:
            return rows
        aim = min(wide, aim * 1.06) if aim < wide else wide + 1
    return None


def _words(text: str) -> list[str]:
    """The parts between which a line may end, each with the gap behind it: words, else the parts of a double name."""
    if " " in text:
        return [part for word in _WORD.findall(text) for part in _parts_of(word)]
    return list(text) if _IDEOGRAPHS.fullmatch(text) else _HYPHEN.sub("-\0", text).split("\0")


def _parts_of(word: str) -> list[str]:
    long = any(len(found) >= _LONG for found in _IDEOGRAPHS.findall(word))
    return [part for part in _BESIDE_IDEOGRAPHS.findall(word) if part] if long else [word]


def _greedy(words: list[str], widths: list[int], space: int, wide: int) -> tuple[str, ...]:
    rows: list[list[str]] = []
    room = -1
    gap = 0
    for word, needs in zip(words, widths, strict=True):
        if room < needs + gap:
            rows.append([word])
            room = wide - needs
        else:
            rows[-1].append(word)
            room -= needs + gap
        gap = space if word.endswith(" ") else 0
    return tuple("".join(row).rstrip() for row in rows)


def _crowded(text: str, face: Face, size: int, wide: int, count: int) -> tuple[str, ...]:
    """The words in so many lines, these as little wider than the place as can be."""
    whole = width(text, face, size)
    while wide < whole:
        rows = _broken(text, face, size, wide, count)
        if rows is not None:
            return rows
        wide = max(wide + 1, round(wide * 1.04))
    return (text,)


def _evenly(text: str, count: int) -> tuple[str, ...]:
    """A text without usable gaps, in so many lines of about the same number of letters."""
    words, letters = _words(text), clusters(text)
    if count == 1 or len(letters) < 2 * count:
        return (text,)
    if len(words) >= count:
        share = len(text) / count
        rows = [""]
        for word in words:
            if rows[-1] and len(rows[-1]) + len(word) / 2 > share and len(rows) < count:
                rows.append(word)
            else:
                rows[-1] += word
        return tuple(row.rstrip() for row in rows)
    step = -(-len(letters) // count)
    return tuple("".join(letters[start : start + step]) for start in range(0, len(letters), step))


def write(
    image: Image,
    text: str,
    place: Rect,
    face: Face,
    largest: int,
    *,
    ink: Colour,
    least: int = 12,
    lines: int = 1,
    align: Align = "middle",
    rise: Rise = "middle",
    shade: Colour | None = None,
    short: str = "",
) -> Rect:
    """Write a text into its place, as large as it fits, and say where it stands; in short where it does not fit."""
    if not text or place.w < 4 or place.h < 4:
        return Rect(place.x, place.y, 0, 0)
    room, least = (place.w, place.h), min(least, largest)
    setting = fitted(text, face, room, largest=largest, least=least, lines=lines)
    if short and setting.squeeze < SHORTENED:
        text, setting = short, fitted(short, face, room, largest=largest, least=least, lines=lines)
    for seen in _watched:
        seen.append(Written(text, setting, image.width))
    high = setting.leading * (len(setting.lines) - 1) + setting.size
    top = {"top": place.y, "middle": place.y + (place.h - high) // 2, "foot": place.bottom - high}[rise]
    # The middle of the capitals, not of the whole font, is what the eye takes for the middle.
    lift = round(setting.size * 0.035)
    wides = [round(width(line, face, setting.size) * setting.squeeze) for line in setting.lines]
    widest, left = max(wides, default=0), place.right
    backwards = backwards_first(text)
    for row, (line, wide) in enumerate(zip(setting.lines, wides, strict=True)):
        begins = place.x + widest - wide if backwards else place.x
        x = {"left": begins, "middle": place.x + (place.w - wide) // 2, "right": place.right - wide}[align]
        y = top + row * setting.leading + setting.size // 2 - lift
        if setting.squeeze < 1:
            _squeezed(image, line, face, Rect(x, y, wide, setting.size), ink)
        else:
            letters = letters_of(line, face, setting.size)
            if shade is not None:
                letters.lay(image, x, y + max(1, setting.size // 22), shade)
            letters.lay(image, x, y, ink)
        left = min(left, x)
    return Rect(left, top, widest, high)


@dataclass(slots=True, frozen=True)
class Letters:
    """A line of text as a mask, where that begins, seen from the left middle of the line, and what is in colours."""

    mask: Image
    left: int
    top: int
    coloured: Image | None = None

    def lay(self, on: Image, x: int, y: int, ink: Colour) -> None:
        """Write it with its left middle at this point."""
        fill(on, ink, self.mask, x + self.left, y + self.top)
        if self.coloured is not None:
            on.paste(self.coloured, (x + self.left, y + self.top), self.coloured)


@kept
def letters_of(line: str, face: Face, size: int) -> Letters:
    """A line of text to be written, which takes long; the same words come again in nearly every picture."""
    if not plain(line, face):
        mask, coloured, middle = drawn(line, face, size)
        return Letters(mask, 0, -middle, coloured)
    core, (left, top) = font(face, size).getmask2(line, "L", anchor="lm")
    if not core.size[0] or not core.size[1]:
        return Letters(Images.new("L", (1, 1), 0), left, top)
    mask = Images.new("L", core.size, 0)
    mask.im.paste(core, (0, 0, *core.size))
    return Letters(mask, left, top)


def _squeezed(image: Image, line: str, face: Face, spot: Rect, ink: Colour) -> None:
    """Write a line into less than its width; the spot is its left middle, its width, and the size of its letters."""
    whole = letters_of(line, face, spot.h)
    share = spot.w / max(1, width(line, face, spot.h))
    size = (max(1, round(whole.mask.width * share)), whole.mask.height)
    coloured = whole.coloured and whole.coloured.resize(size, Resampling.LANCZOS)
    narrow = Letters(
        whole.mask.resize(size, Resampling.LANCZOS), round(whole.left * share), whole.top, coloured
    )
    narrow.lay(image, spot.x, spot.y, ink)
