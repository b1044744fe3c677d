"""Events, the bishop, Thomas and the tax: the card to be read, and what may be done about it."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.pillars.bishop import PROTECTION
from engines.pillars.components import advantages
from engines.pillars.effects import effect_text
from renderers.kit.icons import shield
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame
from renderers.kit.palette import CREAM, SHADOW
from renderers.kit.tokens import token
from renderers.pillars.asked.parts import values
from renderers.pillars.cards import advantage, event_scroll, name_of
from renderers.pillars.goods import KINDS, cube
from renderers.pillars.palette import BAD
from renderers.pillars.pieces import die
from renderers.pillars.sight import PillarsView
from renderers.pillars.strip import trough


def lay_event(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """The event of the round, large."""
    card = view.board.event
    if card is not None:
        text = words.say(effect_text(card))
        event_scroll(card, name_of(card, words), text, (place.w, place.h)).lay(image, place.x, place.y)


def lay_bishop(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """The event, and below it protection and the cubes of the market."""
    lay_event(image, view, place.top(250).inset(20, 6), words)
    low = place.rest_below(276)
    trough((low.w, low.h - 10)).lay(image, low.x, low.y)
    choices = values(question, "take")
    spots = low.inset(26, 26).grid(max(1, len(choices)), 1, 24)
    for choice, spot in zip(choices, spots, strict=True):
        size = min(spot.w - 10, spot.h - 80, 190)
        left, top = spot.x + (spot.w - size) // 2, spot.y + (spot.h - size - 74) // 2
        if choice == PROTECTION:
            token(size, CREAM, shield, "", BAD).lay(image, left, top)
            said = words("pillars-take-protection")
        else:
            cube(choice, size).lay(image, left, top)
            said = words(f"pillars-goods-{choice}")
        frame((size, size), size // 2 if choice == PROTECTION else 16, 7).lay(image, left, top)
        if choice in KINDS:
            stock = str(getattr(view.board.stock, choice))
            token(size // 3, CREAM, None, stock).lay(image, left + size - size // 5, top + size - size // 5)
        name = Rect(spot.x, top + size + 20, spot.w, 54)
        write(image, said, name, "heading", 36, ink=CREAM, least=15, shade=SHADOW)


def lay_use(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """The event or the tax, and the advantage that may be used against it."""
    cards = [card for card in values(question, "use") if card in advantages()]
    upper = place.top(250).inset(20, 6)
    if view.board.tax is not None and "exemption" in cards:
        die(view.board.tax, 210).lay(image, upper.x + (upper.w - 210) // 2, upper.y + 10)
    else:
        lay_event(image, view, upper, words)
    low = place.rest_below(270)
    high = low.h - 16
    size = (round(high * 0.72), high)
    left = low.x + (low.w - len(cards) * (size[0] + 24) + 24) // 2
    for card in cards:
        advantage(card, words, size, told=True).lay(image, left, low.y)
        frame(size, 12, 7).lay(image, left, low.y)
        left += size[0] + 24
