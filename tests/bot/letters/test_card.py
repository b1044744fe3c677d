"""What the card in the channel says and offers, in a lobby, while a match is played, and afterwards."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.letters.card import BROWN, GREEN, GREY, LETTER, card
from bot.letters.letter import Place
from bot.store.records import Reservation, Seat, Slot, TableRow
from bot.tables.facts import Arranged, Asked, Fact, Missing, Occasion, OffersChanged, Renamed
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.table.faces import Seen
from data.words import Words
from engines.kernel.catalogue import title_of
from tests.bot.letters.letterbox import inner, sight

ADA, BEN, CLEO = 11, 12, 13
WORDS = Words("en")
LOBBY = TableRow(
    id=5, title="tiny_towns", server=8, channel=9, thread=None, host=ADA, state="lobby", options={}, places=3,
    autostart=False, revision=4, created=0, pace="daily", seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")],
)  # fmt: skip
PLAYING = replace(LOBBY, state="playing", started=1, places=2)


def shown(row: TableRow, **known: Any) -> Content:
    return card(Seen(row, **known), WORDS)


def fields(content: Content) -> dict[str, str]:
    """What is told of the table, by its headings."""
    assert content.embed is not None
    return {str(one.name): str(one.value) for one in content.embed.fields}


def labels(content: Content) -> list[str]:
    return [str(inner(one).label) for one in content.items]


def line(content: Content, label: str) -> int | None:
    """In which row of buttons this one stands."""
    return next(one.row for one in content.items if str(inner(one).label) == label)


def test_a_lobby_tells_the_game_who_sits_there_the_time_and_the_hints() -> None:
    content = shown(LOBBY)
    told = fields(content)
    assert list(told) == ["The game", "Players (2 of 3)", "Time", "Hints"]
    assert [("host" in one) for one in told["Players (2 of 3)"].splitlines()] == [True, False]
    assert [one[:2] for one in told["Players (2 of 3)"].splitlines()] == ["1.", "2."]
    assert "unless the match is rated" in told["Hints"]
    assert content.embed is not None
    assert content.embed.colour is not None
    assert content.embed.colour.value == GREEN
    assert content.embed.footer.text is None
    assert labels(content)[:3] == ["Join", "Leave", "Rules"]
    assert labels(content)[-1] == "Start"
    assert {line(content, one) for one in labels(content) if one in ("Start", "Set up")} == {1}
    assert "No thanks" not in labels(content)


def test_a_seat_that_is_kept_is_told_with_its_end_and_can_be_given_up() -> None:
    content = shown(replace(LOBBY, reserved=[Reservation(CLEO, 1, "Cleo", 7000)]))
    assert "No thanks" in labels(content)
    (told,) = [text for head, text in fields(content).items() if "ept" in head]
    assert "Cleo" in told
    assert "<t:7000" in told
    assert content.embed is not None
    assert "Seats are kept" in str(content.embed.description)
    taken = shown(replace(LOBBY, reserved=[Reservation(BEN, 1, "Ben", 7000)]))
    assert "No thanks" not in labels(taken)


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({}, "Waiting for players. Press **Join**"),
        ({"places": 2}, "All seats are taken"),
        ({"autostart": True}, "begins by itself"),
        ({"autostart": True, "places": 2}, "begins by itself"),
    ],
)
def test_what_a_lobby_waits_for(changed: dict[str, Any], text: str) -> None:
    content = shown(replace(LOBBY, **changed))
    assert content.embed is not None
    assert text in str(content.embed.description)


def test_what_the_host_says_and_when_it_begins_is_told_in_a_lobby_alone() -> None:
    row = replace(LOBBY, note="Come **in**", begins=9000, least=80)
    told = fields(shown(row))
    assert told["Note of Ada"] == "Come \\*\\*in\\*\\*"
    assert told["Begins by itself"].startswith("<t:9000")
    assert "80 times out of 100" in told["Reliability"]
    assert "Note" in fields(shown(replace(row, host=CLEO)))
    later = fields(shown(replace(row, state="playing")))
    assert later.keys().isdisjoint({"Note of Ada", "Note", "Begins by itself", "Reliability", "The game"})
    assert fields(shown(replace(row, least=0)))["Reliability"]


def test_how_reliable_people_are_stands_beside_whom_it_is_known_of() -> None:
    content = card(Seen(LOBBY), WORDS, {BEN: 0})
    first, second = fields(content)["Players (2 of 3)"].splitlines()
    assert "of 100" not in first
    assert "0 of 100" in second


@pytest.mark.parametrize(
    ("state", "hints", "unrated", "text"),
    [
        ("lobby", None, None, "unless"),
        ("lobby", "on", None, "Players may ask what a computer would do."),
        ("lobby", "off", None, "Nobody may"),
        ("playing", None, None, "Nobody may"),
        ("playing", None, "often", "Players may ask what a computer would do."),
        ("playing", "off", "often", "Nobody may"),
    ],
)
def test_whether_hints_may_be_asked_for(
    state: Any, hints: str | None, unrated: str | None, text: str
) -> None:
    assert text in fields(shown(replace(LOBBY, state=state, hints=hints, unrated=unrated)))["Hints"]


def test_time_is_told_where_somebody_waits_for_it_and_until_the_end() -> None:
    alone = [Seat(0, ADA, "Ada"), Seat(1, None, "", "normal", 1)]
    assert "Time" in fields(shown(PLAYING))
    assert "Time" not in fields(shown(replace(PLAYING, seats=alone)))
    assert "Time" in fields(shown(replace(LOBBY, seats=[Seat(0, ADA, "Ada")])))
    over = fields(shown(replace(PLAYING, state="abandoned", ended=2, reason="left")))
    assert over.keys().isdisjoint({"Time", "Hints"})


def test_a_match_offers_to_play_to_read_and_to_watch() -> None:
    content = shown(PLAYING)
    assert labels(content) == ["Play", "Read the board", "Rules", "Watch"]
    assert content.embed is not None
    assert content.embed.colour is not None
    assert content.embed.colour.value == BROWN


@pytest.mark.parametrize(("started", "offered"), [(None, []), (1, ["Read the board"])])
def test_of_a_table_that_was_given_up_the_board_is_left_if_there_was_one(
    started: int | None, offered: list[str]
) -> None:
    content = shown(replace(PLAYING, state="abandoned", started=started, reason="left"))
    assert labels(content) == offered
    assert content.embed is not None
    assert content.embed.colour is not None
    assert content.embed.colour.value == GREY


def test_after_a_match_it_can_be_played_again_and_looked_at() -> None:
    content = shown(replace(PLAYING, state="finished", ended=2), commitment="c0ffee", seed="5eed")
    assert len(labels(content)) == 5
    assert labels(content)[-1] == "Read the board"
    assert content.embed is not None
    assert content.embed.footer.text == "Shuffle c0ffee · seed 5eed"
    running = shown(PLAYING, commitment="c0ffee").embed
    assert running is not None
    assert running.footer.text == "Shuffle c0ffee"


def test_seats_on_offer_have_a_button_each_which_says_the_number_where_there_are_several() -> None:
    row = replace(PLAYING, seats=[Seat(0, ADA, "Ada"), Seat(1, None, "Ben"), Seat(2, None, "Cleo")])
    one, two = shown(row, offered=frozenset({1})), shown(row, offered=frozenset({2, 1}))
    told = fields(two)["To be taken over"]
    assert told.index("seat 2") < told.index("seat 3")
    assert "seat 3" not in fields(one)["To be taken over"]
    assert len(labels(one)) == 5
    assert [("2" in label, "3" in label) for label in labels(two)[-2:]] == [(True, False), (False, True)]
    assert "2" not in labels(one)[-1]
    assert "To be taken over" not in fields(shown(row))


def test_a_match_that_is_not_rated_says_why_and_options_are_told_that_are_not_as_usual() -> None:
    assert "three rated matches" in fields(shown(replace(LOBBY, unrated="often")))["Rating"]
    assert "Rating" not in fields(shown(LOBBY))
    usual = title_of("tiny_towns").options().written()
    assert "Options" not in fields(shown(replace(LOBBY, options=usual)))


# When it is due, and how long it may wait


def live(row: TableRow, *letters: str) -> Live:
    return Live(row, letters={one: {} for one in letters})


@pytest.mark.parametrize(
    ("fact", "there", "data"),
    [
        (Missing(), False, {}),
        (Arranged(), False, {}),
        (OffersChanged(), False, {}),
        (Asked(0), False, {"anew": True}),
        (Renamed(), True, {}),
    ],
)
def test_it_follows_what_changes_about_the_table(fact: Fact, there: bool, data: dict[str, object]) -> None:
    before = live(LOBBY, *(["card"] if there else []))
    (wish,) = LETTER.due(Occasion(before, before, (fact,)))
    assert (wish.slot, dict(wish.data)) == ("card", data)
    running = live(PLAYING, "card")
    (wish,) = LETTER.due(Occasion(running, running, (fact,)))
    assert dict(wish.data) == data | {"begun": True}


def test_it_waits_while_a_match_only_goes_on_and_for_nothing_else() -> None:
    def slot(**data: object) -> Slot:
        return Slot(5, "card", 9, 8, False, 9, 77, 0, None, None, 0, False, data)

    begun = {"begun": True}
    assert LETTER.calm(slot(played=True), begun, bool) == 4
    assert LETTER.calm(slot(played=True), {}, bool) == 0
    assert LETTER.calm(slot(played=True), None, bool) == 0
    assert LETTER.calm(slot(), begun, bool) == 0
    assert LETTER.place is Place.CHANNEL


async def test_the_cover_of_a_game_stands_on_the_card_of_its_lobby_alone() -> None:
    app: Any = SimpleNamespace(store=None, pictures=None, tables=SimpleNamespace(now=0))
    content = await LETTER.face(app, sight("card", Seen(PLAYING)), WORDS)
    assert content is not None
    assert content.picture is None


@pytest.mark.parametrize(("title", "example"), [("tiny_towns", True), ("pillars", False)])
async def test_a_cover_that_shows_what_is_drawn_only_at_the_start_is_called_an_example(
    title: str, example: bool
) -> None:
    async def painted(key: str, name: str, draw: Any, alt: str, within: float) -> Any:
        del key, name, draw, within
        alts.append(alt)
        return object()

    alts: list[str] = []
    pictures = SimpleNamespace(paint_once=painted)
    app: Any = SimpleNamespace(store=None, pictures=pictures, tables=SimpleNamespace(now=0))
    content = await LETTER.face(app, sight("card", Seen(replace(LOBBY, title=title, seats=[]))), WORDS)
    assert content is not None
    assert content.embed is not None
    told = [str(content.embed.footer.text), *alts]
    assert ["For example: which cards are in play" in one for one in told] == [example, example]
