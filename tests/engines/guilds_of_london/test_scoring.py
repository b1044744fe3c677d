"""The end: mayoral cards, neighbouring Masters and ties (rulebook: scoring; vectors 71 to 75, 84, 90, 91)."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london.city import pairs
from engines.guilds_of_london.components import mayoral, tiles
from engines.guilds_of_london.scoring import card_points
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene

LINE = ["goldsmiths", "pewterers", "innholders", "paviors", "mercers", "skinners"]


def scores(scene: Scene) -> list[int]:
    assert scene.match.result is not None
    return [seat.score for seat in scene.match.result.seats]


def end(scene: Scene) -> Scene:
    """The end of the last round."""
    return scene.resolve(round=scene.game.track.rounds)


def apart(*names: str, seats: int = 3, **options: str) -> Scene:
    """Tiles that do not touch one another."""
    squares = {name: (3 * x, 0) for x, name in enumerate(names)}
    scene = Scene(seats, **options).city(cooks=(90, 90), **squares)
    for seat in range(seats):
        scene.game.mayoral_deck += scene.game.kept[seat]
        scene.game.kept[seat] = []
    return scene


def worth(scene: Scene, card: str, seat: int = GREEN) -> int:
    return card_points(scene.game, seat, mayoral()[card])


def test_vector_71_pawns_on_unresolved_tiles_are_removed_first() -> None:
    scene = apart("dyers").at("guildhall", 2).stand("dyers", 2).mayoral(GREEN, "m20")
    end(scene)
    assert scene.tile("dyers").pawns == [0, 0, 0]
    assert scores(scene)[GREEN] == 2
    assert scene.board.players[GREEN].supply == 14


def test_the_example_four_tiles_in_a_square_bring_four_points() -> None:
    scene = Scene(3).city(dyers=(0, 0), plumbers=(1, 0), masons=(0, 1), founders=(1, 1), cooks=(9, 9))
    scene.master(GREEN, "dyers", "plumbers", "masons", "founders")
    assert len(pairs(scene.game.city, GREEN)) == 4
    before = [worth(scene, card) for card in scene.game.kept[GREEN]]
    end(scene)
    assert scores(scene)[GREEN] == 4 + sum(before)
    assert len(scene.board.final[GREEN].pairs) == 4


def test_corners_and_other_players_do_not_count() -> None:
    scene = Scene(3).city(dyers=(0, 0), plumbers=(1, 1), masons=(2, 0), founders=(1, 0), cooks=(9, 9))
    scene.master(GREEN, "dyers", "plumbers", "masons").master(BLUE, "founders")
    assert pairs(scene.game.city, GREEN) == []


def test_special_buildings_are_neighbours_and_the_guildhall_is_none() -> None:
    scene = Scene(3).city(st_lawrence=(2, 0), dyers=(2, 1), plumbers=(-1, 0), cooks=(9, 9))
    scene.master(GREEN, "st_lawrence", "dyers", "plumbers")
    assert pairs(scene.game.city, GREEN) == [("dyers", "st_lawrence")]


def test_vector_73_one_master_counts_for_two_cards() -> None:
    scene = apart("mercers").master(GREEN, "mercers").mayoral(GREEN, "m03", "m05", "m11")
    end(scene)
    assert scores(scene)[GREEN] == 2 + 2 + 2


def test_vector_74_equal_points_more_mayoral_cards_win() -> None:
    scene = apart("dyers", "plumbers").points(5, 5, 0)
    scene.mayoral(GREEN, "m01", "m02", "m03").mayoral(BLUE, "m04", "m05")
    end(scene)
    assert scores(scene) == [5, 5, 0]
    assert scene.match.result is not None
    assert [seat.placing for seat in scene.match.result.seats] == [1, 2, 3]
    even = apart("dyers", "plumbers").points(5, 5, 0)
    even.mayoral(GREEN, "m01", "m02", "m03").mayoral(BLUE, "m04", "m05", "m06")
    end(even)
    assert even.match.result is not None
    assert even.match.result.winners == (GREEN, BLUE)


def test_vector_75_option_the_best_mayoral_card_wins() -> None:
    scene = apart("dyers", tie="biggest").points(0, 2, 0).neutrals(4, 3)
    scene.mayoral(GREEN, "m21").mayoral(BLUE, "m17", "m21")
    scene.game.kept[BLUE] = ["m17", "m21"]
    scene.game.kept[GREEN] = ["m21"]
    end(scene)
    assert scores(scene) == [8, 8, 0]
    assert scene.match.result is not None
    assert [line.points for seat in scene.match.result.seats for line in seat.ties] == [8, 6, 0]
    assert scene.match.result.winners == (GREEN,)


def test_vector_75_equally_good_best_cards_share_the_win() -> None:
    scene = apart("dyers", tie="biggest").neutrals(2, 2)
    scene.game.kept[GREEN], scene.game.kept[BLUE] = ["m21"], ["m01", "m21"]
    end(scene)
    assert scene.match.result is not None
    assert scene.match.result.winners == (GREEN, BLUE)


def test_the_sheet_says_where_the_points_came_from() -> None:
    scene = Scene(3).city(dyers=(0, 0), plumbers=(1, 0), cooks=(9, 9)).points(3, 0, 0)
    scene.master(GREEN, "dyers", "plumbers")
    scene.game.mayoral_deck += scene.game.kept[GREEN]
    scene.game.kept[GREEN] = []
    scene.mayoral(GREEN, "m02")
    end(scene)
    assert scene.match.result is not None
    words = Words("en")
    sheet = [(words.say(line.label), line.points) for line in scene.match.result.seats[GREEN].breakdown]
    assert sheet == [
        ("Scored during the match", 3),
        ("Patron of the Anchor", 4),
        ("Neighbouring Masters", 1),
    ]


# Every mayoral card


@pytest.mark.parametrize(
    ("card", "symbol"),
    [("m01", "compass"), ("m02", "anchor"), ("m03", "cross"), ("m04", "scythe"), ("m05", "crown")],
)
def test_m01_to_m05_masters_with_a_symbol(card: str, symbol: str) -> None:
    scene = apart("mercers", "salters", "skinners", "st_lawrence")
    scene.master(GREEN, "mercers", "salters", "st_lawrence").master(BLUE, "skinners")
    counts = sum(symbol in tiles()[tile].symbols for tile in ("mercers", "salters", "st_lawrence"))
    assert worth(scene, card) == 2 * counts


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        ("m06", "grocers", "coopers"),
        ("m07", "dyers", "plumbers"),
        ("m08", "cooks", "cordwainers"),
        ("m09", "poulters", "wax_chandlers"),
        ("m10", "paviors", "innholders"),
    ],
)
def test_m06_to_m10_most_masters_with_a_symbol(card: str, one: str, other: str) -> None:
    scene = Scene(3).city(**{one: (0, 0), other: (3, 0), "st_lawrence": (6, 0)})
    assert worth(scene, card) == 0, "nobody has any"
    scene.master(GREEN, one)
    assert worth(scene, card) == 6
    scene.master(BLUE, other)
    assert (worth(scene, card), worth(scene, card, BLUE), worth(scene, card, RED)) == (3, 3, 0)
    scene.master(BLUE, "st_lawrence")
    assert (worth(scene, card), worth(scene, card, BLUE)) == (0, 6)


def test_m11_and_m13_masters_by_rank() -> None:
    scene = apart("mercers", "clothworkers", "dyers", "lightermen", "parade")
    scene.master(GREEN, "mercers", "clothworkers", "dyers", "lightermen", "parade")
    assert worth(scene, "m11") == 4
    assert worth(scene, "m13") == 2


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 3), (3, 6), (5, 6)])
def test_vector_90_m12_several_of_the_great_twelve(count: int, points: int) -> None:
    names = ["mercers", "grocers", "drapers", "fishmongers", "goldsmiths"]
    scene = apart(*names).master(GREEN, *names[:count])
    assert worth(scene, "m12") == points


def test_m14_masters_on_special_buildings() -> None:
    scene = apart("parade", "university", "dyers").master(GREEN, "parade", "university", "dyers")
    assert worth(scene, "m14") == 6


def test_vector_90_m15_all_five_symbols() -> None:
    scene = apart("st_lawrence", "gog_magog", "dyers")
    assert worth(scene.master(BLUE, "dyers"), "m15", BLUE) == 0
    scene.master(GREEN, "st_lawrence")
    assert worth(scene, "m15") == 4
    scene.master(GREEN, "gog_magog")
    assert worth(scene, "m15") == 8


def test_m16_all_masters_six_at_most() -> None:
    scene = apart(*LINE, "dyers").master(GREEN, *LINE[:4])
    assert worth(scene, "m16") == 4
    scene.master(GREEN, *LINE[4:], "dyers")
    assert worth(scene, "m16") == 6


def test_m17_tokens() -> None:
    scene = apart("dyers")
    scene.game.won[GREEN] = ["vp1", "vp1", "hire1"]
    assert worth(scene, "m17") == 3


def test_m18_tiles_with_two_symbols_eight_at_most() -> None:
    names = ["mercers", "drapers", "fishmongers", "skinners", "st_lawrence"]
    scene = apart(*names, "dyers").master(GREEN, "mercers", "dyers", "st_lawrence")
    assert worth(scene, "m18") == 4
    scene.master(GREEN, "drapers", "fishmongers", "skinners")
    assert worth(scene, "m18") == 8


@pytest.mark.parametrize(("count", "points"), [(1, 2), (5, 8)])
def test_m19_pawns_on_the_plantation(count: int, points: int) -> None:
    assert worth(apart("dyers").at("plantation", count), "m19") == points


def test_vector_91_m20_pawns_in_the_guildhall_five_at_most() -> None:
    scene = apart("dyers").at("guildhall", 7).stand("dyers", 2).mayoral(GREEN, "m20")
    end(scene)
    assert scores(scene)[GREEN] == 5


def test_m19_counts_what_the_last_visit_to_the_plantation_left() -> None:
    scene = apart("dyers", plantation="virginia").at("plantation", 5, 1).mayoral(GREEN, "m19")
    end(scene)
    assert scene.board.players[GREEN].plantation == 3
    assert scores(scene) == [6 + 3 * 2, 3, 0]


def test_m20_counts_the_guildhall_after_the_last_visit_to_the_plantation() -> None:
    scene = apart("dyers", plantation="virginia").at("guildhall", 1, 1, 1).at("plantation", 3, 2)
    scene.mayoral(GREEN, "m20").neutrals(0, 1)
    end(scene)
    scene.say(BLUE, "0")
    assert scores(scene)[GREEN] == 3 + 2, "the pawn that was swapped counts, those given back do not"


@pytest.mark.parametrize(("count", "points"), [(1, 2), (5, 8)])
def test_m21_neutral_pawns(count: int, points: int) -> None:
    assert worth(apart("dyers").neutrals(count), "m21") == points


def test_there_are_21_mayoral_cards() -> None:
    assert len(mayoral()) == 21
