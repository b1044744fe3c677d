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
from renderers.kit.lettering import watched

SQUEEZED = 0.75
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
    """What is squeezed on pictures of a match far more than it is in English."""
    if title.id in artists():
        met: set[str] = set()
        with watched() as seen:
            for wanted in moments_of(title, FIRST, language):
                drawn(wanted)
        for text, setting in seen:
            if setting.squeeze < SQUEEZED and text not in met:
                met.add(text)
                yield f"{language}: squeezed to {setting.squeeze:.0%} on a picture of {title.id}: {text}"
