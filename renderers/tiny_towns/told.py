"""The table in words: the glance for an alt text, and the whole of it for those who cannot see the picture."""

from __future__ import annotations

from collections.abc import Iterator

from data.text import Text, Who, plain
from data.words import Words
from engines.tiny_towns.components import LETTERS, cards
from engines.tiny_towns.squares import NAMES, SIZE
from engines.tiny_towns.view import Square, TownsBoard, TownView
from renderers.kit.glance import glance_of
from renderers.tiny_towns.cards import worded
from renderers.tiny_towns.sign import TownsView

Said = list[Who | Text | str]


def card_text(card: str) -> Text:
    """The name of a card."""
    return Text(f"towns-card-{card}")


def cube_text(kind: str) -> Text:
    """The name of a kind of cube."""
    return Text(f"towns-cube-{kind}")


def seats_text(seats: tuple[int, ...]) -> Said:
    """Several players."""
    return [Who(seat) for seat in seats]


def glance(view: TownsView, words: Words) -> str:
    """Whose turn, how the towns stand, what happened last: whole sentences, as many as there is room for."""
    first = [headline(view, words)]
    if view.awaited and view.result is None:
        first.append(words("towns-alt-waiting", players=seats_text(view.awaited)))
    first += _standings(view, words)
    return glance_of(first, [words.say(event.text) for event in view.news])


def hand_glance(view: TownsView, words: Words) -> str:
    """The viewer's monument cards with their patterns and what they do."""
    own = [*view.hand.dealt, view.hand.kept] if view.hand else []
    cards_ = [line for card in own if card is not None for line in _card(card, words)]
    said = [*_own(view, words), *cards_]
    return glance_of(said, []).replace("**", "") if said else glance(view, words)


def headline(view: TownsView, words: Words) -> str:
    """The turn and the cube, or the winner."""
    board = view.board
    if view.result is not None:
        return words(
            "towns-alt-over", players=seats_text(view.result.winners), count=len(view.result.winners)
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


def _standings(view: TownsView, words: Words) -> list[str]:
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


def whole_table(view: TownsView, words: Words) -> str:
    """Everything the picture shows and the cards say."""
    return "\n".join(_lines(view, words))


def _lines(view: TownsView, words: Words) -> Iterator[str]:
    board = view.board
    yield words("towns-read-table")
    yield headline(view, words)
    if view.awaited and view.result is None:
        yield words("towns-alt-waiting", players=seats_text(view.awaited))
    if board.deck is not None:
        yield from _deck(board, words)
    if board.novice:
        yield words("towns-read-novice")
    yield from _own(view, words)
    order = range(view.seats)
    for seat in order if view.viewer is None else sorted(order, key=lambda seat: seat != view.viewer):
        yield from _town(view, seat, words)
    yield words("towns-read-cards")
    for card in board.cards:
        yield from _card(card, words)
    for card in _monuments_seen(view):
        yield from _card(card, words)
    if view.news:
        yield words("towns-read-news")
        yield from (words.say(event.text) for event in view.news)


def _deck(board: TownsBoard, words: Words) -> Iterator[str]:
    if board.deck is None:
        return
    if board.deck.open:
        yield words("towns-read-open", cubes=[cube_text(kind) for kind in board.deck.open])
    yield words("towns-read-pile", cards=board.deck.pile)


def _own(view: TownsView, words: Words) -> Iterator[str]:
    if view.hand is None:
        return
    if view.hand.dealt:
        yield words("towns-read-dealt", cards=[card_text(card) for card in view.hand.dealt])
    if view.hand.kept is not None:
        yield words("towns-read-kept", card=card_text(view.hand.kept))


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


def _beside(view: TownsView, seat: int, town: TownView, words: Words) -> Iterator[str]:
    board = view.board
    over = view.result is not None
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
    own = [*view.hand.dealt, view.hand.kept] if view.hand else []
    return list(dict.fromkeys(card for card in (*own, *shown) if card is not None))


def _card(card: str, words: Words) -> Iterator[str]:
    known = cards()[card]
    yield words("towns-read-card", card=card_text(card), group=Text(f"towns-read-group-{known.group}"))
    for number, row in enumerate(known.pattern, start=1):
        cells = {
            place: cube_text(LETTERS[letter]) if letter in LETTERS else Text("towns-read-nothing")
            for place, letter in zip("abcd", row, strict=False)
        }
        line = Text(f"towns-read-cells-{len(row)}", cells)
        yield words("towns-read-pattern", row=number, cubes=line)
    text = worded(words, f"towns-text-{card}")
    if text:
        yield words.say(plain(text))
