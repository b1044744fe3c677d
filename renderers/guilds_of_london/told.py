"""The glance in words, for an alt text: the round, whose turn it is, how everybody stands, what happened."""

from __future__ import annotations

from data.text import Who
from data.words import Words
from renderers.guilds_of_london.sayings import place_text, seats_said
from renderers.guilds_of_london.table import GuildsView
from renderers.kit.glance import glance_of


def glance(view: GuildsView, words: Words) -> str:
    """Whole sentences, as many as there is room for."""
    first = [headline(view, words)]
    if view.awaited and view.result is None:
        first.append(words("guilds-alt-waiting", players=seats_said(view.awaited)))
    first += [standing(view, seat, words) for seat in order(view)]
    return glance_of(first, [words.say(event.text) for event in view.news])


def order(view: GuildsView) -> list[int]:
    """The seats in the order of play, or by their placings."""
    if view.result is None:
        return list(view.board.order)
    placings = [ended.placing for ended in view.result.seats]
    return sorted(range(view.seats), key=lambda seat: (placings[seat], seat))


def headline(view: GuildsView, words: Words) -> str:
    """The round and what is going on, or who has won."""
    board = view.board
    if view.result is not None:
        winners = view.result.winners
        return words("guilds-alt-over", players=seats_said(winners), count=len(winners))
    rounds = {"round": board.track.round, "rounds": board.track.rounds}
    if board.phase == "mayoral":
        return words("guilds-alt-mayoral")
    if board.resolving is not None:
        return words(f"guilds-alt-{board.resolving.stage}", place=place_text(board.resolving.place), **rounds)
    if board.acting is not None:
        return words("guilds-alt-turn", player=Who(board.acting), **rounds)
    return words("guilds-alt-round", **rounds)


def standing(view: GuildsView, seat: int, words: Words) -> str:
    """How one player stands, or how he ended."""
    player = view.board.players[seat]
    if view.result is not None:
        ended = view.result.seats[seat]
        return words("guilds-alt-score", player=Who(seat), placing=ended.placing, points=ended.score)
    return words(
        "guilds-alt-player",
        player=Who(seat),
        points=player.points,
        masters=len(player.masters),
        cards=player.hand,
    )
