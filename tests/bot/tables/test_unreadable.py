"""A stored match that cannot be read freezes its table; the log says why, and nothing of what is stored."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.letters.shelf import due
from bot.store import Store
from bot.store.schema import matches
from bot.tables.service import Tables
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of

SECRET = "a-card-that-nobody-may-know"
Spoil = Callable[[dict[str, Any]], None]


@pytest.fixture
def house(store: Store) -> Tables:
    return Tables(store, lambda: 1_000_000.0, due)


def wrong_value(snapshot: dict[str, Any]) -> None:
    state = json.loads(snapshot["state"])
    state["seats"] = SECRET
    snapshot["state"] = json.dumps(state)


def renamed_field(snapshot: dict[str, Any]) -> None:
    state = json.loads(snapshot["state"])
    state["spots"] = state.pop("places") | {"hand": SECRET}
    snapshot["state"] = json.dumps(state)


def cut_short(snapshot: dict[str, Any]) -> None:
    snapshot["state"] = snapshot["state"][:-20] + SECRET


def missing_opened(snapshot: dict[str, Any]) -> None:
    snapshot["opened"] = [SECRET]


async def frozen(house: Tables, spoil: Callable[[bytes], bytes]) -> None:
    """A table of the Pillars whose stored match was spoilt; whoever enters it is told so."""
    row = await house.open(title_of("pillars"), (1, 2), (11, "Ada"), title_of("pillars").options())
    await house.join(row.id, 12, "Ben")
    await house.start(row.id, 11)
    async with house.store.writing() as connection:
        stored = (await connection.execute(select(matches.c.snapshot))).scalar_one()
        spoilt = zlib.compress(spoil(zlib.decompress(stored)))
        await connection.execute(update(matches).values(snapshot=spoilt))
    house.cache.forget(row.id)
    async with house.enter(row.id) as live:
        with pytest.raises(RefusedError) as refused:
            _ = live.begun
    assert refused.value.text.id == "table-frozen"


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """All that was logged as it is written, tracebacks included."""
    formatter = logging.Formatter()
    return "\n".join(formatter.format(record) for record in caplog.records)


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (wrong_value, "seats (int_parsing)"),
        (renamed_field, "spots (extra_forbidden)"),
        (cut_short, "all (json_invalid)"),
        (missing_opened, "opened.0 (int_parsing)"),
    ],
)
async def test_the_log_names_table_title_and_fields_but_nothing_stored(
    house: Tables, caplog: pytest.LogCaptureFixture, spoil: Spoil, named: str
) -> None:
    def spoilt(saved: bytes) -> bytes:
        snapshot = json.loads(saved)
        spoil(snapshot)
        return json.dumps(snapshot).encode()

    await frozen(house, spoilt)
    said = logged(caplog)
    assert "table 1 of pillars cannot be read and is frozen" in said
    assert named in said
    assert SECRET not in said
    assert "Traceback" not in said


async def test_a_match_that_cannot_be_upgraded_is_frozen_without_its_state(
    house: Tables, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade(_: object, state: dict[str, Any], version: int) -> dict[str, Any]:
        raise ValueError(f"{SECRET} of version {version}: {state}")

    title = title_of("pillars")
    monkeypatch.setattr(type(title), "upgrade", upgrade)

    def earlier(saved: bytes) -> bytes:
        return json.dumps(json.loads(saved) | {"version": title.version - 1}).encode()

    await frozen(house, earlier)
    said = logged(caplog)
    assert "table 1 of pillars cannot be read and is frozen: ValueError in test_unreadable.py, line " in said
    assert SECRET not in said


async def test_of_many_wrong_fields_the_first_are_named(
    house: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    def emptied(saved: bytes) -> bytes:
        return json.dumps(json.loads(saved) | {"state": "{}"}).encode()

    await frozen(house, emptied)
    said = logged(caplog)
    assert "seats (missing), dice (missing)" in said
    assert said.count("(missing)") == 8
    assert said.rstrip().endswith("more")
