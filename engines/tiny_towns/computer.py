"""The computer player: builds what brings points, places towards patterns, and names what it needs and others do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engines.kernel import Answer, Option, Question, smallest
from engines.kernel.luck import luck_of
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.outlook import Known, Outlook, chances
from engines.tiny_towns.squares import INDEX, SQUARES
from engines.tiny_towns.worth import MONUMENTS, Built, built_of, gain, gains, points, wanted_kinds

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame
    from engines.tiny_towns.town import Town

SQUARES_TRIED = 4
BUILDS_TRIED = 8
STORED = 110
ASIDE = 40
EAGER = 50
PLAIN, FICKLE, FAVOURITE, WHIM = 100, 10, 15, 60
GRUDGE = (0, 40, 10)
"""How much it counts what a kind brings others, in hundredths: by their number, the last one for more of them."""


def advise(game: TownsGame, question: Question) -> Answer:
    """What the seat should answer, from what its player can see."""
    answer = _ANSWERS.get(question.step)
    return answer(game, question) if answer else smallest(question)


def _best(options: Sequence[Option], value: Callable[[Option], int]) -> Answer:
    return (max(options, key=value),)


def own_names(game: TownsGame, town: Town) -> tuple[str, ...]:
    """The cards that this town can build."""
    return (*game.cards, town.kept) if town.kept else tuple(game.cards)


def _known(game: TownsGame, seat: int) -> list[Known]:
    town = game.towns[seat]
    built = built_of(town.squares)
    tastes = tastes_of(seat, tuple(game.cards))
    return [chances(built, card, tastes.get(card, PLAIN)) for card in own_names(game, town)]


@cache
def tastes_of(seat: int, names: tuple[str, ...]) -> dict[str, int]:
    """How each seat likes these cards, in hundredths: else all computers at a table would build the same town."""
    luck = luck_of("taste", seat, *names)
    tastes = {name: PLAIN + luck.randint(-FICKLE, FICKLE) for name in names}
    tastes[luck.choice(names)] += FAVOURITE
    return tastes


@cache
def whims_of(seat: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """How each seat likes the squares, where it hardly matters which one is taken."""
    luck = luck_of("whim", seat, *names)
    return tuple([luck.randint(0, WHIM) for _ in SQUARES])


def outlook_of(game: TownsGame, seat: int) -> Outlook:
    """What a town promises, with the cards that it can build."""
    return Outlook(game.towns[seat].squares, _known(game, seat))


def _from_outside(game: TownsGame, seat: int) -> Outlook:
    """The same for whoever does not know the card that is kept there."""
    town = game.towns[seat]
    built = built_of(town.squares)
    return Outlook(town.squares, [chances(built, card) for card in game.cards])


def _best_with(outlook: Outlook, kind: str) -> int:
    likely = outlook.likely(kind, SQUARES_TRIED)
    return max((outlook.with_cube(square, kind) for square in likely), default=0)


def keep(game: TownsGame, question: Question) -> Answer:
    """The monument that usually brings most."""
    del game
    return _best(question.legal, lambda option: MONUMENTS[option.parts["monument"]])


def name(game: TownsGame, question: Question) -> Answer:
    """The kind that helps the own town most, and the others less."""
    own = outlook_of(game, question.seat)
    others = [_from_outside(game, seat) for seat in game.active if seat != question.seat]
    share = GRUDGE[min(len(others), len(GRUDGE) - 1)]

    def value(option: Option) -> int:
        kind = option.parts["resource"]
        theirs = sum(_best_with(outlook, kind) - outlook.now() for outlook in others)
        return 100 * _best_with(own, kind) - share * theirs

    return _best(question.legal, value)


def place(game: TownsGame, question: Question) -> Answer:
    """Where the cube helps most; away with it if it helps nowhere."""
    outlook = outlook_of(game, question.seat)
    likely: dict[str, list[int]] = {}
    named = game.resource or ""
    whims = whims_of(question.seat, tuple(game.cards))

    def value(option: Option) -> int:
        parts = option.parts
        how = parts.get("how", "place")
        if how in ("place", "swap"):
            kind = parts.get("resource", named)
            if kind not in likely:
                likely[kind] = outlook.likely(kind, SQUARES_TRIED)
            square = INDEX[parts["at"]]
            return outlook.with_cube(square, kind) + whims[square] if square in likely[kind] else -(10**6)
        return outlook.now() - (STORED if how == "store" else ASIDE if how == "aside" else 0)

    return _best(question.legal, value)


def build(game: TownsGame, question: Question) -> Answer:
    """Build what is worth more than waiting; with a full town, build rather than leave."""
    town = game.towns[question.seat]
    built = built_of(town.squares)
    known = _known(game, question.seat)
    options = [option for option in question.legal if "at" in option.parts]
    done = [option for option in question.legal if "at" not in option.parts]
    if not options:
        return done
    gains = {option: gain(built, option.parts["building"], INDEX[option.parts["at"]]) for option in options}
    options.sort(key=gains.__getitem__, reverse=True)
    tried = _one_of_each(options)[:BUILDS_TRIED]
    values = {option: gains[option] + _after(town, known, option) for option in tried}
    best = max(tried, key=values.__getitem__)
    wait = -(10**6) if town.full else Outlook(town.squares, known).now()
    return (best,) if values[best] + EAGER >= wait else done


def _one_of_each(options: list[Option]) -> list[Option]:
    """The best option for each pattern first, then the others."""
    seen: set[tuple[str, str]] = set()
    first: list[Option] = []
    others: list[Option] = []
    for option in options:
        key = (option.parts["building"], option.parts["pattern"])
        (others if key in seen else first).append(option)
        seen.add(key)
    return first + others


def _after(town: Town, known: list[Known], option: Option) -> int:
    """What the town promises once this is built; the monument, known last, is built only once."""
    squares = list(town.squares)
    for square in option.parts["pattern"].split():
        if squares[INDEX[square]] in KINDS:
            squares[INDEX[square]] = ""
    squares[INDEX[option.parts["at"]]] = option.parts["building"]
    return Outlook(squares, known[:-1] if option.parts["building"] == town.kept else known).now()


def stock(game: TownsGame, question: Question) -> Answer:
    """The kind that is needed least: it can be missed at a Bank, and a Factory turns it into others."""
    kinds = wanted_kinds(own_names(game, game.towns[question.seat]))
    return _best(question.legal, lambda option: -kinds.index(option.parts["resource"]))


def gift(game: TownsGame, question: Question) -> Answer:
    """The building and the square that bring most."""
    built = built_of(game.towns[question.seat].squares)
    return _best(
        question.legal, lambda option: gain(built, option.parts["building"], INDEX[option.parts["at"]])
    )


def replace(game: TownsGame, question: Question) -> Answer:
    """The replacement that brings most, if one brings anything."""
    built = built_of(game.towns[question.seat].squares)
    now = points(built)

    def value(option: Option) -> int:
        if "at" not in option.parts:
            return now
        at = INDEX[option.parts["at"]]
        return points((*built[:at], option.parts["building"], *built[at + 1 :]))

    return _best(question.legal, value)


def watch(game: TownsGame, question: Question) -> Answer:
    """The three buildings that would bring most."""
    built: Built = built_of(game.towns[question.seat].squares)
    ranked = sorted(
        question.legal, key=lambda option: max(gains(built, option.parts["building"])), reverse=True
    )
    return ranked[: question.least]


_ANSWERS: dict[str, Callable[[TownsGame, Question], Answer]] = {
    "keep": keep,
    "name": name,
    "place": place,
    "build": build,
    "stock": stock,
    "grove": gift,
    "replace": replace,
    "watch": watch,
    "watch_place": gift,
}
