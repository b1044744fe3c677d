"""The alt text gives the glance in its limit, and the table read aloud is enough to play from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderers
from data.words import Words, has
from engines.pillars.components import craftsmen, resources
from engines.pillars.effects import effect_text
from engines.pillars.spaces import CLOCKWISE
from renderers.pillars import ARTIST
from tests.renderers.pillars.views import (
    LONGEST,
    NAMES,
    POOL,
    STRANGE,
    fresh,
    over,
    step,
    table,
    with_event,
)

WORDS = Words("en", NAMES)


@pytest.mark.parametrize("seats", range(2, 5))
@pytest.mark.parametrize("names", [NAMES, LONGEST, STRANGE])
def test_alt_text_fits(seats: int, names: tuple[str, ...]) -> None:
    words = Words("en", names)
    for seen in (fresh(seats), table(seats), step(seats, 12), over(seats)):
        told = ARTIST.alt(seen, words)
        assert 0 < len(told) <= 1024
        assert all(name in told for name in names[:seats])


def test_alt_text_ends_with_whole_sentences_however_much_happened() -> None:
    seen = table(4)
    busy = seen.model_copy(update={"news": seen.news * 60})
    told = ARTIST.alt(busy, Words("en", LONGEST))
    assert 850 < len(told) <= 1024
    assert told.endswith(".")


def test_alt_text_tells_the_round_the_price_and_who_is_awaited() -> None:
    told = ARTIST.alt(table(4), WORDS)
    for wanted in ("round 4 of 6", "the price is 3 gold", "waits for Dmitri", "Ada: 12 points, 14 gold"):
        assert wanted in told
    assert "Bartholomew: 17 points, 5 gold, builders at Kingsbridge" in told


def test_alt_text_of_the_draft_and_of_the_board() -> None:
    assert "9 are left in the pool" in ARTIST.alt(fresh(2), WORDS)
    assert "Step 12: Market." in ARTIST.alt(step(3, 12), WORDS)


def test_alt_text_of_the_end_tells_places_and_points() -> None:
    told = ARTIST.alt(over(4), WORDS)
    assert "Chiara has won" in told
    assert "Ada: place 2, 41 points" in told


def test_the_pool_is_read_with_what_each_card_takes() -> None:
    told = ARTIST.read(fresh(3), WORDS)
    for card in POOL:
        assert WORDS(f"pillars-card-{card}") in told
        if card in resources():
            assert f"takes {resources()[card].workers} workers" in told
        else:
            assert f"costs {craftsmen()[card].cost} gold. {WORDS.say(effect_text(card))}" in told


def test_every_place_is_read_in_clockwise_order_with_its_builders_and_cards() -> None:
    told = ARTIST.read(table(4), WORDS)
    places = [
        told.index(f"**{number} {WORDS(f'pillars-place-{place}')}**")
        for number, place in enumerate(CLOCKWISE, 1)
    ]
    assert places == sorted(places)
    for wanted in (
        "Space 1: Bartholomew. Toledo: 2 metal at once.",
        "Space 2: free. Richard of Kingsbridge: 1 sand more every round.",
        "Space 2: Ada. 1 point.",
        "Space 3: Ada.",
        "Free spaces: 2.",
        "For sale: 3 stone, 1 wood, and 4 sand.",
        "Prices: sand 2 gold, wood 3 gold, stone 4 gold, and metal 5 gold. Metal can only be sold.",
        "Grey workers here: 2.",
        "Built so far: the nave, the portal, and the apse.",
        "The first builder here gets 1 metal.",
        "Supply: 14 sand.",
        "Metal in the supply: 7.",
        "6 events lie face down.",
    ):
        assert wanted in told, wanted


def test_the_cost_track_is_read() -> None:
    told = ARTIST.read(table(4), WORDS)
    for wanted in (
        "A builder of Dmitri is drawn and costs 3 gold.",
        "Bartholomew passed at 7.",
        "Builders in the bag: 1 of Bartholomew, 2 of Chiara, and 3 of Dmitri.",
        "Ada may still put a builder back and draw another.",
    ):
        assert wanted in told, wanted


def test_everything_before_a_player_is_read() -> None:
    told = ARTIST.read(table(4), WORDS)
    for wanted in (
        "12 points, 14 gold. Cubes: 1 metal, 2 stone, 4 wood, and 2 sand.",
        "Workers sent out: Wool Mill: 3 and Forest: 9.",
        "6 craftsmen, room for 6.",
        "2 grey workers come for the next round.",
        "One of the workers is the black one.",
        "Protected from the event.",
        "Pays no tax this round.",
        "The town wall leaves only two builders this round.",
        "Resource cards: Forest with 2 wood and Gravel Pit with 4 sand.",
        "Advantages that left the game: Weeping Madonna.",
    ):
        assert wanted in told, wanted
    for card in ("organ_builder", "goldsmith_5", "thomas", "remigius"):
        assert f"**{WORDS(f'pillars-card-{card}')}**: {WORDS.say(effect_text(card))}" in told


def test_event_tax_and_trader_are_read() -> None:
    told = ARTIST.read(step(4, 12), WORDS)
    assert f"**Cold Winter**: {WORDS.say(effect_text('cold_winter'))}" in told
    assert "The tax is 4 gold." in told
    assert "It is the turn of the builder on space 2." in told
    assert "This step is being carried out." in told


def test_only_ellens_owner_hears_of_the_coming_event() -> None:
    assert "coming event is The Town Wall" in ARTIST.read(with_event(table(3, 1), "town_wall"), WORDS)
    assert "coming event is The Town Wall" in ARTIST.hand_alt(with_event(table(3, 1), "town_wall"), WORDS)
    assert "Town Wall" not in ARTIST.alt(with_event(table(3, 1), "town_wall"), WORDS)
    assert ARTIST.hand_alt(table(3, 1), WORDS) == ARTIST.alt(table(3, 1), WORDS)
    for view in (table(3, 1), table(3)):
        assert "Town Wall" not in ARTIST.read(view, WORDS)
        assert "Town Wall" not in ARTIST.alt(view, WORDS)


def test_ones_own_things_are_read_first() -> None:
    told = ARTIST.read(table(3, 2), WORDS)
    assert told.index("### Chiara") < told.index("### Ada")


def test_the_end_is_read_with_all_lines() -> None:
    told = ARTIST.read(over(2), WORDS)
    for wanted in ("Ada has won", "Woodwork: 9", "Goldsmiths: 5", "Gold (more is better): 11"):
        assert wanted in told


def test_every_message_of_the_pictures_exists_and_is_used() -> None:
    folder = Path(renderers.__file__).parent / "pillars"
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    used = set(re.findall(r'"(pillars-(?:picture|alt|read)-[a-z0-9_-]+)"', source))
    assert len(used) > 60
    assert not [message for message in sorted(used) if not has("en", message)]
    written = Path(renderers.__file__).parent.parent / "data/locales/en/pillars_pictures.ftl"
    built = {"pillars-picture-phase-draft", "pillars-picture-phase-builders"}
    built |= {"pillars-picture-buy", "pillars-picture-sell"}
    ids = set(re.findall(r"^(pillars-[a-z0-9_-]+) =", written.read_text("utf-8"), re.MULTILINE))
    assert ids - built == used
    assert built <= ids
