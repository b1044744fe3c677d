"""A round: its preparation, then the phases and the fourteen steps in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.kernel import Step
from engines.pillars.bishop import Choices
from engines.pillars.builders import Draw
from engines.pillars.castle import Castle
from engines.pillars.cathedral import Cathedral
from engines.pillars.components import board
from engines.pillars.court import Court
from engines.pillars.draft import Drafting
from engines.pillars.effects import effect_text
from engines.pillars.event import Event
from engines.pillars.kingsbridge import Kingsbridge
from engines.pillars.market import Trading
from engines.pillars.priory import Priory
from engines.pillars.production import Production
from engines.pillars.shiring import Shiring
from engines.pillars.start_player import NextStart
from engines.pillars.telling import card_text
from engines.pillars.wool_mill import WoolMill

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

ELLEN = "ellen"


class NewRound(Step):
    """Everything is laid out, and what happens this round comes in its order."""

    kind: Literal["new_round"] = "new_round"

    def run(self, game: PillarsGame) -> None:
        """Prepare the round, then go through it."""
        prepare(game)
        game.then(*phases(game.start_player))


def phases(start_player: int) -> tuple[Step, ...]:
    """The three phases; the third is the steps from 1 to 14, clockwise around the board."""
    return (
        Drafting(seat=start_player),
        Draw(),
        Event(),
        Choices(),
        WoolMill(),
        Kingsbridge(),
        Priory(),
        Production(),
        Court(),
        Shiring(),
        Castle(),
        Trading(),
        Cathedral(),
        NextStart(),
    )


def prepare(game: PillarsGame) -> None:
    """Before a round: cards, market, metal, grey workers and the marker."""
    game.round += 1
    game.phase = "draft"
    game.step = 0
    game.reveal()
    game.tell(
        Text("pillars-event-round", {"round": game.round, "who": Who(game.start_player)}),
        marks=("pool", "kingsbridge:0", "kingsbridge:1", "shiring:0", "shiring:1"),
        first=True,
    )
    _lay_out_cards(game)
    _refill(game)
    _lend_workers(game)
    _forget_last_round(game)
    for seat, player in enumerate(game.players):
        if ELLEN in player.advantages:
            event = game.event_deck[-1]
            game.reveal(to=seat)
            told = {"event": card_text(event), "effect": effect_text(event)}
            game.tell(Text("pillars-event-ellen", told), to=(seat,))


def _lay_out_cards(game: PillarsGame) -> None:
    """Two advantages, two craftsmen on the board and two in the pool, seven of the nine resource cards."""
    deck = game.advantages_last if game.last else game.advantage_deck
    game.kingsbridge = [
        deck.pop(0) if game.last else deck.pop() for _ in range(board().spaces["kingsbridge"])
    ]
    stack = game.stacks[game.round - 1]
    game.shiring = [stack.pop() for _ in range(board().spaces["shiring"])]
    game.dice.shuffle(game.undealt)
    dealt = board().box.resources_dealt
    game.pool = [*sorted(game.undealt[:dealt], key=_printed_order), *stack]
    game.undealt = game.undealt[dealt:]
    stack.clear()


def _printed_order(card: str) -> tuple[int, str]:
    kind, brings = card.split("_")
    return ("sand", "wood", "stone").index(kind), brings


def _refill(game: PillarsGame) -> None:
    """The market is filled up, and there is a metal cube at court."""
    for kind, full in board().market.stock.items():
        game.supply[kind] -= full - game.stock[kind]
        game.stock[kind] = full
    game.supply["metal"] -= 1 - game.court_metal
    game.court_metal = 1


def _lend_workers(game: PillarsGame) -> None:
    """Last round's grey workers go back to the castle, the new ones begin."""
    for player in game.players:
        game.castle_grey += player.grey
        player.idle += player.grey_next - player.grey
        player.grey, player.grey_next = player.grey_next, 0


def _forget_last_round(game: PillarsGame) -> None:
    game.marker = board().track.prices[0]
    game.redrawn = False
    game.tax = None
    game.bag += game.aside
    game.aside = []
    if game.event is not None:
        game.events_past.append(game.event)
        game.event = None
    for player in game.players:
        player.passed = player.protected = player.tax_free = False
        player.walled, player.walled_next = player.walled_next, False
        player.bought = []
