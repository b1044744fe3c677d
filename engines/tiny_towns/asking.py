"""How this title asks: the base of its questions, and options that come again and again, made once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Answer, Ask, Option, Part, Question, option
from engines.tiny_towns.computer import advise
from engines.tiny_towns.squares import NAMES, named
from engines.tiny_towns.telling import card_text, cube_text
from engines.tiny_towns.town import KIND_SET, Town

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

DONE = "done"
PLAIN = tuple(Option({"at": name}) for name in NAMES)


class Asked(Ask):
    """A question of this title: whoever does not come back is answered for as the computer player would."""

    def default(self, game: TownsGame, question: Question) -> Answer:
        """The computer player's answer."""
        return advise(game, question)


@cache
def build_option(card: str, squares: tuple[int, ...], at: int, final: bool) -> Option:
    """Building a card from the cubes on these squares, to stand on that one."""
    return option(final, ("building", card), ("pattern", named(squares)), ("at", NAMES[at]))


def targets(town: Town, *, teach: bool) -> Iterator[tuple[Part, Text | None]]:
    """The squares on which something may be put, in their order; with teach, the others with the reason."""
    for square, item in enumerate(town.squares):
        if not item:
            yield ("at", NAMES[square]), None
        elif teach:
            yield ("at", NAMES[square]), _occupied(item, NAMES[square])


def _occupied(item: str, at: str) -> Text:
    if item in KIND_SET:
        return Text("towns-why-cube", {"at": at, "resource": cube_text(item)})
    return Text("towns-why-building", {"at": at, "building": card_text(item)})
