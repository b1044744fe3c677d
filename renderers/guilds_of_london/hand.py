"""The cards that only their owner sees."""

from __future__ import annotations

from dataclasses import dataclass

from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.paying import paid_with
from engines.guilds_of_london.view import GuildsHand
from engines.kernel import Question
from renderers.guilds_of_london.cards import action_card
from renderers.guilds_of_london.ground import TALLEST, desk
from renderers.guilds_of_london.mayoral import mayoral_card, mayoral_strip
from renderers.guilds_of_london.sight import GuildsView
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame, veil
from renderers.kit.palette import CREAM, SHADOW

WIDE = 1200
EDGE, GAP = 26, 16
HEAD = 64
STRIP = 132
LARGE = 470


@dataclass(slots=True, frozen=True)
class Row:
    """How action cards are laid: how many beside one another, their size, and how many rows there are."""

    columns: int
    size: tuple[int, int]
    rows: int

    @property
    def high(self) -> int:
        """How much room they need."""
        return self.rows * (self.size[1] + GAP)


def rows_of(count: int, *, small: bool = False) -> Row:
    """As large as they can be read best: four beside one another up to eight cards, then more."""
    columns = 6 if small or count > 10 else 5 if count > 8 else 4
    wide = (WIDE - 2 * EDGE - GAP * (columns - 1)) // columns
    return Row(columns, (wide, round(wide * 1.14)), -(-count // columns))


def draw_hand(view: GuildsView, question: Question | None, words: Words) -> Image | None:
    """Action cards and mayoral cards; where one of these is chosen, they come first and large."""
    hand = view.hand
    if hand is None:
        return None
    offered = _offered(question)
    choosing = bool(hand.choice or offered)
    row = rows_of(len(hand.cards), small=choosing)
    salvage = rows_of(len(offered))
    strips = -(-len(hand.mayoral) // 3)
    high = EDGE + HEAD + row.high + strips * (STRIP + GAP) + EDGE - GAP
    high += LARGE + GAP if hand.choice else 0
    high += salvage.high if offered else 0
    image = desk((WIDE, min(TALLEST, high + (high == WIDE))))
    head = Rect(EDGE, EDGE - 8, WIDE - 2 * EDGE, HEAD - 6)
    write(image, _said(view, question, words), head, "title", 36, ink=CREAM, least=16, lines=2, shade=SHADOW)
    y = EDGE + HEAD - 6
    if hand.choice:
        _choice(image, hand.choice, y, words)
        y += LARGE + GAP
    if offered:
        _cards(image, offered, salvage, y, words, pickable=None)
        y += salvage.high
    pickable = set() if offered else _pickable(hand, question)
    _cards(image, hand.cards, row, y, words, pickable=pickable)
    y += row.high
    wide = (WIDE - 2 * EDGE - 2 * GAP) // 3
    for index, name in enumerate(hand.mayoral):
        line, column = divmod(index, 3)
        spot = (EDGE + column * (wide + GAP), y + line * (STRIP + GAP))
        mayoral_strip(name, words, (wide, STRIP)).lay(image, *spot)
    return image


def _said(view: GuildsView, question: Question | None, words: Words) -> str:
    if question is not None:
        return words.say(question.prompt)
    hand = view.hand
    count = len(hand.cards) if hand else 0
    limit = view.board.players[view.viewer or 0].hand_limit
    return words("guilds-picture-hand", count=count, limit=limit)


def _parts(question: Question | None) -> set[str]:
    """The cards that a question is about."""
    if question is None:
        return set()
    parts = [option.parts for option in question.legal]
    played = {found["card"] for found in parts if "card" in found}
    return played.union(*(paid_with(found["pay"]) for found in parts if "pay" in found))


def _offered(question: Question | None) -> tuple[str, ...]:
    """Cards that may be chosen and lie elsewhere, in the discard pile."""
    if question is None or question.step != "salvage":
        return ()
    return tuple(dict.fromkeys(option.parts["card"] for option in question.legal if "card" in option.parts))


def _pickable(hand: GuildsHand, question: Question | None) -> set[str] | None:
    """The cards that may be chosen, where that is not all or none of them."""
    chosen = _parts(question) & set(hand.cards)
    return chosen if chosen and chosen != set(hand.cards) else None


def _cards(
    image: Image, cards: tuple[str, ...], row: Row, top: int, words: Words, *, pickable: set[str] | None
) -> None:
    wide, high = row.size
    for index, name in enumerate(cards):
        line, column = divmod(index, row.columns)
        here = min(row.columns, len(cards) - line * row.columns)
        left = (WIDE - here * wide - (here - 1) * GAP) // 2
        x, y = left + column * (wide + GAP), top + line * (high + GAP)
        action_card(name, words, row.size).lay(image, x, y)
        if pickable is not None:
            light = frame(row.size, 12) if name in pickable else veil(row.size, 12, SHADOW, 0.45)
            light.lay(image, x, y)


def _choice(image: Image, cards: tuple[str, ...], top: int, words: Words) -> None:
    """The mayoral cards among which one is kept."""
    wide = min(360, (WIDE - 2 * EDGE - GAP * (len(cards) - 1)) // len(cards))
    left = (WIDE - wide * len(cards) - 28 * (len(cards) - 1)) // 2
    for index, name in enumerate(cards):
        x = left + index * (wide + 28)
        frame((wide, LARGE), 20).lay(image, x, top)
        mayoral_card(name, words, (wide, LARGE)).lay(image, x, top)
