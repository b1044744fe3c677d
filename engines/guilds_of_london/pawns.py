"""Pawns: hiring them, carrying them from place to place, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.guilds_of_london.city import GUILDHALL, PLANTATION, bit
from engines.guilds_of_london.drawing import DrawNow, may_draw
from engines.guilds_of_london.played import follows, watched
from engines.guilds_of_london.telling import at_text, card_text, tell

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


@dataclass(slots=True)
class Where:
    """Where a seat's pawns can be taken from, and the tiles (bits) that are face up."""

    origins: list[str] = field(default_factory=list)
    face_up: int = 0


def where(game: GuildsGame, seat: int) -> Where:
    """The Guildhall and the tiles on which this seat has a pawn or its Master, and all tiles face up."""
    origins = [GUILDHALL] if game.guildhall[seat] else []
    up = 0
    for tile, laid in game.city.items():
        if laid.resolved:
            if laid.master == seat:
                origins.append(tile)
        else:
            up |= bit(tile)
            if laid.pawns[seat]:
                origins.append(tile)
    return Where(origins, up)


def standing(game: GuildsGame, seat: int, place: str) -> int:
    """How many pawns of this seat, its Master included, can be taken from a place."""
    if place == GUILDHALL:
        return game.guildhall[seat]
    laid = game.city[place]
    return int(laid.master == seat) if laid.resolved else laid.pawns[seat]


def hire(game: GuildsGame, seat: int, count: int, card: str = "") -> None:
    """Pawns come from the supply to the Guildhall, as many as there are; plainly by a card, or by an icon."""
    found = min(count, game.supply[seat])
    if found:
        game.supply[seat] -= found
        game.guildhall[seat] += found
        if game.phase == "turns":
            game.hired = True
        _tell(game, seat, "hired", card, GUILDHALL, f"supply:{seat}", count=found)
    elif card:
        _tell(game, seat, "hired-nobody", card, f"supply:{seat}")
    if found < count and (found or not card):
        tell(game, seat, "supply-empty", f"supply:{seat}")


def _tell(game: GuildsGame, seat: int, what: str, card: str, *marks: str, **args: int | Text) -> None:
    """Tell it as what a card was played for, or by itself."""
    said = {"who": Who(seat), **args}
    if card:
        text = Text(f"guilds-event-plays-{what}", {**said, "card": card_text(card)})
        game.tell(text, marks=(*marks, "played", f"hand:{seat}"), first=len(game.played) == 1)
    else:
        game.tell(Text(f"guilds-event-{what}", said), marks=marks)


def take_away(game: GuildsGame, seat: int, place: str) -> None:
    """One own pawn or Master leaves a place; a tile without its Master stays resolved."""
    if place == GUILDHALL:
        game.guildhall[seat] -= 1
    elif place == PLANTATION:
        game.plantation[seat] -= 1
    elif game.city[place].resolved:
        game.city[place].master = None
    else:
        game.city[place].pawns[seat] -= 1


def carry(game: GuildsGame, seat: int, origin: str, to: str, *, count: int = 1, card: str = "") -> None:
    """Own pawns are moved from one place to another (plainly by a card, or else), and what waits for it happens."""
    what = "shipped" if to == PLANTATION else "moved"
    _tell(game, seat, what, card, origin, to, count=count, origin=at_text(origin), to=at_text(to))
    for _ in range(count):
        take_away(game, seat, origin)
        if to == PLANTATION:
            game.plantation[seat] += 1
        else:
            game.city[to].pawns[seat] += 1
        if game.phase == "turns":
            game.moved += 1
            _follow(game, seat, to)


def _follow(game: GuildsGame, seat: int, to: str) -> None:
    """A card for each effect of this turn that waits for a pawn to come here."""
    for play, part in follows(game):
        if to != PLANTATION and bit(to) & watched(part) and may_draw(game):
            play.drawn += 1
            game.then(DrawNow(seat=seat))


def send_home(game: GuildsGame, seat: int, tile: str) -> None:
    """A pawn is sent from a tile to the Guildhall; this is no move."""
    game.city[tile].pawns[seat] -= 1
    game.guildhall[seat] += 1


def drawing_tiles(game: GuildsGame) -> int:
    """The tiles (bits) where an own pawn that arrives brings a card at once."""
    found = 0
    if game.phase == "turns" and may_draw(game):
        for _, part in follows(game):
            found |= watched(part)
    return found


def can_move(game: GuildsGame, seat: int) -> bool:
    """Whether this seat has a pawn that can be moved, and a tile to move it to."""
    here = where(game, seat)
    return any(elsewhere(here.face_up, origin) for origin in here.origins)


def elsewhere(chosen: int, origin: str) -> int:
    """The tiles (bits) without the one from which a pawn comes."""
    return chosen if origin == GUILDHALL else chosen & ~bit(origin)


def can_ship(game: GuildsGame, seat: int) -> bool:
    """Whether this seat has a pawn that can be sent to the plantation."""
    return bool(where(game, seat).origins)
