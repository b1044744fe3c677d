"""What is hidden: decks, what was removed unseen, the bag; and Ellen's look at the coming event."""

from __future__ import annotations

from data.words import Words
from engines.kernel import backstage
from engines.pillars.components import events
from engines.pillars.effects import effect_text
from engines.pillars.view import PillarsHand
from tests.engines.pillars.scene import ADA, BEN, Table


def test_ellen_shows_the_event_to_her_owner_alone() -> None:
    table = Table(2)
    table[ADA].advantages = ["ellen"]
    table.go("next_start")
    coming = table.game.event_deck[-1]
    assert table.match.view(ADA).hand == PillarsHand(event=coming)
    assert table.match.view(BEN).hand is None
    assert f'"{coming}"' not in table.match.view(BEN).model_dump_json()
    assert f'"{coming}"' not in table.match.view(None).model_dump_json()
    said = next(news for news in table.told(ADA) if news.startswith("Ellen shows you the coming event"))
    assert Words("en").say(effect_text(coming)) in said
    assert not any("Ellen" in news for news in table.told())


def test_it_is_noted_that_ellen_has_shown_something() -> None:
    table = Table(2)
    table[ADA].advantages = ["ellen"]
    table.go("next_start")
    assert table.game.now.seen == {ADA}


def test_ellen_shows_nothing_more_once_the_event_is_revealed() -> None:
    table = Table(2)
    table[ADA].advantages = ["ellen"]
    table.give(BEN, wood=2)
    table.go("event")
    assert table.match.view(ADA).hand is None


def test_what_she_showed_comes() -> None:
    table = Table(2)
    table[ADA].advantages = ["ellen"]
    table.give(BEN, wood=2)
    hand = table.match.view(ADA).hand
    assert isinstance(hand, PillarsHand)
    assert hand.event in events()
    table.go("event")
    assert table.board.event == hand.event


def test_a_redeal_keeps_what_ellens_owner_knows() -> None:
    table = Table(2)
    table[ADA].advantages = ["ellen"]
    known = table.game.event_deck[-1]
    tops = set()
    for number in range(12):
        mine = backstage.state(table.match.redealt(ADA, f"{number:064x}"))
        assert mine.event_deck[-1] == known  # type: ignore[attr-defined]
        tops.add(backstage.state(table.match.redealt(BEN, f"{number:064x}")).event_deck[-1])
    assert len(tops) > 1


def test_the_order_of_the_bag_is_hidden_and_its_content_is_not() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.builders(ADA, BEN)
    assert "bag" in table.match.hidden(ADA)
    orders = set()
    for number in range(12):
        other = table.match.redealt(None, f"{number:064x}")
        assert other.view(None).board == table.board
        orders.add(tuple(backstage.state(other).bag))
    assert len(orders) > 1


def test_drawing_from_the_bag_cannot_be_taken_back() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.builders(ADA, ADA, BEN)
    assert table.option(ADA, space="pass").final
    assert not table.do(ADA, space="pass").undoable


def test_removed_cards_stay_unseen() -> None:
    table = Table(2)
    seen = table.match.view(None).model_dump_json()
    assert not any(f'"{card}"' in seen for card in table.game.events_removed)
    hidden = table.match.hidden(None)
    assert set(hidden) == {
        "events to come",
        "removed events",
        "advantages to come",
        "removed advantages",
        "craftsmen to come",
    }


def test_nothing_is_hidden_when_all_cards_have_come() -> None:
    table = Table(2, round=6)
    table.give(BEN, wood=2)
    table.go("event")
    assert table.match.hidden(ADA) == {}
