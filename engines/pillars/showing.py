"""How the board and the hands of The Pillars of the Earth are made from the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.pillars.builders import may_redraw
from engines.pillars.components import KINDS, resources
from engines.pillars.components import board as printed
from engines.pillars.secrets import coming_event
from engines.pillars.spaces import CLOCKWISE, STEP
from engines.pillars.view import (
    PLACE_OF,
    CostTrack,
    Cubes,
    Decks,
    Location,
    PillarsBoard,
    PillarsHand,
    PlayerView,
)

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player


def _cubes(numbers: Mapping[str, int]) -> Cubes:
    return Cubes(**{kind: max(numbers.get(kind, 0), 0) for kind in KINDS})


def _location(game: PillarsGame, place: str) -> Location:
    cards: list[str | None] = []
    if place == "kingsbridge":
        cards = game.kingsbridge
    elif place == "shiring":
        cards = game.shiring
    return Location(
        id=place, step=STEP[place], builders=tuple(game.places.get(place, ())), cards=tuple(cards)
    )


def _player(game: PillarsGame, seat: int, player: Player) -> PlayerView:
    sent = dict.fromkeys(PLACE_OF.values(), 0)
    for card in player.cards:
        sent[PLACE_OF[resources()[card].kind]] += resources()[card].workers
    return PlayerView(
        gold=player.gold,
        points=player.points,
        cubes=_cubes(player.cubes),
        craftsmen=tuple(player.craftsmen),
        places=player.places,
        cards=tuple(player.cards),
        advantages=tuple(player.advantages),
        idle=player.idle,
        mill=player.mill,
        forest=sent["forest"],
        quarry=sent["quarry"],
        gravel_pit=sent["gravel_pit"],
        grey=player.grey,
        grey_next=player.grey_next,
        black=player.black,
        bag=game.bag.count(seat),
        passed=player.passed,
        protected=player.protected,
        tax_free=player.tax_free,
        walled=player.walled,
        earned=dict(player.earned),
    )


def board(game: PillarsGame) -> PillarsBoard:
    """The table, the same for everybody."""
    return PillarsBoard(
        round=game.round,
        phase=game.phase,
        step=game.step,
        start_player=game.start_player,
        locations=tuple(_location(game, place) for place in CLOCKWISE),
        track=CostTrack(
            prices=printed().track.prices,
            passed=tuple(game.track),
            marker=game.marker,
            drawn=game.drawn,
            bag=tuple(game.bag.count(seat) for seat in range(game.seats)),
            aside=tuple(game.aside),
            redraw=game.phase == "builders" and may_redraw(game),
        ),
        pool=tuple(game.pool),
        stock=_cubes(game.stock),
        supply=_cubes(game.supply),
        court_metal=game.court_metal,
        castle_grey=game.castle_grey,
        black_beside=game.black_beside,
        event=game.event,
        past_events=tuple(game.events_past),
        tax=game.tax,
        trader=game.trader,
        pieces=game.pieces,
        players=tuple(_player(game, seat, player) for seat, player in enumerate(game.players)),
        decks=Decks(
            events=len(game.event_deck),
            advantages=len(game.advantage_deck),
            craftsmen=tuple(len(stack) for stack in game.stacks[game.round :]),
            resources=len(game.undealt),
        ),
        gone_advantages=tuple(game.advantages_gone),
        gone_craftsmen=tuple(game.craftsmen_gone),
    )


def hand(game: PillarsGame, seat: int) -> PillarsHand | None:
    """The event that Ellen shows her owner."""
    event = coming_event(game, seat)
    return None if event is None else PillarsHand(event=event)
