"""Step 13: the cathedral (vectors P70 to P84), the proposal and the lanes."""

from __future__ import annotations

import pytest

from engines.pillars.components import craftsmen
from tests.engines.pillars.scene import ADA, BEN, CLEO, Table


def at_work(*cards: str, gold: int = 10, round: int = 1, event: str | None = None, **cubes: int) -> Table:  # noqa: A002
    """Ada with exactly these craftsmen and cubes at the cathedral; Ben waits with two pieces of wood."""
    table = Table(2, round=round)
    table.team(ADA, *cards, starters=False)
    table[ADA].gold = gold
    table.give(ADA, **cubes)
    table.give(BEN, wood=2)
    table.game.event = event
    table.go("cathedral")
    return table


def made(table: Table, plan: str = "best") -> tuple[int, int, dict[str, int]]:
    """Points and gold that a plan brings Ada, and the cubes that she has then."""
    before = table[ADA].points, table[ADA].gold
    table.do(ADA, plan=plan)
    left = {kind: number for kind, number in table[ADA].cubes.items() if number}
    return table[ADA].points - before[0], table[ADA].gold - before[1], left


def test_p70_the_example_of_the_rulebook() -> None:
    team = ("potter_2", "mortar_mixer", "stonecutter", "architect", "tool_maker")
    table = at_work(*team, sand=5, stone=3, metal=1)
    value = table.option(ADA, plan="best").parts["plan"]
    assert value == "best:5:2:0.0.1.1"
    assert made(table) == (5, 2, {"stone": 1, "metal": 1})


def test_p70_the_example_one_craftsman_at_a_time() -> None:
    table = at_work(
        "potter_2", "mortar_mixer", "stonecutter", "architect", "tool_maker", sand=5, stone=3, metal=1
    )
    table.do(ADA, plan="piece", craftsman="potter_2", times=2)
    table.do(ADA, plan="piece", craftsman="mortar_mixer", times=1)
    table.do(ADA, plan="piece", craftsman="stonecutter", times=1)
    assert table.asked == {BEN: "build"}
    player = table.board.players[ADA]
    assert (player.points, player.gold) == (7, 12)
    assert player.cubes.model_dump() == {"sand": 0, "wood": 0, "stone": 1, "metal": 1}


@pytest.mark.parametrize(("wood", "points", "left"), [(8, 4, 0), (9, 4, 1), (7, 3, 1)])
def test_p71_the_woodworker_at_most_four_times(wood: int, points: int, left: int) -> None:
    table = at_work("woodworker", wood=wood)
    assert made(table) == (points, 0, {"wood": left} if left else {})


def test_p72_stone_through_mason_sculptor_and_stonecutter() -> None:
    assert made(at_work("mason_1", "mortar_mixer", stone=1)) == (1, 0, {})
    assert made(at_work("sculptor_3", stone=1)) == (2, 0, {})
    assert made(at_work("stonecutter", stone=2)) == (1, 0, {})


@pytest.mark.parametrize(("gold", "points", "left"), [(12, 4, 0), (11, 3, 2)])
def test_p73_p74_the_goldsmith_three_gold_for_a_point(gold: int, points: int, left: int) -> None:
    table = at_work("goldsmith_5", gold=gold)
    assert made(table, "most") == (points, left - gold, {})


def test_goldsmiths_work_six_and_eight_times() -> None:
    assert made(at_work("goldsmith_5", gold=30), "most") == (6, -18, {})
    assert made(at_work("goldsmith_6", gold=30), "most") == (8, -24, {})


def test_p75_the_architect_brings_a_point_for_nothing() -> None:
    """Nobody is asked about it; he fills a place."""
    table = at_work("architect")
    assert table.asked == {BEN: "build"}
    assert table[ADA].points == 3
    assert table[ADA].earned == {"start": 2, "architect": 1}


@pytest.mark.parametrize(("metal", "gold"), [(0, 0), (1, 2), (3, 2)])
def test_p76_the_tool_maker_two_gold_in_all_and_the_metal_stays(metal: int, gold: int) -> None:
    table = at_work("tool_maker", metal=metal)
    assert table.asked == {BEN: "build"}
    assert table[ADA].gold == 10 + gold
    assert table[ADA].cubes["metal"] == metal


def test_p77_metal_for_the_tool_maker_first_and_then_for_another() -> None:
    table = at_work("tool_maker", "bell_founder", metal=1)
    assert made(table) == (4, 2, {})
    table = at_work("tool_maker", "bell_founder", metal=1)
    table.do(ADA, plan="piece", craftsman="bell_founder", times=1)
    assert (table[ADA].points, table[ADA].gold) == (6, 12)


