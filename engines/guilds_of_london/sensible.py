"""The orders that a sensible person would let stand: what the computer player thinks, said beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.guilds_of_london.asking import DONE
from engines.guilds_of_london.city import PLANTATION
from engines.guilds_of_london.components import mayoral
from engines.guilds_of_london.computer import stakes, turn, value_of_mayoral
from engines.guilds_of_london.orders import FEW, LONGEST, MAYORAL, MOVE, NEVER, REST, REWARDS, SHIP, SWAP
from engines.guilds_of_london.outlook import Outlook
from engines.guilds_of_london.turn import END, Turn
from engines.guilds_of_london.wants import MOST_NEUTRALS, origins, votes
from engines.guilds_of_london.worth import PROMISES
from engines.kernel import Hold, Order, Want

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def sensible(game: GuildsGame, seat: int) -> Iterator[Order]:
    """For the round what the places are worth now, and for good what is always meant."""
    if game.phase == "mayoral":
        return
    if game.acting != seat and _rests(game, seat):
        yield _order(REST, when=FEW, hold="once")
    outlook = Outlook(game, seat)
    swaps = list(_swaps(outlook))
    if swaps:
        yield _order(SWAP, *swaps, hold="round")
    yield _order(NEVER)
    yield _order(REWARDS)
    yield _order(MAYORAL, *_mayoral(game, seat))
    yield _order(MOVE, *_moves(outlook), hold="round")
    yield _order(SHIP, *_voyages(outlook), hold="round")


def _order(kind: str, *wants: Want, when: str = "", hold: Hold = "on") -> Order:
    return Order(kind=kind, wants=tuple(dict(want) for want in wants), when=when, hold=hold)


def _rests(game: GuildsGame, seat: int) -> bool:
    """Whether no card in the hand is worth playing, as things stand; a reward may still bring more cards."""
    question = Turn(seat=seat).ask(game)
    return turn(game, question)[0].parts["card"] == END


def _swaps(outlook: Outlook) -> Iterator[Want]:
    """At each place as many neutral pawns as its first place is worth, the best places first."""
    worth = {place: max(stakes(outlook, place)) for place in votes(outlook.game)}
    for place in sorted(worth, key=lambda place: -worth[place])[:LONGEST]:
        if count := min(MOST_NEUTRALS, worth[place] // PROMISES["neutral"]):
            yield {"place": place, "neutrals": str(count)}


def _mayoral(game: GuildsGame, seat: int) -> Iterator[Want]:
    """The cards by what they bring."""
    others = [card for card in mayoral() if card not in game.kept[seat]]
    values = {card: value_of_mayoral(game, seat, card) for card in others}
    return ({"keep": card} for card in sorted(others, key=lambda card: -values[card]))


def _moves(outlook: Outlook) -> Iterator[Want]:
    """Where pawns do most, and then no more."""
    game, seat = outlook.game, outlook.seat
    values = {
        (origin, tile): outlook.gain(tile) - outlook.loss(origin)
        for origin in origins(game, seat)
        for tile in votes(game)[:-1]
        if tile != origin
    }
    best = sorted((way for way in values if values[way] > 0), key=lambda way: -values[way])
    yield from ({"from": origin, "to": tile} for origin, tile in best[: LONGEST - 1])
    yield {"from": DONE}


def _voyages(outlook: Outlook) -> Iterator[Want]:
    """The pawns that do less where they are, and then no more."""
    values = {
        place: outlook.gain(PLANTATION) - outlook.loss(place) for place in origins(outlook.game, outlook.seat)
    }
    best = sorted((place for place in values if values[place] > 0), key=lambda place: -values[place])
    yield from ({"from": place} for place in best[: LONGEST - 1])
    yield {"from": DONE}
