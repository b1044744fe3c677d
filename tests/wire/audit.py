"""The audit: what is stored against what people were shown, and every message against the letter that owns it."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.letters.shelf import letters
from bot.results.reel import Reel, matches
from bot.ui.table.narrow import JOINED, MORE, copies, split, token
from engines.kernel import Entry, Picks, Question
from tests.wire.people import identity
from tests.wire.player import ANSWERS, Player
from tests.wire.world import Message, World

UNSETTLED = "SELECT table_id, slot FROM outbox WHERE wanted > shown OR old_message IS NOT NULL"
Row = dict[str, Any]


@dataclass
class Findings:
    """What is not as it must be, each named once however often it is found; and how many answers people gave."""

    answers: int = 0
    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)
    untold: set[str] = field(default_factory=set)

    def __iter__(self) -> Iterator[tuple[str, set[str]]]:
        for name in ("lost", "doubled", "missing", "untold"):
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

    def __init__(self, database: Path, world: World, players: Iterable[Player]) -> None:
        self._database = database
        self._world = world
        self._players = {one.id: one for one in players}

    def rows(self, query: str) -> list[Row]:
        """What the database says now."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query)]

    def unsettled(self) -> list[str]:
        """The letters that do not show yet what they must."""
        found = self.rows(UNSETTLED)
        return [f"table {row['table_id']}: {row['slot']}" for row in found]

    def into(self, findings: Findings) -> None:
        """Add what is found now."""
        for player in self._players.values():
            player.hears()
        self._answers(findings)
        self._messages(findings)
        self._told(findings)

    # The journal against what was shown

    def _answers(self, findings: Findings) -> None:
        kept: dict[tuple[int, int, int], list[Given]] = defaultdict(list)
        for table, person, question, given in self._given():
            kept[table, person, question].append(given)
        findings.answers = sum(map(len, kept.values()))
        for done in {one for player in self._players.values() for one in player.done}:
            found = kept.get((done.table, done.person, done.question), [])
            pressed = set(split(done.tokens)) - {MORE}
            if not any(pressed <= one.tokens for one in found):
                findings.lost.add(f"{done} is not in the journal: {[one.picks for one in found]}")
        for (table, person, question), found in kept.items():
            if len(found) > 1 or (table, question) not in self._players[person].tried:
                picks = [one.picks for one in found]
                findings.doubled.add(f"table {table}: question {question} of {person}, answered by {picks}")

    def _given(self) -> Iterator[tuple[int, int, int, Given]]:
        """Every answer of a person, with the number of the question that it answered."""
        seats = self._seats()
        rows = self.rows("SELECT * FROM journal WHERE number >= 0 ORDER BY table_id, number")
        journal: dict[int, list[Row]] = defaultdict(list)
        for row in rows:
            journal[row["table_id"]].append(row)
        for table in self.rows("SELECT * FROM tables JOIN matches ON matches.table_id = tables.id"):
            number = table["table_id"]
            entries = tuple(
                Entry(row["seat"], _picks(row["picks"]), row["by"]) for row in journal.get(number, [])
            )
            options = json.loads(table["options"])
            reel = Reel(table["title"], len(seats[number]), options, table["seed"], entries)
            for match, entry in zip(matches(reel), entries, strict=False):
                if entry.by == "person" and entry.picks is not None:
                    question = match.question(entry.seat)
                    assert question is not None
                    given = Given(entry.picks, frozenset(_tokens(question, entry.picks)))
                    yield number, seats[number][entry.seat], question.number, given

    def _seats(self) -> dict[int, dict[int, int]]:
        found: dict[int, dict[int, int]] = defaultdict(dict)
        for row in self.rows("SELECT * FROM seats WHERE until IS NULL"):
            found[row["table_id"]][row["seat"]] = row["person"]
        return found

    # The messages against the letters that own them

    def _messages(self, findings: Findings) -> None:
        owned: dict[int, str] = {}
        for row in self.rows("SELECT * FROM outbox"):
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

    def _told(self, findings: Findings) -> None:
        query = (
            "SELECT waits.table_id, waits.question, seats.person FROM waits "
            "JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat AND seats.until IS NULL "
            "JOIN tables ON tables.id = waits.table_id "
            "WHERE tables.state = 'playing' AND seats.person IS NOT NULL"
        )
        for row in self.rows(query):
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


def _picks(written: str | None) -> tuple[str, ...] | None:
    picks = None if written is None else json.loads(written)
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
