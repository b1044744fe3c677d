"""What computer players think that things are worth: as stored, unless other numbers are tried out."""

from __future__ import annotations

from engines.kernel.weights import instead
from engines.old_london_bridge.weights import weights_for


def test_what_is_tried_out_counts_only_while_it_is_and_gives_way_to_what_is_tried_within() -> None:
    stored = weights_for(2)
    keen, shy = (stored.model_copy(update={"card": stored.card + by}) for by in (1, -1))
    with instead("old_london_bridge", keen):
        assert weights_for(2) == keen
        with instead("old_london_bridge", shy):
            assert weights_for(2) == shy
        assert weights_for(2) == keen
        with instead("old_london_bridge", None):
            assert weights_for(2) == stored
        with instead("pillars", keen):
            assert weights_for(2) == keen
        assert weights_for(2) == keen
    assert weights_for(2) == stored
