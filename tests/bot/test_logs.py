"""The log says what it is about, to people in lines and to programs in JSON."""

from __future__ import annotations

import asyncio
import json
import logging
from contextvars import copy_context

from bot.logs import Json, Lines, about


def record(said: str, *given: object) -> logging.LogRecord:
    return logging.LogRecord("bot.post", logging.WARNING, __file__, 1, said, given, None)


def test_a_line_says_what_it_is_about() -> None:
    assert Lines().format(record("%s failed", "card")).endswith("WARNING bot.post: card failed")

    def told() -> str:
        about(interaction=77)
        about(table=3)
        return Lines().format(record("late"))

    assert copy_context().run(told).endswith("bot.post: late [interaction 77, table 3]")


def test_json_is_one_object_a_line_whatever_was_said() -> None:
    def told() -> str:
        about(table=3)
        try:
            raise LookupError("gone\naway")  # noqa: TRY301  # as anything may be raised
        except LookupError as error:
            one = record('“%s”\nand "more"', "Zażółć")
            one.exc_info = (type(error), error, error.__traceback__)
            return Json().format(one)

    written = copy_context().run(told)
    assert "\n" not in written
    found = json.loads(written)
    assert found["message"] == '“Zażółć”\nand "more"'
    assert (found["level"], found["logger"], found["table"]) == ("WARNING", "bot.post", 3)
    assert found["error"].endswith("LookupError: gone\naway")


def test_json_says_when_it_was_in_universal_time_and_nothing_of_errors_where_there_was_none() -> None:
    one = record("late")
    one.created = 1_800_000_000.25
    found = json.loads(Json().format(one))
    assert found["time"] == "2027-01-15T08:00:00.250+00:00"
    assert list(found) == ["time", "level", "logger", "message"]


async def test_what_a_task_begins_is_about_the_same_and_others_know_nothing_of_it() -> None:
    async def press(number: int) -> str:
        about(table=number)
        return await asyncio.create_task(follows())

    async def follows() -> str:
        return Lines().format(record("later"))

    told = await asyncio.gather(press(1), press(2))
    assert [one.rpartition(" [")[2] for one in told] == ["table 1]", "table 2]"]
    assert "[" not in Lines().format(record("nobody's"))
