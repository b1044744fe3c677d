"""A new kind of letter is one new file: nothing else of the bot knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.letters
from bot.letters.shelf import LettersError, letters
from bot.store import messages
from bot.store.records import Wish
from tests.e2e.stage import Person, Stage

MODULE = """
from bot.letters.letter import Letter, Place
from bot.tables.facts import Answered, Begun, HandedOver
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button


class Greeting(Letter):
    name = "greeting"
    place = Place.PLAYER

    def due(self, occasion):
        for seat in occasion.row.seats:
            if occasion.any(Begun):
                yield self.wish(seat.seat)
        for fact in occasion.each(HandedOver):
            yield self.gone(fact.seat)

    async def face(self, app, sight, words, note=""):
        if sight.person is None:
            return None
        play = button(Id("play", sight.row.id, picks=f"greeting-{sight.slot.seat}"), "Off we go")
        return Content(f"Good luck at table {sight.row.id}.", items=[play])


class Tally(Letter):
    name = "tally"
    place = Place.CHANNEL

    def due(self, occasion):
        if occasion.any(Answered):
            yield self.wish(count=occasion.before.letters.get("tally", {}).get("count", 0) + 1)

    async def face(self, app, sight, words, note=""):
        read = button(Id("read", sight.row.id, picks="tally"), "Read")
        return Content(f"Answers so far: {sight.slot.data['count']}.", items=[read])


LETTER = MADE()
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """A folder whose modules are letters too, as long as the test lasts."""
    folder = tmp_path / "letters"
    folder.mkdir()
    bot.letters.__path__.append(str(folder))
    letters.cache_clear()
    yield folder
    bot.letters.__path__.remove(str(folder))
    letters.cache_clear()


def tallies(stage: Stage) -> list[str]:
    return [one.text for one in stage.own(stage.channel) if one.text.startswith("Answers so far")]


def greeted(stage: Stage, person: Person) -> int:
    return sum("Good luck at table 1." in one.text for one in stage.dms(person))


@pytest.mark.long
async def test_a_letter_to_everybody_remembers_and_is_edited_in_place(shelf: Path, stage: Stage) -> None:
    (shelf / "tally_of_the_test.py").write_text(MODULE.replace("MADE", "Tally"), "utf-8")
    letters.cache_clear()
    await stage.begins("lanterns", stage.ada, stage.ben, seats=2)
    assert tallies(stage) == []
    await stage.answers_in_dm(stage.ada)
    assert tallies(stage) == ["Answers so far: 1."]
    await stage.restarts()
    await stage.answers_in_dm(stage.ben)
    assert tallies(stage) == ["Answers so far: 2."]
    assert all(slot.settled for slot in (await stage.slots()).values())


async def test_a_letter_to_each_player_comes_and_goes(shelf: Path, stage: Stage) -> None:
    (shelf / "greeting_of_the_test.py").write_text(MODULE.replace("MADE", "Greeting"), "utf-8")
    letters.cache_clear()
    await stage.begins("lanterns", stage.ada, stage.ben, seats=2)
    assert [greeted(stage, one) for one in (stage.ada, stage.ben)] == [1, 1]
    for person in (stage.ada, stage.ben):
        leaving = await stage.says(person, "table leave", table=1)
        await stage.presses(person, leaving.labels[0], leaving)
    assert [greeted(stage, one) for one in (stage.ada, stage.ben)] == [0, 0]
    assert not [name for name in await stage.slots() if name.startswith("greeting")]


async def test_a_letter_that_this_release_does_not_know_holds_nothing_up(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    async with stage.bot.store.writing() as connection:
        await messages.wish(connection, 1, 1, [Wish("anthem")])
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert stage.thread().id == stage.card().id
    assert stage.waits_for(stage.ada, stage.ben)


async def test_a_press_on_the_message_of_such_a_letter_is_answered_beside_it(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, seats=2)
    old = stage.dm(stage.ada)
    async with stage.bot.store.writing() as connection:
        await messages.wish(connection, 1, 1, [Wish("anthem:0")])
        slots = await messages.slots(connection, 1)
        await messages.note(connection, slots["anthem:0"], shown=1, message=old.id)
        await messages.note(connection, slots["hand:0"], message=None)
    shown = await stage.presses(stage.ada, old.labels[0], old)
    assert "Waiting for **Ben**" in shown.text
    assert stage.waits_for(stage.ben)
    assert stage.errors == []


@pytest.mark.parametrize("name", ["to all", "call-to-arms", "card:20", "", "announcements"])
def test_a_name_that_cannot_be_stored_is_told_with_its_file(shelf: Path, name: str) -> None:
    source = MODULE.replace("MADE", "Tally").replace('name = "tally"', f'name = "{name}"')
    (shelf / f"loud_{len(name)}.py").write_text(source, "utf-8")
    letters.cache_clear()
    with pytest.raises(LettersError, match=rf"cannot be named '{name}', in bot/letters/loud_{len(name)}\.py"):
        letters()


def test_two_letters_with_one_name_are_told_with_their_files(shelf: Path) -> None:
    (shelf / "once_more.py").write_text(MODULE.replace("MADE", "Tally"), "utf-8")
    (shelf / "and_again.py").write_text(MODULE.replace("MADE", "Tally"), "utf-8")
    letters.cache_clear()
    with pytest.raises(LettersError, match=r"two letters named 'tally'.*and_again\.py.*once_more\.py"):
        letters()
