"""The end of a match: score sheet, what changed in the ratings, and the buttons that follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.results.ratings import SETTLED_AFTER
from bot.store import books, results, tables
from bot.store.ladders import Ladder, Step
from bot.store.records import Seat, Share, TableRow, seat_of
from bot.tables.rematch import Rematch
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.numerals import number, signed
from bot.ui.kit.press import Interaction, pressed
from bot.ui.kit.reply import private_words
from bot.ui.results.leaders import rating
from bot.ui.table.access import admit, may_open
from bot.ui.table.faces import waited_for
from bot.ui.table.hours import at
from bot.ui.table.look import name_of, title_text
from data.names import isolated
from data.words import Words
from renderers.house.changes import Change, Changes, draw_changes

if TYPE_CHECKING:
    from bot.app import Guildhall


async def rating_changes(app: Guildhall, row: TableRow, words: Words) -> list[str]:
    """What the match has made of the ratings, a line each, or why it is not rated."""
    found = await _moves(app, row, words)
    return _told(row, found, words)


def _told(row: TableRow, found: Moves, words: Words, *, plain: bool = False) -> list[str]:
    if found.why is not None:
        return [words(f"final-unrated-{found.why}")]
    if not found.moves:
        return []
    moved = [
        words(
            "final-rating",
            name=isolated(move.name) if plain else bold(move.name),
            before=move.before,
            after=move.after,
            by=move.by,
            left=move.left,
        )
        for move in found.moves
    ]
    unmoved = []
    for message, people in (("final-rating-none", found.alone), ("final-rating-heir", found.heirs)):
        names = [isolated(name) if plain else bold(name) for name in people]
        unmoved += [words(message, who=names, count=len(names))] if names else []
    unsure = not plain and not all(move.settled for move in found.moves)
    foot = [words("final-rating-provisional")] if unsure else []
    return [words("final-ratings", title=title_text(row)), *moved, *unmoved, *foot]


@dataclass(frozen=True)
class Move:
    """What became of one rating, as it is written; left: why the person comes last, or "no"; settled: whether it is no provisional one."""

    place: int
    name: str
    before: str
    after: str
    by: str
    moved: int
    left: str
    settled: bool = True


@dataclass(frozen=True)
class Moves:
    """What a match has made of ratings, or why of none.

    Alone: who is not rated since nobody else played enough of it. Heirs: who is not since they took a seat over.
    """

    why: str | None = None
    moves: tuple[Move, ...] = ()
    alone: tuple[str, ...] = ()
    heirs: tuple[str, ...] = ()


async def _moves(app: Guildhall, row: TableRow, words: Words) -> Moves:
    """Why a match is not rated, or what it has made of the ratings in its title and server."""
    async with app.store.reading() as connection:
        ending = await results.ending_of(connection, row.id)
        if ending is None or ending.unrated is not None:
            return Moves(None if ending is None else ending.unrated)
        steps = await books.steps_of(connection, ending.id, Ladder(row.title, row.server))
        tenures = await tables.tenures(connection, row.id)
        shares = (await results.shares_of(connection, [ending.id]))[ending.id]
    first: dict[int, dict[str, Any]] = {}
    for one in tenures:
        first.setdefault(one["seat"], one)
    sat = {one["person"]: one for one in first.values() if one["person"] is not None}
    rated = {step.person for step in steps}
    moves = [_move(step, sat[step.person], shares, words) for step in steps if step.person in sat]
    alone = [name_of(_seat(one), words) for person, one in sat.items() if person not in rated]
    later = [one for one in tenures if one["until"] is None and one["person"] not in (None, *sat)]
    heirs = [name_of(_seat(one), words) for one in later]
    return Moves(None, tuple(moves), tuple(alone), tuple(heirs))


def _seat(tenure: dict[str, Any]) -> Seat:
    return seat_of(tenure)


def _why_last(tenure: dict[str, Any], share: Share | None) -> str:
    if tenure["until"] is not None:
        return "left"
    if share is not None and share.away:
        return "away"
    return "no" if share is None or share.stayed else "few"


def _move(step: Step, tenure: dict[str, Any], shares: Mapping[int, Share], words: Words) -> Move:
    seat = _seat(tenure)
    moved, settled = step.after - step.before, step.matches >= SETTLED_AFTER
    return Move(
        step.place,
        name_of(seat, words),
        number(words, step.before),
        rating(words, step.after, settled=settled),
        signed(words, moved),
        moved,
        _why_last(tenure, shares.get(seat.seat)),
        settled,
    )


@pressed("ratings")
async def ratings(interaction: Interaction, identity: Id) -> Content:
    """Show what a match has made of the ratings as a picture."""
    app, words = interaction.client, await private_words(interaction)
    async with app.tables.enter(identity.table) as live:
        admit(interaction, live.row)
        row = live.row
    found = await _moves(app, row, words)
    lines = _told(row, found, words)
    if not found.moves:
        return Content("\n".join(lines) or words("final-none", table=str(row.id)))
    draw = partial(draw_changes, _sheet(row, found.moves, words))
    alt = " ".join(_told(row, found, words, plain=True))
    picture = await app.pictures.paint("ratings", draw, alt)
    return Content("\n".join(lines), picture)


def _sheet(row: TableRow, moves: Sequence[Move], words: Words) -> Changes:
    rows = [
        Change(
            move.place,
            number(words, move.place),
            move.name,
            words("person-unwritable", number=number(words, index)),
            move.before,
            move.after,
            move.by,
            move.moved,
            "" if move.left == "no" else words(f"ratings-{move.left}"),
        )
        for index, move in enumerate(moves, 1)
    ]
    under = words("table-short", title=title_text(row), table=str(row.id))
    return Changes(words("ratings-title"), under, tuple(rows), words("ratings-foot"))


@pressed("rematch")
async def rematch(interaction: Interaction, identity: Id) -> Content:
    """Open the lobby for playing again, with seats that are kept for the others."""
    app, words = interaction.client, await private_words(interaction)
    async with app.tables.enter(identity.table) as live:
        admit(interaction, live.row)
        server, channel = live.row.server, live.row.channel
    await may_open(interaction, server, channel)
    away = partial(app.members.away, server)
    again = await app.rematches.open(identity.table, interaction.user.id, away)
    return Content("\n".join(_opened(again, words)))


def _opened(again: Rematch, words: Words) -> list[str]:
    """Where a match is played again, for whom seats are kept, and who cannot come; whom a block keeps away is not named."""
    row = again.row
    lines = [words(f"rematch-{row.state}", again=str(row.id))]
    if row.kept:
        names = [bold(name_of(waited_for(one), words)) for one in row.kept]
        until = at(min(one.until for one in row.kept), words)
        lines.append(words("rematch-kept", who=names, count=len(names), until=until))
    for message, seats in (("rematch-away", again.away), ("rematch-barred", again.barred)):
        if seats:
            names = [bold(name_of(seat, words)) for seat in seats]
            lines.append(words(message, who=names, count=len(names)))
    if again.busy:
        lines.append(words("rematch-busy", count=len(again.busy)))
    return lines
