"""Development: when it comes, how the city grows, and how the match ends early (vectors 35b, 57 to 62, 70)."""

from __future__ import annotations

import pytest

from engines.guilds_of_london.city import lowest_guild, new_squares
from engines.guilds_of_london.components import track
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene, events, ids

START = [(x, y) for x in (-1, 0, 1, 2) for y in (-1, 0, 1)]
FOUR = [
    [(1, 2), (2, 2), (3, 2), (3, 1), (3, 0), (3, -1)],
    [(4, 0), (4, -1), (4, -2), (3, -2), (2, -2), (1, -2)],
    [(1, -3), (0, -3), (0, -2), (-1, -2), (-2, -2), (-2, -1)],
]
THREE = [
    [(1, 2), (2, 2), (3, 2), (3, 1), (3, 0)],
    [(4, 0), (4, -1), (3, -1), (3, -2), (2, -2)],
    [(1, -2), (0, -2), (-1, -2), (-2, -2), (-2, -1)],
    [(-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2)],
]


@pytest.mark.parametrize(
    ("seats", "rounds"), [(2, [4, 8, 12, 16]), (3, [3, 6, 9, 12, 15]), (4, [3, 6, 9, 12])]
)
def test_vector_58_developments(seats: int, rounds: list[int]) -> None:
    side = track(seats)
    assert [number for number in range(1, side.rounds + 1) if side.grey(number)] == rounds
    assert Scene(seats).board.track.developments == tuple(rounds)


@pytest.mark.parametrize(("seats", "walks"), [(3, THREE), (4, FOUR)])
def test_vector_61_the_city_grows_by_compass_and_clock(
    seats: int, walks: list[list[tuple[int, int]]]
) -> None:
    city = set(START)
    for number, walk in enumerate(walks, 1):
        assert new_squares(city, number, track(seats).new_tiles) == walk
        city |= set(walk)


@pytest.mark.parametrize(("seats", "new"), [(2, 0), (3, 5), (4, 6)])
def test_vector_59_new_tiles_come_with_tokens(seats: int, new: int) -> None:
    scene = Scene(seats)
    before = {tile.id for tile in scene.board.tiles}
    tokens, stack = scene.board.tokens_left, scene.board.tile_stack
    scene.resolve(round=4 if seats == 2 else 3)
    added = [tile for tile in scene.board.tiles if tile.id not in before]
    assert len(added) == new
    assert all(tile.token is not None for tile in added)
    assert (scene.board.tokens_left, scene.board.tile_stack) == (tokens - new, stack - new)
    assert scene.board.track.round == (5 if seats == 2 else 4)


@pytest.mark.parametrize(("seats", "last"), [(2, 16), (3, 15), (4, 12)])
def test_vector_59_none_after_the_last_round(seats: int, last: int) -> None:
    scene = Scene(seats)
    tiles = len(scene.board.tiles)
    scene.resolve(round=last)
    assert scene.match.over
    assert len(scene.board.tiles) == tiles
    assert scene.match.result is not None
    assert scene.match.result.reason == "rounds"


@pytest.mark.parametrize(("seats", "tiles"), [(2, 24), (3, 30), (4, 28)])
def test_vector_60_tiles_at_the_end_of_a_full_match(seats: int, tiles: int) -> None:
    scene = Scene(seats)
    while not scene.match.over:
        for one in scene.match.awaited():
            scene.say(one.seat, *scene.match.default(one.seat))
    assert len(scene.board.tiles) == tiles
    assert scene.board.tokens_left == (0 if seats == 3 else 30 - tiles)
    assert scene.board.track.round == track(seats).rounds


def test_vector_61_after_the_first_development_the_new_tile_lies_in_the_north() -> None:
    scene = Scene(4).resolve(round=3)
    squares = {(tile.x, tile.y) for tile in scene.board.tiles}
    assert set(FOUR[0]) <= squares
    assert len(squares) == 16


@pytest.mark.parametrize(("seats", "walks"), [(3, THREE), (4, FOUR)])
def test_vector_61_every_development_of_a_match_follows_its_compass(
    seats: int, walks: list[list[tuple[int, int]]]
) -> None:
    scene, grown = Scene(seats), []
    before = set(scene.game.city)
    while not scene.match.over:
        for one in scene.match.awaited():
            scene.say(one.seat, *scene.match.default(one.seat))
        if new := [(laid.x, laid.y) for tile, laid in scene.game.city.items() if tile not in before]:
            grown.append((scene.board.track.round, new))
            before = set(scene.game.city)
    assert grown == [(3 * number + 1, walk) for number, walk in enumerate(walks, 1)]


@pytest.mark.parametrize(("number", "first"), [(1, (1, 1)), (4, (3, 0)), (7, (1, -1)), (10, (-1, 0))])
def test_an_early_development_has_the_direction_of_its_grey_space(
    number: int, first: tuple[int, int]
) -> None:
    scene = Scene(3).city(dyers=(2, 0)).stand("dyers", 3).resolve(round=number)
    scene.say(GREEN, "none")
    new = [(laid.x, laid.y) for tile, laid in scene.game.city.items() if tile != "dyers"]
    assert len(new) == 5
    assert new[0] == first


