"""What happens on construction: a registry of effects by card, and the cube of Bank and Factory."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Question, blocked, option
from engines.tiny_towns.asking import Asked
from engines.tiny_towns.boundary import may_show, shows
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.placing import banned
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.telling import card_text, cube_text, tell

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

Effect = Callable[["TownsGame", int, int], None]
_EFFECTS: dict[str, Effect] = {}


def on_construction(*cards: str) -> Callable[[Effect], Effect]:
    """Register what happens when one of these cards comes to stand in a town: game, seat, square."""

    def register(effect: Effect) -> Effect:
        _EFFECTS.update(dict.fromkeys(cards, effect))
        return effect

    return register


def put(game: TownsGame, seat: int, card: str, at: int) -> None:
    """A building comes to stand on a square, and what its card says happens at once."""
    town = game.towns[seat]
    town.squares[at] = card
    town.on_top.pop(NAMES[at], None)
    if effect := _EFFECTS.get(card):
        effect(game, seat, at)


def kinds_for(game: TownsGame, seat: int, card: str) -> list[str]:
    """The kinds that may lie on a new Bank (one that none of the owner's Banks has) or Factory."""
    taken = banned(game.towns[seat]) if card == "bank" else []
    return [kind for kind in KINDS if kind not in taken]


@on_construction("bank", "factory")
def stock(game: TownsGame, seat: int, at: int) -> None:
    """A cube from the supply goes onto the building: its owner chooses the kind, if there is a choice."""
    kinds = kinds_for(game, seat, game.towns[seat].squares[at])
    if len(kinds) == 1:
        lay(game, seat, at, kinds[0])
    else:
        game.then(Stock(seat=seat, at=at))


def lay(game: TownsGame, seat: int, at: int, kind: str) -> None:
    """Lay a cube from the supply on a building."""
    town = game.towns[seat]
    town.lay_on(at, kind)
    building = card_text(town.squares[at])
    tell(game, seat, "stock", NAMES[at], resource=cube_text(kind), building=building)


class Stock(Asked):
    """Choose the cube for a new Bank or Factory."""

    kind: Literal["stock"] = "stock"
    at: int

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:
        """The kinds it may get."""
        town = game.towns[self.seat]
        card = town.squares[self.at]
        kinds = kinds_for(game, self.seat, card)
        final = may_show(game, self.seat) and shows(game, self.seat, town.squares)
        options = [option(final, ("resource", kind)) for kind in kinds]
        if teach:
            options += [
                blocked(Text("towns-why-other-bank", {"resource": cube_text(kind)}), ("resource", kind))
                for kind in KINDS
                if kind not in kinds
            ]
        prompt = Text("towns-ask-stock", {"building": card_text(card), "at": NAMES[self.at]})
        return Question(self.seat, prompt, options)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """The cube is there to stay."""
        lay(game, self.seat, self.at, answer[0].parts["resource"])
