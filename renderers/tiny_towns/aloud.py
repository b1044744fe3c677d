"""The whole table in words, enough for a blind player to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from data.text import Text, Who
from data.words import Words
from engines.tiny_towns.counting import hungry_and_fed, next_rank, worth_now
from engines.tiny_towns.squares import NAMES, SIZE
from engines.tiny_towns.telling import card_text, cube_text
from engines.tiny_towns.view import Square, TownsBoard, TownView
from renderers.kit.glance import Said, seats_said
from renderers.tiny_towns.glance import headline
from renderers.tiny_towns.sayings import card_lines, own
from renderers.tiny_towns.sight import TownsView


def whole_table(view: TownsView, words: Words) -> str:
    """Everything the picture shows and the cards say."""
    return "\n".join(_lines(view, words))


def _lines(view: TownsView, words: Words) -> Iterator[str]:
    board = view.board
    yield words("towns-read-table")
    yield headline(view, words)
    if view.awaited and view.result is None:
        yield words("towns-alt-waiting", players=seats_said(view.awaited))
    if board.deck is not None:
        yield from _deck(board, words)
    if board.novice:
        yield words("towns-read-novice")
    yield from own(view, words)
    order = range(view.seats)
    for seat in order if view.viewer is None else sorted(order, key=lambda seat: seat != view.viewer):
        yield from _town(view, seat, words)
    yield words("towns-read-cards")
    for card in board.cards:
        yield from card_lines(card, words)
    for card in _monuments_seen(view):
        yield from card_lines(card, words)
    if view.news:
        yield words("towns-read-news")
        yield from (words.say(event.text) for event in view.news)


def _deck(board: TownsBoard, words: Words) -> Iterator[str]:
    if board.deck is None:
        return
    if board.deck.open:
        yield words("towns-read-open", cubes=[cube_text(kind) for kind in board.deck.open])
    yield words("towns-read-pile", cards=board.deck.pile)
    gone: Said = [
        Text("towns-read-gone-kind", {"cube": cube_text(kind), "count": count})
        for kind, count in Counter(board.deck.seen).items()
    ]
    if gone:
        yield words("towns-read-gone", cubes=gone)


def _town(view: TownsView, seat: int, words: Words) -> Iterator[str]:
    town = view.board.towns[seat]
    yield words("towns-read-town", player=Who(seat))
    if view.result is not None:
        ended = view.result.seats[seat]
        yield words("towns-alt-score", player=Who(seat), placing=ended.placing, points=ended.score)
        for line in ended.breakdown:
            yield words("towns-read-line", label=line.label, points=line.points)
        for line in ended.ties:
            yield words("towns-read-line", label=line.label, points=line.points)
        if ended.rank is not None:
            yield words.say(ended.rank)
    squares = [_square(square, index) for index, square in enumerate(town.squares)]
    for start in range(0, len(squares), SIZE):
        yield words("towns-read-cells-4", **dict(zip("abcd", squares[start : start + SIZE], strict=True)))
    yield from _beside(view, seat, town, words)


def _square(square: Square, index: int) -> Text:
    at = NAMES[index]
    if square.building is not None and square.cubes:
        cubes: Said = [cube_text(kind) for kind in square.cubes]
        return Text("towns-read-loaded", {"at": at, "building": card_text(square.building), "cubes": cubes})
    if square.building is not None:
        return Text("towns-read-building", {"at": at, "building": card_text(square.building)})
    if square.cube is not None:
        return Text("towns-read-cube", {"at": at, "cube": cube_text(square.cube)})
    return Text("towns-read-empty", {"at": at})


def _worth(view: TownsView, seat: int, words: Words) -> Iterator[str]:
    """Who is fed, and what the town would come to now."""
    homes = hungry_and_fed(view.board, seat)
    for said, eats in (("towns-read-fed", True), ("towns-read-starving", False)):
        squares: Said = [NAMES[square] for square, fed in sorted(homes.items()) if fed == eats]
        if squares:
            yield words(said, squares=squares)
    if view.result is not None:
        return
    points = worth_now(view.board, seat)
    yield words("towns-picture-points-now", points=points)
    if view.seats == 1 and (better := next_rank(points)) is not None:
        rank, least = better
        yield words("towns-picture-next-rank", rank=Text(f"towns-rank-{rank}"), points=least)


def _beside(view: TownsView, seat: int, town: TownView, words: Words) -> Iterator[str]:
    board = view.board
    over = view.result is not None
    yield from _worth(view, seat, words)
    if board.builder == seat and not over:
        yield words("towns-read-builder")
    if town.completed is not None:
        yield words("towns-read-completed", turn=town.completed)
    elif town.ready and not over:
        yield words("towns-read-ready")
    if town.monument is not None:
        yield words("towns-read-monument", card=card_text(town.monument))
    elif town.unbuilt is not None:
        yield words("towns-picture-unbuilt", card=card_text(town.unbuilt))
    elif town.has_card:
        yield words("towns-read-hidden")
    if town.watch:
        yield words("towns-read-watch", buildings=[card_text(card) for card in town.watch])
    if town.shrine is not None:
        yield words("towns-read-shrine", points=town.shrine)
    if board.novice:
        yield words("towns-read-aside", count=town.set_aside)
    if town.named:
        yield words("towns-read-named", count=town.named)


def _monuments_seen(view: TownsView) -> list[str]:
    """The monuments that this viewer may read."""
    shown = [town.monument or town.unbuilt for town in view.board.towns]
    mine = [*view.hand.dealt, view.hand.kept] if view.hand else []
    return list(dict.fromkeys(card for card in (*mine, *shown) if card is not None))
