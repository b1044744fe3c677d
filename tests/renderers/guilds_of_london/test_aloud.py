"""The alt text gives the glance in its limit, and the table read aloud is enough to play from."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import renderers
from data.words import Words, has
from engines.guilds_of_london.components import cards, mayoral, tiles
from engines.guilds_of_london.view import Resolving
from engines.guilds_of_london.voting import placed
from engines.kernel import Match
from engines.kernel.backstage import state
from engines.kernel.catalogue import title_of
from engines.kernel.questions import random_picks
from renderers.guilds_of_london import ARTIST
from renderers.guilds_of_london.ahead import Ahead, ahead, voted
from renderers.guilds_of_london.aloud import one_tile
from renderers.guilds_of_london.sayings import standing
from tests.engines.guilds_of_london.scene import Scene
from tests.renderers.guilds_of_london.views import (
    LONGEST,
    NAMES,
    STRANGE,
    early,
    holding,
    over,
    table,
    voting,
)

WORDS = Words("en", NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("names", [NAMES, LONGEST, STRANGE])
def test_alt_text_fits(seats: int, names: tuple[str, ...]) -> None:
    words = Words("en", names)
    for seen in (table(seats), early(seats), voting(seats), over(seats)):
        told = ARTIST.alt(seen, words)
        assert 0 < len(told) <= 1024
        assert all(name in told for name in names[:seats])


def test_alt_text_ends_with_whole_sentences_however_much_happened() -> None:
    seen = table(4)
    told = ARTIST.alt(seen.model_copy(update={"news": seen.news * 80}), Words("en", LONGEST))
    assert 900 < len(told) <= 1024
    assert told.endswith(".")


def test_alt_text_tells_round_turn_points_and_who_is_awaited() -> None:
    told = ARTIST.alt(table(3), WORDS)
    for wanted in (
        "round 5 of 15",
        "It is the turn of Ada.",
        "The table waits for Ada.",
        "Bartholomew: 23 points, 8 Masters, 5 cards.",
        WORDS("guilds-event-resolution"),
    ):
        assert wanted in told
    assert told.index("Bartholomew: 23") < told.index("Ada: 7")


def test_alt_text_of_a_vote_names_the_place() -> None:
    assert "A vote is due: Plantation." in ARTIST.alt(voting(3), WORDS)


def test_alt_text_of_the_end_tells_places_and_points() -> None:
    told = ARTIST.alt(over(4), WORDS)
    assert "Bartholomew has won" in told
    assert "Ada: place 2, 41 points" in told
    assert "Chiara: place 2, 41 points" in told
    assert "share the win" in ARTIST.alt(over(3, (9, 9, 1)), WORDS)


def test_every_tile_is_read_with_all_that_is_printed_and_stands_on_it() -> None:
    seen = table(3)
    told = ARTIST.read(seen, WORDS)
    for tile in seen.board.tiles:
        line = next(
            row for row in told.splitlines() if row.startswith(f"**{WORDS(f'guilds-place-{tile.id}')}**")
        )
        assert all(WORDS(f"guilds-symbol-{symbol}") in line for symbol in tile.symbols)
        if tile.rank is not None:
            assert f"Rank {tile.rank}," in line
        if tile.resolved:
            assert "Resolved" in line
            assert tile.master is None or f"{NAMES[tile.master]} is its Master" in line
            continue
        assert f"Needs {tile.need} pawns, " in line
        for icon in tile.first:
            assert WORDS(f"guilds-icon-{icon.kind}", count=icon.count) in line
        for seat, count in enumerate(tile.pawns):
            assert not count or f"{NAMES[seat]} {count}" in line
        assert ("the Beadle" in line) == tile.beadle
        assert ("neutral pawn" in line.partition("Here: ")[2]) == bool(tile.neutrals)


def test_where_tiles_lie_and_whose_masters_are_beside_them_is_read() -> None:
    told = ARTIST.read(table(3), WORDS)
    assert "**Mercers** (row 1, column 1). Rank 1, cross and crown." in told
    assert "**Guildhall** (row 3, columns 3 and 4). Here: Ada 3 and Bartholomew 1." in told
    assert "Masters beside it: Bartholomew 1." in told


def test_what_lies_before_the_players_and_beside_the_city_is_read() -> None:
    told = ARTIST.read(table(3), WORDS)
    for wanted in (
        "Order of play: Bartholomew, Ada, and Chiara.",
        "4 action cards (7 may be kept), 1 mayoral card.",
        "Pawns: 9 in the supply, 1 in the Guildhall, 1 on the Plantation.",
        "Owns 1 neutral pawn.",
        "Tokens of second places: 2 points and ship 1 pawn.",
        "Has had the turn of this round.",
        "Played this turn: Apprentices to move.",
        "2 more cards are drawn at the end of the turn.",
        WORDS("guilds-text-g5"),
        "### Plantation: Ulster",
        "First place: 1 of 3 mayoral cards. Second place, or a tie for first: 2 points. ",
        "Whoever is rewarded gives back 2 pawns.",
        "40 action cards lie in the deck.",
        "2 cards are discarded, on top Coat of Arms.",
        "14 mayoral cards lie in their deck.",
        "17 tiles are left to be laid.",
        "5 neutral pawns lie on the score board.",
        "Tiles are resolved after round 5, the Plantation after round 6, and then the city grows.",
    ):
        assert wanted in told


def test_only_the_owner_hears_of_his_cards() -> None:
    mine = ARTIST.read(holding(table(3), "p3", mayoral=("m15",), choice=("m04",)), WORDS)
    for wanted in ("Audience", "All Five Colours", "Patron of the Scythe"):
        assert wanted in mine
        assert wanted not in ARTIST.read(table(3), WORDS)
    for text in ("guilds-text-p3", "guilds-text-m15", "guilds-text-m04"):
        assert WORDS(text) in mine


def test_the_last_development_brings_no_tiles() -> None:
    assert "the Plantation after round 8.\n" in ARTIST.read(table(2), WORDS)


def test_a_due_vote_is_read() -> None:
    seen = table(3)
    due = [one.id for one in seen.board.tiles if not one.resolved and standing(one) >= one.need]
    assert due
    for name in due:
        assert "a vote is due at the next resolution" in one_tile(seen, name, WORDS)


def test_no_vote_is_promised_where_no_player_stands() -> None:
    scene = Scene(3).city(dyers=(0, 1), paviors=(5, 5)).stand("dyers", neutrals=2, beadle=True).go()
    told = one_tile(scene.match.view(0), "dyers", WORDS)
    assert "Needs 3 pawns, 3 are there, but none is a player’s: no vote is due." in told
    told = one_tile(scene.stand("dyers", 1, neutrals=2).match.view(0), "dyers", WORDS)
    assert "Needs 3 pawns, 4 are there: a vote is due at the next resolution." in told


def test_who_is_ahead_in_a_vote_is_read_and_nothing_is_due_later() -> None:
    now = Resolving(place="clothworkers", stage="negotiation", first=None, second=())
    seen = table(4, phase="resolution", acting=None, resolving=now)
    assert "Bartholomew is ahead." in ARTIST.alt(seen, WORDS)
    told = one_tile(seen, "clothworkers", WORDS)
    assert "it is being voted on now" in told
    assert "Bartholomew is ahead." in told
    assert "next resolution" not in told
    now = Resolving(place="clothworkers", stage="first", first=0, second=(1,))
    told = one_tile(table(4, phase="resolution", acting=None, resolving=now), "clothworkers", WORDS)
    assert "rewards are taken" in told
    assert "Ada has won." in told


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_is_said_to_be_ahead_would_win(seats: int) -> None:
    title = title_of("guilds_of_london")
    met = 0
    for number in range(4):
        match, luck = Match.start(title, seats, title.options(), f"{number:064x}"), Random(number)
        while not match.over:
            board = match.view(None).board
            tile = next((one for one in board.tiles if voted(board, one)), None)
            if tile is not None:
                found = placed(state(match), tile.id, tile.pawns)
                assert ahead(board, tile) == Ahead(found.first, found.second)
                met += 1
            question = match.question(luck.choice(match.awaited()).seat)
            assert question is not None
            match.answer(question.seat, random_picks(question, luck), question.number)
    assert met


def test_what_breaks_a_tie_is_read_with_gog_and_magog() -> None:
    """Ada's Master is on Gog & Magog: it helps wherever she stands, and nobody else."""
    scene = Scene(3).city(dyers=(0, 1), cooks=(1, 1), gog_magog=(7, 7), paviors=(5, 5))
    scene.master(0, "gog_magog").master(1, "cooks").stand("dyers", 2, 2).stand("paviors", 0, 1).go()
    view = scene.match.view(0)
    told = one_tile(view, "dyers", WORDS)
    assert told.endswith("Masters beside it: Bartholomew 1. Gog & Magog adds 1 for Ada in a tie.")
    assert "Gog & Magog adds" not in one_tile(view, "paviors", WORDS), "she does not stand there"
    assert "Gog & Magog adds" not in one_tile(view, "gog_magog", WORDS)
    assert told in ARTIST.read(view, WORDS).splitlines()


