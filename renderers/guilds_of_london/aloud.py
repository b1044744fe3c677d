"""The whole table in words, enough for a blind player to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from data.text import Text, Who
from data.words import Words
from engines.guilds_of_london.components import cards
from engines.guilds_of_london.telling import place_text
from engines.guilds_of_london.view import GuildsBoard, TileView
from renderers.guilds_of_london.calendar import calendar
from renderers.guilds_of_london.close import tile_of
from renderers.guilds_of_london.glance import headline, order
from renderers.guilds_of_london.sayings import (
    icon_text,
    icons_said,
    pawns_said,
    symbols_said,
    tie_lines,
    tile_lines,
)
from renderers.guilds_of_london.sight import GuildsView
from renderers.kit.glance import seats_said


def whole_table(view: GuildsView, words: Words) -> str:
    """Everything the picture shows and the cards say."""
    return "\n".join(_lines(view, words))


def one_tile(view: GuildsView, name: str, words: Words) -> str:
    """Everything about one tile of the city; LookupError if it does not lie there."""
    return _tile(view.board, tile_of(view, name), words)


def _lines(view: GuildsView, words: Words) -> Iterator[str]:
    board = view.board
    yield words("guilds-read-table")
    yield headline(view, words)
    if view.awaited and view.result is None:
        yield words("guilds-alt-waiting", players=seats_said(view.awaited))
    yield words("guilds-read-order", players=seats_said(board.order))
    yield from _calendar(board, words)
    yield from _own(view, words)
    for seat in sorted(order(view), key=lambda seat: seat != view.viewer):
        yield from _player(view, seat, words)
    yield words("guilds-read-city")
    yield _guildhall(board, words)
    for tile in board.tiles:
        yield _tile(board, tile, words)
    yield from _plantation(board, words)
    yield from _piles(board, words)
    if view.news:
        yield words("guilds-read-news")
        yield from (words.say(event.text) for event in view.news)


def _calendar(board: GuildsBoard, words: Words) -> Iterator[str]:
    votes, plantation, grows = calendar(board)
    if votes is not None and plantation is not None:
        said = {"votes": str(votes), "growth": str(plantation), "grows": "yes" if grows else "no"}
        yield words("guilds-read-calendar", **said)


def _own(view: GuildsView, words: Words) -> Iterator[str]:
    """The viewer's own cards with their whole texts."""
    hand = view.hand
    if hand is None:
        return
    yield words("guilds-read-own")

    for card in hand.choice:
        yield words(
            "guilds-read-choice", card=Text(f"guilds-mayoral-{card}"), text=Text(f"guilds-text-{card}")
        )
    for card, count in Counter(hand.cards).items():
        said = symbols_said(cards()[card].symbols)
        name, text = Text(f"guilds-card-{card}"), Text(f"guilds-text-{card}")
        yield words("guilds-read-card", count=count, card=name, symbols=said, text=text)
    for card in hand.mayoral:
        yield words("guilds-read-kept", card=Text(f"guilds-mayoral-{card}"), text=Text(f"guilds-text-{card}"))


def _player(view: GuildsView, seat: int, words: Words) -> Iterator[str]:
    board, player = view.board, view.board.players[seat]
    yield words("guilds-read-player", player=Who(seat))
    if view.result is not None:
        ended = view.result.seats[seat]
        yield words("guilds-alt-score", player=Who(seat), placing=ended.placing, points=ended.score)
        for line in (*ended.breakdown, *ended.ties):
            yield words("guilds-read-line", label=line.label, points=line.points)
    else:
        yield words("guilds-read-points", points=player.points)
    counts = {"cards": player.hand, "mayoral": player.mayoral, "limit": player.hand_limit}
    yield words("guilds-read-cards", **counts)
    pawns = {"supply": player.supply, "guildhall": player.guildhall, "plantation": player.plantation}
    yield words("guilds-read-supply", **pawns)
    if player.neutrals:
        yield words("guilds-read-owns", count=player.neutrals)
    if player.tokens:
        yield words("guilds-read-tokens", icons=[icon_text(token) for token in player.tokens])
    if player.masters:
        yield words("guilds-read-masters", places=[place_text(tile) for tile in player.masters])
    if player.acted and view.result is None:
        yield words("guilds-read-acted")
    if seat == board.acting:
        yield from _played(board, words)


def _played(board: GuildsBoard, words: Words) -> Iterator[str]:
    for play in board.played:
        use = Text(f"guilds-read-use-{play.use}")
        yield words("guilds-read-played", card=Text(f"guilds-card-{play.card}"), use=use)
    for card in board.lasting:
        yield words("guilds-read-lasting", text=Text(f"guilds-text-{card}"))
    if board.extra:
        yield words("guilds-read-extra", count=board.extra)


def _guildhall(board: GuildsBoard, words: Words) -> str:
    there = pawns_said(board.guildhall.pawns)
    said = Text("guilds-read-there", {"who": there}) if there else Text("guilds-read-nobody")
    first, *more = board.guildhall.squares
    at = _at(board, first)
    if more:
        at = Text("guilds-read-at-both", {**at.args, "next": _at(board, more[0]).args["column"]})
    return words("guilds-read-tile", name=place_text("guildhall"), at=at, said=said)


def _at(board: GuildsBoard, square: tuple[int, int]) -> Text:
    """Row and column, counted from the upper left corner of the city."""
    squares = [(tile.x, tile.y) for tile in board.tiles] + list(board.guildhall.squares)
    north, west = max(y for _, y in squares), min(x for x, _ in squares)
    return Text("guilds-read-at", {"row": north - square[1] + 1, "column": square[0] - west + 1})


def _tile(board: GuildsBoard, tile: TileView, words: Words) -> str:
    said = [*tile_lines(board, tile), *tie_lines(board, tile)]
    sentences = " ".join(words.say(line) for line in said)
    return words(
        "guilds-read-tile", name=place_text(tile.id), at=_at(board, (tile.x, tile.y)), said=sentences
    )


def _plantation(board: GuildsBoard, words: Words) -> Iterator[str]:
    overseas = board.plantation
    yield words("guilds-read-plantation", side=Text(f"guilds-side-{overseas.side}"))
    yield words(
        "guilds-read-terms",
        first=icons_said(overseas.first),
        second=icons_said(overseas.second),
        count=overseas.returns,
    )
    there = pawns_said(overseas.pawns, overseas.neutrals)
    yield words("guilds-read-there", who=there) if there else words("guilds-read-nobody")


def _piles(board: GuildsBoard, words: Words) -> Iterator[str]:
    yield words("guilds-read-piles")
    yield words("guilds-read-deck", count=board.deck)
    if board.discard:
        top = Text(f"guilds-card-{board.discard[-1]}")
        yield words("guilds-read-discard", count=len(board.discard), card=top)
    yield words("guilds-read-mayoral-deck", count=board.mayoral_deck)
    if board.tile_stack:
        yield words("guilds-read-stack", count=board.tile_stack)
    yield words("guilds-read-stock", count=board.stock)
