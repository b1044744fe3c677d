"""What a sensible person says beforehand spares the others most of the waiting, and costs nothing."""

from __future__ import annotations

import pytest

from bot.cli.waits import waits

MOST_HANDOVERS = 45


@pytest.mark.long
def test_a_match_with_orders_is_handed_over_forty_five_times_at_most() -> None:
    found = waits("tiny_towns", 4, 4, "1", (), quiet=True)
    assert found["with_orders"]["handovers"] <= MOST_HANDOVERS < found["without_orders"]["handovers"]
    assert found["score_share"]["high"] >= 97
