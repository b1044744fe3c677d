"""What is hidden stays hidden; pawns, cards, tokens and tiles are conserved."""

from __future__ import annotations

import json
from random import Random

import pytest

from engines.guilds_of_london import TITLE
from engines.kernel import Match
from engines.kernel.questions import random_picks
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene


def some_way(match: Match, answers: int, luck: Random) -> None:
    """Computer players play on for a while."""
    for _ in range(answers):
        if match.over:
            return
        one = luck.choice(match.awaited())
        question = match.question(one.seat)
        assert question is not None
        smart = luck.random() < 0.8
        match.answer(
            one.seat, match.advise(one.seat, luck) if smart else random_picks(question, luck), one.number
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_census_counts_everything(seats: int) -> None:
    match = Match.start(TITLE, seats, TITLE.options(), f"{7:064x}")
    census = match.census()
    assert sum(census[card] for card in census if len(card) == 2) == 105
    assert sum(census[card] for card in census if card[0] == "m" and card[1:].isdigit()) == 21
    assert sum(count for name, count in census.items() if name.startswith("token ")) == 30
    assert [census[f"pawns of seat {seat}"] for seat in range(seats)] == [16] * seats
    assert census["neutral pawns"] == 2 * seats
    some_way(match, 200, Random(seats))
    assert match.census() == census


def test_a_hand_is_seen_by_its_owner_only() -> None:
    scene = Scene(3).hand(GREEN, "p3", "g5").go()
    assert scene.held(GREEN).cards == ("g5", "p3")
    for viewer in (BLUE, RED, None):
        seen = json.loads(scene.match.view(viewer).model_dump_json())
        assert "p3" not in json.dumps(seen["hand"])
        assert "p3" not in json.dumps(seen["board"])


def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    scene = Scene(3).hand(GREEN, "y1").go()
    scene.say(GREEN, "end")
    for viewer, told in ((GREEN, True), (BLUE, False), (None, False)):
        news = [event.text.id for event in scene.match.view(viewer).news]
        assert ("guilds-event-drawn" in news) == told
        assert "guilds-event-plays-nothing" in news


def test_a_card_taken_from_the_discard_pile_is_told_to_everybody() -> None:
    scene = Scene(3).hand(GREEN, "g6", "p1").pile("y1", "p2").go()
    scene.say(GREEN, "g6:effect:p1")
    scene.say(GREEN, "y1")
    assert "guilds-event-salvaged" in [event.text.id for event in scene.match.view(BLUE).news]


def test_mayoral_cards_are_shown_at_the_end() -> None:
    scene = Scene(2)
    kept = [scene.held(seat).mayoral for seat in range(2)]
    assert scene.board.final == ()
    assert "mayoral cards of seat 1" in scene.match.hidden(GREEN)
    scene.resolve(round=16)
    assert [tuple(line.card for line in final.mayoral) for final in scene.board.final] == kept
    assert "mayoral cards of seat 1" not in scene.match.hidden(GREEN)


def test_every_hidden_zone_is_named() -> None:
    match = Match.start(TITLE, 3, TITLE.options(), f"{1:064x}")
    zones = match.hidden(GREEN)
    assert set(zones) == {
        "hand of seat 1", "hand of seat 2", "mayoral choice of seat 1", "mayoral choice of seat 2",
        "action cards", "mayoral cards", "tiles", "tokens",
    }  # fmt: skip


@pytest.mark.parametrize("viewer", [None, GREEN])
def test_a_redeal_keeps_what_the_viewer_knows(viewer: int | None) -> None:
    match = Match.start(TITLE, 3, TITLE.options(), f"{5:064x}")
    some_way(match, 60, Random(5))
    other = match.redealt(viewer, f"{9:064x}")
    assert other.view(viewer) == match.view(viewer)
    assert other.census() == match.census()
    assert other.hidden(viewer) != match.hidden(viewer)
