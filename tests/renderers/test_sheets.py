"""Final sheets have no empty sides: a phone, which shows every picture as wide as itself, shows that of two players larger."""

from __future__ import annotations

import pytest

from data.words import Words
from renderers.guilds_of_london.sheet import draw_sheet as guilds
from renderers.old_london_bridge.sheet import draw_sheet as bridge
from renderers.pillars.sheet import draw_sheet as pillars
from renderers.tiny_towns.sheet import draw_sheet as towns
from tests.renderers.guilds_of_london import views as guilds_views
from tests.renderers.old_london_bridge import views as bridge_views
from tests.renderers.pillars import views as pillars_views
from tests.renderers.tiny_towns import views as towns_views

WORDS = Words("en")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sheet_is_as_wide_as_its_columns(seats: int) -> None:
    few = (
        guilds(guilds_views.over(seats), WORDS),
        bridge(bridge_views.over(seats), WORDS),
        pillars(pillars_views.over(seats), WORDS),
        towns(towns_views.over(seats), WORDS),
    )
    many = (
        guilds(guilds_views.over(4), WORDS),
        bridge(bridge_views.over(4), WORDS),
        pillars(pillars_views.over(4), WORDS),
        towns(towns_views.over(4), WORDS),
    )
    narrower = [one.width < other.width for one, other in zip(few, many, strict=True)]
    assert narrower == ([True] * 4 if seats == 2 else [False, True, True, True])
