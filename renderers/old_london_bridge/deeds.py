"""What happened last: which places to ring, and which sentence to show."""

from __future__ import annotations

from data.text import Who
from data.words import Words
from engines.kernel import Event, View
from engines.old_london_bridge.telling import REVEALED
from engines.old_london_bridge.view import BridgeBoard, BridgeHand
from renderers.kit.nameplate import player_name


def _doer(event: Event) -> int | None:
    who = event.text.args.get("who")
    return who.seat if isinstance(who, Who) else None


def fresh_marks(view: View[BridgeBoard, BridgeHand]) -> frozenset[str]:
    """The places to ring: for a player all since the last answer, for everybody else what the last player did."""
    if view.viewer is not None or view.board.phase == "cards":
        return view.marks
    found: list[str] = []
    doer: int | None = None
    for event in reversed(view.news):
        seat = _doer(event)
        if seat is None:
            continue
        if doer not in (None, seat) or REVEALED in event.marks:
            break
        doer = seat
        found += event.marks
    return frozenset(found) or view.marks & {"rondel"}


def last_news(view: View[BridgeBoard, BridgeHand], words: Words) -> str:
    """The last thing that happened, in words, with names in letters that can be drawn."""
    named = words.naming([player_name(words, seat) for seat in range(view.seats)])
    return named.say(view.news[-1].text) if view.news else ""
