"""A turn: a kind is named, all place it, all may build; then completed towns leave and the hammer goes left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Question, Step, Together, blocked, option
from engines.tiny_towns.asking import Asked
from engines.tiny_towns.building import MayBuild
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.ending import complete_towns, finish
from engines.tiny_towns.monuments import OpaleyesWatch
from engines.tiny_towns.placing import Place, banned, gets_cube
from engines.tiny_towns.telling import cube_text, tell

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


class NewTurn(Step):
    """Somebody names a kind, or a card is turned, or everybody picks."""

    kind: Literal["new_turn"] = "new_turn"

    def run(self, game: TownsGame) -> None:
        """Lay out the steps of the turn."""
        game.turn += 1
        game.resource = None
        for town in game.towns:
            town.built.clear()
        rest = (PlaceAndBuild(), OpaleyesWatch(), EndTurn())
        if game.mode == "town_hall":
            game.phase = "building"
            turn_card(game)
            game.then(*rest)
        else:
            game.phase = "naming"
            game.then(Name(seat=game.builder or 0), *rest)


def turn_card(game: TownsGame) -> None:
    """Town Hall: two turns follow a card each, in every third everybody picks a kind."""
    if game.free or game.deck is None:
        game.tell(Text("towns-event-free"), first=True)
        return
    if game.deck.turn_card(game.dice):
        game.tell(Text("towns-event-shuffled"))
    game.resource = game.deck.open[0]
    game.reveal()
    game.tell(Text("towns-event-card", {"resource": cube_text(game.resource)}), first=True)


class Name(Asked):
    """The Master Builder names a kind; in solo one of the open cards is chosen."""

    kind: Literal["name"] = "name"

    def kinds(self, game: TownsGame) -> list[str]:
        """What may be named."""
        if game.deck is not None:
            return [kind for kind in KINDS if kind in game.deck.open]
        return nameable(game, self.seat)

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:
        """The kinds."""
        kinds = self.kinds(game)
        options = [option(False, ("resource", kind)) for kind in kinds]
        if teach:
            why = "towns-why-bank" if game.deck is None else "towns-why-no-card"
            options += [
                blocked(Text(why, {"resource": cube_text(kind)}), ("resource", kind))
                for kind in KINDS
                if kind not in kinds
            ]
        prompt = "towns-ask-name" if game.deck is None else "towns-ask-name-solo"
        return Question(self.seat, Text(prompt), options)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """Everybody has to take a cube of this kind."""
        game.resource = answer[0].parts["resource"]
        game.phase = "building"
        if game.mode == "hammer":
            game.towns[self.seat].named += 1
        what = "named" if game.mode == "hammer" else "chosen"
        tell(game, self.seat, what, resource=cube_text(game.resource), first=True)


class PlaceAndBuild(Together):
    """All whose towns are not completed place and build at the same time."""

    kind: Literal["place_and_build"] = "place_and_build"

    def open(self, game: TownsGame) -> Mapping[int, Sequence[Step]]:
        """A cube to place, then the chance to build."""
        return {
            seat: (Place(seat=seat), MayBuild(seat=seat)) if gets_cube(game, seat) else (MayBuild(seat=seat),)
            for seat in game.active
        }


class EndTurn(Step):
    """Completed towns leave the game, the cards are renewed, the hammer goes left."""

    kind: Literal["end_turn"] = "end_turn"

    def run(self, game: TownsGame) -> None:
        """Go on with a new turn, or end the match."""
        complete_towns(game)
        renew_cards(game)
        if game.mode == "hammer" and game.active:
            game.builder = next_builder(game)
            if game.builder is None:
                complete_towns(game, stuck=True)
        if game.active:
            game.then(NewTurn())
        else:
            finish(game)


def renew_cards(game: TownsGame) -> None:
    """Town Hall's card is put away; in solo the chosen card makes room for a new one."""
    if game.deck is None or game.resource is None:
        return
    if game.mode == "town_hall":
        game.deck.put_away()
    elif game.active:
        kind = game.deck.replace(game.resource)
        game.reveal()
        game.tell(Text("towns-event-opened", {"resource": cube_text(kind)}))


def nameable(game: TownsGame, seat: int) -> list[str]:
    """The kinds that this seat may name: not those on its Banks."""
    not_these = banned(game.towns[seat])
    return [kind for kind in KINDS if kind not in not_these]


def next_builder(game: TownsGame) -> int | None:
    """Who gets the hammer: the next to the left whose town is not completed and who can name something."""
    active = game.active
    for further in range(1, game.seats + 1):
        seat = ((game.builder or 0) + further) % game.seats
        passes_on = game.towns[seat].monument == "fort_ironweed" and active != [seat]
        if seat in active and not passes_on and nameable(game, seat):
            return seat
    return None
