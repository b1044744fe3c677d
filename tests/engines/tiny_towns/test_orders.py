"""Standing orders: what is named, where each kind goes, what is planned, and passing where nothing can be built."""

from __future__ import annotations

import pytest

from engines.kernel import Match, Option, RefusedError, Text, backstage
from engines.tiny_towns.building import own_cards
from engines.tiny_towns.components import LETTERS
from engines.tiny_towns.patterns import complete, placements
from engines.tiny_towns.plans import spots_of
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    CLEO,
    asks,
    do,
    item,
    lay,
    name,
    opened,
    question,
    say,
    table,
    town,
)

LETTER = {kind: letter for letter, kind in LETTERS.items()}
COTTAGE = {"building": "cottage", "at": "A1", "cubes": "A1.wheat A2.glass B2.brick"}
"""A Cottage in the corner, as one of its patterns lies."""


def give(match: Match, seat: int, kind: str, *wants: dict[str, str], hold: str = "") -> None:
    match.standing.give(seat, kind, wants, hold=hold)


def to(resource: str, at: str) -> dict[str, str]:
    return {"resource": resource, "at": at}


def by_itself(match: Match) -> list[tuple[int, tuple[str, ...], str]]:
    """Give the answers that nobody has to give."""
    given = []
    while (found := match.by_itself()) is not None:
        one, picks, by = found
        match.answer(one.seat, picks, one.number, by)
        given.append((one.seat, picks, by))
    return given


def cottages(match: Match, seat: int) -> list[dict[str, str]]:
    """The Cottages that may be planned for A1 from the squares A1, A2 and B2."""
    return [
        dict(option.parts)
        for option in match.standing.wants(seat, "plans")
        if option.parts["building"] == "cottage"
        and option.parts["at"] == "A1"
        and {spot.split(".")[0] for spot in option.parts["cubes"].split()} == {"A1", "A2", "B2"}
    ]


def kinds_of(want: dict[str, str]) -> dict[str, str]:
    """The kinds of a plan by their squares."""
    return dict(spot.split(".") for spot in want["cubes"].split())


def test_the_first_listed_kind_is_named() -> None:
    match = table(3)
    give(match, ADA, "name", {"resource": "stone"}, {"resource": "glass"})
    assert by_itself(match) == [(ADA, ("stone",), "order")]


def test_a_cube_goes_to_the_first_listed_square_that_is_empty() -> None:
    match = table()
    give(match, BEN, "place", to("glass", "A1"), to("brick", "B1"), to("brick", "C1"))
    for named, at in ((ADA, "A4"), (BEN, "B4")):
        say(match, named, "brick")
        by_itself(match)
        do(match, ADA, at=at)
    assert [item(match, BEN, at) for at in ("A1", "B1", "C1")] == ["", "brick", "brick"]
    say(match, ADA, "brick")
    assert by_itself(match) == []
    assert asks(match, BEN) == "place"


def test_an_order_for_once_places_one_cube() -> None:
    match = table()
    give(match, BEN, "place", to("brick", "B1"), to("brick", "C1"), hold="once")
    name(match, "brick")
    assert by_itself(match) == [(BEN, ("B1",), "order")]
    assert "place" not in match.standing.standing(BEN)


def test_a_plan_says_what_is_named_placed_and_built() -> None:
    match = table(2)
    want = cottages(match, ADA)[0]
    kinds = kinds_of(want)
    give(match, ADA, "plans", want)
    give(match, ADA, "name", {"resource": "lacking"})
    for _ in range(6):
        by_itself(match)
        if asks(match, BEN) == "name":
            say(match, BEN, next(kind for at, kind in kinds.items() if not item(match, ADA, at)))
        by_itself(match)
        if asks(match, BEN) == "place":
            say(match, BEN, question(match, BEN).legal[-1].key)
        by_itself(match)
        if item(match, ADA, "A1") == "cottage":
            break
    assert item(match, ADA, "A1") == "cottage"
    assert (item(match, ADA, "A2"), item(match, ADA, "B2")) == ("", "")


