"""What there is to say about cards and hands, line by line: for alt texts and the table read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from data.text import Text, plain
from data.words import Words
from engines.tiny_towns.components import LETTERS, cards
from engines.tiny_towns.telling import card_text, cube_text
from renderers.tiny_towns.cards import worded
from renderers.tiny_towns.sight import TownsView


def own(view: TownsView, words: Words) -> Iterator[str]:
    """The monument cards that only the viewer knows of."""
    if view.hand is None:
        return
    if view.hand.dealt:
        yield words("towns-read-dealt", cards=[card_text(card) for card in view.hand.dealt])
    if view.hand.kept is not None:
        yield words("towns-read-kept", card=card_text(view.hand.kept))


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
