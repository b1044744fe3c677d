"""Which standing orders a seat may give, and what those that stand answer.

The state knows nothing of them: whoever keeps them asks here which ones there are and what they answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from engines.kernel import Answer, Hold, Kind, Option, Order, Question, Standing, Want
from engines.tiny_towns.asking import DONE
from engines.tiny_towns.building import own_cards
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.plans import Spot, Target, possible, targets
from engines.tiny_towns.squares import INDEX, NAMES, named

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame
    from engines.tiny_towns.town import Town

Candidates = Iterator[tuple[str, Answer]]

NAME, PLACE, PLANS, PASS = "name", "place", "plans", "pass"
LACKING = "lacking"
ASIDE, STORE = "aside", "store"
INSTEAD = (STORE, ASIDE)
"""What may be done with a cube instead of putting it on a square."""
ON_FIRST: tuple[Hold, ...] = ("on", "once")

NAMING = Kind(NAME, most=len(KINDS) + 1, holds=ON_FIRST)
PLANNING = Kind(PLANS, most=16, holds=ON_FIRST)
PLACING = Kind(PLACE, most=20, holds=ON_FIRST)
PASSING = Kind(PASS)


def orders(game: TownsGame, seat: int) -> tuple[Kind, ...]:
    """What may be said beforehand as long as the town is not completed; nobody names where cards are turned."""
    town = game.towns[seat]
    if game.phase == "over" or town.completed is not None:
        return ()
    naming = () if game.mode == "town_hall" else (NAMING,)
    planning = (PLANNING,) if any(possible(own_cards(game, town), town.squares)) else ()
    return (*naming, *planning, PLACING, PASSING)


def follow(game: TownsGame, question: Question, given: Standing) -> Candidates:
    """What a seat with these orders answers to this question."""
    followed = FOLLOWED.get(question.step)
    if followed is not None:
        yield from followed(game, question, given)


def wants_of(given: Standing, name: str) -> tuple[Want, ...]:
    """What an order lists, if it stands."""
    return given[name].wants if name in given else ()


def free(town: Town, at: str) -> bool:
    """Whether a cube may still go there: onto a square that is empty, or elsewhere."""
    return at in INSTEAD or not town.squares[INDEX[at]]


def planned(game: TownsGame, town: Town, wants: Sequence[Want]) -> list[tuple[Target, list[Spot]]]:
    """What may still come of these plans, with what it lacks: a monument is built once, and a sixth Bank never."""
    cards = own_cards(game, town)
    return targets([want for want in wants if want["building"] in cards], town.squares)


def _name(game: TownsGame, question: Question, given: Standing) -> Candidates:
    """The first listed kind, or what the plans lack."""
    town = game.towns[question.seat]
    for want in wants_of(given, NAME):
        if want["resource"] != LACKING:
            yield NAME, question.answer(("resource", want["resource"]))
            continue
        for _, lacking in planned(game, town, wants_of(given, PLANS)):
            for _, kind in lacking:
                yield NAME, question.answer(("resource", kind))


def _place(game: TownsGame, question: Question, given: Standing) -> Candidates:
    """Where a plan lacks it; else the first listed square for it."""
    town = game.towns[question.seat]
    for want in wants_of(given, PLACE):
        for option in question.legal:
            if _is(option, want, game.resource):
                yield PLACE, (option,)
    for _, lacking in planned(game, town, wants_of(given, PLANS)):
        for square, kind in lacking:
            for option in question.legal:
                if _is(option, {"resource": kind, "at": NAMES[square]}, game.resource):
                    yield PLANS, (option,)


def _is(option: Option, want: Want, named: str | None) -> bool:
    """Whether this puts a cube of the wanted kind where it is wanted."""
    how, at = option.parts.get("how", "place"), want["at"]
    if at in INSTEAD:
        return how == at and want["resource"] == named
    kind = option.parts.get("resource", named)
    return how == "place" and kind == want["resource"] and option.parts.get("at") == at


def _build(game: TownsGame, question: Question, given: Standing) -> Candidates:
    """The first plan whose pattern lies complete; nothing, where nothing can be built."""
    town = game.towns[question.seat]
    for one, lacking in planned(game, town, wants_of(given, PLANS)):
        if not lacking:
            pattern = named(tuple(square for square, _ in one.cubes))
            parts = ("building", one.card), ("pattern", pattern), ("at", NAMES[one.at])
            yield PLANS, question.answer(*parts)
    if PASS in given and all(option.parts["building"] == DONE for option in question.legal):
        yield PASS, question.answer(("building", DONE))


FOLLOWED: dict[str, Callable[[TownsGame, Question, Standing], Candidates]] = {
    "name": _name,
    "place": _place,
    "build": _build,
}


def always(question: Question, answer: Answer) -> Order | None:
    """The order that gives such an answer whenever it is asked for: a kind that is named, and passing if one must."""
    parts = dict(answer[0].parts)
    if question.step == "name":
        return Order(kind=NAME, wants=(parts,))
    if question.step == "build" and len(question.legal) == 1:
        return Order(kind=PASS)
    return None
