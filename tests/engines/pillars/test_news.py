"""The third phase is told in few sentences: one a place, with everybody in it."""

from __future__ import annotations

import pytest

from data.text import Text, Who
from data.words import Words
from engines.pillars.components import board
from engines.pillars.telling import kind_text, share
from tests.engines.pillars.scene import ADA, BEN, CLEO, DAN, NAMES, Table

MOST = 12


def marked(table: Table, words: str) -> set[str]:
    """What is ringed for the news that begin with these words."""
    said = table.told()
    index = next(i for i, line in enumerate(said) if line.startswith(words))
    return {*table.match.view(None).news[index].marks}


def asked_at_the_end(table: Table) -> Table:
    """Ada has two wood, so that she is asked at the cathedral and the round does not end."""
    table.give(ADA, wood=2)
    return table


def test_idle_workers_are_told_together() -> None:
    table = Table(2)
    table.draft("sand_2", "wood_2")
    table.do(ADA, card="wood_2")
    for seat in (BEN, ADA):
        table.do(seat, card="pass")
    assert "Idle workers go to the Wool Mill: 9 of Ada and 12 of Ben." in table.told()


def test_the_wool_mill_is_told_together_and_what_is_lost_beyond_thirty() -> None:
    table = asked_at_the_end(Table(3))
    for seat, (gold, workers) in enumerate(((10, 5), (28, 12), (20, 0))):
        table[seat].gold, table[seat].mill, table[seat].idle = gold, workers, 12 - workers
    table.go("wool_mill")
    assert "The Wool Mill brings Ada 5 gold and Ben 2 gold." in table.told()
    assert "Nobody can have more than 30 gold: Ben loses 10." in table.told()
    assert marked(table, "The Wool Mill") == {"gold:0", "gold:1", "workers:0", "workers:1"}


def test_the_king_is_told_once_and_more_only_if_gold_is_lost() -> None:
    for gold, lost in ((10, False), (27, True)):
        table = asked_at_the_end(Table(2))
        table[BEN].gold = gold
        table.event("king")
        table.go("event")
        said = table.told()
        assert len([line for line in said if "5 gold" in line]) == 1
        assert ("Nobody can have more than 30 gold: Ben loses 2." in said) == lost
        assert {"gold:0", "gold:1"} <= marked(table, "The event is")


def test_conflict_costs_only_those_who_have_points() -> None:
    table = asked_at_the_end(Table(3))
    table[BEN].points, table[CLEO].points = 1, 0
    table.event("conflict")
    table.go("event")
    assert "The event costs Ada 2 points and Ben 1 point." in table.told()


def test_the_harvest_is_told_together() -> None:
    table = asked_at_the_end(Table(3))
    for seat, cards in ((ADA, ["wood_4", "sand_2"]), (CLEO, ["stone_2"])):
        table[seat].cards = cards
        table[seat].idle -= table[seat].working
    table[BEN].advantages = ["richard"]
    table.go("production")
    assert "Cubes come in: Ada (4 wood and 2 sand), Ben (1 sand), and Cleo (2 stone)." in table.told()
    assert {"cubes:0", "cubes:1", "cubes:2"} <= marked(table, "Cubes come in")


def test_the_tax_is_told_in_two_sentences_and_who_lacks_gold_in_one_each() -> None:
    table = asked_at_the_end(Table(4))
    table.stand("court", DAN)
    table[ADA].gold, table[BEN].gold, table[CLEO].gold = 20, 0, 1
    table.die(4)
    table.go("court")
    said = table.told()
    start = said.index("Ada rolls the king’s tax: 4 gold. The first at court, Dan, gets 1 metal.")
    assert said[start + 1 : start + 4] == [
        "The tax costs Ada 4 gold and Cleo 1 gold. Dan pays none.",
        "Ben lacks 4 gold and loses 2 points.",
        "Cleo lacks 3 gold and loses 1 point.",
    ]
    assert {"tax", "court:0", "cubes:3"} == marked(table, "Ada rolls")


def test_when_nobody_can_or_has_to_pay() -> None:
    table = asked_at_the_end(Table(2))
    table.stand("court", ADA, BEN)
    table.go("court")
    assert "Ada and Ben pay no tax." in table.told()


def test_two_builders_of_one_player_at_the_priory_are_one_part_of_the_sentence() -> None:
    table = asked_at_the_end(Table(2))
    table.stand("priory", BEN, BEN)
    table.go("priory")
    assert "The Priory brings Ben 3 points." in table.told()


def test_an_advantage_says_what_it_does_and_no_more() -> None:
    table = asked_at_the_end(Table(2))
    table.cards(kingsbridge=("wool_fair", "otto"))
    table.stand("kingsbridge", BEN, ADA)
    table[BEN].gold = 25
    table.go("kingsbridge")
    said = [line for line in table.told() if "gains" in line or "loses" in line]
    assert said == [
        "Ben gains Wool Fair. 8 gold at once.",
        "Nobody can have more than 30 gold: Ben loses 3.",
        "Ada gains Otto. 1 more worker from the next round to the end of the game.",
    ]
    assert marked(table, "Ben gains") == {"gold:1"}
    assert marked(table, "Ada gains") == {"advantages:0", "workers:0"}


def test_a_crowded_third_phase_is_told_in_few_sentences() -> None:
    table = asked_at_the_end(Table(4))
    table.cards(kingsbridge=("tom", "madonna"), shiring=("mason_1", "tool_maker"))
    for place, seats in (
        ("kingsbridge", (ADA, BEN)),
        ("priory", (CLEO, DAN)),
        ("court", (ADA, CLEO)),
        ("shiring", (BEN, DAN)),
        ("castle", (CLEO,)),
    ):
        table.stand(place, *seats)
    for seat, card in enumerate(("wood_2", "sand_2", "stone_2", "wood_3")):
        table[seat].cards = [card]
        table[seat].idle = 0
        table[seat].mill = board().start.workers - table[seat].working
    table.event("richard_gift")
    table.go("event")
    assert table.asked[ADA] == "build"
    assert (
        len(table.told()) - table.told().index("The event is Richard’s Gift. Everybody gets 1 metal.") <= MOST
    )


def test_a_new_round_says_who_starts_it_and_says_it_once() -> None:
    table = Table(3)
    table.stand("start_player", CLEO)
    table.go("next_start")
    assert [line for line in table.told() if "start" in line] == ["Round 2 begins. Cleo is the start player."]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        (
            "pl",
            "Złoto z Przędzalni dostaje Ada (3 złote monety).",
            "Złoto z Przędzalni dostają Ada (3 złote monety) i Ben (1 złota moneta).",
        ),
        (
            "it",
            "Dalla Filanda riceve oro Ada (3 monete d’oro).",
            "Dalla Filanda ricevono oro Ada (3 monete d’oro) e Ben (1 moneta d’oro).",
        ),
    ],
)
def test_the_verb_agrees_with_how_many_have_a_share(language: str, one: str, several: str) -> None:
    words = Words(language, NAMES)
    shares: list[Who | Text | str] = [share("gold", ADA, gold=3), share("gold", BEN, gold=1)]
    assert words("pillars-event-income", shares=shares[:1]) == one
    assert words("pillars-event-income", shares=shares) == several


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (1, "został tylko 1 żeton piasku"),
        (3, "zostały tylko 3 żetony piasku"),
        (5, "zostało tylko 5 żetonów piasku"),
    ],
)
def test_what_is_left_at_the_market_agrees_with_its_number(left: int, said: str) -> None:
    assert (
        Words("pl")("pillars-why-stock", left=left, goods=kind_text("sand")) == f"Na Rynku Surowców {said}."
    )
