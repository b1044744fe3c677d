"""What of the state a viewer sees: the board for everybody, a seat's own cards and money."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.old_london_bridge.components import (
    BRIDGE_SLOTS,
    CARDS,
    CENTRE,
    PILES,
    board_data,
    building,
    cards_data,
)
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.scoring import open_points
from engines.old_london_bridge.view import (
    ArchitectView,
    BonusPile,
    BridgeBoard,
    BridgeHand,
    BuildingView,
    Fields,
    InnPile,
    OpenLine,
    OuterSpace,
    OwnedTile,
    PlayedCard,
    Rondel,
    Slot,
    Stack,
    Track,
    TrackSpace,
)

if TYPE_CHECKING:
    from engines.old_london_bridge.architect import Architect
    from engines.old_london_bridge.game import BridgeGame


@cache
def building_view(place: int) -> BuildingView:
    """A building as it is looked at."""
    one = building(place)
    return BuildingView(kind=one.kind, number=one.number, coats=one.coats)


def _slots(architect: Architect) -> tuple[Slot, ...]:
    replaced: dict[int, list[int]] = {}
    for slot, number in architect.replaced:
        replaced.setdefault(slot, []).append(number)
    filled = [
        Slot(building=building_view(place), replaced=tuple(replaced.get(slot, ())))
        for slot, place in enumerate(architect.slots)
    ]
    return (*filled, *(Slot() for _ in range(BRIDGE_SLOTS - len(filled))))


def _hand_of(architect: Architect) -> tuple[int, ...]:
    return tuple(card for card in CARDS for _ in range(architect.hand[card]))


def _architect(game: BridgeGame, seat: int) -> ArchitectView:
    architect = game.architects[seat]
    over = game.result is not None
    return ArchitectView(
        slots=_slots(architect),
        chapel=architect.chapel,
        gate=architect.gate,
        stair=None if architect.chapel else cards_data().hands.steps[game.stairs.index(seat)].step,
        tiles=(
            *(OwnedTile(kind=kind, usable=True) for kind in architect.tiles),
            *(OwnedTile(kind=kind, usable=False) for kind in architect.fresh),
        ),
        cards=architect.cards,
        money=None if game.hidden_money and not over else architect.money,
        hand=_hand_of(architect) if over else None,
        chosen=len(architect.laid) if game.phase == "cards" else 0,
    )


def _played(game: BridgeGame) -> tuple[PlayedCard, ...]:
    def state(turn: int) -> str:
        if game.phase == "revealed":
            return "revealed"
        return "done" if turn < game.turn else "now" if turn == game.turn else "to_come"

    return tuple(
        PlayedCard(seat=played.seat, value=played.card, plus=played.plus, state=state(turn))
        for turn, played in enumerate(game.turns)
    )


def _rondel(game: BridgeGame) -> Rondel:
    return Rondel(
        rotation=game.rotation,
        spaces=tuple(
            OuterSpace(stack=kind, income=income or None, pawns=tuple(game.pawns_on(kind)))
            for kind, income in incomes(game.rotation).items()
        ),
        centre=tuple(game.pawns_on(CENTRE)),
        price=board_data().centre.price,
    )


def _chapel_track(game: BridgeGame) -> Track:
    coins = {coin.space: coin.pays for coin in board_data().chapel.coins}
    standing = _standing(game.chapel_order, [architect.chapel for architect in game.architects])
    return Track(
        spaces=tuple(
            TrackSpace(coin=coins.get(space, 0), markers=standing.get(space, ()))
            for space in range(board_data().chapel.last + 1)
        ),
        end_prize=board_data().track_end.prize,
    )


def _gate_track(game: BridgeGame) -> Track:
    bonus = board_data().gate.bonus
    standing = _standing(game.gate_order, [architect.gate for architect in game.architects])
    return Track(
        spaces=tuple(
            TrackSpace(bonus=space in bonus, markers=standing.get(space, ()))
            for space in range(board_data().gate.last + 1)
        ),
        end_prize=board_data().track_end.prize,
    )


def _standing(order: list[int], places: list[int]) -> dict[int, tuple[int, ...]]:
    """The markers by their spaces, from below to the top."""
    found: dict[int, tuple[int, ...]] = {}
    for seat in reversed(order):
        found[places[seat]] = (*found.get(places[seat], ()), seat)
    return found


def board(game: BridgeGame) -> BridgeBoard:
    """The table, the same for everybody."""
    face_down = (None,) * len(game.markers)
    return BridgeBoard(
        round=game.round,
        rounds=game.rounds,
        markers=(*game.turned, *face_down),
        phase=game.phase,
        acting=game.turns[game.turn].seat if game.turn >= 0 else None,
        played=_played(game),
        placing=None if game.placing is None else building_view(game.placing),
        keeps_card=game.keeps,
        rondel=_rondel(game),
        stacks=tuple(
            Stack(kind=kind, top=building_view(stack[-1]) if stack else None, count=len(stack))
            for kind, stack in game.stacks.items()
        ),
        chapel_track=_chapel_track(game),
        gate_track=_gate_track(game),
        chapel_order=tuple(game.chapel_order),
        gate_order=tuple(game.gate_ranking),
        stairs=tuple(None if game.architects[seat].chapel else seat for seat in game.stairs),
        piles=tuple(
            BonusPile(pile=name, top=pile[-1] if pile else None, count=len(pile))
            for name, pile in zip(PILES, game.piles, strict=True)
        ),
        inn=tuple(InnPile(value=card, count=game.supply[card]) for card in CARDS[1:]),
        architects=tuple(_architect(game, seat) for seat in range(game.seats)),
        fields=Fields(**game.scoring),
        money_hidden=game.hidden_money,
        so_far=_so_far(game),
    )


def _so_far(game: BridgeGame) -> tuple[tuple[OpenLine, ...], ...]:
    if game.result is not None:
        return ()
    lines = list(open_points(game))
    return tuple(
        tuple(OpenLine(what=what, points=points[seat]) for what, points in lines)
        for seat in range(game.seats)
    )


def hand(game: BridgeGame, seat: int) -> BridgeHand:
    """The seat's own cards and money."""
    architect = game.architects[seat]
    chosen = tuple(architect.laid) if game.phase == "cards" else ()
    return BridgeHand(cards=_hand_of(architect), chosen=chosen, money=architect.money)
