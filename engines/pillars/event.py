"""Step 1: the event is revealed. Good ones reach everybody; a bad one waits until the bishop was heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Step
from engines.pillars.components import events
from engines.pillars.effects import effect_text
from engines.pillars.telling import Arg, card_text, share, tell, tell_all, tell_lost

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

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
        touched = {KING: "gold", GIFT: "cubes"}.get(card.id)
        marks = tuple(f"{touched}:{seat}" for seat in range(game.seats)) if touched else ()
        told = {"event": card_text(card.id), "effect": effect_text(card.id)}
        game.tell(Text("pillars-event-event", told), marks=("event", *marks), first=True)
        if card.id == KING:
            tell_lost(
                game,
                {seat: card.amount - player.receive(card.amount) for seat, player in enumerate(game.players)},
            )
        elif card.id == GIFT:
            for seat in range(game.seats):
                game.give(seat, "metal", card.amount)


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
    if game.event == WILLIAM:
        return costs(player, events()[WILLIAM].amount)
    return bool(player.craftsmen)


def costs(player: Player, gold: int) -> bool:
    """Whether somebody who has to pay so much would lose anything by it: gold, or points for what is missing."""
    missing = gold - min(player.gold, gold)
    return missing < gold or min(player.points, missing // 2) > 0


def strike(game: PillarsGame) -> None:
    """A bad event reaches all who are not protected; production and the next round see to the rest."""
    if game.event is None:
        return
    amount = events()[game.event].amount
    struck = [seat for seat in game.clockwise() if not game.players[seat].protected]
    if game.event == WILLIAM:
        pay(game, "levy", dict.fromkeys(struck, amount))
    elif game.event == CONFLICT:
        lost = {seat: -game.players[seat].score("events", -amount) for seat in struck}
        shares = {seat: share("points", seat, points=points) for seat, points in lost.items() if points}
        if shares:
            tell_all(game, "conflict", shares, "points")
    elif game.event == TOWN_WALL and not game.last:
        for seat in struck:
            game.players[seat].walled_next = True


def pay(game: PillarsGame, what: str, amounts: Mapping[int, int], **args: Arg) -> bool:
    """Everybody pays what is there (whether that is anything); for every two gold that are missing a point is lost."""
    missing = {seat: game.players[seat].charge(amount) for seat, amount in amounts.items()}
    paid = {
        seat: share("gold", seat, gold=amount - missing[seat])
        for seat, amount in amounts.items()
        if amount > missing[seat]
    }
    if paid:
        tell_all(game, what, paid, "gold", **args)
    for seat, gold in missing.items():
        lost = -game.players[seat].score("unpaid", -(gold // 2))
        if lost or seat not in paid:
            tell(game, seat, "unpaid", "points", gold=gold, points=lost)
    return bool(paid)
