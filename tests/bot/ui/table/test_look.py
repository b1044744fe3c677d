"""What is said of a table: for whom it waits, how it ended, and what happened last."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store.records import LEVELS, Reservation, Seat, TableRow
from bot.tables.fellows import FACES
from bot.tables.live import Live
from bot.ui.table.faces import Seen, chosen_options, hand, link_to, players, seen, state
from bot.ui.table.look import Look, ended, look, name_of, named, spoken, title_text
from data.text import Text, Who
from data.words import Words
from engines.kernel import Event, Match, Result, SeatResult, fewest
from engines.kernel.catalogue import title_of

WORDS = Words("en")
ADA, BEN = 11, 12


def table(**changes: Any) -> TableRow:
    row = TableRow(
        id=7,
        title="tiny_towns",
        server=1,
        channel=2,
        thread=None,
        host=BEN,
        state="playing",
        options={},
        places=2,
        autostart=False,
        revision=1,
        created=0,
        seats=[Seat(0, ADA, "Ada*"), Seat(1, BEN, "Ben")],
    )
    return replace(row, **changes)


def begun(**changes: Any) -> Live:
    title = title_of("tiny_towns")
    return Live(table(**changes), Match.start(title, 2, title.options(), "ab" * 32))


def seen_by(person: int | None = None, *, view: dict[str, Any] | None = None, **changes: Any) -> Look:
    shown = look(begun(**changes), person)
    return replace(shown, view=shown.view.model_copy(update=view or {}))


@pytest.mark.parametrize(
    ("awaited", "said"),
    [((), ""), ((1,), "Waiting for **Ben**."), ((0, 1), "Waiting for **Ada\\*** and **Ben**.")],
)
def test_it_is_said_for_whom_a_table_waits(awaited: tuple[int, ...], said: str) -> None:
    assert seen_by(view={"awaited": awaited}).standing(WORDS) == said


@pytest.mark.parametrize(
    ("awaited", "said"),
    [
        ((1,), "**Rosamund \\(strong\\)** is thinking …"),
        ((0, 1), "Waiting for **Ada\\***. **Rosamund \\(strong\\)** is thinking …"),
    ],
)
def test_it_is_said_who_thinks(awaited: tuple[int, ...], said: str) -> None:
    seats = [Seat(0, ADA, "Ada*"), Seat(1, None, "", "strong", 2)]
    assert seen_by(view={"awaited": awaited}, seats=seats).standing(WORDS) == said


def test_no_two_computers_have_one_name() -> None:
    called = [name_of(Seat(1, None, "", level, face), WORDS) for level in LEVELS for face in range(FACES)]
    assert len(set(called)) == len(LEVELS) * FACES
    assert all(name.endswith(f" ({level})") for name, level in zip(called[::FACES], LEVELS, strict=True))


def test_the_result_stands_best_first_and_equal_ones_as_they_sit() -> None:
    seats = (SeatResult(placing=2, score=3), SeatResult(placing=1, score=9))
    over = seen_by(view={"result": Result(reason="squares", seats=seats)}, state="finished")
    lines = over.standing(WORDS).splitlines()
    assert [line.partition(" · ")[0] for line in lines] == ["1. **Ben**", "2. **Ada\\***"]
    assert ["9" in lines[0], "3" in lines[1]] == [True, True]
    tied = tuple(SeatResult(placing=1, score=3) for _ in range(2))
    both = seen_by(view={"result": Result(reason="squares", seats=tied)}).result(WORDS).splitlines()
    assert [line.partition(" · ")[0] for line in both] == ["1. **Ada\\***", "1. **Ben**"]
    assert seen_by().result(WORDS) == ""


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("empty", "Everybody has left, so this table is closed."),
        ("lost", "The channel of this table has gone, so it has ended without a result."),
        ("left", "All people have left, so this table has ended without a result."),
        (None, "All people have left, so this table has ended without a result."),
    ],
)
def test_a_table_without_a_result_says_why(reason: str | None, said: str) -> None:
    assert ended(table(reason=reason), WORDS) == said
    assert seen_by(state="abandoned", reason=reason).standing(WORDS) == said


def news(count: int, most: int) -> list[str]:
    events = tuple(Event(Text("plain", {"text": f"event {number}"})) for number in range(count))
    return seen_by(view={"news": events}).news(WORDS, most)


def test_the_last_news_are_told_and_the_others_counted() -> None:
    assert news(0, 3) == []
    assert news(3, 3) == ["• event 0", "• event 1", "• event 2"]
    assert news(5, 3) == [
        "• … and 2 more before, in /table history",
        "• event 2",
        "• event 3",
        "• event 4",
    ]
    many = tuple(Event(Text("card-lobby-full")) for _ in range(13))
    assert seen_by(view={"news": many}).news(WORDS)[0] == "• … and 1 more before, in /table history"
    assert len(seen_by(view={"news": many[1:]}).news(WORDS)) == 12


def test_news_name_players_as_they_are_called() -> None:
    event = Event(Text("table-waits", {"who": Who(0), "count": 1}))
    assert seen_by(view={"news": (event,)}).news(WORDS) == ["• Waiting for **Ada\\***."]


def test_everybody_at_a_table_has_a_name() -> None:
    called = [(1, None, ""), (1, None, "Ada"), (0, -3, "Ada"), (0, 0, "Ada"), (0, 5, "x" * 41)]
    assert [name_of(Seat(*seat), WORDS) for seat in called] == [
        "Computer 2",
        "Ada’s computer",
        "Erased player",
        "Ada",
        "x" * 39 + "…",
    ]
    assert name_of(Seat(0, 5, "x" * 40), WORDS) == "x" * 40
    assert named(table(), WORDS).name(0) == "Ada*"
    assert spoken(table(), WORDS).name(0) == "**Ada\\***"
    assert [WORDS.say(title_text(table(title=title))) for title in ("tiny_towns", "chess")] == [
        "Tiny Towns",
        "chess",
    ]


def test_only_who_sits_there_and_only_while_it_is_played_is_asked() -> None:
    awaited = begun().begun.awaited()[0].seat
    asked, stranger = (ADA, BEN)[awaited], 99
    assert seen_by(asked).question is not None
    assert seen_by(asked).seat == awaited
    for nobody in (seen_by(stranger), seen_by(None)):
        assert (nobody.seat, nobody.question, nobody.undoable, nobody.undo_row) == (None, None, 0, -1)
        assert (nobody.orders, nobody.given) == (None, ())
    over = seen_by(asked, state="finished")
    assert (over.question, over.undoable, over.undo_row, over.orders) == (None, 0, -1, None)


def test_only_who_has_answered_can_take_it_back() -> None:
    live = begun()
    match = live.begun
    one = match.awaited()[0]
    question = match.question(one.seat)
    assert question is not None
    assert look(live, (ADA, BEN)[one.seat]).undo_row == -1
    match.answer(one.seat, fewest(question), one.number)
    mine, other = look(live, (ADA, BEN)[one.seat]), look(live, (BEN, ADA)[one.seat])
    assert (mine.undoable, mine.undo_row) == (match.undoable(one.seat), match.last(one.seat))
    assert mine.undoable
    assert (other.undoable, other.undo_row) == (0, -1)


# What messages say of it


def test_the_host_is_marked_among_the_players() -> None:
    assert players(table(), WORDS).splitlines() == ["1. Ada\\*", "2. Ben (host)"]
    computer = table(host=BEN, seats=[Seat(0, None, "")])
    assert players(computer, WORDS) == "1. Computer 1"


def test_a_card_says_what_is_missing() -> None:
    def said(**changes: Any) -> str:
        return state(seen(Live(table(state="lobby", **changes))), WORDS).partition(".")[0]

    assert said() == "All seats are taken"
    assert said(places=3) == "Waiting for players"
    assert "by itself" in state(seen(Live(table(state="lobby", autostart=True))), WORDS)
    assert "by itself" not in state(seen(Live(table(state="lobby"))), WORDS)
    assert said(places=3, autostart=True) == "Waiting for players"
    kept = [Reservation(33, 2, "Cleo", 10**10)]
    assert said(places=3, reserved=kept).startswith("Seats are kept for those who are named below")
    assert "kept" not in state(seen(begun(reserved=kept)), WORDS)


def test_a_card_says_for_whom_it_waits_and_the_way_there() -> None:
    live = begun(thread=3)
    waits, link = state(seen(live), WORDS).splitlines()
    assert waits.startswith("Waiting for ")
    assert link.strip() == link_to(live.row) == "https://discord.com/channels/1/3"
    assert link_to(table()) == "https://discord.com/channels/1/2"
    live.row.state = "abandoned"
    assert state(seen(live), WORDS) == ended(live.row, WORDS)
    assert state(seen(Live(table(state="abandoned", reason="empty"))), WORDS).startswith("Everybody")


def test_the_seed_stays_secret_until_a_match_is_over() -> None:
    live = begun()
    assert (seen(live).seed, seen(live).commitment) == ("", live.begun.commitment)
    assert seen(live).owed == live.owed() != {}


def test_only_options_that_are_not_as_usual_are_said() -> None:
    title = title_of("tiny_towns")
    usual = title.options().written()
    assert chosen_options(table(options=usual), WORDS) == ""
    name, value = next((name, value) for name, value in usual.items() if value in ("on", "off"))
    other = "off" if value == "on" else "on"
    (line,) = chosen_options(table(options={**usual, name: other}), WORDS).splitlines()
    assert line.endswith(f": {other}")
    assert chosen_options(table(title="chess", options={"a": "b"}), WORDS) == ""


async def test_a_hand_is_for_who_sits_there() -> None:
    nothing: Any = None
    assert await hand(seen(Live(table(state="lobby")), ADA), WORDS, nothing) is None
    assert await hand(seen(begun(), 99), WORDS, nothing) is None
    over = await hand(seen(begun(state="abandoned"), ADA), WORDS, nothing, "m", "Look.")
    assert over is not None
    assert over.text.splitlines()[0] == "Look."
    assert "ended without a result" in over.text
    assert [(one.identity.verb, one.identity.picks) for one in over.items] == [("read", "m")]  # type: ignore[attr-defined]


def test_a_table_that_cannot_be_read_says_so_and_no_other_does() -> None:
    assert state(Seen(table(), frozen=True), WORDS).startswith("Table 7 was saved in a form")
    assert state(Seen(table(state="lobby")), WORDS).startswith("All seats are taken")


def test_nothing_can_be_taken_back_unless_it_is_said() -> None:
    shown = seen_by()
    assert Look(shown.row, shown.title, shown.view, None, None, -1).undoable == 0


def test_only_a_command_is_told_why_what_nobody_expects_cannot_be_done() -> None:
    title = title_of("guilds_of_london")
    match = Match.start(title, 2, title.options(), "ab" * 32)
    quiet = set[str]()
    while not quiet:
        one = match.awaited()[0]
        taught, plain = match.question(one.seat, teach=True), match.question(one.seat)
        assert taught is not None
        assert plain is not None
        quiet = {option.key for option in taught.options if option.quiet}
        shown = look(Live(table(title=title.id), match), (ADA, BEN)[one.seat]).question
        assert shown is not None
        assert {option.key for option in shown.options} == {option.key for option in taught.options} - quiet
        match.answer(one.seat, fewest(plain), one.number)
