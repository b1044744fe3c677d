"""Rewards of tiles and tokens, turning a tile over, and the Beadle (rulebook: rewards; vectors 47 to 57)."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london.components import all_tokens
from engines.kernel import Match, backstage
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene, events, ids, won


def test_vector_47_the_second_player_takes_the_token_then_what_the_tile_adds() -> None:
    scene = won("lightermen", 2, 1, token="hire1")
    scene.say(GREEN, "none")
    assert scene.asked == {BLUE: "reward"}
    assert "hire 1 pawn and 1 point" in scene.prompt(BLUE)
    supply = scene.board.players[BLUE].supply
    told = scene.say(BLUE, "all")
    assert ids(told)[:2] == ["hired", "points"]
    player = scene.board.players[BLUE]
    assert (player.supply, player.points) == (supply - 1, 1)
    assert [(icon.kind, icon.count) for icon in player.tokens] == [("hire", 1)]


def test_the_second_player_may_take_a_part_and_keeps_the_token() -> None:
    scene = won("lightermen", 2, 1, token="hire1")
    scene.say(GREEN, "none")
    assert scene.keys(BLUE) == ["all", "hire1", "vp1", "none"]
    scene.say(BLUE, "vp1")
    assert scene.board.players[BLUE].points == 1
    assert len(scene.board.players[BLUE].tokens) == 1


def test_two_equal_icons_are_offered_once() -> None:
    scene = won("lightermen", 2, 1, token="vp1")
    scene.say(GREEN, "none")
    assert scene.keys(BLUE) == ["all", "vp1", "none"]
    assert "2 points. What do you take?" in scene.prompt(BLUE)
    scene.say(BLUE, "all")
    assert scene.board.players[BLUE].points == 2


def test_vector_48_only_one_player_on_the_tile() -> None:
    scene = won("lightermen", 3, token="hire1")
    scene.say(GREEN, "all")
    while scene.asked == {GREEN: "ship"}:
        scene.say(GREEN, "done")
    assert scene.tile("lightermen").resolved
    assert scene.game.lost == ["hire1"]
    assert all(player.tokens == () for player in scene.board.players)


def test_a_tie_for_second_brings_nobody_the_token() -> None:
    scene = won("lightermen", 2, 1, 1, token="hire1")
    scene.say(GREEN, "none")
    assert scene.game.lost == ["hire1"]
    assert all(player.tokens == () for player in scene.board.players)


def test_vector_49_a_part_of_the_first_reward_in_printed_order() -> None:
    scene = won("merchant_taylors", 4)
    assert [key for key in scene.keys(GREEN) if not key.startswith("fewer")] == [
        "all", "vp3 move1", "vp3 draw2", "move1 draw2", "vp3", "move1", "draw2", "none"
    ]  # fmt: skip
    told = scene.say(GREEN, "vp3 draw2")
    assert ids(told)[:2] == ["points", "draws"]
    assert scene.board.players[GREEN].points == 3


def test_a_move_before_cards_that_are_drawn_is_final_and_not_yet_the_reward() -> None:
    scene = won("merchant_taylors", 4)
    assert not scene.option(GREEN, "all").final
    assert scene.option(GREEN, "vp3 draw2").final
    assert scene.say(GREEN, "all").undoable
    scene.match.undo(GREEN)
    scene.say(GREEN, "all")
    assert scene.asked == {GREEN: "move"}
    assert all(option.final for option in scene.question(GREEN).options)
    assert not scene.say(GREEN, "done").undoable


def test_nothing_may_be_taken() -> None:
    scene = won("paviors", 2, paviors=(0, 1), plumbers=(5, 5))
    told = scene.say(GREEN, "none")
    assert "takes-nothing" in ids(told)
    assert scene.board.players[GREEN].points == 0
    assert scene.tile("paviors").master == GREEN


def test_vector_50_one_pawn_stays_as_master_and_the_rest_goes_home() -> None:
    scene = Scene(3).city(dyers=(0, 1), paviors=(5, 5)).stand("dyers", 3, 1, neutrals=2).resolve()
    before = [player.guildhall for player in scene.board.players]
    told = scene.say(GREEN, "none")
    assert "Green is Master of Dyers." in events(told)
    after = [player.guildhall for player in scene.board.players]
    assert [more - less for more, less in zip(after, before, strict=True)] == [2, 1, 0]
    tile = next(tile for tile in scene.board.tiles if tile.id == "dyers")
    assert (tile.resolved, tile.master, tile.pawns, tile.neutrals, tile.token) == (
        True,
        GREEN,
        (0, 0, 0),
        0,
        None,
    )
    assert scene.board.stock == 6
    assert scene.board.players[GREEN].masters == ("dyers",)


def test_vector_51_the_winners_only_pawn_leaves_by_the_reward_of_the_tile() -> None:
    scene = Scene(3).city(coopers=(0, 1), paviors=(5, 5)).stand("coopers", 1, beadle=True).resolve()
    scene.say(GREEN, "all")
    told = scene.say(GREEN, "coopers:paviors")
    assert "no-master" in ids(told)
    assert scene.tile("coopers").resolved
    assert scene.tile("coopers").master is None
    ship = (
        Scene(3)
        .city(dyers=(0, 1), paviors=(5, 5))
        .at("guildhall", 0)
        .stand("dyers", 1, beadle=True, neutrals=1)
    )
    ship.resolve()
    ship.say(GREEN, "vp2 ship1")
    ship.say(GREEN, "dyers")
    assert ship.tile("dyers").master is None
    assert ship.board.players[GREEN].plantation == 1


def test_a_pawn_may_be_moved_to_the_tile_that_is_being_resolved() -> None:
    scene = Scene(3).city(coopers=(0, 1), paviors=(5, 5)).stand("coopers", 2, 1).resolve()
    scene.say(GREEN, "all")
    scene.say(GREEN, "guildhall:coopers")
    assert scene.tile("coopers").master == GREEN
    assert scene.board.resolving is None or scene.board.resolving.second == (BLUE,)


def test_vector_52_as_many_are_hired_as_there_are() -> None:
    scene = Scene(3).city(clothworkers=(0, 1), paviors=(5, 5)).at("guildhall", 10).stand("clothworkers", 4)
    scene.resolve()
    assert scene.board.players[GREEN].supply == 2
    told = scene.say(GREEN, "hire3")
    assert "Green hires 2 pawns." in events(told)
    assert scene.board.players[GREEN].supply == 0


def test_vector_53_a_move_leads_to_any_tile_and_masters_may_go() -> None:
    scene = Scene(3).city(coopers=(0, 1), paviors=(5, 5), cooks=(6, 6), masons=(7, 7))
    scene.master(GREEN, "masons").stand("coopers", 2).resolve()
    scene.say(GREEN, "move1")
    reached = {key.split(":")[1] for key in scene.keys(GREEN) if key.startswith("masons:")}
    assert reached == {"coopers", "paviors", "cooks"}
    assert scene.why(GREEN, "guildhall:masons") == "resolved"
    scene.say(GREEN, "masons:paviors")
    assert scene.tile("masons").master is None


@pytest.mark.parametrize(("name", "cards"), [("haberdashers", 2), ("parade", 3)])
def test_vector_54_a_mayoral_card_is_kept_in_secret(name: str, cards: int) -> None:
    scene = won(name, 5)
    deck = scene.board.mayoral_deck
    short = f"mayor{cards}"
    assert scene.option(GREEN, short).final
    scene.say(GREEN, short)
    assert scene.asked == {GREEN: "keep"}
    assert scene.question(GREEN).secret
    choice = scene.held(GREEN).choice
    assert len(choice) == cards
    scene.say(GREEN, choice[1])
    assert choice[1] in scene.held(GREEN).mayoral
    assert scene.board.mayoral_deck == deck - 1
    assert scene.game.mayoral_deck[: cards - 1] == [card for card in choice if card != choice[1]]
    assert "keeps-mayoral" in [
        event.text.id.removeprefix("guilds-event-") for event in scene.match.view(RED).news
    ]
    assert "guilds-event-kept" not in [event.text.id for event in scene.match.view(RED).news]


def test_vector_54_which_card_lies_deepest_may_be_chosen_as_well() -> None:
    scene = won("parade", 5)
    scene.say(GREEN, "mayor3")
    first, second, third = scene.held(GREEN).choice
    assert scene.keys(GREEN)[:3] == [first, second, third], "the ordinary way is one press"
    before = list(scene.game.mayoral_deck)
    other = Match.load(scene.match.title, scene.match.save())
    scene.say(GREEN, f"order:{first}:{third}")
    assert first in scene.held(GREEN).mayoral
    assert scene.game.mayoral_deck == [third, second, *before]
    other.answer(GREEN, (first,), other.awaited()[0].number)
    game = backstage.state(other)
    assert game.mayoral_deck == [second, third, *before]  # type: ignore[attr-defined]
    assert other.view(RED) == scene.match.view(RED), "nobody else can tell"


def test_vector_54_every_order_of_three_cards_is_possible() -> None:
    scene = won("parade", 5)
    scene.say(GREEN, "mayor3")
    choice = scene.held(GREEN).choice
    found = {key for key in scene.keys(GREEN) if key.startswith("order:")}
    assert found == {f"order:{kept}:{deep}" for kept in choice for deep in choice if kept != deep}
    option = scene.option(GREEN, f"order:{choice[0]}:{choice[2]}")
    assert option.parts == {"keep": "order", "kept": choice[0], "deepest": choice[2]}


def test_vector_54_of_two_cards_there_is_no_order() -> None:
    scene = won("haberdashers", 4)
    scene.say(GREEN, "mayor2")
    assert scene.keys(GREEN) == list(scene.held(GREEN).choice)


def test_vector_55_the_beadle_goes_to_the_lowest_guild() -> None:
    scene = Scene(3).city(dyers=(0, 1), salters=(1, 1), fishmongers=(2, 1), armourers=(3, 1), parade=(4, 1))
    scene.stand("dyers", 2, beadle=True).resolve()
    scene.say(GREEN, "none")
    assert scene.game.beadle == "fishmongers"


def test_the_beadle_leaves_the_city_when_only_special_buildings_are_face_up() -> None:
    scene = Scene(3).city(dyers=(0, 1), parade=(4, 1)).stand("dyers", 2, beadle=True).resolve()
    told = scene.say(GREEN, "none")
    assert "beadle-off" in ids(told)
    assert scene.game.beadle is None


def test_the_beadle_counts_on_a_later_tile_at_once() -> None:
    scene = Scene(3).city(dyers=(0, 2), cooks=(0, 0), paviors=(5, -5))
    scene.stand("dyers", 2, beadle=True).stand("cooks", 1).resolve()
    scene.say(GREEN, "none")
    assert scene.game.beadle == "cooks"
    assert scene.board.resolving is not None
    assert scene.board.resolving.place == "cooks"


def test_vector_57_with_two_players_the_last_tile_ends_the_match() -> None:
    scene = Scene(2).city(dyers=(0, 1)).stand("dyers", 3).at("plantation", 0, 1).resolve(round=10)
    told = scene.say(GREEN, "none")
    assert scene.match.over
    assert "plantation-reward" in ids(told)
    assert ids(told).count("plantation-reward") == 1
    assert scene.match.result is not None
    assert scene.match.result.reason == "all_resolved"


def test_vector_57_in_a_grey_round_the_plantation_is_still_resolved_once() -> None:
    scene = Scene(2, plantation="virginia").city(dyers=(0, 1)).stand("dyers", 3).at("plantation", 0, 3)
    scene.resolve(round=8)
    told = scene.say(GREEN, "none")
    assert scene.match.over
    assert ids(told).count("plantation-reward") == 1


def test_a_neutral_pawn_as_a_reward_and_none_left() -> None:
    scene = won("poulters", 2)
    scene.say(GREEN, "neutral1")
    assert scene.board.players[GREEN].neutrals == 1
    none = Scene(3).city(poulters=(0, 1), paviors=(5, 5)).neutrals(0, 3, 3).stand("poulters", 2).resolve()
    none.say(BLUE, "none")
    none.say(RED, "none")
    assert none.keys(GREEN) == ["all", "vp1", "hire1", "none"]


# Less than an icon shows


def test_fewer_of_what_an_icon_counts_may_be_taken() -> None:
    scene = won("grocers", 5)
    assert scene.keys(GREEN)[:4] == ["all", "vp4", "hire3", "none"], "the ordinary ways come first"
    supply = scene.board.players[GREEN].supply
    told = scene.say(GREEN, "fewer:vp1 hire2")
    assert ids(told)[:2] == ["points", "hired"], "from left to right"
    player = scene.board.players[GREEN]
    assert (player.points, supply - player.supply) == (1, 2)


def test_every_smaller_number_is_offered_once_as_one_choice_more() -> None:
    scene = won("grocers", 5)
    fewer = [option for option in scene.question(GREEN).legal if option.parts["take"] == "fewer"]
    assert len(fewer) == 5 * 4 - 4, "all numbers but those where each icon is taken whole or not at all"
    assert len({option.parts["fewer"] for option in fewer}) == len(fewer)
    words = Words("en")
    said = [words.say(scene.match.title.label("fewer", option.parts["fewer"])) for option in fewer]
    assert "3 points and hire 1 pawn" in said
    assert "hire 2 pawns" in said
    assert words.say(scene.match.title.label("take", "fewer")) == "Take fewer"


def test_moves_and_mayoral_cards_are_taken_whole_with_fewer_cards() -> None:
    scene = won("merchant_taylors", 4)
    fewer = {key.removeprefix("fewer:") for key in scene.keys(GREEN) if key.startswith("fewer:")}
    assert "vp2 move1 draw1" in fewer
    assert all("move" not in one or "move1" in one for one in fewer)
    assert not scene.option(GREEN, "fewer:vp2 move1").final
    assert not scene.option(GREEN, "fewer:move1 draw1").final, "the move comes first, and is final"
    assert scene.option(GREEN, "fewer:vp2 draw2").final
    scene.say(GREEN, "fewer:vp2 move1 draw1")
    scene.say(GREEN, "done")
    assert (scene.board.players[GREEN].points, scene.board.players[GREEN].hand) == (2, 1)
    mayor = won("vintners", 4)
    assert [key for key in mayor.keys(GREEN) if key.startswith("fewer")] == ["fewer:vp1 mayor2", "fewer:vp1"]


def test_where_nothing_is_counted_there_is_no_fewer() -> None:
    scene = won("plumbers", 2)
    assert scene.keys(GREEN) == [
        "all", "vp1 ship1", "vp1 draw1", "ship1 draw1", "vp1", "ship1", "draw1", "none"
    ]  # fmt: skip


def test_the_second_player_may_take_fewer_of_a_token() -> None:
    scene = won("dyers", 2, 1, token="draw2")
    scene.say(GREEN, "none")
    assert scene.keys(BLUE) == ["all", "none", "fewer:draw1"]
    scene.say(BLUE, "fewer:draw1")
    assert scene.board.players[BLUE].hand == 1
    assert len(scene.board.players[BLUE].tokens) == 1


def test_there_are_30_tokens() -> None:
    assert len(all_tokens()) == 30


def test_a_second_player_with_nothing_to_gain_is_not_asked_and_that_is_said() -> None:
    scene = Scene(3).city(dyers=(0, 1), paviors=(5, 5)).at("guildhall", 4, 15)
    scene.stand("dyers", 2, 1, token="hire1").resolve()
    told = scene.say(GREEN, "none")
    assert "nothing-to-take" in ids(told)
    assert scene.game.won[BLUE] == ["hire1"]


def test_rewards_of_the_end_of_a_round_are_no_moves_of_a_turn() -> None:
    scene = won("coopers", 2)
    scene.say(GREEN, "all")
    scene.say(GREEN, "guildhall:paviors")
    assert scene.game.moved == 0
    hired = won("clothworkers", 4)
    hired.say(GREEN, "hire3")
    assert not hired.game.hired