def test_of_several_plans_the_one_that_lacks_least_gets_the_cube() -> None:
    match = table()
    near = cottages(match, BEN)[0]
    far = next(
        dict(option.parts)
        for option in match.standing.wants(BEN, "plans")
        if option.parts["building"] == "cottage" and "D4" in option.parts["cubes"]
    )
    kinds = kinds_of(near)
    lay(match, BEN, f"{LETTER[kinds['A1']]}.../..../..../....")
    give(match, BEN, "plans", far, near)
    name(match, kinds["A2"])
    assert by_itself(match) == [(BEN, ("A2",), "order")]


def test_a_plan_that_something_lies_in_the_way_of_is_passed_over() -> None:
    match = table()
    near = cottages(match, BEN)[0]
    kinds = kinds_of(near)
    give(match, BEN, "plans", near)
    lay(match, BEN, "S.../..../..../....")
    name(match, kinds["A2"])
    assert by_itself(match) == []
    assert match.standing.next(BEN, "plans") is not None


def with_pattern_of(match: Match, seat: int, *, own: bool) -> None:
    """The pattern of a monument lies complete in a town: of its own, or of one that it does not hold."""
    held = town(match, seat).kept
    cards = [card for card in backstage.state(match).secret_monuments() if (card == held) == own]
    found = town(match, seat)
    for card in cards:
        fit = placements(card)[0]
        found.squares = [dict(zip(fit.squares, fit.kinds, strict=True)).get(at, "") for at in range(16)]
        with backstage.scene(match) as game:
            if bool(complete(found.squares, own_cards(game, found))) == own:
                return
    raise AssertionError("there is no such monument")


@pytest.mark.parametrize("own", [False, True])
def test_one_passes_where_nothing_can_be_built_and_else_is_asked(own: bool) -> None:
    """Everybody may hold a monument, so that the question comes even where nothing can be built."""
    match = opened(2, starts="host")
    for seat in (ADA, BEN):
        say(match, seat, question(match, seat).legal[0].key)
    match.order(BEN, ("pass",))
    with_pattern_of(match, BEN, own=own)
    name(match, "stone")
    say(match, BEN, question(match, BEN).legal[-1].key)
    assert asks(match, BEN) == "build"
    assert by_itself(match) == ([] if own else [(BEN, ("done",), "order")])


def test_the_last_empty_square_is_filled_without_a_question() -> None:
    match = table()
    lay(match, BEN, ".ccc/cccc/cccc/cccc")
    name(match, "stone")
    assert by_itself(match) == [(BEN, ("A1",), "forced")]


def test_where_there_is_a_choice_nothing_is_forced() -> None:
    match = table()
    lay(match, BEN, "..cc/cccc/cccc/cccc")
    name(match, "stone")
    assert by_itself(match) == []


def test_nobody_else_sees_an_order() -> None:
    match = table(3)
    before = [match.view(viewer) for viewer in (None, ADA, CLEO)]
    give(match, BEN, "place", to("glass", "A1"))
    assert [match.view(viewer) for viewer in (None, ADA, CLEO)] == before


def test_a_monument_that_is_not_held_cannot_be_planned() -> None:
    match = table()
    with pytest.raises(RefusedError):
        give(match, BEN, "plans", {**COTTAGE, "building": "archive"})


def test_a_monument_that_stands_already_draws_no_more_cubes() -> None:
    match = opened(2, starts="host")
    for seat in (ADA, BEN):
        say(match, seat, question(match, seat).legal[0].key)
    found = town(match, BEN)
    want = next(
        dict(option.parts)
        for option in match.standing.wants(BEN, "plans")
        if option.parts["building"] == found.kept
    )
    give(match, BEN, "plans", want)
    assert match.standing.next(BEN, "plans") != Text("kernel-order-idle")
    found.monument, found.kept = found.kept, None
    assert match.standing.next(BEN, "plans") == Text("kernel-order-idle")
    name(match, next(iter(kinds_of(want).values())))
    assert by_itself(match) == []
    assert asks(match, BEN) == "place"


def test_what_lacks_least_is_planned_first() -> None:
    match = table(2)
    lay(match, ADA, "..../.W../BG../....")
    options = match.standing.wants(ADA, "plans")
    town_of_ada = town(match, ADA)

    def lacking(option: Option) -> int:
        return sum(not town_of_ada.squares[square] for square, _ in spots_of(option.parts["cubes"]))

    found = [lacking(option) for option in options]
    assert found[0] == 0
    assert found == sorted(found)
