"""Scoring at the end: mayoral cards, neighbouring Masters, and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.text import Text
from engines.guilds_of_london.city import masters, pairs
from engines.guilds_of_london.components import SYMBOLS, Mayoral, mayoral, tiles
from engines.guilds_of_london.played import with_symbol
from engines.guilds_of_london.telling import mayoral_text, tell
from engines.kernel import Line, Result, SeatResult, placings

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def finish(game: GuildsGame) -> None:
    """Pawns leave the unresolved tiles, then everything is counted in the order of play."""
    game.phase = "over"
    game.acting = None
    clear_tiles(game)
    game.reveal()
    game.before = list(game.points)
    game.tell(Text("guilds-event-over"), first=True)
    for seat in list(game.order):
        for card in game.kept[seat]:
            points = card_points(game, seat, mayoral()[card])
            game.points[seat] += points
            marks = (f"mayoral:{seat}", f"score:{seat}")
            tell(game, seat, "mayoral", *marks, card=mayoral_text(card), count=points)
        count = len(pairs(game.city, seat))
        game.points[seat] += count
        tell(game, seat, "neighbours", f"score:{seat}", count=count)
    game.order.sort(key=lambda seat: -game.points[seat])
    ties = [_tie(game, seat) for seat in range(game.seats)]
    places = placings(list(zip(game.points, ties, strict=True)))
    label = Text("guilds-tie-cards" if game.tie == "cards" else "guilds-tie-biggest")
    seats = tuple(
        SeatResult(
            placing=places[seat],
            score=game.points[seat],
            breakdown=_lines(game, seat),
            ties=(Line(source=game.tie, label=label, points=ties[seat]),),
        )
        for seat in range(game.seats)
    )
    game.finish(Result(reason="rounds" if game.last_round else "all_resolved", seats=seats))


def clear_tiles(game: GuildsGame) -> None:
    """All pawns leave the unresolved tiles; they are not counted for anything."""
    for laid in game.city.values():
        if not laid.resolved:
            for seat, count in enumerate(laid.pawns):
                game.supply[seat] += count
            laid.pawns = [0] * game.seats
            game.stock += laid.neutrals
            laid.neutrals = 0


def points_so_far(game: GuildsGame) -> tuple[int, ...]:
    """What each seat would have if the match ended here: the score track, mayoral cards, and neighbouring Masters."""
    track = game.before or game.points
    return tuple(
        track[seat]
        + sum(card_points(game, seat, mayoral()[card]) for card in game.kept[seat])
        + len(pairs(game.city, seat))
        for seat in range(game.seats)
    )


def _tie(game: GuildsGame, seat: int) -> int:
    """More mayoral cards, or the card that brought most: the rulebook says both."""
    if game.tie == "cards":
        return len(game.kept[seat])
    return max((card_points(game, seat, mayoral()[card]) for card in game.kept[seat]), default=0)


def _lines(game: GuildsGame, seat: int) -> tuple[Line, ...]:
    rows = [Line(source="play", label=Text("guilds-score-play"), points=game.before[seat])]
    rows += [
        Line(source=card, label=mayoral_text(card), points=card_points(game, seat, mayoral()[card]))
        for card in game.kept[seat]
    ]
    beside = len(pairs(game.city, seat))
    rows.append(Line(source="neighbours", label=Text("guilds-score-neighbours"), points=beside))
    return tuple(rows)


def card_points(game: GuildsGame, seat: int, card: Mayoral) -> int:
    """What a mayoral card brings this seat, as things stand."""
    if card.rule == "majority":
        return _majority(game, seat, card)
    if card.rule == "sets":
        number = min(with_symbol(game, seat, symbol) for symbol in SYMBOLS)
    else:
        number = _number(game, seat, card)
    if card.rule == "each":
        return min(number * card.points, card.most)
    return card.table[min(number, len(card.table) - 1)]


def _majority(game: GuildsGame, seat: int, card: Mayoral) -> int:
    """Having the most Masters with a symbol, alone or tied."""
    counts = [with_symbol(game, other, card.symbol or "") for other in range(game.seats)]
    if not counts[seat] or counts[seat] < max(counts):
        return 0
    return card.points if counts.count(counts[seat]) == 1 else card.tied


def _number(game: GuildsGame, seat: int, card: Mayoral) -> int:
    if card.of == "master":
        return sum(counts_for(card, tile) for tile in masters(game.city, seat))
    if card.of == "token":
        return len(game.won[seat])
    if card.of == "neutral":
        return game.neutrals[seat]
    return (game.plantation if card.of == "plantation" else game.guildhall)[seat]


def counts_for(card: Mayoral, tile: str) -> bool:
    """Whether a Master on this tile counts for a mayoral card."""
    printed = tiles()[tile]
    if card.symbol is not None and card.symbol not in printed.symbols:
        return False
    if card.ranks is not None and not (
        printed.rank is not None and card.ranks[0] <= printed.rank <= card.ranks[1]
    ):
        return False
    return len(printed.symbols) >= card.symbols and (printed.special or not card.special)
