"""What shows how well computers play, beside victories and points."""

from __future__ import annotations

from engines.kernel.imagined import Imagined
from engines.tiny_towns import TITLE
from engines.tiny_towns.signs import shape, signs

TOWN = ["cottage", "well", "", "wood", *[""] * 8, "farm", "", "", "glass"]


def test_a_town_that_is_turned_or_mirrored_is_the_same_and_one_with_a_cube_elsewhere_is_not() -> None:
    turned = [TOWN[4 * (3 - at % 4) + at // 4] for at in range(16)]
    mirrored = [TOWN[at // 4 * 4 + 3 - at % 4] for at in range(16)]
    assert shape(turned) == shape(mirrored) == shape(TOWN)
    assert shape([*TOWN[:4], "glass", *TOWN[5:15], ""]) != shape(TOWN)


def test_the_same_town_twice_at_a_table_is_seen_and_so_is_a_monument() -> None:
    game = Imagined.begun(TITLE, 3, TITLE.options(), "1" * 64).game
    game.towns[0].squares, game.towns[2].squares = list(TOWN), list(reversed(TOWN))
    game.towns[1].monument = "shrine"
    found = [signs(game, seat) for seat in range(3)]
    assert [(one["monument"], one["apart"]) for one in found] == [(seat == 1, False) for seat in range(3)]
    game.towns[0].squares[2] = "brick"
    assert signs(game, 0)["apart"]


def test_a_rare_building_is_looked_for_where_its_card_was_dealt_and_nowhere_else() -> None:
    game = Imagined.begun(TITLE, 2, TITLE.options(), "1" * 64).game
    game.cards = ["cottage", "farm", "well", "chapel", "tavern", "market", "bank"]
    game.towns[1].squares = ["market", "warehouse", *[""] * 14]
    found = [signs(game, seat) for seat in range(2)]
    assert [one["market"] for one in found] == [False, True]
    assert [one["bank"] for one in found] == [False, False]
    assert not {"warehouse", "theater"} & set(found[1])
