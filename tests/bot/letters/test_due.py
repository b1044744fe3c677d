"""By which facts each letter becomes due, and what it must come to then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.letters.letter import Age, Place
from bot.letters.shelf import due, letters
from bot.settings import Settings
from bot.store.records import Seat, State, TableRow, Wish
from bot.tables.facts import (
    Answered,
    Asked,
    Begun,
    Ended,
    Fact,
    HandChanged,
    HandedOver,
    Moved,
    Occasion,
    Owed,
    PlaceGone,
    Refused,
    Renamed,
    Seated,
    ThreadDeleted,
    WaitsChanged,
    Wished,
)
from bot.tables.live import NOTHING_HELD, Live, Wait
from engines.kernel import Match
from tests.toys import LANTERNS

ADA, BEN = 11, 12
HELD = (None, 3)
TOLD_OF = ("card", "final", "hand", "notice", "table")  # a letter more has tests of its own
SETTINGS = Settings(_env_file=None)


def live(state: State = "playing", *, begun: bool = True, known: tuple[str, ...] = ()) -> Live:
    """A table of Ada, who holds something, and Ben, who holds nothing; these letters were wished before."""
    row = TableRow(
        id=1, title="lanterns", server=8, channel=9, thread=None, host=ADA, state=state, options={}, places=2,
        autostart=False, revision=4, created=0, seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")],
    )  # fmt: skip
    match = Match.start(LANTERNS, 2, LANTERNS.options(), "5e" * 32) if begun else None
    waits = {0: Wait(0, 0), 1: Wait(0, 0)} if state == "playing" else {}
    return Live(
        row, match, waits=waits, hands={0: HELD, 1: NOTHING_HELD}, letters={name: {} for name in known}
    )


def wanted(*facts: Fact, at: Live | None = None, before: Live | None = None) -> dict[str, str]:
    """What is to be shown, shown anew, or taken away by a change of which these facts are true."""
    after = at or live()
    wishes = due(Occasion(before or after, replace(after), facts))
    assert len({one.slot for one in wishes}) == len(wishes)
    return {one.slot: _how(one) for one in wishes if one.slot.partition(":")[0] in TOLD_OF}


def _how(wish: Wish) -> str:
    return "gone" if wish.gone else "anew" if wish.data.get("anew") else "shown"


@pytest.mark.parametrize(
    ("facts", "shown"),
    [
        ((), ""),
        ((Begun(),), "card table"),
        ((Answered(),), "table"),
        ((WaitsChanged(),), "card"),
        ((HandChanged(1),), "hand:1"),
        ((Moved(),), "card hand:0"),
        ((ThreadDeleted(),), "card table hand:0"),
        ((PlaceGone(),), "card table"),
        ((Refused(),), "table"),
        ((Wished(0),), "table hand:0"),
        ((Wished(1),), "table"),
        ((Wished(None),), "table"),
        ((Owed((1,)),), "notice"),
    ],
)
def test_while_a_match_is_played(facts: tuple[Fact, ...], shown: str) -> None:
    assert wanted(*facts) == dict.fromkeys(shown.split(), "shown")


def test_who_asks_for_the_messages_gets_them_anew() -> None:
    assert wanted(Asked(0)) == {"card": "anew", "table": "anew", "hand:0": "anew"}
    assert wanted(Asked(1)) == {"card": "anew", "table": "anew"}


def test_the_private_message_of_whoever_leaves_goes_away() -> None:
    assert wanted(HandedOver(0), HandChanged(0)) == {"card": "shown", "table": "shown", "hand:0": "gone"}


def test_in_a_lobby_there_is_only_the_card() -> None:
    lobby = live("lobby", begun=False)
    lobby.hands = {}
    for fact in (Seated(), Asked(0), PlaceGone(), ThreadDeleted()):
        assert wanted(fact, at=lobby).keys() == {"card"}
    for fact in (Answered(), Refused(), Wished(0), Renamed()):
        assert wanted(fact, at=lobby) == {}


@pytest.mark.parametrize("state", ["finished", "abandoned"])
def test_at_the_end_everything_is_shown_once_more(state: State) -> None:
    after = live(state)
    assert wanted(Ended(), at=after, before=live()) == {"card": "shown", "table": "shown", "hand:0": "shown"}


def test_a_match_that_has_come_to_its_end_has_a_final_sheet() -> None:
    after = live("finished")
    assert after.match is not None
    while not after.match.over:
        turn = after.match.awaited()[0]
        after.match.answer(turn.seat, after.match.default(turn.seat), turn.number)
    assert wanted(Ended(), at=after)["final"] == "shown"
    assert "final" not in wanted(Answered(), at=after)


def test_the_thread_of_an_ended_table_stays_away() -> None:
    assert wanted(ThreadDeleted(), at=live("finished")) == {"card": "shown", "table": "gone"}


def test_a_name_that_has_changed_is_mended_where_it_is_shown() -> None:
    assert wanted(Renamed()) == {}
    assert wanted(Renamed(), before=live(known=("card",))) == {"card": "shown"}
    everything = live("finished", known=("card", "table", "final", "hand:0", "notice"))
    everything.letters.pop("notice")
    assert wanted(Renamed(), at=everything) == dict.fromkeys(("card", "table", "final"), "shown")


def test_what_others_hang_on_goes_out_first() -> None:
    assert list(letters())[:3] == ["card", "table", "notice"]
    assert [name for name, one in letters().items() if one.thread] == ["card"]
    assert [name for name, one in letters().items() if not one.edited] == ["notice", "nudge", "vote"]
    assert [name for name, one in letters().items() if one.place is Place.PLAYER] == ["nudge", "hand"]


@pytest.mark.parametrize(
    ("letter", "young", "old", "scrolled", "below"),
    [
        ("card", False, False, False, False),
        ("final", False, False, False, False),
        ("table", False, True, True, False),
        ("hand", False, True, True, True),
    ],
)
def test_when_a_letter_is_posted_anew(
    letter: str, young: bool, old: bool, scrolled: bool, below: bool
) -> None:
    one = letters()[letter]
    assert one.anew(SETTINGS, Age(SETTINGS.old_after, 0)) is young
    assert one.anew(SETTINGS, Age(SETTINGS.old_after + 1, 0)) is old
    assert one.anew(SETTINGS, Age(0, SETTINGS.scrolled)) is scrolled
    assert one.anew(SETTINGS, Age(0, 1)) is below


def test_how_long_a_letter_is_left_as_it_is() -> None:
    playing, lobby = live().row, live("lobby", begun=False).row
    assert letters()["card"].gap(SETTINGS, playing) == SETTINGS.card_gap
    for name, row in (("card", lobby), ("table", playing), ("hand", playing)):
        assert letters()[name].gap(SETTINGS, row) == SETTINGS.edit_gap


@pytest.mark.parametrize(
    ("letter", "state", "said"),
    [
        ("card", "lobby", "post-lost"),
        ("card", "playing", None),
        ("table", "playing", "post-lost"),
        ("table", "finished", None),
        ("notice", "playing", None),
        ("final", "finished", None),
    ],
)
def test_what_players_hear_when_a_letter_has_no_place(letter: str, state: State, said: str | None) -> None:
    assert letters()[letter].lost(live(state).row) == said
