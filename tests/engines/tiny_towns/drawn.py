"""Towns drawn in letters, and short ways to say what players do in them.

A town is four rows from top to bottom with slashes between. Cubes: B brick, G glass, W wheat, D wood, S stone.
Buildings: c Cottage, f red, w gray, o orange, t green, y yellow, k black, m monument. A dot is an empty square.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match, Option, Outcome, Question, RefusedError, backstage
from engines.tiny_towns import TITLE
from engines.tiny_towns.components import LETTERS, groups
from engines.tiny_towns.scoring import layout, score
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.town import Town

GROUP_LETTERS = {
    "blue": "c",
    "red": "f",
    "gray": "w",
    "orange": "o",
    "green": "t",
    "yellow": "y",
    "black": "k",
    "monument": "m",
}
EMPTY = "..../..../..../...."
ADA, BEN, CLEO, DAN = range(4)


def opened(seats: int = 2, number: int = 7, **options: object) -> Match:
    """A new match whose dice follow from a number."""
    return Match.start(TITLE, seats, TITLE.options.model_validate(options), f"{number:064x}")


def question(match: Match, seat: int, *, teach: bool = False) -> Question:
    """What a seat is asked; it has to be asked something."""
    found = match.question(seat, teach=teach)
    assert found is not None
    return found


def say(match: Match, seat: int, *picks: str) -> Outcome:
    """A seat answers what it is asked."""
    return match.answer(seat, picks, question(match, seat).number)


def news(match: Match, viewer: int | None) -> list[str]:
    """The messages of the news that a viewer sees."""
    return [event.text.id for event in match.view(viewer).news]


def squares(drawing: str, *cards: str) -> list[str]:
    """The squares of a drawn town; the cards say which building a letter stands for."""
    meanings = {**LETTERS, ".": "", "c": "cottage"}
    meanings |= {GROUP_LETTERS[groups()[card]]: card for card in cards}
    found = [meanings[letter] for letter in drawing.replace("/", "")]
    assert len(found) == 16
    return found


def worth(drawing: str, *cards: str, **more: Any) -> dict[str, int]:
    """What each card of a drawn town brings, the empty squares and the total."""
    result = score(layout(squares(drawing, *cards), **more))
    return {**dict(result.cards), "empty": result.empty, "total": result.total}


def table(seats: int = 2, *cards: str, **options: object) -> Match:
    """A match of the first-game set without monuments, with these cards instead of those of their colours."""
    chosen: dict[str, object] = {
        "red": "farm",
        "gray": "well",
        "orange": "chapel",
        "green": "tavern",
        "yellow": "theater",
        "black": "factory",
    }
    chosen |= {groups()[card]: card for card in cards}
    starts = "random" if seats == 1 or options.get("town_hall") else "host"
    return opened(seats, **{"monuments": False, "starts": starts, **chosen, **options})


def town(match: Match, seat: int) -> Town:
    """The town of a seat, to be looked at or changed."""
    found: Town = backstage.state(match).towns[seat]
    return found


def changed(match: Match) -> None:
    """The state was changed by hand: nothing remembered of it holds any more."""
    with backstage.scene(match):
        pass


def lay(match: Match, seat: int, drawing: str, *cards: str) -> Town:
    """Put a drawn town in front of a seat; its buildings are those in play, or these."""
    found = town(match, seat)
    found.squares = squares(drawing, *backstage.state(match).cards, *cards)
    changed(match)
    return found


def own(match: Match, seat: int, monument: str) -> None:
    """Give a seat an unbuilt monument card."""
    town(match, seat).kept = monument
    changed(match)


def erect(match: Match, seat: int, monument: str, at: str) -> None:
    """A seat has built this monument some turns ago."""
    found = town(match, seat)
    found.monument = monument
    found.squares[NAMES.index(at)] = monument
    changed(match)


def on(match: Match, seat: int, at: str, *kinds: str) -> None:
    """Cubes lie on the building of this square."""
    town(match, seat).on_top[at] = list(kinds)
    changed(match)


def options(match: Match, seat: int, *, teach: bool = False, **parts: str) -> list[Option]:
    """The options of a seat that have these parts."""
    asked = question(match, seat, teach=teach)
    return [one for one in asked.options if parts.items() <= one.parts.items()]


def values(match: Match, seat: int, part: str, **parts: str) -> set[str]:
    """The values that a part has among the legal options with these parts."""
    return {one.parts[part] for one in options(match, seat, **parts) if part in one.parts}


def do(match: Match, seat: int, **parts: str) -> Outcome:
    """A seat picks the one option that has these parts."""
    found = options(match, seat, **parts)
    plain = [one for one in found if one.parts == parts]
    assert len(plain or found) == 1, [one.key for one in found]
    return match.answer(seat, ((plain or found)[0].key,), question(match, seat).number)


def why_not(match: Match, seat: int, **parts: str) -> str:
    """The message with which an answer with these parts is refused; nothing changes by it."""
    found = options(match, seat, teach=True, **parts)
    assert found
    assert all(one.blocked is not None for one in found)
    before = match.save()
    with pytest.raises(RefusedError) as refused:
        match.answer(seat, (found[0].key,), question(match, seat).number)
    assert match.save() == before
    assert refused.value.text == found[0].blocked
    return refused.value.text.id


def name(match: Match, kind: str) -> None:
    """Whoever holds the hammer names a kind."""
    builder = backstage.state(match).builder
    do(match, 0 if builder is None else builder, resource=kind)


def asks(match: Match, seat: int) -> str:
    """What a seat is asked: the kind of step, or nothing."""
    found = match.question(seat)
    return found.step if found else ""


def turn(match: Match, *squares_: str) -> None:
    """Every seat in its order places on one of these squares and builds nothing."""
    for seat, at in enumerate(squares_):
        if at and asks(match, seat) == "place":
            do(match, seat, at=at)
        if at and asks(match, seat) == "build":
            do(match, seat, building="done")


def item(match: Match, seat: int, at: str) -> str:
    """What everybody sees on a square."""
    square = match.view(None).board.towns[seat].squares[NAMES.index(at)]
    return square.cube or square.building or ""


def row(match: Match, seat: int) -> dict[str, int]:
    """The score sheet of a seat at the end: message id and points."""
    assert match.result is not None
    return {line.label.id: line.points for line in match.result.seats[seat].breakdown}


def building(monument: str, drawing: str, *cards: str, at: str = "D4", **more: str) -> Match:
    """Ada has drawn up her monument, has placed brick, and may build."""
    match = table(2, *cards, **more)
    own(match, ADA, monument)
    lay(match, ADA, drawing)
    name(match, "brick")
    do(match, ADA, at=at)
    return match
