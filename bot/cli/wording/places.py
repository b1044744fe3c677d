"""What does not fit its place, found by playing by chance: buttons, what stands beside them, and pictures."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cli.wording.aloud import NAMES, texts_beside
from bot.pictures.drawing import drawn
from bot.pictures.rehearsal import moments_of
from bot.ui.kit import limits
from data.words import Words
from engines.kernel.catalogue import AnyTitle
from renderers.kit.gallery import artists
from renderers.kit.lettering import Written, watched

SQUEEZED = 0.75
WIDE, LEAST = 1200, 12
FIRST = 1


def too_long(title: AnyTitle, language: str, matches: int) -> Iterator[str]:
    """Labels of buttons and hints in menus that Discord would cut."""
    words, met = Words(language, NAMES), set[str]()
    for number in range(matches):
        for kind, text in texts_beside(title, number):
            most = {"label": limits.LABEL, "hint": limits.MENU_TEXT}.get(kind)
            said = words.say(text)
            if most is not None and len(said) > most and said not in met:
                met.add(said)
                yield f"{language}: {text.id} has {len(said)} letters as a {kind}, and there is place for {most}: {said}"


def too_small(title: AnyTitle, language: str) -> Iterator[str]:
    """What does not fit its place on pictures of a match: squeezed too far, or in letters that are too small.

    Of pieces, which are drawn larger and made smaller, nobody knows here how large their letters are in the end.
    """
    if title.id in artists():
        met: set[str] = set()
        for wanted in moments_of(title, FIRST, language):
            with watched() as seen:
                image = drawn(wanted)
            wide = 0 if image is None else image.width
            for one in seen:
                why = _ill(one, wide)
                if why and one.text not in met:
                    met.add(one.text)
                    yield f"{language}: {why} on a picture of {title.id}: {one.text}"


def _ill(one: Written, wide: int) -> str:
    """Why a text does not fit its place on a picture so wide; nothing if it does."""
    if one.setting.squeeze < SQUEEZED:
        return f"squeezed to {one.setting.squeeze:.0%}"
    size = one.setting.size * WIDE / one.picture
    if one.picture == wide and one.text.strip("0123456789×−+£ ") and round(size) < LEAST:
        return f"only {size:.0f} pixels high of {WIDE:,}"
    return ""
