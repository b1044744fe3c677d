"""The glance in words, for an alt text: the round, whose turn it is, how everybody stands, what happened."""

from __future__ import annotations

from collections import Counter

from data.text import Text, Who
from data.words import Words
from engines.guilds_of_london.components import cards
from engines.guilds_of_london.telling import card_hint, card_text, place_text
from renderers.guilds_of_london.sayings import symbols_said, vote_said
from renderers.guilds_of_london.sight import GuildsView
from renderers.kit.glance import LIMIT, fitting, glance_of, seats_said


def glance(view: GuildsView, words: Words) -> str:
    """Whole sentences, as many as there is room for."""
    first = [headline(view, words), *(words.say(line) for line in vote_said(view.board))]
    if view.awaited and view.result is None:
        first.append(words("guilds-alt-waiting", players=seats_said(view.awaited)))
    first += standings(view, words)
    return glance_of(first, [words.say(event.text) for event in view.news])


def hand_glance(view: GuildsView, words: Words, *, choosing: bool = True) -> str:
    """The viewer's own cards in a few words each: for the alt text of the private picture.

    Choosing: with those that one is chosen from, which otherwise stand on the buttons.
    """
    hand = view.hand
    if hand is None:
        return glance(view, words)
    limit = view.board.players[view.viewer or 0].hand_limit
    said = [words("guilds-picture-hand", count=len(hand.cards), limit=limit) + "."]
    for card in hand.choice if choosing else ():
        name, text = Text(f"guilds-mayoral-{card}"), Text(f"guilds-short-{card}")
        said.append(words("guilds-alt-choice", card=name, text=text))
    for card, count in Counter(hand.cards).items():
        name, symbols = card_text(card), symbols_said(cards()[card].symbols)
        text = card_hint(card)
        said.append(words("guilds-alt-card", card=name, symbols=symbols, text=text, count=count))
    for card in hand.mayoral:
        name, text = Text(f"guilds-mayoral-{card}"), Text(f"guilds-short-{card}")
        said.append(words("guilds-alt-kept", card=name, text=text))
    return "\n".join(fitting(said, LIMIT)[0])


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


def standings(view: GuildsView, words: Words) -> list[str]:
    """How everybody stands, in the order of play; at the end the places."""
    return [_standing(view, seat, words) for seat in order(view)]


def _standing(view: GuildsView, seat: int, words: Words) -> str:
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
