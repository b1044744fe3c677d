"""What there is to say about cards and hands, line by line: for alt texts and the table read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from data.text import Text, plain
from data.words import Words
from engines.tiny_towns.components import LETTERS, cards
from engines.tiny_towns.telling import card_text, cube_text
from renderers.tiny_towns.cards import worded
from renderers.tiny_towns.sight import TownsView

NO_CUBE = "·"


def own(view: TownsView, words: Words) -> Iterator[str]:
    """The monument cards that only the viewer knows of."""
    if view.hand is None:
        return
    if view.hand.dealt:
        yield words("towns-read-dealt", cards=[card_text(card) for card in view.hand.dealt])
    if view.hand.kept is not None:
        yield words("towns-read-kept", card=card_text(view.hand.kept))


def held(view: TownsView, words: Words) -> Iterator[str]:
    """The same for the private message: each card with its few words, and its pattern below as it lies."""
    yield from own(view, words)
    cards = [*view.hand.dealt, view.hand.kept] if view.hand else []
    for card in cards:
        if card is not None:
            yield words("towns-hand-card", card=card_text(card), what=Text(f"towns-short-{card}"))
            yield from pattern_lines(card, words)


def pattern_lines(card: str, words: Words) -> Iterator[str]:
    """The rows of a pattern below one another, their cubes in columns: as code, in which Discord shows no icons."""
    plain = words.signed({})
    rows = [
        [plain.say(cube_text(LETTERS[cell])) if cell in LETTERS else NO_CUBE for cell in row]
        for row in cards()[card].pattern
    ]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True))
        yield plain("towns-hand-row", cells=cells)


def card_lines(card: str, words: Words) -> Iterator[str]:
    """A card in words: its name and group, its pattern row by row, what it does."""
    known = cards()[card]
    yield words("towns-read-card", card=card_text(card), group=Text(f"towns-read-group-{known.group}"))
    for number, row in enumerate(known.pattern, start=1):
        cells = {
            place: cube_text(LETTERS[letter]) if letter in LETTERS else Text("towns-read-nothing")
            for place, letter in zip("abcd", row, strict=False)
        }
        line = Text(f"towns-read-cells-{len(row)}", cells)
        yield words("towns-read-pattern", row=number, cubes=line)
    text = worded(words, f"towns-text-{card}")
    if text:
        yield words.say(plain(text))
