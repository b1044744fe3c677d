"""The computer player: sensible, quick, and no wiser than its seat."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from engines.kernel import Match
from engines.kernel.catalogue import title_of
from engines.kernel.imagined import Imagined
from engines.kernel.questions import random_picks
from engines.tiny_towns.foresight.turn import HANDY
from engines.tiny_towns.signs import shape
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    asks,
    do,
    lay,
    name,
    on,
    opened,
    options,
    own,
    question,
    table,
)

LUCK = Random(1)


def advice(match: Match, seat: int) -> dict[str, str]:
    """The parts of what the computer would answer."""
    picked = question(match, seat).option(match.advise(seat, LUCK)[0])
    assert picked is not None
    return dict(picked.parts)


def test_it_completes_a_pattern() -> None:
    match = table(2)
    lay(match, BEN, ".c../B.G./..../....")
    name(match, "brick")
    assert advice(match, BEN) == {"at": "B2"}


def test_it_builds_what_brings_points() -> None:
    match = table(2)
    lay(match, BEN, "cD../.S../..../....")
    name(match, "glass")
    do(match, BEN, at="D4")
    assert advice(match, BEN)["at"] == "B1", "a Well beside the Cottage, not below"


def test_it_names_what_it_needs() -> None:
    match = table(2)
    lay(match, ADA, "BB../..../..../....")
    assert advice(match, ADA) == {"resource": "glass"}


def test_it_builds_rather_than_leave_with_a_full_town() -> None:
    match = table(2)
    lay(match, BEN, ".Dcc/cccc/cccc/ccGG")
    name(match, "stone")
    do(match, BEN, at="A1")
    assert advice(match, BEN)["building"] == "well"


def test_it_stores_a_cube_that_would_stand_in_the_way() -> None:
    match = table(2, "warehouse")
    lay(match, BEN, "k.BB/SG.S/cccc/cccc")
    name(match, "wheat")
    assert advice(match, BEN) == {"how": "store", "at": "A1"}
    on(match, BEN, "A1", "glass")
    assert advice(match, BEN) == {"how": "swap", "warehouse": "A1", "resource": "glass", "at": "B1"}


def test_it_knows_no_more_than_its_seat() -> None:
    """Whatever the others hold, the advice is the same."""
    luck = Random(5)
    match = opened(3)
    compared = 0
    while not match.over and compared < 60:
        seat = luck.choice(match.awaited()).seat
        picks = match.advise(seat, luck)
        assert match.redealt(seat, f"{luck.getrandbits(200):064x}").advise(seat, luck) == picks
        match.answer(seat, picks, question(match, seat).number)
        compared += 1
    assert compared == 60


def test_it_asks_for_no_monument_that_it_does_not_own() -> None:
    match = table(2)
    own(match, ADA, "mausoleum")
    lay(match, ADA, "DD../BS../..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    assert advice(match, ADA)["building"] in {one.parts["building"] for one in options(match, ADA)}


@pytest.mark.parametrize("monuments", [True, False])
def test_it_plays_much_better_than_chance(monuments: bool) -> None:
    scores: dict[bool, list[int]] = {True: [], False: []}
    for number in range(3):
        luck = Random(number)
        match = opened(4, number=number, monuments=monuments)
        while not match.over:
            seat = match.awaited()[0].seat
            found = question(match, seat)
            picks = match.advise(seat, luck) if seat % 2 else random_picks(found, luck)
            match.answer(seat, picks, found.number)
        assert match.result is not None
        for seat, result in enumerate(match.result.seats):
            scores[bool(seat % 2)].append(result.score)
    assert mean(scores[True]) > 12
    assert mean(scores[True]) > mean(scores[False]) + 12


def test_every_default_is_legal_and_sensible() -> None:
    """Whoever does not come back is played for."""
    match = opened(4)
    while not match.over:
        seat = match.awaited()[0].seat
        match.answer(seat, match.default(seat), question(match, seat).number, "default")
        assert asks(match, seat) in (
            "",
            "name",
            "place",
            "build",
            "stock",
            "grove",
            "replace",
            "watch",
            "watch_place",
            "keep",
        )
    assert match.result is not None
    assert mean(seat.score for seat in match.result.seats) > 5


def test_computers_at_one_table_build_different_towns() -> None:
    title = title_of("tiny_towns")
    for number in range(2):
        options = title.options.parse({"monuments": "off", "first_game": "on"})
        played = Imagined.begun(title, 4, options, f"{number:064x}")
        while not played.over:
            seat = played.next()
            played.carry_out(seat, played.advised(seat, LUCK))
        assert len({shape(town.squares) for town in played.game.towns}) == 4


def test_it_names_what_helps_it_and_not_the_other() -> None:
    match = table(2)
    lay(match, ADA, "BB../..../WW../..D.")
    lay(match, BEN, "BBc./.f../..../....")
    assert advice(match, ADA) != {"resource": "glass"}, "Ben would have his Tavern, too"


def test_it_keeps_a_monument_that_it_can_build() -> None:
    match = opened(2)
    keeps = question(match, ADA)
    kept = keeps.option(match.advise(ADA, LUCK)[0])
    assert kept is not None
    others = [one.parts["monument"] for one in keeps.legal if one != kept]
    assert HANDY.get(kept.parts["monument"], 0) >= max(HANDY.get(other, 0) for other in others)
