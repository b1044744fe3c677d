"""The table shows what there is to know, at its place: things, builders, rings, the current step."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.pillars.spaces import CLOCKWISE
from engines.pillars.view import Cubes
from renderers.pillars import ARTIST
from renderers.pillars.chart import Chart
from renderers.pillars.pieces import builder_place
from renderers.pillars.plan import (
    EDGE,
    SPOTS,
    panels,
)
from renderers.pillars.sight import PillarsView
from tests.renderers.pillars.comparing import differs
from tests.renderers.pillars.views import (
    NAMES,
    STANDING,
    changed,
    step,
    table,
)

WORDS = Words("en", NAMES)
AT = Chart(EDGE, EDGE)


@pytest.mark.parametrize(
    "change",
    [
        {"gold": 13},
        {"points": 11},
        {"cubes": Cubes(sand=2, wood=4, stone=2, metal=2)},
        {"idle": 1},
        {"grey_next": 2},
        {"black": True},
        {"walled": True},
        {"places": 6},
        {"cards": ("wood_3",)},
        {"craftsmen": ("mason_2",)},
        {"advantages": ("tom",)},
    ],
)
def test_a_player_s_panel_shows_everything(change: dict[str, object]) -> None:
    seen = table(4)
    players = list(seen.board.players)
    players[0] = players[0].model_copy(update=change)
    one, other = ARTIST.table(seen, WORDS), ARTIST.table(changed(seen, players=tuple(players)), WORDS)
    own, *others = panels(4)
    assert differs(one, other, own)
    assert not any(differs(one, other, place) for place in others)


@pytest.mark.parametrize("sign", ["protected", "tax_free", "walled"])
@pytest.mark.parametrize("beside", [{}, {"black": True, "grey_next": 2}])
def test_what_protects_a_player_or_holds_builders_back_has_a_sign(
    sign: str, beside: dict[str, object]
) -> None:
    seen = table(4) if sign == "walled" else step(4, 12)
    pictures = []
    for shown in (False, True):
        players = list(seen.board.players)
        signs: dict[str, object] = {"protected": False, "tax_free": False, "walled": False, sign: shown}
        players[2] = players[2].model_copy(update={**beside, **signs})
        pictures.append(ARTIST.table(changed(seen, players=tuple(players)), WORDS))
    assert [differs(*pictures, place) for place in panels(4)] == [False, False, True, False]


@pytest.mark.parametrize("mark", ["gold", "points", "cubes", "craftsmen", "cards", "advantages"])
def test_what_changed_is_ringed_at_its_player(mark: str) -> None:
    plain, ringed = ARTIST.table(table(4), WORDS), ARTIST.table(table(4, marks=(f"{mark}:1",)), WORDS)
    found = [differs(plain, ringed, place) for place in panels(4)]
    assert found == [False, True, False, False]


@pytest.mark.parametrize(
    "place", [place for place, seats in STANDING.items() if any(s is not None for s in seats)]
)
def test_builders_that_came_are_ringed(place: str) -> None:
    index = next(i for i, seat in enumerate(STANDING[place]) if seat is not None)
    plain, ringed = ARTIST.table(table(4), WORDS), ARTIST.table(table(4, marks=(f"{place}:{index}",)), WORDS)
    spot = builder_place(AT, place, index, len(STANDING[place]))
    assert differs(plain, ringed, spot.inset(-6))
    assert not differs(plain, ringed, SPOTS["event"].zone.moved(EDGE, EDGE))


@pytest.mark.parametrize(
    ("seen", "place"),
    [
        (table(4, supply=Cubes(sand=13, wood=19, stone=8)), "gravel_pit"),
        (table(4, supply=Cubes(sand=14, wood=18, stone=8)), "forest"),
        (table(4, supply=Cubes(sand=14, wood=19, stone=9)), "quarry"),
        (table(4, castle_grey=0), "castle"),
        (table(4, black_beside=True), "kingsbridge"),
        (table(4, tax=5), "court"),
        (table(4, event="king"), "event"),
        (table(4, stock=Cubes(sand=4, wood=1, stone=4)), "market"),
    ],
)
def test_every_place_shows_what_is_there(seen: PillarsView, place: str) -> None:
    one, other = ARTIST.table(table(4), WORDS), ARTIST.table(seen, WORDS)
    for name, spot in SPOTS.items():
        if name != "cathedral":
            assert differs(one, other, spot.zone.moved(EDGE, EDGE)) == (name == place), name


def test_every_step_is_lit_on_the_map() -> None:
    plain = ARTIST.table(table(4), WORDS)
    for number, place in enumerate(CLOCKWISE, start=1):
        seen = step(4, number, event=None, tax=None)
        seen = seen.model_copy(update={"news": table(4).news})
        assert differs(plain, ARTIST.table(seen, WORDS), SPOTS[place].ribbon.moved(EDGE, EDGE)), place
