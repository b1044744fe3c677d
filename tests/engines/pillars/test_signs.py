"""What shows how well computers play, beside victories and points."""

from __future__ import annotations

from engines.pillars.signs import Signs
from tests.engines.pillars.scene import ADA, BEN, Table


def placed(table: Table, *spaces: str) -> Signs:
    """Ada's builders go to these spaces, one after the other."""
    witness = Signs()
    table.builders(*[ADA] * len(spaces))
    for space in spaces:
        question = table.question(ADA)
        witness.see(table.game, question, question.answer(("space", space)))
        table.match.answer(ADA, (space,), question.number)
    return witness


def test_a_second_builder_at_court_is_one_in_vain_and_beside_somebody_else_it_is_not() -> None:
    table = Table(4)
    table.stand("court", BEN)
    assert placed(table, "court").signs(table.game, ADA)["no_vain_builder"]
    table = Table(4)
    found = placed(table, "court", "priory_1", "court")
    assert not found.signs(table.game, ADA)["no_vain_builder"]
    assert found.signs(table.game, BEN)["no_vain_builder"]


def test_places_are_used_by_whoever_puts_a_builder_there() -> None:
    table = Table(4)
    found = placed(table, "castle", "market")
    assert found.signs(table.game, ADA) == {
        "no_vain_builder": True, "market": True, "castle": True, "start_player": False,
    }  # fmt: skip
    assert not any(found.signs(table.game, BEN)[place] for place in ("market", "castle", "start_player"))
