"""Constructing: any number of buildings whose patterns lie complete, one after the other, until one is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Option, Question, Step, blocked, option
from engines.tiny_towns.asking import DONE, Asked, build_option
from engines.tiny_towns.boundary import BANK, buildable_cards, could_build, may_show, shows
from engines.tiny_towns.effects import kinds_for, put
from engines.tiny_towns.patterns import Placement, complete, cubes_of
from engines.tiny_towns.squares import INDEX
from engines.tiny_towns.telling import card_text, tell

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame
    from engines.tiny_towns.town import Town


IN_ONE_MENU, TOGETHER = 24, (("building", "pattern", "at"),)
"""So many ways to build stand in one menu with their cubes and squares; more are narrowed part by part."""


class MayBuild(Step):
    """Passes over a seat if everybody can see that nothing can be built there; a hidden monument must not show."""

    kind: Literal["may_build"] = "may_build"
    seat: int

    def run(self, game: TownsGame) -> None:
        """Ask, unless there is nothing to ask."""
        town = game.towns[self.seat]
        if could_build(game, town, town.squares):
            game.then(Build(seat=self.seat))


def own_cards(game: TownsGame, town: Town) -> tuple[str, ...]:
    """The cards that this town may build: those in play and its own monument."""
    cards = buildable_cards(game, town.squares)
    return cards if town.kept is None else (*cards, town.kept)


def goes_anywhere(town: Town, card: str) -> bool:
    """Whether this building may stand on any empty square."""
    return card == "shed" or town.monument == "obelisk"


def result_squares(town: Town, fit: Placement) -> tuple[int, ...]:
    """Where the building may stand: on a square whose cube was used, or wherever its card or the Obelisk says."""
    used = cubes_of(fit, town.squares)
    return tuple(sorted((*used, *town.empty))) if goes_anywhere(town, fit.card) else used


def after(town: Town, card: str, pattern: tuple[int, ...], at: int) -> list[str]:
    """The squares once the cubes of the pattern are gone and the building stands."""
    squares = list(town.squares)
    for square in pattern:
        if squares[square] != "trading_post":
            squares[square] = ""
    squares[at] = card
    return squares


class Build(Asked):
    """Construct one building, or say that one is done for this turn."""

    kind: Literal["build"] = "build"

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:
        """Every complete pattern with every square on which the building may stand."""
        town = game.towns[self.seat]
        closing = may_show(game, self.seat)
        options = [
            build_option(
                fit.card, fit.squares, at, fit.card == town.kept or (closing and self._ends(game, fit, at))
            )
            for fit in complete(town.squares, own_cards(game, town))
            for at in result_squares(town, fit)
        ]
        told = Text("towns-ask-build")
        prompt = told if options else Text("towns-ask-build-nothing")  # which would tell of the monument
        if teach:
            offered = {item.parts["building"] for item in options}
            options += _refused(game, town, offered)
        final = closing and shows(game, self.seat, town.squares)
        few = len(options) <= IN_ONE_MENU
        options.append(option(final, ("building", DONE)))
        return Question(self.seat, prompt, options, told=told, together=TOGETHER if few else ())

    def _ends(self, game: TownsGame, fit: Placement, at: int) -> bool:
        if fit.card in ("bank", "factory") and len(kinds_for(game, self.seat, fit.card)) > 1:
            return False
        squares = after(game.towns[self.seat], fit.card, fit.squares, at)
        return shows(game, self.seat, squares, fit.card)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """The cubes go back, the building stands, and what its card says happens; then one may build again."""
        parts = answer[0].parts
        card = parts["building"]
        if card == DONE:
            return
        pattern, name = parts["pattern"], parts["at"]
        at = INDEX[name]
        town = game.towns[self.seat]
        squares = tuple(INDEX[square] for square in pattern.split())
        town.squares = after(town, card, squares, at)
        town.built.append(card)
        what = "monument" if card == town.kept else "built"
        tell(game, self.seat, what, name, *pattern.split(), building=card_text(card), at=name)
        game.then(MayBuild(seat=self.seat))
        if card == town.kept:
            town.monument, town.kept = card, None
            game.reveal()
        put(game, self.seat, card, at)


def _refused(game: TownsGame, town: Town, offered: set[str]) -> Iterator[Option]:
    """The cards that cannot be built now, each with its reason."""
    cards = [*game.cards, town.kept or town.monument or ""]
    for card in cards:
        if card and card not in offered:
            yield blocked(_reason(game, town, card), ("building", card))


def _reason(game: TownsGame, town: Town, card: str) -> Text:
    if card == town.monument:
        return Text("towns-why-monument-built", {"building": card_text(card)})
    if card == BANK and card not in buildable_cards(game, town.squares):
        return Text("towns-why-five-banks")
    return Text("towns-why-no-pattern", {"building": card_text(card)})
