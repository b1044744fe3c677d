"""The glance in words, for an alt text: the round, whose turn it is, how everybody stands, what happened."""

from __future__ import annotations

from data.text import Text, Who
from data.words import Words
from engines.old_london_bridge.telling import card_text, shown_text
from engines.old_london_bridge.view import ArchitectView, BuildingView
from renderers.kit.glance import glance_of, seats_said
from renderers.old_london_bridge.sayings import own
from renderers.old_london_bridge.sight import BridgeView


def glance(view: BridgeView, words: Words) -> str:
    """Whole sentences, as many as there is room for."""
    first = [headline(view, words)]
    if view.awaited and view.result is None:
        first.append(words("bridge-alt-waiting", players=seats_said(view.awaited)))
    first += standings(view, words)
    return glance_of(first, [words.say(event.text) for event in view.news])


def hand_glance(view: BridgeView, words: Words) -> str:
    """The own cards and money."""
    return "\n".join(own(view, words)) or glance(view, words)


def _order(view: BridgeView) -> list[int]:
    seats = range(view.seats)
    if view.result is None:
        return list(seats)
    places = [ended.placing for ended in view.result.seats]
    return sorted(seats, key=lambda seat: (places[seat], seat))


def headline(view: BridgeView, words: Words) -> str:
    """The round and what it is about, or who has won."""
    board = view.board
    if view.result is not None:
        winners = view.result.winners
        return words("bridge-alt-over", players=seats_said(winners), count=len(winners))
    args = {"round": board.round, "rounds": board.rounds}
    turn = next((played for played in board.played if played.state == "now"), None)
    if turn is not None:
        return words("bridge-alt-turn", **args, player=Who(turn.seat), card=card_text(turn.value))
    if board.phase == "cards":
        return words("bridge-alt-cards", **args)
    return words("bridge-alt-revealed", **args)


def standings(view: BridgeView, words: Words) -> list[str]:
    """How everybody stands; at the end the places."""
    return [standing(view, seat, words) for seat in _order(view)]


def standing(view: BridgeView, seat: int, words: Words) -> str:
    """How a seat stands: buildings and both tracks; at the end place and money."""
    architect = view.board.architects[seat]
    if view.result is not None:
        ended = view.result.seats[seat]
        return words("bridge-alt-score", player=Who(seat), placing=ended.placing, money=ended.score)
    last = last_building(architect)
    return words(
        "bridge-alt-seat",
        player=Who(seat),
        buildings=sum(slot.building is not None for slot in architect.slots),
        last=Text("bridge-alt-none") if last is None else shown_text(last),
        chapel=architect.chapel,
        gate=architect.gate,
        cards=architect.cards,
    )


def last_building(architect: ArchitectView) -> BuildingView | None:
    """The rightmost building, with which the next one is compared."""
    built = [slot.building for slot in architect.slots if slot.building is not None]
    return built[-1] if built else None
