"""Typefaces of the system, for names in scripts and signs that the house's own faces lack."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from PIL import features
from PIL.ImageFont import FreeTypeFont, Layout

# Where systems keep their typefaces: Linux, macOS, Windows.
FOLDERS = [
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "C:/Windows/Fonts",
]
_ENDINGS = {".ttf", ".otf", ".ttc"}
_IDEOGRAPHS = {"CJK", "HANGUL", "HIRAGANA", "KATAKANA", "IDEOGRAPHIC", "FULLWIDTH", "HALFWIDTH", "BOPOMOFO"}
_CJK = ("NotoSansCJK", "NotoSansCJKsc", "NotoSansCJKjp")
_MARKED = ("NotoSans", "DejaVuSans")
"""Where marks stand above and below each other."""
_OTHERS = (
    *_CJK,
    "NotoSans",
    "NotoSansSymbols",
    "NotoSansSymbols2",
    "NotoSansMath",
    "DejaVuSans",
    "Arial Unicode",
    "arialuni",
)
_WEIGHTS = {
    True: ("-Bold", "-SemiBold", "[wght]", "-VF", "", "-Regular"),
    False: ("-Regular", "[wght]", "-VF", "", "-Bold"),
}
_SIMPLIFIED = (
    2  # in a collection of ideographs the faces are Japanese, Korean, Chinese simplified, and others
)
_PROBE = 24
_NOWHERE = "\U0010ffff"
_EMOJI = ("NotoColorEmoji", "Apple Color Emoji", "seguiemj")
JOINERS = frozenset("\u200c\u200d")
EMOJI_SIZE = 109  # coloured faces of bitmaps have this one
# One picture each: a flag, or a sign with its variant and skin, joined with others to one.
_SIGN = "[\u203c\u2049\u2122\u2139\u2194-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_TURN = "[\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]"
EMOJI = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|{_SIGN}{_TURN}*(?:\u200d{_SIGN}{_TURN}*)*|[0-9#*]\ufe0f?\u20e3"
)


@dataclass(slots=True, frozen=True)
class Script:
    """A typeface of the system."""

    path: str
    index: int = 0


@cache
def _there() -> dict[str, str]:
    """The files of typefaces by their names; of the same name the first one counts."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for path in sorted(Path(folder).expanduser().rglob("*")):
            if path.suffix.lower() in _ENDINGS:
                found.setdefault(path.stem, str(path))
    return found


def look_again() -> None:
    """Forget which typefaces there are."""
    for known in (_there, _families, script_of, sign_script, _missing):
        known.cache_clear()


@lru_cache(maxsize=64)
def opened(script: Script, size: int) -> FreeTypeFont:
    """The typeface at this size in pixels."""
    return _read(script, size)


def _read(script: Script, size: int, layout: Layout | None = None) -> FreeTypeFont:
    """This very file: where it is none, `truetype` would look for another one of its name."""
    return FreeTypeFont(script.path, size, script.index, layout_engine=layout)


@lru_cache(maxsize=64)
def _missing(script: Script) -> bytes:
    return _look(script, _NOWHERE)


def _look(script: Script, letter: str) -> bytes:
    mask, _ = _read(script, _PROBE, Layout.BASIC).getmask2(letter)
    return bytes(mask) + repr(mask.size).encode()


@lru_cache(maxsize=4096)
def script_of(letters: str, *, bold: bool, japanese: bool = False) -> Script | None:
    """The typeface that has this letter, or all of a letter with its marks, if the system has one."""
    for stem in _stems(letters, bold=bold):
        path = _there().get(stem)
        if path is None:
            continue
        index = _SIMPLIFIED if path.endswith(".ttc") and "NotoSansCJK" in stem and not japanese else 0
        script = Script(path, index)
        try:
            if all(_look(script, letter) != _missing(script) for letter in letters):
                return script
        except OSError:  # a file that is none, or that this machine cannot read
            continue
    return None


def _stems(letters: str, *, bold: bool) -> Iterator[str]:
    word = unicodedata.name(letters[0], "").split(" ", 1)[0].split("-", 1)[0]
    own = () if word in _IDEOGRAPHS else _families(word.title())
    for family in (*own, *(_MARKED if len(letters) > 1 else ()), *_OTHERS):
        for weight in _WEIGHTS[bold]:
            yield family + weight


@cache
def _families(word: str) -> tuple[str, ...]:
    """The families for a script, by the first word of its name: of Canadian ones there is NotoSansCanadianAboriginal."""
    names = {re.split(r"-|\[", stem, maxsplit=1)[0] for stem in _there()}
    return tuple(
        family
        for style in ("NotoSans", "NotoSerif")
        for family in sorted((one for one in names if word and one.startswith(style + word)), key=len)
    )


@lru_cache(maxsize=1024)
def sign_script(sign: str) -> Script | None:
    """The typeface that has this sign in colours, if the system has one."""
    path = next((_there()[stem] for stem in _EMOJI if stem in _there()), None)
    if path is None:
        return None
    script = Script(path)
    try:
        return script if _seen(script, sign[0]) != _seen(script, _NOWHERE) else None
    except OSError:
        return None


def _seen(script: Script, sign: str) -> bytes:
    mask, _ = opened(script, EMOJI_SIZE).getmask2(sign)
    return bytes(mask) + repr(mask.size).encode()


def joins(letter: str) -> bool:
    """Whether this is a letter, or its mark, of a script whose letters may join."""
    return unicodedata.category(letter or " ") in {"Lo", "Mn", "Mc"}


def from_the_right(letter: str) -> bool:
    """Whether this letter is read from right to left."""
    return unicodedata.bidirectional(letter) in {"R", "AL"}


@cache
def turns() -> bool:
    """Whether letters can be joined and turned as their script wants it."""
    return bool(features.check("raqm") and features.check("fribidi"))
