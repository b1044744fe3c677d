"""The set that is played, value by value: written out here once more, so that no number changes unnoticed."""

from __future__ import annotations

from collections import Counter

from engines.guilds_of_london.components import (
    Card,
    Tile,
    all_cards,
    all_tokens,
    board,
    cards,
    guilds,
    specials,
    tiles,
)
from engines.guilds_of_london.telling import codes

# Rank, name, symbols, need, first reward / what the tile adds for the second place.
GUILDS = """
1 mercers cross+crown 5 vp4 mayor2 /
2 grocers compass 5 vp4 hire3 / vp1
3 drapers scythe+crown 5 vp4 draw4 /
4 fishmongers anchor+cross 5 vp4 ship1 hire1 / vp1
5 goldsmiths crown 5 vp6 neutral1 /
6 skinners compass+cross 4 vp4 move1 / vp1
7 merchant_taylors compass+crown 4 vp3 move1 draw2 /
8 haberdashers cross 4 vp2 mayor2 /
9 salters anchor+scythe 4 vp3 ship1 neutral1 / vp1
10 ironmongers compass 4 vp3 move2 /
11 vintners anchor+crown 4 vp2 mayor2 /
12 clothworkers scythe 4 vp3 hire3 / vp1
13 dyers anchor 3 vp2 ship1 draw1 /
14 brewers cross+scythe 4 vp3 hire1 draw2 / vp1
15 leathersellers compass+scythe 4 vp3 hire2 move1 /
16 pewterers crown 4 vp2 mayor2 /
17 barbers cross 3 vp2 draw3 /
18 cutlers compass+anchor 3 vp2 move1 ship1 /
19 bakers cross+crown 3 vp1 mayor2 /
20 wax_chandlers scythe 3 vp2 hire3 /
21 tallow_chandlers compass+cross 3 vp2 move1 draw2 / vp1
22 armourers compass 3 vp3 move1 /
23 girdlers scythe+crown 3 vp3 hire2 /
24 butchers compass+anchor 4 vp3 move1 ship1 / vp1
25 saddlers compass+scythe 3 vp2 move1 hire1 /
26 carpenters scythe 3 vp2 hire2 neutral1 /
27 cordwainers cross 3 vp1 draw4 /
28 painter_stainers compass+crown 3 vp1 mayor2 /
29 curriers anchor+cross 3 vp2 ship1 draw2 /
30 masons cross+scythe 3 vp2 hire2 draw1 / vp1
31 plumbers anchor 2 vp1 ship1 draw1 /
32 innholders crown 3 vp4 /
33 founders anchor+crown 3 vp3 ship1 /
34 poulters scythe 2 vp1 hire1 neutral1 /
35 cooks cross 2 vp1 draw3 /
36 coopers compass 2 vp1 move1 draw1 /
37 paviors crown 2 vp3 /
38 apothecaries anchor+scythe 2 vp1 ship1 hire1 /
39 master_mariners anchor 2 vp1 ship2 /
40 lightermen anchor 3 vp2 ship1 neutral1 / vp1
"""
SPECIALS = """
- st_lawrence compass+anchor+cross+scythe+crown 5 vp4 draw4 / vp1
- gog_magog compass+anchor+cross+scythe+crown 5 vp3 hire1 / vp1
- university anchor+cross+scythe+crown 5 vp2 draw4 / vp1
- businessmens_hall compass+anchor+scythe+crown 5 vp2 hire3 neutral1 / vp1
- parade compass+cross+scythe+crown 5 vp2 mayor3 / vp1
"""
# Kind, symbols, copies, cost.
CARDS = """
y1 scythe 5 free
y2 scythe 4 1 card
y3 scythe 3 free
y4 scythe 3 free
y5 scythe+anchor 3 free
y6 scythe+cross 3 free
r1 compass 6 free
r2 compass 4 1 card
r3 compass 3 free
r4 compass 2 1 card
r5 compass+scythe 3 free
r6 compass+anchor 3 free
b1 anchor 6 free
b2 anchor 4 1 card
b3 anchor 3 free
b4 anchor 2 free
b5 anchor+cross 3 free
b6 anchor+crown 3 1 pawn from plantation
g1 cross 6 free
g2 cross 4 1 card
g3 cross 3 free
g4 cross 2 1 card
g5 cross+compass 3 free
g6 cross+crown 3 1 card
p1 crown 5 free
p2 crown 4 1 card
p3 crown 3 2 cards
p4 crown 3 1 card
p5 crown+scythe 3 2 pawn from guildhall
p6 crown+compass 3 free
"""


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


def tile_line(tile: Tile) -> str:
    rank = tile.rank or "-"
    rewards = f"{' '.join(codes(tile.first))} / {' '.join(codes(tile.second))}"
    return f"{rank} {tile.id} {'+'.join(tile.symbols)} {tile.need} {rewards}".rstrip()


def card_line(card: Card) -> str:
    cost = "free"
    if card.cost.cards:
        cost = f"{card.cost.cards} card{'s' if card.cost.cards > 1 else ''}"
    elif card.cost.pawns:
        cost = f"{card.cost.pawns} pawn from {card.cost.place}"
    return f"{card.id} {'+'.join(card.symbols)} {all_cards().count(card.id)} {cost}"


def test_the_guilds() -> None:
    assert [tile_line(tiles()[tile]) for tile in guilds()] == lines(GUILDS)


def test_the_needs_and_points_of_the_guilds_together() -> None:
    assert Counter(tiles()[tile].need for tile in guilds()) == {2: 7, 3: 17, 4: 11, 5: 5}
    points = [icon.count for tile in guilds() for icon in tiles()[tile].first if icon.kind == "vp"]
    assert sum(points) == 98


def test_the_special_buildings() -> None:
    assert [tile_line(tiles()[tile]) for tile in specials()] == lines(SPECIALS)
    assert {tile: tiles()[tile].lasting for tile in tiles() if tiles()[tile].lasting} == {
        "gog_magog": "tie",
        "university": "hand",
    }


def test_the_tokens() -> None:
    assert Counter(all_tokens()) == {
        "vp1": 6, "vp2": 3, "hire1": 5, "draw2": 6, "move1": 4, "ship1": 3, "neutral1": 3
    }  # fmt: skip


def test_the_action_cards() -> None:
    assert [card_line(card) for card in cards().values()] == lines(CARDS)
    assert len(all_cards()) == 105


def test_the_two_sides_of_the_plantation() -> None:
    sides = [(one.id, codes(one.first), codes(one.second), one.returns) for one in board().plantation]
    assert sides == [("ulster", ("mayor3",), ("vp2",), 2), ("virginia", ("vp6",), ("vp3",), 2)]


def test_the_numbers_of_the_rulebook() -> None:
    assert [(side.seats, side.rounds, side.resolve_every, side.develop_every, side.new_tiles) for side in board().players] == [
        (2, 16, 2, 4, 0), (3, 15, 1, 3, 5), (4, 12, 1, 3, 6)
    ]  # fmt: skip
    pawns, numbers = board().pawns, board().cards
    assert (pawns.each, pawns.in_guildhall, pawns.neutrals_each) == (16, 4, 2)
    assert (numbers.dealt, numbers.mayoral_dealt) == (6, 3)
    assert (numbers.draw, numbers.draw_after_nothing) == (2, 4)
    assert (numbers.hand_limit, numbers.hand_limit_university) == (7, 8)
