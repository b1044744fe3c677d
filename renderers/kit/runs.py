"""A line of text in stretches of one typeface each, in the order in which the eye meets them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image, Resampling

from renderers.kit.fonts import Face, bold, font, knows
from renderers.kit.scripts import (
    EMOJI,
    EMOJI_SIZE,
    JOINERS,
    Script,
    from_the_right,
    opened,
    script_of,
    sign_script,
)

_KANA = re.compile("[\u3040-\u30ff]")
_MARKS = {"Mn", "Mc", "Me"}
_SIGNS = 1.12  # how much higher than its letters a coloured sign stands


@dataclass(slots=True, frozen=True)
class Run:
    """Letters of one typeface: the face's own, one of the system's, or a coloured sign."""

    text: str
    script: Script | None = None
    sign: bool = False

    @property
    def turned(self) -> bool:
        """Whether it is read from right to left."""
        return not self.sign and any(map(from_the_right, self.text))


def clusters(text: str) -> list[str]:
    """The text in parts that are not to be torn: letters with their marks, signs that are one picture."""
    parts: list[str] = []
    at = 0
    while at < len(text):
        sign = EMOJI.match(text, at)
        end = sign.end() if sign else at + 1
        while end < len(text) and (unicodedata.category(text[end]) in _MARKS or text[end] in JOINERS):
            end += 1
        parts.append(text[at:end])
        at = end
    return parts


@lru_cache(maxsize=1024)
def plain(line: str, face: Face) -> bool:
    """Whether the face has all of the line itself, without marks that it would have to set upon letters."""
    return line.isascii() or all(
        knows(face, letter) and unicodedata.category(letter) not in _MARKS for letter in line
    )


@lru_cache(maxsize=2048)
def runs(line: str, face: Face) -> tuple[Run, ...]:
    """The stretches of a line from left to right.

    Names stand in sentences that are read from left to right: what is read from the right is turned where it stands,
    and the whole line only if nothing else is in it.
    """
    japanese = _KANA.search(line) is not None
    found = _joined(run for part in clusters(line) if (run := _of(part, face, japanese=japanese)).text)
    seen: list[Run] = []
    for turned, group in groupby(_turned(found), key=lambda pair: pair[1]):
        stretch = [run for run, _ in group]
        seen += reversed(stretch) if turned else stretch
    return tuple(seen)


def backwards_first(text: str) -> bool:
    """Whether a text begins with letters that are read from the right, so that its lines begin there."""
    letter = next((one for one in text if one.isalpha()), "")
    return bool(letter) and from_the_right(letter)


def _of(part: str, face: Face, *, japanese: bool) -> Run:
    """One cluster, without the marks that its typeface does not have."""
    letter = part[0]
    if EMOJI.fullmatch(part) and (len(part) > 1 or not knows(face, letter)) and sign_script(part):
        return Run(part, sign_script(part), sign=True)
    marked = "".join(one for one in part if one not in JOINERS)
    own = letter.isspace() or knows(face, letter)
    whole = script_of(marked, bold=bold(face), japanese=japanese) if len(marked) > 1 or not own else None
    if whole is not None:
        return Run(part, whole)
    if own:
        return Run("".join(one for one in part if knows(face, one)))
    script = script_of(letter, bold=bold(face), japanese=japanese)
    marks = (one for one in marked[1:] if script_of(one, bold=bold(face), japanese=japanese) == script)
    return Run(letter + "".join(marks), script)


def _joined(found: Iterable[Run]) -> list[Run]:
    """Neighbours of one typeface as one stretch; a gap belongs to one only between two parts of it."""
    joined: list[Run] = []
    for run in found:
        gap = len(joined) > 1 and joined[-1].text.isspace()
        last = joined[-2] if gap else joined[-1] if joined else None
        if last is None or run.sign or last.sign or last.script != run.script or run.text.isspace():
            joined.append(run)
            continue
        between = joined.pop().text if gap else ""
        joined[-1] = Run(last.text + between + run.text, last.script)
    return joined


def _turned(found: Sequence[Run]) -> Iterator[tuple[Run, bool]]:
    """Each stretch with whether it lies between letters that are read from the right."""
    ways = [True if run.turned else False if any(map(str.isalpha, run.text)) else None for run in found]
    alone = False not in ways and True in ways
    for at, run in enumerate(found):
        before = next((way for way in reversed(ways[:at]) if way is not None), None)
        after = next((way for way in ways[at:] if way is not None), None)
        yield run, alone or bool(before and after) if ways[at] is None else bool(ways[at])


def run_width(run: Run, face: Face, size: int) -> float:
    """How wide a stretch is."""
    if run.script is None:
        return font(face, size).getlength(run.text)
    if run.sign:
        return opened(run.script, EMOJI_SIZE).getlength(run.text) * size * _SIGNS / EMOJI_SIZE
    return opened(run.script, size).getlength(run.text)


def drawn(line: str, face: Face, size: int) -> tuple[Image, Image | None, int]:
    """A line as a mask, what of it is in colours, and how far above its middle that begins."""
    parts = runs(line, face)
    widths = [run_width(run, face, size) for run in parts]
    room = size  # above and below: marks of some scripts stand far out
    box = (round(sum(widths)) + size, 2 * room + size)
    mask, coloured = Images.new("L", box, 0), Images.new("RGBA", box)
    base = room + size // 2 + round(size * 0.34)
    at, any_sign = 0.0, False
    for run, wide in zip(parts, widths, strict=True):
        if run.sign and run.script is not None:
            picture = _sign(run, size)
            coloured.alpha_composite(picture, (round(at), room + (size - picture.height) // 2))
            any_sign = True
        else:
            face_ = font(face, size) if run.script is None else opened(run.script, size)
            ImageDraw.Draw(mask).text((at, base), run.text, font=face_, fill=255, anchor="ls")
        at += wide
    return mask, coloured if any_sign else None, room + size // 2


def _sign(run: Run, size: int) -> Image:
    if run.script is None:
        raise ValueError(run)
    face = opened(run.script, EMOJI_SIZE)
    left, top, right, bottom = face.getbbox(run.text)
    whole = Images.new("RGBA", (max(1, round(right - left)), max(1, round(bottom - top))))
    ImageDraw.Draw(whole).text((-left, -top), run.text, font=face, embedded_color=True)
    high = max(1, round(size * _SIGNS))
    return whole.resize((max(1, round(whole.width * high / whole.height)), high), Resampling.LANCZOS)
