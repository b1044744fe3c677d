"""The typefaces of the house, and what becomes of letters that they do not have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

from data.names import BLANK
from renderers.kit.scripts import EMOJI, JOINERS, from_the_right, joins, script_of, sign_script, turns

Face = Literal["title", "heading", "prose", "italic", "small", "label", "bold"]

_FILES: dict[Face, tuple[str, str]] = {
    "title": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "heading": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "prose": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "italic": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    "small": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "label": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
}
_PROBE = 24
_NOWHERE = "\U0010ffff"
_VARIANTS = {"\ufe0e", "\ufe0f"}
_STACKED = re.compile(
    "([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)


@cache
def _path(face: Face) -> str:
    package, name = _FILES[face]
    return str(Path(str(files(package))) / "files" / name)


@lru_cache(maxsize=56)  # each takes 200 KB
def font(face: Face, size: int) -> FreeTypeFont:
    """The face at this size in pixels."""
    return ImageFont.truetype(_path(face), size)


def bold(face: Face) -> bool:
    """Whether it is one of the bold faces."""
    return face not in {"prose", "italic", "small"}


@cache
def _missing(face: Face) -> bytes:
    return _look(face, _NOWHERE)


def _look(face: Face, letter: str) -> bytes:
    mask, _ = _probe(face).getmask2(letter)
    return bytes(mask) + repr(mask.size).encode()


@lru_cache(maxsize=1)  # each takes 200 KB, and letters are known after one look
def _probe(face: Face) -> FreeTypeFont:
    """Letter by letter: a mark alone is set with a place for its letter otherwise, and looks like one that is there."""
    return ImageFont.truetype(_path(face), _PROBE, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def knows(face: Face, letter: str) -> bool:
    """Whether the face can draw this letter."""
    return letter.isspace() or _look(face, letter) != _missing(face)


def _silent(letter: str) -> bool:
    """Whether this is no letter but an instruction (direction, joining, variant), which names must not give."""
    return letter in _VARIANTS or letter in BLANK or unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co"}


@lru_cache(maxsize=4096)
def _spelled(face: Face, letter: str) -> str:
    """A letter that can be drawn: itself, if only by a typeface of the system, a simpler form, the sound of a syllable, or nothing."""
    if letter.isspace():
        return " "
    if _silent(letter):
        return ""
    if knows(face, letter):
        return letter
    if script_of(letter, bold=bold(face)) is not None and (turns() or not from_the_right(letter)):
        return letter
    simpler = unicodedata.normalize("NFKD", letter)
    kept = "".join(part for part in simpler if part != letter and knows(face, part))
    if kept.strip():
        return kept
    name = unicodedata.name(letter, "")
    for family in ("HIRAGANA LETTER ", "KATAKANA LETTER ", "HANGUL SYLLABLE "):
        if name.startswith(family):
            return name.removeprefix(family).removeprefix("SMALL ").lower()
    return ""


def _parts(text: str, face: Face) -> Iterator[tuple[str, str]]:
    """Each letter, or sign of several, with what is drawn of it."""
    at = 0
    for sign in EMOJI.finditer(text):
        if (len(sign[0]) == 1 and knows(face, sign[0])) or sign_script(sign[0]) is None:
            continue
        yield from _letters(text[at : sign.start()], face)
        yield sign[0], sign[0]
        at = sign.end()
    yield from _letters(text[at:], face)


def _letters(text: str, face: Face) -> Iterator[tuple[str, str]]:
    """Each letter with what is drawn of it; what says inside a word how its letters join is kept where they do."""
    for at, letter in enumerate(text):
        inside = letter in JOINERS and turns() and joins(text[at - 1 : at]) and joins(text[at + 1 : at + 2])
        yield letter, letter if inside else _spelled(face, letter)


@lru_cache(maxsize=1024)
def legible(text: str, face: Face = "label") -> str:
    """The text in what can be drawn: other letters are simplified, spelled by sound, or left out."""
    composed = _STACKED.sub(r"\1", unicodedata.normalize("NFC", text))
    spelled = "".join(drawn for _, drawn in _parts(composed, face))
    capital = spelled[:1].upper()
    if spelled[:1].islower() and not composed[:1].islower() and all(knows(face, one) for one in capital):
        spelled = capital + spelled[1:]
    return " ".join(spelled.split())


def shows_all(text: str, face: Face) -> bool:
    """Whether anything is seen of the text, and nothing of it is left out."""
    parts = [
        (one, drawn) for one, drawn in _parts(unicodedata.normalize("NFC", text), face) if not _silent(one[0])
    ]
    return any(drawn.strip() for _, drawn in parts) and all(drawn for _, drawn in parts)
