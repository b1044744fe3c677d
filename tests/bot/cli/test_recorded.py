"""What is kept of a release is a small house with something of everything in it, and matches with all that can be done in one."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.cli.playing import answer, begin
from bot.cli.record import database, matches
from bot.cli.record.matches import some_lists
from bot.cli.record.playthrough import Move, Orders, read, seen, write
from bot.cli.record.release import STORED
from bot.store import Store, messages, packs, people, tables
from engines.kernel import Match, StaleError
from engines.kernel.catalogue import title_of

BRIDGE = title_of("old_london_bridge")


def test_the_database_holds_lobbies_running_tables_matches_that_ended_and_one_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "titles", lambda: {"tiny_towns": title_of("tiny_towns")})
    kept = tmp_path / "kept.db.gz"
    database.write(kept)
    (tmp_path / "kept.db").write_bytes(gzip.decompress(kept.read_bytes()))

    async def looked() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'kept.db'}")
        try:
            async with store.reading() as connection:
                rows = [row for number in range(1, 9) if (row := await tables.load(connection, number))]
                journals = [await tables.read_journal(connection, row.id) for row in rows]
                cards = [(await messages.slots(connection, row.id)) for row in rows]
                packed = [await packs.read(connection, row.id) is not None for row in rows]
                ada, ben = [await people.person(connection, number) for number in (11, 12)]
            assert [row.state for row in rows] == ["lobby", "playing", "finished", "abandoned"]
            assert [sum(seat.person is None for seat in row.seats) for row in rows] == [0, 1, 0, 3]
            assert [row.thread for row in rows] == [None, 904, 905, 906]
            assert [bool(journal) for journal in journals] == [False, True, True, True]
            assert packed == [False, False, True, False]
            given = Counter(row.picks is None for row in journals[1])
            assert given[True] >= 1, "something was taken back"
            assert given[False] >= 8
            shown = [slots[database.CARD.of()].message for slots in cards[1:]]
            assert shown == [5002, 5003, 5004]
            assert (ada.dms, ben.dms) == (False, True)
            assert await store.note("kept") == "by a release"
        finally:
            await store.close()

    asyncio.run(looked())


def test_the_clock_of_it_goes_on_by_a_second_whenever_somebody_looks() -> None:
    seconds = database._seconds()
    assert [next(seconds) for _ in range(3)] == [1_800_000_000, 1_800_000_001, 1_800_000_002]


def played(kind: str) -> matches.Playthrough:
    for number in range(matches.TRIES):
        found = matches._Recorder(BRIDGE, kind, number).played()  # type: ignore[arg-type]
        if found is not None:
            return found
    raise AssertionError(f"no match of the kind {kind}")


def test_a_match_with_lists_of_orders_is_noted_so_that_it_can_be_played_again(tmp_path: Path) -> None:
    one = played("lists")
    assert one.seats == BRIDGE.seats[-1]
    assert one.orders
    assert all(orders.lists and orders.picks == () for orders in one.orders)
    assert all(orders.seat < one.seats - 1 for orders in one.orders), "the last one is a computer"
    assert {move.seat for move in one.journal if move.by == "computer"} == {one.seats - 1}
    assert any(move.by == "order" for move in one.journal[one.saved.at :])
    assert any(one.saved.lists)
    match = Match.start(BRIDGE, one.seats, BRIDGE.options.parse(one.options), one.seed)
    for move, view in zip(one.journal, one.views, strict=False):
        assert seen(match) == view
        for orders in one.given_at(match.length):
            orders.give(match)
        if match.length == one.saved.at and match.save().decode() == one.saved.match:
            assert tuple(match.given(seat) for seat in range(match.seats)) == one.saved.orders
        move.carry_out(match)
    assert match.save().decode() == one.ended
    write(tmp_path / "lists.json.gz", one)
    assert read(tmp_path / "lists.json.gz") == one


def test_lists_have_something_that_may_be_ordered_and_never_two_that_are_against_each_other() -> None:
    lists = 0
    for number in range(40):
        match, _ = begin(BRIDGE, 3, BRIDGE.options(), "lists", number)
        kinds = {one.name: one for one in match.standing.kinds(0)}
        orders = list(some_lists(match, 0, Random(number)))
        lists += len(orders)
        for order in orders:
            kind = kinds[order.kind]
            assert 1 <= len(order.wants) <= kind.most
            assert order.when in ("", *kind.when)
            assert order.hold in kind.holds
            assert not any(other.kind in kind.against for other in orders)
        if orders:
            Orders(at=0, seat=0, picks=(), lists=tuple(orders)).give(match)
    assert lists


def test_who_is_not_asked_cannot_answer_in_a_playthrough() -> None:
    match, luck = begin(BRIDGE, 3, BRIDGE.options(), "a")
    while len(asked := {one.seat for one in match.awaited()}) == 3:
        answer(match, luck)
    with pytest.raises(StaleError):
        Move(seat=min({0, 1, 2} - asked), picks=()).carry_out(match)


def test_what_was_kept_of_a_version_is_replaced_whole(
    typed: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = played("few")
    monkeypatch.setattr("bot.cli.record.release.playthroughs", lambda _: [one])
    folder = tmp_path / BRIDGE.id / str(BRIDGE.version)
    folder.mkdir(parents=True)
    (folder / "older.json.gz").write_bytes(b"a kind that there is no more")
    typed("record", BRIDGE.id, "--to", tmp_path)
    assert {path.name for path in folder.iterdir()} == {"few.json.gz", STORED}
    assert read(folder / "few.json.gz") == one


def test_a_form_that_cannot_be_read_is_named(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / BRIDGE.id / str(BRIDGE.version) / STORED
    file.parent.mkdir(parents=True)
    file.write_text("{")
    said = refused("record", BRIDGE.id, "--to", tmp_path)
    assert said.startswith(f"{file} cannot be read: ")
    assert said.endswith("Take it from the history again.")


def test_how_many_sit_at_a_match_of_each_kind() -> None:
    title: object = SimpleNamespace(seats=range(1, 7))
    assert {kind: matches._seats(title, kind) for kind in matches.KINDS} == {  # type: ignore[arg-type]
        "few": 1,
        "middle": 3,
        "lanes": 6,
        "orders": 3,
        "lists": 6,
    }
