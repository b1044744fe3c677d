"""The monument cards that only their owner sees."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.tiny_towns.view import TownsHand
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import CREAM, SHADOW
from renderers.tiny_towns.cards import card
from renderers.tiny_towns.sight import TownsView
from renderers.tiny_towns.table import table_top

PAIR = (1000, 700)
SINGLE = (860, 620)


def draw_hand(view: TownsView, question: Question | None, words: Words) -> Image | None:
    """The two cards at the choice, later the one that was kept; nothing once it is built."""
    if view.hand is None:
        return None
    if view.hand.dealt:
        return _pair(view.hand, question, words)
    if view.hand.kept is not None:
        return _single(view.hand.kept, words)
    return None


def _pair(hand: TownsHand, question: Question | None, words: Words) -> Image:
    image = table_top(PAIR).copy()
    whole = Rect(0, 0, *PAIR).inset(36, 24)
    said = words.say(question.prompt) if question else words("towns-picture-monuments")
    write(image, said, whole.top(64), "title", 38, ink=CREAM, least=16, lines=2, shade=SHADOW)
    for name, place in zip(hand.dealt, whole.rest_below(80).grid(2, 1, 34), strict=False):
        card(name, words, (place.w, place.h), said="text").lay(image, place.x, place.y)
    return image


def _single(kept: str, words: Words) -> Image:
    image = table_top(SINGLE).copy()
    whole = Rect(0, 0, *SINGLE).inset(36, 22)
    write(image, words("towns-picture-yours"), whole.top(46), "title", 32, ink=CREAM, least=16, shade=SHADOW)
    place = whole.rest_below(60).centred(620, whole.h - 62)
    card(kept, words, (place.w, place.h), said="text").lay(image, place.x, place.y)
    return image
