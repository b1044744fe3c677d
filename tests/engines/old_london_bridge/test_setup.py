"""Setup: what everybody has and what lies where before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.kernel import RefusedError, backstage
from engines.old_london_bridge.options import EXPERT
from tests.engines.old_london_bridge.scene import architect, board, hand_of, opened

SEEDS, MANY_SEEDS = range(12), range(50)
HANDS = [
    (0, 1, 1, 2, 3, 4),
    (0, 1, 2, 2, 3, 4),
    (0, 1, 2, 3, 3, 4),
    (0, 1, 2, 3, 4, 4),
]


@pytest.mark.parametrize(("seats", "supply"), [(4, [10, 10, 6, 5]), (3, [11, 11, 7, 7]), (2, [12, 12, 9, 8])])
def test_starting_hands_go_by_the_steps_of_the_stairs(seats: int, supply: list[int]) -> None:
    match = opened(seats)
    for step, seat in enumerate(board(match).stairs):
        assert seat is not None
        hand = hand_of(match, seat).cards
        assert hand == (HANDS[step] if seats > 2 else (0, *HANDS[step]))
        assert board(match).architects[seat].stair == "ABCD"[step]
    assert [pile.count for pile in board(match).inn] == supply


@pytest.mark.parametrize(("seats", "zeros"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_begins_with_five_pounds_and_peter(seats: int, zeros: int) -> None:
    match = opened(seats)
    for seat in range(seats):
        assert hand_of(match, seat).money == 5
        assert hand_of(match, seat).cards.count(0) == zeros
        assert len(hand_of(match, seat).cards) == zeros + 5


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_round_markers_lie_face_down_and_some_stay_unseen(seats: int, rounds: int) -> None:
    match = opened(seats)
    shown, *rest = board(match).markers
    assert shown in (1, 2, 3)
    assert rest == [None] * (rounds - 1)
    assert board(match).rounds == rounds
    game = backstage.state(match)
    everything = Counter([*game.markers, *game.turned, *game.markers_left_over])
    assert everything == {1: 5, 2: 5, 3: 5}


def test_six_stacks_of_twelve_with_the_top_building_open() -> None:
    for stack in board(opened(4)).stacks:
        assert stack.count == 12
        assert stack.top is not None
        assert stack.top.kind == stack.kind


def test_three_piles_of_bonus_tiles_with_the_top_tile_open() -> None:
    for pile in board(opened(4)).piles:
        assert pile.count == 8
        assert pile.top is not None


def test_every_stack_and_every_pile_is_shuffled() -> None:
    games = [backstage.state(opened(4, seed)) for seed in SEEDS]
    for kind in games[0].stacks:
        assert len({tuple(game.stacks[kind]) for game in games}) == len(games)
        assert len({game.stacks[kind][-1] for game in games}) > 3
    for pile in range(3):
        assert len({tuple(game.piles[pile]) for game in games}) == len(games)
        assert len({game.piles[pile][-1] for game in games}) > 3


def test_round_markers_are_shuffled_and_others_stay_in_the_box_each_time() -> None:
    games = [backstage.state(opened(4, seed)) for seed in SEEDS]
    assert len({(*game.turned, *game.markers) for game in games}) == len(games)
    assert {board(opened(4, seed)).markers[0] for seed in SEEDS} == {1, 2, 3}
    assert len({tuple(sorted(game.markers_left_over)) for game in games}) > 3


def test_the_rondel_may_lie_in_any_way_before_the_first_marker_turns_it() -> None:
    games = [backstage.state(opened(4, seed)) for seed in MANY_SEEDS]
    assert {(game.rotation - game.turned[0]) % 6 for game in games} == set(range(6))


def test_chapel_markers_stand_on_the_stairs_in_random_order_and_gate_markers_at_the_start() -> None:
    orders = {board(opened(4, seed)).chapel_order for seed in SEEDS}
    assert len(orders) > 3
    view = board(opened(4))
    assert set(view.gate_track.spaces[0].markers) == {0, 1, 2, 3}
    assert view.stairs == view.chapel_order


def test_printed_scoring_is_used_unless_somebody_asks_for_tiles() -> None:
    fields = board(opened(4)).fields
    assert set(fields.model_dump().values()) == {"base"}


def test_the_module_for_experts_draws_a_tile_for_every_field() -> None:
    drawn = [board(opened(4, seed, expert=True)).fields.model_dump() for seed in MANY_SEEDS]
    for field, tiles in EXPERT.items():
        found = {fields[field] for fields in drawn}
        assert found == set(tiles)


@pytest.mark.parametrize("field", EXPERT)
def test_a_field_left_to_chance_draws_each_of_its_tiles_and_no_other(field: str) -> None:
    drawn = {getattr(board(opened(2, seed, **{field: "random"})).fields, field) for seed in MANY_SEEDS}
    assert drawn == set(EXPERT[field])


def test_fields_can_be_chosen_one_by_one_and_mixed_with_printed_ones() -> None:
    fields = board(opened(3, expert=True, chapel="base", gate="gate_spaces")).fields
    assert (fields.chapel, fields.gate) == ("base", "gate_spaces")
    assert fields.inn in EXPERT["inn"]
    fields = board(opened(3, inn="random")).fields
    assert (fields.chapel, fields.gate, fields.bridge) == ("base", "base", "base")
    assert fields.inn in EXPERT["inn"]


def test_scoring_tiles_are_told_at_the_start() -> None:
    match = opened(2, bridge="six_kinds")
    assert "bridge-event-field" in [event.text.id for event in match.view(0).news]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(RefusedError):
        opened(seats)


def test_money_is_hidden_unless_the_table_plays_openly() -> None:
    assert {one.money for one in board(opened(3)).architects} == {None}
    assert {one.money for one in board(opened(3, hidden_money=False)).architects} == {5}
    assert architect(opened(3), 0).money == 5
