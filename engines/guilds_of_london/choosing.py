"""What can be done with the effect of a card in the hand: its places and its payment as parts of one option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from data.text import Text
from engines.guilds_of_london.asking import lead, no_voyage, voyage
from engines.guilds_of_london.boundary import shows_at_once
from engines.guilds_of_london.city import GUILDHALL, PLANTATION, bit, every_tile, face_up, showing
from engines.guilds_of_london.components import SYMBOLS, Card, Part, cards
from engines.guilds_of_london.moving import unreachable
from engines.guilds_of_london.pawns import Where, elsewhere, standing
from engines.guilds_of_london.paying import paid_with, payments, why_not_payable, without
from engines.guilds_of_london.played import with_symbol
from engines.kernel import Option, Parts, blocked, option

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

EFFECT = "effect"
PLACES = {
    "move": ("from", "to"),
    "ship": ("from",),
    "march": ("from", "pawns", "to"),
    "expel": ("from", "whose"),
    "deploy": ("to",),
    "beadle": ("to",),
}


@cache
def choice(card: str) -> Part | None:
    """The part of an effect for which something is chosen when the card is played; more moves are asked one by one."""
    printed = cards()[card]
    for part in printed.effect:
        if part.chooses:
            return part
    for part in printed.effect:
        if part.do in ("move", "ship") and part.count == 1 and not printed.cost.cards:
            return part
    return None


@cache
def shape(card: str) -> tuple[str, ...]:
    """The names of what is chosen when the card is played for its effect, in their order."""
    part = choice(card)
    chosen = () if part is None else PLACES.get(part.do, ("symbol",))
    return (*chosen, "pay") if cards()[card].cost.cards else chosen


def chosen_for(card: str, parts: Mapping[str, str]) -> dict[str, str]:
    """What was chosen for the effect; without places where there were none to choose."""
    return {name: parts[name] for name in shape(card) if name in parts}


class Effects:
    """The options of one seat for the effects of the cards in its hand."""

    def __init__(self, game: GuildsGame, seat: int, here: Where, final: int) -> None:
        self.game = game
        self.seat = seat
        self.here = here
        self.final = final

    def options(self, card: str) -> list[Option]:
        """Every way to use the effect of this card, even in vain; none if it is forbidden or cannot be paid for."""
        printed = cards()[card]
        if self.why_not(printed) is not None:
            return []
        part = choice(card)
        cost = printed.cost.cards
        if part is not None and not cost and part.do in ("move", "march", "deploy", "beadle"):
            if found := self._by_tile(card, part):
                return found
            return [option(shows_at_once(printed), ("card", card), ("use", EFFECT))]
        shows = shows_at_once(printed)
        pays: list[Parts] = [()]
        if cost:
            rest = without(self.game.hands[self.seat], card)
            pays = [(("pay", payment),) for payment in payments(rest, printed)]
        ways = [()] if part is None else list(self._ways(part)) or [()]
        head = (("card", card), ("use", EFFECT))
        make = voyage if part is not None and part.do == "ship" and ways[0] else option
        return [make(shows, *head, *way, *pay) for way in ways for pay in pays]

    def _by_tile(self, card: str, part: Part) -> list[Option]:
        """The ways of a part that ends on a tile, and of moves before it."""
        goals = self.goals(part)
        shown = every_tile() if shows_at_once(cards()[card]) else 0
        final = shown | self.final
        if part.do == "move":
            return [
                found
                for origin in self.here.origins
                for found in lead(card, EFFECT, origin).towards(elsewhere(goals, origin), final)
            ]
        if part.do == "march":
            return [
                found
                for head, reached in self._columns(part)
                for found in lead(card, EFFECT, head[0][1], head[1][1]).towards(reached, final)
            ]
        return lead(card, EFFECT).towards(goals, shown)

    def goals(self, part: Part) -> int:
        """The tiles (bits) that a part may reach."""
        if part.do == "deploy" and not self.game.supply[self.seat]:
            return 0
        if part.do == "beadle":
            beadle = self.game.beadle
            return self.here.face_up & ~(0 if beadle is None else bit(beadle))
        return self.here.face_up & showing(*(part.symbols or SYMBOLS))

    def _ways(self, part: Part) -> Iterator[Parts]:
        """What can be chosen for a part."""
        if part.per == "masters":
            for symbol in SYMBOLS:
                if with_symbol(self.game, self.seat, symbol):
                    yield (("symbol", symbol),)
        elif part.do == "ship":
            yield from (((("from", origin)),) for origin in self.here.origins)
        elif part.do == "expel":
            yield from self._foreign()
        elif part.do == "march":
            for head, goals in self._columns(part):
                yield from ((*head, ("to", tile)) for tile in self._tiles(goals))
        else:
            yield from ((("to", tile),) for tile in self._tiles(self.goals(part)))

    def _foreign(self) -> Iterator[Parts]:
        """The pawns of others on tiles that are face up."""
        for tile in face_up(self.game.city):
            for other, count in enumerate(self.game.city[tile].pawns):
                if count and other != self.seat:
                    yield ("from", tile), ("whose", str(other))

    def _columns(self, part: Part) -> Iterator[tuple[Parts, int]]:
        """From where how many pawns can march together, and to which tiles (bits)."""
        goals = self.goals(part)
        for origin in self.here.origins:
            for pawns in range(1, min(part.count, standing(self.game, self.seat, origin)) + 1):
                yield (("from", origin), ("pawns", str(pawns))), elsewhere(goals, origin)

    def _tiles(self, chosen: int) -> Iterator[str]:
        return (tile for tile in face_up(self.game.city) if bit(tile) & chosen)

    # Why not

    def why_not(self, card: Card) -> Text | None:
        """Why this seat cannot use the effect of a card now, if so: an effect in vain is no reason."""
        if card.only == "hired" and not self.game.hired:
            return Text("guilds-why-not-hired")
        return why_not_payable(self.game, self.seat, card)

    def blocked(self, card: str) -> Iterator[Option]:
        """What somebody may expect of the effect and cannot have now, with the reason."""
        printed, head = cards()[card], (("card", card), ("use", EFFECT))
        if reason := self.why_not(printed):
            yield blocked(reason, *head)
            return
        part = choice(card)
        ways = [()] if part is None else list(self._ways(part)) or [()]
        rest = without(self.game.hands[self.seat], card)
        itself = [] if card in rest else [p for p in payments([*rest, card], printed) if card in paid_with(p)]
        for way, payment in product(ways, itself):
            yield blocked(Text("guilds-why-pay-itself"), *head, *way, ("pay", payment), quiet=True)
        if part is None or not ways[0]:
            return
        if part.do == "expel":
            yield from self._untouchable(head)
        if not printed.cost.cards:
            yield from self._unreachable(part, head)
        if part.do == "ship" and self.game.plantation[self.seat]:
            yield no_voyage(*head)

    def _unreachable(self, part: Part, head: Parts) -> Iterator[Option]:
        """Where no pawn and no Beadle can go by this part."""
        symbols, goals = part.symbols or SYMBOLS, self.goals(part)
        if part.do == "beadle" and goals:
            yield from unreachable(self.game, head, self.game.beadle or "", beadle=True)
        elif part.do == "deploy" and goals:
            yield from unreachable(self.game, head, symbols=symbols)
        elif part.do == "march":
            for way, reached in self._columns(part):
                if reached:
                    yield from unreachable(self.game, (*head, *way), way[0][1], symbols)
        elif part.do == "move":
            for origin in self.here.origins:
                if elsewhere(goals, origin):
                    yield from unreachable(self.game, (*head, ("from", origin)), origin)

    def _untouchable(self, head: Parts) -> Iterator[Option]:
        """Masters, and pawns in the Guildhall and on the plantation, are sent nowhere."""
        game = self.game
        for tile, laid in game.city.items():
            if laid.master is not None and laid.master != self.seat:
                where = (("from", tile), ("whose", str(laid.master)))
                yield blocked(Text("guilds-why-master"), *head, *where, quiet=True)
        for place, there in ((GUILDHALL, game.guildhall), (PLANTATION, game.plantation)):
            for other, count in enumerate(there):
                if count and other != self.seat:
                    where = (("from", place), ("whose", str(other)))
                    yield blocked(Text("guilds-why-not-on-a-tile"), *head, *where, quiet=True)
