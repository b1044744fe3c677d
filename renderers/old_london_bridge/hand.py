"""The hand: the characters grouped by value, the money, and the cards that lie chosen; a card is bid before the rondel."""

from __future__ import annotations

from collections import Counter

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.old_london_bridge.view import BridgeHand
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame
from renderers.kit.materials import darkened, planks, vignette
from renderers.kit.palette import CREAM, INK, SHADOW, WALNUT
from renderers.kit.tokens import noticeboard, token
from renderers.old_london_bridge.bonus import tile
from renderers.old_london_bridge.cards import card
from renderers.old_london_bridge.palette import BOARD_SHEET, BOARD_TIMBER
from renderers.old_london_bridge.pieces import coin
from renderers.old_london_bridge.seat import draw_seat
from renderers.old_london_bridge.sight import BridgeView, Sight, of_seat

SIZE = (1100, 620)
CARD = (168, 246)
SHOWN = 4
STEP = 13
COIN = 128
CHOSEN = (96, 142)
TILE = 94
CHOSEN_WIDE = 440
GAP = 34


@kept
def _table_top() -> Image:
    return darkened(planks(SIZE, WALNUT, 5).copy(), vignette(SIZE, 0.6), SHADOW)


def draw_hand(view: BridgeView, question: Question | None, words: Words) -> Image | None:
    """The cards in hand; while one is bid, with rondel, stacks and the own bridge; nothing for those who only watch."""
    if view.hand is None:
        return None
    if question is not None and question.step == "bid":
        return draw_seat(view, question, words)
    sight = of_seat(view, question, words)
    image = _table_top().copy()
    whole = Rect(0, 0, *SIZE).inset(34, 22)
    write(
        image,
        words("bridge-picture-hand"),
        whole.top(84),
        "title",
        38,
        ink=CREAM,
        least=18,
        lines=2,
        shade=SHADOW,
    )
    _groups(image, sight, view.hand.cards, Rect(whole.x, whole.y + 104, whole.w, 310))
    _foot(image, sight, view.hand, whole.foot(160))
    return image


def _groups(image: Image, sight: Sight, cards: tuple[int, ...], place: Rect) -> None:
    """A small pile for each value, with how many there are."""
    counts = Counter(cards)
    if not counts:
        write(image, sight.words("bridge-picture-no-cards"), place, "italic", 34, ink=CREAM, shade=SHADOW)
        return
    wide, high = CARD
    left = place.x + (place.w - len(counts) * (wide + GAP) + GAP) // 2
    for index, value in enumerate(sorted(counts)):
        count = counts[value]
        x, y = left + index * (wide + GAP), place.bottom - high - 8
        for behind in range(min(SHOWN, count) - 1, -1, -1):
            card(value, sight.words, CARD, named=True).lay(image, x + behind * 5, y - behind * STEP)
        if count > 1:
            size = 62
            badge = token(size, (252, 244, 222), None, f"×{count}", INK)
            badge.lay(image, x + wide - size + 18, y - size // 2 + 2)


def _foot(image: Image, sight: Sight, hand: BridgeHand, place: Rect) -> None:
    """The money, the bonus tiles, and what lies chosen face down for everybody else."""
    coin(f"£{hand.money}", COIN).lay(image, place.x + 6, place.y + (place.h - COIN) // 2)
    x = place.x + COIN + 46
    tiles = sight.board.architects[sight.view.viewer or 0].tiles
    room = place.right - x - (CHOSEN_WIDE + 20 if hand.chosen else 0)
    step = min(TILE + 16, (room - TILE) // max(1, len(tiles) - 1))
    for owned in tiles:
        top = place.y + (place.h - TILE) // 2
        tile(owned.kind, TILE, usable=owned.usable).lay(image, x, top)
        if owned.usable and owned.kind in sight.asked.tiles:
            frame((TILE, TILE + 5), 12, 6).lay(image, x, top)
        x += step
    if hand.chosen:
        board = Rect(place.right - CHOSEN_WIDE, place.y - 4, CHOSEN_WIDE, place.h + 8)
        _chosen(image, sight.words, hand.chosen, board)


def _chosen(image: Image, words: Words, cards: tuple[int, ...], board: Rect) -> None:
    wide, high = CHOSEN
    noticeboard((board.w, board.h), BOARD_TIMBER, BOARD_SHEET, 29).lay(image, board.x, board.y)
    text = Rect(board.x + 34, board.y + 12, board.w - 74 - len(cards) * (wide + 14), board.h - 24)
    said = words("bridge-picture-chosen", cards=len(cards))
    write(image, said, text, "title", 34, ink=INK, least=14, lines=3, align="left")
    for index, value in enumerate(cards):
        x = board.right - 30 - (len(cards) - index) * (wide + 14)
        card(value, words, CHOSEN).lay(image, x, board.y + (board.h - high) // 2)