@pytest.mark.parametrize(("wood", "gold", "used"), [(1, 4, 1), (2, 8, 2), (3, 8, 2)])
def test_p78_the_master_woodworker_four_gold_for_wood(wood: int, gold: int, used: int) -> None:
    left = {"wood": wood - used} if wood > used else {}
    assert made(at_work("woodworker_1", wood=wood)) == (0, gold, left)


@pytest.mark.parametrize(
    ("card", "cubes"),
    [
        ("glassblower_4", {"metal": 1}),
        ("glassblower_4", {"sand": 1}),
        ("organ_builder", {"metal": 1}),
        ("organ_builder", {"wood": 1}),
        ("bell_founder", {"wood": 1}),
    ],
)
def test_p79_those_who_need_metal_and_more(card: str, cubes: dict[str, int]) -> None:
    table = at_work(
        card,
        "woodworker",
        **{"wood": 2, **{kind: number + 2 * (kind == "wood") for kind, number in cubes.items()}},
    )
    if card == "organ_builder" and "metal" in cubes:
        table = at_work(card, "stonecutter", stone=2, metal=1)
    assert table.why(ADA, plan="piece", craftsman=card) == "cubes"


@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [
        ("glassblower_4", {"sand": 2, "metal": 2}, 3),
        ("glassblower_5", {"sand": 3, "metal": 3}, 6),
        ("bell_founder", {"metal": 3}, 8),
        ("organ_builder", {"wood": 2, "metal": 2}, 6),
    ],
)
def test_metal_workers(card: str, cubes: dict[str, int], points: int) -> None:
    assert made(at_work(card, **cubes))[0] == points


@pytest.mark.parametrize(
    ("card", "kind", "units", "points"),
    [
        ("mortar_mixer", "sand", 3, 1),
        ("mortar_mixer_1", "sand", 2, 1),
        ("woodworker", "wood", 2, 1),
        ("stonecutter", "stone", 2, 1),
        ("potter_2", "sand", 1, 1),
        ("potter_3", "sand", 1, 1),
        ("carpenter_2", "wood", 1, 1),
        ("carpenter_3", "wood", 1, 1),
        ("carpenter_4", "wood", 1, 1),
        ("carpenter_5", "wood", 1, 1),
        ("sculptor_3", "stone", 1, 2),
        ("sculptor_4", "stone", 1, 2),
        ("sculptor_5", "stone", 1, 2),
        ("sculptor_6", "stone", 1, 2),
    ],
)
def test_craftsmen_of_one_kind_as_often_as_their_card_says(
    card: str, kind: str, units: int, points: int
) -> None:
    times = craftsmen()[card].capacity
    brought, gold, _ = made(at_work(card, **{kind: units * times + units}))
    assert (brought, gold) == (times * points, 0)


@pytest.mark.parametrize("card", ["mason_1", "mason_2", "mason_3", "mason_4"])
def test_masons_as_often_as_their_card_says(card: str) -> None:
    times = craftsmen()[card].capacity
    assert made(at_work(card, "mortar_mixer", stone=times + 1))[0] == times


def test_p80_masons_without_a_mixer_bring_nothing() -> None:
    table = at_work("mason_1", "mason_2", "stonecutter", stone=4)
    assert table.why(ADA, plan="piece", craftsman="mason_1") == "mixer"
    assert table.why(ADA, plan="piece", craftsman="mason_2") == "mixer"
    assert made(table) == (2, 0, {})


def test_p81_the_other_mixer_is_enough() -> None:
    assert made(at_work("mason_1", "mason_2", "mortar_mixer_1", stone=5)) == (5, 0, {})


def test_p82_two_marked_craftsmen_in_the_first_round() -> None:
    marked = [card.id for card in craftsmen().values() if card.mark and card.round == 1]
    assert marked == ["mortar_mixer_1", "woodworker_1"]
    assert {card.round for card in craftsmen().values() if card.mark} == {0, 1}


def test_p83_five_cubes_are_kept_and_metal_counts() -> None:
    """Asked only which ones: nobody can work."""
    table = at_work("architect", wood=3, stone=2, metal=2)
    assert table.asked[ADA] == "keep"
    first = table.question(ADA).legal[0].parts["keep"]
    assert first == "0.3.0.2", "without a stonecutter stone cannot even be sold"
    supply = dict(table.game.supply)
    table.do(ADA, keep="0.3.2.0")
    assert table[ADA].cubes == {"sand": 0, "wood": 3, "stone": 2, "metal": 0}
    assert table.game.supply == {**supply, "metal": supply["metal"] + 2}
    assert table[ADA].gold == 10


def test_p84_five_cubes_may_all_stay() -> None:
    table = at_work("architect", wood=3, stone=2)
    assert ADA not in table.asked