def test_one_tile_is_read_like_its_line_of_the_table() -> None:
    seen = table(3)
    for laid in seen.board.tiles:
        assert one_tile(seen, laid.id, WORDS) in ARTIST.read(seen, WORDS).splitlines()
    with pytest.raises(LookupError):
        one_tile(seen, "fishmongers", WORDS)


def test_the_private_picture_tells_the_cards_and_fits() -> None:
    told = ARTIST.hand_alt(holding(table(3), "y1", "y1", "b6", mayoral=("m15",)), WORDS)
    assert told == (
        "Your hand: 3 cards (you may keep 7).\n2 × Apprentices (scythe): Hire 2.\n"
        "Homecoming (anchor and crown): Keep 1 of 2 mayoral cards, for 1 pawn.\n"
        "Mayoral card All Five Colours: 4 for all five symbols; 8 if each twice."
    )
    first = ARTIST.hand_alt(holding(early(2), "y1", choice=("m06", "m21")), WORDS)
    assert "To choose from: First of the Compass: 6 for most Masters on compasses; 3 if tied." in first
    beside = ARTIST.hand_words(holding(early(2), "y1", choice=("m06", "m21")), WORDS)
    assert beside == "Your hand: 1 card (you may keep 7).\nApprentices (scythe): Hire 2."
    everything = holding(table(4), *cards(), mayoral=tuple(mayoral()))
    assert 900 < len(ARTIST.hand_alt(everything, WORDS)) <= 1024


