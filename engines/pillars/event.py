"""Step 1: the event is revealed. Good ones reach everybody; a bad one waits until the bishop was heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Step
from engines.pillars.cards import events
from engines.pillars.effects import effect_text
from engines.pillars.telling import card_text, tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

WILLIAM, CONFLICT, TOWN_WALL, COLD_WINTER, DEPARTURE = (
    "william",
    "conflict",
    "town_wall",
    "cold_winter",
    "departure",
)
KING, GIFT, WOOL_TRADE = "king", "richard_gift", "wool_trade"
ARCHBISHOP, VOLUNTEERS = "archbishop", "volunteers"


class Event(Step):
    """The start player turns the event card."""

    kind: Literal["event"] = "event"

    def run(self, game: PillarsGame) -> None:
        """What is good about it happens at once."""
        game.phase = "board"
        game.enter_step("event")
        game.event = game.event_deck.pop()
        game.reveal()
        card = events()[game.event]
        told = {"event": card_text(card.id), "effect": effect_text(card.id)}
        game.tell(Text("pillars-event-event", told), marks=("event",), first=True)
        if card.id == KING:
            for seat, player in enumerate(game.players):
                gold = player.receive(card.amount)
                tell(game, seat, "gold", "gold", gold=gold, lost=card.amount - gold)
        elif card.id == GIFT:
            for seat in range(game.seats):
                game.give(seat, "metal", card.amount)
                tell(game, seat, "metal", "cubes", number=card.amount)


def hurts(game: PillarsGame, seat: int) -> bool:
    """Whether this round's event does this seat any harm, if nothing protects it."""
    player = game.players[seat]
    if game.event is None or player.protected or events()[game.event].good:
        return False
    if game.event == CONFLICT:
        return player.points > 0
    if game.event == TOWN_WALL:
        return not game.last
    if game.event == COLD_WINTER:
        return bool(player.cards)
    return game.event == WILLIAM or bool(player.craftsmen)


def strike(game: PillarsGame) -> None:
    """A bad event reaches all who are not protected; production and the next round see to the rest."""
    if game.event is None:
        return
    amount = events()[game.event].amount
    for seat in game.clockwise():
        player = game.players[seat]
        if player.protected:
            continue
        if game.event == WILLIAM:
            pay(game, seat, amount)
        elif game.event == CONFLICT:
            if lost := -player.score("events", -amount):
                tell(game, seat, "lose-points", "points", points=lost)
        elif game.event == TOWN_WALL and not game.last:
            player.walled_next = True


def pay(game: PillarsGame, seat: int, amount: int) -> None:
    """Pay what is there; for every two gold that are missing a point is lost."""
    player = game.players[seat]
    missing = player.charge(amount)
    tell(game, seat, "pay", "gold", gold=amount - missing)
    if lost := -player.score("unpaid", -(missing // 2)):
        tell(game, seat, "unpaid", "points", gold=missing, points=lost)