def test_whoever_stops_with_too_many_cubes_chooses_what_to_keep() -> None:
    table = at_work("carpenter_2", wood=4, stone=4)
    table.do(ADA, plan="stop")
    assert table.asked[ADA] == "keep"
    table.do(ADA, keep="0.1.4.0")
    assert table[ADA].cubes["wood"] == 1


def test_too_many_cubes_of_one_kind_leave_nothing_to_choose() -> None:
    table = at_work("architect", stone=7)
    supply = table.game.supply["stone"]
    assert table.asked == {BEN: "build"}
    table.do(BEN, plan="best")
    assert table[ADA].cubes["stone"] == 5
    assert table.board.round == 2
    assert table.game.supply["stone"] == supply + 2


def test_stopping_with_too_many_cubes_of_one_kind_is_final_when_new_cards_come() -> None:
    table = at_work("carpenter_2", wood=7)
    table.do(BEN, plan="best")
    assert table.option(ADA, plan="stop").final
    table.do(ADA, plan="stop")
    assert table[ADA].cubes["wood"] == 5
    assert table.board.round == 2


def test_the_tool_maker_comes_before_the_last_metal_is_used() -> None:
    """With 29 gold only one of his two fits, and it is not lost."""
    table = at_work("tool_maker", "bell_founder", gold=29, metal=1)
    table.do(ADA, plan="piece", craftsman="bell_founder", times=1)
    assert (table[ADA].points, table[ADA].gold) == (6, 30)


def test_the_proposal_keeps_what_the_craftsmen_need_next_and_then_what_sells_best() -> None:
    table = at_work("carpenter_2", "stonecutter", wood=4, stone=13)
    assert table.option(ADA, plan="best").parts["plan"] == "best:6:0:0.1.4.0"
    assert made(table) == (6, 0, {"wood": 1, "stone": 4})
    assert made(at_work("carpenter_2", wood=3, metal=5)) == (2, 0, {"wood": 1, "metal": 4})
    assert made(at_work("carpenter_2", wood=2, sand=4, metal=3)) == (2, 0, {"sand": 2, "metal": 3})


def test_stone_that_nobody_can_use_or_sell_goes_back_before_wood_for_the_carpenter() -> None:
    table = at_work("carpenter_4", "mortar_mixer", wood=9, stone=5, round=4)
    assert made(table) == (4, 0, {"wood": 5})


def test_what_is_asked_about_cubes_has_the_most_useful_first() -> None:
    table = at_work("carpenter_4", "mortar_mixer", wood=9, stone=5, round=4)
    table.do(ADA, plan="piece", craftsman="carpenter_4", times=4)
    assert table.asked[ADA] == "keep"
    ways = [option.parts["keep"] for option in table.question(ADA).legal]
    assert ways == ["0.5.0.0", "0.4.1.0", "0.3.2.0", "0.2.3.0", "0.1.4.0", "0.0.5.0"]


def test_cubes_are_not_wasted_for_nothing() -> None:
    """The fewest cubes that bring the most points."""
    table = at_work("stonecutter", "sculptor_4", stone=3)
    assert made(table) == (4, 0, {"stone": 1})


def test_the_proposal_spends_no_gold_before_the_last_round() -> None:
    table = at_work("goldsmith_5", "carpenter_2", gold=12, wood=2)
    assert table.option(ADA, plan="best").parts["plan"] == "best:2:0:0.0.0.0"
    assert table.option(ADA, plan="most").parts["plan"] == "most:6:-12:0.0.0.0"
    table.do(ADA, plan="best")
    assert table[ADA].gold == 12


def test_where_only_gold_could_be_spent_one_press_accepts_that_nothing_is() -> None:
    table = at_work("goldsmith_5", gold=12, sand=1, round=5)
    assert {value.split(":")[0] for value in table.values(ADA, "plan")} == {"best", "most", "piece", "stop"}
    assert table.option(ADA, plan="best").parts["plan"] == "best:0:0:1.0.0.0"
    told = len(table.do(ADA, plan="best").events)
    assert told == 0
    assert (table[ADA].points, table[ADA].gold, table[ADA].cubes["sand"]) == (2, 12, 1)
    assert table.asked == {BEN: "build"}
    table = at_work("woodworker_1", gold=28, wood=1)
    assert table.option(ADA, plan="best").parts["plan"] == "best:0:0:0.1.0.0"


