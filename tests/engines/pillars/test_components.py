"""The component files: what is printed, how sure it is, and what a bad file leads to."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.components import ComponentError, load, override
from engines.pillars.components import Board, advantages, board, craftsmen, events, of_round, resources


def test_p8_craftsmen_cost_more_every_round() -> None:
    known = craftsmen()
    sums = [sum(known[card].cost for card in of_round(number)) for number in range(1, 7)]
    assert sums == [14, 18, 22, 26, 30, 34]
    for number in range(1, 7):
        assert sorted(known[card].cost for card in of_round(number)) == [number + i for i in range(1, 5)]


def test_workers_of_the_nine_resource_cards() -> None:
    assert sorted(card.workers for card in resources().values()) == list(range(2, 11))
    assert {card.kind: card.workers for card in resources().values() if card.brings == 4} == {
        "sand": 7,
        "wood": 9,
        "stone": 10,
    }


@pytest.mark.parametrize(
    ("trade", "capacities"),
    [
        ("mason", [2, 3, 4, 5]),
        ("carpenter", [2, 3, 4, 5]),
        ("sculptor", [1, 2, 3, 4]),
        ("potter", [2, 3]),
        ("glassblower", [1, 2]),
        ("goldsmith", [6, 8]),
    ],
)
def test_capacities_grow_with_the_rounds(trade: str, capacities: list[int]) -> None:
    assert [card.capacity for card in craftsmen().values() if card.trade == trade] == capacities


def test_places_in_clockwise_order() -> None:
    assert list(board().spaces.items()) == [
        ("bishop", 1),
        ("kingsbridge", 2),
        ("priory", 2),
        ("court", 4),
        ("shiring", 2),
        ("castle", 1),
        ("market", 4),
        ("start_player", 1),
    ]


def test_every_card_says_where_it_comes_from() -> None:
    for card in (*craftsmen().values(), *advantages().values(), *events().values(), *resources().values()):
        assert card.source in ("printed", "reconstructed")
        assert card.confidence in ("high", "medium", "low")


def test_a_bad_file_names_file_record_and_field(tmp_path: Path) -> None:
    good = (Path(__file__).parents[3] / "data" / "pillars" / "board.toml").read_text("utf-8")
    (tmp_path / "pillars").mkdir()
    (tmp_path / "pillars" / "board.toml").write_text(good.replace("bishop = 1", 'bishop = "one"'), "utf-8")
    override(tmp_path)
    try:
        with pytest.raises(ComponentError, match=r"board\.toml: spaces\.bishop"):
            load("pillars/board", Board)
    finally:
        override(None)
