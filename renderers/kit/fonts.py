"""The typefaces of the house, and what to do about letters that they do not have."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

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
_JOINERS = {"\ufe0e", "\ufe0f", "\u034f"}


@cache
def _path(face: Face) -> str:
    package, name = _FILES[face]
    return str(Path(str(files(package))) / "files" / name)


@lru_cache(maxsize=64)  # each takes 200 KB
def font(face: Face, size: int) -> FreeTypeFont:
    """The face at this size in pixels."""
    return ImageFont.truetype(_path(face), size)


@cache
def _missing(face: Face) -> bytes:
    return _look(face, _NOWHERE)


def _look(face: Face, letter: str) -> bytes:
    mask, _ = font(face, _PROBE).getmask2(letter)
    return bytes(mask) + repr(mask.size).encode()


@lru_cache(maxsize=4096)
def knows(face: Face, letter: str) -> bool:
    """Whether the face can draw this letter."""
    return letter.isspace() or _look(face, letter) != _missing(face)


def _silent(letter: str) -> bool:
    """Whether this is no letter but an instruction (direction, joining, variant), which names must not give."""
    return letter in _JOINERS or unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co"}


@lru_cache(maxsize=4096)
def _spelled(face: Face, letter: str) -> str:
    """A letter in the face's own letters: a simpler form, the sound of a syllable, or nothing."""
    if letter.isspace():
        return " "
    if _silent(letter):
        return ""
    if knows(face, letter):
        return letter
    simpler = unicodedata.normalize("NFKD", letter)
    kept = "".join(part for part in simpler if part != letter and knows(face, part))
    if kept:
        return kept
    name = unicodedata.name(letter, "")
    for family in ("HIRAGANA LETTER ", "KATAKANA LETTER ", "HANGUL SYLLABLE "):
        if name.startswith(family):
            return name.removeprefix(family).removeprefix("SMALL ").lower()
    return ""


@lru_cache(maxsize=1024)
def legible(text: str, face: Face = "label") -> str:
    """The text in letters that the face has: unknown ones are simplified, spelled by sound, or left out."""
    composed = unicodedata.normalize("NFC", text)
    spelled = "".join(_spelled(face, letter) for letter in composed)
    if spelled[:1].islower() and not composed[:1].islower():
        spelled = spelled[:1].upper() + spelled[1:]
    return " ".join(spelled.split())
