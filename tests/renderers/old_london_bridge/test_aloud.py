"""The alt text gives the glance in its limit, and the table read aloud is enough to play from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderers
from data.words import Words, has
from engines.old_london_bridge.options import EXPERT
from engines.old_london_bridge.view import BridgeHand, Fields, OpenLine, PlayedCard
from renderers.old_london_bridge import ARTIST
from tests.renderers.old_london_bridge.views import (
    BRIDGES,
    KIND_OF_TILE,
    LONGEST,
    NAMES,
    STRANGE,
    architect,
    choosing,
    crowded,
    over,
    rondel,
    slots,
    table,
)

WORDS = Words("en", NAMES)


@pytest.mark.parametrize("seats", range(2, 5))
@pytest.mark.parametrize("names", [NAMES, LONGEST, STRANGE])
def test_alt_text_fits(seats: int, names: tuple[str, ...]) -> None:
    for seen in (choosing(seats), table(seats), crowded(seats), over(seats)):
        told = ARTIST.alt(seen, Words("en", names))
        assert 0 < len(told) <= 1024
        assert all(name in told for name in names[:seats])


def test_alt_text_ends_with_whole_sentences_however_much_happened() -> None:
    seen = table(4)
    told = ARTIST.alt(seen.model_copy(update={"news": seen.news * 60}), Words("en", LONGEST))
    assert 850 < len(told) <= 1024
    assert told.endswith(".")


def test_alt_text_tells_turn_standings_and_what_happened() -> None:
    told = ARTIST.alt(table(4), WORDS)
    for wanted in (
        "round 5 of 12",
        "It is the turn of Bartholomew with Lady (2)",
        "waits for Bartholomew",
        "Ada: 7 buildings, last Gate 16; chapel track 4, gate track 3; 3 cards.",
        "collects £1",
    ):
        assert wanted in told


def test_alt_text_of_other_phases() -> None:
    assert "Everybody chooses a card" in ARTIST.alt(choosing(3), WORDS)
    revealed = tuple(PlayedCard(seat=seat, value=seat, plus=0, state="revealed") for seat in range(3))
    open_ = table(3, phase="revealed", acting=None, played=revealed)
    assert "The cards are open" in ARTIST.alt(open_, WORDS)
    told = ARTIST.alt(over(4), WORDS)
    assert "Bartholomew is the richest architect" in told
    assert "Ada: place 2, £52." in told
    assert "Chiara: place 3, £52." in told


def test_the_table_read_aloud_holds_rondel_and_stacks() -> None:
    told = ARTIST.read(table(4, rondel=rondel(3, {"gate": (0, 2), "centre": (1,)})), WORDS)
    for wanted in (
        "**Chapel**: £2; on top lies Chapel 17 (grey); 8 buildings are left.",
        "**Shop**: the X, closed; on top lies Shop 23 (orange); 3 buildings are left.",
        "**Guild**: £3; on top lies Guild 4 (all four colours); it is the last building.",
        "Ada and Chiara stand beside Gate.",
        "Bartholomew stands in the centre.",
        "costs £2",
    ):
        assert wanted in told
    assert "**Guild**: £1; the stack is exhausted." in ARTIST.read(over(4), WORDS)


def test_the_table_read_aloud_holds_both_tracks_with_stacks() -> None:
    told = ARTIST.read(table(4), WORDS)
    for wanted in (
        "Coins: £1 on 2, £2 on 5, £3 on 8, and £5 on 11.",
        "Space 4, from the top: Ada and Dmitri.",
        "Space 2: Bartholomew.",
        "On the stairs, step A: Chiara.",
        "From the first to the last: Ada, Dmitri, Bartholomew, and Chiara.",
        "Bonus tiles on 3, 6, 9, and 12.",
        "At the start, from the top: Dmitri and Chiara.",
        "£10 at the end",
    ):
        assert wanted in told


def test_the_table_read_aloud_holds_every_building_and_what_it_replaced() -> None:
    one = architect(chapel=1, slots=slots("chapel32:blue park:green guild4", {1: (29, 20)}))
    told = ARTIST.read(table(2, architects=(one, architect(BRIDGES[1]))), WORDS)
    for wanted in (
        "1. Chapel 32 (blue), in the place of 29 and 20",
        "2. Park (green)",
        "3. Guild 4 (all four colours)",
        "9 slots are empty.",
        "Coats of arms: 2 blue, 1 orange, 1 grey, 2 green.",
        "3 cards in hand.",
    ):
        assert wanted in told


def test_the_table_read_aloud_holds_supplies_cards_and_tiles() -> None:
    told = ARTIST.read(table(4), WORDS)
    for wanted in (
        "1. Ada: Lord (4), done",
        "2. Bartholomew: Lady (2) + 1, acting now",
        "3. Chiara: Merchant (1), still to act",
        "Round markers turned up: 1, 3, 1, 2, and 2. 7 are left.",
        "Lord (4): 0",
        "Left pile: Use the X. Go to the X and build from its stack. 6 are left.",
        "Middle pile: Card +1. After the reveal your card counts 1 more. It is the last one.",
        "Bonus tiles: Gate track +2.",
        "to be used from the next one: Share a space.",
        "Chapel track, for the first places: £5, £3, and £1.",
    ):
        assert wanted in told
    assert "Money: £128." in ARTIST.read(crowded(2), WORDS)


def test_scoring_tiles_are_read_with_their_rules() -> None:
    for field, hows in EXPERT.items():
        for how in hows:
            fields = Fields(**{"chapel": "base", "gate": "base", "inn": "base", "bridge": "base", field: how})
            assert WORDS(f"bridge-scoring-{how}") in ARTIST.read(table(3, fields=fields), WORDS)


def test_points_so_far_are_read_with_what_is_hidden() -> None:
    lines = (("coins", None), ("chapel", 5), ("gate", 0), ("inn", None), ("empty", -3))
    sheet = tuple(OpenLine(what=what, points=points) for what, points in lines)
    nothing = tuple(line.model_copy(update={"points": 0 if line.points else line.points}) for line in sheet)
    told = ARTIST.read(table(2, so_far=(sheet, nothing)), WORDS)
    for wanted in (
        WORDS("bridge-read-so-far"),
        "Ada: Chapel track £5 and Slots lost for good −£3. Together £2.",
        "Bartholomew: nothing yet.",
        "Not counted, since hidden until the end: Coins in hand and Cards in hand.",
    ):
        assert wanted in told.splitlines()
    assert WORDS("bridge-read-so-far") not in ARTIST.read(over(2), WORDS)


def test_only_the_owner_hears_of_cards_and_money() -> None:
    hand = BridgeHand(cards=(0, 2, 2), chosen=(3,), money=27)
    told = ARTIST.read(choosing(3, viewer=0, hand=hand), WORDS)
    assert "Your cards, which nobody else sees: Peter de Colechurch (0) and 2 × Lady (2)." in told
    assert "You have chosen: Cleric (3)." in told
    assert "You have £27." in told
    assert "£27" not in ARTIST.read(choosing(3), WORDS)
    assert "Chiara has chosen a card." in ARTIST.read(choosing(3), WORDS)


def test_ones_own_bridge_is_read_first() -> None:
    told = ARTIST.read(table(3, viewer=2), WORDS)
    assert told.index("Bridge of Chiara") < told.index("Bridge of Ada")


def test_the_end_is_read_with_all_lines() -> None:
    told = ARTIST.read(over(4), WORDS)
    for wanted in (
        "Bartholomew is the richest architect",
        "Coins in hand: £46",
        "Empty slots: −£3",
        "Place on the chapel track (1 is ahead): 1",
        "Cards in hand: Peter de Colechurch (0), 2 × Merchant (1), and Lord (4).",
    ):
        assert wanted in told


def test_every_message_of_the_pictures_exists_and_is_used() -> None:
    folder = Path(renderers.__file__).parent / "old_london_bridge"
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    used = set(re.findall(r'"(bridge-(?:picture|alt|read)-[a-z0-9_-]+)"', code))
    assert len(used) > 60
    assert not [message for message in sorted(used) if not has("en", message)]
    made = {f"bridge-picture-card-{card}" for card in range(5)}
    made |= {f"bridge-picture-tile-{kind}" for kind in KIND_OF_TILE}
    made |= {f"bridge-read-{state}" for state in ("revealed", "to_come", "now", "done")}
    assert all(has("en", message) for message in made)
    words = Path(renderers.__file__).parent.parent / "data/locales/en/old_london_bridge_pictures.ftl"
    there = set(re.findall(r"^(bridge-[a-z0-9_-]+) =", words.read_text("utf-8"), re.MULTILINE))
    assert there == used | made
