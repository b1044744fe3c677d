"""The glance in words, for an alt text: whose turn, how everybody stands, what happened last."""

from __future__ import annotations

from data.text import Text, Who
from data.words import Words
from engines.pillars.components import ROUNDS
from engines.pillars.effects import effect_text
from engines.pillars.telling import card_text
from renderers.kit.glance import Said, glance_of, seats_said
from renderers.pillars.sight import BUILDERS, DRAFT, PillarsView, current


def glance(view: PillarsView, words: Words) -> str:
    """Whole sentences, as many as there is room for."""
    first = [headline(view, words)]
    if view.awaited and view.result is None:
        first.append(words("pillars-alt-waiting", players=seats_said(view.awaited)))
    first += standings(view, words)
    return glance_of(first, [words.say(event.text) for event in view.news])


def hand_glance(view: PillarsView, words: Words) -> str:
    """What Ellen's owner knows of the coming event."""
    if view.hand is None or view.hand.event is None:
        return glance(view, words)
    return coming(view.hand.event, words)


def coming(event: str, words: Words) -> str:
    """The event that Ellen has shown her owner."""
    return words("pillars-read-coming", event=card_text(event), effect=effect_text(event))


def headline(view: PillarsView, words: Words) -> str:
    """The round and the phase, or the winner."""
    board = view.board
    if view.result is not None:
        winners = view.result.winners
        return words("pillars-alt-over", players=seats_said(winners), count=len(winners))
    told = {"round": board.round, "rounds": ROUNDS}
    if board.phase == DRAFT:
        return words("pillars-alt-draft", **told, cards=len(board.pool))
    if board.phase == BUILDERS:
        return words("pillars-alt-builders", **told, price=board.track.marker)
    step = Text(f"pillars-place-{current(view) or 'event'}")
    return words("pillars-alt-step", **told, step=board.step, place=step)


def standings(view: PillarsView, words: Words) -> list[str]:
    """Gold, points and builders of each player; at the end the places."""
    if view.result is not None:
        seats = view.result.seats
        order = sorted(range(view.seats), key=lambda seat: (seats[seat].placing, seat))
        return [
            words(
                "pillars-alt-score", player=Who(seat), placing=seats[seat].placing, points=seats[seat].score
            )
            for seat in order
        ]
    return [_standing(view, seat, words) for seat in range(view.seats)]


def _standing(view: PillarsView, seat: int, words: Words) -> str:
    player = view.board.players[seat]
    told = {"points": player.points, "gold": player.gold}
    places: Said = [
        Text(f"pillars-place-{found.id}")
        for found in view.board.locations
        for builder in found.builders
        if builder == seat
    ]
    if places:
        return words("pillars-alt-placed", player=Who(seat), **told, places=places)
    return words("pillars-alt-player", player=Who(seat), **told)
