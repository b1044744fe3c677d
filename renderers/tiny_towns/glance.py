"""The glance in words, for an alt text: the turn, how the towns stand, what happened last."""

from __future__ import annotations

from data.text import Who
from data.words import Words
from engines.tiny_towns.telling import cube_text
from engines.tiny_towns.view import TownView
from renderers.kit.glance import LIMIT, fitting, glance_of, seats_said
from renderers.tiny_towns.sayings import card_lines, own
from renderers.tiny_towns.sight import TownsView


def glance(view: TownsView, words: Words) -> str:
    """Whose turn, how the towns stand, what happened last: whole sentences, as many as there is room for."""
    first = [headline(view, words)]
    if view.awaited and view.result is None:
        first.append(words("towns-alt-waiting", players=seats_said(view.awaited)))
    first += standings(view, words)
    return glance_of(first, [words.say(event.text) for event in view.news])


def hand_glance(view: TownsView, words: Words) -> str:
    """The viewer's monument cards with their patterns and what they do."""
    cards = [*view.hand.dealt, view.hand.kept] if view.hand else []
    said = [*own(view, words), *(line for card in cards if card for line in card_lines(card, words))]
    return "\n".join(fitting(said, LIMIT)[0]).replace("**", "") if said else glance(view, words)


def headline(view: TownsView, words: Words) -> str:
    """The turn and the cube, or the winner."""
    board = view.board
    if view.result is not None:
        return words(
            "towns-alt-over", players=seats_said(view.result.winners), count=len(view.result.winners)
        )
    if board.phase == "monuments":
        return words("towns-alt-monuments")
    if board.resource is not None:
        cube = cube_text(board.resource)
        if board.builder is None:
            return words("towns-alt-card", turn=board.turn, resource=cube)
        return words("towns-alt-named", turn=board.turn, player=Who(board.builder), resource=cube)
    if board.builder is not None:
        return words("towns-alt-naming", turn=board.turn, player=Who(board.builder))
    if board.deck is not None and board.deck.open:
        return words(
            "towns-alt-choosing", turn=board.turn, cubes=[cube_text(kind) for kind in board.deck.open]
        )
    return words("towns-alt-free", turn=board.turn)


def standings(view: TownsView, words: Words) -> list[str]:
    """What stands in each town; at the end the places."""
    if view.result is not None:
        order = sorted(range(view.seats), key=lambda seat: (view.result.seats[seat].placing, seat))  # type: ignore[union-attr]  # asked just above
        return [
            words(
                "towns-alt-score",
                player=Who(seat),
                placing=view.result.seats[seat].placing,
                points=view.result.seats[seat].score,
            )
            for seat in order
        ]
    return [_standing(town, seat, words) for seat, town in enumerate(view.board.towns)]


def _standing(town: TownView, seat: int, words: Words) -> str:
    buildings = sum(square.building is not None for square in town.squares)
    cubes = sum(square.cube is not None for square in town.squares)
    if town.completed is not None:
        return words("towns-alt-completed", player=Who(seat), buildings=buildings)
    empty = len(town.squares) - buildings - cubes
    return words("towns-alt-town", player=Who(seat), buildings=buildings, cubes=cubes, empty=empty)