def test_vector_62_the_beadle_goes_to_a_new_tile_of_a_lower_rank() -> None:
    scene = Scene(3).city(salters=(2, 0)).stand("salters", beadle=True)
    scene.game.stack.remove("fishmongers")
    scene.game.stack.append("fishmongers")
    for low in ("mercers", "grocers", "drapers"):
        scene.game.stack.remove(low)
        scene.game.stack.insert(0, low)
    scene.resolve(round=3)
    assert scene.game.beadle == "fishmongers"


def test_a_beadle_that_was_sent_away_comes_back_with_the_development() -> None:
    scene = Scene(2)
    lowest = scene.game.beadle
    scene.game.beadle = "parade"
    scene.resolve(round=4)
    assert scene.game.beadle == lowest == lowest_guild(scene.game.city)


def test_a_beadle_off_the_board_comes_back_when_a_guild_is_laid() -> None:
    scene = Scene(3).city(parade=(2, 0)).go(GREEN, round=3, acted=[BLUE, 2])
    scene.game.stack += ["university", "vintners", "brewers"]
    for tile in ("university", "vintners", "brewers"):
        scene.game.stack.remove(tile)
    assert scene.game.beadle is None
    told = events(scene.say(GREEN, "end"))
    assert scene.game.beadle == "vintners", "the lowest of those that were laid"
    assert "The Beadle goes to Vintners." in told


def test_a_beadle_who_is_off_the_board_does_not_leave_it_again() -> None:
    scene = Scene(2).city(parade=(0, 1)).go(GREEN, round=4, acted=[BLUE])
    told = ids(scene.say(GREEN, "end"))
    assert "round" in told, "the city has developed"
    assert "beadle-off" not in told
    assert scene.game.beadle is None


def test_a_beadle_on_a_special_building_leaves_it_and_that_is_said_and_marked() -> None:
    scene = Scene(2).city(parade=(0, 1)).stand("parade", beadle=True).go(GREEN, round=4, acted=[BLUE])
    told = scene.say(GREEN, "end")
    assert [event.marks for event in told.events if event.text.id.endswith("beadle-off")] == [("parade",)]
    assert scene.game.beadle is None


@pytest.mark.parametrize(("number", "grey"), [(1, 3), (2, 3), (3, 3), (4, 6)])
def test_the_last_tile_brings_the_development_at_once(number: int, grey: int) -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(2, 0)).stand("dyers", 3).at("plantation", 0, 1)
    scene.resolve(round=number)
    assert scene.option(GREEN, "none").final, "new tiles are seen"
    told = scene.say(GREEN, "none")
    assert "all-resolved" in ids(told)
    assert ids(told).count("plantation-reward") == 1
    assert scene.board.players[BLUE].points == 6
    assert len(scene.board.tiles) == 6
    assert scene.board.track.round == grey + 1
    assert "turn" in scene.asked.values()


def test_if_that_grey_space_is_the_last_one_the_match_ends() -> None:
    scene = Scene(4).city(dyers=(2, 0)).stand("dyers", 3).resolve(round=10)
    scene.say(GREEN, "none")
    assert scene.match.over
    assert len(scene.board.tiles) == 1


@pytest.mark.parametrize("number", [13, 14, 15])
def test_with_three_players_too(number: int) -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(2, 0)).stand("dyers", 3).at("plantation", 0, 1)
    scene.resolve(round=number)
    told = scene.say(GREEN, "none")
    assert scene.match.over
    assert scene.board.track.round == 15
    assert len(scene.board.tiles) == 1
    assert ids(told).count("plantation-reward") == 1
    assert "all-resolved-end" in ids(told)
    assert "growth" not in ids(told)


@pytest.mark.parametrize(
    ("seats", "number", "ends"), [(2, 6, True), (2, 8, True), (3, 4, False), (4, 11, True)]
)
def test_what_is_said_when_no_tile_is_left(seats: int, number: int, ends: bool) -> None:
    scene = Scene(seats).city(dyers=(2, 0)).stand("dyers", 3).resolve(round=number)
    told = events(scene.say(GREEN, "none"))
    grows = "No tile is left face up, so the city develops at once."
    over = "No tile is left face up. The Plantation is resolved one last time, and the match ends."
    assert (over in told, grows in told) == (ends, not ends)
    assert scene.match.over == ends


def test_vector_70_in_the_last_round_tiles_then_the_plantation_then_the_end() -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(0, 1), paviors=(1, 1)).stand("dyers", 3)
    scene.at("plantation", 0, 1).resolve(round=15)
    assert scene.asked == {GREEN: "reward"}
    told = ids(scene.say(GREEN, "none"))
    assert told.index("master") < told.index("plantation-reward") < told.index("over")
    assert "growth" not in told
    assert scene.match.over
