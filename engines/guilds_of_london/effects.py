"""Effects of action cards, done part by part: one interpreter reads what the cards declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.guilds_of_london.boundary import marked
from engines.guilds_of_london.city import GUILDHALL
from engines.guilds_of_london.components import Part, cards
from engines.guilds_of_london.drawing import sorted_hand
from engines.guilds_of_london.pawns import carry, send_home
from engines.guilds_of_london.paying import paid_with
from engines.guilds_of_london.played import Chosen, amount
from engines.guilds_of_london.rewards import gain
from engines.guilds_of_london.telling import at_text, card_text, tell
from engines.kernel import Answer, Ask, Question, Step, blocked, option

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

Doing = Callable[["GuildsGame", int, Part, Chosen], None]
_DOINGS: dict[str, Doing] = {}


class Effect(Step):
    """One part of the effect of a card, with the places that were chosen for it."""

    kind: Literal["effect"] = "effect"
    seat: int
    card: str
    part: int
    chosen: dict[str, str]

    def run(self, game: GuildsGame) -> None:
        """Do it as far as possible."""
        do(game, self.seat, cards()[self.card].effect[self.part], self.chosen)


def do(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """One part of an effect: what only cards do, or what icons do."""
    doing = _DOINGS.get(part.do)
    if doing is not None:
        doing(game, seat, part, chosen)
    elif part.do == "move" and "from" in chosen:
        carry(game, seat, chosen["from"], chosen["to"])
    elif part.do == "ship" and "from" in chosen:
        carry(game, seat, chosen["from"], "plantation")
    elif (count := amount(game, seat, part, chosen)) or part.per is None:
        gain(game, seat, part.do, count)
    else:
        tell(game, seat, "in-vain")


def doing(*what: str) -> Callable[[Doing], Doing]:
    """Register what a kind of part does."""

    def register(function: Doing) -> Doing:
        _DOINGS.update(dict.fromkeys(what, function))
        return function

    return register


@doing("end", "follow")
def later(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """Nothing now: the card lies there, and the rest of the turn looks at it."""


@doing("settle")
def settle(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """Own pawns from the supply straight to the plantation."""
    del chosen
    count = min(part.count, game.supply[seat])
    if not count:
        tell(game, seat, "supply-empty", f"supply:{seat}")
        return
    game.supply[seat] -= count
    game.plantation[seat] += count
    tell(game, seat, "settled", "plantation", f"supply:{seat}", count=count)


@doing("deploy")
def deploy(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """An own pawn from the supply straight to a tile, if there is one."""
    del part
    if "to" not in chosen:
        tell(game, seat, "no-tile" if game.supply[seat] else "supply-empty")
        return
    tile = chosen["to"]
    game.supply[seat] -= 1
    game.city[tile].pawns[seat] += 1
    tell(game, seat, "deployed", tile, f"supply:{seat}", to=at_text(tile))


@doing("march")
def march(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """Own pawns from one place to one tile, if there are any."""
    del part
    if "from" not in chosen:
        tell(game, seat, "moves-nobody")
        return
    carry(game, seat, chosen["from"], chosen["to"], count=int(chosen["pawns"]))


@doing("expel")
def expel(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """A pawn of another player goes back to the Guildhall, if one stands on a tile."""
    del part
    if "from" not in chosen:
        tell(game, seat, "expels-nobody")
        return
    tile, other = chosen["from"], int(chosen["whose"])
    send_home(game, other, tile)
    tell(game, seat, "expelled", tile, GUILDHALL, whose=Who(other), origin=at_text(tile))


@doing("beadle")
def beadle(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """The Beadle goes to another tile, if there is one."""
    del part
    if "to" not in chosen:
        tell(game, seat, "no-tile")
        return
    old = game.beadle
    game.beadle = chosen["to"]
    marks = [game.beadle] if old is None else [old, game.beadle]
    tell(game, seat, "beadle", *marks, to=at_text(game.beadle))


def salvageable(game: GuildsGame, paid: str | None) -> list[str]:
    """The kinds of cards in the discard pile, without what has just been paid."""
    pile = list(game.discard)
    for card in paid_with(paid) if paid is not None else ():
        pile.remove(card)
    return sorted_hand(set(pile))


@doing("salvage")
def salvage(game: GuildsGame, seat: int, part: Part, chosen: Chosen) -> None:
    """A card from the discard pile: which one is asked if there is a choice."""
    del part
    kinds = salvageable(game, chosen.get("pay"))
    if not kinds:
        tell(game, seat, "nothing-salvaged")
    elif len(kinds) == 1:
        take_up(game, seat, kinds[0])
    else:
        game.then(Salvage(seat=seat, paid=chosen.get("pay")))


def take_up(game: GuildsGame, seat: int, card: str) -> None:
    """A card goes from the discard pile to the hand, for all to see."""
    game.discard.reverse()
    game.discard.remove(card)
    game.discard.reverse()
    game.hands[seat] = sorted_hand([*game.hands[seat], card])
    game.known[seat].salvaged.append(card)
    tell(game, seat, "salvaged", "discard", f"hand:{seat}", card=card_text(card))


class Salvage(Ask):
    """Choose a card of the discard pile."""

    kind: Literal["salvage"] = "salvage"
    paid: str | None

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """Each kind once."""
        kinds = salvageable(game, self.paid)
        options = marked(game, self, [option(False, ("card", card)) for card in kinds])
        if teach and self.paid is not None:
            reason = Text("guilds-why-just-paid")
            paid = [card for card in dict.fromkeys(paid_with(self.paid)) if card not in kinds]
            options += [blocked(reason, ("card", card)) for card in paid]
        return Question(self.seat, Text("guilds-ask-salvage"), options, layout="list", ahead=True)

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """It comes to the hand."""
        take_up(game, self.seat, answer[0].parts["card"])
