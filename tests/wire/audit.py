"""The audit: what is stored against what people were shown, and every message against the letter that owns it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import NullPool, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.letters.shelf import letters
from bot.results.rebuild import rebuild
from bot.results.reel import Reel, matches
from bot.store import Store, schema
from bot.ui.table.narrow import JOINED, MORE, copies, split, token
from engines.kernel import Entry, Picks, Question
from tests.wire.people import identity
from tests.wire.player import ANSWERS, Player
from tests.wire.world import Message, World

UNSETTLED = "SELECT table_id, slot FROM outbox WHERE wanted > shown OR old_message IS NOT NULL"
OWED = (
    "SELECT waits.table_id, waits.question, seats.person FROM waits "
    "JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat AND seats.until IS NULL "
    "JOIN tables ON tables.id = waits.table_id "
    "WHERE tables.state = 'playing' AND seats.person"
)
Row = dict[str, Any]


@dataclass
class Findings:
    """What is not as it must be, each named once however often it is found; and how many answers people gave."""

    answers: int = 0
    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)
    untold: set[str] = field(default_factory=set)
    stale: set[str] = field(default_factory=set)
    unequal: set[str] = field(default_factory=set)

    def __iter__(self) -> Iterator[tuple[str, set[str]]]:
        for name in ("lost", "doubled", "missing", "untold", "stale", "unequal"):
            yield name, getattr(self, name)

    @property
    def clean(self) -> bool:
        """Whether nothing was found."""
        return not any(found for _, found in self)


@dataclass(frozen=True)
class Given:
    """An answer in the journal, with all that its person may have pressed for it."""

    picks: Picks
    tokens: frozenset[str]


class Audit:
    """Looks into the database, read-only, and at the world."""

    def __init__(self, database: str, world: World, players: Iterable[Player]) -> None:
        self._database = create_async_engine(database, poolclass=NullPool)
        self._world = world
        self._url = database
        self._players = {one.id: one for one in players}
        self._before: set[tuple[int, int, int]] = set()

    async def rows(self, query: str, **values: object) -> list[Row]:
        """What the database says now."""
        async with self._database.connect() as connection:
            return [dict(row) for row in (await connection.execute(text(query), values)).mappings()]

    async def unsettled(self) -> list[str]:
        """The letters that do not show yet what they must."""
        found = await self.rows(UNSETTLED)
        return [f"table {row['table_id']}: {row['slot']}" for row in found]

    async def into(self, findings: Findings) -> None:
        """Add what is found now."""
        for player in self._players.values():
            player.hears()
            findings.stale |= player.saw_old
        await self._answers(findings)
        await self._messages(findings)
        await self._told(findings)

    async def owed(self, person: int, table: int) -> int | None:
        """The question that somebody owes an answer to; None where there is none, or nobody can say now."""
        try:
            query = f"{OWED} = :person AND tables.id = :table"
            found = await self.rows(query, person=person, table=table)
        except (DBAPIError, OSError):
            return None
        return found[0]["question"] if found else None

    async def takes_as_given(self) -> None:
        """What stands in the journals by now was answered before anybody looked."""
        async for table, person, question, _ in self._given():
            self._before.add((table, person, question))

    async def ratings(self, findings: Findings) -> tuple[int, int]:
        """Compare what stands about all ratings with what a rebuild makes of the matches; how many numbers and matches there are."""
        store = await Store.open(self._url, fresh=False)
        try:
            before = await _books(store)
            matches, _ = await rebuild(store, lambda *_: None)
            after = await _books(store)
        finally:
            await store.close()
        findings.unequal |= {f"{one} only {when}" for one, when in _differing(before, after)}
        return len(before), matches

    # The journal against what was shown

    async def _answers(self, findings: Findings) -> None:
        kept: dict[tuple[int, int, int], list[Given]] = defaultdict(list)
        async for table, person, question, given in self._given():
            kept[table, person, question].append(given)
        findings.answers = sum(map(len, kept.values())) - len(self._before)
        for done in {one for player in self._players.values() for one in player.done}:
            found = kept.get((done.table, done.person, done.question), [])
            pressed = set(split(done.tokens)) - {MORE}
            if not any(pressed <= one.tokens for one in found):
                findings.lost.add(f"{done} is not in the journal: {[one.picks for one in found]}")
        for (table, person, question), found in kept.items():
            tried = (table, question) in self._players[person].tried
            if len(found) > 1 or not (tried or (table, person, question) in self._before):
                picks = [one.picks for one in found]
                findings.doubled.add(f"table {table}: question {question} of {person}, answered by {picks}")

    async def _given(self) -> AsyncIterator[tuple[int, int, int, Given]]:
        """Every answer of a person, with the number of the question that it answered."""
        seats = await self._seats()
        rows = await self.rows("SELECT * FROM journal WHERE number >= 0 ORDER BY table_id, number")
        journal: dict[int, list[Row]] = defaultdict(list)
        for row in rows:
            journal[row["table_id"]].append(row)
        for table in await self.rows("SELECT * FROM tables JOIN matches ON matches.table_id = tables.id"):
            number = table["table_id"]
            entries = tuple(
                Entry(row["seat"], _picks(row["picks"]), row["by"]) for row in journal.get(number, [])
            )
            options = _read(table["options"])
            reel = Reel(table["title"], len(seats[number]), options, table["seed"], entries)
            for match, entry in zip(matches(reel), entries, strict=False):
                if entry.by == "person" and entry.picks is not None:
                    question = match.question(entry.seat)
                    assert question is not None
                    given = Given(entry.picks, frozenset(_tokens(question, entry.picks)))
                    yield number, seats[number][entry.seat], question.number, given

    async def _seats(self) -> dict[int, dict[int, int]]:
        found: dict[int, dict[int, int]] = defaultdict(dict)
        for row in await self.rows("SELECT * FROM seats WHERE until IS NULL"):
            found[row["table_id"]][row["seat"]] = row["person"]
        return found

    # The messages against the letters that own them

    async def _messages(self, findings: Findings) -> None:
        owned: dict[int, str] = {}
        for row in await self.rows("SELECT * FROM outbox"):
            name = f"table {row['table_id']}: {row['slot']}"
            if row["wanted"] > row["shown"]:
                findings.missing.add(f"{name} shows {row['shown']} and must show {row['wanted']}")
            if row["message"] is None:
                letter = letters()[row["slot"].partition(":")[0]]
                if row["lost"] or (letter.edited and not row["gone"]):
                    findings.missing.add(f"{name} is nowhere")
                continue
            owned[row["message"]] = name
            place = self._world.channels.get(row["channel"])
            if place is None or row["message"] not in place.messages:
                findings.missing.add(f"{name} has gone")
        for message in self._world.own():
            if message.id not in owned:
                findings.doubled.add(f"nobody owns message {message.id}: {_described(message)}")

    # Everybody who owes an answer

    async def _told(self, findings: Findings) -> None:
        for row in await self.rows(f"{OWED} IS NOT NULL"):
            player = self._players[row["person"]]
            if not told(player, row["table_id"], row["question"]):
                owed = f"table {row['table_id']}: {player.name} of question {row['question']}"
                findings.untold.add(f"{owed}, after {list(player.story)}")


def told(player: Player, table: int, question: int) -> bool:
    """Whether somebody knows of a question: called to play by a standing message, or asked in the last reply or in private.

    A mention in a vote, or in the call to a rematch, calls to nothing that is asked.
    """
    called = any(
        one.table == table and one.verb == "play"
        for message in player.mentioned()
        for item in message.items()
        if (one := identity(item)) is not None
    )
    return called or any(
        one.table == table and one.number == question and one.verb in ANSWERS for _, one in player.asked()
    )


async def _books(store: Store) -> set[str]:
    """Everything that is kept about ratings, each line as it is."""
    async with store.reading() as connection:
        return {
            f"{kept.name} {tuple(row)}"
            for kept in (schema.ratings, schema.standings)
            for row in await connection.execute(kept.select())
        }


def _differing(before: set[str], after: set[str]) -> Iterator[tuple[str, str]]:
    yield from ((one, "before a rebuild") for one in before - after)
    yield from ((one, "after a rebuild") for one in after - before)


def _read(written: Any) -> Any:
    """What is stored as JSON, which one of the databases gives back read, and the other one as text."""
    return json.loads(written) if isinstance(written, str) else written


def _picks(written: Any) -> tuple[str, ...] | None:
    picks = _read(written)
    return None if picks is None else tuple(picks)


def _tokens(question: Question, picks: Picks) -> Iterator[str]:
    """What a person may have pressed to give this answer: the options that were picked, or values of their parts."""
    for option in filter(None, map(question.option, picks)):
        yield from copies(option, len(picks))
        yield from (token(one) for one in (f"!{option.key}", *option.parts.values()))
        for group in question.together:
            yield token(JOINED.join(option.parts[part] for part in group if part in option.parts))


def _described(message: Message) -> str:
    ids = [item.get("custom_id") for item in message.items()]
    return f"in {message.channel}, {message.content[:80]!r} with {ids}"
