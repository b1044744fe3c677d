"""What everybody can tell from outside: who may still be building, and which answer brings something hidden to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.tiny_towns.components import KINDS
from engines.tiny_towns.patterns import any_complete

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame
    from engines.tiny_towns.town import Town

BANK = "bank"


def buildable_cards(game: TownsGame, squares: list[str]) -> tuple[str, ...]:
    """The cards in play that this town may still build: a sixth Bank would find no kind for itself."""
    if squares.count(BANK) < len(KINDS):
        return tuple(game.cards)
    return tuple(card for card in game.cards if card != BANK)


def could_build(game: TownsGame, town: Town, squares: list[str]) -> bool:
    """Whether something may be built on these squares, for all that everybody knows of the hidden monument."""
    if any_complete(squares, buildable_cards(game, squares)):
        return True
    return town.kept is not None and any_complete(squares, game.secret_monuments())


def may_show(game: TownsGame, seat: int) -> bool:
    """Whether an answer of this seat could end the turn and bring a card or the hidden monuments to light."""
    if any(lane for other, lane in enumerate(game.lanes) if other != seat):
        return False
    return _turns_card(game) or all(game.towns[other].full for other in game.active if other != seat)


def _turns_card(game: TownsGame) -> bool:
    return game.mode == "solo" or (game.mode == "town_hall" and (game.turn + 1) % 3 != 0)


def shows(game: TownsGame, seat: int, squares: list[str], built: str | None = None) -> bool:
    """Whether the answer that leads to these squares does so (asked only where it may); it may have built a card."""
    rest = (game.lanes[seat] if game.lanes else game.agenda)[:-1]
    if any(step.asks for step in rest):
        return False
    builds_on = built is not None or (bool(game.lanes) and bool(rest))
    if builds_on and could_build(game, game.towns[seat], squares):
        return False
    if any(
        watch_due(game, owner, (seat, built))
        and "" in (squares if owner == seat else game.towns[owner].squares)
        for owner in game.active
    ):
        return False
    return closes(game, squares)


def closes(game: TownsGame, squares: list[str]) -> bool:
    """Whether the end of this turn turns a card or ends the match, if these are the squares of the last town."""
    return _turns_card(game) or "" not in squares


def watch_due(game: TownsGame, owner: int, extra: tuple[int, str | None] = (-1, None)) -> tuple[str, ...]:
    """The buildings on this seat's Watch whose like a neighbour has built this turn, or (extra) would build."""
    town = game.towns[owner]
    if not town.watch or "opaleyes_watch" in town.built:
        return ()
    neighbours = ((owner - 1) % game.seats, (owner + 1) % game.seats)
    built = {card for seat in neighbours for card in game.towns[seat].built}
    if extra[0] in neighbours:
        built.add(extra[1] or "")
    banks = town.squares.count(BANK)
    return tuple(card for card in town.watch if card in built and not (card == BANK and banks >= len(KINDS)))