def test_wood_is_not_burnt_for_gold_that_has_no_room() -> None:
    """Nobody is asked about it; beside others who can work the Master Woodworker has to wait."""
    table = at_work("woodworker_1", gold=30, wood=2)
    assert table.asked == {BEN: "build"}
    table = at_work("woodworker_1", "goldsmith_5", gold=30, wood=2)
    assert table.why(ADA, plan="piece", craftsman="woodworker_1") == "purse"
    table.do(ADA, plan="piece", craftsman="goldsmith_5", times=1)
    table.do(ADA, plan="piece", craftsman="woodworker_1", times=1)
    assert (table[ADA].gold, table[ADA].cubes["wood"]) == (30, 1)
    assert made(at_work("woodworker_1", gold=29, wood=2, round=6)) == (0, 1, {"wood": 1})


def test_in_the_last_round_it_spends_all_it_can() -> None:
    table = at_work("goldsmith_6", "woodworker_1", "carpenter_2", gold=11, wood=4, round=6)
    assert table.option(ADA, plan="best").parts["plan"] == "best:8:-10:last"
    with pytest.raises(AssertionError):
        table.option(ADA, plan="most")
    assert made(table) == (8, -10, {})


def test_in_the_last_round_nothing_has_to_be_given_up() -> None:
    table = at_work("carpenter_2", wood=4, stone=6, round=6)
    assert made(table) == (2, 0, {"wood": 2, "stone": 6})
    assert "keep" not in table.asked.values()


def test_gold_of_a_craftsman_may_go_to_the_goldsmith() -> None:
    """Ruling: also one craftsman at a time."""
    table = at_work("goldsmith_5", "tool_maker", gold=1, metal=1)
    table.do(ADA, plan="piece", craftsman="goldsmith_5", times=1)
    assert (table[ADA].points, table[ADA].gold) == (3, 0)


def test_beyond_the_capacity_or_the_cubes() -> None:
    table = at_work("carpenter_2", "potter_2", "goldsmith_5", wood=3, sand=1, gold=5)
    assert table.why(ADA, plan="piece", craftsman="carpenter_2", times=3) == "capacity"
    assert table.why(ADA, plan="piece", craftsman="potter_2", times=2) == "cubes"
    assert table.why(ADA, plan="piece", craftsman="goldsmith_5", times=2) == "smith"
    table.do(ADA, plan="piece", craftsman="carpenter_2", times=2)
    assert table.why(ADA, plan="piece", craftsman="carpenter_2") == "capacity"


def test_the_archbishop_helps_one_craftsman_once() -> None:
    table = at_work("carpenter_2", "potter_2", event="archbishop", wood=4, sand=4)
    assert table.option(ADA, plan="best").parts["plan"].startswith("best:5:")
    table.do(ADA, plan="piece", craftsman="carpenter_2", times=3)
    assert table.why(ADA, plan="piece", craftsman="potter_2", times=3) == "capacity"
    table.do(ADA, plan="piece", craftsman="potter_2", times=2)
    assert table[ADA].points == 2 + 5


@pytest.mark.parametrize("card", ["bell_founder", "organ_builder"])
def test_the_archbishop_does_not_help_bells_and_organs(card: str) -> None:
    table = at_work(card, event="archbishop", wood=5, metal=5)
    times = craftsmen()[card].capacity
    assert table.why(ADA, plan="piece", craftsman=card, times=times + 1) == "capacity"


def test_players_build_at_the_same_time_and_do_not_touch_each_other() -> None:
    table = Table(3)
    for seat in (ADA, BEN, CLEO):
        table.give(seat, wood=2)
    table.go("cathedral")
    assert table.asked == {ADA: "build", BEN: "build", CLEO: "build"}
    number = table.question(BEN).number
    table.do(CLEO, plan="best")
    assert table.question(BEN).number == number
    table.do(ADA, plan="stop")
    table.match.undo(CLEO)
    assert table.board.players[CLEO].points == 2
    assert table.asked == {BEN: "build", CLEO: "build"}


def test_the_last_answer_is_final_because_new_cards_come() -> None:
    table = at_work("carpenter_2", wood=2)
    assert not table.option(ADA, plan="best").final
    table.do(ADA, plan="best")
    assert table.option(BEN, plan="best").final
    table.do(BEN, plan="best")
    assert table.board.round == 2


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    table = at_work("carpenter_2", "mason_1", stone=3)
    assert table.asked == {BEN: "build"}


def test_points_by_source() -> None:
    team = ("carpenter_2", "potter_2", "sculptor_3", "bell_founder", "goldsmith_5", "architect")
    table = at_work(*team, wood=2, sand=1, stone=1, metal=1, gold=3)
    table.do(ADA, plan="most")
    assert table[ADA].earned == {
        "start": 2,
        "wood": 2,
        "sand": 1,
        "stone": 2,
        "metal": 4,
        "gold": 1,
        "architect": 1,
    }
