"""What players know of cards that lie face down, because it was told openly or they have put them there themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class Known(BaseModel):
    """What is known of one seat, and by it.

    By all: the action cards that it has salvaged in the open and still holds. By itself alone: the action cards that it
    has drawn since the discard pile was shuffled, the mayoral cards that it gave back at the start, which were shuffled
    then, and those that it has put under the deck since, whose place it knows.
    """

    model_config = ConfigDict(extra="forbid")

    salvaged: list[str] = Field(default_factory=list)
    drawn: list[str] = Field(default_factory=list)
    returned: list[str] = Field(default_factory=list)
    sunk: list[str] = Field(default_factory=list)

    def keep_secret(self) -> None:
        """Leave what all know."""
        for own in (self.drawn, self.returned, self.sunk):
            own.clear()


def shuffled(game: GuildsGame) -> None:
    """The deck is what the discard pile was, and nobody has drawn from it yet."""
    game.shuffled = sorted(game.deck)
    for known in game.known:
        known.drawn = []


def drew(game: GuildsGame, seat: int, card: str) -> None:
    """Somebody has drawn an action card, and nobody else saw it."""
    if game.shuffled:
        game.known[seat].drawn.append(card)


def left_hand(game: GuildsGame, seat: int, cards: Iterable[str]) -> None:
    """These were played, paid or put away for all to see: if one was salvaged like that, it may have been this one."""
    salvaged = game.known[seat].salvaged
    for card in cards:
        if card in salvaged:
            salvaged.remove(card)


def put_under(game: GuildsGame, seat: int, under: list[str], kept: str) -> None:
    """These mayoral cards go under the deck, while the others lose sight of what they have put there themselves.

    They knew which of the cards came up here, and do not see which of them is kept.
    """
    if game.phase == "mayoral":
        game.known[seat].returned = under
        return
    drawn = {*under, kept}
    for other, known in enumerate(game.known):
        known.sunk = (
            [*known.sunk, *under] if other == seat else [one for one in known.sunk if one not in drawn]
        )


def took_up(game: GuildsGame, seat: int, cards: Iterable[str]) -> None:
    """Mayoral cards that this seat has put back itself came up again, and are in its own hands."""
    known = game.known[seat]
    mine = set(cards)
    known.returned = [card for card in known.returned if card not in mine]
    known.sunk = [card for card in known.sunk if card not in mine]


def less(cards: list[str], known: Iterable[str]) -> list[str]:
    """The cards without those that are known."""
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return rest


def not_in_deck(game: GuildsGame, viewer: int | None, unseen: Iterable[str]) -> Counter[str]:
    """Of the action cards that this viewer has not seen, those that cannot lie in the deck."""
    if not game.shuffled:
        return Counter()
    own = [] if viewer is None else game.known[viewer].drawn
    return Counter(unseen) - (Counter(game.shuffled) - Counter(own))
