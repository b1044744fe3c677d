"""What there is to say about cards and hands: for alt texts and the table read aloud."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from data.text import Text
from data.words import Words
from engines.old_london_bridge.telling import card_text
from renderers.kit.glance import Said
from renderers.old_london_bridge.sight import BridgeView


def cards_listed(cards: tuple[int, ...]) -> Said:
    """Cards by name, several of a kind in one phrase."""
    counts = Counter(cards)
    return [
        card_text(card)
        if counts[card] == 1
        else Text("bridge-read-cards-of", {"count": counts[card], "card": card_text(card)})
        for card in sorted(counts)
    ]


def own(view: BridgeView, words: Words) -> Iterator[str]:
    """What the viewer alone knows: cards and money."""
    if view.hand is None:
        return
    if view.hand.cards:
        yield words("bridge-read-hand", cards=cards_listed(view.hand.cards))
    else:
        yield words("bridge-read-hand-empty")
    if view.hand.chosen:
        yield words("bridge-read-chosen", cards=cards_listed(view.hand.chosen))
    yield words("bridge-read-money", money=view.hand.money)
