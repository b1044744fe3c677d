"""Preparing the game and each round (vectors P1 to P9, P61, P87)."""

from __future__ import annotations

import pytest

from engines.kernel import Match, backstage
from engines.pillars import TITLE
from engines.pillars.components import STARTERS, advantages, events, of_round, resources
from engines.pillars.game import PillarsGame
from tests.engines.pillars.scene import ADA, BEN, CLEO, Table


def started(seats: int, number: int = 3) -> PillarsGame:
    """A match as it was set up."""
    game = backstage.state(Match.start(TITLE, seats, TITLE.options(), f"{number:064x}"))
    assert isinstance(game, PillarsGame)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_p2_gold_by_the_order_of_seats(seats: int) -> None:
    game = started(seats)
    assert [game.players[seat].gold for seat in game.clockwise()] == [20, 21, 22, 23][:seats]
    for seat, player in enumerate(game.players):
        assert player.points == 2
        assert player.idle == 12
        assert player.craftsmen == list(STARTERS)
        assert player.places - len(player.craftsmen) == 2
        assert game.bag.count(seat) == 3


def test_the_start_player_is_left_to_chance() -> None:
    assert {started(4, number).start_player for number in range(20)} == {0, 1, 2, 3}


def test_p3_cubes_after_setup() -> None:
    game = started(4)
    assert game.supply == {"sand": 19, "wood": 19, "stone": 19, "metal": 12}
    assert game.stock == {"sand": 4, "wood": 4, "stone": 4}
    assert game.court_metal == 1
    assert game.castle_grey == 4
    assert game.marker == 7
    assert game.black_beside


def test_p4_sixteen_advantages() -> None:
    game = started(3)
    assert len(advantages()) == 16
    assert len(game.advantages_removed) == 4
    assert len(game.advantage_deck) == 8
    assert len(game.kingsbridge) == 2
    assert game.advantages_last == ["festivities", "completion"]
    for number in range(2, 6):
        table = Table(3, round=number)
        assert len(table.game.kingsbridge) == 2
        assert len(table.game.advantage_deck) == 10 - 2 * number


def test_p5_the_last_round_always_has_the_same_pair() -> None:
    for number in range(3):
        table = Table(2, number=number, round=6)
        assert set(table.game.kingsbridge) == {"festivities", "completion"}


def test_p6_ten_events() -> None:
    game = started(2)
    assert len(events()) == 10
    assert sum(card.good for card in events().values()) == 5
    assert (len(game.event_deck), len(game.events_removed)) == (6, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 6])
def test_p7_preparation_of_any_round(seats: int, number: int) -> None:
    table = Table(seats, round=number)
    game = table.game
    pool = game.pool
    assert len(game.kingsbridge) == len(game.shiring) == 2
    hired = [card for card in pool if card not in resources()]
    assert len(pool) == 9
    assert len(hired) == 2
    assert len(game.undealt) == 2
    assert {*hired, *game.shiring} == set(of_round(number))
    assert {*game.undealt, *(card for card in pool if card in resources())} == set(resources())


def test_p9_phases_and_steps_in_the_order_of_the_rulebook() -> None:
    table = Table(2)
    seen = [(table.board.phase, table.board.step)]
    for seat in (ADA, BEN):
        table.do(seat, card="pass")
    table.play_on("builder")
    seen.append((table.board.phase, table.board.step))
    places = [place.id for place in table.board.locations]
    assert seen == [("draft", 0), ("builders", 0)]
    assert [place.step for place in table.board.locations] == list(range(1, 15))
    assert places == [
        "event",
        "bishop",
        "wool_mill",
        "kingsbridge",
        "priory",
        "forest",
        "quarry",
        "gravel_pit",
        "court",
        "shiring",
        "castle",
        "market",
        "cathedral",
        "start_player",
    ]


def test_p6_one_event_a_round_until_the_deck_is_empty() -> None:
    table = Table(2)
    shown: list[str] = []
    for number in range(1, 7):
        assert table.board.round == number
        assert table.board.past_events == tuple(shown)
        assert (table.board.event, table.board.decks.events) == (None, 7 - number)
        table.give(BEN, wood=2)
        table.go("event")
        table.play_on("build")
        assert table.board.event is not None
        shown.append(table.board.event)
        assert table.board.decks.events == 6 - number
        table.play_on()
    assert table.match.over
    assert len(set(shown)) == 6
    assert {*shown, *table.game.events_removed} == set(events())


@pytest.mark.parametrize("number", range(1, 7))
def test_the_craftsmen_of_each_round_are_shuffled(number: int) -> None:
    shown = {frozenset(Table(2, number=seed, round=number).board.locations[9].cards) for seed in range(12)}
    assert len(shown) > 2


def test_p9_the_steps_are_carried_out_in_the_order_of_the_rulebook() -> None:
    table = Table(3)
    table.event("william")
    table.cards(kingsbridge=("wool_fair", "jack"), shiring=("potter_2", "architect"))
    for place, seats in {
        "bishop": (CLEO,),
        "kingsbridge": (BEN,),
        "priory": (CLEO,),
        "court": (ADA,),
        "shiring": (None, ADA),
        "castle": (BEN,),
        "market": (ADA,),
        "start_player": (CLEO,),
    }.items():
        table.stand(place, *seats)
    table[ADA].cards, table[ADA].idle = ["wood_3"], 0
    table[ADA].mill = 6
    table.give(BEN, wood=2)
    table.go("event")
    told = []
    for seat, answer in (
        (CLEO, {"take": "sand"}),
        (ADA, {"deal": "pass"}),
        (ADA, {"plan": "best"}),
        (BEN, {"plan": "best"}),
    ):
        outcome = table.do(seat, **answer)
        told += [event.text.id.removeprefix("pillars-event-") for event in outcome.events]
    assert told == [
        "bishop",
        "levy",
        "income",
        "advantage",
        "priory",
        "harvest",
        "tax",
        "taxes",
        "shiring",
        "grey-workers",
        "trade-pass",
        "built",
        "built",
        "piece",
        "round",
    ]
    assert table.board.start_player == CLEO


def test_p61_p87_before_a_later_round() -> None:
    table = Table(3)
    game = table.game
    game.stock = {"sand": 1, "wood": 0, "stone": 4}
    game.supply = {**game.supply, "sand": 22, "wood": 23}
    game.court_metal = 0
    game.supply["metal"] += 1
    table[BEN].grey, table[BEN].idle = 2, 14
    table[CLEO].grey_next = 2
    game.castle_grey = 0
    game.marker = 3
    census = table.match.census()
    table.go("next_start")
    assert game.round == 2
    assert game.stock == {"sand": 4, "wood": 4, "stone": 4}
    assert game.supply == {"sand": 19, "wood": 19, "stone": 19, "metal": 12}
    assert game.court_metal == 1
    assert game.castle_grey == 2
    assert (table[BEN].idle, table[CLEO].idle) == (12, 14)
    assert game.marker == 7
    assert table.match.census() == census


def test_metal_that_nobody_took_stays_one() -> None:
    """Ruling: there is never more than one metal at court."""
    table = Table(2)
    table.go("next_start")
    assert table.game.court_metal == 1
    assert table.game.supply["metal"] == 12
