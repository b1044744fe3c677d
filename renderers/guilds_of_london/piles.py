"""The piles beside the city, and the cards that lie before the player whose turn it is."""

from __future__ import annotations

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.view import GuildsBoard
from renderers.guilds_of_london.calendar import calendar
from renderers.guilds_of_london.cards import card_back, small_card
from renderers.guilds_of_london.palette import CARD_BACK, DARK_OAK, DYES, GOLD_LEAF
from renderers.guilds_of_london.rewards import picture
from renderers.guilds_of_london.tokens import icon
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame, ring
from renderers.kit.palette import CREAM, INK, darker
from renderers.kit.tokens import token

CARD = 0.58
USES = {"hire": "hire", "move": "move", "effect": "vp"}


def lay_piles(image: Image, board: GuildsBoard, place: Rect, words: Words, marks: frozenset[str]) -> None:
    """Deck, discard pile, mayoral cards, tiles; at the right the cards played this turn."""
    wide = round(place.h * CARD)
    size = (wide, place.h)
    gap = 7
    x = place.x
    card_back(size, CARD_BACK, "draw").lay(image, x, place.y)
    _number(image, board.deck, Rect(x, place.y, *size))
    x += wide + gap
    spot = Rect(x, place.y, *size)
    if board.discard:
        small_card(board.discard[-1], size).lay(image, x, place.y)
        _number(image, len(board.discard), spot)
    else:
        _empty(image, spot)
    if "discard" in marks:
        ring(size, 6, 4).lay(image, spot.x, spot.y)
    x += wide + gap
    card_back(size, darker(DYES["crown"], 0.25), "mayor").lay(image, x, place.y)
    _number(image, board.mayoral_deck, Rect(x, place.y, *size))
    x += wide + gap
    if board.tile_stack:
        high = round(wide * 0.98)
        top = place.y + place.h - high
        for level in range(min(4, 1 + board.tile_stack // 8)):
            card_back((wide, high), DARK_OAK, "arms").lay(image, x, top - level * 7)
        _number(image, board.tile_stack, Rect(x, place.y, wide, place.h))
        x += wide + gap
    _played(image, board, Rect(x + 4, place.y, place.right - x - 4, place.h), words, marks)


def _number(image: Image, count: int, pile: Rect) -> None:
    size = 36
    token(size, CREAM, None, str(count)).lay(image, pile.x + (pile.w - size) // 2, pile.bottom - size - 2)


def _empty(image: Image, place: Rect) -> None:
    """The place of a pile that has no card."""
    ImageDraw.Draw(image).rounded_rectangle(place.inset(2).box, 6, outline=darker(GOLD_LEAF, 0.45), width=2)


def _played(image: Image, board: GuildsBoard, place: Rect, words: Words, marks: frozenset[str]) -> None:
    """The cards played this turn, one over another, each with its use; lasting ones in a frame of light."""
    if not board.played:
        _coming(image, board, place, words)
        return
    high = place.h - 14
    wide = round(high * CARD)
    extra = 50 if board.extra else 0
    step = min(wide + 4, (place.w - wide - extra) // max(1, len(board.played) - 1))
    lasting = list(board.lasting)
    for index, play in enumerate(board.played):
        x = place.x + index * step
        spot = Rect(x, place.y, wide, high)
        small_card(play.card, (wide, high)).lay(image, x, place.y)
        if play.card in lasting and play.use == "effect":
            lasting.remove(play.card)
            frame((wide, high), 5, 4).lay(image, spot.x, spot.y)
    if "played" in marks:
        reach = wide + step * (len(board.played) - 1)
        ring((reach, high), 6, 4).lay(image, place.x, place.y)
    for index, play in enumerate(board.played):
        if play.use != "effect":
            _used(image, play.use, place.x + index * step, place.y + high)
    if extra:
        printed = icon("end", board.extra, 30, CREAM, f"+{board.extra}")
        spot = Rect(place.right - extra, place.y, extra, high)
        image.paste(printed, (spot.right - printed.width, spot.y + (spot.h - printed.height) // 2), printed)


def _used(image: Image, use: str, x: int, foot: int) -> None:
    """At the foot of a card, what else it was played for."""
    size = 30
    spot = (x - 2, foot - size + 10, x + size, foot + 12)
    ImageDraw.Draw(image).ellipse(spot, fill=CREAM, outline=INK, width=2)
    picture(USES[use], 22).lay(image, x + 4, foot - size + 15)


def _coming(image: Image, board: GuildsBoard, place: Rect, words: Words) -> None:
    """Where no card is played: when tiles are voted on, the Plantation is resolved, and new tiles come."""
    votes, plantation, grows = calendar(board)
    if votes is None or plantation is None:
        return
    _empty(image, place)
    grown = "guilds-picture-next-tiles" if grows else "guilds-picture-next-plantation"
    said = (words("guilds-picture-next-votes", round=votes), words(grown, round=plantation))
    for line, row in zip(said, place.inset(8, 6).grid(1, 2, 2), strict=True):
        write(image, line, row, "label", 22, ink=GOLD_LEAF, least=18, lines=2, align="left")