def test_equal_cards_are_read_once() -> None:
    told = ARTIST.read(holding(table(3), "y1", "y1"), WORDS)
    assert "2 × **Apprentices** (scythe). Hire 2 pawns." in told


def test_lasting_effects_of_buildings_are_read() -> None:
    told = ARTIST.read(table(3), WORDS)
    assert WORDS("guilds-text-university") in told


def test_the_end_is_read_with_all_lines() -> None:
    told = ARTIST.read(over(3), WORDS)
    for wanted in (
        "Scored during the match",
        "All Five Colours: 2",
        "Neighbouring Masters: 7",
        "place 1, 63 points",
    ):
        assert wanted in told


def test_every_message_of_the_pictures_exists() -> None:
    folder = Path(renderers.__file__).parent / "guilds_of_london"
    used = {
        message
        for path in folder.glob("*.py")
        for message in re.findall(
            r'"(guilds-(?:picture|alt|read|score)-[a-z0-9_-]+)"', path.read_text("utf-8")
        )
    }
    assert len(used) > 45
    stages = [
        f"guilds-{part}-{stage}"
        for part in ("picture", "alt")
        for stage in ("negotiation", "first", "second")
    ]
    phases = [f"guilds-picture-{phase}" for phase in ("mayoral", "turns", "resolution", "plantation", "over")]
    uses = [f"guilds-read-use-{use}" for use in ("hire", "move", "effect")]
    names = [f"guilds-place-{tile}" for tile in (*tiles(), "guildhall", "plantation")]
    short = [f"guilds-short-{card}" for card in (*cards(), *mayoral())]
    wanted = [*used, *stages, *phases, *uses, *names, *short]
    assert not [message for message in sorted(wanted) if not has("en", message)]


def test_every_message_of_the_file_is_used() -> None:
    written = Path(renderers.__file__).parents[1] / "data/locales/en/guilds_of_london_pictures.ftl"
    code = "".join(
        path.read_text("utf-8")
        for path in (Path(renderers.__file__).parent / "guilds_of_london").glob("*.py")
    )
    for message in re.findall(r"^(guilds-[a-z-]+) =", written.read_text("utf-8"), re.MULTILINE):
        stem = message.rsplit("-", 1)[0]
        assert f'"{message}"' in code or f'"{stem}-{{' in code, message


def test_votes_that_are_over_are_not_announced_any_more() -> None:
    assert "Tiles are resolved after round 5," in ARTIST.read(table(4), WORDS)
    assert "Tiles are resolved after round 6," in ARTIST.read(voting(4), WORDS)
