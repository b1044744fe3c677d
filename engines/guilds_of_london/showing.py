"""Looking at a match: the board for everybody and the cards for their owner, made from the state."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.guilds_of_london.city import COMPASS, masters, pairs, reading_order, squares_of_guildhall
from engines.guilds_of_london.components import Icons, icon_of, mayoral, plantation, tiles
from engines.guilds_of_london.drawing import hand_limit
from engines.guilds_of_london.played import at_the_end, follows
from engines.guilds_of_london.points import discs
from engines.guilds_of_london.scoring import card_points
from engines.guilds_of_london.view import (
    FinalScore,
    GuildhallView,
    GuildsBoard,
    GuildsHand,
    Icon,
    MayoralScore,
    PlantationView,
    PlayedCard,
    PlayerView,
    Resolving,
    RoundTrack,
    ScoreSpace,
    TileView,
)

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def icons_of(printed: Icons) -> tuple[Icon, ...]:
    """A reward as icons."""
    return tuple(Icon(kind=icon.kind, count=icon.count) for icon in printed)


@cache
def token_icon(token: str) -> Icon:
    """The icon of a second-place token."""
    return icons_of((icon_of(token),))[0]


def _tile(game: GuildsGame, tile: str) -> TileView:
    laid, printed = game.city[tile], tiles()[tile]
    return TileView(
        id=tile,
        x=laid.x,
        y=laid.y,
        special=printed.special,
        symbols=printed.symbols,
        rank=printed.rank,
        need=printed.need,
        first=icons_of(printed.first),
        second=icons_of(printed.second),
        token=None if laid.token is None else token_icon(laid.token),
        pawns=tuple(laid.pawns),
        neutrals=laid.neutrals,
        beadle=game.beadle == tile,
        resolved=laid.resolved,
        master=laid.master,
    )


def _player(game: GuildsGame, seat: int) -> PlayerView:
    return PlayerView(
        points=game.points[seat],
        hand=len(game.hands[seat]),
        mayoral=len(game.kept[seat]) + len(game.choices[seat]),
        supply=game.supply[seat],
        guildhall=game.guildhall[seat],
        plantation=game.plantation[seat],
        neutrals=game.neutrals[seat],
        tokens=tuple(token_icon(token) for token in game.won[seat]),
        masters=tuple(masters(game.city, seat)),
        hand_limit=hand_limit(game, seat),
        acted=seat in game.acted,
    )


def _plantation(game: GuildsGame) -> PlantationView:
    side = plantation(game.side)
    return PlantationView(
        side=side.id,
        first=icons_of(side.first),
        second=icons_of(side.second),
        returns=side.returns,
        pawns=tuple(game.plantation),
        neutrals=game.plantation_neutrals,
    )


def _track(game: GuildsGame) -> RoundTrack:
    track = game.track
    numbers = range(1, track.rounds + 1)
    return RoundTrack(
        round=max(game.round, 1),
        rounds=track.rounds,
        resolutions=tuple(filter(track.resolves, numbers)),
        developments=tuple(filter(track.grey, numbers)),
    )


def _resolving(game: GuildsGame) -> Resolving | None:
    now = game.resolving
    if now is None:
        return None
    return Resolving(place=now.place, stage=now.stage, first=now.first, second=tuple(now.second))


def _final(game: GuildsGame, seat: int) -> FinalScore:
    return FinalScore(
        before=game.before[seat],
        mayoral=tuple(
            MayoralScore(card=card, points=card_points(game, seat, mayoral()[card]))
            for card in game.kept[seat]
        ),
        pairs=tuple(pairs(game.city, seat)),
    )


def board(game: GuildsGame) -> GuildsBoard:
    """The table, the same for everybody."""
    seats = range(game.seats)
    squares = squares_of_guildhall(game.seats)
    acting = game.acting if game.phase == "turns" else None
    return GuildsBoard(
        phase=game.phase,
        track=_track(game),
        acting=acting,
        order=tuple(game.order),
        start=tuple(None if game.points[seat] else seat for seat in game.start),
        score=tuple(ScoreSpace(points=points, discs=tuple(lying)) for points, lying in discs(game).items()),
        tiles=tuple(_tile(game, tile) for tile in reading_order(game.city)),
        guildhall=GuildhallView(squares=squares, compass=COMPASS in squares, pawns=tuple(game.guildhall)),
        plantation=_plantation(game),
        resolving=_resolving(game),
        players=tuple(_player(game, seat) for seat in seats),
        stock=game.stock,
        played=tuple(PlayedCard(card=play.card, use=play.use) for play in game.played),
        extra=0 if acting is None else at_the_end(game, acting),
        lasting=tuple(play.card for play, _ in follows(game)),
        deck=len(game.deck),
        discard=tuple(game.discard),
        mayoral_deck=len(game.mayoral_deck),
        tile_stack=len(game.stack),
        tokens_left=len(game.tokens),
        final=tuple(_final(game, seat) for seat in seats) if game.before else (),
    )


def hand(game: GuildsGame, seat: int) -> GuildsHand:
    """The seat's own cards."""
    return GuildsHand(
        cards=tuple(game.hands[seat]), mayoral=tuple(game.kept[seat]), choice=tuple(game.choices[seat])
    )
