"""Computer players of every level know what their seat knows, answer legally, and the same every time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Match, Question, backstage, picks_of
from engines.kernel.catalogue import AnyTitle
from engines.kernel.foresight import settings
from engines.kernel.levels import PLAYERS, Player, idea, think
from engines.kernel.luck import luck_of
from tests.conformance.cases import CASES, TITLES, Case, answer, asked, looks, moments
from tests.sizes import first
from tests.toys import LANTERNS, SPELLS

USUAL = [case for case in CASES if case.usual]
MOST = first(sorted(USUAL, key=lambda case: not case.full), len(TITLES))
ENDS = first(
    sorted((case for case in USUAL if case.seats in (case.title.seats[0], 4)), key=lambda case: -case.seats),
    len(TITLES),
)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_level_answers_legally_and_the_same_for_the_same_luck(case: Case) -> None:
    match, luck = case.start(40), Random(40)
    for number in moments(match):
        if number % 23 == 5:
            seat = luck.choice(match.awaited()).seat
            known = match.blind(seat)
            for level in PLAYERS:
                if level != "strong":
                    found = think(case.title, known, seat, f"{number}", level)
                    assert found == think(case.title, known, seat, f"{number}", level)
                    match.check(seat, found.picks)
        answer(match, luck)


@pytest.mark.parametrize("case", ENDS, ids=str)
def test_whoever_thinks_ahead_answers_alike_in_matches_that_it_cannot_tell_apart(case: Case) -> None:
    match, luck = case.start(41), Random(41)
    left = 3
    for number in moments(match):
        if number % 19 == 4 and left:
            left -= 1
            seat = luck.choice(match.awaited()).seat
            other = match.imagine(seat, f"{number}")
            found = think(case.title, match.blind(seat), seat, "luck")
            assert found == think(case.title, other.blind(seat), seat, "luck")
            match.check(seat, found.picks)
            bonus = settings(case.title, case.seats).head_start(case.seats)
            assert all(one.behind >= -bonus for one in found.expected)
        answer(match, luck)


@pytest.mark.parametrize("case", MOST, ids=str)
def test_ideas_rest_on_what_a_seat_knows(case: Case) -> None:
    assert (
        peeks(case, lambda title, game, question: picks_of(idea(title, game, question, luck_of(1), "normal")))
        == 0
    )
    assert (
        peeks(case, lambda title, game, question: picks_of(idea(title, game, question, luck_of(1), "easy")))
        == 0
    )


def peeks(case: Case, computer: Any) -> int:
    """How often a computer answers otherwise where it cannot know that it is elsewhere."""
    match, luck, differ = case.start(42), Random(42), 0
    for number in moments(match):
        if looks(number, 5):
            seat = luck.choice(match.awaited()).seat
            for words in ("a", "b"):
                other = match.imagine(seat, f"{words}{number}")
                here = computer(case.title, backstage.state(match), asked(match, seat))
                there = computer(case.title, backstage.state(other), asked(other, seat))
                differ += here != there
        answer(match, luck)
    return differ


def by(secret: Any) -> Any:
    """A computer that chooses by something that it may not know."""

    def computer(title: AnyTitle, game: Any, question: Question) -> tuple[str, ...]:
        legal = [option for option in question.legal if not option.extra] or question.legal
        return (legal[hash_of(secret(game, question.seat)) % len(legal)].key,)

    return computer


def hash_of(secret: object) -> int:
    """A number that follows from it in every process."""
    return luck_of(secret).randrange(1 << 30)


def others(game: Any, seat: int, what: str) -> list[Any]:
    """The same zone of all other seats."""
    return [zone for other, zone in enumerate(getattr(game, what)) if other != seat]


CHEATS: list[tuple[str, str, Any]] = [
    ("guilds_of_london", "the top of the deck", lambda game, _: game.deck[-1:]),
    ("guilds_of_london", "other hands", lambda game, seat: others(game, seat, "hands")),
    ("guilds_of_london", "other mayoral cards", lambda game, seat: others(game, seat, "kept")),
    ("guilds_of_london", "the tiles to come", lambda game, _: game.stack[-2:]),
    ("guilds_of_london", "the tokens to come", lambda game, _: game.tokens[-2:]),
    ("old_london_bridge", "the markers to come", lambda game, _: game.markers),
    ("old_london_bridge", "the buildings below", lambda game, _: game.stacks["gate"][:-1]),
    ("old_london_bridge", "the tiles below", lambda game, _: [pile[:-1] for pile in game.piles]),
    (
        "old_london_bridge",
        "laid cards",
        lambda game, seat: (
            [one.laid for one in others(game, seat, "architects")] if game.phase == "cards" else 0
        ),
    ),
    ("pillars", "the event to come", lambda game, _: game.event_deck),
    ("pillars", "the advantages to come", lambda game, _: game.advantage_deck[-2:]),
    ("pillars", "the next builder", lambda game, _: game.bag[-3:]),
    ("pillars", "the resources to come", lambda game, _: game.undealt[:7]),
    (
        "tiny_towns",
        "other monuments",
        lambda game, seat: [town.kept or town.dealt for town in others(game, seat, "towns")],
    ),
    (LANTERNS.id, "the lanterns to come", lambda game, _: game.lots),
    (SPELLS.id, "other hands", lambda game, seat: others(game, seat, "hands")),
    *((title.id, "the seed", lambda game, _: game.dice.seed) for title in TITLES),
]


@pytest.mark.parametrize(
    ("name", "what", "secret"), CHEATS, ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_computer_that_looks_where_it_may_not_is_found_out(name: str, what: str, secret: Any) -> None:
    case = next(case for case in USUAL if case.title.id == name and case.seats == case.title.seats[-1])
    assert peeks(case, by(secret)) > 0, f"nobody would notice that it knows {what}"


def test_nobody_thinks_about_what_another_seat_knows() -> None:
    match = Match.start(LANTERNS, 2, LANTERNS.options(), "1" * 64)
    levels: tuple[Player, ...] = ("strong", "normal")
    for level in levels:
        with pytest.raises(ValueError, match="what it knows itself"):
            think(LANTERNS, match.blind(1), 0, "1", level)
